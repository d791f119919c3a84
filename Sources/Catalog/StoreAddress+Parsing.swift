extension StoreAddress {
  /// Reads an address as people paste it, of any of Apple's stores and from any time.
  ///
  /// The scheme may be missing, be `itms`, or the whole be percent-encoded; brackets, quotes and full stops around it
  /// do not count.
  /// - Throws: why nothing can be looked up.
  public static func parse(_ text: String) throws(Refusal) -> StoreAddress {
    let address = AddressParts(unwrapped(text))
    guard let address else { throw .notAStoreAddress }
    switch site(of: address.host) {
    case .none: throw .notAStoreAddress
    case .shortener: throw .shortened
    case .store: return try StorePage(address).address()
    }
  }

  private enum Site {
    case store, shortener
  }

  private static func site(of host: String) -> Site? {
    if ["itun.es", "apple.co", "appsto.re"].contains(host) { return .shortener }
    let prefixes = ["www.", "geo.", "embed.", "beta.", "ax."]
    let prefix = prefixes.first { host.hasPrefix($0) } ?? ""
    let stores: Set<String> = [
      "itunes.apple.com", "podcasts.apple.com", "apps.apple.com", "music.apple.com",
      "books.apple.com", "tv.apple.com", "phobos.apple.com", "classical.music.apple.com",
    ]
    return stores.contains(String(host.dropFirst(prefix.count))) ? .store : nil
  }

  /// The text without what surrounds an address in a letter or a chat.
  private static func unwrapped(_ text: String) -> Substring {
    var text = text[...]
    let before = "<([{\"'“‘«„"
    let after = ">)]}\"'”’».,;:!?…"
    while let first = text.first, first.isWhitespace || before.contains(first) {
      text.removeFirst()
    }
    while let last = text.last, last.isWhitespace || after.contains(last) { text.removeLast() }
    return text
  }
}

/// The host, the path and the query of an address, not yet read.
private struct AddressParts {
  let host: String
  let path: [String]
  let query: [String: String]

  /// Takes an address apart; nil for one of another scheme, with a user name, or that is no text of one.
  init?(_ text: Substring) {
    let text = Self.withWholeScheme(String(text))
    var rest = text[...]
    if let mark = text.range(ofText: "://") {
      guard Self.isKnown(scheme: text[..<mark.lowerBound].lowercased()) else { return nil }
      rest = text[mark.upperBound...]
    }
    let authority = rest.prefix { !"/?#".contains($0) }
    guard let host = Self.host(of: authority) else { return nil }
    self.host = host
    let tail = rest[authority.endIndex...].prefix { $0 != "#" }
    let pathText = tail.prefix { $0 != "?" }
    var path = pathText.split(separator: "/").map { PercentEncoding.decoded($0) }
    var queryText = String(tail.dropFirst(pathText.count + 1))
    // A question mark that was encoded along with the rest ends the path too, where it follows the number.
    if let last = path.last, let mark = last.firstIndex(of: "?"), queryText.isEmpty {
      queryText = String(last[last.index(after: mark)...])
      path[path.count - 1] = String(last[..<mark])
    }
    self.path = path
    query = Self.query(of: queryText)
  }

  /// An address that was encoded as a whole, to stand within another, is decoded.
  private static func withWholeScheme(_ text: String) -> String {
    text.range(ofText: "%3A%2F%2F") != nil || text.range(ofText: "%3a%2f%2f") != nil
      ? PercentEncoding.decoded(text[...]) : text
  }

  private static func isKnown(scheme: String) -> Bool {
    scheme == "http" || scheme == "https" || scheme.hasPrefix("itms")
  }

  private static func host(of authority: Substring) -> String? {
    var host = authority.lowercased()[...]
    if let colon = host.firstIndex(of: ":") {
      guard UInt16(host[host.index(after: colon)...]) != nil else { return nil }
      host = host[..<colon]
    }
    if host.hasSuffix(".") { host.removeLast() }
    return host.isEmpty ? nil : String(host)
  }

  private static func query(of text: String) -> [String: String] {
    var query: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let key = pair.prefix { $0 != "=" }
      // Copied from the source of a web page, `&` is `&amp;`.
      let name = key.hasPrefix("amp;") ? key.dropFirst(4) : key
      let value = PercentEncoding.decoded(pair.dropFirst(key.count + 1))
      query[PercentEncoding.decoded(name), default: value] = value
    }
    return query
  }
}

/// A page of a store, by the words of its address.
private struct StorePage {
  private let query: [String: String]
  private let path: [String]
  private let countryCode: String?

