import Catalog
import Records
import TerminalText

/// What the watchlist knows of a row, as cells.
struct WatchCells {
  /// `▼ $5.00 since 3 Nov`, or that the store does not have it.
  private(set) var change: Cell?
  /// The same where no sign says it: `down $5.00 since 3 Nov`.
  private(set) var changeInWords: Cell?
  /// `$9.99 until 3 Nov`.
  private(set) var was: Cell?
  /// `below $5`.
  private(set) var limit: Cell?

  init?(of item: Item, in list: ListScreen, now: Int64) {
    guard let watched = list.watchedItems[item.storeID] else { return nil }
    guard let entry = list.watched[item.storeID] else {
      // A feed may have been matched since, and its podcast has a row of its own the next time.
      say(item.isWaiting ? "changed since" : "no longer watched", .muted)
      return
    }
    if entry.isWaiting {
      say(ExchangeWords.state(of: entry), .muted)
      return
    }
    limit = WatchWords.limit(of: entry).map { limit in
      Cell(limit, Deal(watched)?.reachesLimit == true ? .price : .muted)
    }
    if entry.isAbsent {
      say(WatchWords.absence(of: entry, now: now), .warning)
      return
    }
    guard let last = watched.prices.lastChange else { return }
    let day = DayText.text(ofSecond: last.since, now: now)
    let difference = WatchWords.price(abs(last.new - last.old), of: entry.storeID, last.currency)
    let (sign, word) = last.isFall ? ("▼", "down") : ("▲", "up")
    let style: Style = last.isFall ? .price : .muted
    change = Cell("\(sign) \(difference) since \(day)", style)
    changeInWords = Cell("\(word) \(difference) since \(day)", style)
    if last.isFall {
      let old = WatchWords.price(last.old, of: entry.storeID, last.currency)
      was = Cell("\(old) until \(day)", .muted)
    }
  }

  /// Says the same with and without signs.
  private mutating func say(_ words: String, _ style: Style) {
    change = Cell(words, style)
    changeInWords = change
  }
}
