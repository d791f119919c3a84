public import Platform

/// The clipboard of the terminal itself, which an escape sequence (OSC 52) fills.
///
/// It works over ssh as well. No terminal says whether it does as it is asked.
public enum TerminalClipboard: Hashable, Sendable {
  /// Nothing stands in between.
  case direct
  /// tmux, which takes the sequence itself (`set-clipboard`), or hands it on wrapped (`allow-passthrough`).
  case tmux
  /// GNU screen, which hands on what is wrapped.
  case screen

  /// The longest text in bytes: encoded it is as much as the most patient of the old terminals takes.
  public static let limit = 74_994

  /// Decides from what the terminal says of itself; nil if it is one that has no clipboard.
  public init?(in environment: Environment) {
    let term = environment.nonEmpty("TERM") ?? "dumb"
    if environment.nonEmpty("TMUX") != nil || term == "tmux" || term.hasPrefix("tmux-") {
      self = .tmux
    } else if environment.nonEmpty("STY") != nil || term == "screen" || term.hasPrefix("screen") {
      self = .screen
    } else if Self.isWithoutClipboard(term) {
      return nil
    } else {
      self = .direct
    }
  }

  /// Printers of text, consoles and their kind.
  private static func isWithoutClipboard(_ term: String) -> Bool {
    ["dumb", "linux", "ansi", "unknown", "emacs"].contains(term)
      || ["vt1", "vt2", "cons", "linux-"].contains { term.hasPrefix($0) }
  }

  /// The bytes that ask for a text to be put on the clipboard; nil for a text that is too long.
  public func sequence(for text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.limit else { return nil }
    // BEL, since the two bytes of the other terminator would end a wrapping too early.
    let plain = Array("\u{1B}]52;c;\(Base64.text(of: bytes))\u{7}".utf8)
    switch self {
    case .direct: return plain
    case .tmux: return Self.wrappedForTmux(plain) + plain
    case .screen: return Self.wrappedForScreen(plain)
    }
  }

  /// Every escape within is doubled.
  private static func wrappedForTmux(_ sequence: [UInt8]) -> [UInt8] {
    Array("\u{1B}Ptmux;".utf8) + sequence.flatMap { $0 == 0x1B ? [$0, $0] : [$0] } + end
  }

  /// In pieces: screen has a fixed room for each, and prints what goes beyond it.
  private static func wrappedForScreen(_ sequence: [UInt8]) -> [UInt8] {
    var wrapped: [UInt8] = []
    var rest = sequence[...]
    while !rest.isEmpty {
      wrapped += Array("\u{1B}P".utf8) + rest.prefix(screenRoom) + end
      rest = rest.dropFirst(screenRoom)
    }
    return wrapped
  }

  private static let end = Array("\u{1B}\\".utf8)
  private static let screenRoom = 240
}
