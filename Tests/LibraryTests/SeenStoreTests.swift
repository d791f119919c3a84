import Catalog
import Records
import Testing

@testable import Library

@Suite struct SeenStoreTests {
  private let stores = Stores.open(.memory) { 1_000 }

  @Test func anItemComesBackWithEverythingItsAnswerSaid() throws {
    var record = SampleRecord(5, "Blade Runner", by: "Ridley Scott", kind: "feature-movie")
    record.collection = "The Collection"
    record.description = "A <i>blade</i> runner."
    let id = stores.see([SampleRecord(4, "Other"), record], at: 1_000)
    let seen = try #require(stores.seen.item(ItemID(.movie, 5), country: "us"))
    #expect(seen.answer == id)
    #expect(seen.endpoint == "https://itunes.apple.com")
    #expect(seen.item.name == "Blade Runner")
    #expect(seen.item.creator == "Ridley Scott")
    #expect(seen.item.collection == "The Collection")
    #expect(seen.item.genre == "Rock")
    #expect(seen.item.price == 1.29)
    #expect(seen.item.currency == "USD")
    #expect(seen.item.released == ReleaseDate(year: 2005, month: 7, day: 19))
    #expect(seen.item.description == nil)
    #expect(stores.seen.completed([seen]).map(\.item.description) == ["A blade runner."])
    #expect(stores.seen.item(ItemID(.song, 5), country: "us") == nil)
    #expect(stores.seen.item(ItemID(.movie, 5), country: "gb") == nil)
    #expect(
      stores.seen.item(ItemID(.movie, 5), country: "us", endpoint: "https://itunes.apple.com")
        == seen
    )
    #expect(stores.seen.item(ItemID(.movie, 5), country: "us", endpoint: "x") == nil)
    var orphan = seen
    orphan.answer = AnswerID(rawValue: -999)
    #expect(stores.seen.completed([orphan]) == [orphan])
  }

  @Test func theLargestIDsAreKept() {
    stores.see([SampleRecord(.max, "Far")])
    #expect(stores.seen.item(ItemID(.song, .max), country: "us")?.item.name == "Far")
  }

  @Test func aCreatorsItemsAreFoundInAnySpelling() throws {
    let germany = try #require(Storefront(code: "de"))
    stores.see([
      SampleRecord(1, "One", by: "Björk"), SampleRecord(2, "Two", by: "BJORK"),
      SampleRecord(3, "Three", by: "Bjorken"), SampleRecord(4, "Four", by: nil),
    ])
    stores.see([SampleRecord(5, "Five", by: "Björk")], at: 2_000, country: germany)
    func names(_ exception: ItemID? = nil, limit: Int = 50) -> [String?] {
      stores.seen.similarCreators("björk", country: "us", except: exception, limit: limit)
        .map(\.item.name)
    }
    #expect(names() == ["One", "Two"])
    #expect(names(ItemID(.song, 2)) == ["One"])
    #expect(names(ItemID(.song, 2), limit: 1) == ["One"])
    #expect(names(limit: 0) == [])
    #expect(stores.seen.similarCreators("", country: "us") == [])
  }

  @Test func whatCameLastIsListedFirst() {
    stores.see([SampleRecord(1, "One"), SampleRecord(2, "Two")], at: 1_000)
    stores.see([SampleRecord(3, "Three")], at: 2_000)
    stores.see([SampleRecord(1, "One")], at: 3_000)
    #expect(stores.seen.recent(limit: 2).map(\.item.name) == ["One", "Three"])
    #expect(stores.seen.recent(limit: 0) == [])
  }

  @Test func whatIsComingIsListedByItsDay() throws {
    func record(_ number: Int64, _ day: String?) -> SampleRecord {
      var record = SampleRecord(number, "Film \(number)", kind: "feature-movie")
      record.released = day
      return record
    }
    stores.see([
      record(1, "2026-12-24T08:00:00Z"), record(2, "2026-12-01T08:00:00Z"), record(3, nil),
      record(4, "2026-11-30T08:00:00Z"), record(5, "2027-02-28T08:00:00Z"),
    ])
    let today = try #require(ReleaseDate(year: 2026, month: 11, day: 30))
    let coming = stores.seen.coming(after: today, country: "us", limit: 2)
    #expect(coming.map(\.item.name) == ["Film 2", "Film 1"])
    #expect(stores.seen.coming(after: today, country: "gb", limit: 2) == [])
  }
}
