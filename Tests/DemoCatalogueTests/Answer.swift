import Foundation
import Testing

@testable import DemoCatalogue

/// A reply, read as JSON by somebody else's parser.
struct Answer {
  let reply: DemoReply
  let json: [String: Any]

  init(_ target: String) throws {
    reply = DemoCatalogue().reply(to: target)
    let value = try JSONSerialization.jsonObject(with: Data(reply.body))
    json = try #require(value as? [String: Any])
  }

  var records: [[String: Any]] {
    get throws { try #require(json["results"] as? [[String: Any]]) }
  }

  /// The names of the records, by whichever key their type has for it.
  var names: [String] {
    get throws {
      try records.map { record in
        let keys = ["trackName", "collectionName", "artistName"]
        let name = keys.compactMap { record[$0] as? String }.first
        return try #require(name)
      }
    }
  }

  /// The ids of the records, by whichever key their type has for it.
  var ids: [Int64] {
    get throws {
      try records.map { record in
        let keys = ["trackId", "collectionId", "artistId"]
        let id = keys.compactMap { (record[$0] as? NSNumber)?.int64Value }.first
        return try #require(id)
      }
    }
  }

  /// The entries of an older chart, which has an object in place of an array of one.
  var entries: [[String: Any]] {
    get throws {
      let feed = try #require(json["feed"] as? [String: Any])
      if let one = feed["entry"] as? [String: Any] { return [one] }
      return feed["entry"] as? [[String: Any]] ?? []
    }
  }
}

extension [String: Any] {
  /// The `label` of an older chart's member.
  func label(_ key: String) -> String? {
    (self[key] as? [String: Any])?["label"] as? String
  }
}
