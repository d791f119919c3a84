import Catalog
import Records
import TerminalText

/// What came of orders for the watchlist, in words.
enum WatchReportWords {
  static func phrases(for report: WatchReport) -> [Phrase] {
    if report.changes.count > 1 { return [several(report)] }
    guard let (before, after) = report.changes.first?.entries, let item = report.items.first
    else { return [] }
    let name = WatchWords.name(of: item)
    switch report.order {
    case .unwatch:
      return before == nil
        ? [Phrase("\(name) is not watched.")]
        : [reversible("No longer watching \(name).")]
    case .watch:
      guard let after else { return [] }
      return [watched(name, before, after)]
    case .note(let text):
      guard let after else { return [] }
      if before == after { return [Phrase("That is what is noted with \(name) already.")] }
      let noted =
        text.map { "Noted with \(name): \(Quoted.text($0))" } ?? "No note with \(name) any more"
      let isNew = before == nil ? " It is watched from now on." : ""
      return [reversible("\(noted).\(isNew)")]
    }
  }

  private static func watched(
    _ name: String,
    _ before: WatchEntry?,
    _ after: WatchEntry
  ) -> Phrase {
    let limit = WatchWords.limit(of: after).map { " \($0)" } ?? ""
    guard let before else { return reversible("Watching \(name)\(limit).") }
    if before == after { return Phrase("\(name) is watched\(limit) already.") }
    let earlier = WatchWords.limit(of: before).map { ", no longer \($0)" } ?? ""
    return reversible("Watching \(name)\(limit.isEmpty ? " at any price" : limit) now\(earlier).")
  }

  private static func several(_ report: WatchReport) -> Phrase {
    let count = report.changes.filter { !$0.isNothing }.count
    guard count > 0 else {
      return report.order == .unwatch
        ? "None of them is watched." : "They are on the watchlist so already."
    }
    let items = QuantityText.counted(count, "item")
    let rest = report.changes.count - count
    let others = rest == 0 ? "" : ", \(rest) as before"
    let strangers = rest == 0 ? "" : ", \(rest) never were"
    return switch report.order {
    case .unwatch: reversible("No longer watching \(items)\(strangers).")
    case .watch: reversible("Watching \(QuantityText.counted(count, "more item"))\(others).")
    case .note: reversible("Noted with \(items)\(others).")
    }
  }

  /// A sentence about something that can be taken back.
  private static func reversible(_ sentence: String) -> Phrase {
    Phrase(sentence + " To take it back: ") + .command("undo")
  }

  static func several(_ storeIDs: [StoreItemID]) -> Phrase {
    let countries = storeIDs.map(\.country)
    return Phrase("It is watched in \(countries.joined(separator: ", ")). To say where: ")
      + .command("--country \(countries.first ?? "us")")
  }

  static func notWatched(_ reference: ItemReference) -> Phrase {
    switch reference {
    case .row(let row): return Phrase("Row \(row) is not watched.")
    case .id(let number, let type):
      let name = type.map { "\(ItemID($0, number))" } ?? String(number)
      return Phrase("\(name) is not watched.")
    }
  }
}
