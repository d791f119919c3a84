/// What belongs to an item: which item, and what of it.
public struct Belongings: Hashable, Sendable {
  /// The kinds of what can belong to something.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An album's songs and videos, in disc and track order.
    case songs
    /// An artist's albums, the newest first.
    case albums
    /// An artist's music videos, the newest first.
    case musicVideos
    /// A season's episodes, by number.
    case episodes
    /// A show's seasons, the oldest first.
    case seasons
    /// A podcast's episodes, the newest first.
    case podcastEpisodes
    /// A podcaster's podcasts, the newest first.
    case podcasts
    /// An author's books and audiobooks, the newest first.
    case books
    /// A developer's apps, in Apple's order.
    case apps
    /// A director's films, the newest first.
    case movies
  }

  /// What the things belong to.
  public var parent: ItemID
  /// What is wanted of it.
  public var kind: Kind
  /// The storefront.
  public var country: Storefront
  /// The language of the answer, nil for the storefront's own.
  public var language: String?
  /// How many at most, the first in their order; nil for as many as there are.
  public var limit: Int?

  /// Makes a wish for what belongs to something.
  public init(
    _ kind: Kind,
    of parent: ItemID,
    country: Storefront,
    language: String? = nil,
    limit: Int? = nil
  ) {
    self.parent = parent
    self.kind = kind
    self.country = country
    self.language = language
    self.limit = limit
  }

  /// What there is more of, starting from an item; nil where nothing belongs to it or it does not say to what it does.
  ///
  /// A song leads to its album, an episode to its season or podcast, a book or an app to what else its maker made.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - country: the storefront to ask.
  ///   - language: the language of the answer.
  ///   - limit: how many at most.
  public init?(
    to item: Item,
    country: Storefront,
    language: String? = nil,
    limit: Int? = nil
  ) {
    guard let (kind, parent) = Self.more(of: item) else { return nil }
    self.init(kind, of: parent, country: country, language: language, limit: limit)
  }

  private static func more(of item: Item) -> (Kind, ItemID)? {
    func creator(_ kind: Kind) -> (Kind, ItemID)? {
      item.creatorID.map { (kind, ItemID(.artist, $0)) }
    }
    func collection(_ kind: Kind, _ type: ItemType) -> (Kind, ItemID)? {
      item.collectionID.map { (kind, ItemID(type, $0)) }
    }
    return switch item.id.type {
    case .album: (.songs, item.id)
    case .tvSeason: (.episodes, item.id)
    case .podcast: (.podcastEpisodes, item.id)
    case .song: collection(.songs, .album) ?? creator(.albums)
    case .musicVideo: collection(.songs, .album) ?? creator(.musicVideos)
    case .tvEpisode: collection(.episodes, .tvSeason) ?? creator(.seasons)
    case .podcastEpisode: collection(.podcastEpisodes, .podcast)
    case .audiobook, .ebook: creator(.books)
    case .app, .macApp: creator(.apps)
    case .movie: creator(.movies)
    case .artist: (Kind(artist(item)), item.id)
    }
  }

  /// What the artist is known for: as Apple says, else as the address of the page lets guess, else for music.
  private static func artist(_ item: Item) -> ArtistKind {
    let page = item.storeURL.flatMap { try? StoreAddress.parse($0) }
    let isOfPodcasts = item.storeURL?.hasPrefix("https://podcasts.apple.com/") ?? false
    return page?.artistKind ?? item.artistKind ?? (isOfPodcasts ? .podcaster : .musician)
  }
}

extension Belongings.Kind {
  init(_ artist: ArtistKind) {
    switch artist {
    case .musician: self = .albums
    case .author: self = .books
    case .podcaster: self = .podcasts
    case .show: self = .seasons
    case .developer: self = .apps
    case .filmmaker: self = .movies
    }
  }

  /// What Apple calls them, a request for each; without the first there is no answer.
  var entities: [Entity] {
    switch self {
    case .songs: [.song]
    case .albums: [.album]
    case .musicVideos: [.musicVideo]
    case .episodes: [.tvEpisode]
    case .seasons: [.tvSeason]
    case .podcastEpisodes: [.podcastEpisode]
    case .podcasts: [.podcast]
    case .books: [.ebook, .audiobook]
    case .apps: [.software, .macSoftware]
    case .movies: [.movie]
    }
  }

  /// The types of items that belong to the list.
  var types: Set<ItemType> {
    switch self {
    case .songs: [.song, .musicVideo]
    case .albums: [.album]
    case .musicVideos: [.musicVideo]
    case .episodes: [.tvEpisode]
    case .seasons: [.tvSeason]
    case .podcastEpisodes: [.podcastEpisode]
    case .podcasts: [.podcast]
    case .books: [.ebook, .audiobook]
    case .apps: [.app, .macApp]
    case .movies: [.movie]
    }
  }
}
