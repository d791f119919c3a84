import Catalog
import Records
import SQLite

/// The feeds whose podcast is still to be found, on one connection.
struct StoredFeeds {
  static let columns = ["key", "address", "title", "country", "added_at", "tried_at"]

  private static let list = "id, address, title, country, added_at, tried_at"

  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// All of them, in the order in which they came.
  func all() throws(SQLiteError) -> [WaitingFeed] {
    try connection.query("SELECT \(Self.list) FROM feed ORDER BY added_at, id") {
      row throws(SQLiteError) in try? Self.feed(in: row)
    }
    .compactMap { $0 }
  }

  /// The one with a number.
  func feed(_ number: Int64) throws(SQLiteError) -> WaitingFeed? {
    try connection.first("SELECT \(Self.list) FROM feed WHERE id = ?1", [number]) {
      row throws(SQLiteError) in try Self.feed(in: row)
    }
  }

  /// The one with an address, however it is spelled.
  func feed(at address: String) throws(SQLiteError) -> WaitingFeed? {
    try connection.first("SELECT \(Self.list) FROM feed WHERE key = ?1", [Self.key(address)]) {
      row throws(SQLiteError) in try Self.feed(in: row)
    }
  }

  private static func feed(in row: borrowing Row) throws(SQLiteError) -> WaitingFeed {
    WaitingFeed(
      number: try row.int64(0),
      address: try row.text(1),
      title: try row.optionalText(2),
      country: try row.text(3),
      addedAt: try row.int64(4),
      triedAt: try row.optionalInt64(5)
    )
  }

  private static func key(_ address: String) -> String { FeedAddress.key(address) ?? address }

  // MARK: Writing

  /// Adds a feed that came at a time; gives it with its number.
  static func add(
    _ feed: FeedImport,
    at now: Int64,
    _ writer: Writer
  ) throws(SQLiteError) -> WaitingFeed {
    var waiting = WaitingFeed(
      number: 0,
      address: feed.address,
      title: feed.title,
      country: feed.country,
      addedAt: feed.addedAt ?? now
    )
    try writer.run(
      "INSERT INTO feed (\(columns.joined(separator: ", "))) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
      values(of: waiting)
    )
    waiting.number = writer.connection.lastInsertRowID
    return waiting
  }

  /// Puts a feed in the place of another one of the same number; nil is none.
  static func replace(
    _ old: WaitingFeed?,
    by new: WaitingFeed?,
    _ writer: Writer
  ) throws(SQLiteError) {
    if let old { try writer.run("DELETE FROM feed WHERE id = ?1", [old.number]) }
    guard let new else { return }
    // Another one with the address may have come meanwhile, and stays.
    try writer.run(
      """
      INSERT OR IGNORE INTO feed (id, \(columns.joined(separator: ", ")))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """,
      [new.number] + values(of: new)
    )
  }

  private static func values(of feed: WaitingFeed) -> [any Bindable] {
    [key(feed.address), feed.address, feed.title, feed.country, feed.addedAt, feed.triedAt]
  }
}
