import Companions
import Platform
import TestSupport
import Testing

/// Which way leads to the clipboard, and what a terminal is sent.
@Suite struct ClipboardTests {
  private let programs: FakePrograms

  init() throws {
    programs = try FakePrograms()
  }

  private func way(
    _ variables: [String: String],
    _ system: Paths.System = .xdg
  ) -> Clipboard? {
    var all = variables
    all["PATH"] = programs.folder
    return Clipboard(in: Environment(all), system: system)
  }

  private func call(_ name: String, _ arguments: [String] = []) -> Clipboard {
    .program(ProgramCall(name: name, path: programs.folder + "/" + name, arguments: arguments))
  }

  @Test func theDisplaysProgramComesFirst() throws {
    for name in ["wl-copy", "xclip", "pbcopy"] { try programs.add(name) }
    let wayland = call("wl-copy", ["--type", "text/plain"])
    let x11 = call("xclip", ["-selection", "clipboard"])
    let both = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0", "TERM": "xterm"]
    #expect(way(both) == wayland)
    #expect(way(["DISPLAY": ":0", "WAYLAND_DISPLAY": "", "TERM": "xterm"]) == x11)
    #expect(way(["TERM": "xterm"]) == .terminal(.direct))
    #expect(way(["TERM": "xterm"], .macOS) == call("pbcopy"))
    #expect(way(["TERM": "xterm", "SSH_TTY": "/dev/ttys1"], .macOS) == .terminal(.direct))
    // A display that is brought along over ssh is the user's own.
    #expect(way(["DISPLAY": "localhost:10", "SSH_CONNECTION": "1 2 3 4", "TERM": "xterm"]) == x11)
  }

  @Test func aProgramThatIsMissingIsPassedBy() throws {
    let both = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0", "TERM": "xterm"]
    #expect(way(both) == .terminal(.direct))
    try programs.add("wl-copy", mode: 0o644)
    #expect(way(both) == .terminal(.direct))
    try programs.add("xclip")
    #expect(way(both) == call("xclip", ["-selection", "clipboard"]))
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], TerminalClipboard.direct), (["TERM": "foot"], .direct),
    (["TERM": "xterm-256color", "TMUX": "/tmp/tmux-0/default,1,0"], .tmux),
    (["TERM": "tmux-256color"], .tmux), (["TERM": "screen", "TMUX": "/tmp/t,1,0"], .tmux),
    (["TERM": "screen.xterm-256color"], .screen), (["TERM": "screen"], .screen),
    (["TERM": "xterm", "STY": "1.pts-0"], .screen),
  ])
  func whatStandsBeforeTheTerminalIsSeen(variables: [String: String], way: TerminalClipboard) {
    #expect(TerminalClipboard(in: Environment(variables)) == way)
  }

  @Test(arguments: ["", "dumb", "linux", "linux-16color", "vt100", "vt220", "ansi", "cons25"])
  func someTerminalsHaveNone(term: String) {
    #expect(TerminalClipboard(in: Environment(["TERM": term])) == nil)
    #expect(way(["TERM": term]) == nil)
  }

  // MARK: The sequence

  private func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aTerminalIsSentOneSequence() {
    let sequence = TerminalClipboard.direct.sequence(for: "https://é")
    #expect(text(sequence) == "\u{1B}]52;c;aHR0cHM6Ly/DqQ==\u{7}")
    #expect(text(TerminalClipboard.direct.sequence(for: "")) == "\u{1B}]52;c;\u{7}")
  }

  @Test func tmuxIsSentItWrappedAndAsItIs() {
    #expect(
      text(TerminalClipboard.tmux.sequence(for: "abc"))
        == "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YWJj\u{7}\u{1B}\\" + "\u{1B}]52;c;YWJj\u{7}"
    )
  }

  @Test func screenIsSentPieces() throws {
    #expect(
      text(TerminalClipboard.screen.sequence(for: "abc")) == "\u{1B}P\u{1B}]52;c;YWJj\u{7}\u{1B}\\"
    )
    let long = String(repeating: "0123456789", count: 100)
    let wrapped = try #require(text(TerminalClipboard.screen.sequence(for: long)))
    let pieces = wrapped.components(of: "\u{1B}P", "\u{1B}\\")
    #expect(pieces.allSatisfy { $0.utf8.count <= 240 })
    #expect(pieces.joined() == text(TerminalClipboard.direct.sequence(for: long)))
  }

  @Test func whatIsTooLongIsNotSent() {
    let limit = TerminalClipboard.limit
    let longest = String(repeating: "a", count: limit)
    for way in [TerminalClipboard.direct, .tmux, .screen] {
      #expect(way.sequence(for: longest) != nil)
      #expect(way.sequence(for: longest + "a") == nil)
    }
    #expect((TerminalClipboard.direct.sequence(for: longest)?.count ?? 0) <= 100_000)
  }
}

extension String {
  /// The parts between each two of these marks, where nothing stands outside of them.
  fileprivate func components(of start: String, _ end: String) -> [String] {
    split(separator: end).map { part in
      part.hasPrefix(start) ? String(part.dropFirst(start.count)) : "outside"
    }
  }
}
