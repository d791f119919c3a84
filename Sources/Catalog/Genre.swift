/// A genre of Apple's, by the number that chart requests and replies use.
///
/// Genres not listed here exist, under every store's own names; replies bring those with them.
public struct Genre: Hashable, Sendable {
  /// The part of the store that a genre belongs to; the raw value is the number of its root genre.
  public enum Root: Int, CaseIterable, Hashable, Sendable {
    /// Podcasts, as sorted since 2019.
    case podcasts = 26

    /// Music videos, whose numbers are those of music and 1600.
    case musicVideos = 31

    /// Television.
    case tv = 32

    /// Films.
    case films = 33

    /// Music.
    case music = 34

    /// Apps for the phone and the tablet.
    case apps = 36

    /// Books to read.
    case books = 38

    /// Audiobooks.
    case audiobooks = 50_000_024
  }

  /// The number, unique among all genres.
  public let id: Int

  /// The name in English.
  public let name: String

  /// The part of the store.
  public let root: Root

  /// Finds a genre by its number.
  public init?(id: Int) {
    guard let found = Self.byID[id] else { return nil }
    self = found
  }

  init(id: Int, name: String, root: Root) {
    self.id = id
    self.name = name
    self.root = root
  }

  /// The genres of one part of the store, sorted by number.
  public static func all(in root: Root) -> [Genre] {
    byRoot[root] ?? []
  }

  /// Finds the genre that a word means: its number, its name, or part of the name from a word on.
  ///
  /// Case, accents and punctuation do not count: `hip hop` is `Hip-Hop/Rap`, and so is `rap`.
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - root: the part of the store to look in.
  /// - Returns: nil if nothing fits, or several genres equally well.
  public static func named(_ text: String, in root: Root) -> Genre? {
    let genres = all(in: root)
    if let id = Int(text) { return genres.first { $0.id == id } }
    let typed = words(of: text)
    guard !typed.isEmpty else { return nil }
    let key = typed.joined(separator: " ")
    let named = genres.map { (genre: $0, words: words(of: $0.name)) }
    if let exact = named.first(where: { $0.words == typed }) { return exact.genre }
    let beginning = named.filter { $0.words.joined(separator: " ").hasPrefix(key) }
    if !beginning.isEmpty { return beginning.count == 1 ? beginning.first?.genre : nil }
    let within = named.filter { candidate in
      candidate.words.indices.contains {
        candidate.words[$0...].joined(separator: " ").hasPrefix(key)
      }
    }
    return within.count == 1 ? within.first?.genre : nil
  }

  private static func words(of text: String) -> [String] {
    // An apostrophe is left out of its word: `childrens` is `Children's`.
    Folding.fold(text).filter { $0 != "'" }
      .split { !$0.isLetter && !$0.isNumber }
      .map(String.init)
  }

  private static let byRoot: [Root: [Genre]] = table.reduce(into: [:]) { byRoot, entry in
    byRoot[entry.key] = entry.value.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let id = Int(parts[0]) else { return nil }
      return Genre(id: id, name: String(parts[1]), root: entry.key)
    }
  }

  private static let byID: [Int: Genre] = byRoot.values.reduce(into: [:]) { byID, genres in
    for genre in genres { byID[genre.id] = genre }
  }
}

extension Media {
  /// The root of this media's genres; nil where several or none apply.
  public var genreRoot: Genre.Root? {
    switch self {
    case .all: nil
    case .movie, .shortFilm: .films
    case .tvShow: .tv
    case .music: .music
    case .musicVideo: .musicVideos
    case .podcast: .podcasts
    case .audiobook: .audiobooks
    case .ebook: .books
    case .software: .apps
    }
  }
}
