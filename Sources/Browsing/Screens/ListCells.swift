import Catalog
import TerminalText

/// Writes the cells of a list's rows.
struct ListCells {
  /// An item and its number in the whole list.
  struct Row {
    var number: Int
    var item: Item
    /// How it has moved in its chart, where that is known.
    var movement: ChartMovement?
    /// When it was seen, in whole seconds since 1970; nil where that is when the list was.
    var seenAt: Int64?
    /// What the watchlist knows of it.
    var watch: WatchCells?
  }

  /// Whether several currencies stand beside each other.
  let mixesCurrencies: Bool
  private let now: Int64

  /// Makes the cells of these rows at a time in whole seconds since 1970.
  init(for rows: [Row], now: Int64) {
    self.now = now
    mixesCurrencies = Self.mixCurrencies(rows.lazy.map(\.item))
  }

  /// Whether the prices of some items are in several currencies.
  static func mixCurrencies(_ items: some Sequence<Item>) -> Bool {
    // Apple writes them alike, so that few are to be compared in upper case.
    let currencies = Set(items.lazy.compactMap { ($0.price ?? 0) > 0 ? $0.currency : nil })
    return currencies.count > 1 && Set(currencies.map { $0.uppercased() }).count > 1
  }

  func cell(_ row: Row, _ column: ListColumn) -> Cell? {
    let item = row.item
    switch column {
    case .rank: return item.rank.map { Cell(String($0)) }
    case .number: return Cell(String(row.number), .muted)
    case .movement:
      return row.movement.map { Cell(MovementText.short($0), MovementText.style($0)) }
    case .type: return Cell(item.id.type.word, .muted)
    case .name: return name(of: item)
    case .creator: return muted(item.creator)
    case .collection: return muted(item.collection)
    case .genre: return muted(item.genre)
    case .day: return muted(item.released.map(DayText.text))
    case .year: return muted((item.released?.year).map(String.init))
    case .episode: return muted(item.track.map { "E\($0)" })
    case .count: return muted(count(of: item))
    case .version: return muted(item.version)
    case .size: return muted(item.sizeBytes.flatMap(QuantityText.size))
    case .length:
      return muted(item.duration.flatMap { LengthText.short($0, of: item.id.type) })
    case .rating: return muted(RatingText.short(of: item))
    case .age: return muted(row.seenAt.map { RelativeAge.text(of: $0, now: now) })
    case .country: return muted(item.country)
    case .limit: return row.watch?.limit
    case .change: return row.watch?.change
    case .was: return row.watch?.was
    case .price:
      guard item.id.type.isSold else { return nil }
      return PriceText(item.price, of: item, among: mixesCurrencies).map { Cell($0.text, $0.style) }
    }
  }

  private func name(of item: Item) -> Cell {
    ItemText.line(item.name).map { Cell($0) } ?? Cell(ItemText.nameless, .muted)
  }

  private func muted(_ text: String?) -> Cell? {
    ItemText.line(text).map { Cell($0, .muted) }
  }

  private func count(of item: Item) -> String? {
    guard let count = item.trackCount, count > 0 else { return nil }
    return QuantityText.counted(count, item.id.type == .album ? "track" : "episode")
  }
}

/// Texts from the network as one line each.
enum ItemText {
  /// What stands for a name that is missing.
  static let nameless = "untitled"

  /// The text cleaned and without spaces around it, or nil if nothing is left.
  static func line(_ text: String?) -> String? {
    guard let text else { return nil }
    let cleaned = Cleaning.line(text)
    var line = cleaned[...]
    while line.last?.isWhitespace == true { line.removeLast() }
    while line.first?.isWhitespace == true { line.removeFirst() }
    let trimmed = line.utf8.count == cleaned.utf8.count ? cleaned : String(line)
    return DisplayWidth.of(trimmed) > 0 ? trimmed : nil
  }
}
