/// Which columns of a table are shown at a width, and where.
///
/// A column that is empty in every row is not shown. The rest give way by rank until the others fit;
/// essential columns are narrowed first. Columns with a share divide what is left by it, though none
/// gets more than its widest cell needs as long as another needs more.
public struct ColumnLayout<ID: Hashable & Sendable>: Equatable, Sendable {
  /// Where a column stands.
  public struct Placement: Equatable, Sendable {
    /// The column.
    public var id: ID
    /// Its first cell, from the left edge.
    public var offset: Int
    /// Its cells.
    public var width: Int
    /// Where its text stands in them.
    public var alignment: Alignment
  }

  /// The columns shown, from left to right.
  public let placements: [Placement]

  /// The cells from the left edge to the end of the last column.
  public var width: Int {
    placements.last.map { $0.offset + $0.width } ?? 0
  }

  /// Lays columns out.
  ///
  /// - Parameters:
  ///   - columns: The columns from left to right.
  ///   - widths: The cells of each column's widest cell; none or 0 for an empty column.
  ///   - available: The cells of the whole table; with none nothing is shown.
  ///   - gap: The cells between two columns.
  ///   - stretch: The width up to which columns with a share are widened beyond their need, so that
  ///     the last column ends at the right edge.
  public init(
    fitting columns: [Column<ID>],
    widths: [ID: Int],
    available: Int,
    gap: Int = 2,
    stretch: Int = 100
  ) {
    var fitting = ColumnFitting(columns, widths: widths, available: max(available, 0), gap: gap)
    fitting.dropColumns()
    fitting.shareOut()
    fitting.loosen()
    fitting.widen(to: min(available, stretch))
    var offset = 0
    placements = fitting.slots.map { slot in
      defer { offset += slot.width + gap }
      return Placement(
        id: slot.column.id,
        offset: offset,
        width: slot.width,
        alignment: slot.column.alignment
      )
    }
  }

  /// Returns the spans of a row: each cell cut to its column and placed in it.
  public func spans(_ cell: (ID) -> Cell?) -> [TextSpan] {
    var spans: [TextSpan] = []
    spans.reserveCapacity(2 * placements.count)
    for placement in placements {
      guard let cell = cell(placement.id), !cell.text.isEmpty else { continue }
      var text = cell.text
      var cells = cell.width
      if cells > placement.width {
        text = TextLayout.cut(text, to: placement.width)
        cells = DisplayWidth.of(text)
      }
      let isTrailing = placement.alignment == .trailing
      spans.append(.column(placement.offset + (isTrailing ? placement.width - cells : 0)))
      spans.append(.text(text, cell.style, link: cell.link))
    }
    return spans
  }

  /// Returns the cells of each column's widest cell.
  public static func widths<Row>(
    of columns: [Column<ID>],
    in rows: some Sequence<Row>,
    cell: (Row, ID) -> Cell?
  ) -> [ID: Int] {
    var widths = [Int](repeating: 0, count: columns.count)
    for row in rows {
      for (index, column) in columns.enumerated() {
        guard let cell = cell(row, column.id) else { continue }
        widths[index] = max(widths[index], cell.width)
      }
    }
    return Dictionary(zip(columns.map(\.id), widths)) { max($0, $1) }
  }
}
