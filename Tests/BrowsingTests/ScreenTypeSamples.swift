import Catalog
import Records

@testable import Browsing

/// A few rows of every type: short and long names, with all that is known of them and with little.
extension Sample {
  static func rows(of type: ItemType) -> [Item] {
    switch type {
    case .movie: movies
    case .tvEpisode: [tvEpisode, pilot]
    case .tvSeason: [tvSeason, docuseries]
    case .song: songs
    case .musicVideo: [video, musicVideo]
    case .album: [album, single]
    case .artist: [artist, orchestra]
    case .podcast: podcasts
    case .podcastEpisode: [podcastEpisode, otherEpisode]
    case .audiobook: [audiobook, shortAudiobook]
    case .ebook: [ebook, freeBook]
    case .app: apps
    case .macApp: [macApp, editor]
    }
  }

  /// The list of a type, as a search for it shows it.
  static func list(of type: ItemType) -> ListScreen {
    list(rows(of: type), of: search("x", type.media.media, type.media.entity))
  }

  /// The first row of that list, opened.
  static func detail(of type: ItemType) -> ViewState? {
    Detail(serial: 2, list: list(of: type), row: 0).map { .detail($0) }
  }

  private static let pilot = item(.tvEpisode, 151) {
    $0.name = "Pilot"
    $0.creator = "Breaking Bad"
    $0.collection = "Breaking Bad, Season 1"
    $0.released = ReleaseDate("2008-01-20")
    $0.duration = 3_480_000
    $0.track = 1
    $0.trackCount = 7
    $0.price = 0
  }

  private static let docuseries = item(.tvSeason, 152) {
    $0.name = "The Making of a Very Long Title Indeed, Series 2"
    $0.creator = "The Making of a Very Long Title Indeed"
    $0.genre = "Nonfiction"
    $0.released = ReleaseDate("2021-02-03")
    $0.trackCount = 1
    $0.price = 4.99
  }

  private static let video = item(.musicVideo, 181) {
    $0.name = "Waiting for the Miracle (Live in London)"
    $0.creator = "Leonard Cohen"
    $0.collection = "Live in London"
    $0.genre = "Pop"
    $0.released = ReleaseDate("2009-03-31")
    $0.duration = 468_000
    $0.track = 3
    $0.trackCount = 26
    $0.price = 1.99
    $0.explicitness = .cleaned
    $0.previewURL = "https://video-ssl.itunes.apple.com/mzvf_181.m4v"
    $0.storeURL = "https://music.apple.com/us/music-video/181"
  }

  private static let single = item(.album, 121) {
    $0.name = "You Want It Darker (Paul Kalkbrenner Remix) - Single"
    $0.creator = "Leonard Cohen & Paul Kalkbrenner"
    $0.genre = "Dance"
    $0.released = ReleaseDate("2017-02-10")
    $0.trackCount = 1
    $0.price = 1.29
  }

  private static let orchestra = item(.artist, 131) {
    $0.name = "The Royal Philharmonic Orchestra & Friends"
    $0.genre = "Classical"
  }

  private static let otherEpisode = item(.podcastEpisode, 1_000_000_000_143) {
    $0.name = "Heat"
    $0.collection = "The Rewatchables"
    $0.released = ReleaseDate("2026-11-03")
    $0.duration = 7_260_000
  }

  private static let shortAudiobook = item(.audiobook, 172) {
    $0.name = "Heart of Darkness"
    $0.creator = "Joseph Conrad"
    $0.genre = "Classics"
    $0.released = ReleaseDate("2010-05-04")
    $0.price = 4.95
  }

  private static let freeBook = item(.ebook, 171) {
    $0.name = "Emma"
    $0.creator = "Jane Austen"
    $0.genre = "Classics"
    $0.released = ReleaseDate("1816-01-01")
    $0.price = 0
  }

  private static let editor = item(.macApp, 163) {
    $0.name = "Plain Words: A Quiet Editor for Long Texts"
    $0.creator = "Half Hitch Studio"
    $0.genre = "Productivity"
    $0.released = ReleaseDate("2024-06-01")
    $0.price = 0
    $0.averageRating = 4.8
    $0.ratingCount = 1_204
    $0.version = "3.1"
    $0.sizeBytes = 24_000_000
  }
}

/// The list of a type and the detail of its first row, one below the other as they reach a terminal.
func typeScreens(_ type: ItemType, in context: DrawingContext) -> String {
  let states = [.list(Sample.list(of: type)), Sample.detail(of: type)].compactMap { $0 }
  return states.map { text(Screens.draw($0, in: context)) }.joined(separator: "\n")
}

extension ItemType {
  /// What a search for the type asks for.
  fileprivate var media: (media: Media, entity: Entity?) {
    switch self {
    case .movie: (.movie, nil)
    case .tvEpisode: (.tvShow, nil)
    case .tvSeason: (.tvShow, .tvSeason)
    case .song: (.music, .song)
    case .musicVideo: (.musicVideo, nil)
    case .album: (.music, .album)
    case .artist: (.music, .musicArtist)
    case .podcast: (.podcast, nil)
    case .podcastEpisode: (.podcast, .podcastEpisode)
    case .audiobook: (.audiobook, nil)
    case .ebook: (.ebook, nil)
    case .app: (.software, nil)
    case .macApp: (.software, .desktopSoftware)
    }
  }
}
