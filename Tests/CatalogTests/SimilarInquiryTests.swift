import Catalog
import Testing

/// What is popular in an item's genre.
struct SimilarInquiryTests {
  private let us = Storefront.unitedStates

  private func film(_ number: Int64, _ genre: String?) -> Item {
    var item = Item(id: ItemID(.movie, number), country: "us")
    item.genre = genre
    return item
  }

  private func similarity(
    _ genre: String?,
    type: ItemType = .movie,
    limit: Int? = nil
  ) -> Similarity {
    Similarity(to: ItemID(type, 1), genre: genre, country: us, limit: limit)
  }

  /// What came of it when the requests were answered one after the other, and their paths.
  private func findings(
    _ similarity: Similarity,
    _ results: [Result<Answer, CatalogError>]
  ) -> (findings: Findings?, paths: [String]) {
    var inquiry = Inquiry(.similar(similarity))
    var paths: [String] = []
    for result in results {
      guard let request = inquiry.next().first else { break }
      #expect(inquiry.next().isEmpty)
      paths.append(request.target)
      inquiry.receive(result, for: request)
    }
    #expect(inquiry.next().isEmpty)
    guard case .found(let findings) = inquiry.outcome else { return (nil, paths) }
    return (findings, paths)
  }

  @Test func itIsTheChartOfTheGenreWithoutTheItem() {
    let chart = Answer(items: [film(2, nil), film(1, "Drama"), film(3, "Comedy")])
    let (found, paths) = findings(similarity("Drama"), [.success(chart)])
    #expect(paths == ["/us/rss/topmovies/limit=200/genre=4406/json"])
    #expect(found?.items.map(\.id.number) == [2, 3])
    #expect(found?.charts == [ChartRequest(.movies, country: us, genre: 4406)])
    #expect(found?.notes == [])
  }

  @Test(arguments: [nil, CatalogError(.noChart)])
  func withoutAChartOfTheGenreTheChartOfEverythingIsSifted(error: CatalogError?) {
    let chart = Answer(items: [film(2, "Drama"), film(1, "Drama"), film(3, "Comedy"), film(4, nil)])
    let (found, paths) = findings(
      similarity("Drama"),
      [error.map { .failure($0) } ?? .success(Answer(items: [])), .success(chart)]
    )
    #expect(paths.last == "/us/rss/topmovies/limit=200/json")
    #expect(found?.items.map(\.id.number) == [2])
    #expect(found?.charts == [ChartRequest(.movies, country: us)])
  }

  /// Stores name genres in their own languages; charts can only be asked for those that are known.
  @Test func aGenreThatIsNotKnownIsLookedForInTheChartOfEverything() {
    let chart = Answer(items: [film(2, "drame"), film(3, "Comédie"), film(4, "DRAME")])
    let (found, paths) = findings(similarity("Drame"), [.success(chart)])
    #expect(paths == ["/us/rss/topmovies/limit=200/json"])
    #expect(found?.items.map(\.id.number) == [2, 4])
  }

  @Test func withoutAGenreAllOfTheChartIsSimilar() {
    let chart = Answer(items: [film(2, "Drama"), film(1, nil), film(3, nil)])
    let (found, _) = findings(similarity(nil), [.success(chart)])
    #expect(found?.items.map(\.id.number) == [2, 3])
    let (few, _) = findings(similarity(nil, limit: 1), [.success(chart)])
    #expect(few?.items.map(\.id.number) == [2])
  }

  @Test(arguments: [ItemType.artist, .macApp])
  func whereThereAreNoChartsNothingIsAsked(type: ItemType) {
    let (found, paths) = findings(similarity("Jazz", type: type), [])
    #expect(paths.isEmpty)
    #expect(found == Findings())
  }

  /// What was seen before is shown all the same.
  @Test func aChartThatCannotBeHadIsANote() {
    let outage = CatalogError(.outage, status: 503)
    let (broken, paths) = findings(similarity("Drama"), [.failure(outage)])
    #expect(paths.count == 1)
    #expect(broken == Findings(notes: [.chartFailed(outage)]))
    let none = CatalogError(.noChart)
    let (absent, both) = findings(similarity("Drama"), [.failure(none), .failure(none)])
    #expect(both.count == 2)
    #expect(absent == Findings(notes: [.chartFailed(none)]))
    let (empty, _) = findings(similarity(nil), [.success(Answer(items: []))])
    #expect(empty?.notes == [.chartFailed(none)])
    #expect(empty?.items == [])
  }

  @Test func theSongsOfAGenreComeFromTheFeedThatHasGenres() {
    var song = Item(id: ItemID(.song, 2), country: "us")
    song.genre = "Jazz"
    let (found, paths) = findings(
      similarity("Jazz", type: .song),
      [.failure(CatalogError(.noChart)), .success(Answer(items: [song]))]
    )
    #expect(
      paths == [
        "/us/rss/topsongs/limit=200/genre=11/json", "/api/v2/us/music/most-played/100/songs.json",
      ]
    )
    #expect(found?.items == [song])
  }

  @Test func anItemSaysWhatIsAskedForIt() {
    var film = film(1, "Drama")
    film.name = "Ran"
    film.creator = "Akira Kurosawa"
    #expect(
      Similarity(to: film, country: us, limit: 3)
        == Similarity(
          to: film.id,
          name: "Ran",
          creator: "Akira Kurosawa",
          genre: "Drama",
          country: us,
          limit: 3
        )
    )
    var artist = Item(id: ItemID(.artist, 2), country: "us")
    artist.name = "ABBA"
    #expect(Similarity(to: artist, country: us).creator == "ABBA")
    #expect(Similarity(to: artist, country: us).knownGenre == nil)
  }
}
