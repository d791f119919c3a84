/// One word of a line or one argument, with whether quotes held it together.
public struct Word: Equatable, Sendable {
  /// The word without the quotes that are syntax.
  public var text: String
  /// The word as it was typed; in free text every character is itself.
  public var raw: String

  /// Makes a word that holds no quotes of its own, as the shell gives them.
  public init(argument: String) {
    text = argument
    raw = argument
  }

  init(text: String, raw: String) {
    self.text = text
    self.raw = raw
  }

  /// Whether quotes around the word, or behind its colon, were taken as syntax.
  public var isQuoted: Bool { text != raw }
}

extension Word {
  /// Splits a line at white space.
  ///
  /// A quote is syntax only where it begins a word, or stands behind a qualifier's colon, and its partner ends one:
  /// `by:"ridley scott"` is one word, `ocean's eleven` two.
  public static func split(_ line: String) -> [Word] {
    placed(in: line).map(\.word)
  }

  /// The words of a line, each with where it begins.
  static func placed(in line: String) -> [(word: Word, start: String.Index)] {
    var words: [(word: Word, start: String.Index)] = []
    var rest = line[...]
    var partnerless: Set<Character> = []
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      let word = quoted(rest, &partnerless) ?? plain(rest)
      words.append((word, start))
      rest = rest.dropFirst(word.raw.count)
    }
    return words
  }

  /// Whether a quote behind this name and its colon is syntax: the names of genres have several words, as creators have.
  static func takesQuotedValue(_ name: Substring) -> Bool {
    name == "genre" || QualifierName(rawValue: String(name)) != nil
  }

  private static func plain(_ rest: Substring) -> Word {
    let raw = String(rest.prefix { !$0.isWhitespace })
    return Word(text: raw, raw: raw)
  }

  /// The word that begins with a quote, or with a qualifier whose value does, if the quote has a partner.
  ///
  /// A quote that has no partner in the rest of the line is added to `partnerless`: none behind it has one either, and
  /// a long line need not be read to its end for each of them.
  private static func quoted(
    _ rest: Substring,
    _ partnerless: inout Set<Character>
  ) -> Word? {
    var head = ""
    var body = rest
    if let colon = rest.firstIndex(where: { $0 == ":" || $0.isWhitespace }), rest[colon] == ":",
      takesQuotedValue(rest[..<colon])
    {
      head = String(rest[...colon])
      body = rest[rest.index(after: colon)...]
    }
    guard let quote = body.first, quote == "\"" || quote == "'", !partnerless.contains(quote)
    else { return nil }
    var inside = body.dropFirst()
    while let partner = inside.firstIndex(of: quote) {
      let behind = inside.index(after: partner)
      if behind == inside.endIndex || inside[behind].isWhitespace {
        let text = body[body.index(after: body.startIndex)..<partner]
        return Word(text: head + text, raw: head + String(body[..<behind]))
      }
      inside = inside[behind...]
    }
    partnerless.insert(quote)
    return nil
  }
}
