import TestSupport

/// Charts as Apple's two hosts serve them: three places each, named after the chart and the country.
enum ChartFixture {
  /// The chart at a path; nil for a path of none.
  static func reply(to path: String) -> FixtureServer.Reply? {
    let parts = path.split(separator: "/").map(String.init)
    if parts.count >= 4, parts[1] == "rss" { return legacy(parts[2], in: parts[0]) }
    guard parts.count == 7, parts[0] == "api" else { return nil }
    return marketing(String(parts[6].prefix { $0 != "." }), in: parts[2])
  }

  private static func legacy(_ feed: String, in country: String) -> FixtureServer.Reply {
    let entries = (1...3).map { place in
      #"""
      {"id":{"label":"x","attributes":{"im:id":"\#(number(feed) + place)"}},
      "im:name":{"label":"\#(feed) \#(country) \#(place)"},"im:artist":{"label":"Somebody"},
      "im:price":{"label":"$9.99","attributes":{"amount":"9.99","currency":"USD"}}}
      """#
    }
    return .json(#"{"feed":{"entry":[\#(entries.joined(separator: ","))]}}"#)
  }

  private static func marketing(_ type: String, in country: String) -> FixtureServer.Reply {
    let entries = (1...3).map { place in
      #"""
      {"id":"\#(number(type) + place)","name":"\#(type) \#(country) \#(place)",
      "artistName":"Somebody"}
      """#
    }
    return .json(#"{"feed":{"results":[\#(entries.joined(separator: ","))]}}"#)
  }

  /// What the ids of a chart begin at, different for each.
  private static func number(_ name: String) -> Int {
    name.utf8.reduce(7) { ($0 * 31 + Int($1)) % 1_000_003 } * 10
  }
}
