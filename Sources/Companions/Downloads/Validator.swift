import Transfers

/// What a server says identifies the very bytes of an answer, so that the rest of them can be asked for.
public struct Validator: Hashable, Sendable {
  /// A strong entity tag, or a modification date, as the server wrote it.
  public var field: String
  /// How many bytes the whole has; nil where the server did not say.
  public var total: Int64?

  /// Makes a validator that was kept.
  public init(field: String, total: Int64?) {
    self.field = field
    self.total = total
  }

  /// The validator of an answer; nil where it gives none that holds for single bytes.
  ///
  /// A weak entity tag only promises the same meaning (RFC 9110, 8.8.1).
  init?(_ headers: HeaderFields, total: Int64?) {
    if let tag = headers["ETag"] {
      guard tag.hasPrefix("\"") else { return nil }
      field = tag
    } else if let date = headers["Last-Modified"], !date.isEmpty {
      field = date
    } else {
      return nil
    }
    self.total = total
  }
}
