/// A part of a line: text in a style, or the column where the next text begins.
public enum TextSpan: Hashable, Sendable {
  /// Text in a style, with the address it leads to; it is cleaned when encoded.
  case text(String, Style = .text, link: String? = nil)
  /// Where the next text begins, in cells from the left edge.
  ///
  /// Terminals may disagree about the width of the text before it; this is where it shows.
  case column(Int)
  /// What another program has encoded, written as it is on terminals with colours and nowhere else; it takes so
  /// many cells at most.
  case encoded(String, cells: Int)

  /// Returns spaces that keep the style before them.
  public static func space(_ cells: Int = 1) -> TextSpan {
    .text(String(repeating: " ", count: max(cells, 0)))
  }
}

extension [TextSpan] {
  /// The cells the spans reach to, by the width table.
  public var cells: Int {
    reduce(0) { cells, span in
      switch span {
      case .text(let text, _, _): cells + DisplayWidth.of(text)
      case .column(let column): Swift.max(cells, column)
      case .encoded(_, let width): cells + width
      }
    }
  }

  /// Returns the spans in at most `limit` cells, text that does not fit replaced by `…`.
  ///
  /// A column that begins beyond them is dropped, with all that follows.
  public func cut(to limit: Int) -> [TextSpan] {
    guard limit > 0 else { return [] }
    guard cells > limit else { return self }
    var kept: [TextSpan] = []
    var used = 0
    for (index, span) in enumerated() {
      switch span {
      case .column(let column):
        guard column < limit else { return kept }
        used = Swift.max(used, column)
        kept.append(span)
      case .encoded(_, let width):
        guard used + width <= limit else { return kept }
        used += width
        kept.append(span)
      case .text(let text, let style, let link):
        let width = DisplayWidth.of(text)
        // Text that fills the last cell is cut too when more text follows it at once.
        let following = self[(index + 1)...].prefix { !$0.isColumn }
        let mustEnd = used + width == limit && following.contains { $0.isVisible }
        guard used + width > limit || mustEnd else {
          used += width
          kept.append(span)
          continue
        }
        let rest = mustEnd ? text + " …" : text
        kept.append(.text(TextLayout.cut(rest, to: limit - used), style, link: link))
        return kept
      }
    }
    return kept
  }
}

extension TextSpan {
  fileprivate var isColumn: Bool {
    switch self {
    case .text, .encoded: false
    case .column: true
    }
  }

  fileprivate var isVisible: Bool {
    switch self {
    case .text(let text, _, _): !text.isEmpty
    case .column: false
    case .encoded: true
    }
  }
}
