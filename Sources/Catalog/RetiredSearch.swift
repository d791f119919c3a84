/// Searches for films and television, for which Apple's own search finds nothing any more.
extension Query {
  /// The genre of films that short films are.
  static let shortFilms = 4414

  /// The media that is searched, where Apple's search finds nothing of it any more.
  var retiredMedia: Media? {
    let media = media == .all ? entity?.inferredMedia ?? .all : media
    return [.movie, .tvShow, .shortFilm].contains(media) ? media : nil
  }

  /// The feeds that rank what is searched.
  func retiredFeeds(of media: Media) -> [ChartFeed] {
    guard media == .tvShow else { return [.movies, .movieRentals] }
    return switch entity {
    case .tvSeason, .tvShow: [.tvSeasons]
    case .tvEpisode: [.tvEpisodes]
    default: [.tvSeasons, .tvEpisodes]
    }
  }

  /// The types of what such a search finds; none of a search that Apple still answers for.
  public var retiredTypes: Set<ItemType> {
    Set((retiredMedia.map(retiredFeeds(of:)) ?? []).map(\.type))
  }

  /// Whether an item that was seen somewhere is what such a search would find.
  ///
  /// Of short films all that tells them from others is the name of their genre.
  public func findsRetired(_ item: Item) -> Bool {
    guard
      let media = retiredMedia, retiredTypes.contains(item.id.type), item.country == country.code
    else { return false }
    let genre = media == .shortFilm ? Genre(id: Self.shortFilms) : nil
    return finds(item)
      && (genre == nil || item.genre.flatMap { Genre.named($0, in: .films) } == genre)
  }

  /// The items of charts and those that were seen otherwise, each once, the nearest names first.
  ///
  /// What is in a chart is shown as it is there: that is of today.
  public func retiredRows(charted: [Item], seen: [Item]) -> [Item] {
    let known = Set(charted.map(\.id))
    let items = charted + seen.filter { !known.contains($0.id) }
    return Array(MatchRank.ordered(items, by: term).prefix(limit))
  }
}
