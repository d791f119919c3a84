/// What a table's column needs, and when it gives way.
public struct Column<ID: Hashable & Sendable>: Hashable, Sendable {
  /// What the column shows.
  public var id: ID
  /// Its importance: the columns with the highest rank give way first.
  public var rank: Int
  /// Where its text stands.
  public var alignment: Alignment
  /// The part it gets of what is left; 0 for a column as wide as its widest cell.
  public var share: Int
  /// The cells under which a column with a share gives way, if its widest cell needs them.
  public var minimum: Int
  /// The cells it never exceeds as long as another column has a use for them.
  public var maximum: Int?
  /// Whether it is narrowed before it gives way.
  public var isEssential: Bool

  /// Makes a column.
  public init(
    _ id: ID,
    rank: Int,
    alignment: Alignment = .leading,
    share: Int = 0,
    minimum: Int = 1,
    maximum: Int? = nil,
    isEssential: Bool = false
  ) {
    self.id = id
    self.rank = rank
    self.alignment = alignment
    self.share = share
    self.minimum = minimum
    self.maximum = maximum
    self.isEssential = isEssential
  }
}

/// The text of a table's cell.
public struct Cell: Hashable, Sendable {
  /// The text, cleaned, of one line.
  public let text: String
  /// The cells that the text takes.
  public let width: Int
  /// How it is drawn.
  public var style: Style
  /// The address it leads to.
  public var link: String?

  /// Makes a cell.
  public init(_ text: String, _ style: Style = .text, link: String? = nil) {
    self.text = text
    width = DisplayWidth.of(text)
    self.style = style
    self.link = link
  }
}
