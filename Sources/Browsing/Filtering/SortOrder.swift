import Catalog

/// In what order a list is shown, where it is not Apple's.
public struct SortOrder: Hashable, Sendable {
  /// What is compared; the raw value is the word to type.
  public enum Key: String, CaseIterable, Sendable {
    /// The name, numbers in it by their value.
    case name
    /// The price to buy, currency by currency.
    case price
    /// The release, to the day where it is known.
    case year
    /// How long it is.
    case length
    /// Director, performer, author, show or developer.
    case creator
    /// The average of the users' ratings.
    case rating
    /// The place in a chart.
    case rank
    /// How near the name is to what was searched for.
    case match
  }

  /// What is compared.
  public var key: Key
  /// Whether the largest comes first.
  public var isDescending: Bool

  /// Makes an order.
  public init(_ key: Key, descending: Bool = false) {
    self.key = key
    isDescending = descending
  }

  /// Reads the words behind `sort`: one key, with a dash before it for descending.
  ///
  /// - Returns: the order, or nil where `off` brings Apple's back.
  /// - Throws: `SortError` for no word, a word that is no key, and more than one.
  public static func parse(_ words: [Word]) throws(SortError) -> SortOrder? {
    guard let word = words.first?.raw else { throw .noKey }
    guard words.count == 1 else { throw .tooManyWords }
    if word == FilterText.off { return nil }
    guard let order = SortOrder(text: word) else {
      let name = word.hasPrefix("-") ? String(word.dropFirst()) : word
      throw .unknownKey(name, suggestion: Key.suggestion(for: name))
    }
    return order
  }

  /// Reads what ``text`` wrote; nil for any text that is no order.
  public init?(text: String) {
    let isDescending = text.utf8.first == UInt8(ascii: "-")
    guard let key = Key(rawValue: isDescending ? String(text.dropFirst()) : text) else {
      return nil
    }
    self.init(key, descending: isDescending)
  }

  /// The order as it is typed: `price`, `-price`.
  public var text: String {
    (isDescending ? "-" : "") + key.rawValue
  }
}

extension SortOrder.Key {
  /// The key that is probably meant by a word that is none.
  static func suggestion(for word: String) -> SortOrder.Key? {
    // Longer than any key, in full width too.
    guard word.utf8.count <= 36 else { return nil }
    let word = Folding.fold(word)
    switch word {
    case "title": return .name
    case "artist", "author", "director", "by": return .creator
    case "date", "released": return .year
    case "duration", "time": return .length
    case "cost": return .price
    case "relevance": return .match
    default: return allCases.first { word == $0.rawValue || EditDistance.isOne(word, $0.rawValue) }
    }
  }
}
