import Catalog
import Records
import SQLite
import Testing

@testable import Library

/// The prices of what was seen, watched or not.
@Suite struct SeenPricesTests {
  private let fixture: StoreFixture
  private let endpoint = "https://itunes.apple.com"
  private let storeID = StoreItemID(ItemID(.song, 7), country: "us")

  init() throws {
    fixture = try StoreFixture()
  }

  private func record(_ price: Double?) -> SampleRecord {
    var record = SampleRecord(7, "Waterloo")
    record.price = price
    return record
  }

  private func prices(_ stores: Stores) -> [Double] {
    stores.seen.prices(of: storeID, endpoint: endpoint).purchases.map(\.price)
  }

  @Test func theyAreKeptWhenAnAnswerIsWorkedIn() throws {
    let stores = fixture.open()
    stores.see([record(1.29)], at: 1_000_000)
    stores.see([record(1.29)], at: 2_000_000)
    stores.see([record(-1)], at: 3_000_000)
    stores.see([record(nil)], at: 4_000_000)
    stores.see([record(0.99)], at: 5_000_000)
    let history = fixture.open().seen.prices(of: storeID, endpoint: endpoint)
    #expect(history.observations.map(\.observedAt) == [1_000_000, 5_000_000])
    #expect(history.lastChange?.isFall == true)
    #expect(prices(stores) == [1.29, 0.99])
    #expect(stores.seen.prices(of: storeID, endpoint: "https://elsewhere").observations == [])
    let other = StoreItemID(storeID.id, country: "gb")
    #expect(stores.seen.prices(of: other, endpoint: endpoint).observations == [])
  }

  @Test func onesThatReturnWithinADayAreTakenBack() throws {
    let stores = fixture.open()
    for (hours, price) in [1.29, 0.99, 1.29].enumerated() {
      stores.see([record(price)], at: 1_000_000 + 3_600 * Int64(hours))
    }
    #expect(prices(stores) == [1.29])
    #expect(try fixture.integer("SELECT count(*) FROM price", on: fixture.seen) == 1)
  }

  @Test func aChartSaysWhatAnItemCostsToo() throws {
    let stores = fixture.open()
    var item = SampleRecord(7, "Metropolis", kind: "feature-movie")
    item.price = 9.99
    stores.see([item], at: 1_000_000)
    let entry = """
      {"id":{"label":"x","attributes":{"im:id":"7"}},"im:name":{"label":"Metropolis"},
      "im:price":{"attributes":{"amount":"4.99","currency":"USD"}}}
      """
    let chart = ChartRequest(.movies, country: .unitedStates)
    _ = stores.answers.add(
      StoredAnswer(
        endpoint: endpoint,
        request: .chart(chart),
        fetchedAt: 2_000_000,
        body: Array("{\"feed\":{\"entry\":[\(entry)]}}".utf8)
      )
    )
    while stores.seen.indexNext() {}
    let storeID = StoreItemID(ItemID(.movie, 7), country: "us")
    let history = stores.seen.prices(of: storeID, endpoint: endpoint)
    #expect(history.purchases.map(\.price) == [9.99, 4.99])
  }

  @Test func inPrivateWhatIsNewJoinsWhatWasSeen() throws {
    fixture.open().see([record(1.29)], at: 1_000_000)
    let stores = fixture.open(.readOnly)
    stores.see([record(0.99)], at: 2_000_000)
    #expect(prices(stores) == [1.29, 0.99])
    #expect(prices(fixture.open()) == [1.29])
  }

  @Test func theAnswersOfAnOlderFileAreWorkedInAgain() throws {
    let stores = fixture.open()
    stores.see([record(1.29)], at: 1_000_000)
    stores.see([record(0.99)], at: 2_000_000)
    stores.close()
    try fixture.execute("DROP TABLE price; PRAGMA user_version = 3", on: fixture.seen)
    let next = fixture.open()
    #expect(next.takeNotices() == [])
    while next.seen.indexNext() {}
    #expect(prices(next) == [1.29, 0.99])
    next.close()
    // A number that was lowered costs nothing.
    try fixture.execute("PRAGMA user_version = 3", on: fixture.seen)
    let last = fixture.open()
    while last.seen.indexNext() {}
    #expect(prices(last) == [1.29, 0.99])
  }
}
