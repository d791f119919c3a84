import Catalog
import Records
import SQLite
import Testing

@testable import Library

/// What an import becomes in the file, and how it is taken back.
@Suite struct ImportStoreTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  private func item(
    _ number: Int64,
    price: Double? = nil,
    below: Double? = nil,
    note: String? = nil
  ) -> WatchImport {
    WatchImport(
      item: movie(number, price: price),
      record: "{\"id\":\(number)}",
      addedAt: 1_700_000_000 + number,
      below: below,
      note: note,
      seenAt: 1_750_000_000
    )
  }

  private func feed(_ name: String) -> FeedImport {
    FeedImport(address: "https://example.org/\(name)", title: name, country: "us")
  }

  @discardableResult
  private func merge(
    _ stores: Stores,
    _ items: [WatchImport] = [],
    _ feeds: [FeedImport] = [],
    watched: [String: StoreItemID] = [:]
  ) throws -> [KeptChange] {
    try stores.watchlist.merge(items, feeds, watched: watched, pricedBy: "x")
  }

  private func numbers(_ stores: Stores) -> [Int64] {
    stores.watchlist.entries().map(\.storeID.id.number)
  }

  private func podcast(_ number: Int64) -> Item {
    var item = Item(id: ItemID(.podcast, number), country: "us")
    item.name = "Podcast \(number)"
    return item
  }

  @Test func whatIsNewIsAddedWithAllThatTheFileSays() throws {
    let stores = fixture.open()
    let changes = try merge(
      stores,
      [item(7, price: 9.99, below: 5, note: "x"), item(8)],
      [feed("a")]
    )
    #expect(changes.allSatisfy { $0.entries?.before == nil })
    stores.close()
    let later = fixture.open()
    let entries = later.watchlist.entries()
    #expect(numbers(later) == [7, 8, -1])
    #expect(entries[0].addedAt == 1_700_000_007)
    #expect(entries[0].below == 5)
    #expect(entries[0].note == "x")
    #expect(entries[0].checkedAt == 1_750_000_000)
    #expect(later.watchlist.prices(of: movie(7).storeID, by: "x").known?.buy == 9.99)
    let record = ImportedRecord(text: "{\"id\":7}", seenAt: 1_750_000_000)
    #expect(later.watchlist.records()[movie(7).storeID] == record)
    #expect(entries[2].feed?.title == "a")
    #expect(entries[2].addedAt == fixture.now)
    #expect(!entries[2].isAbsent)
  }

  @Test func whatIsThereStaysAndIsCompleted() throws {
    let stores = fixture.open()
    try stores.watch([7], .below(5))
    let before = stores.watchlist.entries()[0]
    let changes = try merge(stores, [item(7, below: 3, note: "x")])
    let entry = stores.watchlist.entries()[0]
    #expect(entry.below == 5)
    #expect(entry.note == "x")
    #expect(entry.addedAt == before.addedAt)
    #expect(changes == [.watch(before: before, after: entry)])
    #expect(stores.watchlist.records().isEmpty)
    #expect(try merge(stores, [item(7, below: 3, note: "y")]).map(\.isNothing) == [true])
    _ = try stores.undo.takeBack()
    #expect(stores.watchlist.entries() == [before])
  }

  @Test func aFeedIsThereOnceHoweverItIsSpelled() throws {
    let stores = fixture.open()
    try merge(stores, [], [feed("a")])
    let again = FeedImport(address: "http://EXAMPLE.org/a/", title: "other", country: "gb")
    #expect(try merge(stores, [], [again]).map(\.isNothing) == [true])
    #expect(numbers(stores) == [-1])
    try stores.watch([9])
    let known = ["example.org/b": movie(9).storeID]
    let changes = try merge(stores, [], [feed("b")], watched: known)
    #expect(changes.map(\.isNothing) == [true])
    #expect(numbers(stores) == [9, -1])
  }

  @Test func oneStepTakesTheWholeImportBack() throws {
    let stores = fixture.open()
    try stores.watch([5])
    try merge(stores, [item(7), item(8)], [feed("a"), feed("b")])
    #expect(numbers(stores) == [7, 8, 5, -1, -2])
    guard case .undone(let step) = try fixture.open().undo.takeBack() else {
      Issue.record("nothing was taken back")
      return
    }
    #expect(step.changes.count == 4)
    #expect(numbers(stores) == [5])
    // Numbers are not given twice.
    try merge(stores, [], [feed("a")])
    #expect(numbers(stores) == [5, -3])
  }

  @Test func aFeedTakesItsPlaceOnceItIsMatched() throws {
    let stores = fixture.open()
    try merge(stores, [item(8)], [feed("a"), feed("b")])
    let feeds = stores.watchlist.entries().compactMap(\.feed)
    try stores.watchlist.match(feeds[0], with: podcast(77), at: 1_800_000_000)
    try stores.watchlist.match(feeds[1], with: nil, at: 1_800_000_000)
    stores.close()
    let later = fixture.open()
    #expect(numbers(later) == [8, 77, -2])
    let entries = later.watchlist.entries()
    #expect(entries[1].addedAt == feeds[0].addedAt)
    #expect(entries[1].checkedAt == 1_800_000_000)
    #expect(entries[2].feed?.triedAt == 1_800_000_000)
    #expect(entries[2].isAbsent)
    // What was matched belongs to the import still.
    guard case .undone = try later.undo.takeBack() else {
      Issue.record("nothing was taken back")
      return
    }
    #expect(numbers(later) == [])
    #expect(try later.undo.takeBack() == .nothing)
  }

  @Test func aPodcastThatIsWatchedAlreadyStaysWhenTheImportIsTakenBack() throws {
    let stores = fixture.open()
    _ = try stores.watchlist.carryOut([WatchTask(.watch(.asBefore), podcast(77))], pricedBy: "x")
    try merge(stores, [], [feed("a")])
    let feed = try #require(stores.watchlist.entries().compactMap(\.feed).first)
    try stores.watchlist.match(feed, with: podcast(77), at: 1_800_000_000)
    #expect(numbers(stores) == [77])
    // Of the import there is nothing left; the step before is that of the podcast.
    _ = try stores.undo.takeBack()
    #expect(numbers(stores) == [])
  }

  @Test func whatIsGoneMeanwhileIsNotMatched() throws {
    let stores = fixture.open()
    try merge(stores, [], [feed("a")])
    let feed = try #require(stores.watchlist.entries().compactMap(\.feed).first)
    _ = try stores.undo.takeBack()
    try stores.watchlist.match(feed, with: podcast(77), at: 1_800_000_000)
    #expect(numbers(stores) == [])
  }

  @Test func aFeedIsTakenOffAndBackAgain() throws {
    let stores = fixture.open()
    try merge(stores, [], [feed("a")])
    let entry = stores.watchlist.entries()[0]
    let task = WatchTask(.unwatch, entry.item)
    let changes = try stores.watchlist.carryOut([task], pricedBy: "x")
    #expect(changes == [.feed(before: entry.feed, after: nil)])
    #expect(numbers(stores) == [])
    _ = try stores.undo.takeBack()
    #expect(stores.watchlist.entries() == [entry])
    _ = try stores.undo.takeBack()
    #expect(numbers(stores) == [])
  }

  @Test func forgettingReachesWhatWasImported() throws {
    let stores = fixture.open()
    try merge(stores, [item(7)], [feed("secret")])
    let waiting = stores.watchlist.entries()[1].storeID
    #expect(stores.forgetter.weigh(.item(waiting)).watched == 1)
    _ = try stores.forgetter.forget(.item(waiting))
    #expect(numbers(stores) == [7])
    #expect(stores.forgetter.weigh(.all).watched == 1)
    _ = try stores.forgetter.forget(.item(movie(7).storeID))
    #expect(stores.watchlist.records().isEmpty)
    try merge(stores, [item(7)], [feed("secret")])
    #expect(stores.forgetter.weigh(.all).watched == 2)
    _ = try stores.forgetter.forget(.all)
    #expect(numbers(stores) == [])
    #expect(stores.watchlist.records().isEmpty)
    stores.close()
    let bytes = try fixture.bytes(of: fixture.main)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("secret"))
  }

  @Test func inPrivateItIsWrittenToo() throws {
    fixture.open().close()
    let stores = fixture.open(.readOnly)
    try merge(stores, [item(7)], [feed("a")])
    #expect(numbers(stores) == [7, -1])
    stores.close()
    let later = fixture.open()
    #expect(numbers(later) == [7, -1])
    let hidden = fixture.open(.readOnly)
    #expect(numbers(hidden) == [7, -1])
    _ = try hidden.undo.takeBack()
    #expect(numbers(later) == [])
  }

  @Test func aStepThatCannotBeWrittenChangesNothing() throws {
    for failing in 1... {
      let fixture = try StoreFixture()
      var calls = 0
      let stores = fixture.open(
        options: StoreOptions(beforeWrite: { () throws(SQLiteError) in
          calls += 1
          if calls == failing { throw SQLiteError(resultCode: 13, message: "full") }
        })
      )
      let isWhole: Bool
      do {
        _ = try stores.watchlist.merge(
          [item(7, price: 1)],
          [feed("a")],
          watched: [:],
          pricedBy: "x"
        )
        isWhole = true
      } catch {
        isWhole = false
      }
      #expect(numbers(stores) == (isWhole ? [7, -1] : []))
      stores.close()
      if calls < failing { break }
    }
  }
}
