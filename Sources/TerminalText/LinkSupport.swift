/// Tells whether a terminal makes links of addresses (OSC 8).
///
/// No terminal can be asked. One that is not known is sent none: a few print what they do not know.
public enum LinkSupport {
  /// Decides from what the terminal says of itself in the environment.
  public static func isLikely(_ environment: [String: String]) -> Bool {
    func value(_ name: String) -> String { environment[name, default: ""] }
    let term = value("TERM")
    guard !term.isEmpty, term != "dumb", value("INSIDE_EMACS").isEmpty else { return false }
    // What stands in between decides, whatever the terminal behind it says of itself.
    if !value("TMUX").isEmpty || term.hasPrefix("tmux") {
      return value("TERM_PROGRAM") == "tmux"
        && isAtLeast(3, 4, version: value("TERM_PROGRAM_VERSION"))
    }
    guard value("STY").isEmpty, !term.hasPrefix("screen"), term != "linux" else { return false }
    if let oldest = programs[value("TERM_PROGRAM")] {
      return isAtLeast(oldest.0, oldest.1, version: value("TERM_PROGRAM_VERSION"))
    }
    if let version = Int(value("VTE_VERSION")) { return version >= 5000 }
    if let version = Int(value("KONSOLE_VERSION")) { return version >= 201_200 }
    return ["KITTY_WINDOW_ID", "WEZTERM_PANE", "GHOSTTY_RESOURCES_DIR", "WT_SESSION", "DOMTERM"]
      .contains { !value($0).isEmpty }
      || terms.contains { term == $0 || term.hasPrefix($0 + "-") }
  }

  /// The first version of each that knows links, by the name in `TERM_PROGRAM`.
  private static let programs: [String: (Int, Int)] = [
    "iTerm.app": (3, 1), "WezTerm": (0, 0), "vscode": (1, 72), "ghostty": (0, 0), "Hyper": (2, 0),
    "rio": (0, 0), "Tabby": (1, 0), "mintty": (3, 1), "contour": (0, 0),
  ]

  /// Their names survive ssh, which the other variables often do not.
  private static let terms = [
    "xterm-kitty", "xterm-ghostty", "wezterm", "foot", "alacritty", "contour", "rio", "mintty",
  ]

  /// Whether a version such as `3.4`, `3.3a` or `next-3.5` is this one or a later one.
  private static func isAtLeast(_ major: Int, _ minor: Int, version: String) -> Bool {
    let numbers = version.split { !("0"..."9").contains($0) }.prefix(2).compactMap { Int($0) }
    let found = (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
    return found >= (major, minor)
  }
}
