/// A request for one feed's chart.
public struct ChartRequest: Hashable, Sendable {
  /// The feed.
  public let feed: ChartFeed
  /// The storefront.
  public let country: Storefront
  /// Apple's number of a genre; always nil for the newer feeds, which have no genres.
  public let genre: Int?
  /// How many places at most, within what the feed has.
  public let limit: Int

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - feed: the feed.
  ///   - country: the storefront.
  ///   - genre: Apple's number of a genre, dropped for a feed without genres.
  ///   - limit: how many places, nil for all; brought within what the feed has.
  public init(
    _ feed: ChartFeed,
    country: Storefront,
    genre: Int? = nil,
    limit: Int? = nil
  ) {
    self.feed = feed
    self.country = country
    self.genre = feed.isLegacy ? genre : nil
    self.limit = min(max(limit ?? feed.mostItems, 1), feed.mostItems)
  }

  /// Whether both ask for the same chart, however far down, so that their places can be compared.
  public func ranksLike(_ other: ChartRequest) -> Bool {
    feed == other.feed && country == other.country && genre == other.genre
  }

  /// The path below the host.
  var path: String {
    guard !feed.isLegacy else {
      let part = genre.map { "genre=\($0)/" } ?? ""
      return "/\(country.code)/rss/\(feed.rawValue)/limit=\(limit)/\(part)json"
    }
    var parts = feed.rawValue.split(separator: "/").map(String.init)
    let type = parts.removeLast()
    return "/api/v2/\(country.code)/\(parts.joined(separator: "/"))/\(sentLimit)/\(type).json"
  }

  /// The newer feeds come in four sizes.
  private var sentLimit: Int {
    [10, 25, 50].first { $0 >= limit } ?? 100
  }
}
