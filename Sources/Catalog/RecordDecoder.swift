/// Makes an item of one record of a search or lookup answer.
///
/// Nothing but a type and an id is required. Which key holds what depends on the type:
/// https://performance-partners.apple.com/search-api
struct RecordDecoder {
  /// The storefront that was asked, for records that do not name theirs (books, apps, artists).
  let country: Storefront

  private let scanner: JSONScanner
  private let keys = RecordKeyTable.standard
  private var values: [JSONScanner.Value?]

  init(bytes: [UInt8], country: Storefront) {
    self.country = country
    scanner = JSONScanner(bytes)
    values = [JSONScanner.Value?](repeating: nil, count: RecordKey.allCases.count)
  }

  /// The item of the record that comes next, or nil if it cannot be read, or told what or which it is.
  ///
  /// A record that is broken in itself ends where its brackets do.
  /// - Throws: `JSONScanner.Failure` if it has no end.
  mutating func item(
    at record: inout JSONScanner
  ) throws(JSONScanner.Failure) -> Item? {
    let start = record
    do {
      try readValues(&record)
    } catch {
      record = start
      _ = try record.container()
      return nil
    }
    return item()
  }

  private func item() -> Item? {
    guard let type = type(), let number = number(of: type) else { return nil }
    var item = Item(id: ItemID(type, number), country: storefront())
    fillNames(&item)
    fillPrices(&item)
    fillFacts(&item)
    fillAddresses(&item)
    return item
  }

  private mutating func readValues(
    _ record: inout JSONScanner
  ) throws(JSONScanner.Failure) {
    for index in values.indices { values[index] = nil }
    try record.expect(UInt8(ascii: "{"))
    if record.take(UInt8(ascii: "}")) { return }
    repeat {
      let (key, escaped) = try record.string()
      try record.expect(UInt8(ascii: ":"))
      let value = try record.value()
      if let index = index(of: key, escaped: escaped) { values[index] = value }
    } while record.take(UInt8(ascii: ","))
    try record.expect(UInt8(ascii: "}"))
  }

  private func index(of key: Range<Int>, escaped: Bool) -> Int? {
    guard escaped else { return keys.index(spelling: key, in: scanner.bytes) }
    let name = Array(scanner.text(key, escaped: true).utf8)
    return keys.index(spelling: name.indices, in: name)
  }

  // MARK: Identity

  private func type() -> ItemType? {
    if let kind = text(.kind) { return Self.type(ofKind: kind) }
    switch text(.wrapperType) {
    case "collection":
      switch text(.collectionType)?.lowercased() {
      case "tv season": return .tvSeason
      case "album", "compilation", nil: return .album
      default: return nil
      }
    case "audiobook": return .audiobook
    case "artist": return .artist
    case "podcastEpisode": return .podcastEpisode
    case "software": return .app
    default: return text(.bundleId) == nil ? nil : .app
    }
  }

  private static func type(ofKind kind: String) -> ItemType? {
    switch kind {
    case "feature-movie": .movie
    case "tv-episode": .tvEpisode
    case "song", "coached-audio": .song
    case "music-video": .musicVideo
    case "album": .album
    case "artist": .artist
    case "podcast": .podcast
    case "podcast-episode": .podcastEpisode
    case "audiobook": .audiobook
    case "ebook", "book": .ebook
    case "software", "software-package": .app
    case "mac-software": .macApp
    default: nil
    }
  }

  /// The id of the type's own key; another key stands in only where that one is missing, not where it is unreadable.
  private func number(of type: ItemType) -> Int64? {
    let keys: [RecordKey] =
      switch type {
      case .album, .tvSeason, .audiobook, .podcast: [.collectionId, .trackId]
      case .artist: [.artistId]
      case .movie, .tvEpisode, .song, .musicVideo, .podcastEpisode, .ebook, .app, .macApp:
        [.trackId]
      }
    for key in keys {
      if let value = self[key], value != .null {
        // Nothing in Apple's stores has the number 0 or one below it.
        return scanner.integer(of: value).flatMap { $0 > 0 ? $0 : nil }
      }
    }
    return nil
  }

  private func storefront() -> String {
    guard let alpha3 = text(.country) else { return country.code }
    return (Storefront(alpha3: alpha3) ?? Storefront(code: alpha3) ?? country).code
  }

  // MARK: What is known of it

  private func fillNames(_ item: inout Item) {
    item.creator = item.id.type == .artist ? nil : text(.artistName)
    item.creatorID = item.id.type == .artist ? nil : integer(.artistId)
    item.artistKind =
      item.id.type == .artist ? text(.artistType).flatMap(ArtistKind.init(artistType:)) : nil
    switch item.id.type {
    case .artist:
      item.name = text(.artistName)
    case .album, .tvSeason, .audiobook, .podcast:
      item.name = text(.collectionName) ?? text(.trackName) ?? text(.collectionCensoredName)
    case .movie, .tvEpisode, .song, .musicVideo, .podcastEpisode, .ebook, .app, .macApp:
      item.name = text(.trackName) ?? text(.trackCensoredName)
      item.collection = text(.collectionName) ?? text(.collectionCensoredName)
      item.collectionID = integer(.collectionId)
    }
  }

