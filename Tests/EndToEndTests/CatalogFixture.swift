import Foundation
import TestSupport

/// A stand-in for Apple: what is searched for says what comes.
enum CatalogFixture {
  /// Starts a server; three films come for any term that has no meaning of its own.
  static func server() throws -> CatalogServer {
    try CatalogServer { request in reply(to: request) }
  }

  /// Starts a server that keeps the answer to `gated` until the gate opens.
  static func server(behind gate: FixtureServer.Gate) throws -> CatalogServer {
    try CatalogServer { request in
      term(of: request) == "gated" ? .gated(gate, then: films("gated")) : reply(to: request)
    }
  }

  /// The words that a request searches for.
  static func term(of request: FixtureServer.Request) -> String {
    let query = request.target.split(separator: "?").last ?? ""
    let value = query.split(separator: "&").first { $0.hasPrefix("term=") }?.dropFirst(5) ?? ""
    return value.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? ""
  }

  /// What comes for a request.
  static func reply(to request: FixtureServer.Request) -> FixtureServer.Reply {
    if let chart = ChartFixture.reply(to: request.path) { return chart }
    guard request.path == "/search" else { return LookupFixture.reply(to: request.target) }
    let term = term(of: request)
    return faults[term] ?? films(term)
  }

  /// The answers that are none, by the term that brings them.
  private static let faults: [String: FixtureServer.Reply] = [
    "nothing": .json(#"{"resultCount":0,"results":[]}"#),
    "many": .json(many()),
    "hang": .hang,
    "forbidden": .json("", status: 403),
    "limited": .json("", status: 429, headers: ["Retry-After": "28"]),
    "refused": .json(#"{"errorMessage":"Invalid value(s) for key(s): [x]"}"#, status: 400),
    "outage": .json("", status: 500),
    "login": .body(Array("<html>log in</html>".utf8), type: "text/html"),
    "empty": .json(""),
    "half": .json(#"{"resultCount":1,"results":[{"wrapper"#),
    "double": .json(#"{"resultCount":0,"results":[]}{"more":1}"#),
    "short": .cut(body: Array(#"{"resultCount""#.utf8), announced: 500),
    "lost": .close,
    "elsewhere": .redirect(to: "ftp://127.0.0.1/x"),
  ]

  private static func films(_ term: String) -> FixtureServer.Reply {
    let films = ["One", "Two", "Three"].enumerated().map { index, name in
      film(id: 101 + index, name: "\(term.capitalized) \(name)")
    }
    return .json(document(films))
  }

  private static func many() -> String {
    document((1...200).map { film(id: 1_000 + $0, name: "Number \($0)") })
  }

  static func document(_ records: [String]) -> String {
    #"{"resultCount":\#(records.count),"results":[\#(records.joined(separator: ","))]}"#
  }

  static func film(id: Int, name: String) -> String {
    let description = String(repeating: "A film about \(name). ", count: 12)
    return #"""
      {"wrapperType":"track","kind":"feature-movie","trackId":\#(id),"artistName":"Ridley Scott",
      "trackName":"\#(name)","trackViewUrl":"https://itunes.apple.com/us/movie/x/id\#(id)",
      "trackPrice":9.99,"trackRentalPrice":3.99,"currency":"USD","country":"USA",
      "releaseDate":"1982-06-25T07:00:00Z","trackTimeMillis":7020000,
      "primaryGenreName":"Drama","longDescription":"\#(description)"}
      """#
  }
}
