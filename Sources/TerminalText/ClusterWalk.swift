/// Steps through a text cluster by cluster with the cells each takes.
///
/// Between two ASCII bytes there is always a boundary, except inside CR LF: most text is walked
/// without the standard library's search for boundaries.
struct ClusterWalk {
  /// One cluster of the text.
  struct Cluster {
    var range: Range<String.Index>
    var cells: Int
  }

  private let text: String
  private let end: String.Index
  private(set) var position: String.Index

  init(_ text: String, in range: Range<String.Index>? = nil) {
    self.text = text
    position = range?.lowerBound ?? text.startIndex
    end = range?.upperBound ?? text.endIndex
  }

  mutating func next() -> Cluster? {
    guard position < end else { return nil }
    let start = position
    let utf8 = text.utf8
    let byte = utf8[start]
    let following = utf8.index(after: start)
    if byte < 0x80, byte != 0x0D, following == end || utf8[following] < 0x80 {
      position = following
      return Cluster(range: start..<following, cells: byte >= 0x20 && byte < 0x7F ? 1 : 0)
    }
    position = min(text.index(after: start), end)
    let cells = DisplayWidth.measure(of: text[start..<position]).cells
    return Cluster(range: start..<position, cells: cells)
  }
}
