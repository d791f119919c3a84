import Catalog
public import Records
import SQLite

extension SeenStore {
  /// The names seen that begin with a text, each once, in order and as they are written.
  ///
  /// Case, accents and signs do not count. Takes the same time whatever their number.
  public func names(
    beginningWith text: String,
    _ kind: SeenNames.Kind = .all,
    limit: Int = 60
  ) -> SeenNames {
    let beginning = SearchText.beginning(text)
    guard !beginning.isEmpty, limit > 0 else { return .none }
    let find = { (connection: Connection) throws(SQLiteError) -> [String: SeenName] in
      let column = NameColumn(connection: connection, beginning: beginning)
      var found = try column.names(.creator, limit)
      guard kind == .all else { return found }
      found.merge(try column.names(.name, limit)) { _, name in name }
      return found
    }
    var found = database.readArchive(find) ?? [:]
    found.merge(database.read(find) ?? [:]) { _, newer in newer }
    let names = found.sorted { $0.key < $1.key }.map(\.value)
    return SeenNames(
      names: Array(names.prefix(limit)),
      last: names.count > limit ? names.last : nil
    )
  }
}

/// Goes from name to name through an index, since one name may be that of thousands of items.
private struct NameColumn {
  /// Whose names: those of items, or of who made them.
  enum Owner: String {
    case name
    case creator
  }

  let connection: Connection
  let beginning: String

  /// The first names by their keys, and where there are more than `limit`, the last.
  func names(_ owner: Owner, _ limit: Int) throws(SQLiteError) -> [String: SeenName] {
    var found: [String: SeenName] = [:]
    var next = try name(owner, "\(owner)_key >= ?1", "ASC", from: beginning)
    while let (key, name) = next {
      found[key] = name
      guard found.count <= limit else { break }
      next = try self.name(owner, "\(owner)_key > ?1", "ASC", from: key)
    }
    guard found.count > limit else { return found }
    let last = try name(owner, "\(owner)_key >= ?1", "DESC", from: beginning)
    if let (key, name) = last { found[key] = name }
    return found
  }

  private func name(
    _ owner: Owner,
    _ condition: String,
    _ order: String,
    from key: String
  ) throws(SQLiteError) -> (key: String, name: SeenName)? {
    try connection.first(
      """
      SELECT \(owner)_key, \(owner), type FROM item
      WHERE \(condition) AND \(owner)_key < ?2 ORDER BY \(owner)_key \(order) LIMIT 1
      """,
      [key, SearchQuery.end(ofKeysBeginningWith: beginning)]
    ) { row throws(SQLiteError) in
      let key = try row.text(0)
      let type = owner == .name ? ItemType(rawValue: try row.text(2)) : nil
      return (key, SeenName(try row.optionalText(1) ?? key, type))
    }
  }
}
