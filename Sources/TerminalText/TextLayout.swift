/// Where a text stands in the cells it is given.
public enum Alignment: Hashable, Sendable {
  /// At the left edge.
  case leading
  /// At the right edge.
  case trailing
}

/// Cuts, pads and wraps text by the cells it takes, never inside a cluster.
public enum TextLayout {
  /// Returns a text in at most `cells` cells, what does not fit replaced by `…`.
  ///
  /// Spaces before the `…` are dropped. Where a wide character does not fit, the result is a cell
  /// short. Nothing fits into no cells.
  public static func cut(_ text: String, to cells: Int) -> String {
    guard cells > 0 else { return "" }
    // No text takes more cells than it has bytes.
    guard text.utf8.count > cells, DisplayWidth.of(text) > cells else { return text }
    var walk = ClusterWalk(text)
    var kept = text.startIndex
    var used = 0
    while let cluster = walk.next() {
      guard used + cluster.cells < cells else { break }
      used += cluster.cells
      if text.utf8[cluster.range.lowerBound] != 0x20 { kept = cluster.range.upperBound }
    }
    return String(text[..<kept]) + "…"
  }

  /// Returns paragraphs as lines of at most `width` cells; an empty paragraph is an empty line.
  ///
  /// Lines end at spaces, at U+200B, and between Chinese and Japanese characters, though not where a
  /// line would begin with closing or end with opening punctuation. A longer word is broken between
  /// clusters, an address as `wrapAddress(_:width:)` breaks it, and a cluster that is wider than a line between scalars. A width under one counts as
  /// one; there a wide character is one cell too wide.
  ///
  /// - Parameters:
  ///   - text: Paragraphs separated by U+000A, as `Cleaning.paragraphs(_:)` returns them.
  ///   - width: The width of a line in cells.
  /// - Returns: The lines without spaces at their ends; none for an empty text.
  public static func wrap(_ text: String, width: Int) -> [String] {
    guard !text.isEmpty else { return [] }
    var wrapping = Wrapping(text, width: max(width, 1))
    var start = text.startIndex
    while true {
      let end = text.utf8[start...].firstIndex(of: 0x0A) ?? text.endIndex
      wrapping.add(paragraph: start..<end)
      guard end < text.endIndex else { return wrapping.lines }
      start = text.utf8.index(after: end)
    }
  }
}
