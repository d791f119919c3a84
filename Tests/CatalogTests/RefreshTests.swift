import Catalog
import Testing

@Suite struct RefreshTests {
  private static let japan = Storefront(code: "jp") ?? .unitedStates

  private func targets(_ entries: [Refresh.Entry]) -> [String] {
    var inquiry = Inquiry(.refresh(Refresh(entries)))
    var targets: [String] = []
    while true {
      let requests = inquiry.next()
      guard !requests.isEmpty else { return targets }
      for request in requests {
        targets.append(request.target)
        inquiry.receive(.success(Answer(items: [])), for: request)
      }
    }
  }

  private func movie(_ number: Int64, in country: Storefront = .unitedStates) -> Refresh.Entry {
    Refresh.Entry(ItemID(.movie, number), in: country)
  }

  @Test func itemsAreAskedForCountryByCountry() {
    #expect(
      targets([movie(3), movie(1, in: Self.japan), movie(2), movie(3)]) == [
        "/lookup?id=3%2C2&country=US", "/lookup?id=1&country=JP",
      ]
    )
  }

  @Test func noRequestHasMoreThanAHundredIDs() {
    let entries = (1...250).map { movie($0) }
    let targets = targets(entries)
    #expect(targets.count == 3)
    #expect(targets.map { $0.split(separator: "%2C").count } == [100, 100, 50])
  }

  @Test func episodesAreAskedForThroughTheirShow() {
    let show = "&country=US&entity=podcastEpisode&limit=200&sort=recent"
    #expect(
      targets([
        Refresh.Entry(ItemID(.podcastEpisode, 5), in: .unitedStates, show: 88), movie(1),
        Refresh.Entry(ItemID(.podcastEpisode, 6), in: .unitedStates, show: 88),
        Refresh.Entry(ItemID(.podcastEpisode, 7), in: .unitedStates, show: 89),
        // Without its show it can only be asked for in vain.
        Refresh.Entry(ItemID(.podcastEpisode, 8), in: .unitedStates),
        // An episode of television has an id of its own.
        Refresh.Entry(ItemID(.tvEpisode, 9), in: .unitedStates, show: 90),
      ]) == [
        "/lookup?id=1%2C8%2C9&country=US", "/lookup?id=88" + show, "/lookup?id=89" + show,
      ]
    )
  }

  @Test func itSaysHowFarItIs() throws {
    var inquiry = Inquiry(.refresh(Refresh((1...450).map { movie($0) })))
    let requests = inquiry.next()
    #expect(requests.count == 4)
    #expect(inquiry.progress == Inquiry.Progress(.refreshing, done: 0, of: 5))
    inquiry.receive(.success(Answer(items: [])), for: requests[2])
    #expect(inquiry.progress.done == 1)
    #expect(inquiry.outcome == nil)
    #expect(inquiry.next().count == 1)
  }

  @Test func afterAFailureNothingMoreIsAsked() {
    var inquiry = Inquiry(.refresh(Refresh((1...450).map { movie($0) })))
    let requests = inquiry.next()
    let error = CatalogError(.limited, status: 403)
    inquiry.receive(.success(Answer(items: [])), for: requests[0])
    inquiry.receive(.failure(error), for: requests[1])
    #expect(inquiry.outcome == .failed(error, requests[1]))
    #expect(inquiry.next() == [])
  }

  @Test func ofNothingItIsDoneAtOnce() {
    var inquiry = Inquiry(.refresh(Refresh([])))
    #expect(inquiry.next() == [])
    #expect(inquiry.outcome == .found(Findings()))
    #expect(inquiry.subject.country == .unitedStates)
    #expect(Inquiry.Subject.refresh(Refresh([movie(1, in: Self.japan)])).country == Self.japan)
  }
}
