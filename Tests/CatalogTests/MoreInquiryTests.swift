import Catalog
import Testing

struct MoreInquiryTests {
  private let us = Storefront.unitedStates

  private func song(
    _ number: Int64,
    disc: Int?,
    track: Int?,
    of album: Int64? = 1,
    type: ItemType = .song
  ) -> Item {
    var item = Item(id: ItemID(type, number), country: "us")
    item.disc = disc
    item.track = track
    item.collectionID = album
    return item
  }

  private func dated(_ number: Int64, _ type: ItemType, _ date: String?) -> Item {
    var item = Item(id: ItemID(type, number), country: "us")
    item.released = date.flatMap { ReleaseDate($0, keepingTime: type == .podcastEpisode) }
    return item
  }

  private func parent(_ type: ItemType, count: Int? = nil) -> Item {
    var item = Item(id: ItemID(type, 1), country: "us")
    item.trackCount = count
    return item
  }

  private func found(
    _ kind: Belongings.Kind,
    of type: ItemType,
    _ answers: [Answer]
  ) -> Findings? {
    var inquiry = Inquiry(.more(Belongings(kind, of: ItemID(type, 1), country: us)))
    for (request, answer) in zip(inquiry.next(), answers) {
      inquiry.receive(.success(answer), for: request)
    }
    guard case .found(let findings) = inquiry.outcome else { return nil }
    return findings
  }

