import Catalog
import Testing

@testable import Records

/// What becomes of an entry when a file says something of it, and what stands for a feed.
@Suite struct WatchImportTests {
  private let item: Item = {
    var item = Item(id: ItemID(.movie, 77), country: "us")
    item.price = 9.99
    item.currency = "USD"
    return item
  }()

  private func entry(below: Double? = nil, note: String? = nil) -> WatchEntry {
    WatchEntry(item: item, addedAt: 50, below: below, note: note, checkedAt: 60)
  }

  private func record(below: Double? = nil, note: String? = nil) -> WatchImport {
    WatchImport(item: item, record: "{}", addedAt: 5, below: below, note: note, seenAt: 6)
  }

  @Test func whatIsNewIsAsTheFileSays() {
    let new = record(below: 3, note: "x").entry(after: nil, now: 100)
    #expect(new == WatchEntry(item: item, addedAt: 5, below: 3, note: "x", checkedAt: 6))
    let bare = WatchImport(item: item, record: "{}").entry(after: nil, now: 100)
    #expect(bare == WatchEntry(item: item, addedAt: 100, checkedAt: 100))
  }

  @Test(
    arguments: [
      (nil, nil, nil, false), (5, nil, 5, false), (nil, 3, 3, false), (5, 5, 5, false),
      (5, 3, 5, true),
    ] as [(Double?, Double?, Double?, Bool)]
  )
  func whatIsThereStays(_ before: Double?, _ file: Double?, _ after: Double?, _ differs: Bool) {
    let entry = record(below: file).entry(after: entry(below: before), now: 100)
    #expect(entry == self.entry(below: after))
    #expect(record(below: file).differs(from: entry) == differs)
    let text = { (price: Double?) in price.map { "\($0)" } }
    let noted = record(note: text(file)).entry(after: self.entry(note: text(before)), now: 100)
    #expect(noted == self.entry(note: text(after)))
    #expect(record(note: text(file)).differs(from: noted) == differs)
  }

  @Test func thePricesOfTheFileAreOnesThatWereSeen() {
    #expect(record().prices(now: 100).purchases.map(\.price) == [9.99])
    #expect(record().prices(now: 100).observations.map(\.observedAt) == [6])
    var podcast = Item(id: ItemID(.podcast, 1), country: "us")
    podcast.price = 0
    let none = WatchImport(item: podcast, record: "{}").prices(now: 100)
    #expect(none.observations.isEmpty)
  }

  @Test func aFeedIsARowThatCanBeReadBack() {
    for triedAt in [nil, 9] as [Int64?] {
      let feed = WaitingFeed(
        number: 3,
        address: "https://a.example/",
        title: "A",
        country: "gb",
        addedAt: 5,
        triedAt: triedAt
      )
      #expect(feed.entry.feed == feed)
      #expect(feed.entry.isWaiting)
      #expect(feed.entry.isAbsent == (triedAt != nil))
      #expect(feed.item.id == ItemID(.podcast, -3))
    }
    #expect(entry().feed == nil)
    #expect(!entry().isWaiting)
  }

  @Test func aChangeOfAFeedIsLastAsLongAsItIsThere() {
    let feed = WaitingFeed(number: 3, address: "a", title: nil, country: "gb", addedAt: 5)
    var tried = feed
    tried.triedAt = 9
    let added = KeptChange.feed(before: nil, after: feed)
    #expect(added.isLast(ofFeed: feed))
    #expect(added.isLast(ofFeed: tried))
    #expect(!added.isLast(ofFeed: nil))
    #expect(KeptChange.feed(before: feed, after: nil).isLast(ofFeed: nil))
    #expect(!KeptChange.feed(before: feed, after: nil).isLast(ofFeed: feed))
    #expect(!added.isNothing)
    #expect(KeptChange.feed(before: feed, after: feed).isNothing)
    #expect(added.entry == feed.entry)
    #expect(KeptChange.setting(.country, before: nil, after: "gb").entries == nil)
  }
}
