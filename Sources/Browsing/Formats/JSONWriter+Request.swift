import Catalog
import Records

extension JSONWriter {
  /// Writes what a screen is of, as the words that ask for it again.
  mutating func value(_ topic: Topic?) {
    switch topic {
    case nil, .start, .watchlist, .deals, .downloads:
      value(.null)
    case .inquiry(let subject):
      value(subject)
    case .seen(let text):
      beginObject()
      member("seen", .text(text))
      endObject()
    case .prices(let storeID):
      beginObject()
      member("prices", .text(storeID.id.description))
      member("country", .text(storeID.country))
      endObject()
    case .history(let text):
      beginObject()
      member("history", .text(text))
      endObject()
    }
  }

  private mutating func value(_ subject: Inquiry.Subject) {
    beginObject()
    switch subject {
    case .request(.search(let query)):
      members(of: query)
    case .request(.lookup(let lookup)):
      member(lookup.key)
      place(lookup.country, lookup.language)
    case .request(.chart(let chart)):
      member("feed", .text(chart.feed.rawValue))
      member("genre", DataValue(chart.genre))
      member("country", .text(chart.country.code))
      member("limit", DataValue(chart.limit))
    case .items(let ids, let typed, let country, let language):
      member(.ids(ids))
      if !typed.isEmpty {
        let types = ids.map { id in typed.first { $0.number == id }?.type.rawValue }
        members("types", types.map(DataValue.init))
      }
      place(country, language)
    case .address(let address, _, let language):
      member(.ids([address.number]))
      place(subject.country, language)
    case .more(let belongings):
      member("more", .text(belongings.kind.rawValue))
      member("of", .text(belongings.parent.description))
      place(belongings.country, belongings.language)
      if let limit = belongings.limit { member("limit", DataValue(limit)) }
    case .compare(let comparison):
      member("compare", .text(comparison.id?.description ?? "id:\(comparison.number)"))
      members("countries", comparison.countries.map { .text($0.code) })
    case .chart(let chart, let genre, let country, let limit):
      member("chart", .text(chart.rawValue))
      member("genre", DataValue(genre))
      member("country", .text(country.code))
      member("limit", DataValue(limit))
    case .similar(let similarity):
      member("similar", .text(similarity.id.description))
      member("country", .text(similarity.country.code))
      member("limit", DataValue(similarity.limit))
    case .home(let charts, let country, let limit):
      members("charts", charts.map { .text($0.rawValue) })
      member("country", .text(country.code))
      member("limit", DataValue(limit))
    case .refresh(let refresh):
      members("refresh", refresh.entries.map { .text($0.id.description) })
    }
    endObject()
  }

  /// Options by their names, the creator as `by`.
  private mutating func members(of query: Query) {
    member("term", .text(query.term))
    member("media", .text(query.media.rawValue))
    member("entity", DataValue(query.entity?.rawValue))
    member("attribute", DataValue(query.attribute?.rawValue))
    place(query.country, query.language)
    member("limit", DataValue(query.limit))
    member("explicit", .text(query.explicit ? "yes" : "no"))
    member("by", DataValue(query.creator))
  }

  private mutating func member(_ lookup: Lookup.Key) {
    switch lookup {
    case .ids(let ids): members("ids", ids.map(DataValue.integer))
    case .upc(let upc): member("upc", .text(upc.digits))
    case .isbn(let isbn): member("isbn", .text(isbn.digits))
    case .bundle(let bundle): member("bundle", .text(bundle.text))
    }
  }

  private mutating func place(_ country: Storefront, _ language: String?) {
    member("country", .text(country.code))
    member("lang", DataValue(language))
  }

  /// Writes a key and its value.
  mutating func member(_ name: String, _ value: DataValue) {
    key(name)
    self.value(value)
  }

  /// Writes a key and a list of values.
  private mutating func members(_ name: String, _ values: [DataValue]) {
    key(name)
    beginArray()
    for value in values { self.value(value) }
    endArray()
  }
}