  private func fillPrices(_ item: inout Item) {
    item.currency = text(.currency)
    switch item.id.type {
    case .album, .tvSeason, .audiobook:
      item.price = scanner.double(of: self[.collectionPrice])
      item.hdPrice = scanner.double(of: self[.collectionHdPrice])
    case .ebook, .app, .macApp:
      item.price = scanner.double(of: self[.price])
    case .movie, .tvEpisode, .song, .musicVideo, .podcast, .podcastEpisode, .artist:
      item.price = scanner.double(of: self[.trackPrice])
      item.hdPrice = scanner.double(of: self[.trackHdPrice])
      item.rentalPrice = scanner.double(of: self[.trackRentalPrice])
      item.hdRentalPrice = scanner.double(of: self[.trackHdRentalPrice])
    }
    if item.id.type == .podcast {
      // Apple fills all price keys of a podcast with 0; only "it is free" is meant.
      item.hdPrice = nil
      item.rentalPrice = nil
      item.hdRentalPrice = nil
    }
  }

  private func fillFacts(_ item: inout Item) {
    let type = item.id.type
    item.genre = text(.primaryGenreName) ?? firstGenre()
    item.released = text(.releaseDate).flatMap {
      ReleaseDate($0, keepingTime: type == .podcastEpisode)
    }
    // A podcast's trackTimeMillis is a count of something else.
    if type != .podcast, let time = scanner.double(of: self[.trackTimeMillis]), time > 0 {
      item.duration = Int64(exactly: time.rounded())
    }
    item.track = count(.trackNumber)
    item.disc = count(.discNumber)
    item.trackCount = count(.trackCount)
    let mark = text(.trackExplicitness) ?? text(.collectionExplicitness)
    item.explicitness = mark == "clean" ? .cleaned : mark.flatMap(Explicitness.init)
    item.contentRating = text(.trackContentRating) ?? text(.contentAdvisoryRating)
    item.averageRating = scanner.double(of: self[.averageUserRating])
    item.ratingCount = count(.userRatingCount)
    item.bundleID = text(.bundleId)
    item.version = text(.version)
    item.minimumSystem = text(.minimumOsVersion)
    item.sizeBytes = integer(.fileSizeBytes)
    item.copyright = text(.copyright)
    item.setDescription(
      markup: text(.longDescription) ?? text(.description) ?? text(.shortDescription)
    )
  }

  private func fillAddresses(_ item: inout Item) {
    let page: String? =
      switch item.id.type {
      case .artist: text(.artistLinkUrl) ?? text(.artistViewUrl)
      case .album, .tvSeason, .audiobook, .podcast: text(.collectionViewUrl) ?? text(.trackViewUrl)
      default: text(.trackViewUrl)
      }
    item.storeURL = page.map(StoreAddress.withoutTracking)
    item.previewURL = text(.previewUrl) ?? text(.episodeUrl)
    item.feedURL = text(.feedUrl)
    let sizes: [RecordKey] = [
      .artworkUrl600, .artworkUrl512, .artworkUrl160, .artworkUrl100, .artworkUrl60, .artworkUrl30,
    ]
    item.artworkURL = sizes.lazy.compactMap { text($0) }.first
  }

  /// The first of `genres`, whose elements are names for most types and objects with a name for episodes.
  private func firstGenre() -> String? {
    guard case .container(let range) = self[.genres] else { return nil }
    var list = JSONScanner(scanner.bytes, in: range)
    guard list.take(UInt8(ascii: "[")), let first = try? list.value() else { return nil }
    guard case .container(let object) = first else { return scanner.text(of: first) }
    var members = JSONScanner(scanner.bytes, in: object)
    guard members.take(UInt8(ascii: "{")) else { return nil }
    repeat {
      guard
        let (key, _) = try? members.string(), (try? members.expect(UInt8(ascii: ":"))) != nil,
        let value = try? members.value()
      else { return nil }
      if scanner.bytes[key].elementsEqual("name".utf8) { return scanner.text(of: value) }
    } while members.take(UInt8(ascii: ","))
    return nil
  }

  // MARK: Values

  private subscript(key: RecordKey) -> JSONScanner.Value? { values[key.rawValue] }

  private func text(_ key: RecordKey) -> String? {
    guard let text = scanner.text(of: self[key]), !text.isEmpty else { return nil }
    return text
  }

  private func integer(_ key: RecordKey) -> Int64? { scanner.integer(of: self[key]) }

  private func count(_ key: RecordKey) -> Int? {
    guard let count = scanner.integer(of: self[key]), count >= 0 else { return nil }
    return Int(exactly: count)
  }
}
