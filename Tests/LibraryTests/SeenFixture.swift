import Catalog
import Records

@testable import Library

/// One record of an answer, with what a test says of it.
struct SampleRecord {
  var number: Int64
  var kind = "song"
  var name: String
  var creator: String?
  var collection: String?
  var genre: String? = "Rock"
  var price: Double? = 1.29
  var released: String? = "2005-07-19T07:00:00Z"
  var description: String?

  init(
    _ number: Int64,
    _ name: String,
    by creator: String? = "Somebody",
    kind: String = "song",
    description: String? = nil
  ) {
    self.number = number
    self.name = name
    self.creator = creator
    self.kind = kind
    self.description = description
  }

  var json: String {
    var members = [
      "\"kind\":\"\(kind)\"", "\"trackId\":\(number)", "\"trackName\":\(quoted(name))",
    ]
    if let creator { members.append("\"artistName\":\(quoted(creator))") }
    if let collection { members.append("\"collectionName\":\(quoted(collection))") }
    if let genre { members.append("\"primaryGenreName\":\(quoted(genre))") }
    if let price { members.append("\"trackPrice\":\(price),\"currency\":\"USD\"") }
    if let released { members.append("\"releaseDate\":\"\(released)\"") }
    if let description { members.append("\"longDescription\":\(quoted(description))") }
    return "{\(members.joined(separator: ","))}"
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\u{0}"..."\u{1F}": quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + hex(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16) }
}

/// An answer with these records.
func answer(
  _ term: String,
  at time: Int64 = 1_000,
  country: Storefront = .unitedStates,
  _ records: [SampleRecord]
) -> StoredAnswer {
  let body = "{\"results\":[\(records.map(\.json).joined(separator: ","))]}"
  return StoredAnswer(
    endpoint: "https://itunes.apple.com",
    request: .search(Query(term: term, country: country)),
    fetchedAt: time,
    body: Array(body.utf8)
  )
}

extension Stores {
  /// Keeps an answer with these records, and works it in.
  @discardableResult
  func see(
    _ records: [SampleRecord],
    at time: Int64 = 1_000,
    country: Storefront = .unitedStates
  ) -> AnswerID {
    let id = answers.add(answer("term \(time)", at: time, country: country, records)).id
    while seen.indexNext() {}
    return id
  }

  /// The names of what is found.
  func names(_ text: String, limit: Int = 50) -> [String] {
    seen.find(text, limit: limit).items.map { $0.item.name ?? "" }
  }
}
