import Browsing
import Catalog
import Platform
import Records
import Testing

@testable import Application
@testable import Library

/// Tab within a session: names of everything seen, in the time that a key press has.
struct SessionCompletionTests {
  private func stored(_ names: [String], at time: Int64) -> StoredAnswer {
    let records = names.enumerated().map { index, name in
      #"{"kind":"song","trackId":\#(time * 1_000 + Int64(index)),"trackName":"\#(name)","artistName":"Somebody"}"#
    }
    return StoredAnswer(
      endpoint: "https://itunes.apple.com",
      request: .search(Query(term: "term \(time)")),
      fetchedAt: time,
      body: Array(#"{"results":[\#(records.joined(separator: ","))]}"#.utf8)
    )
  }

  @Test func namesOfAnswersThatWereNotWorkedInAreFound() throws {
    let fixture = try SessionFixture()
    _ = fixture.stores.answers.add(stored(["Blade Runner", "Solaris"], at: 1))
    #expect(fixture.session.complete("blad", cursor: 4) == .insert("Blade Runner ", replacing: 4))
    #expect(fixture.session.complete("by:som", cursor: 6) == .insert("Somebody ", replacing: 3))
    #expect(fixture.session.complete("nosuch", cursor: 6) == .nothing)
  }

  @Test func aCommandIsCompletedWithoutLookingAnythingUp() throws {
    let fixture = try SessionFixture()
    _ = fixture.stores.answers.add(stored(["Blade Runner"], at: 1))
    #expect(fixture.session.complete("country ger", cursor: 11) == .insert("de", replacing: 3))
    #expect(fixture.stores.seen.names(beginningWith: "blade") == .none)
  }

  /// On a clock that goes on at every look, few items are worked in before the first look at names; the next press goes on.
  @Test func workBeforeTheNamesIsBounded() throws {
    let time = SharedValue(Duration.zero)
    let clocks = Clocks(
      wallMilliseconds: { SessionFixture.now * 1_000 },
      monotonic: {
        time.withLock { time in
          time += .milliseconds(3)
          return time
        }
      }
    )
    let stores = Stores.open(.memory) { SessionFixture.now }
    _ = stores.answers.add(stored((100...299).map { "Song \($0)" }, at: 1))
    func press() -> Int {
      SeenNameLookup(stores: stores, clocks: clocks).names("song", .all).names.count
    }
    let first = press()
    #expect((10...30).contains(first))
    let second = press()
    #expect(second > first && second <= 60)
    // Several looks of one press are one look at the answers.
    let lookup = SeenNameLookup(stores: stores, clocks: clocks)
    let third = lookup.names("song", .all).names.count
    #expect(lookup.names("song", .all).names.count == third)
  }
}
