/// A line as Tab finds it: finished words, the word that is being typed, and what stands behind the cursor.
struct TypedLine {
  /// A finished word.
  struct Piece {
    var word: Word
    var start: String.Index
    /// Whether it is an option or an option's value.
    var isOption = false
  }

  /// The text before the cursor.
  let head: String
  /// The text behind the cursor.
  let tail: String
  /// Where the word that is being typed begins; the end of `head` behind a space.
  let start: String.Index
  /// The option whose value is being typed, if that is so.
  private(set) var pendingOption: OptionName?
  private var pieces: [Piece]

  /// The ways to read a line: a quote without a partner may hold words together up to the cursor, or be text.
  ///
  /// The cursor is how many Unicode scalars of the line stand before it.
  static func readings(of line: String, cursor: Int) -> [TypedLine] {
    let head = String(String.UnicodeScalarView(line.unicodeScalars.prefix(max(0, cursor))))
    let tail = String(String.UnicodeScalarView(line.unicodeScalars.dropFirst(max(0, cursor))))
    let words = Word.placed(in: head)
    let open = words.lastIndex { $0.word.hasOpenValue }
    let isFinished = head.last?.isWhitespace ?? true
    let last = isFinished ? words.count : words.count - 1
    let starts = [open, last].compactMap { $0 }
    return (open == last ? [last] : starts).map { finished in
      TypedLine(head: head, tail: tail, words: words, finished: finished)
    }
  }

  private init(
    head: String,
    tail: String,
    words: [(word: Word, start: String.Index)],
    finished: Int
  ) {
    self.head = head
    self.tail = tail
    start = finished < words.count ? words[finished].start : head.endIndex
    pieces = words.prefix(finished).map { Piece(word: $0.word, start: $0.start) }
    markOptions()
  }

  /// The word that is being typed, as far as the cursor.
  var typed: String { String(head[start...]) }

  /// The finished words that are neither options nor their values.
  var words: [Word] { pieces.filter { !$0.isOption }.map(\.word) }

  /// The text from one of these words on, options included.
  func text(fromWord index: Int) -> String {
    let texts = pieces.filter { !$0.isOption }
    return String(head[(index < texts.count ? texts[index].start : start)...])
  }

  /// The texts that end at the cursor and consist of plain words, the longest first; the first `count` words of the line
  /// are none.
  func phrases(behind count: Int) -> [String] {
    var starts = typed.isEmpty ? [] : [start]
    var index = words.count
    for piece in pieces.reversed() {
      guard !piece.isOption, piece.word.qualifier == nil else { break }
      index -= 1
      guard index >= count else { break }
      starts.append(piece.start)
    }
    let longest = starts.count - 1
    let first = pieces.first?.start ?? start
    return starts.enumerated().reversed()
      .filter { $0.offset == longest || $0.offset < Self.mostWords }
      .map { offset, start in
        let phrase = head[start...]
        // What begins the line with a slash is searched for without it.
        let isSlashed = start == first && phrase.hasPrefix("/")
        return String(isSlashed ? phrase.dropFirst() : phrase)
      }
  }

  /// Of a long text only so many of the last words are looked up as the beginning of a name.
  private static let mostWords = 5

  private mutating func markOptions() {
    var index = 0
    while index < pieces.count {
      defer { index += 1 }
      guard let (name, hasValue) = pieces[index].word.option else { continue }
      pieces[index].isOption = true
      guard name.entry.placeholder != nil, !hasValue else { continue }
      if index + 1 < pieces.count {
        index += 1
        pieces[index].isOption = true
      } else {
        pendingOption = name
      }
    }
  }
}

extension Word {
  /// The qualifier that the word has a value for, be it a valid one or not yet.
  var qualifier: (name: QualifierName, value: String)? {
    guard let colon = raw.firstIndex(of: ":"),
      let name = QualifierName(rawValue: String(raw[..<colon]))
    else { return nil }
    return (name, String(raw[raw.index(after: colon)...]))
  }

  /// The option that the word is in a line, and whether its value is in the word too.
  fileprivate var option: (name: OptionName, hasValue: Bool)? {
    guard raw.hasPrefix("--") else { return nil }
    let name = text.dropFirst(2).prefix { $0 != "=" }
    guard let option = OptionName(rawValue: String(name)), option.entry.isForLines else {
      return nil
    }
    return (option, text.contains("="))
  }

  /// Whether the word has a colon and a quote behind it that does not close.
  fileprivate var hasOpenValue: Bool {
    guard !isQuoted, let colon = raw.firstIndex(of: ":"), Self.takesQuotedValue(raw[..<colon])
    else { return false }
    let first = raw[raw.index(after: colon)...].first
    return first == "\"" || first == "'"
  }
}
