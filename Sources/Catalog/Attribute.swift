/// The field that a search's words are compared with, spelled as Apple spells it.
///
/// Apple treats these as hints and misses new items with some; a plain search finds more.
public enum Attribute: String, CaseIterable, Hashable, Sendable {
  /// People.
  case actorTerm, allArtistTerm, artistTerm, authorTerm, composerTerm, directorTerm
  /// More people.
  case movieArtistTerm, producerTerm, softwareDeveloper
  /// Titles.
  case albumTerm, allTrackTerm, featureFilmTerm, mixTerm, movieTerm, shortFilmTerm, showTerm
  /// More titles.
  case songTerm, titleTerm, tvEpisodeTerm, tvSeasonTerm
  /// What is said about the item.
  case descriptionTerm, genreIndex, keywordsTerm, languageTerm, ratingIndex, ratingTerm
  /// The year alone.
  case releaseYearTerm
}

extension Attribute {
  /// Reads Apple's spelling in any case of ASCII letters: `artistterm`.
  public init?(userWord: String) {
    guard let word = userWord.lowercasedASCIILetters,
      let found = Self.allCases.first(where: { $0.rawValue.lowercasedASCIILetters == word })
    else { return nil }
    self = found
  }

  /// The attributes of a search in everything, in Apple's order; a developer is not among them.
  static let ofAll: [Attribute] = [
    .actorTerm, .languageTerm, .allArtistTerm, .tvEpisodeTerm, .shortFilmTerm, .directorTerm,
    .releaseYearTerm, .titleTerm, .featureFilmTerm, .ratingIndex, .keywordsTerm, .descriptionTerm,
    .authorTerm, .genreIndex, .mixTerm, .allTrackTerm, .artistTerm, .composerTerm, .tvSeasonTerm,
    .producerTerm, .ratingTerm, .songTerm, .movieArtistTerm, .showTerm, .movieTerm, .albumTerm,
  ]
}
