public import Catalog
public import Records
import SQLite

extension SeenStore {
  /// The prices that an item was seen at, as far as the answers are worked in.
  ///
  /// - Parameters:
  ///   - storeID: The item and its storefront.
  ///   - endpoint: The service that answered.
  /// - Returns: The prices, none where the item was never seen with one.
  public func prices(of storeID: StoreItemID, endpoint: String) -> PriceHistory {
    let find = { (connection: Connection) throws(SQLiteError) -> PriceHistory? in
      let row = try connection.first(
        """
        SELECT id FROM item WHERE number = ?1 AND type = ?2 AND country = ?3
        AND endpoint = (SELECT id FROM endpoint WHERE address = ?4)
        """,
        StoredEntry.identity(of: storeID) + [endpoint]
      ) { row throws(SQLiteError) in try row.int64(0) }
      return try row.map { id throws(SQLiteError) in
        try SeenPrices(connection, of: id).history()
      }
    }
    let here = database.read(find) ?? nil
    let archived = database.readArchive(find) ?? nil
    return (archived ?? PriceHistory()).joined(with: here ?? PriceHistory())
  }
}
