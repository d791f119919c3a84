import Catalog
import Records
import Testing

/// What an answer says of the items that are watched.
@Suite struct SightingTests {
  private func entry(_ item: Item) -> WatchEntry {
    WatchEntry(item: item, addedAt: 1, checkedAt: 1)
  }

  /// What a check says of one entry, nil for nothing.
  private func finding(_ check: WatchCheck, _ item: Item) -> WatchCheck.Finding? {
    let findings = check.findings(for: [entry(Samples.item(4_000)), entry(item)])
    #expect(findings.allSatisfy { $0.entry == item.storeID })
    return findings.first?.finding
  }

  private func check(_ items: [Item], _ request: CatalogRequest) -> WatchCheck {
    WatchCheck(of: items, to: request, at: 100)
  }

  @Test func anyAnswerShowsTheItemsThatItHas() {
    let item = Samples.item(77, price: 4.99)
    let check = check([Samples.item(1), item], .search(Query(term: "x")))
    #expect(finding(check, Samples.item(77)) == .found(item))
    #expect(finding(check, Samples.item(2)) == nil)
    // Another type with the same number, and the same item in another country.
    #expect(finding(check, Samples.item(77, .album)) == nil)
    #expect(finding(check, Samples.item(77, in: "gb")) == nil)
  }

  @Test func onlyWhatWasAskedForCanBeAbsent() {
    let lookup = check([Samples.item(1)], .lookup([1, 77], country: .unitedStates))
    #expect(finding(lookup, Samples.item(1)) == .found(Samples.item(1)))
    #expect(finding(lookup, Samples.item(77)) == .absent)
    #expect(finding(lookup, Samples.item(78)) == nil)
    #expect(finding(lookup, Samples.item(77, in: "jp")) == nil)
  }

  @Test func whatBelongsToAnItemIsNotAskedForByIt() {
    let songs = Lookup(.ids([77]), country: .unitedStates, entity: .song, limit: 200)
    #expect(finding(check([], .lookup(songs)), Samples.item(77, .album)) == nil)
  }

  @Test(arguments: [(0, true), (3, true), (200, true), (201, false)])
  func anEpisodeIsAbsentWhereItsPodcastSaysAll(_ count: Int, _ isAbsent: Bool) {
    var episode = Samples.item(5, .podcastEpisode)
    episode.collectionID = 88
    let address = StoreAddress(number: 5, type: .podcastEpisode, parent: 88)
    let request = CatalogRequest.lookup(address.lookup(in: .unitedStates))
    let others = (0..<count).map { Samples.item(Int64(1_000 + $0), .podcastEpisode) }
    let found = finding(check(others, request), episode)
    #expect(found == (isAbsent ? .absent : nil))
    #expect(finding(check(others + [episode], request), episode) == .found(episode))
    var other = episode
    other.collectionID = 89
    #expect(finding(check([], request), other) == nil)
  }
}
