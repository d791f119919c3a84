import Catalog

/// What inquiries are about, as texts for the stores.
///
/// A search has the text of its request, and items by id that of a look-up of them: `lookup?id=1%2C2&country=us`. Any
/// other request alone is marked as one, `request:lookup?upc=…`.
enum SubjectCoding {
  private static let request = "request"
  private static let address = "address"
  private static let more = "more"
  private static let compare = "compare"
  private static let chart = "chart"
  private static let similar = "similar"
  private static let home = "home"
  private static let refresh = "refresh"

  /// The text of a subject.
  static func text(of subject: Inquiry.Subject) -> String {
    switch subject {
    case .request(let request):
      let text = RequestCoding.text(of: request)
      return if case .search = request { text } else { "\(Self.request):\(text)" }
    case .items(let ids, let typed, let country, let language):
      return text(ofItems: ids, typed, country, language)
    case .address(let address, let country, let language):
      return text(of: address, country, language)
    case .more(let belongings):
      return text(of: belongings)
    case .compare(let comparison):
      return text(of: comparison)
    case .chart(let chart, let genre, let country, let limit):
      return FieldText(
        Self.chart,
        [
          (.chart, chart.rawValue), (.genre, genre.map(String.init)), (.country, country.code),
          (.limit, limit.map(String.init)),
        ]
      ).text
    case .similar(let similarity):
      return text(of: similarity)
    case .home(let charts, let country, let limit):
      return FieldText(
        home,
        [
          (.charts, FieldText.list(charts.map(\.rawValue))), (.country, country.code),
          (.limit, limit.map(String.init)),
        ]
      ).text
    case .refresh(let refresh):
      return FieldText(Self.refresh, [(.items, FieldText.list(refresh.entries.map(text(of:))))])
        .text
    }
  }

  /// `movie:77:us`, of an episode with its podcast `podcast-episode:5:us:88`.
  private static func text(of entry: Refresh.Entry) -> String {
    let show = entry.show.map { ":\($0)" } ?? ""
    return "\(entry.id.type.rawValue):\(entry.id.number):\(entry.country.code)\(show)"
  }

