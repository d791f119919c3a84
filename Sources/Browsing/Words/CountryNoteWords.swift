public import Catalog

/// Why the store is not the one of the locale.
public enum CountryNoteWords {
  /// One sentence for the start, or nil where there is nothing to say.
  public static func sentence(for note: LocaleDefault.Note, country: Storefront) -> String? {
    switch note {
    case .none:
      nil
    case .neighbour(let region):
      "Your locale's region \(region) has no store; \(country.sentenceName) is used."
    case .unknownRegion(let region):
      "Your locale's region \(region) is not known; \(country.sentenceName) is used."
    }
  }
}
