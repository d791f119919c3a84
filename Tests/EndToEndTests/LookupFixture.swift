import Foundation
import TestSupport

/// Look-ups as Apple answers them: film 102, and album 300 with the songs 301 and 302, but not in Japan.
enum LookupFixture {
  /// What comes for a target.
  static func reply(to target: String) -> FixtureServer.Reply {
    let country = value("country", in: target)
    guard country != "JP" else { return .json(CatalogFixture.document([])) }
    let ids = value("id", in: target).replacingOccurrences(of: "%2C", with: ",")
    let records = ids.split(separator: ",").compactMap { record(String($0), country) }
    guard value("entity", in: target) == "song", ids == "300" else {
      return .json(CatalogFixture.document(records))
    }
    return .json(CatalogFixture.document(records + [song(302, country), song(301, country)]))
  }

  private static func value(_ name: String, in target: String) -> String {
    let query = target.split(separator: "?").last ?? ""
    let pair = query.split(separator: "&").first { $0.hasPrefix(name + "=") }
    return String(pair?.dropFirst(name.count + 1) ?? "")
  }

  private static func record(_ id: String, _ country: String) -> String? {
    switch id {
    case "102": CatalogFixture.film(id: 102, name: "Looked Up")
    case "300": album(country)
    case "301", "302": Int(id).map { song($0, country) }
    default: nil
    }
  }

  private static func album(_ country: String) -> String {
    #"""
    {"wrapperType":"collection","collectionType":"Album","collectionId":300,"artistId":30,
    "artistName":"The Band","collectionName":"The Album","trackCount":2,\#(sale(country))}
    """#
  }

  private static func song(_ id: Int, _ country: String) -> String {
    #"""
    {"wrapperType":"track","kind":"song","trackId":\#(id),"trackName":"Song \#(id)",
    "artistId":30,"artistName":"The Band","collectionId":300,"collectionName":"The Album",
    "trackNumber":\#(id - 300),"trackPrice":1.29,\#(sale(country))}
    """#
  }

  private static func sale(_ country: String) -> String {
    switch country {
    case "GB": #""currency":"GBP","country":"GBR""#
    case "DE": #""currency":"EUR","country":"DEU""#
    default: #""currency":"USD","country":"USA""#
    }
  }
}
