import TerminalText
import Testing

struct LinkSupportTests {
  @Test(arguments: [
    ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.4.19"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20240203-1"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.103.0"],
    ["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.0"],
    ["TERM": "xterm-256color", "VTE_VERSION": "5000"],
    ["TERM": "xterm-256color", "VTE_VERSION": "7600"],
    ["TERM": "xterm-256color", "KONSOLE_VERSION": "230800"],
    ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], ["TERM": "xterm-kitty"],
    ["TERM": "foot"], ["TERM": "foot-extra"], ["TERM": "alacritty"], ["TERM": "alacritty-direct"],
    ["TERM": "wezterm"], ["TERM": "xterm-256color", "WT_SESSION": "c0ffee"],
    [
      "TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0", "TERM_PROGRAM": "tmux",
      "TERM_PROGRAM_VERSION": "3.4",
    ],
    [
      "TERM": "screen-256color", "TMUX": "/tmp/t,1,0", "TERM_PROGRAM": "tmux",
      "TERM_PROGRAM_VERSION": "3.5a",
    ],
    [
      "TERM": "tmux-256color", "TMUX": "/tmp/t,1,0", "TERM_PROGRAM": "tmux",
      "TERM_PROGRAM_VERSION": "next-3.6",
    ],
  ])
  func theseAreKnownToMakeLinks(environment: [String: String]) {
    #expect(LinkSupport.isLikely(environment))
  }

  @Test(arguments: [
    [:], ["TERM": ""], ["TERM": "dumb", "VTE_VERSION": "7600"], ["TERM": "xterm"],
    ["TERM": "xterm-256color"], ["TERM": "linux"], ["TERM": "vt220"],
    ["TERM": "xterm-256color", "VTE_VERSION": "4999"],
    ["TERM": "xterm-256color", "VTE_VERSION": "new"],
    ["TERM": "xterm-256color", "KONSOLE_VERSION": "190400"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "453"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.0.15"],
    ["TERM": "screen", "KITTY_WINDOW_ID": "1"], ["TERM": "screen.xterm-256color", "STY": "1.x"],
    ["TERM": "xterm-kitty", "STY": "1.x"], ["TERM": "xterm-kitty", "INSIDE_EMACS": "29.1,term"],
    // What is behind tmux may know links, but tmux takes them away.
    ["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1", "TMUX": "/tmp/t,1,0"],
    ["TERM": "tmux-256color", "VTE_VERSION": "7600"],
    [
      "TERM": "tmux-256color", "TMUX": "/tmp/t,1,0", "TERM_PROGRAM": "tmux",
      "TERM_PROGRAM_VERSION": "3.3a",
    ],
    [
      "TERM": "tmux-256color", "TMUX": "/tmp/t,1,0", "TERM_PROGRAM": "WezTerm",
      "TERM_PROGRAM_VERSION": "20240203-1",
    ],
  ])
  func othersAreNot(environment: [String: String]) {
    #expect(!LinkSupport.isLikely(environment))
  }
}
