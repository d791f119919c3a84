public import Records
import SQLite

/// The requests made to each service in the last minute, and the pauses after it refused some.
///
/// All programs of a user share one file. Trouble with it never keeps a request back: what this program itself did is
/// remembered, and counts then. Endpoints are named as stored answers name them; times are in milliseconds since 1970.
public final class LimitsStore {
  private struct Service: Hashable {
    let endpoint: String
    let family: RequestFamily
  }

  /// The file is opened by the first request: a start that asks nothing does not pay for it.
  private lazy var database = open()
  private let open: () -> Database
  private var isOpen = false
  /// What was granted to this program.
  private var granted: [Service: [Int64]] = [:]
  /// What of it did not reach the file.
  private var unsaved: [Service: [Int64]] = [:]
  /// The pauses that this program knows of.
  private var pauses: [String: Pause] = [:]

  init(_ open: @escaping () -> Database) {
    self.open = open
  }

  /// Counts a request that is about to be sent, or says why it may not be.
  ///
  /// - Parameters:
  ///   - endpoint: The service.
  ///   - family: Which of its budgets the request is taken from.
  ///   - now: The present time.
  ///   - limit: How many requests a minute the service takes.
  /// - Returns: Unless it is granted, nothing is counted: ask again after the time given.
  public func reserve(
    endpoint: String,
    family: RequestFamily,
    now: Int64,
    limit: Int = RequestBudget.usualRequests
  ) -> Reservation {
    if let left = pauses[endpoint]?.remaining(at: now) { return .paused(milliseconds: left) }
    let service = Service(endpoint: endpoint, family: family)
    do throws(LibraryError) {
      let reservation = try opened.write { writer throws(SQLiteError) -> Reservation in
        if let left = try Self.pause(endpoint, writer.connection)?.remaining(at: now) {
          return .paused(milliseconds: left)
        }
        return try reserve(service, now: now, limit: limit, writer)
      }
      guard reservation == .granted else { return reservation }
      unsaved[service] = nil
    } catch {
      var budget = RequestBudget(stamps: granted[service] ?? [], limit: limit)
      let reservation = budget.reserve(at: now)
      guard reservation == .granted else { return reservation }
      unsaved[service, default: []].append(now)
    }
    let counted = RequestBudget.counted(at: now)
    granted[service] = (granted[service] ?? []).filter(counted.contains) + [now]
    return .granted
  }

  /// Begins a pause, or goes on with the one that is on, after the service has refused a request.
  ///
  /// - Parameters:
  ///   - endpoint: The service.
  ///   - retryAfter: The seconds that the service asked for, if it did.
  ///   - now: The present time.
  /// - Returns: How long the pause lasts from now.
  @discardableResult
  public func notePause(endpoint: String, retryAfter: Int?, now: Int64) -> Int64 {
    let pause: Pause
    do throws(LibraryError) {
      pause = try opened.write { writer throws(SQLiteError) in
        let previous = try Self.pause(endpoint, writer.connection)
        let pause = Pause(after: previous, retryAfter: retryAfter, at: now)
        try writer.run(
          """
          INSERT INTO pause (endpoint, began, ends, step) VALUES (?1, ?2, ?3, ?4)
          ON CONFLICT (endpoint) DO UPDATE
          SET began = excluded.began, ends = excluded.ends, step = excluded.step
          """,
          [endpoint, pause.began, pause.ends, pause.step]
        )
        return pause
      }
    } catch {
      pause = Pause(after: pauses[endpoint], retryAfter: retryAfter, at: now)
    }
    pauses[endpoint] = pause
    return pause.remaining(at: now) ?? 0
  }

  /// How long nothing may be sent to a service, nil if something may.
  public func pause(endpoint: String, now: Int64) -> Int64? {
    let found = opened.read { connection throws(SQLiteError) in
      try Self.pause(endpoint, connection)
    }
    let known = [found ?? nil, pauses[endpoint]].compactMap { $0?.remaining(at: now) }
    return known.max()
  }

  /// Ends the doubling of pauses after a request that was answered.
  ///
  /// A pause that is on stays: the answer is to a request from before it.
  public func noteSuccess(endpoint: String, now: Int64) {
    let isOver = { (pause: Pause?) in pause != nil && pause?.remaining(at: now) == nil }
    if isOver(pauses[endpoint]) { pauses[endpoint] = nil }
    let find = { (connection: Connection) throws(SQLiteError) in
      try Self.pause(endpoint, connection)
    }
    // Nearly always there is none, and nothing is written.
    guard isOver(opened.read(find) ?? nil) else { return }
    // If this fails, the next pause is longer than it need be.
    try? opened.write { writer throws(SQLiteError) in
      guard isOver(try find(writer.connection)) else { return }
      try writer.run("DELETE FROM pause WHERE endpoint = ?1", [endpoint])
    }
  }

  /// What the user should be told of the file; that it is not written is no loss to anybody.
  func takeNotices() -> [StoreNotice] {
    guard isOpen else { return [] }
    return database.takeNotices().filter { notice in
      switch notice {
      case .setAside: true
      case .notSaving, .notReading, .emptyFile, .indexRebuilt: false
      }
    }
  }

  func checkpoint() {
    if isOpen { database.checkpoint() }
  }

  func close() {
    if isOpen { database.close() }
  }

  private var opened: Database {
    isOpen = true
    return database
  }

  private func reserve(
    _ service: Service,
    now: Int64,
    limit: Int,
    _ writer: Writer
  ) throws(SQLiteError) -> Reservation {
    let stamps = try writer.connection.query(
      "SELECT granted_at FROM request WHERE endpoint = ?1 AND family = ?2",
      [service.endpoint, service.family.rawValue]
    ) { row throws(SQLiteError) in try row.int64(0) }
    let late = unsaved[service] ?? []
    var budget = RequestBudget(stamps: stamps + late, limit: limit)
    let reservation = budget.reserve(at: now)
    guard reservation == .granted else { return reservation }
    let counted = RequestBudget.counted(at: now)
    try writer.run(
      "DELETE FROM request WHERE granted_at NOT BETWEEN ?1 AND ?2",
      [counted.lowerBound, counted.upperBound]
    )
    for stamp in late + [budget.stamps.last ?? now] {
      try writer.run(
        "INSERT INTO request (endpoint, family, granted_at) VALUES (?1, ?2, ?3)",
        [service.endpoint, service.family.rawValue, stamp]
      )
    }
    return reservation
  }

  static func pause(
    _ endpoint: String,
    _ connection: Connection
  ) throws(SQLiteError) -> Pause? {
    try connection.first(
      "SELECT began, ends, step FROM pause WHERE endpoint = ?1",
      [endpoint]
    ) { row throws(SQLiteError) in
      Pause(began: try row.int64(0), ends: try row.int64(1), step: try row.int64(2))
    }
  }
}
