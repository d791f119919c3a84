@testable import Catalog

/// Answers written for the tests.
enum Sample {
  /// The body that Apple would send around these records.
  static func body(_ records: String...) -> [UInt8] {
    Array(
      "\n\n\n{\n \"resultCount\":\(records.count),\n \"results\": [\n\(records.joined(separator: ", \n"))]\n}\n\n\n"
        .utf8
    )
  }

  /// The answer that these records make.
  static func answer(_ records: String...) throws -> Answer {
    try Answer(
      body: Array("{\"results\":[\(records.joined(separator: ","))]}".utf8),
      country: .unitedStates
    )
  }

  /// The item of a record, nil if it is skipped.
  static func item(_ record: String, country: Storefront = .unitedStates) throws -> Item? {
    // A second record that can be read keeps the answer an answer.
    let body = Array("{\"results\":[\(record),\(song)]}".utf8)
    let answer = try Answer(body: body, country: country)
    return answer.items.count == 2 ? answer.items[0] : nil
  }

  /// The code of the error that a body makes, nil for an answer.
  static func failure(_ body: [UInt8]) -> CatalogError.Code? {
    do {
      _ = try Answer(body: body, country: .unitedStates)
      return nil
    } catch {
      return error.code
    }
  }

  static func failure(_ body: String) -> CatalogError.Code? { failure(Array(body.utf8)) }

  static let song = """
    {"wrapperType":"track","kind":"song","trackId":7,"trackName":"Seven"}
    """
}
