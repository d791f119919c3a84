import Catalog
import Records

/// Values that several tests use.
enum Samples {
  static func item(
    _ number: Int64,
    _ type: ItemType = .movie,
    in country: String = "us",
    price: Double? = nil
  ) -> Item {
    var item = Item(id: ItemID(type, number), country: country)
    item.name = "Item \(number)"
    item.price = price
    item.currency = "USD"
    return item
  }

  /// A watched item whose price to buy was observed at these times.
  static func watched(
    _ prices: [(Double, Int64)],
    number: Int64 = 77,
    below: Double? = nil,
    isAbsent: Bool = false
  ) -> WatchedItem {
    let entry = WatchEntry(
      item: item(number),
      addedAt: 1,
      below: below,
      checkedAt: 1,
      isAbsent: isAbsent
    )
    let observations = prices.map { price, time in
      PriceObservation(Prices(buy: price, currency: "USD"), at: time)
    }
    return WatchedItem(entry, prices: PriceHistory(observations))
  }
}
