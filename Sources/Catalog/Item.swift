/// One thing of Apple's catalogue, whatever its type, with everything that an answer said of it.
///
/// Only type and id are certain: Apple leaves out or nulls every other key of some record.
public struct Item: Equatable, Sendable {
  /// What identifies the item.
  public var id: ItemID
  /// The place in the chart that the item came from, from 1.
  public var rank: Int?
  /// What an artist is known for; nil for other types, and where Apple does not say.
  public var artistKind: ArtistKind?
  /// The title, or the name of an artist.
  public var name: String?
  /// Director, performer, author, show or developer.
  public var creator: String?
  /// Apple's id of the creator.
  public var creatorID: Int64?
  /// The album, season, show or series that the item belongs to.
  public var collection: String?
  /// Apple's id of the collection.
  public var collectionID: Int64?
  /// The primary genre's name.
  public var genre: String?
  /// The release; nil for Apple's placeholder 1900-01-01.
  public var released: ReleaseDate?
  /// The length in milliseconds, only where Apple's number is a length.
  public var duration: Int64?
  /// The number within the collection (a song's track, an episode's number).
  public var track: Int?
  /// How many tracks, episodes or songs there are.
  public var trackCount: Int?
  /// The disc of a song.
  public var disc: Int?
  /// The price to buy, in units of `currency`; -1 means not sold alone, 0 free, nil unknown.
  public var price: Double?
  /// The price to rent.
  public var rentalPrice: Double?
  /// The price to buy in HD.
  public var hdPrice: Double?
  /// The price to rent in HD.
  public var hdRentalPrice: Double?
  /// The ISO 4217 code of all four prices.
  public var currency: String?
  /// Apple's mark of explicit or cleaned content.
  public var explicitness: Explicitness?
  /// The advisory rating as Apple words it, `PG-13` or `4+`.
  public var contentRating: String?
  /// The average of the users' ratings, 0 to 5.
  public var averageRating: Double?
  /// How many ratings the average is of.
  public var ratingCount: Int?
  /// The storefront of the answer, a lower-case alpha-2 code.
  public var country: String
  /// The store page, without Apple's tracking parameter.
  public var storeURL: String?
  /// The preview; of a podcast episode, the whole of it.
  public var previewURL: String?
  /// The largest artwork address given.
  public var artworkURL: String?
  /// A podcast's feed.
  public var feedURL: String?
  /// An app's bundle identifier.
  public var bundleID: String?
  /// An app's version.
  public var version: String?
  /// The oldest system that an app runs on.
  public var minimumSystem: String?
  /// The size of an app or a book in bytes.
  public var sizeBytes: Int64?
  /// The copyright line.
  public var copyright: String?
  /// The description as plain text.
  ///
  /// Markup is taken out each time it is asked for: a list of two hundred episodes asks for none.
  public var description: String? {
    get {
      switch text {
      case .plain(let text): text
      case .markup(let markup): HTMLText.plain(markup)
      case nil: nil
      }
    }
    set { text = newValue.map(Text.plain) }
  }
  private var text: Text?

  private enum Text: Equatable {
    case plain(String)
    case markup(String)
  }

  /// Makes an item of which only the identity and the storefront are known.
  public init(id: ItemID, country: String) {
    self.id = id
    self.country = country
  }

  /// Gives the item a description as Apple writes it, perhaps in HTML.
  mutating func setDescription(markup: String?) {
    text = markup.map(Text.markup)
  }
}

/// Apple's mark of content that is explicit, or made clean for a second edition.
public enum Explicitness: String, Sendable {
  case explicit
  case cleaned
  case notExplicit
}
