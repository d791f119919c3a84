import Catalog
import TestSupport
import Testing

@testable import Library

@Suite struct RequestCodingTests {
  @Test func everyRequestComesBackExactly() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let request = generator.request()
      let text = RequestCoding.text(of: request)
      let back = RequestCoding.request(from: text)
      #expect(back == request)
      #expect(back.map { bytes(of: $0) } == bytes(of: request))
      #expect(text.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    }
  }

  @Test func aTextSaysTheDefaultsToo() {
    #expect(
      RequestCoding.text(of: .search(Query(term: "blade runner", media: .movie)))
        == "search?term=blade%20runner&media=movie&country=us&limit=200&explicit=yes"
    )
    #expect(
      RequestCoding.text(of: .lookup([6_448_311_069, 2], country: .unitedStates))
        == "lookup?id=6448311069%2C2&country=us"
    )
    #expect(
      RequestCoding.text(of: .chart(ChartRequest(.movies, country: .unitedStates)))
        == "feed?name=topmovies&country=us&limit=200"
    )
    #expect(
      RequestCoding.text(
        of: .chart(ChartRequest(.tvSeasons, country: .unitedStates, genre: 4008, limit: 5))
      ) == "feed?name=toptvseasons&genre=4008&country=us&limit=5"
    )
  }

  @Test func aLookUpIsWrittenInFull() throws {
    let lookup = Lookup(
      .bundle(try #require(BundleID("com.example.app"))),
      country: .unitedStates,
      entity: .podcastEpisode,
      limit: 200,
      newestFirst: true,
      language: "en_us"
    )
    #expect(
      RequestCoding.text(of: .lookup(lookup))
        == "lookup?bundle=com.example.app&country=us&entity=podcastEpisode&limit=200&newest=yes"
        + "&lang=en_us"
    )
    var other = lookup
    other.key = .upc(try UPC("720642462928"))
    #expect(RequestCoding.text(of: .lookup(other)).hasPrefix("lookup?upc=720642462928&country=us&"))
    other.key = .isbn(try ISBN("0306406152"))
    #expect(
      RequestCoding.text(of: .lookup(other)).hasPrefix("lookup?isbn=9780306406157&country=us&")
    )
  }

  @Test func theOrderOfTheFieldsIsFree() {
    #expect(
      RequestCoding.request(from: "search?explicit=no&limit=5&country=gb&media=all&term=x")
        == .search(
          Query(
            term: "x",
            country: Storefront(code: "gb") ?? .unitedStates,
            limit: 5,
            explicit: false
          )
        )
    )
  }

  @Test(arguments: [
    "", "?", "search", "search?", "chart?country=us",
    "search?term=x&media=movie&country=us&limit=200",
    "search?term=x&media=movie&country=us&limit=0&explicit=yes",
    "search?term=x&media=movie&country=us&limit=201&explicit=yes",
    "search?term=x&media=movie&country=us&limit=99999999999999999999&explicit=yes",
    "search?term=x&media=movie&country=us&limit=200&explicit=maybe",
    "search?term=x&media=film&country=us&limit=200&explicit=yes",
    "search?term=x&media=movie&country=zz&limit=200&explicit=yes",
    "search?term=x&media=movie&country=us&limit=200&explicit=yes&entity=ship",
    "search?term=x&media=movie&country=us&limit=200&explicit=yes&attribute=x",
    "search?term=x&media=movie&country=us&limit=200&explicit=yes&page=2",
    "search?term=x&media=movie&country=us&limit=200&explicit=yes&id=2",
    "search?term=x&term=y&media=movie&country=us&limit=200&explicit=yes",
    "search?term=%&media=movie&country=us&limit=200&explicit=yes",
    "search?term=%4&media=movie&country=us&limit=200&explicit=yes",
    "search?term=%C3&media=movie&country=us&limit=200&explicit=yes",
    "search?term=\u{1b}[2J&media=movie&country=us&limit=200&explicit=yes",
    "lookup?id=1,2&country=us", "lookup?id=1%2C&country=us", "lookup?id=x&country=us",
    "lookup?id=9223372036854775808&country=us", "lookup?id=1", "lookup?id=1&country=us&term=x",
    "lookup?country=us", "lookup?id=1&upc=720642462928&country=us",
    "lookup?upc=720642462929&country=us", "lookup?isbn=720642462928&country=us",
    "lookup?bundle=app&country=us", "lookup?id=1&country=us&limit=0",
    "lookup?id=1&country=us&limit=201", "lookup?id=1&country=us&newest=no",
    "lookup?id=1&country=us&entity=ship", "feed?name=topmovies&country=us",
    "feed?name=topmovies&country=us&limit=201", "feed?name=topmovies&country=us&limit=0",
    "feed?name=topships&country=us&limit=10", "feed?name=topmovies&country=us&limit=10&genre=x",
    "feed?name=music%2Fmost-played%2Fsongs&country=us&limit=10&genre=20",
    "feed?name=music%2Fmost-played%2Fsongs&country=us&limit=101",
  ])
  func aDamagedTextIsNoRequest(_ text: String) {
    #expect(RequestCoding.request(from: text) == nil)
  }
}
