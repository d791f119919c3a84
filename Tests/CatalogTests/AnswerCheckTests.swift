import Catalog
import Testing

struct AnswerCheckTests {
  private let mixed = Array(
    #"""
    {"resultCount":6,"results":[
    {"wrapperType":"track","kind":"song","trackId":1,"trackName":"One"},
    {"wrapperType":"track","kind":"podcast","collectionId":2,"collectionName":"Two"},
    {"wrapperType":"software","kind":"software","trackId":3,"trackName":"Three","bundleId":""},
    {"wrapperType":"software","kind":"software","trackId":3,"bundleId":"com.example.three",
    "trackName":"Three again","version":"1.0"},
    {"wrapperType":"artist","artistType":"TV Show","artistId":4,"artistName":"Four"},
    {"kind":"interactive-booklet","trackId":5}]}
    """#.utf8
  )

  @Test(
    arguments: [
      (Media.all, nil, [1, 2, 3, 4], 0), (.music, nil, [1], 3), (.podcast, nil, [2], 3),
      (.software, nil, [3], 3), (.all, .allArtist, [4], 3), (.movie, nil, [], 4),
    ] as [(Media, Entity?, [Int64], Int)]
  )
  func onlyWhatWasAskedForIsKept(media: Media, entity: Entity?, kept: [Int64], strays: Int) throws {
    let query = Query(term: "x", media: media, entity: entity)
    let answer = try Answer(body: mixed, for: .search(query))
    #expect(answer.items.map(\.id.number) == kept)
    #expect(answer.strays == strays)
    #expect(answer.skipped == 1)
  }

  @Test func aLookupKeepsEverythingOnce() throws {
    let answer = try Answer(body: mixed, for: .lookup([3], country: .unitedStates))
    #expect(answer.items.map(\.id.number) == [1, 2, 3, 4])
    let app = try #require(answer.items.first { $0.id.type == .app })
    #expect(app.name == "Three")
    #expect(app.bundleID == "com.example.three")
    #expect(app.version == "1.0")
    #expect(answer.items.last?.artistKind == .show)
  }

  @Test func aChartRowIsCompletedButNotOverwritten() {
    var row = Item(id: ItemID(.movie, 1), country: "us")
    row.rank = 4
    row.name = "Row"
    row.price = 9.99
    row.currency = "USD"
    var record = Item(id: ItemID(.movie, 1), country: "us")
    record.name = "Record"
    record.price = 7.99
    record.rentalPrice = 3.99
    record.currency = "USD"
    record.duration = 5_400_000
    record.trackCount = 1
    let whole = row.completed(by: record)
    #expect(whole.name == "Row")
    #expect(whole.rank == 4)
    #expect(whole.price == 9.99)
    #expect(whole.rentalPrice == 3.99)
    #expect(whole.duration == 5_400_000)
    #expect(whole.trackCount == 1)
    record.currency = "GBP"
    #expect(row.completed(by: record).rentalPrice == nil)
    row.currency = nil
    row.price = nil
    #expect(row.completed(by: record).price == 7.99)
    #expect(row.completed(by: record).currency == "GBP")
  }

  private static func film(
    _ price: Double?,
    hd: Double? = nil,
    rent: Double? = nil,
    _ currency: String? = "USD"
  ) -> Item {
    var film = Item(id: ItemID(.movie, 1), country: "us")
    (film.price, film.hdPrice, film.rentalPrice, film.currency) = (price, hd, rent, currency)
    return film
  }

  /// A chart's row, a look-up, whether that is newer, and the prices in the end.
  @Test(
    arguments: [
      (film(19.99, rent: 4.99), film(14.99, hd: 19.99), true, film(14.99, hd: 19.99)),
      (film(19.99, rent: 4.99), film(14.99, hd: 19.99), false, film(19.99, rent: 4.99)),
      (film(9.99, rent: 4.99), film(9.99, hd: 19.99), true, film(9.99, hd: 19.99, rent: 4.99)),
      (film(9.99, rent: 4.99), film(9.99, hd: 19.99), false, film(9.99, hd: 19.99, rent: 4.99)),
      (film(9.99), film(-1), true, film(-1)), (film(9.99), film(0), true, film(0)),
      (film(9.99), film(nil, nil), true, film(9.99)),
      (film(nil, nil), film(9.99), true, film(9.99)),
      (film(nil, nil), film(9.99), false, film(9.99)),
      (film(9.99), film(nil, hd: 7, "EUR"), true, film(nil, hd: 7, "EUR")),
      (film(9.99), film(nil, hd: 7, "EUR"), false, film(9.99)),
    ]
  )
  func theNewerPricesCount(row: Item, record: Item, isNewer: Bool, expected: Item) {
    #expect(row.completed(by: record, isNewer: isNewer) == expected)
  }

  @Test func aPodcastsDayIsThatOfItsNewestEpisode() {
    var row = Item(id: ItemID(.podcast, 1), country: "us")
    row.name = "Row"
    row.released = ReleaseDate("2026-11-01")
    var record = row
    record.name = "Record"
    record.released = ReleaseDate("2026-11-29")
    record.feedURL = "https://example.com/feed"
    #expect(row.completed(by: record, isNewer: true).released == record.released)
    #expect(row.completed(by: record, isNewer: false).released == row.released)
    #expect(row.completed(by: record, isNewer: true).name == "Row")
    #expect(row.completed(by: record, isNewer: true).feedURL == record.feedURL)
    record.released = nil
    #expect(row.completed(by: record, isNewer: true).released == row.released)
  }

  @Test(
    arguments: [
      ("Blade Runner", "blade runner", MatchRank.exact), ("BLADE-RUNNER!", "blade runner", .exact),
      ("Blade Runner 2049", "blade runner", .begins),
      ("The Blade Runner", "blade runner", .contains),
      ("Runner, Blade", "blade runner", .other), ("Amélie", "amelie", .exact),
      ("Children’s Songs", "childrens songs", .exact), ("東京物語", "東京", .begins),
      ("新東京物語", "東京", .contains), ("!!!", "!!!", .exact), ("", "x", .other), ("x", "", .other),
      ("*", "!", .other),
    ]
  )
  func namesAreRankedByHowNearTheyCome(name: String, words: String, rank: MatchRank) {
    #expect(MatchRank(name: name, words: words) == rank)
  }

  @Test func rankingKeepsTheOrderWithinARank() {
    let names = ["A Jazz", "Jazz One", "Blues", "Jazz", "Jazz Two", "Soul", "jazz"]
    let items = zip(names, Int64(1)...).map { name, number in
      var item = Item(id: ItemID(.album, number), country: "us")
      item.name = name
      return item
    }
    #expect(MatchRank(name: nil, words: "x") == .other)
    #expect(
      MatchRank.ordered(items, by: "jazz").map(\.name)
        == ["Jazz", "jazz", "Jazz One", "Jazz Two", "A Jazz", "Blues", "Soul"]
    )
  }

  @Test func aCreatorKeepsOnlyTheirRows() {
    var mine = Item(id: ItemID(.song, 1), country: "us")
    mine.creator = "Leonard Cohen & Friends"
    let other = Item(id: ItemID(.song, 2), country: "us")
    #expect(Query(term: "x", creator: "COHEN leonard").rows(of: [mine, other]) == [mine])
    #expect(Query(term: "x").rows(of: [mine, other]) == [mine, other])
  }
}
