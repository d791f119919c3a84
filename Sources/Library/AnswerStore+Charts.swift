public import Catalog
public import Records
import SQLite

/// A copy of a chart that is kept.
public struct ChartCopy: Hashable, Sendable {
  /// The answer that it is.
  public let id: AnswerID
  /// When it came, in whole seconds since 1970.
  public let fetchedAt: Int64
}

extension AnswerStore {
  /// The copies that are kept of the chart that a request asks for, however far down each goes, the newest first.
  ///
  /// They are those of requests that rank alike, see `ChartRequest.ranksLike(_:)`.
  public func charts(like request: ChartRequest, endpoint: String) -> [ChartCopy] {
    let start = Self.beginning(ofTargetsLike: request)
    let find = { (connection: Connection) throws(SQLiteError) -> [ChartCopy] in
      // What goes on with a digit, and ":" comes after all of them.
      try connection.query(
        """
        SELECT id, fetched_at, request FROM answer
        WHERE endpoint = ?1 AND target >= ?2 AND target < ?2 || ':'
        ORDER BY fetched_at DESC, abs(id) DESC
        """,
        [endpoint, start]
      ) { row throws(SQLiteError) -> ChartCopy? in
        guard
          case .chart(let other) = RequestCoding.request(from: try row.text(2)),
          other.ranksLike(request)
        else { return nil }
        return ChartCopy(id: AnswerID(rawValue: try row.int64(0)), fetchedAt: try row.int64(1))
      }
      .compactMap { $0 }
    }
    let left = leftOver.filter { _, answer in
      guard case .chart(let other) = answer.request else { return false }
      return answer.endpoint == endpoint && other.ranksLike(request)
    }
    .map { ChartCopy(id: $0.key, fetchedAt: $0.value.fetchedAt) }
    .sorted { $0.id.rawValue > $1.id.rawValue }
    // Of the same second, what came last: a failure is later than the rest, and the archive older than this run.
    let copies = left + (database.read(find) ?? []) + (database.readArchive(find) ?? [])
    return copies.sorted { $0.fetchedAt > $1.fetchedAt }
  }

  /// What the targets of all requests for the same chart begin with: all before the number of its places.
  private static func beginning(ofTargetsLike request: ChartRequest) -> String {
    let targets = [1, request.feed.mostItems].map { limit in
      CatalogRequest.chart(
        ChartRequest(request.feed, country: request.country, genre: request.genre, limit: limit)
      ).target
    }
    var start = String(zip(targets[0], targets[1]).prefix { $0 == $1 }.map(\.0))
    while let last = start.last, last.isNumber { start.removeLast() }
    return start
  }
}
