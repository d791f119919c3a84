/// What `--color` asks for.
public enum ColorOption: String, Hashable, Sendable, CaseIterable {
  /// Colours where they fit.
  case auto
  /// Colours even into a pipe.
  case always
  /// No colours.
  case never
}

/// How many colours a terminal can show.
public enum ColorDepth: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// None, and neither bold nor dim.
  case none
  /// The sixteen with names, whose look is the user's.
  case ansi16
  /// The 256 with numbers.
  case indexed256
  /// All.
  case truecolor

  /// Compares by the number of colours.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Decides how many colours are used.
  ///
  /// An option that is not `auto` wins. Then `NO_COLOR` (anything but empty) means none,
  /// `CLICOLOR_FORCE` (anything but empty and `0`) means colours also into a pipe and on a dumb
  /// terminal, and `CLICOLOR=0` means none. How many follows from `COLORTERM` and `TERM`.
  ///
  /// - Parameters:
  ///   - environment: The environment's variables.
  ///   - isTerminal: Whether the output goes to a terminal.
  ///   - option: What the user asks for.
  /// - Returns: The depth to encode with.
  public static func detect(
    environment: [String: String],
    isTerminal: Bool,
    option: ColorOption = .auto
  ) -> ColorDepth {
    let capability = capability(environment)
    switch option {
    case .never: return .none
    case .always: return max(capability, .ansi16)
    case .auto: break
    }
    guard environment["NO_COLOR", default: ""].isEmpty else { return .none }
    if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) {
      return max(capability, .ansi16)
    }
    return isTerminal && environment["CLICOLOR"] != "0" ? capability : .none
  }

  /// Reads what the terminal says of itself.
  private static func capability(_ environment: [String: String]) -> ColorDepth {
    let term = environment["TERM", default: ""]
    guard !term.isEmpty, term != "dumb", !isMonochrome(term) else { return .none }
    let colorTerm = environment["COLORTERM", default: ""].lowercased()
    if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      return .truecolor
    }
    if isKnown(term) { return .truecolor }
    return term.hasSuffix("-256color") || term.hasSuffix("-256color-bce") ? .indexed256 : .ansi16
  }

  /// Whether a value of `TERM` names one of the terminals that show all colours and obey xterm's sequences.
  ///
  /// Their names survive ssh, which `COLORTERM` and the system's knowledge of them often do not.
  public static func isKnown(_ term: String) -> Bool {
    ["alacritty", "foot", "wezterm", "xterm-ghostty", "xterm-kitty"].contains(term)
  }

  private static func isMonochrome(_ term: String) -> Bool {
    term.hasPrefix("vt1") || term.hasPrefix("vt2") || term.hasSuffix("-mono")
      || term.hasSuffix("-m")
  }
}
