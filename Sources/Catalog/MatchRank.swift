/// How near a name comes to the words that were searched, the nearest first.
public enum MatchRank: Int, CaseIterable, Comparable, Sendable {
  /// The name is the words.
  case exact
  /// The name begins with them.
  case begins
  /// The name has them in it.
  case contains
  /// The name has them not, or not in a row.
  case other

  /// Ranks a name; case, accents and punctuation do not count.
  public init(name: String?, words: String) {
    self.init(key: Self.key(name ?? ""), wanted: Self.key(words))
  }

  /// Orders items by how near their names come; within a rank they keep their order.
  public static func ordered(_ items: [Item], by words: String) -> [Item] {
    let wanted = key(words)
    var ranked = [[Item]](repeating: [], count: allCases.count)
    for item in items {
      ranked[MatchRank(key: key(item.name ?? ""), wanted: wanted).rawValue].append(item)
    }
    return ranked.flatMap { $0 }
  }

  /// Orders by nearness.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }

  private init(key: String, wanted: String) {
    if wanted.isEmpty || key.isEmpty {
      self = .other
    } else if key == wanted {
      self = .exact
    } else if key.hasPrefix(wanted) {
      self = .begins
    } else {
      self = WordMatch.contains(wanted, in: key) ? .contains : .other
    }
  }

  /// The words in a row; of a name of signs alone, the signs.
  private static func key(_ text: String) -> String {
    let words = WordMatch.words(of: text).joined(separator: " ")
    return words.isEmpty ? Folding.fold(text).filter { !$0.isWhitespace } : words
  }
}
