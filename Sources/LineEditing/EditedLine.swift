/// The half-typed line.
public struct EditedLine: Equatable, Sendable {
  /// The text.
  public var text: String
  /// How many Unicode scalars stand before the cursor.
  public var cursor: Int

  /// Makes a line.
  public init(text: String, cursor: Int) {
    self.text = text
    self.cursor = cursor
  }

  /// The text before the cursor.
  public var textBeforeCursor: String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(cursor)))
  }
}
