/// The numbers of the genres that the bundled records name.
enum Genres {
  /// The number of a record's first genre: its own if it tells one, else by the genre's name.
  static func number(of record: Record) -> String? {
    if let number = record.text("primaryGenreId") { return number }
    if let list = record.text("genreIds") ?? record.text("genres") {
      // Lists hold numbers as strings, and a podcast's episode a name beside its number.
      if let number = list.split(whereSeparator: { !$0.isNumber }).first { return String(number) }
    }
    return record.text("primaryGenreName").flatMap { number(named: $0, for: record.kind) }
  }

  /// Whether a chart of a genre has a place for the record; the root of a media has one for all.
  static func contains(_ genre: String, _ record: Record) -> Bool {
    if roots.contains(genre) || number(of: record) == genre { return true }
    let all = record.text("genreIds") ?? ""
    return all.split { !$0.isNumber }.contains { $0 == genre }
  }

  /// The name of a record's first genre.
  static func name(of record: Record) -> String? {
    if let name = record.text("primaryGenreName") { return name }
    let parts = (record.text("genres") ?? "").split(separator: "\"")
    return parts.first { $0 != "[" && $0 != "{" && $0 != "[{" && $0 != "name" && $0 != ":" }
      .map(String.init)
  }

  private static let roots: Set<String> = [
    "26", "31", "32", "33", "34", "36", "38", "40", "50000024",
  ]

  private static func number(named name: String, for kind: RecordKind) -> String? {
    switch kind {
    case .movie: film(name)
    case .song, .album, .artist: music(name).map { String($0) }
    case .musicVideo: music(name).map { String(1600 + $0) }
    case .tvEpisode, .tvSeason: television(name)
    case .audiobook: audiobook(name)
    case .podcast, .podcastEpisode, .ebook, .app, .macApp: nil
    }
  }

  private static func film(_ name: String) -> String? {
    switch name {
    case "Action & Adventure": "4401"
    case "Classics": "4403"
    case "Comedy": "4404"
    case "Documentary": "4405"
    case "Drama": "4406"
    case "Horror": "4408"
    case "Kids & Family": "4410"
    case "Romance": "4412"
    case "Sci-Fi & Fantasy": "4413"
    case "Short Films": "4414"
    case "Japanese Cinema": "4425"
    default: nil
    }
  }

  private static func music(_ name: String) -> Int? {
    switch name {
    case "Classical": 5
    case "Jazz": 11
    case "Latino": 12
    case "Dance": 17
    default: nil
    }
  }

  private static func television(_ name: String) -> String? {
    switch name {
    case "Comedy": "4000"
    case "Drama": "4001"
    case "Nonfiction": "4006"
    default: nil
    }
  }

  private static func audiobook(_ name: String) -> String? {
    switch name {
    case "Fiction": "50000040"
    case "Classics": "50000045"
    case "Mysteries & Thrillers": "50000051"
    case "Sci-Fi & Fantasy": "50000055"
    default: nil
    }
  }
}
