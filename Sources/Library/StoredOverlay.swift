import Catalog
import Records
import SQLite

/// The overlay of a session as the columns of a session hold it.
struct StoredOverlay {
  private static let pending = "pending"
  private static let failed = "failed"
  private static let none = "none"

  /// The columns, in the order of `values` and of `overlay(in:from:)`.
  static let columns = """
    overlay, overlay_request, overlay_purpose, overlay_line,
    error_code, error_status, error_detail, error_retry_after
    """

  /// The values to keep for an overlay.
  static func values(of overlay: SessionRecord.Overlay) -> [any Bindable] {
    switch overlay {
    case .none: values(none, nil, nil)
    case .pending(let attempt): values(pending, attempt, nil)
    case .failed(let attempt, let error): values(failed, attempt, error)
    }
  }

  private static func values(
    _ kind: String,
    _ attempt: AttemptRecord?,
    _ error: CatalogError?
  ) -> [any Bindable] {
    [
      kind, attempt.map { SubjectCoding.text(of: $0.subject) },
      attempt.flatMap(AttemptCoding.text(ofPurposeOf:)),
      attempt?.nearMiss.map(AttemptCoding.text(of:)),
      error?.code.rawValue, error?.status, error?.detail, error?.retryAfter,
    ]
  }

  /// Reads an overlay; none where a part is damaged or unknown.
  static func overlay(
    in row: borrowing Row,
    from column: Int
  ) throws(SQLiteError) -> SessionRecord.Overlay {
    let kind = try row.text(column)
    guard
      let subject = try row.optionalText(column + 1).flatMap(SubjectCoding.subject(from:)),
      let (purpose, isFresh) = AttemptCoding.purpose(from: try row.optionalText(column + 2))
    else { return .none }
    let attempt = AttemptRecord(
      subject,
      for: purpose,
      nearMiss: AttemptCoding.nearMiss(from: try row.optionalText(column + 3)),
      isFresh: isFresh
    )
    switch kind {
    case pending:
      return .pending(attempt)
    case failed:
      guard let code = CatalogError.Code(rawValue: try row.optionalText(column + 4) ?? "")
      else { return .none }
      let error = CatalogError(
        code,
        status: try row.optionalInt(column + 5),
        detail: try row.optionalText(column + 6),
        retryAfter: try row.optionalInt(column + 7)
      )
      return .failed(attempt, error)
    default:
      return .none
    }
  }
}