  @Test func aLimitLeavesTheFirstInTheirOrder() {
    var inquiry = Inquiry(.more(Belongings(.songs, of: ItemID(.album, 1), country: us, limit: 2)))
    let requests = inquiry.next()
    #expect(requests.count == 1)
    let children = [
      song(3, disc: 1, track: 3), song(1, disc: 1, track: 1), song(2, disc: 1, track: 2),
    ]
    inquiry.receive(
      .success(Answer(items: [parent(.album, count: 3)] + children)),
      for: requests[0]
    )
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("nothing was found")
      return
    }
    #expect(findings.items.map(\.id.number) == [1, 2])
    // All of them are sold here.
    #expect(findings.notes.isEmpty)
  }

  @Test func anAlbumsSongsAreInDiscAndTrackOrderAndItsOwn() throws {
    let album = parent(.album, count: 5)
    let children = [
      song(21, disc: 2, track: 1), song(12, disc: 1, track: 2), song(11, disc: nil, track: 1),
      song(30, disc: 1, track: 3, of: 99), song(22, disc: 2, track: 2, type: .musicVideo),
      song(40, disc: 1, track: 1, type: .ebook), song(13, disc: 1, track: nil),
    ]
    let answer = Answer(items: [album] + children)
    let findings = try #require(found(.songs, of: .album, [answer]))
    #expect(findings.parent == album)
    #expect(findings.items.map(\.id.number) == [11, 12, 13, 21, 22])
    #expect(findings.strays == 2)
    #expect(findings.notes.isEmpty)
  }

  @Test(arguments: [(0, [Note.soldHere(1, of: 3)]), (1, [.soldHere(1, of: 3)]), (2, [])])
  func whatIsNotSoldHereIsCounted(unreadable: Int, notes: [Note]) throws {
    let album = parent(.album, count: 3)
    let answer = Answer(items: [album, song(1_1, disc: 1, track: 1)], skipped: unreadable)
    #expect(try #require(found(.songs, of: .album, [answer])).notes == notes)
  }

  @Test func aShowsEpisodesAreNewestFirstAndSaidToBeSome() throws {
    let episodes = [
      dated(2, .podcastEpisode, "2024-05-01T07:30:00Z"), dated(3, .podcastEpisode, nil),
      dated(4, .podcastEpisode, "2024-05-01T09:30:00Z"),
      dated(5, .podcastEpisode, "2024-06-01T00:00:00Z"),
    ]
    let answer = Answer(items: [parent(.podcast, count: 481)] + episodes)
    let findings = try #require(found(.podcastEpisodes, of: .podcast, [answer]))
    #expect(findings.items.map(\.id.number) == [5, 4, 2, 3])
    #expect(findings.notes == [.newest(4, of: 481)])
  }

  @Test func albumsComeNewestAndSeasonsOldestFirst() throws {
    func children(_ type: ItemType) -> Answer {
      let dates = [(2, "1999-01-01"), (3, "2010-01-01"), (4, "1999-01-01"), (5, "2005-01-01")]
      let items = dates.map { dated(Int64($0.0), type, $0.1) }
      return Answer(items: [parent(.artist)] + items)
    }
    let albums = try #require(found(.albums, of: .artist, [children(.album)]))
    #expect(albums.items.map(\.id.number) == [3, 5, 2, 4])
    let seasons = try #require(found(.seasons, of: .artist, [children(.tvSeason)]))
    #expect(seasons.items.map(\.id.number) == [2, 4, 5, 3])
  }

  @Test func aSeasonsEpisodesAreByNumber() throws {
    let episodes = [
      song(3, disc: nil, track: 10, type: .tvEpisode),
      song(2, disc: nil, track: 9, type: .tvEpisode),
    ]
    let answer = Answer(items: [parent(.tvSeason, count: 2)] + episodes)
    let findings = try #require(found(.episodes, of: .tvSeason, [answer]))
    #expect(findings.items.map(\.id.number) == [2, 3])
    #expect(findings.notes.isEmpty)
  }

  @Test func booksNeedTwoRequestsOfWhichTheSecondMayFail() throws {
    var inquiry = Inquiry(.more(Belongings(.books, of: ItemID(.artist, 1), country: us)))
    let requests = inquiry.next()
    #expect(requests.map(\.target).allSatisfy { $0.hasPrefix("/lookup?id=1&country=US&entity=") })
    #expect(requests.count == 2)
    inquiry.receive(.success(Answer(items: [dated(2, .ebook, nil)])), for: requests[0])
    #expect(inquiry.outcome == nil)
    #expect(inquiry.progress == .init(.gettingBelongings, done: 1, of: 2))
    inquiry.receive(.failure(CatalogError(.badRequest)), for: requests[1])
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(findings.items.map(\.id.number) == [2])
    #expect(findings.notes == [.partFailed(CatalogError(.badRequest))])
    var empty = Inquiry(.more(Belongings(.books, of: ItemID(.artist, 1), country: us)))
    _ = empty.next()
    empty.receive(.success(Answer(items: [dated(1, .artist, nil)])), for: requests[0])
    empty.receive(.failure(CatalogError(.timedOut)), for: requests[1])
    #expect(empty.outcome == .failed(CatalogError(.timedOut), requests[1]))
    var failed = Inquiry(.more(Belongings(.books, of: ItemID(.artist, 1), country: us)))
    _ = failed.next()
    failed.receive(.failure(CatalogError(.limited)), for: requests[0])
    #expect(failed.outcome == .failed(CatalogError(.limited), requests[0]))
  }

  @Test func whatTheStoreDoesNotHaveIsNamed() throws {
    let findings = try #require(found(.songs, of: .album, [Answer(items: [])]))
    #expect(findings.notes == [.missing([1])])
  }

  @Test(
    arguments: [
      (ItemType.album, Belongings.Kind.songs, ItemID(.album, 7)),
      (.tvSeason, .episodes, ItemID(.tvSeason, 7)),
      (.podcast, .podcastEpisodes, ItemID(.podcast, 7)),
      (.song, .songs, ItemID(.album, 8)), (.musicVideo, .songs, ItemID(.album, 8)),
      (.tvEpisode, .episodes, ItemID(.tvSeason, 8)),
      (.podcastEpisode, .podcastEpisodes, ItemID(.podcast, 8)),
      (.ebook, .books, ItemID(.artist, 9)), (.audiobook, .books, ItemID(.artist, 9)),
      (.app, .apps, ItemID(.artist, 9)), (.macApp, .apps, ItemID(.artist, 9)),
      (.movie, .movies, ItemID(.artist, 9)), (.artist, .albums, ItemID(.artist, 7)),
    ]
  )
  func everyTypeLeadsSomewhere(type: ItemType, kind: Belongings.Kind, parent: ItemID) throws {
    var item = Item(id: ItemID(type, 7), country: "us")
    item.collectionID = 8
    item.creatorID = 9
    let more = try #require(Belongings(to: item, country: us))
    #expect(more.kind == kind)
    #expect(more.parent == parent)
  }

  @Test func withoutIDsThereIsNothingMore() {
    for type in [ItemType.song, .movie, .ebook, .app, .podcastEpisode, .tvEpisode, .musicVideo] {
      #expect(Belongings(to: Item(id: ItemID(type, 7), country: "us"), country: us) == nil)
    }
  }

  @Test(
    arguments: [
      (ArtistKind.show, nil, Belongings.Kind.seasons), (.author, nil, .books),
      (nil, "https://apps.apple.com/us/developer/x/id7", .apps),
      (nil, "https://podcasts.apple.com/us/artist/x/7", .podcasts),
      (.musician, "https://books.apple.com/us/author/x/id7", .books), (nil, nil, .albums),
    ] as [(ArtistKind?, String?, Belongings.Kind)]
  )
  func anArtistLeadsToWhatTheyAreKnownFor(
    artist: ArtistKind?,
    page: String?,
    kind: Belongings.Kind
  ) {
    var item = Item(id: ItemID(.artist, 7), country: "us")
    item.artistKind = artist
    item.storeURL = page
    #expect(Belongings(to: item, country: us)?.kind == kind)
  }
}
