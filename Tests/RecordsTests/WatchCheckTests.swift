import Catalog
import Records
import Testing

/// What an answer says of the items that are watched.
@Suite struct SightingTests {
  private func entry(_ item: Item) -> WatchEntry {
    WatchEntry(item: item, addedAt: 1, checkedAt: 1)
  }

  private func check(_ items: [Item], _ request: CatalogRequest) -> WatchCheck {
    WatchCheck(of: items, to: request, at: 100)
  }

  @Test func anyAnswerShowsTheItemsThatItHas() {
    let item = Samples.item(77, price: 4.99)
    let check = check([Samples.item(1), item], .search(Query(term: "x")))
    #expect(check.finding(for: entry(Samples.item(77))) == .found(item))
    #expect(check.finding(for: entry(Samples.item(2))) == .nothing)
    // Another type with the same number, and the same item in another country.
    #expect(check.finding(for: entry(Samples.item(77, .album))) == .nothing)
    #expect(check.finding(for: entry(Samples.item(77, in: "gb"))) == .nothing)
  }

  @Test func onlyWhatWasAskedForCanBeAbsent() {
    let lookup = check([Samples.item(1)], .lookup([1, 77], country: .unitedStates))
    #expect(lookup.finding(for: entry(Samples.item(1))) == .found(Samples.item(1)))
    #expect(lookup.finding(for: entry(Samples.item(77))) == .absent)
    #expect(lookup.finding(for: entry(Samples.item(78))) == .nothing)
    #expect(lookup.finding(for: entry(Samples.item(77, in: "jp"))) == .nothing)
  }

  @Test func whatBelongsToAnItemIsNotAskedForByIt() {
    let songs = Lookup(.ids([77]), country: .unitedStates, entity: .song, limit: 200)
    #expect(
      check([], .lookup(songs)).finding(for: entry(Samples.item(77, .album))) == .nothing
    )
  }

  @Test(arguments: [(0, true), (3, true), (200, true), (201, false)])
  func anEpisodeIsAbsentWhereItsPodcastSaysAll(_ count: Int, _ isAbsent: Bool) {
    var episode = Samples.item(5, .podcastEpisode)
    episode.collectionID = 88
    let address = StoreAddress(number: 5, type: .podcastEpisode, parent: 88)
    let request = CatalogRequest.lookup(address.lookup(in: .unitedStates))
    let others = (0..<count).map { Samples.item(Int64(1_000 + $0), .podcastEpisode) }
    let finding = check(others, request).finding(for: entry(episode))
    #expect(finding == (isAbsent ? .absent : .nothing))
    #expect(check(others + [episode], request).finding(for: entry(episode)) == .found(episode))
    var other = episode
    other.collectionID = 89
    #expect(check([], request).finding(for: entry(other)) == .nothing)
  }
}
