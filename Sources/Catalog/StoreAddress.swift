/// The address of a page in Apple's stores, and what it says about the item shown there.
public struct StoreAddress: Hashable, Sendable {
  /// The id of the item: of an address with `?i=`, that of the track or the episode.
  public var number: Int64
  /// The item's type; nil where the address leaves it open, as for a track of an album and for an app.
  public var type: ItemType?
  /// The album, podcast or season that the track or the episode stands in.
  public var parent: Int64?
  /// The storefront; nil where the address names none.
  public var country: Storefront?
  /// What an artist is known for, where the address says it.
  public var artistKind: ArtistKind?

  /// Makes an address of its parts.
  public init(
    number: Int64,
    type: ItemType? = nil,
    parent: Int64? = nil,
    country: Storefront? = nil,
    artistKind: ArtistKind? = nil
  ) {
    self.number = number
    self.type = type
    self.parent = parent
    self.country = country
    self.artistKind = artistKind
  }

  /// Why a text leads to no item that can be looked up.
  public enum Refusal: Error, Hashable, Sendable {
    /// It is no address of Apple's stores.
    case notAStoreAddress
    /// It is one, but of a page that shows no item by number: a playlist, a chart, a search.
    case noNumber
    /// It has an id of the TV app (`umc.cmc.…`), under which nothing can be looked up.
    case televisionID
    /// It is shortened (`itun.es`), and says nothing before it is opened.
    case shortened
    /// It names a country without a store; the text is the country's code.
    case noStorefront(String)
  }

  /// The request that brings the item.
  ///
  /// An episode of a podcast cannot be looked up itself: it is among those of its show, if it is recent enough.
  ///
  /// - Parameters:
  ///   - country: the storefront where the address names none.
  ///   - language: the language of the answer.
  /// - Returns: a look-up of one id.
  public func lookup(in country: Storefront, language: String? = nil) -> Lookup {
    let store = self.country ?? country
    guard type == .podcastEpisode, let parent else {
      return Lookup(.ids([number]), country: store, language: language)
    }
    return Lookup(
      .ids([parent]),
      country: store,
      entity: .podcastEpisode,
      limit: Query.limits.upperBound,
      newestFirst: true,
      language: language
    )
  }
}

extension StoreAddress {
  /// The address without `uo`, the parameter that says which service it came from.
  ///
  /// The others stay: `i` names the track within an album, `mt` the media.
  static func withoutTracking(_ address: String) -> String {
    let bytes = address.utf8
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "?")) else { return address }
    let parameters = bytes[bytes.index(after: mark)...].split(
      separator: UInt8(ascii: "&"),
      omittingEmptySubsequences: false
    )
    let kept = parameters.filter { !$0.starts(with: "uo=".utf8) }
    guard kept.count < parameters.count else { return address }
    let page = String(address[..<mark])
    return kept.isEmpty
      ? page : page + "?" + kept.map { String(Substring($0)) }.joined(separator: "&")
  }
}