  private static func entry(from text: String) -> Refresh.Entry? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard
      (3...4).contains(parts.count), let type = ItemType(rawValue: parts[0]),
      let number = Int64(parts[1]), let country = Storefront(code: parts[2])
    else { return nil }
    let show = parts.count > 3 ? Int64(parts[3]) : nil
    guard parts.count == 3 || show != nil else { return nil }
    return Refresh.Entry(ItemID(type, number), in: country, show: show)
  }

  /// The subject of a text; nil for one that is damaged or that this version does not understand.
  static func subject(from text: String) -> Inquiry.Subject? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == request {
      return RequestCoding.request(from: String(parts[1])).map(Inquiry.Subject.request)
    }
    return FieldText.read(text, subject)
  }

  private static func subject(
    _ fields: inout FieldText
  ) throws(FieldText.Damage) -> Inquiry.Subject? {
    switch fields.name {
    case RequestCoding.search: try RequestCoding.request(&fields).map(Inquiry.Subject.request)
    case RequestCoding.lookup: try items(&fields)
    case address: try address(&fields)
    case more: .more(try belongings(&fields))
    case compare: .compare(try comparison(&fields))
    case chart:
      .chart(
        try fields.need(.chart, Chart.init(rawValue:)),
        genre: try fields.take(.genre, FieldText.number),
        country: try fields.need(.country, Storefront.init(code:)),
        limit: try fields.take(.limit, FieldText.number)
      )
    case similar: .similar(try similarity(&fields))
    case home:
      .home(
        try fields.need(.charts) { FieldText.list($0, Chart.init(rawValue:)) },
        country: try fields.need(.country, Storefront.init(code:)),
        limit: try fields.take(.limit, FieldText.number)
      )
    case refresh: .refresh(Refresh(try fields.need(.items) { FieldText.list($0, entry(from:)) }))
    default: nil
    }
  }

  private static func text(
    ofItems ids: [Int64],
    _ typed: [ItemID],
    _ country: Storefront,
    _ language: String?
  ) -> String {
    FieldText(
      RequestCoding.lookup,
      [
        (.id, FieldText.list(ids.map(String.init))), (.types, text(ofTyped: typed)),
        (.country, country.code), (.lang, language),
      ]
    ).text
  }

  /// `song:7,album:8`; nil where nothing must be of a type.
  private static func text(ofTyped typed: [ItemID]) -> String? {
    typed.isEmpty ? nil : FieldText.list(typed.map(\.description))
  }

  private static func typed(_ text: String) -> [ItemID]? {
    FieldText.list(text) { word -> ItemID? in
      guard
        let colon = word.firstIndex(of: ":"), let type = ItemType(rawValue: String(word[..<colon])),
        let number = Int64(word[word.index(after: colon)...])
      else { return nil }
      return ItemID(type, number)
    }
  }

  private static func items(
    _ fields: inout FieldText
  ) throws(FieldText.Damage) -> Inquiry.Subject {
    .items(
      try fields.need(.id, FieldText.numbers),
      typed: try fields.take(.types, typed) ?? [],
      country: try fields.need(.country, Storefront.init(code:)),
      language: fields.take(.lang)
    )
  }

  private static func text(
    of address: StoreAddress,
    _ country: Storefront,
    _ language: String?
  ) -> String {
    FieldText(
      Self.address,
      [
        (.id, String(address.number)), (.type, address.type?.rawValue),
        (.parent, address.parent.map(String.init)), (.store, address.country?.code),
        (.artist, address.artistKind?.rawValue), (.country, country.code), (.lang, language),
      ]
    ).text
  }

  private static func address(
    _ fields: inout FieldText
  ) throws(FieldText.Damage) -> Inquiry.Subject {
    let address = StoreAddress(
      number: try fields.need(.id, FieldText.number),
      type: try fields.take(.type, ItemType.init(rawValue:)),
      parent: try fields.take(.parent, FieldText.number),
      country: try fields.take(.store, Storefront.init(code:)),
      artistKind: try fields.take(.artist, ArtistKind.init(rawValue:))
    )
    return .address(
      address,
      country: try fields.need(.country, Storefront.init(code:)),
      language: fields.take(.lang)
    )
  }

  private static func text(of belongings: Belongings) -> String {
    FieldText(
      more,
      [
        (.kind, belongings.kind.rawValue), (.type, belongings.parent.type.rawValue),
        (.id, String(belongings.parent.number)), (.country, belongings.country.code),
        (.lang, belongings.language), (.limit, belongings.limit.map(String.init)),
      ]
    ).text
  }

  private static func belongings(
    _ fields: inout FieldText
  ) throws(FieldText.Damage) -> Belongings {
    Belongings(
      try fields.need(.kind, Belongings.Kind.init(rawValue:)),
      of: try item(&fields),
      country: try fields.need(.country, Storefront.init(code:)),
      language: fields.take(.lang),
      limit: try fields.take(.limit, FieldText.number)
    )
  }

  private static func text(of comparison: Comparison) -> String {
    FieldText(
      compare,
      [
        (.type, comparison.type?.rawValue), (.id, String(comparison.number)),
        (.show, comparison.show.map(String.init)),
        (.countries, FieldText.list(comparison.countries.map(\.code))),
      ]
    ).text
  }

  private static func comparison(
    _ fields: inout FieldText
  ) throws(FieldText.Damage) -> Comparison {
    Comparison(
      try fields.need(.id, FieldText.number),
      try fields.take(.type, ItemType.init(rawValue:)),
      show: try fields.take(.show, FieldText.number),
      in: try fields.need(.countries) { FieldText.list($0, Storefront.init(code:)) }
    )
  }

  private static func text(of similarity: Similarity) -> String {
    FieldText(
      similar,
      [
        (.type, similarity.id.type.rawValue), (.id, String(similarity.id.number)),
        (.name, similarity.name), (.by, similarity.creator), (.genre, similarity.genre),
        (.country, similarity.country.code), (.limit, similarity.limit.map(String.init)),
      ]
    ).text
  }

  private static func similarity(
    _ fields: inout FieldText
  ) throws(FieldText.Damage) -> Similarity {
    Similarity(
      to: try item(&fields),
      name: fields.take(.name),
      creator: fields.take(.by),
      genre: fields.take(.genre),
      country: try fields.need(.country, Storefront.init(code:)),
      limit: try fields.take(.limit, FieldText.number)
    )
  }

  private static func item(_ fields: inout FieldText) throws(FieldText.Damage) -> ItemID {
    ItemID(
      try fields.need(.type, ItemType.init(rawValue:)),
      try fields.need(.id, FieldText.number)
    )
  }
}
