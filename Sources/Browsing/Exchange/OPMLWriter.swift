import Catalog
import Records

/// Writes the feeds among items as OPML 2.0.
///
/// http://opml.org/spec2.opml has its rules.
enum OPMLWriter {
  /// A feed, and the item that has it.
  struct Feed {
    var item: Item
    var address: String
    var title: String
  }

  /// The feeds, each once; episodes have that of their show.
  static func feeds(among items: [Item]) -> [Feed] {
    var known: Set<String> = []
    return items.compactMap { item in
      guard let address = item.feedURL, let key = FeedAddress.key(address),
        known.insert(key).inserted
      else { return nil }
      let name = item.id.type == .podcastEpisode ? item.collection ?? item.name : item.name
      return Feed(item: item, address: address, title: name ?? address)
    }
  }

  /// The document.
  static func text(of items: [Item], title: String) -> String {
    let outlines = feeds(among: items).map { feed in
      let title = XMLText.attribute(feed.title)
      let page = feed.item.storeURL.map { " htmlUrl=\"\(XMLText.attribute($0))\"" } ?? ""
      return "    <outline type=\"rss\" text=\"\(title)\" title=\"\(title)\""
        + " xmlUrl=\"\(XMLText.attribute(feed.address))\"\(page)/>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <opml version="2.0">
        <head>
          <title>\(XMLText.attribute(title))</title>
        </head>
        <body>
      \(outlines.joined())  </body>
      </opml>

      """
  }
}
