/// A name and named values as one text of printable ASCII: `search?term=blade%20runner&country=us`.
struct FieldText {
  /// The names of values.
  enum Key: String {
    case term, media, entity, attribute, country, lang, limit, explicit, by
    case id, upc, isbn, bundle, newest
    case name, genre
    case type, types, parent, store, artist, kind, show, countries, chart, charts
    case total, matches, coming, last
    case code, status, detail, request
    case rows, fresh, ids, folder, size
    case items
    case since, below, note, checked, absent, creator, collection, released, url
    case creatorID = "creator_id"
    case collectionID = "collection_id"
  }

  /// A value is missing, or means nothing to this version.
  struct Damage: Error {}

  /// What stands before the question mark.
  let name: String
  private var fields: [(key: Key, value: String)]

  /// Makes a text; a value of nil is left out.
  init(_ name: String, _ fields: [(Key, String?)]) {
    self.name = name
    self.fields = fields.compactMap { key, value in value.map { (key, $0) } }
  }

  /// The text.
  var text: String {
    name + "?"
      + fields.map { "\($0.key.rawValue)=\(PercentEncoding.encoded($0.value))" }
      .joined(separator: "&")
  }

  /// Reads a text.
  ///
  /// A part that is unknown is not passed over: without it the text would mean something else.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - body: Takes the values; nil for a name that it does not know.
  /// - Returns: What the body gives, nil for a text that is damaged or of which the body left a part.
  static func read<T>(_ text: String, _ body: (inout FieldText) throws(Damage) -> T?) -> T? {
    do throws(Damage) {
      var fields = try FieldText(from: text)
      let value = try body(&fields)
      return fields.fields.isEmpty ? value : nil
    } catch {
      return nil
    }
  }

  private init(from text: String) throws(Damage) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw Damage() }
    name = String(parts[0])
    fields = []
    guard !parts[1].isEmpty else { return }
    for field in parts[1].split(separator: "&", omittingEmptySubsequences: false) {
      let sides = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard
        sides.count == 2, let key = Key(rawValue: String(sides[0])),
        let value = PercentEncoding.decoded(sides[1]), !fields.contains(where: { $0.key == key })
      else { throw Damage() }
      fields.append((key, value))
    }
  }

  /// Takes a value out, nil if it is not there.
  mutating func take(_ key: Key) -> String? {
    guard let index = fields.firstIndex(where: { $0.key == key }) else { return nil }
    return fields.remove(at: index).value
  }

  /// Takes a value out, nil if it is not there; one that cannot be read is damage.
  mutating func take<T>(_ key: Key, _ read: (String) -> T?) throws(Damage) -> T? {
    guard let text = take(key) else { return nil }
    guard let value = read(text) else { throw Damage() }
    return value
  }

  /// Takes a value out that must be there.
  mutating func need<T>(_ key: Key, _ read: (String) -> T?) throws(Damage) -> T {
    guard let value = try take(key, read) else { throw Damage() }
    return value
  }
}

extension FieldText {
  /// Writes a list of words without commas.
  static func list(_ words: some Sequence<String>) -> String {
    words.joined(separator: ",")
  }

  /// Reads a list; nil if one of its words cannot be read.
  static func list<T>(_ text: String, _ read: (String) -> T?) -> [T]? {
    let words = text.split(separator: ",", omittingEmptySubsequences: text.isEmpty)
    let values = words.compactMap { read(String($0)) }
    return values.count == words.count ? values : nil
  }

  /// Reads a list of numbers.
  static func numbers(_ text: String) -> [Int64]? {
    list(text) { Int64($0) }
  }

  /// Reads a number.
  static func number<T: FixedWidthInteger>(_ text: String) -> T? {
    T(text)
  }
}
