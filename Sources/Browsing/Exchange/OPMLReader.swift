import Catalog
import Records

/// Reads the feeds of a list of subscriptions, whatever its outlines are nested in.
enum OPMLReader {
  /// The feeds, each once, to be looked for in a country; nil for a document that is no OPML.
  static func records(_ bytes: [UInt8], country: String) -> ImportedRecords? {
    var reader = XMLReader(bytes)
    guard case .start(let root, _)? = reader.next(), root.lowercased() == "opml" else { return nil }
    var records = ImportedRecords()
    var known: Set<String> = []
    while let tag = reader.next(), !records.isTooMany {
      guard case .start(let name, let attributes) = tag, name.lowercased() == "outline",
        let address = value("xmlurl", attributes)
      else { continue }
      guard let key = FeedAddress.key(address), address.utf8.count <= longestAddress else {
        records.unreadable += 1
        continue
      }
      guard known.insert(key).inserted else { continue }
      let title = value("title", attributes) ?? value("text", attributes)
      records.feeds.append(FeedImport(address: address, title: title, country: country))
    }
    records.isCutShort = reader.isCutShort
    return records
  }

  private static let longestAddress = 4_000
  private static let longestTitle = 1_000

  /// The value of an attribute by its name in lower case; nil where it is blank.
  private static func value(_ name: String, _ attributes: [XMLReader.Attribute]) -> String? {
    let value = attributes.first { $0.name.lowercased() == name }?.value.trimmingWhitespace()
    guard let value, !value.isEmpty else { return nil }
    return name == "xmlurl" ? value : String(value.prefix(longestTitle))
  }
}
