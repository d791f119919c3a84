/// What a piece of text is for; the theme knows its colour.
public enum Role: Int, CaseIterable, Hashable, Sendable {
  /// Names, descriptions, values.
  case text
  /// Numbers, labels, creators, years, foot lines.
  case muted
  /// Heads, addresses, commands to type, sparklines.
  case accent
  /// Prices and "free".
  case price
  /// Old data, limits, what was skipped.
  case warning
  /// What went wrong.
  case error
}

/// A role, and whether it is bold.
public struct Style: Hashable, Sendable {
  /// What the text is for.
  public var role: Role
  /// Whether it is drawn in bold.
  public var isBold: Bool

  /// Makes a style.
  public init(_ role: Role, isBold: Bool = false) {
    self.role = role
    self.isBold = isBold
  }

  /// Descriptions, values, names in lists.
  public static let text = Style(.text)
  /// Names in heads: bold text.
  public static let strong = Style(.text, isBold: true)
  /// Numbers, labels, creators, years, foot lines.
  public static let muted = Style(.muted)
  /// Addresses, commands to type, sparklines.
  public static let accent = Style(.accent)
  /// The head of a list: bold accent.
  public static let head = Style(.accent, isBold: true)
  /// Prices.
  public static let price = Style(.price)
  /// The price that matters most: bold price.
  public static let strongPrice = Style(.price, isBold: true)
  /// Old data, limits, what was skipped.
  public static let warning = Style(.warning)
  /// What went wrong.
  public static let error = Style(.error)
  /// The first words of what went wrong: bold error.
  public static let strongError = Style(.error, isBold: true)
}
