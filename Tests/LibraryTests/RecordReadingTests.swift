import Catalog
import Records
import Testing

@testable import Library

/// Items read again from where their records stand in an answer.
@Suite struct RecordReadingTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  private func film(_ number: Int64, _ name: String) -> SampleRecord {
    SampleRecord(number, name, kind: "feature-movie", description: "All about \(name).")
  }

  @Test func referencesLeadToAllThatWasSaid() throws {
    let stores = fixture.open()
    stores.see([film(1, "Ran"), film(2, "Ikiru"), film(3, "Kagemusha")], at: 1_000)
    stores.see([film(4, "東京物語")], at: 2_000)
    let seen = stores.seen.recent(limit: 4)
    let references = [3, 0, 1, 3].map { seen[$0].reference }
    stores.close()
    let next = fixture.open()
    let items = next.seen.items(of: references)
    #expect(items.map { $0?.item.name } == ["Kagemusha", "東京物語", "Ran", "Kagemusha"])
    #expect(items.map { $0?.item.description }.last == "All about Kagemusha.")
    #expect(items.map { $0?.seenAt } == [1_000, 2_000, 1_000, 1_000])
    #expect(items.map { $0?.reference } == references)
  }

  /// A screen shows what was true then, although something newer is known.
  @Test func anItemIsAsItsAnswerHasIt() throws {
    let stores = fixture.open()
    var record = film(1, "Ran")
    stores.see([record], at: 1_000)
    let reference = try #require(stores.seen.recent(limit: 1).first).reference
    record.price = 4.99
    stores.see([record], at: 2_000)
    #expect(stores.seen.items(of: [reference]).map { $0?.item.price } == [1.29])
    #expect(stores.seen.item(ItemID(.movie, 1), country: "us")?.item.price == 4.99)
  }

  @Test(arguments: [nil, 0..<3, 5..<5, 100_000..<100_001, 0..<(Int.max)])
  func aPlaceThatIsWrongCostsOnlyTime(_ place: Range<Int>?) throws {
    let stores = fixture.open()
    stores.see([film(1, "Ran"), film(2, "Ikiru")])
    let seen = stores.seen.recent(limit: 2)
    for wrong in [place, seen[0].place] {
      let reference = SeenReference(seen[1].item.storeID, answer: seen[1].answer, place: wrong)
      let found = stores.seen.items(of: [reference, seen[0].reference])
      #expect(found.map { $0?.item.description } == ["All about Ikiru.", "All about Ran."])
    }
  }

  @Test func whatIsGoneIsAsItWasSeenSinceOrNothing() throws {
    let stores = fixture.open()
    stores.see([film(1, "Ran")])
    let lost = AnswerID(rawValue: 3)
    let references = [
      SeenReference(StoreItemID(ItemID(.movie, 1), country: "us"), answer: lost, place: 0..<9),
      SeenReference(StoreItemID(ItemID(.movie, 1), country: "gb"), answer: lost, place: nil),
      SeenReference(StoreItemID(ItemID(.movie, 9), country: "us"), answer: lost, place: nil),
    ]
    #expect(stores.seen.items(of: references).map { $0?.item.name } == ["Ran", nil, nil])
    #expect(stores.takeNotices() == [])
  }

  @Test func inMemoryAndBesideAFileThatIsOnlyReadItIsTheSame() throws {
    let usual = fixture.open()
    usual.see([film(1, "Ran"), film(2, "Ikiru")])
    let old = usual.seen.recent(limit: 2).map(\.reference)
    usual.close()
    let stores = fixture.open(.readOnly)
    stores.see([film(3, "Kagemusha")], at: 2_000)
    let new = stores.seen.recent(limit: 1).map(\.reference)
    let items = stores.seen.items(of: new + old)
    #expect(items.map { $0?.item.name } == ["Kagemusha", "Ran", "Ikiru"])
  }

  /// The rows of charts have another shape, and their places in the chart are not theirs.
  @Test func aRowOfAChartIsReadLikeAnyOther() throws {
    let stores = fixture.open()
    for (feed, list) in [(ChartFeed.movies, "entry"), (.mostPlayedSongs, "results")] {
      let entries = (1...3).map { number in
        list == "results"
          ? #"{"id":"\#(number)","name":"Song \#(number)","artistName":"A"}"#
          : #"{"id":{"label":"x","attributes":{"im:id":"\#(number)"}},"im:name":{"label":"Film \#(number)"}}"#
      }
      let body = #"{"feed":{"\#(list)":[\#(entries.joined(separator: ","))]}}"#
      _ = stores.answers.add(
        StoredAnswer(
          endpoint: "https://itunes.apple.com",
          request: .chart(ChartRequest(feed, country: .unitedStates, limit: 2)),
          fetchedAt: 1_000,
          body: Array(body.utf8)
        )
      )
    }
    while stores.seen.indexNext() {}
    let films = stores.seen.find("film").items
    let songs = stores.seen.find("song").items
    // What lies beyond the limit was not asked for.
    #expect(films.map(\.item.id.number) == [1, 2])
    #expect(songs.map(\.item.id.number) == [1, 2])
    let items = stores.seen.items(of: (films + songs).map(\.reference)).compactMap { $0?.item }
    #expect(items.map(\.name) == ["Film 1", "Film 2", "Song 1", "Song 2"])
    #expect(items.map(\.rank) == [nil, nil, nil, nil])
    #expect(items.map(\.id.type) == [.movie, .movie, .song, .song])
  }
}
