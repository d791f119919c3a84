import Foundation

@testable import TestSupport

/// A stand-in for Apple whose films cost what the test says, at the moment.
final class PriceFixture: Sendable {
  private let prices: FixtureServer.Locked<[Int: Double]>

  /// Films with these ids and prices; what has none is not in the store.
  init(_ prices: [Int: Double]) {
    self.prices = FixtureServer.Locked(prices)
  }

  /// Changes the price of a film, or with nil takes it out of the store.
  func set(_ id: Int, to price: Double?) {
    prices.withLock { $0[id] = price }
  }

  /// Starts the server: any search finds all films, a look-up those of its ids.
  func server() throws -> CatalogServer {
    try CatalogServer { [self] request in reply(to: request) }
  }

  /// What comes for a request.
  func reply(to request: FixtureServer.Request) -> FixtureServer.Reply {
    let all = prices.withLock { $0 }
    let wanted =
      request.path == "/search" ? all.keys.sorted() : Self.ids(in: request.target)
    let country = request.target.contains("country=GB") ? "GBR" : "USA"
    let records = wanted.compactMap { id in all[id].map { Self.film(id, $0, country) } }
    return .json(CatalogFixture.document(records))
  }

  private static func ids(in target: String) -> [Int] {
    let query = target.split(separator: "?").last ?? ""
    let value = query.split(separator: "&").first { $0.hasPrefix("id=") }?.dropFirst(3) ?? ""
    return value.replacingOccurrences(of: "%2C", with: ",").split(separator: ",")
      .compactMap { Int($0) }
  }

  private static func film(_ id: Int, _ price: Double, _ country: String) -> String {
    #"""
    {"wrapperType":"track","kind":"feature-movie","trackId":\#(id),"trackName":"Film \#(id)",
    "artistName":"Fritz Lang","trackPrice":\#(price),"currency":"USD","country":"\#(country)",
    "releaseDate":"1927-01-10T08:00:00Z",
    "trackViewUrl":"https://itunes.apple.com/us/movie/x/id\#(id)"}
    """#
  }
}
