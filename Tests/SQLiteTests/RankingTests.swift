import SQLite
import Testing

@Suite struct RankingTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(path: "", mode: .memory)
    try connection.execute("CREATE VIRTUAL TABLE note USING fts5 (title, body)")
    try connection.addCappedRank()
    try connection.addCappedRank()
  }

  private func fill(_ count: Int) throws {
    for number in 1...count {
      let title = "common" + (number % 3 == 0 ? " rare common" : "")
      let body = Array(repeating: number % 7 == 0 ? "other rare" : "other", count: number % 20)
      try connection.run(
        "INSERT INTO note (title, body) VALUES (?1, ?2)",
        [title, body.joined(separator: " ")]
      )
    }
  }

  private func scores(_ function: String, _ query: String) throws -> [Double] {
    try connection.query(
      "SELECT \(function)(note, 10.0, 1.0) FROM note WHERE note MATCH ?1 ORDER BY rowid",
      [query]
    ) { row throws(SQLiteError) in try row.double(0) }
  }

  @Test(arguments: ["rare other", "\"rare common\" OR other", "ra* com*"])
  func itRanksAsTheUsualFunctionDoes(_ query: String) throws {
    try fill(400)
    let usual = try scores("bm25", query)
    let capped = try scores("capped_bm25", query)
    #expect(!usual.isEmpty)
    #expect(usual.count == capped.count)
    for (usual, capped) in zip(usual, capped) {
      #expect(abs(usual - capped) <= 1e-4 * abs(usual))
    }
  }

  /// A word that is alone has another weight, which is the same for all rows.
  @Test func aSingleWordIsRankedInTheSameOrder() throws {
    try fill(400)
    let usual = try scores("bm25", "rare")
    let capped = try scores("capped_bm25", "rare")
    #expect(usual.count > 100)
    let (best, bestCapped) = (try #require(usual.min()), try #require(capped.min()))
    for (usual, capped) in zip(usual, capped) {
      #expect(abs(usual / best - capped / bestCapped) < 1e-9)
    }
  }

  @Test func beyondTheBoundAllWordsAreAlike() throws {
    try fill(9_000)
    // Each is in more rows than are counted, one of them in all.
    let scores = try scores("capped_bm25", "rare common")
    #expect(scores.count > 3_000)
    #expect(scores.allSatisfy { $0 < 0 && $0.isFinite })
  }
}
