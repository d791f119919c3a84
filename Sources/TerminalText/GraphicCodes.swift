/// The SGR parameters of a theme at a colour depth.
struct GraphicCodes: Sendable {
  /// What is set on the terminal beside the ground.
  struct Attributes: Equatable {
    /// The role whose colour is set; nil for the terminal's own.
    var color: Role?
    var isBold = false
    var isDim = false

    /// The number of different settings.
    static let count = 4 * (Role.allCases.count + 1)

    /// A number under `count` for each setting.
    var number: Int {
      4 * (color.map { $0.rawValue + 1 } ?? 0) + (isBold ? 2 : 0) + (isDim ? 1 : 0)
    }
  }

  /// The parameter of each role's colour, by raw value; empty where it has none.
  private let colors: [String]
  private let background: String?
  private let card: String?
  /// Whether muted text is dim instead of having a colour.
  private let dimsMuted: Bool
  /// Whether there are any codes.
  let isActive: Bool

  init(theme: Theme, depth: ColorDepth, terminalBackground terminal: RGB? = nil) {
    isActive = theme != .none && depth != .none
    let palette = terminal.map { theme.palette?.readable(on: $0) } ?? theme.palette
    switch (palette, depth) {
    case _ where !isActive:
      colors = Role.allCases.map { _ in "" }
      (background, card, dimsMuted) = (nil, nil, false)
    case (let palette?, .truecolor):
      colors = Role.allCases.map { "38;2;" + Self.channels(palette[$0]) }
      background = "48;2;" + Self.channels(palette.background)
      card = "48;2;" + Self.channels(palette.card)
      dimsMuted = false
    case (let palette?, .indexed256):
      colors = palette.roleIndices(onTerminal: terminal).map { "38;5;\($0)" }
      background = palette.index(of: .background).map { "48;5;\($0)" }
      card = palette.index(of: .card).map { "48;5;\($0)" }
      dimsMuted = false
    // The look of the sixteen is the user's: a painted ground could hide the text on it.
    case (_, .ansi16), (nil, _), (_, .none):
      colors = Role.allCases.map { Self.name($0, theme: theme) }
      (background, card, dimsMuted) = (nil, nil, true)
    }
  }

  /// Returns what has to be set for a style.
  func attributes(_ style: Style) -> Attributes {
    guard isActive else { return Attributes() }
    return Attributes(
      color: colors[style.role.rawValue].isEmpty ? nil : style.role,
      isBold: style.isBold,
      isDim: dimsMuted && style.role == .muted && !style.isBold
    )
  }

  /// Returns the parameter that paints a ground; nil where it is not painted.
  func ground(_ ground: Ground) -> String? {
    switch ground {
    case .none: nil
    case .background: background
    case .card: card
    }
  }

  /// Returns the shortest sequence that leads from one setting to another.
  func change(from old: Attributes, to new: Attributes, onGround: Bool) -> String {
    guard old != new else { return "" }
    guard onGround || new != Attributes() else { return LineEncoder.reset }
    var parameters: [String] = []
    // 22 ends bold and dim alike.
    let endsWeight = (old.isBold && !new.isBold) || (old.isDim && !new.isDim)
    if endsWeight { parameters.append("22") }
    if new.isBold, endsWeight || !old.isBold { parameters.append("1") }
    if new.isDim, endsWeight || !old.isDim { parameters.append("2") }
    if old.color != new.color {
      parameters.append(new.color.map { colors[$0.rawValue] } ?? "39")
    }
    return "\u{1B}[" + parameters.joined(separator: ";") + "m"
  }

  private static func channels(_ color: RGB) -> String {
    "\(color.red);\(color.green);\(color.blue)"
  }

  /// The named colours: bright ones where the ground is known to be dark.
  ///
  /// On an unknown ground the accent is the bright blue, which can be read on black and on white.
  private static func name(_ role: Role, theme: Theme) -> String {
    let isDark = theme == .dark
    return switch role {
    case .text, .muted: ""
    case .accent: theme == .light ? "34" : "94"
    case .price: isDark ? "92" : "32"
    case .warning: isDark ? "93" : "33"
    case .error: isDark ? "91" : "31"
    }
  }
}