  init(_ address: AddressParts) {
    query = address.query
    let first = address.path.first ?? ""
    let hasCountry = first.utf8.count == 2 && first.lowercasedASCIILetters != nil
    countryCode = hasCountry ? first.lowercased() : address.query["cc"] ?? address.query["country"]
    path = hasCountry ? Array(address.path.dropFirst()) : address.path
  }

  func address() throws(StoreAddress.Refusal) -> StoreAddress {
    let country = try country()
    guard !Self.others.contains(kind) else { throw .noNumber }
    guard let number = number() else { throw hasWord("umc.") ? .televisionID : .noNumber }
    var address = StoreAddress(number: number, type: type, country: country)
    if address.type == .artist { address.artistKind = ArtistKind(pathWord: kind) }
    guard let inner = query["i"].flatMap(Self.number), inner != number else { return address }
    address.parent = number
    address.number = inner
    address.type =
      switch type {
      case .podcast: .podcastEpisode
      case .tvSeason: .tvEpisode
      default: nil
      }
    return address
  }

  private func country() throws(StoreAddress.Refusal) -> Storefront? {
    guard let countryCode else {
      return query["s"].flatMap(StorefrontNumber.storefront)
    }
    guard let store = Storefront(code: countryCode) else { throw .noStorefront(countryCode) }
    return store
  }

  /// The number after `id`, else one that is the last word or stands before a part of the page, else the query's `id`.
  private func number() -> Int64? {
    let named = path.reversed().lazy.compactMap { word in
      word.hasPrefix("id") ? Self.number(word.dropFirst(2)) : nil
    }
    if let number = named.first { return number }
    // Other stores' ids stand in the last place, where a title that is a number may stand before them.
    guard !["umc.", "pl.", "ra."].contains(where: hasWord) else { return nil }
    let words = path.dropFirst().reversed()
    let plain = words.prefix(2).enumerated().lazy.compactMap { place, word in
      let isNumber = word.utf8.allSatisfy { (0x30...0x39).contains($0) }
      let mayBeInside = word.utf8.count >= 6 || type == .artist
      return isNumber && (place == 0 || mayBeInside) ? Self.number(word) : nil
    }
    return plain.first ?? query["id"].flatMap(Self.number)
  }

  private func hasWord(_ prefix: String) -> Bool {
    path.contains { $0.hasPrefix(prefix) } || query.values.contains { $0.hasPrefix(prefix) }
  }

  /// A number above 0, with nothing behind it that could belong to it.
  private static func number(_ text: some StringProtocol) -> Int64? {
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }
    guard let number = Int64(String(decoding: digits, as: UTF8.self)), number > 0 else {
      return nil
    }
    let next = text.utf8.dropFirst(digits.count).first
    guard let next else { return number }
    let isWord = next >= 0x80 || Character(UnicodeScalar(next)).isLetter
    return isWord ? nil : number
  }

  /// What the page shows: the path's first word, or the last of an old one, `/WebObjects/MZStore.woa/wa/viewMovie`.
  private var kind: String {
    guard let first = path.first?.lowercased() else { return "" }
    guard first == "webobjects", let last = path.last?.lowercased(), last.hasPrefix("view") else {
      return first
    }
    return String(last.dropFirst(4))
  }

  /// Pages that have a number too, which is none of an item's and may be that of another one.
  private static let others: Set<String> = [
    "apple-curator", "browse", "channel", "chart", "charts", "curator", "editorial", "feature",
    "genre", "grouping", "multi-room", "multiroom", "playlist", "post", "profile", "radio",
    "record-label", "room", "search", "station", "story", "top", "top-charts",
  ]

  private var type: ItemType? {
    switch kind {
    case "movie": .movie
    case "tv-season", "tvseason": .tvSeason
    case "episode", "tvepisode": .tvEpisode
    case "album", "preorder": .album
    case "song": .song
    case "music-video", "musicvideo": .musicVideo
    case "artist", "author", "developer", "tv-show", "tvshow", "show": .artist
    case "podcast": .podcast
    case "audiobook": .audiobook
    case "book": .ebook
    case "app", "software": query["mt"] == "12" ? .macApp : nil
    default: nil
    }
  }
}

extension String {
  /// Where an ASCII text first stands.
  fileprivate func range(ofText text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    let bytes = utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let rest = bytes[start...]
      if rest.starts(with: wanted) { return start..<bytes.index(start, offsetBy: wanted.count) }
      start = bytes.index(after: start)
    }
    return nil
  }
}
