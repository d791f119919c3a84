import TerminalText
import Testing

struct ColorDepthTests {
  struct Sample: Sendable {
    var environment: [String: String]
    var isTerminal = true
    var option = ColorOption.auto
    var depth: ColorDepth
  }

  static let samples = [
    // What the terminal says.
    Sample(environment: [:], depth: .none),
    Sample(environment: ["TERM": ""], depth: .none),
    Sample(environment: ["TERM": "dumb"], depth: .none),
    Sample(environment: ["TERM": "dumb", "COLORTERM": "truecolor"], depth: .none),
    Sample(environment: ["TERM": "vt100"], depth: .none),
    Sample(environment: ["TERM": "xterm-mono"], depth: .none),
    Sample(environment: ["TERM": "xterm"], depth: .ansi16),
    Sample(environment: ["TERM": "linux"], depth: .ansi16),
    Sample(environment: ["TERM": "xterm-16color"], depth: .ansi16),
    Sample(environment: ["TERM": "xterm-256color"], depth: .indexed256),
    Sample(environment: ["TERM": "tmux-256color"], depth: .indexed256),
    Sample(environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], depth: .truecolor),
    Sample(environment: ["TERM": "xterm", "COLORTERM": "24bit"], depth: .truecolor),
    Sample(environment: ["TERM": "xterm-256color", "COLORTERM": "yes"], depth: .indexed256),
    Sample(environment: ["TERM": "xterm-direct"], depth: .truecolor),
    Sample(environment: ["TERM": "xterm-kitty"], depth: .truecolor),
    // Pipes and variables.
    Sample(environment: ["TERM": "xterm"], isTerminal: false, depth: .none),
    Sample(environment: ["TERM": "xterm", "NO_COLOR": ""], depth: .ansi16),
    Sample(environment: ["TERM": "xterm", "NO_COLOR": "1"], depth: .none),
    Sample(environment: ["TERM": "xterm", "NO_COLOR": "0"], depth: .none),
    Sample(environment: ["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], depth: .none),
    Sample(environment: ["TERM": "xterm", "CLICOLOR": "0"], depth: .none),
    Sample(environment: ["TERM": "xterm", "CLICOLOR": "1"], depth: .ansi16),
    Sample(
      environment: ["TERM": "xterm", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"],
      isTerminal: false,
      depth: .ansi16
    ),
    Sample(
      environment: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"],
      isTerminal: false,
      depth: .indexed256
    ),
    Sample(environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, depth: .ansi16),
    Sample(environment: ["TERM": "dumb", "CLICOLOR_FORCE": "1"], depth: .ansi16),
    Sample(environment: ["CLICOLOR_FORCE": "0"], isTerminal: false, depth: .none),
    Sample(environment: ["CLICOLOR_FORCE": ""], isTerminal: false, depth: .none),
    // An explicit option.
    Sample(environment: ["TERM": "xterm-direct"], option: .never, depth: .none),
    Sample(environment: ["CLICOLOR_FORCE": "1"], option: .never, depth: .none),
    Sample(environment: [:], isTerminal: false, option: .always, depth: .ansi16),
    Sample(environment: ["TERM": "dumb", "NO_COLOR": "1"], option: .always, depth: .ansi16),
    Sample(
      environment: ["TERM": "xterm-256color", "NO_COLOR": "1", "CLICOLOR": "0"],
      isTerminal: false,
      option: .always,
      depth: .indexed256
    ),
  ]

  @Test(arguments: samples)
  func theDepthIsDecidedOnce(_ sample: Sample) {
    let depth = ColorDepth.detect(
      environment: sample.environment,
      isTerminal: sample.isTerminal,
      option: sample.option
    )
    #expect(depth == sample.depth)
  }

  @Test func depthsAreOrdered() {
    #expect(ColorDepth.none < .ansi16)
    #expect(ColorDepth.ansi16 < .indexed256)
    #expect(ColorDepth.indexed256 < .truecolor)
  }
}
