import Catalog
import Testing

/// Searches for what Apple's own search finds no more, among what was seen.
struct RetiredSearchTests {
  private func item(
    _ type: ItemType,
    _ number: Int64,
    _ name: String,
    country: String = "us",
    genre: String? = nil
  ) -> Item {
    var item = Item(id: ItemID(type, number), country: country)
    item.name = name
    item.genre = genre
    return item
  }

  @Test(
    arguments: [
      (Query(term: "x", media: .movie), [.movie]), (Query(term: "x", media: .shortFilm), [.movie]),
      (Query(term: "x", media: .tvShow), [.tvEpisode, .tvSeason]),
      (Query(term: "x", media: .tvShow, entity: .tvSeason), [.tvSeason]),
      (Query(term: "x", media: .all, entity: .tvEpisode), [.tvEpisode]),
      (Query(term: "x"), []), (Query(term: "x", media: .music), []),
    ] as [(Query, [ItemType])]
  )
  func theTypesAreThoseOfTheCharts(query: Query, types: [ItemType]) {
    #expect(query.retiredTypes == Set(types))
  }

  @Test func whatWasSeenMustBeOfTheTypeTheCountryAndTheWords() {
    let query = Query(term: "sea", media: .movie)
    #expect(query.findsRetired(item(.movie, 1, "The Sea")))
    #expect(!query.findsRetired(item(.movie, 1, "The Land")))
    #expect(!query.findsRetired(item(.movie, 1, "The Sea", country: "gb")))
    #expect(!query.findsRetired(item(.tvSeason, 1, "The Sea")))
    #expect(!Query(term: "sea", media: .music).findsRetired(item(.song, 1, "The Sea")))
    var explicit = item(.movie, 1, "The Sea")
    explicit.explicitness = .explicit
    #expect(query.findsRetired(explicit))
    #expect(!Query(term: "sea", media: .movie, explicit: false).findsRetired(explicit))
  }

  @Test func aShortFilmIsOneByItsGenre() {
    let query = Query(term: "birds", media: .shortFilm)
    #expect(query.findsRetired(item(.movie, 1, "Birds", genre: "Short Films")))
    #expect(!query.findsRetired(item(.movie, 1, "Birds", genre: "Drama")))
    #expect(!query.findsRetired(item(.movie, 1, "Birds")))
  }

  @Test func whatIsInAChartIsShownAsItIsThereAndTheNearestNamesComeFirst() {
    let charted = [item(.movie, 1, "Over the Sea", genre: "Drama"), item(.movie, 2, "Sea of Fire")]
    let seen = [item(.movie, 3, "Sea"), item(.movie, 1, "Over the Sea")]
    let query = Query(term: "sea", media: .movie)
    let rows = query.retiredRows(charted: charted, seen: seen)
    #expect(rows.map(\.id.number) == [3, 2, 1])
    #expect(rows.last?.genre == "Drama")
    let few = Query(term: "sea", media: .movie, limit: 2)
    #expect(few.retiredRows(charted: charted, seen: seen).map(\.id.number) == [3, 2])
  }
}
