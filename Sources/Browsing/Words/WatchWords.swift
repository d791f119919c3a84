import Catalog
import Records
import TerminalText

/// The watchlist, in words.
enum WatchWords {
  /// That the list is empty, and how it is filled.
  static let nothingWatched = "Nothing is watched yet. In a list, watch 3 puts row 3 here."

  /// That nothing became cheaper.
  static let noDeals = "Nothing that is watched became cheaper or reached its limit."

  // MARK: Entries

  /// `watching below $5`, as it stands beside a title.
  static func state(of entry: WatchEntry) -> String {
    "watching" + (limit(of: entry).map { " \($0)" } ?? "")
  }

  /// `below $5`, and `until free`; nil without a limit.
  static func limit(of entry: WatchEntry) -> String? {
    guard let below = entry.below else { return nil }
    return below == 0 ? "until free" : "below \(inWholeUnits(price(below, of: entry.storeID)))"
  }

  /// A price without a fraction of zero: `$5` for `$5.00`.
  private static func inWholeUnits(_ price: String) -> String {
    guard let point = price.lastIndex(where: { $0 == "." || $0 == "," }) else { return price }
    let fraction = price[price.index(after: point)...].prefix { $0.isNumber }
    guard fraction == "00" else { return price }
    return String(price[..<point] + price[fraction.endIndex...])
  }

  /// A price in the currency of the item's country.
  static func price(_ amount: Double, of storeID: StoreItemID, _ currency: String? = nil) -> String
  {
    if amount == 0 { return "free" }
    let currency = currency ?? Storefront(code: storeID.country)?.currency ?? ""
    return Cleaning.line(Money.text(amount: amount, currency: currency, among: false))
  }

  /// `not found in JP today`.
  static func absence(of entry: WatchEntry, now: Int64) -> String {
    let day = DayText.text(ofSecond: entry.checkedAt, now: now)
    let today = DayText.text(ofSecond: now, now: now)
    let when = day == today ? "today" : "on \(day)"
    return "not found in \(entry.storeID.country.uppercased()) \(when)"
  }

  /// What an item is called within a sentence.
  static func name(of item: Item?) -> String {
    guard let item else { return "something" }
    return ItemText.line(item.name).map(Quoted.text) ?? "this \(item.id.type.word)"
  }
}
