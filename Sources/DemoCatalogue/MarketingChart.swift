/// Answers the newer chart feeds, `/api/v2/{country}/{media}/{feed}/{count}/{type}.json`.
struct MarketingChart: Sendable {
  let shelf: Shelf

  /// The most items of one chart; more fail.
  private static let mostItems = 100

  /// Answers the path behind the version.
  ///
  /// The service fails with a web page for a store without charts and for too many items.
  func reply(to path: [String]) -> DemoReply {
    guard path.count == 5, path[4].hasSuffix(".json") else {
      return .page(404, "There is no such chart.")
    }
    guard let storefront = Storefront(path[0]), let count = Int(path[3]),
      (1...Self.mostItems).contains(count)
    else { return .page(500, "Internal Server Error") }
    let type = String(path[4].dropLast(".json".count))
    let selection = ChartSelection.marketing(media: path[1], feed: path[2], type: type)
    guard let selection else { return .page(404, "There is no such chart.") }
    let items = selection.records(on: shelf).prefix(count).map { record in
      item(record.localized(to: storefront), type: type, in: storefront)
    }
    let address =
      "https://rss.marketingtools.apple.com/api/v2/" + path.joined(separator: "/")
    return .chart(
      #"""
      {"feed":{"title":"\#(selection.title)", "id":\#(JSONText.quoted(address)), \#
      "author":{"name":"Apple", "url":"https://www.apple.com/"}, \#
      "links":[{"self":\#(JSONText.quoted(address))}], "copyright":"Demonstration data", \#
      "country":"\#(storefront.country)", "icon":"https://www.apple.com/favicon.ico", \#
      "updated":"Mon, 2 Mar 2026 08:00:00 +0000", "results":[\#(items.joined(separator: ",\n"))]}}
      """#
    )
  }

  /// One item: ids are strings, the date is a day, and the mark of the explicit is misspelt.
  private func item(_ record: Record, type: String, in storefront: Storefront) -> String {
    let creator = record.json("artistName") ?? record.json("collectionName")
    let day = record.text("releaseDate").map { "\"\($0.prefix(10))\"" }
    let creatorID = record.text("artistId").map { "\"\($0)\"" }
    let members: [(key: String, json: String?)] = [
      ("artistName", creator),
      ("id", "\"\(record.id)\""),
      ("name", record.json(record.kind.nameKey)),
      ("releaseDate", day),
      ("kind", "\"\(type)\""),
      ("artistId", creatorID),
      ("artistUrl", record.json("artistViewUrl")),
      ("contentAdvisoryRating", record.isExplicit ? "\"Explict\"" : nil),
      ("artworkUrl100", record.json("artworkUrl100") ?? record.json("artworkUrl160")),
      ("genres", genres(of: record, in: storefront)),
      ("url", record.json(record.kind.linkKey)),
    ]
    let present = members.compactMap { member in
      member.json.map { "\"\(member.key)\":\($0)" }
    }
    return "{\(present.joined(separator: ", "))}"
  }

  private func genres(of record: Record, in storefront: Storefront) -> String {
    guard let number = Genres.number(of: record), let name = Genres.name(of: record) else {
      return "[]"
    }
    let address = "https://itunes.apple.com/\(storefront.country)/genre/id\(number)"
    return #"[{"genreId":"\#(number)", "name":\#(JSONText.quoted(name)), "url":"\#(address)"}]"#
  }
}
