/// A line of a screen: spans from left to right on a ground.
public struct Line: Hashable, Sendable {
  /// The parts, from left to right.
  public var spans: [TextSpan]
  /// What the line stands on, if grounds are painted.
  public var ground: Ground
  /// How many cells a painted ground reaches to; nil for as far as the text.
  public var fill: Int?

  /// An empty line on the terminal's own ground.
  public static let blank = Line()

  /// Makes a line.
  public init(_ spans: [TextSpan] = [], ground: Ground = .none, fill: Int? = nil) {
    self.spans = spans
    self.ground = ground
    self.fill = fill
  }

  /// Makes a line of one text.
  public init(_ text: String, _ style: Style = .text) {
    self.init([.text(text, style)])
  }

  /// Makes a line with one part at the left edge and one at the right.
  ///
  /// The left part is cut to leave room for the right one and two cells between them. Where less
  /// than eight cells, or less than the left part needs, would be left for it, the right part is
  /// dropped.
  ///
  /// - Parameters:
  ///   - left: The part at the left edge.
  ///   - right: The part that ends at `width`.
  ///   - width: The cells of the line.
  public init(left: [TextSpan], right: [TextSpan], width: Int) {
    let rightCells = right.cells
    let room = width - rightCells - 2
    guard rightCells > 0, room >= Swift.min(8, left.cells) else {
      self.init(left.cut(to: width))
      return
    }
    self.init(left.cut(to: room) + [.column(width - rightCells)] + right)
  }

  /// Returns the line on a ground that reaches to `fill` cells.
  public func on(_ ground: Ground, fill: Int?) -> Line {
    Line(spans, ground: ground, fill: fill)
  }

  /// Returns the line moved to the right, its columns with it.
  public func indented(by cells: Int) -> Line {
    guard cells > 0 else { return self }
    let moved = spans.map { span -> TextSpan in
      switch span {
      case .text, .encoded: span
      case .column(let column): .column(column + cells)
      }
    }
    return Line([.column(cells)] + moved, ground: ground, fill: fill)
  }
}
