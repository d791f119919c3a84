/// The colours of a theme: one for each role, and two grounds that all of them can be read on.
public struct Palette: Equatable, Sendable {
  /// The least contrast ratio of a role to both grounds, in truecolor and in 256 colours.
  public static let leastContrast = 4.5

  /// White and bright on near black.
  public static let dark = Palette(
    background: RGB(0x050505),
    card: RGB(0x191717),
    text: RGB(0xFFFFFF),
    muted: RGB(0xA3A3A3),
    accent: RGB(0x6CB6FF),
    price: RGB(0x7FD88F),
    warning: RGB(0xFFC66D),
    error: RGB(0xFF8F87)
  )
  /// Black and deep on near white.
  public static let light = Palette(
    background: RGB(0xF9F9F9),
    card: RGB(0xFFFFFF),
    text: RGB(0x000000),
    muted: RGB(0x595959),
    accent: RGB(0x0A58CA),
    price: RGB(0x14692D),
    warning: RGB(0x855000),
    error: RGB(0xB3261E)
  )

  /// What lists stand on.
  public var background: RGB
  /// What a detail stands on.
  public var card: RGB
  /// The colour of `Role.text`.
  public var text: RGB
  /// The colour of `Role.muted`.
  public var muted: RGB
  /// The colour of `Role.accent`.
  public var accent: RGB
  /// The colour of `Role.price`.
  public var price: RGB
  /// The colour of `Role.warning`.
  public var warning: RGB
  /// The colour of `Role.error`.
  public var error: RGB

  /// Returns the colour of a role.
  public internal(set) subscript(role: Role) -> RGB {
    get { self[keyPath: Self.path(of: role)] }
    set { self[keyPath: Self.path(of: role)] = newValue }
  }

  /// Returns the colour of a ground; none has no colour.
  public subscript(ground: Ground) -> RGB? {
    switch ground {
    case .none: nil
    case .background: background
    case .card: card
    }
  }

  /// Returns the nearest of the 256 colours for a ground; none has none.
  public func index(of ground: Ground) -> UInt8? {
    self[ground].map { IndexedColor.nearest(to: $0) }
  }

  /// Returns the nearest of the 256 colours for a role that can be read on both grounds.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - terminal: The terminal's own background, where lists stand on that.
  /// - Returns: A fixed index.
  public func index(of role: Role, onTerminal terminal: RGB? = nil) -> UInt8 {
    index(of: role, on: indexedGrounds(terminal))
  }

  /// Returns the nearest of the 256 colours for each role, by raw value.
  func roleIndices(onTerminal terminal: RGB?) -> [UInt8] {
    let grounds = indexedGrounds(terminal)
    return Role.allCases.map { index(of: $0, on: grounds) }
  }

  /// Returns the palette for lists that stand on the terminal's own background.
  ///
  /// That can be far from ours, a grey perhaps: each role moves towards the colour of text until it can be read. Where
  /// the palette is that of `Theme.fitting(background:)`, each of them can be.
  public func readable(on terminal: RGB) -> Palette {
    var palette = self
    palette.background = terminal
    for role in Role.allCases {
      let steps = (0...16).lazy.map { self[role].mixed(with: text, sixteenths: $0) }
      palette[role] = steps.first { $0.contrast(with: terminal) >= Self.leastContrast } ?? text
    }
    return palette
  }

  private func indexedGrounds(_ terminal: RGB?) -> [RGB] {
    [terminal ?? Self.indexed(background), Self.indexed(card)]
  }

  private static func indexed(_ color: RGB) -> RGB {
    IndexedColor.rgb(IndexedColor.nearest(to: color))
  }

  private func index(of role: Role, on grounds: [RGB]) -> UInt8 {
    IndexedColor.nearest(to: self[role], on: grounds)
  }

  private static func path(of role: Role) -> WritableKeyPath<Palette, RGB> {
    switch role {
    case .text: \.text
    case .muted: \.muted
    case .accent: \.accent
    case .price: \.price
    case .warning: \.warning
    case .error: \.error
    }
  }
}
