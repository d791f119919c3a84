public import Records
import SQLite

/// Looks at the files of the stores without changing anything in them.
public struct StoreInspector {
  /// The version of SQLite.
  public static var sqliteVersion: String { Connection.libraryVersion }

  /// Whether SQLite has full-text search.
  public static var hasFullText: Bool {
    do throws(SQLiteError) {
      let memory = try Connection(path: "", mode: .memory)
      defer { try? memory.close() }
      let modules = "SELECT 1 FROM pragma_module_list WHERE name = 'fts5'"
      return try memory.first(modules) { _ in true } ?? false
    } catch {
      return false
    }
  }

  private let location: StoreLocation
  private let options: StoreOptions

  /// Prepares to look at the stores of a place.
  public init(_ location: StoreLocation) {
    self.init(location, options: StoreOptions())
  }

  init(_ location: StoreLocation, options: StoreOptions) {
    self.location = location
    self.options = options
  }

  /// What there is to say of each file; none where the stores are in memory.
  ///
  /// - Parameter deep: Whether all of each file is read and compared with itself.
  /// - Returns: A report for each file, the most precious first.
  public func reports(deep: Bool) -> [StoreReport] {
    schemas.map { schema, path in
      FileInspection(schema: schema, path: path, options: options).report(deep: deep)
    }
  }

  /// What a service was asked in the last minute, as far as it is written down.
  ///
  /// - Parameters:
  ///   - endpoint: The service.
  ///   - now: The present time in milliseconds since 1970.
  /// - Returns: The report; nil where nothing can be read.
  public func service(_ endpoint: String, now: Int64) -> ServiceReport? {
    guard case .files(_, _, let path?) = location else { return nil }
    let opener = DatabaseOpener(schema: .limits, options: options, now: 0)
    guard case .open(let connection, false) = opener.reading(path) else { return nil }
    defer { try? connection.close() }
    return try? LimitsStore.report(of: endpoint, now: now, connection)
  }

  private var schemas: [(Schema, String)] {
    guard case .files(let main, let seen, let limits) = location else { return [] }
    let own = [(Schema.main, main), (Schema.seen(now: 0), seen)]
    return own + (limits.map { [(Schema.limits, $0)] } ?? [])
  }
}

extension LimitsStore {
  /// Reads what is written of a service.
  static func report(
    of endpoint: String,
    now: Int64,
    _ connection: Connection
  ) throws(SQLiteError) -> ServiceReport {
    let counted = RequestBudget.counted(at: now)
    let rows = try connection.query(
      """
      SELECT family, count(*) FROM request
      WHERE endpoint = ?1 AND granted_at BETWEEN ?2 AND ?3 GROUP BY family
      """,
      [endpoint, counted.lowerBound, counted.upperBound]
    ) { row throws(SQLiteError) in (try row.text(0), try row.int(1)) }
    let known = rows.compactMap { name, count in
      RequestFamily(rawValue: name).map { ($0, count) }
    }
    return ServiceReport(
      requests: Dictionary(known) { $0 + $1 },
      pause: try pause(endpoint, connection)?.remaining(at: now)
    )
  }
}
