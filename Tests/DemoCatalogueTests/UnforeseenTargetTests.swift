import DemoCatalogue
import Testing

@Suite struct UnforeseenTargetTests {
  /// A generator that gives the same numbers in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: 1...8)
  func anyTargetHasAnAnswer(seed: UInt64) {
    let pieces = [
      "/", "search", "lookup", "us", "zz", "rss", "json", "api", "v2", "topmovies", "limit=", "-1",
      "?", "&", "=", "%", "%F0%9F", "term=", "id=", ",", "9000000801", "entity=", "song",
      "country=",
      "jp", "genre=", "#", "+", "é", "\u{0}", ".json", "music", "most-played",
      "99999999999999999999",
    ]
    var numbers = Numbers(state: seed)
    for _ in 0..<150 {
      let count = Int.random(in: 0...14, using: &numbers)
      let target = (0..<count).compactMap { _ in pieces.randomElement(using: &numbers) }.joined()
      let reply = DemoCatalogue().reply(to: target)
      #expect([200, 400, 404, 500, 502].contains(reply.status))
    }
  }
}
