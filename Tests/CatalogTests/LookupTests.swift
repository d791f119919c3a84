import Catalog
import Testing

struct LookupTests {
  @Test func aListOfIDsAloneIsAskedAsItAlwaysWas() {
    let request = CatalogRequest.lookup([1, 6_448_311_069], country: .unitedStates)
    #expect(request.target == "/lookup?id=1%2C6448311069&country=US")
    #expect(request.country == .unitedStates)
  }

  @Test func whatElseIsAskedStandsInAFixedOrder() throws {
    let gb = try #require(Storefront(code: "gb"))
    let lookup = Lookup(
      .ids([909_253]),
      country: gb,
      entity: .album,
      limit: 5,
      newestFirst: true,
      language: "en_us"
    )
    #expect(
      CatalogRequest.lookup(lookup).target
        == "/lookup?id=909253&country=GB&entity=album&limit=5&sort=recent&lang=en_us"
    )
  }

  @Test func otherKeysHaveTheirOwnParameters() throws {
    let us = Storefront.unitedStates
    let upc = Lookup(.upc(try UPC("720642462928")), country: us)
    let isbn = Lookup(.isbn(try ISBN("0-306-40615-2")), country: us)
    let bundle = Lookup(.bundle(try #require(BundleID("com.example.my-app"))), country: us)
    #expect(CatalogRequest.lookup(upc).target == "/lookup?upc=720642462928&country=US")
    #expect(CatalogRequest.lookup(isbn).target == "/lookup?isbn=9780306406157&country=US")
    #expect(
      CatalogRequest.lookup(bundle).target == "/lookup?bundleId=com.example.my-app&country=US"
    )
    #expect(upc.ids.isEmpty)
  }

  @Test(arguments: [(0, []), (1, [1]), (100, [100]), (101, [100, 1]), (250, [100, 100, 50])])
  func idsGoInBatchesOfAtMostAHundred(count: Int, sizes: [Int]) {
    let ids = (0..<count).map { Int64($0 + 1) }
    let batches = Lookup.batches(of: ids + ids)
    #expect(batches.map(\.count) == sizes)
    #expect(batches.flatMap { $0 } == ids)
  }

  @Test func aVaryingKeyIsAddedOnce() {
    let lookup = CatalogRequest.lookup([1], country: .unitedStates)
    let chart = CatalogRequest.chart(ChartRequest(.movies, country: .unitedStates, limit: 5))
    #expect(
      lookup.address(endpoint: "http://127.0.0.1:1", varying: "a b")
        == "http://127.0.0.1:1/lookup?id=1&country=US&_=a+b"
    )
    #expect(
      chart.address(endpoint: "http://127.0.0.1:1", varying: "x")
        == "http://127.0.0.1:1/us/rss/topmovies/limit=5/json?_=x"
    )
  }

  @Test(
    arguments: [
      ("9780306406157", "9780306406157"), ("978-0-306-40615-7", "9780306406157"),
      ("0306406152", "9780306406157"), ("0-306-40615-2", "9780306406157"),
      ("0 8044 2957 X", "9780804429573"), ("080442957x", "9780804429573"),
      ("9791034304004", "9791034304004"),
    ]
  )
  func isbnsOfBothLengthsAreRead(text: String, digits: String) throws {
    #expect(try ISBN(text).digits == digits)
  }

  @Test(
    arguments: [
      ("9780306406158", .checkDigit), ("0306406153", .checkDigit), ("080442957", .length),
      ("X", .length), ("978030640615", .length), ("5901234123457", .prefix),
      ("978030640615a", .character), ("", .length), ("97803064X6157", .character),
      ("978030640615X", .length),
    ] as [(String, ISBN.Problem)]
  )
  func whatIsNoISBNIsRefused(text: String, problem: ISBN.Problem) {
    #expect(throws: problem) { try ISBN(text) }
  }

  @Test(
    arguments: [
      ("720642462929", .checkDigit), ("72064246292", .length), ("72064246292８", .character),
      ("", .length),
    ] as [(String, UPC.Problem)]
  )
  func whatIsNoBarcodeIsRefused(text: String, problem: UPC.Problem) {
    #expect(throws: problem) { try UPC(text) }
  }

  @Test func barcodesOfBothLengthsAreRead() throws {
    #expect(try UPC("7-20642-46292-8").digits == "720642462928")
    #expect(try UPC("5901234123457").digits == "5901234123457")
  }

  @Test(arguments: ["app", "com.", ".app", "com..app", "com.a,org.b", "com.ä", "com.a b", ""])
  func whatIsNoBundleIdentifierIsRefused(text: String) {
    #expect(BundleID(text) == nil)
  }
}
