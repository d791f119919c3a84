/// Answers the older chart feeds, `/{country}/rss/{feed}/limit=N/genre=G/json`.
///
/// Their JSON was made from XML: a chart of one has an object in place of an array, a chart of none
/// has no entries at all, and an item without a preview has one link in place of a list.
struct LegacyChart: Sendable {
  let shelf: Shelf

  /// Answers a path; an unknown store is a 400 without a body, as from the service.
  func reply(to path: [String]) -> DemoReply {
    guard let storefront = Storefront(path[0]) else {
      return DemoReply(status: 400, contentType: "text/html; charset=utf-8", body: [])
    }
    guard path.last == "json", let selection = ChartSelection.legacy(path[2]) else {
      return .page(404, "There is no such chart.")
    }
    let options = path.dropFirst(3).dropLast()
    func option(_ name: String) -> String? {
      options.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    let limit = min(option("limit").flatMap { Int($0) } ?? 10, 200)
    let ranked = selection.records(on: shelf, genre: option("genre")).prefix(max(limit, 0))
    let entries = ranked.map { record in
      LegacyEntry(record.localized(to: storefront), in: storefront).json
    }
    let address = "https://itunes.apple.com/" + path.joined(separator: "/")
    return .chart(feed(selection.title, address: address, entries: entries))
  }

  private func feed(_ title: String, address: String, entries: [String]) -> String {
    let entry =
      switch entries.count {
      case 0: ""
      case 1: #""entry":\#(entries[0]), "#
      default: #""entry":[\#n\#(entries.joined(separator: ",\n"))], "#
      }
    let quotedAddress = JSONText.quoted(address)
    return #"""
      {"feed":{"author":{"name":{"label":"iTunes Store"}, \#
      "uri":{"label":"http://www.apple.com/itunes/"}}, \#(entry)\#
      "updated":{"label":"2026-03-02T00:00:00-08:00"}, \#
      "rights":{"label":"Demonstration data"}, "title":{"label":"iTunes Store: \#(title)"}, \#
      "icon":{"label":"http://itunes.apple.com/favicon.ico"}, \#
      "link":[{"attributes":{"rel":"alternate", "type":"text/html", "href":\#(quotedAddress)}}, \#
      {"attributes":{"rel":"self", "href":\#(quotedAddress)}}], "id":{"label":\#(quotedAddress)}}}
      """#
  }
}
