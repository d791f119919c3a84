import Testing

@testable import DemoCatalogue

@Suite struct RefusalTests {
  @Test(arguments: [
    ("/search?term=a&country=ZZ", "country"), ("/search?term=a&country=USA", "country"),
    ("/search?term=a&country=uk", "country"), ("/search?term=a&media=vhs", "mediaType"),
    ("/search?term=a&entity=tape", "resultEntity"),
    ("/search?term=a&attribute=moodTerm", "attributeType"),
    ("/search?term=a&lang=english", "language"), ("/lookup?id=abc", "itunesId"),
    ("/lookup?id=1,99999999999999999999", "itunesId"), ("/lookup?id=1&entity=tape", "resultEntity"),
    ("/lookup?id=1&country=zz", "country"), ("/zz/lookup?id=1", "country"),
  ])
  func aBadValueIsRefusedByApplesNameForTheKey(target: String, key: String) throws {
    let answer = try Answer(target)
    #expect(answer.reply.status == 400)
    #expect(answer.json["errorMessage"] as? String == "Invalid value(s) for key(s): [\(key)]")
    #expect(answer.json["queryParameters"] is [String: String])
    #expect(answer.json["results"] == nil)
  }

  @Test(arguments: ["/search?term=satie&lang=fr", "/search?term=satie&lang=ja_jp&version=2&_cb=1"])
  func otherValuesAreTaken(target: String) throws {
    #expect(try !Answer(target).records.isEmpty)
  }

  @Test(arguments: [
    "/", "", "/nothing", "/search/more/parts", "/us/rss/topnothing/json", "/%FF%00",
  ])
  func anUnknownAddressIsAWebPage(target: String) {
    let reply = DemoCatalogue().reply(to: target)
    #expect(reply.status == 404)
    #expect(reply.contentType.hasPrefix("text/html"))
  }
}
