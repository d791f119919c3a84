/// Fills lines with the words of paragraphs.
struct Wrapping {
  private(set) var lines: [String] = []

  private let text: String
  private let width: Int
  /// The line being filled, without the spaces behind it; nil before its first word.
  private var line: Piece?
  /// The word being read: a run without a place to break.
  private var word: Piece?
  /// The cells of the spaces between the line and the word.
  private var gap = 0

  private struct Piece {
    var range: Range<String.Index>
    var cells: Int

    mutating func extend(to end: String.Index, by cells: Int) {
      range = range.lowerBound..<end
      self.cells += cells
    }
  }

  init(_ text: String, width: Int) {
    self.text = text
    self.width = width
  }

  /// Adds a paragraph: a part of the text without line breaks.
  mutating func add(paragraph: Range<String.Index>) {
    var walk = ClusterWalk(text, in: paragraph)
    var previous: Breaking?
    while let cluster = walk.next() {
      let current = breaking(of: cluster.range)
      if current == .space {
        finishWord()
        gap += cluster.cells
      } else {
        if let previous, previous.allowsBreak(before: current) { finishWord() }
        append(cluster)
      }
      previous = current
    }
    finishWord()
    lines.append(line.map { String(text[$0.range]) } ?? "")
    line = nil
    gap = 0
  }

  private func breaking(of cluster: Range<String.Index>) -> Breaking {
    let scalars = text.unicodeScalars
    let breaking = Breaking(scalars[cluster.lowerBound])
    // A space with a combining mark on it is seen, so it must not be lost at the end of a line.
    let isAlone = scalars.index(after: cluster.lowerBound) == cluster.upperBound
    return breaking == .space && !isAlone ? .word : breaking
  }

  private mutating func append(_ cluster: ClusterWalk.Cluster) {
    if word == nil {
      word = Piece(range: cluster.range, cells: cluster.cells)
    } else {
      word?.extend(to: cluster.range.upperBound, by: cluster.cells)
    }
  }

  /// Puts the word behind the line, or begins the next line with it.
  private mutating func finishWord() {
    guard let word else { return }
    self.word = nil
    if let line, line.cells + gap + word.cells <= width {
      self.line?.extend(to: word.range.upperBound, by: gap + word.cells)
    } else {
      endLine()
      if word.cells <= width { line = word } else { breakWord(word.range) }
    }
    gap = 0
  }

  private mutating func endLine() {
    guard let line else { return }
    lines.append(String(text[line.range]))
    self.line = nil
  }

  /// Fills lines with the clusters of a word that no line can hold; an address is broken where a reader would pause.
  private mutating func breakWord(_ range: Range<String.Index>) {
    guard !isAddress(range) else { return breakAddress(range) }
    var walk = ClusterWalk(text, in: range)
    while let cluster = walk.next() {
      guard cluster.cells > width else {
        fill(cluster.range, cells: cluster.cells)
        continue
      }
      var start = cluster.range.lowerBound
      while start < cluster.range.upperBound {
        let end = text.unicodeScalars.index(after: start)
        fill(start..<end, cells: DisplayWidth.measure(of: text[start..<end]).cells)
        start = end
      }
    }
  }

  /// Whether a word is an address of the web or of a file, in plain letters.
  private func isAddress(_ range: Range<String.Index>) -> Bool {
    let bytes = text.utf8[range]
    return bytes.contains(UInt8(ascii: "/")) && bytes.allSatisfy { (0x21...0x7E).contains($0) }
  }

  private mutating func breakAddress(_ range: Range<String.Index>) {
    var start = range.lowerBound
    for piece in TextLayout.wrapAddress(String(text[range]), width: width) {
      let cells = piece.utf8.count
      let end = text.utf8.index(start, offsetBy: cells)
      endLine()
      line = Piece(range: start..<end, cells: cells)
      start = end
    }
  }

  private mutating func fill(_ range: Range<String.Index>, cells: Int) {
    if let line, line.cells + cells <= width {
      self.line?.extend(to: range.upperBound, by: cells)
    } else {
      endLine()
      line = Piece(range: range, cells: cells)
    }
  }
}
