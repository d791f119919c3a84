import Catalog
import TerminalText

/// What stands under an item's title.
enum ItemFacts {
  /// The facts in lines of at most `width` cells, broken between facts.
  static func lines(of item: Item, width: Int, isLinear: Bool = false) -> [Line] {
    guard !isLinear else { return Phrase(linearText(of: item), .muted).lines(width: width) }
    var texts: [String] = []
    for fact in facts(of: item) {
      let longer = texts.last.map { "\($0) · \(fact)" }
      if let longer, DisplayWidth.of(longer) <= width {
        texts[texts.count - 1] = longer
      } else {
        texts.append(fact)
      }
    }
    return texts.flatMap { Phrase($0, .muted).lines(width: width) }
  }

  /// Creator, year, genre, length and rating, each where it is known, cleaned.
  static func facts(of item: Item) -> [String] {
    let type = item.id.type
    return [
      // The show of an episode has a row of its own.
      type == .tvEpisode ? nil : item.creator,
      year(of: item),
      item.genre,
      item.duration.flatMap { LengthText.long($0, of: type) },
      rating(of: item),
    ]
    .compactMap(ItemText.line)
  }

  /// `Film, by Ridley Scott, 1982, Sci-Fi & Fantasy, 1 h 57 min, rated R`.
  private static func linearText(of item: Item) -> String {
    let type = item.id.type
    let facts = [
      RequestWords.capitalized(type.word),
      type == .tvEpisode ? nil : ItemText.line(item.creator).map { "by \($0)" },
      year(of: item),
      item.genre,
      item.duration.flatMap { LengthText.long($0, of: type) },
      ItemText.line(item.contentRating).map { "rated \($0)" } ?? rating(of: item)?.lowercased(),
    ]
    return facts.compactMap(ItemText.line).joined(separator: ", ")
  }

  private static func year(of item: Item) -> String? {
    // A podcast's date is that of its newest episode.
    item.id.type == .podcast ? nil : (item.released?.year).map(String.init)
  }

  private static func rating(of item: Item) -> String? {
    if let rating = ItemText.line(item.contentRating) { return rating }
    switch item.explicitness {
    case .explicit: return "Explicit"
    case .cleaned: return "Clean"
    case .notExplicit, nil: return nil
    }
  }
}
