public import Catalog

/// What narrows a search, as far as it was said.
public struct SearchQualifiers: Equatable, Sendable {
  /// The media, with the entity where a word such as `songs` names both.
  public var media: MediaChoice?
  /// Apple's entity.
  public var entity: Entity?
  /// Apple's attribute.
  public var attribute: Attribute?
  /// The storefront.
  public var country: Storefront?
  /// The language as Apple spells it.
  public var language: String?
  /// How many results at most.
  public var limit: Int?
  /// Whether explicit content is wanted.
  public var explicit: Bool?
  /// The creator of the results.
  public var creator: String?

  /// Makes an empty set.
  public init() {}

  /// These, and where they say nothing, what `others` beneath them say.
  func over(_ others: SearchQualifiers) -> SearchQualifiers {
    var beneath = others
    // Entity and attribute belong to their media: what is said of one hides what lies beneath of all.
    if media != nil || entity != nil {
      beneath.media = nil
      beneath.entity = nil
      beneath.attribute = nil
    }
    return and(beneath)
  }

  /// These, and where they say nothing, `others` of the same line.
  func and(_ others: SearchQualifiers) -> SearchQualifiers {
    var merged = self
    merged.media = media ?? others.media
    merged.entity = entity ?? others.entity
    merged.attribute = attribute ?? others.attribute
    merged.country = country ?? others.country
    merged.language = language ?? others.language
    merged.limit = limit ?? others.limit
    merged.explicit = explicit ?? others.explicit
    merged.creator = creator ?? others.creator
    return merged
  }
}

/// The names of qualifiers in a search and of the options that say the same.
public enum QualifierName: String, CaseIterable, Sendable {
  case media
  case entity
  case attribute
  case country
  case lang
  case limit
  case explicit
  case by
}

extension SearchQualifiers {
  /// Takes a value, or says that it is none.
  mutating func take(_ value: String, for name: QualifierName) -> Bool {
    switch name {
    case .media: return assign(MediaChoice(userWord: value), to: \.media)
    case .entity: return assign(Entity(userWord: value), to: \.entity)
    case .attribute: return assign(Attribute(userWord: value), to: \.attribute)
    case .country: return assign(Storefront(code: value), to: \.country)
    case .lang: return assign(LanguageCode.checked(value), to: \.language)
    case .limit: return assign(WholeNumber.parse(value, in: Query.limits), to: \.limit)
    case .explicit: return assign(YesOrNo.parse(value), to: \.explicit)
    case .by: return assign(value.contains { !$0.isWhitespace } ? value : nil, to: \.creator)
    }
  }

  private mutating func assign<Value>(
    _ value: Value?,
    to path: WritableKeyPath<SearchQualifiers, Value?>
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }
}
