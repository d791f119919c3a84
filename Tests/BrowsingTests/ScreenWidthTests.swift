import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// No line is wider than its window, and no window is too small.
@Suite struct ScreenWidthTests {
  /// Everything that is drawn, with items of every type and names of every width.
  static func states() throws -> [ViewState] {
    let long = Sample.item(.movie, 99) {
      $0.name = String(repeating: "Overlong Title ", count: 8)
      $0.creator = String(repeating: "渡辺信一郎", count: 8)
      $0.genre = String(repeating: "g", count: 90)
      $0.price = 1e12
      $0.currency = "ABCDEFGHIJ"
      $0.duration = .max
      $0.storeURL = "https://example.com/" + String(repeating: "x", count: 400)
      $0.description = String(repeating: "A word or two. 東京の夜。", count: 6)
      $0.copyright = String(repeating: "℗ ", count: 99)
    }
    let items = Sample.mixed + Sample.scripts.prefix(3) + [Sample.movies[3], long]
    let miss = NearMiss(
      reason: .noStorefront("uk", suggestion: Storefront(code: "gb")),
      line: "country uk"
    )
    let request = Sample.search("blade runner", .movie)
    let lists = [
      Sample.list(items, of: request, nearMiss: miss, skipped: 12, age: 90_000, origin: .cache),
      Sample.list(Sample.movies + [long], of: request), Sample.list(Sample.songs, of: request),
      Sample.list(Sample.apps, of: request), Sample.list(Sample.podcasts, of: request),
      Sample.list([], of: request, nearMiss: miss, skipped: 1, age: 90_000),
      .start(serial: 0),
    ]
    let failures = CatalogError.Code.allCases.map {
      ViewState.error(
        Sample.failure(CatalogError($0, status: 503, detail: "it is said", retryAfter: 99))
      )
    }
    let details = try Sample.chart.items.indices.map { row in
      ViewState.detail(try #require(Detail(serial: 2, list: Sample.chart, row: row)))
    }
    let loadings = SubjectSamples.all.map { ViewState.loading(Sample.loading(Inquiry($0))) }
    return (lists + Sample.catalogue).map(ViewState.list) + failures + loadings + details
      + (try items.map { try Sample.detail($0, among: items) })
  }

  @Test(
    arguments: [20, 21, 27, 33, 40, 52, 79, 80, 81, 120, 300],
    [(isInteractive: true, isLinear: false), (false, false), (true, true), (false, true)]
  )
  func noLineIsWiderThanTheWindow(
    columns: Int,
    way: (isInteractive: Bool, isLinear: Bool)
  ) throws {
    let context = Sample.context(
      columns,
      isInteractive: way.isInteractive,
      grounds: .all,
      isLinear: way.isLinear
    )
    for state in try Self.states() {
      for line in Screens.draw(state, in: context) {
        #expect(line.spans.cells <= columns, "\(line.plainText)")
        #expect(line.fill ?? 0 <= columns)
      }
    }
    for notice in WordsNoticeSamples.all {
      for line in NoticeWords.lines(for: notice, in: context) {
        #expect(line.spans.cells <= columns, "\(line.plainText)")
      }
    }
    for line in HelpWords.programHelp(width: columns) { #expect(line.spans.cells <= columns) }
    for seconds in [0, 1, 59, 100_000] {
      let loading = Sample.loading(Sample.search(String(repeating: "渡辺", count: 200)))
      let line = LoadingLine.line(for: loading, elapsed: seconds, frame: seconds, in: context)
      #expect(line.spans.cells <= columns)
    }
  }

  /// A list and a detail of every type in every window that there is.
  @Test(arguments: ItemType.allCases, [false, true])
  func noLineIsWiderThanAnyWindow(type: ItemType, isLinear: Bool) throws {
    let detail = try #require(Sample.detail(of: type))
    for state in [.list(Sample.list(of: type)), detail] {
      for columns in 20...300 {
        let context = Sample.context(columns, grounds: .all, isLinear: isLinear)
        let lines = Screens.draw(state, in: context)
        let widest = lines.map { max($0.spans.cells, $0.fill ?? 0) }.max()
        #expect(widest ?? 0 <= columns)
      }
    }
  }

  /// Whatever the room, the columns that are shown are the most important ones.
  @Test(arguments: ItemType.allCases)
  func columnsGiveWayInTheOrderOfTheirImportance(type: ItemType) {
    let list = Sample.list(of: type)
    let all = ListPage(list, in: Sample.context(300)).columns
    let byImportance = ListTable(for: Sample.rows(of: type)).byImportance.filter(all.contains)
    // The name is cut short and never gives way.
    let order = [.name] + byImportance.filter { $0 != .name }
    #expect(Set(all) == Set(order))
    for columns in 20...300 {
      let shown = ListPage(list, in: Sample.context(columns)).columns
      #expect(Set(shown) == Set(order.prefix(shown.count)), "\(columns) columns")
    }
  }

  @Test(arguments: [Int.min, 0, 1, 2, 5, 12, 13, Int.max], [nil, 0, 7, Int.max])
  func aWindowOfNoSenseIsDrawnOnAllTheSame(columns: Int, rows: Int?) throws {
    let context = Sample.context(columns, rows: rows)
    for state in try Self.states() {
      let lines = Screens.draw(state, in: context)
      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { $0.spans.cells <= 1_000 })
    }
    for notice in WordsNoticeSamples.all {
      #expect(!NoticeWords.lines(for: notice, in: context).isEmpty)
    }
    #expect(!HelpWords.programHelp(width: columns).isEmpty)
  }

  @Test(arguments: [40, 80, 200])
  func rowsEndInTheSameCellWhateverTheScript(columns: Int) {
    let list = Sample.list(Sample.scripts, of: Sample.search("x", .music, .song))
    let lines = Screens.draw(.list(list), in: Sample.context(columns))
    let ends = lines.dropFirst(3).prefix(Sample.scripts.count).map(\.spans.cells)
    #expect(Set(ends) == [min(columns, 100)])
  }

  @Test func aListFillsTheWindowAndNoMore() {
    let items = (0..<50).map { number in Sample.item(.movie, Int64(number)) { $0.name = "A" } }
    let list = Sample.list(items, of: Sample.search("a"), firstRow: 18)
    let lines = Screens.draw(.list(list), in: Sample.context(rows: 24))
    // The prompt is the last line of the window.
    #expect(lines.count == 23)
    #expect(lines[1].plainText.contains("19–36 of 50"))
    let whole = Screens.draw(.list(list), in: Sample.context(rows: 24, isInteractive: false))
    #expect(whole.count == 52)
    #expect(whole[0].plainText.contains("1–50 of 50"))
  }

  @Test(arguments: [-7, 49, 50, Int.max])
  func aFirstRowBeyondTheListIsBroughtBack(firstRow: Int) {
    let list = Sample.list(Sample.movies, of: Sample.search("a"), firstRow: firstRow)
    let lines = Screens.draw(.list(list), in: Sample.context())
    #expect(lines[1].plainText.contains(firstRow < 0 ? "1–4 of 4" : "4 of 4"))
  }
}
