import Catalog
import Records
import SQLite

/// The overlay of a session as the columns `overlay` to `error_retry_after` hold it.
struct StoredOverlay {
  private static let pending = "pending"
  private static let failed = "failed"
  private static let none = "none"

  /// The columns, in the order of `values` and of `overlay(in:from:)`.
  static let columns =
    "overlay, overlay_request, error_code, error_status, error_detail, error_retry_after"

  /// The values to keep for an overlay.
  static func values(of overlay: SessionRecord.Overlay) -> [any Bindable] {
    let nothing: String? = nil
    switch overlay {
    case .none:
      return [none, nothing, nothing, nothing, nothing, nothing]
    case .pending(let subject):
      return [pending, SubjectCoding.text(of: subject), nothing, nothing, nothing, nothing]
    case .failed(let subject, let error):
      return [
        failed, SubjectCoding.text(of: subject), error.code.rawValue, error.status, error.detail,
        error.retryAfter,
      ]
    }
  }

  /// Reads an overlay; none where a part is damaged or unknown.
  static func overlay(
    in row: borrowing Row,
    from column: Int
  ) throws(SQLiteError) -> SessionRecord.Overlay {
    let kind = try row.text(column)
    guard let subject = try row.optionalText(column + 1).flatMap(SubjectCoding.subject(from:))
    else { return .none }
    switch kind {
    case pending:
      return .pending(subject)
    case failed:
      guard let code = CatalogError.Code(rawValue: try row.optionalText(column + 2) ?? "")
      else { return .none }
      let error = CatalogError(
        code,
        status: try row.optionalInt(column + 3),
        detail: try row.optionalText(column + 4),
        retryAfter: try row.optionalInt(column + 5)
      )
      return .failed(subject, error)
    default:
      return .none
    }
  }
}
