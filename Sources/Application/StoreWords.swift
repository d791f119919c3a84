import Library

/// The sentences for trouble with the stores.
enum StoreWords {
  static func sentence(for notice: StoreNotice) -> String {
    switch notice {
    case .notSaving(let reason, _):
      return "\(cause(reason)): nothing is being saved."
    case .notReading(let reason, _):
      return "\(readingCause(reason)): what is kept in it is missing here."
    case .setAside(let path, let recovered, _):
      let found = count(recovered)
      let saved = found.isEmpty ? "nothing in it could be read" : "recovered: \(found)"
      return "A damaged file was set aside as \(path); \(saved)."
    case .emptyFile(let path, _):
      return "\(path) was empty, as after a power cut; it begins anew."
    case .indexRebuilt:
      return "A damaged index was rebuilt; nothing was lost."
    }
  }

  static func sentence(for error: LibraryError) -> String {
    let cause =
      switch error.code {
      case .full: "The disk is full"
      case .readOnly: "The store cannot be written"
      case .busy: "The store is in use by another program"
      case .newer: "The store was made by a newer version"
      case .damaged: "The store is damaged"
      case .other: "The store could not be written"
      }
    return "\(cause): nothing is being saved."
  }

  private static func cause(_ reason: NotSavingReason) -> String {
    switch reason {
    case .full: "The disk is full"
    case .readOnly: "The store cannot be written"
    case .newer: "The store was made by a newer version of reprise"
    case .cannotOpen: "The store cannot be opened"
    case .noHome: "There is no home folder"
    case .busy: "The store is in use by another program"
    case .damaged: "The store is damaged and could not be set aside"
    case .foreign: "The store is another program's database"
    case .other: "The store cannot be used"
    }
  }

  private static func readingCause(_ reason: NotSavingReason) -> String {
    switch reason {
    case .busy, .foreign: cause(reason)
    case .damaged: "The store is damaged"
    case .full, .readOnly, .newer, .cannotOpen, .noHome, .other: "The store could not be read"
    }
  }

  private static func count(_ recovered: RecoveredCounts) -> String {
    let parts: [(Int, String, String)] = [
      (recovered.watched, "watched item", "watched items"),
      (recovered.settings, "setting", "settings"), (recovered.sessions, "session", "sessions"),
      (recovered.screens, "screen", "screens"), (recovered.lines, "line", "lines"),
      (recovered.answers, "answer", "answers"),
    ]
    return parts.filter { $0.0 > 0 }
      .map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
      .joined(separator: ", ")
  }
}
