public import Catalog

/// Words to look for among everything seen.
public struct SeenQuery: Equatable, Sendable {
  /// The words, as typed.
  public var words: String
  /// How many matches at most.
  public var limit: Int
  /// What else the matches have to be, where there are such; nil for anything.
  public var filter: Filter?
  /// Whether it takes the place of a search that no network was there for.
  public var isOffline: Bool
  /// Whether the list that is shown is asked for again.
  public var isReload: Bool
  /// Why the line that asked was taken for a search, if it nearly was a command.
  public var nearMiss: NearMiss?

  /// Makes a query.
  public init(
    _ words: String,
    limit: Int,
    filter: Filter? = nil,
    isOffline: Bool = false,
    isReload: Bool = false,
    nearMiss: NearMiss? = nil
  ) {
    self.words = words
    self.limit = limit
    self.filter = filter
    self.isOffline = isOffline
    self.isReload = isReload
    self.nearMiss = nearMiss
  }
}

/// What an inquiry needs to know of everything seen before anything is asked of the service.
public enum SeenQuestion: Equatable, Sendable {
  /// What comes out soon in a storefront, and what was looked at last.
  case home(Storefront)
  /// What a search for films or television would find, for which Apple's own finds nothing any more.
  case search(Query)
  /// What else the creator of an item made.
  case similar(Similarity)
  /// An item of a storefront by its number, of any type if nil.
  case item(Int64, ItemType?, Storefront)
}
