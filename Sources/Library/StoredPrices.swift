import Records
import SQLite

/// An observation of prices as the columns `observed_at` to `currency` hold it.
enum StoredPrices {
  static let columns = ["observed_at", "price", "rental_price", "hd_price", "currency"]

  /// The columns as a list in a statement.
  static let list = columns.joined(separator: ", ")

  static func values(of observation: PriceObservation) -> [any Bindable] {
    let prices = observation.prices
    return [observation.observedAt, prices.buy, prices.rent, prices.hd, prices.currency]
  }

  static func observation(
    in row: borrowing Row,
    from column: Int
  ) throws(SQLiteError) -> PriceObservation {
    let prices = Prices(
      buy: try row.optionalDouble(column + 1),
      rent: try row.optionalDouble(column + 2),
      hd: try row.optionalDouble(column + 3),
      currency: try row.optionalText(column + 4)
    )
    return PriceObservation(prices, at: try row.int64(column))
  }
}
