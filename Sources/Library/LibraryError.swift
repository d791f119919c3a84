import SQLite

/// Why a change did not reach the disk.
public struct LibraryError: Error, Hashable, Sendable {
  /// The kinds of failure, each with words of its own.
  public enum Code: String, CaseIterable, Sendable {
    /// The disk or the quota is full.
    case full
    /// The file cannot be written.
    case readOnly
    /// Another program held the file for too long.
    case busy
    /// A newer version of the program has taken the file over.
    case newer
    /// The file is damaged and could not be set aside.
    case damaged
    /// Anything else.
    case other
  }

  /// What kind of failure it is.
  public var code: Code
  /// SQLite's words, without any of the user's data.
  public var detail: String?

  /// Makes a failure.
  public init(_ code: Code, detail: String? = nil) {
    self.code = code
    self.detail = detail
  }
}

extension LibraryError {
  init(_ error: SQLiteError) {
    let code: Code =
      switch error.kind {
      case .busy: .busy
      case .readOnly, .cannotOpen: .readOnly
      case .full: .full
      case .corrupt, .corruptIndex: .damaged
      case .io, .interrupted, .constraint, .other: .other
      }
    self.init(code, detail: error.description)
  }
}

extension NotSavingReason {
  init(_ kind: SQLiteError.Kind) {
    self =
      switch kind {
      case .busy: .busy
      case .readOnly: .readOnly
      case .full: .full
      case .corrupt, .corruptIndex: .damaged
      case .cannotOpen: .cannotOpen
      case .io, .interrupted, .constraint, .other: .other
      }
  }
}
