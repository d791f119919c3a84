import Catalog

/// Bodies as Apple's services send them.
enum CatalogBodies {
  /// An answer to a search or a look-up.
  static func answer(_ records: [String]) -> [UInt8] {
    Array(#"{"resultCount":\#(records.count),"results":[\#(records.joined(separator: ","))]}"#.utf8)
  }

  /// A song of album 500.
  static func song(_ number: Int, name: String, price: Double = 0.99) -> String {
    #"""
    {"wrapperType":"track","kind":"song","trackId":\#(number),"trackName":"\#(name)",
    "artistName":"Somebody","collectionId":500,"collectionName":"The Album","trackNumber":\#(number),
    "trackPrice":\#(price),"currency":"USD","country":"USA"}
    """#
  }

  /// The songs with the ids that are looked up, or for an entity what belongs to album 500; there is no 99.
  static func lookup(_ lookup: Lookup) -> [UInt8] {
    guard lookup.entity != nil else {
      // Whatever else identifies something is that of song 77.
      let ids = lookup.ids.isEmpty ? [77] : lookup.ids
      return answer(ids.filter { $0 != 99 }.map { song(Int($0), name: "Song \($0)") })
    }
    let album = #"""
      {"wrapperType":"collection","collectionType":"Album","collectionId":500,
      "collectionName":"The Album","artistName":"Somebody","trackCount":3,"country":"USA"}
      """#
    return answer([album] + (1..<4).map { song($0, name: "Track \($0)") })
  }

  /// The ids in this order as a chart of the feed that is asked for.
  static func chart(_ ids: [Int], in request: ChartRequest) -> [UInt8] {
    chart(ids.map { ($0, "\(request.feed.rawValue) \($0)") }, in: request)
  }

  /// Ids and names in this order as a chart of the feed that is asked for.
  static func chart(_ entries: [(Int, String)], in request: ChartRequest) -> [UInt8] {
    let texts = entries.map { id, name in
      guard request.feed.isLegacy else {
        return #"{"id":"\#(id)","name":"\#(name)","artistName":"Somebody"}"#
      }
      return #"""
        {"id":{"label":"x","attributes":{"im:id":"\#(id)"}},"im:name":{"label":"\#(name)"},
        "im:artist":{"label":"Somebody"}}
        """#
    }
    let list = request.feed.isLegacy ? "entry" : "results"
    return Array(#"{"feed":{"\#(list)":[\#(texts.joined(separator: ","))]}}"#.utf8)
  }
}
