/// One ranked item in the form of the older chart feeds.
struct LegacyEntry: Sendable {
  private let record: Record
  private let storefront: Storefront

  /// Takes a record that is already as the store has it.
  init(_ record: Record, in storefront: Storefront) {
    self.record = record
    self.storefront = storefront
  }

  /// The entry as JSON.
  var json: String {
    let members = [
      label("im:name", record.json(record.kind.nameKey)),
      images,
      label("summary", record.json("longDescription") ?? record.json("description")),
      price("im:price", record.kind.priceKey),
      price("im:rentalPrice", "trackRentalPrice"),
      collection,
      #""im:contentType":\#(contentType)"#,
      label("rights", record.json("copyright")),
      label("title", JSONText.quoted(title)),
      link,
      identity,
      artist,
      category,
      date,
    ]
    return "{\(members.compactMap(\.self).joined(separator: ", "))}"
  }

  private func label(_ key: String, _ json: String?) -> String? {
    json.map { #""\#(key)":{"label":\#($0)}"# }
  }

  private var title: String {
    let name = record.text(record.kind.nameKey) ?? ""
    return record.text("artistName").map { "\(name) - \($0)" } ?? name
  }

  /// Three sizes, the largest last; the heights are strings.
  private var images: String? {
    guard let artwork = record.text("artworkUrl100"),
      let slash = artwork.lastIndex(of: "/")
    else { return nil }
    let folder = artwork[..<slash]
    let sizes = [55, 60, 170].map { size in
      #"{"label":"\#(folder)/\#(size)x\#(size)bb.png", "attributes":{"height":"\#(size)"}}"#
    }
    return #""im:image":[\#(sizes.joined(separator: ", "))]"#
  }

  private func price(_ key: String, _ recordKey: String) -> String? {
    guard let money = record.price(recordKey) else { return nil }
    let words = money.hundredths == 0 ? "Get" : storefront.currency.formatted(money)
    return #"""
      "\#(key)":{"label":"\#(words)", "attributes":{"amount":"\#(money.plain)000", \#
      "currency":"\#(storefront.currency.code)"}}
      """#
  }

  private var collection: String? {
    guard [.song, .musicVideo, .tvEpisode].contains(record.kind),
      let name = record.json("collectionName"), let address = record.text("collectionViewUrl")
    else { return nil }
    let withoutTrack = address.prefix { $0 != "?" }
    return #"""
      "im:collection":{"im:name":{"label":\#(name)}, "link":{"attributes":{"rel":"alternate", \#
      "type":"text/html", "href":"\#(withoutTrack)?uo=2"}}}
      """#
  }

  private var contentType: String {
    switch record.kind {
    case .song: Self.nested("Track", in: "Music")
    case .album: Self.nested("Album", in: "Music")
    case .musicVideo: Self.type("Music Video")
    case .tvEpisode: Self.nested("TV Episode", in: "TV Show")
    case .tvSeason: Self.nested("TV Season", in: "TV Show")
    case .movie: Self.type("Movie")
    case .podcast, .podcastEpisode: Self.type("Podcast")
    case .audiobook: Self.type("Audiobook")
    case .ebook: Self.type("Book")
    case .app: Self.type("Application")
    case .macApp: Self.type("Mac Software")
    case .artist: Self.type("Artist")
    }
  }

  private static func type(_ term: String) -> String {
    #"{"attributes":{"term":"\#(term)", "label":"\#(term)"}}"#
  }

  private static func nested(_ term: String, in outer: String) -> String {
    #"""
    {"im:contentType":\#(type(term)), "attributes":{"term":"\#(outer)", "label":"\#(outer)"}}
    """#
  }

  private var address: String {
    let address = record.text(record.kind.linkKey) ?? ""
    return address.hasSuffix("uo=4") ? "\(address.dropLast())2" : address
  }

  private var link: String {
    let page = #"{"attributes":{"rel":"alternate", "type":"text/html", "href":"\#(address)"}}"#
    guard let preview = record.text("previewUrl"), let format = previewFormat else {
      return #""link":\#(page)"#
    }
    return #"""
      "link":[\#(page), {"im:duration":{"label":"30000.0"}, "attributes":{"title":"Preview", \#
      "rel":"enclosure", "type":"\#(format)", "href":"\#(preview)", "im:assetType":"preview"}}]
      """#
  }

  private var previewFormat: String? {
    switch record.kind {
    case .movie, .musicVideo, .tvEpisode: "video/x-m4v"
    case .song, .audiobook: "audio/x-m4a"
    case .tvSeason, .album, .artist, .podcast, .podcastEpisode, .ebook, .app, .macApp: nil
    }
  }

  private var identity: String {
    let bundle = record.json("bundleId").map { #", "im:bundleId":\#($0)"# } ?? ""
    return #""id":{"label":"\#(address)", "attributes":{"im:id":"\#(record.id)"\#(bundle)}}"#
  }

  private var artist: String? {
    guard let name = record.json("artistName") else { return nil }
    guard let address = record.json("artistViewUrl") else { return label("im:artist", name) }
    return #""im:artist":{"label":\#(name), "attributes":{"href":\#(address)}}"#
  }

  private var category: String? {
    guard let name = Genres.name(of: record), let number = Genres.number(of: record) else {
      return nil
    }
    let term = JSONText.quoted(name)
    let scheme = "https://itunes.apple.com/\(storefront.country)/genre/id\(number)?uo=2"
    return #"""
      "category":{"attributes":{"im:id":"\#(number)", "term":\#(term), "scheme":"\#(scheme)", \#
      "label":\#(term)}}
      """#
  }

  /// Midnight in California, with the day in words beside it.
  private var date: String? {
    guard let released = record.text("releaseDate") else { return nil }
    let day = released.prefix(10)
    let offset = released.hasSuffix("T07:00:00Z") ? "-07:00" : "-08:00"
    return #"""
      "im:releaseDate":{"label":"\#(day)T00:00:00\#(offset)", \#
      "attributes":{"label":"\#(Self.words(for: day))"}}
      """#
  }

  private static func words(for day: Substring) -> String {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return String(day) }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
