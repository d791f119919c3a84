/// One record of the catalogue, as the store of the United States has it.
struct Record: Sendable {
  let kind: RecordKind

  /// The record's own id, which its kind tells where to find.
  let id: Int64

  /// What a search looks through.
  let searchable: SearchableText

  /// The ids of the creator and of what the record is a part of; some records name themselves here.
  private let parents: [Int64]

  private let object: JSONObject

  /// Reads a record; nil for a text without kind or id.
  init?(_ bytes: [UInt8]) {
    let object = JSONObject(bytes)
    let kind = RecordKind(
      wrapperType: object.text("wrapperType"),
      kind: object.text("kind"),
      collectionType: object.text("collectionType")
    )
    guard let kind, let id = object.text(kind.idKey).flatMap({ Int64($0) }) else { return nil }
    self.object = object
    self.kind = kind
    self.id = id
    let parentKeys = ["artistId", "collectionId", "collectionArtistId", "artistIds"]
    parents = parentKeys.compactMap { object.text($0) }.flatMap { numbers in
      numbers.split { !$0.isNumber }.compactMap { Int64($0) }
    }
    searchable = SearchableText(
      name: object.text(kind.nameKey) ?? "",
      fullName: object.text("trackCensoredName") ?? "",
      creator: object.text("artistName") ?? "",
      collection: object.text("collectionName") ?? ""
    )
  }

  /// The JSON text of a value, with its quotes if it is a string.
  func json(_ key: String) -> String? {
    object.json(key)
  }

  /// The text of a string, or the characters of any other value.
  func text(_ key: String) -> String? {
    object.text(key)
  }

  /// The price under a key, nil where there is none or the store says that it is not sold so.
  func price(_ key: String) -> Money? {
    text(key).flatMap { Money($0) }.flatMap { $0.isPrice ? $0 : nil }
  }

  /// Whether the record belongs to the one with this id: its album, season, show or creator.
  func belongs(to parent: Int64) -> Bool {
    parent != id && parents.contains(parent)
  }

  /// Whether a search without explicit items leaves the record out.
  var isExplicit: Bool {
    let mark = text("trackExplicitness") ?? text("collectionExplicitness")
    return mark == "explicit" || text("contentAdvisoryRating") == "Explicit"
  }

  /// The record's JSON text as a store has it: its country, currency, prices and addresses.
  func bytes(in storefront: Storefront) -> [UInt8] {
    guard storefront != .unitedStates else { return object.bytes }
    return object.bytes { member in
      storefront.replacement(for: object.json(member), under: member.key)
    }
  }

  /// The record as a store has it.
  func localized(to storefront: Storefront) -> Record {
    Record(bytes(in: storefront)) ?? self
  }
}
