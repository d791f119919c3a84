/// Which colours are used.
public enum Theme: Hashable, Sendable, CaseIterable {
  /// The dark palette.
  case dark
  /// The light palette.
  case light
  /// The terminal's own colours, since its background is not known.
  case unknown
  /// No colours, no bold, no dim.
  case none

  /// The colours of the theme; none where it uses the terminal's own.
  public var palette: Palette? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .unknown, .none: nil
    }
  }

  /// Returns the theme for a terminal's background; `unknown` where that is not known.
  ///
  /// White text stands out better than black up to a luminance of 0.179.
  public static func fitting(background: RGB?) -> Theme {
    guard let background else { return .unknown }
    return background.luminance < 0.179 ? .dark : .light
  }

  /// Returns the theme that `COLORFGBG` hints at, such as `15;0`: its last field is the background.
  ///
  /// Of the sixteen colours the dark ones are 0 to 6 and 8. Anything else is `unknown`.
  public static func hinted(by foregroundAndBackground: String) -> Theme {
    let field = foregroundAndBackground.split(separator: ";", omittingEmptySubsequences: false).last
    return switch field.flatMap({ Int($0) }) ?? -1 {
    case 0...6, 8: .dark
    case 7, 9...15: .light
    default: .unknown
    }
  }
}

/// What a line stands on.
public enum Ground: Hashable, Sendable {
  /// The terminal's own background.
  case none
  /// The background of lists.
  case background
  /// The card of a detail.
  case card
}

/// Which grounds are painted.
public enum Grounds: Hashable, Sendable {
  /// Lists and cards: the theme was chosen, the terminal's background may be anything.
  case all
  /// Only cards: the theme was taken from the terminal's background.
  case cardOnly
  /// Nothing.
  case none

  /// Decides what is painted.
  ///
  /// - Parameters:
  ///   - theme: The theme in force.
  ///   - isChosen: Whether the user named it, rather than the terminal's background.
  ///   - terminalBackground: The terminal's background, if it told.
  public init(theme: Theme, isChosen: Bool, terminalBackground: RGB?) {
    guard let palette = theme.palette else {
      self = .none
      return
    }
    guard !isChosen else {
      self = .all
      return
    }
    // Cards that differ by less than about three steps a channel are the terminal's own ground.
    let isTold = terminalBackground.map { $0.squaredDistance(to: palette.card) >= 32 } ?? true
    self = isTold ? .cardOnly : .none
  }

  /// Tells whether a ground is painted.
  public func paints(_ ground: Ground) -> Bool {
    switch (self, ground) {
    case (.all, .background), (.all, .card), (.cardOnly, .card): true
    case (.all, .none), (.cardOnly, .none), (.cardOnly, .background), (.none, _): false
    }
  }
}
