import Catalog
import Records
import TerminalText

/// What was taken back, in words.
enum UndoWords {
  static func phrases(for outcome: UndoOutcome, now: Int64) -> [Phrase] {
    switch outcome {
    case .nothing:
      return ["There is no change to take back."]
    case .undone(let step):
      let when = AgoText.text(of: step.madeAt, now: now)
      return [Phrase("Taken back: \(changes(of: step)), \(when). \(result(of: step))")]
    case .changedSince(let step):
      let when = AgoText.text(of: step.madeAt, now: now)
      let sentence = "\(changes(of: step)), \(when), was changed again since and stays as it is."
      return [Phrase(RequestWords.capitalized(sentence))]
    }
  }

  /// What a step did, as it stands within a sentence: `watching “Metropolis” below $5`.
  private static func changes(of step: UndoStep) -> String {
    guard let first = step.changes.first else { return "nothing" }
    guard step.changes.count > 1 else { return change(first) }
    let items = QuantityText.counted(step.changes.count, "item")
    if let entries = first.entries, entries.after == nil { return "no longer watching \(items)" }
    return "watching \(items)"
  }

  private static func change(_ change: KeptChange) -> String {
    switch change {
    case .setting(let key, _, let value):
      return "\(key.rawValue) \(value.map(Quoted.bare) ?? "default")"
    case .watch, .feed:
      guard let (before, after) = change.entries else { return "nothing" }
      let name = WatchWords.name(of: (after ?? before)?.item)
      guard let after else { return "no longer watching \(name)" }
      let limit = WatchWords.limit(of: after).map { " \($0)" }
      if before?.note != after.note, before != nil || after.note != nil {
        return after.note.map { "the note \(Quoted.text($0)) with \(name)" }
          ?? "no note with \(name)"
      }
      return "watching \(name)\(limit ?? (before?.below == nil ? "" : " at any price"))"
    }
  }

  /// What is true now.
  private static func result(of step: UndoStep) -> String {
    guard let first = step.changes.first, step.changes.count == 1 else { return "" }
    switch first {
    case .feed(let before, _):
      return before == nil ? "It is not watched any more." : "It is watched again."
    case .setting(_, let value, _):
      return "It is \(value.map(Quoted.bare) ?? "the default") again."
    case .watch(nil, _):
      return "It is not watched any more."
    case .watch(let before?, let after):
      if after?.note != before.note, after != nil {
        return before.note.map { "The note is \(Quoted.text($0)) again." }
          ?? "It has no note any more."
      }
      let limit =
        WatchWords.limit(of: before).map { " \($0)" } ?? (after == nil ? "" : " at any price")
      return "It is watched\(limit) again."
    }
  }
}
