/// The records as JSON arrays, one record a line, as the store of the United States has them.
///
/// The texts are raw string literals: they are part of the program's constant data and cost nothing
/// until they are read.
enum RecordText {
  /// Every array; the order decides between results that fit a term equally well.
  static var all: [String] {
    [
      movies, songs, albums, artists, podcasts, audiobooks, ebooks, apps, macApps, tvSeasons,
      tvEpisodes, musicVideos, podcastEpisodes,
    ]
  }
}
