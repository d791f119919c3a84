/// Stands in for Apple's service without a network: a request target in, the reply's bytes out.
///
/// The answers have the shapes, the oddities and the refusals of the real service, so that whoever
/// decodes them takes the same path as with Apple. Every record is made up or tells of a work in the
/// public domain. The same target always has the same answer; there is no clock and no chance in it.
public struct DemoCatalogue: Sendable {
  /// Makes the catalogue; nothing is read until the first reply.
  public init() {}

  /// Answers a request.
  ///
  /// - Parameter target: path and query as in a request line, such as
  ///   `/search?term=metropolis&country=US`. A country before the path (`/fr/lookup?id=1`) counts
  ///   where the query names none. Charts are answered under the paths of both of Apple's hosts.
  /// - Returns: status, content type and body; an unknown path is a 404 with a web page.
  public func reply(to target: String) -> DemoReply {
    let target = RequestTarget(target)
    let shelf = Shelf.bundled
    switch target.path.last {
    case "search" where target.path.count <= 2:
      return Search(shelf: shelf).reply(to: target)
    case "lookup" where target.path.count <= 2:
      return Lookup(shelf: shelf).reply(to: target)
    default:
      break
    }
    if target.path.count >= 3, target.path[1] == "rss" {
      return LegacyChart(shelf: shelf).reply(to: target.path)
    }
    if target.path.starts(with: ["api", "v2"]) {
      return MarketingChart(shelf: shelf).reply(to: Array(target.path.dropFirst(2)))
    }
    return .page(404, "There is nothing at this address.")
  }
}
