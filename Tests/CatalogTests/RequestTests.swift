@testable import Catalog
import Testing

struct RequestTests {
  private func target(_ query: Query) -> String { CatalogRequest.search(query).target }

  private func store(_ code: String) throws -> Storefront {
    try #require(Storefront(code: code))
  }

  @Test(arguments: [
    ("C+C Music Factory", "C%2BC+Music+Factory"), ("+44", "%2B44"), ("a;b", "a%3Bb"),
    ("AT&T", "AT%26T"), ("100%", "100%25"), ("%41", "%2541"), ("#1", "%231"), ("a=b", "a%3Db"),
    ("日本", "%E6%97%A5%E6%9C%AC"), ("café", "caf%C3%A9"), ("cafe\u{301}", "caf%C3%A9"),
    ("か\u{3099}", "%E3%81%8C"), ("ocean's eleven", "ocean%27s+eleven"),
    ("what/if?", "what%2Fif%3F"),
    ("a.-_*~", "a.-_*%7E"), ("\"heroes\"", "%22heroes%22"), ("a\u{0}\n", "a%00%0A"),
    ("👨‍👩‍👧", "%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7"), ("\\", "%5C"),
    ("a  b", "a++b"),
  ])
  func theTermIsEncodedExactlyOnce(term: String, encoded: String) {
    #expect(target(Query(term: term)) == "/search?term=\(encoded)&country=US&limit=200")
  }

  @Test func theParametersHaveOneOrder() throws {
    let query = Query(
      term: "x",
      media: .music,
      entity: .song,
      attribute: .artistTerm,
      country: try store("gb"),
      language: "ja_jp",
      limit: 5,
      explicit: false,
      creator: "abba"
    )
    #expect(
      target(query)
        == "/search?term=x+abba&country=GB&media=music&entity=song&attribute=artistTerm&limit=5"
        + "&lang=ja_jp&explicit=No"
    )
  }

  @Test func whatAppleDoesByItselfIsNotSent() {
    #expect(target(Query(term: "x", media: .all)) == "/search?term=x&country=US&limit=200")
    #expect(
      target(Query(term: "x", media: .movie)) == "/search?term=x&country=US&media=movie&limit=200"
    )
    #expect(
      target(Query(term: "x", media: .all, entity: .allArtist))
        == "/search?term=x&country=US&entity=allArtist&limit=200"
    )
  }

  @Test(arguments: [nil, Entity.ebook])
  func booksAreAskedForByTheirEntityAlone(entity: Entity?) {
    #expect(
      target(Query(term: "x", media: .ebook, entity: entity))
        == "/search?term=x&country=US&entity=ebook&limit=200"
    )
  }

  @Test func aCreatorAloneIsLookedForAsOne() {
    func sent(_ media: Media) -> String { target(Query(term: "", media: media, creator: "x y")) }
    #expect(sent(.movie).contains("term=x+y&country=US&media=movie&attribute=directorTerm&"))
    #expect(sent(.all) == "/search?term=x+y&country=US&attribute=allArtistTerm&limit=200")
    #expect(sent(.ebook) == "/search?term=x+y&country=US&entity=ebook&limit=200")
  }

  @Test func aCreatorBesideWordsIsOneMoreWord() {
    let query = Query(term: "blade runner", media: .movie, creator: "scott")
    #expect(target(query) == "/search?term=blade+runner+scott&country=US&media=movie&limit=200")
  }

  @Test func aLookupNamesItsIDsInOrder() throws {
    let request = CatalogRequest.lookup(
      [6_448_311_069, 1, 9_007_199_254_740_993],
      country: try store("jp")
    )
    #expect(request.target == "/lookup?id=6448311069%2C1%2C9007199254740993&country=JP")
    #expect(request.country.code == "jp")
  }

  @Test func theAddressIsTheTargetBelowTheEndpoint() {
    let request = CatalogRequest.search(Query(term: "x"))
    #expect(
      request.address(endpoint: "https://example.org/a")
        == "https://example.org/a/search?term=x&country=US&limit=200"
    )
    #expect(
      request.address(endpoint: "https://example.org", varying: "17 & 4")
        == "https://example.org/search?term=x&country=US&limit=200&_=17+%26+4"
    )
  }

  @Test func equalRequestsHaveEqualTargets() {
    let composed = CatalogRequest.search(Query(term: "caf\u{E9}"))
    let decomposed = CatalogRequest.search(Query(term: "cafe\u{301}"))
    #expect(composed == decomposed)
    #expect(Array(composed.target.utf8) == Array(decomposed.target.utf8))
  }

  @Test(arguments: Media.allCases)
  func everyCreatorAttributeGoesWithItsMedia(media: Media) {
    guard let attribute = media.creatorAttribute else { return }
    #expect(SearchCombination.check(media: media, entity: nil, attribute: attribute) == nil)
  }
}
