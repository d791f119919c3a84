import Catalog
import Records
import SQLite
import Testing

@testable import Library

/// What the watchlist and the prices of it become in the file.
@Suite struct WatchStoreTests {
  private let fixture: StoreFixture
  private let service = "https://itunes.apple.com"

  init() throws {
    fixture = try StoreFixture()
  }

  private func observe(
    _ items: [Item],
    at time: Int64,
    _ request: CatalogRequest = .search(Query(term: "x")),
    in stores: Stores
  ) throws {
    try stores.watchlist.observe(WatchCheck(of: items, to: request, at: time), by: service)
  }

  private func prices(_ number: Int64, in stores: Stores) -> [Double] {
    stores.watchlist.prices(of: movie(number).storeID, by: service).purchases.map(\.price)
  }

  @Test func anEntryOutlivesTheProgramWithAllItsFacts() throws {
    var item = movie(6_448_311_069, price: 9.99)
    item.creator = "Fritz Lang"
    item.creatorID = 9_007_199_254_740_993
    item.collection = "Classics"
    item.collectionID = .max
    item.genre = "Drama"
    item.released = ReleaseDate(year: 1927, month: 1, day: 10)
    item.storeURL = "https://itunes.apple.com/us/movie/id77"
    let stores = fixture.open()
    let changes = try stores.watchlist.carryOut(
      [WatchTask(.watch(.below(4.99)), item)],
      pricedBy: service
    )
    var kept = item
    // Prices are kept beside the entry.
    kept.price = nil
    kept.currency = nil
    let entry = WatchEntry(item: kept, addedAt: fixture.now, below: 4.99, checkedAt: fixture.now)
    #expect(changes.count == 1)
    #expect(stores.watchlist.entries() == [entry])
    stores.close()
    #expect(fixture.open().watchlist.entries() == [entry])
  }

  @Test func entriesStandInTheOrderInWhichTheyWereAdded() throws {
    let stores = fixture.open()
    try stores.watch([9, 3, 7])
    try fixture.open(at: fixture.now + 5).watch([1])
    #expect(stores.watchlist.entries().map(\.storeID.id.number) == [9, 3, 7, 1])
  }

  @Test func theSameItemIsWatchedInEachCountryByItself() throws {
    let stores = fixture.open()
    let items = [movie(77), movie(77, in: "gb")]
    _ = try stores.watchlist.carryOut(items.map { WatchTask(.watch(.asBefore), $0) }, pricedBy: "")
    _ = try stores.watchlist.carryOut([WatchTask(.unwatch, items[0].storeID)], pricedBy: "")
    #expect(stores.watchlist.entries().map(\.storeID) == [items[1].storeID])
  }

  @Test func whatAnOrderDoesNotChangeIsNoStep() throws {
    let stores = fixture.open()
    try stores.watch([77])
    let again = try stores.watch([77])
    #expect(again.map(\.isNothing) == [true])
    let never = try stores.watchlist.carryOut([WatchTask(.unwatch, movie(5).storeID)], pricedBy: "")
    #expect(never == [.watch(before: nil, after: nil)])
    #expect(try fixture.integer("SELECT count(*) FROM undo_step", on: fixture.main) == 1)
  }

  // MARK: Prices

  @Test func pricesAreKeptAsAnswersNameThem() throws {
    let stores = fixture.open()
    try stores.watch([77])
    try observe([movie(1, price: 3), movie(77, price: 9.99)], at: 100_000, in: stores)
    try observe([movie(77, price: 9.99)], at: 200_000, in: stores)
    try observe([movie(77, price: -1)], at: 300_000, in: stores)
    try observe([movie(77)], at: 400_000, in: stores)
    try observe([movie(77, price: 4.99)], at: 500_000, in: fixture.open())
    let watched = try #require(fixture.open().watchlist.watched(by: service).first)
    #expect(watched.prices.observations.map(\.observedAt) == [100_000, 500_000])
    #expect(watched.prices.lastChange?.old == 9.99)
    #expect(watched.prices.known == Prices(buy: 4.99, currency: "USD"))
    #expect(stores.watchlist.watched(by: "loopback").map(\.prices) == [PriceHistory()])
    #expect(prices(1, in: stores) == [])
  }

