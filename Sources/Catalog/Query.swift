/// What a search asks for.
public struct Query: Hashable, Sendable {
  /// The words, as typed but for white space at the ends.
  public var term: String
  /// The media to search.
  public var media: Media
  /// The kind of result within the media, nil for the media's own default.
  public var entity: Entity?
  /// The field that the words are looked for in, nil for all.
  public var attribute: Attribute?
  /// The storefront.
  public var country: Storefront
  /// The language of the answer, as Apple spells it (`en_us`), nil for the storefront's own.
  public var language: String?
  /// How many results at most, 1 to 200.
  public var limit: Int
  /// Whether explicit content is wanted.
  public var explicit: Bool
  /// The creator that the results must have, from the qualifier `by:`.
  public var creator: String?

  /// Makes a query.
  public init(
    term: String,
    media: Media = .all,
    entity: Entity? = nil,
    attribute: Attribute? = nil,
    country: Storefront = .unitedStates,
    language: String? = nil,
    limit: Int = 200,
    explicit: Bool = true,
    creator: String? = nil
  ) {
    self.term = term
    self.media = media
    self.entity = entity
    self.attribute = attribute
    self.country = country
    self.language = language
    self.limit = limit
    self.explicit = explicit
    self.creator = creator
  }

  /// The numbers of results that can be asked for.
  public static let limits = 1...200
}
