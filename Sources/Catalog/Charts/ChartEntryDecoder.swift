/// Makes an item of one entry of a chart feed, of the older or the newer shape.
///
/// Nothing but an id is required; the type is the feed's where the entry has none that is known.
struct ChartEntryDecoder {
  let request: ChartRequest

  // MARK: The older shape

  /// The item of an entry that was XML once: texts are in `label`, the rest is in `attributes`.
  func legacyItem(_ entry: JSONMembers) -> Item? {
    let links = entry.objects("link")
    let page = links.lazy.compactMap { link -> String? in
      let rel = link.text("attributes", "rel")
      return rel == nil || rel == "alternate" ? link.text("attributes", "href") : nil
    }.first
    let address = page ?? entry.text("id", "label")
    guard let number = number(entry.integer("id", "attributes", "im:id"), address) else {
      return nil
    }
    var item = Item(id: ItemID(Self.legacyType(entry) ?? request.feed.type, number), country: code)
    item.name = entry.text("im:name", "label") ?? entry.text("title", "label")
    item.creator = entry.text("im:artist", "label")
    item.creatorID = entry.text("im:artist", "attributes", "href").flatMap(Self.number)
    fillCollection(
      &item,
      name: entry.text("im:collection", "im:name", "label"),
      number: entry.text("im:collection", "link", "attributes", "href").flatMap(Self.number),
      address: address
    )
    fillLegacyFacts(&item, entry)
    item.storeURL = address.map(StoreAddress.withoutTracking)
    item.previewURL =
      links.lazy.compactMap { link in
        link.text("attributes", "rel") == "enclosure" ? link.text("attributes", "href") : nil
      }.first
    item.artworkURL = Self.largestImage(entry.objects("im:image"))
    return item
  }

  private func fillLegacyFacts(_ item: inout Item, _ entry: JSONMembers) {
    item.genre =
      entry.text("category", "attributes", "label")
      ?? entry.text("category", "attributes", "term")
    item.released = entry.text("im:releaseDate", "label").flatMap { ReleaseDate($0) }
    item.price = entry.double("im:price", "attributes", "amount")
    item.rentalPrice = entry.double("im:rentalPrice", "attributes", "amount")
    item.currency =
      entry.text("im:price", "attributes", "currency")
      ?? entry.text("im:rentalPrice", "attributes", "currency")
    item.trackCount = entry.integer("im:itemCount", "label").flatMap { Int(exactly: $0) }
    item.bundleID = entry.text("id", "attributes", "im:bundleId")
    item.copyright = entry.text("rights", "label")
    item.setDescription(markup: entry.text("summary", "label"))
  }

  /// The type by `im:contentType`, whose inner one tells a song from an album.
  private static func legacyType(_ entry: JSONMembers) -> ItemType? {
    let term =
      entry.text("im:contentType", "im:contentType", "attributes", "term")
      ?? entry.text("im:contentType", "attributes", "term")
    switch term?.lowercased() {
    case "movie", "short film": return .movie
    case "tv episode": return .tvEpisode
    case "tv season": return .tvSeason
    case "track", "song": return .song
    case "album": return .album
    case "music video": return .musicVideo
    case "podcast": return .podcast
    case "podcast episode": return .podcastEpisode
    case "audiobook": return .audiobook
    case "ebook", "book": return .ebook
    case "application": return .app
    default: return nil
    }
  }

  /// The address of the tallest image; heights are texts, and of two alike the later one counts.
  private static func largestImage(_ images: [JSONMembers]) -> String? {
    var best: (height: Int64, address: String)?
    for image in images {
      guard let address = image.text("label") else { continue }
      let height = image.integer("attributes", "height") ?? 0
      if best.map({ height >= $0.height }) ?? true { best = (height, address) }
    }
    return best?.address
  }

  // MARK: The newer shape

  /// The item of an entry of plain keys, which has neither prices nor previews.
  func marketingItem(_ entry: JSONMembers) -> Item? {
    let page = entry.text("url")
    guard let number = number(entry.integer("id"), page) else { return nil }
    let type = entry.text("kind").flatMap(Self.marketingType) ?? request.feed.type
    var item = Item(id: ItemID(type, number), country: code)
    item.name = entry.text("name")
    item.creator = entry.text("artistName")
    item.creatorID = entry.integer("artistId") ?? entry.text("artistUrl").flatMap(Self.number)
    fillCollection(&item, name: entry.text("collectionName"), number: nil, address: page)
    item.genre = entry.text("genres", "name")
    item.released = entry.text("releaseDate").flatMap { ReleaseDate($0) }
    fillAdvice(&item, entry.text("contentAdvisoryRating"))
    item.copyright = entry.text("copyright")
    item.storeURL = page.map(StoreAddress.withoutTracking)
    item.artworkURL = entry.text("artworkUrl100")
    return item
  }

  /// A mark of explicit content, in Apple's own misspelling too; anything else is an age rating.
  private func fillAdvice(_ item: inout Item, _ advice: String?) {
    switch advice?.lowercased() {
    case "explict", "explicit": item.explicitness = .explicit
    case "clean", "cleaned": item.explicitness = .cleaned
    case "notexplicit": item.explicitness = .notExplicit
    default: item.contentRating = advice
    }
  }

  private static func marketingType(_ kind: String) -> ItemType? {
    switch kind {
    case "song", "songs": .song
    case "album", "albums": .album
    case "music-video", "music-videos", "musicVideo": .musicVideo
    case "podcast", "podcasts": .podcast
    case "podcast-episode", "podcast-episodes": .podcastEpisode
    case "app", "apps", "iosSoftware": .app
    case "book", "books", "epubBook": .ebook
    case "audio-book", "audio-books", "audioBook": .audiobook
    case "movie", "movies": .movie
    case "tvSeason", "tv-seasons": .tvSeason
    case "tvEpisode", "tv-episodes": .tvEpisode
    default: nil
    }
  }

  // MARK: Both

  private var code: String { request.country.code }

  /// The item's number, from its own key or else from the address of its page.
  ///
  /// Addresses are taken apart only where they are needed, which takes as long as all the rest.
  private func number(_ number: Int64?, _ address: String?) -> Int64? {
    (number ?? address.flatMap(Self.number)).flatMap { $0 > 0 ? $0 : nil }
  }

  /// What the item belongs to, for the types that belong to something.
  private func fillCollection(
    _ item: inout Item,
    name: String?,
    number: Int64?,
    address: String?
  ) {
    switch item.id.type {
    case .song, .musicVideo, .tvEpisode, .podcastEpisode, .movie:
      item.collection = name
      item.collectionID = number ?? address.flatMap(Self.address)?.parent
    case .tvSeason, .album, .artist, .podcast, .audiobook, .ebook, .app, .macApp:
      break
    }
  }

  private static func address(_ text: String) -> StoreAddress? {
    try? StoreAddress.parse(text)
  }

  private static func number(_ address: String) -> Int64? {
    Self.address(address)?.number
  }
}
