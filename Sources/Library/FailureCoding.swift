import Catalog

/// The requests that a screen has no answers to, as a text for the store: a line each, in the order of the lines.
enum FailureCoding {
  private static let name = "failure"

  /// The text of failures, nil for none.
  static func text(of failures: [CatalogRequest: CatalogError]) -> String? {
    let lines = failures.map { request, error in
      FieldText(
        name,
        [
          (.code, error.code.rawValue), (.status, error.status.map(String.init)),
          (.detail, error.detail), (.request, RequestCoding.text(of: request)),
        ]
      ).text
    }
    return lines.isEmpty ? nil : lines.sorted().joined(separator: "\n")
  }

  /// The failures of a text; what is damaged or unknown is left out, and then counts as not asked for.
  static func failures(from text: String) -> [CatalogRequest: CatalogError] {
    let found = text.split(separator: "\n").compactMap { FieldText.read(String($0), failure) }
    return Dictionary(found) { first, _ in first }
  }

  private static func failure(
    _ fields: inout FieldText
  ) throws(FieldText.Damage) -> (CatalogRequest, CatalogError)? {
    guard fields.name == name else { return nil }
    let error = CatalogError(
      try fields.need(.code, CatalogError.Code.init(rawValue:)),
      status: try fields.take(.status, FieldText.number),
      detail: fields.take(.detail)
    )
    return (try fields.need(.request, RequestCoding.request(from:)), error)
  }
}
