import Catalog
import TerminalText

/// One request, in words.
enum RequestWords {
  /// What heads a list: `Movies “blade runner”`, `Albums by “cohen”`, `“blade runner”`.
  static func head(of request: CatalogRequest) -> String {
    switch request {
    case .search(let query):
      let label = query.isOfEverything ? "" : capitalized(query.label)
      let words = subject(of: query, preposition: nil)
      return label.isEmpty ? capitalized(words) : "\(label) \(words)"
    case .lookup(let lookup):
      return capitalized(name(of: lookup.key))
    case .chart(let chart):
      return capitalized(ChartWords.within(chart))
    }
  }

  /// What is being done: `Searching movies for “blade runner” in the United States`.
  static func doing(_ request: CatalogRequest) -> String {
    let country = request.country.sentenceName
    switch request {
    case .search(let query):
      let words = subject(of: query, preposition: "for")
      return "Searching \(query.label) \(words) in \(country)"
    case .lookup(let lookup):
      return "Looking up \(name(of: lookup.key)) in \(country)"
    case .chart(let chart):
      return "Getting \(ChartWords.within(chart)), \(chart.country.name)"
    }
  }

  /// That nothing came, as in `Nothing found for “x” among movies in the United States.`.
  static func nothing(for request: CatalogRequest) -> String {
    let country = request.country.sentenceName
    switch request {
    case .search(let query):
      let words = subject(of: query, preposition: "for")
      let among = query.isOfEverything ? "" : " among \(query.label)"
      return "Nothing found \(words)\(among) in \(country)."
    case .lookup(let lookup):
      return "\(nothing(under: lookup.key)) in \(country)."
    case .chart:
      return noChart(in: request.country) + "."
    }
  }

  /// That there is no such chart, without a full stop.
  static func noChart(in country: Storefront) -> String {
    "Apple has no such chart in \(country.sentenceName)"
  }

  /// What is looked up, within a sentence: `item 123`, `3 items`, `barcode 060250547690`.
  static func name(of key: Lookup.Key) -> String {
    switch key {
    case .ids(let ids): items(ids)
    case .upc(let upc): "barcode \(upc.digits)"
    case .isbn(let isbn): "ISBN \(isbn.digits)"
    case .bundle(let bundle): "bundle \(Quoted.bare(bundle.text))"
    }
  }

  /// Items by their ids, within a sentence.
  static func items(_ ids: [Int64]) -> String {
    ids.count == 1 ? "item \(ids[0])" : QuantityText.counted(ids.count, "item")
  }

  /// That nothing is known by a key, without what follows.
  static func nothing(under key: Lookup.Key) -> String {
    switch key {
    case .ids(let ids):
      ids.count == 1 ? "No item has the id \(ids[0])" : "No item has one of these ids"
    case .upc(let upc): "Nothing has the barcode \(upc.digits)"
    case .isbn(let isbn): "No book has the ISBN \(isbn.digits)"
    case .bundle(let bundle): "No app has the identifier \(Quoted.bare(bundle.text))"
    }
  }

  /// The words, the creator and the field of a search, each as far as it was said.
  static func subject(of query: Query, preposition: String?) -> String {
    var parts: [String] = []
    if !query.term.isEmpty {
      let term = Quoted.text(query.term)
      parts.append(preposition.map { "\($0) \(term)" } ?? term)
    }
    if let creator = query.creator { parts.append("by \(Quoted.text(creator))") }
    if let attribute = query.attribute { parts.append("in \(attribute.rawValue)") }
    return parts.joined(separator: " ")
  }

  static func capitalized(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }

  static func uncapitalized(_ words: String) -> String {
    words.prefix(1).lowercased() + words.dropFirst()
  }
}

extension Query {
  /// The results in the plural.
  var label: String { MediaChoice(media: media, entity: entity).label }

  /// Whether the search is not narrowed to a kind of result.
  var isOfEverything: Bool { media == .all && entity == nil }
}