  @Test func aPriceThatReturnsWithinADayLeavesOneObservation() throws {
    let stores = fixture.open()
    try stores.watch([77])
    for (hours, price) in [9.99, 4.99, 9.99].enumerated() {
      try observe([movie(77, price: price)], at: 100_000 + 3_600 * Int64(hours), in: stores)
    }
    #expect(prices(77, in: stores) == [9.99])
    #expect(try fixture.integer("SELECT count(*) FROM watch_price", on: fixture.main) == 1)
  }

  @Test func onePriceOfSeveralIsTakenBackInPlace() throws {
    let stores = fixture.open()
    try stores.watch([77])
    for (price, hd, time) in [(9.99, 14.99, 100), (4.99, 9.99, 200), (9.99, 9.99, 300)] {
      var item = movie(77, price: price)
      item.hdPrice = hd
      try observe([item], at: Int64(time), in: stores)
    }
    let history = stores.watchlist.prices(of: movie(77).storeID, by: service)
    #expect(
      history.observations == [
        PriceObservation(Prices(buy: 9.99, hd: 14.99, currency: "USD"), at: 100),
        PriceObservation(Prices(hd: 9.99, currency: "USD"), at: 200),
      ]
    )
  }

  @Test func whatWasSeenBeforeComesWithTheEntry() throws {
    let stores = fixture.open()
    let seen = PriceHistory([
      PriceObservation(Prices(buy: 12.99, currency: "USD"), at: 100),
      PriceObservation(Prices(buy: 9.99, currency: "USD"), at: 300_000),
    ])
    let task = WatchTask(.watch(.asBefore), movie(77), prices: seen)
    _ = try stores.watchlist.carryOut([task], pricedBy: service)
    #expect(prices(77, in: stores) == [12.99, 9.99])
    // Unwatched it keeps them, and watched again nothing comes twice.
    _ = try stores.watchlist.carryOut([WatchTask(.unwatch, movie(77).storeID)], pricedBy: service)
    try observe([movie(77, price: 1)], at: 500_000, in: stores)
    #expect(prices(77, in: stores) == [12.99, 9.99])
    _ = try stores.watchlist.carryOut([task], pricedBy: service)
    #expect(prices(77, in: stores) == [12.99, 9.99])
    try observe([movie(77, price: 4.99)], at: 600_000, in: stores)
    #expect(prices(77, in: fixture.open()) == [12.99, 9.99, 4.99])
  }

  // MARK: What a store does not have

  @Test func anItemThatIsNotFoundStays() throws {
    let stores = fixture.open()
    try stores.watch([77, 78])
    let request = CatalogRequest.lookup([77, 78], country: .unitedStates)
    let time = fixture.now + 60
    try observe([movie(78, price: 1)], at: time, request, in: stores)
    var entries = stores.watchlist.entries()
    #expect(entries.map(\.isAbsent) == [true, false])
    #expect(entries.map(\.checkedAt) == [time, time])
    // A late answer does not say what is true now, a search that happens to have it does.
    try observe([movie(77, price: 2)], at: time - 30, in: stores)
    #expect(stores.watchlist.entries().map(\.isAbsent) == [true, false])
    try observe([movie(77, price: 2)], at: time + 30, in: stores)
    entries = fixture.open().watchlist.entries()
    #expect(entries.map(\.isAbsent) == [false, false])
    #expect(entries.map(\.checkedAt) == [time + 30, time])
  }

  // MARK: Trouble

  @Test func aFullDiskChangesNothing() throws {
    try fixture.open().watch([77])
    let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
      throw SQLiteError(resultCode: 13, message: "full")
    })
    let stores = fixture.open(options: options)
    #expect(throws: LibraryError(.full, detail: "SQLite 13: full")) {
      try stores.watch([78])
    }
    #expect(stores.watchlist.entries().count == 1)
    #expect(throws: LibraryError.self) { try stores.undo.takeBack() }
    #expect(fixture.open().watchlist.entries().count == 1)
  }

  /// The nth write fails, once or from then on, for every n: each order is kept with all that belongs to it, or not at
  /// all.
  @Test(arguments: [true, false])
  func aWriteThatFailsLeavesAWholeStore(_ isLasting: Bool) throws {
    for failing in 1... {
      let fixture = try StoreFixture()
      var calls = 0
      let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
        calls += 1
        if isLasting ? calls >= failing : calls == failing {
          throw SQLiteError(resultCode: 13, message: "full")
        }
      })
      let stores = fixture.open(options: options)
      var kept: Set<Int64> = []
      let prices = PriceHistory([PriceObservation(Prices(buy: 9.99), at: 1)])
      for number: Int64 in [77, 78] {
        let task = WatchTask(.watch(.below(5)), movie(number), prices: prices)
        do throws(LibraryError) {
          _ = try stores.watchlist.carryOut([task], pricedBy: service)
          kept.insert(number)
        } catch {
          #expect(error.code == .full)
        }
      }
      let reader = fixture.open()
      #expect(Set(reader.watchlist.entries().map(\.storeID.id.number)) == kept)
      for number: Int64 in [77, 78] {
        let count = reader.watchlist.prices(of: movie(number).storeID, by: service).observations
          .count
        #expect(count == (kept.contains(number) ? 1 : 0))
      }
      #expect(
        try fixture.integer("SELECT count(*) FROM undo_step", on: fixture.main)
          == Int64(kept.count)
      )
      if calls < failing { break }
    }
  }

  @Test func whatIsCommittedIsThereAfterAKill() throws {
    let stores = fixture.open()
    for number: Int64 in 1...20 {
      try stores.watch([number])
      try observe([movie(number, price: Double(number))], at: 100, in: stores)
      let left = try fixture.killed().open()
      #expect(left.watchlist.entries().count == Int(number))
      #expect(prices(number, in: left) == [Double(number)])
    }
  }

  @Test func severalAtOnceLoseNothing() throws {
    let many = (0..<4).map { _ in fixture.open() }
    for (index, stores) in many.enumerated() {
      try stores.watch([Int64(index)])
      try observe([movie(0, price: 10 - Double(index))], at: 100 + Int64(index), in: stores)
    }
    #expect(many[0].watchlist.entries().count == 4)
    #expect(prices(0, in: many[1]) == [10, 9, 8, 7])
  }

  @Test func aForeignHandCostsItsRowsAlone() throws {
    let stores = fixture.open()
    try stores.watch([77])
    try observe([movie(77, price: 9.99)], at: 100, in: stores)
    try fixture.execute(
      """
      INSERT INTO watch (number, type, country, added_at, checked_at, is_absent)
      VALUES (1, 'hologram', 'us', 1, 1, 0);
      INSERT INTO watch_price (number, type, country, service, observed_at, price)
      VALUES (1, 'hologram', 'us', 'https://itunes.apple.com', 1, 2.0),
        (77, 'movie', 'us', 'https://itunes.apple.com', 200, -1.0);
      """,
      on: fixture.main
    )
    #expect(stores.watchlist.entries().map(\.storeID.id.number) == [77])
    #expect(stores.watchlist.watched(by: service).map(\.prices.known?.buy) == [9.99])
  }
}

/// A film in a storefront.
func movie(_ number: Int64, in country: String = "us", price: Double? = nil) -> Item {
  var item = Item(id: ItemID(.movie, number), country: country)
  item.name = "Film \(number)"
  item.price = price
  item.currency = price == nil ? nil : "USD"
  return item
}

extension Stores {
  /// Puts films on the watchlist, in one step.
  @discardableResult
  func watch(_ numbers: [Int64], _ limit: WatchLimit = .asBefore) throws -> [KeptChange] {
    try watchlist.carryOut(numbers.map { WatchTask(.watch(limit), movie($0)) }, pricedBy: "x")
  }
}
