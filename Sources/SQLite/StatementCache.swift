/// Prepared statements that wait for their next use, by SQL.
///
/// A statement in use is not in here: a second use of the same SQL inside the first gets a
/// statement of its own instead of resetting the one that is being read.
struct StatementCache {
  private struct Entry {
    let statement: Statement
    var lastUse: UInt64
  }

  private let capacity: Int
  private var entries: [String: Entry] = [:]
  private var uses: UInt64 = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { entries.count }

  /// Takes a waiting statement out, if there is one.
  mutating func take(_ sql: String) -> Statement? {
    entries.removeValue(forKey: sql)?.statement
  }

  /// Puts a statement back, which must be reset; the one unused for longest makes room.
  mutating func put(_ statement: Statement) {
    guard entries[statement.sql] == nil else { return }
    if entries.count >= capacity,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      entries.removeValue(forKey: oldest.key)
    }
    uses += 1
    entries[statement.sql] = Entry(statement: statement, lastUse: uses)
  }

  /// Finalizes all waiting statements.
  mutating func removeAll() {
    entries.removeAll()
  }
}
