import Catalog
import Records
import TerminalText

/// What was written into files and read from them, in words.
enum ExchangeWords {
  // MARK: Out

  static func done(_ export: Export) -> Phrase {
    let rows = rows(of: export)
    let lacking = lacking(export)
    return Phrase("Wrote \(rows) of \(source(of: export)) to \(name(export.file))\(lacking).")
  }

  /// That there is nothing to write.
  static func noFeeds(_ export: Export) -> Phrase {
    let count = export.list.items.count
    guard count > 0 else {
      return Phrase("There is no feed in \(source(of: export)), so nothing was written.")
    }
    let none = count == 1 ? "The item has no feed" : "None of the \(count) items has a feed"
    return Phrase("\(none), so nothing was written. opml is for podcasts.")
  }

  static func failed(_ export: Export, _ failure: FileFailure) -> Phrase {
    let name = name(export.file)
    let form = "export \(export.format.rawValue) "
    func instead(_ path: String) -> Phrase { .command(form + FileName.typed(path)) }
    switch failure {
    case .exists:
      return Phrase("\(name) is there already, and nothing is written over. Name another: ")
        + instead(export.file.another)
    case .isFolder:
      let path = export.file.path
      let inside = (path.hasSuffix("/") ? path : path + "/") + "list." + export.format.rawValue
      return Phrase("\(name) is a folder. Name a file in it: ") + instead(inside)
    case .noFolder, .notFound:
      let folder = export.file.folder.map(Quoted.bare) ?? "this"
      return Phrase("There is no folder \(folder), so nothing was written.")
    case .notPermitted: return Phrase("\(name) may not be written, so nothing was.")
    case .full: return Phrase("The disk is full, so \(name) was not written.")
    case .notPlain, .tooLarge: return Phrase("\(name) is no file to write to.")
    case .other(let words): return Phrase("\(name) was not written: \(Quoted.bare(words)).")
    }
  }

  private static func rows(of export: Export) -> String {
    let noun =
      switch (export.format, export.list.kind) {
      case (.opml, _): "feed"
      case (_, .history): "screen"
      case (_, .prices): "price"
      default: "item"
      }
    let counted = QuantityText.counted(export.count, noun)
    let all = export.list.rowCount
    guard export.list.filter != nil, export.format != .opml, all != export.count else {
      return counted
    }
    return "\(export.count) of \(QuantityText.counted(all, noun))"
  }

  private static func source(of export: Export) -> String {
    switch export.list.kind {
    case .watchlist: "the watchlist"
    case .deals: "the deals"
    case .history: "the history"
    case .downloads: "the downloads"
    case .start, .results, .chart, .home, .compare, .prices:
      export.list.topic.head(name: export.list.subjectName)
    }
  }

  private static func lacking(_ export: Export) -> String {
    switch export.lacking {
    case 0: ""
    case 1: "; 1 item has no feed"
    default: "; \(export.lacking) items have no feed"
    }
  }

  private static func name(_ file: FileName) -> String { Quoted.bare(file.path) }

  // MARK: In

  static func done(_ report: ImportReport) -> [Phrase] {
    var sentences = [Phrase("Imported \(name(report.file)): \(summary(of: report)).")]
    if report.changes.isEmpty { sentences = [Phrase("There is nothing in \(name(report.file)).")] }
    if report.unreadable > 0 {
      let records = QuantityText.counted(report.unreadable, "record")
      sentences.append(Phrase("\(records) could not be read."))
    }
    if report.refusedLimits > 0 {
      let limits = QuantityText.counted(report.refusedLimits, "limit")
      let are = report.refusedLimits == 1 ? "is no price and was" : "are no prices and were"
      sentences.append(Phrase("\(limits) \(are) left out."))
    }
    if report.isCutShort { sentences.append("The file ends in the middle of something.") }
    if !report.differing.isEmpty { sentences.append(differing(report.differing)) }
    if report.waiting > 0 { sentences.append(waiting(report)) }
    if report.changes.contains(where: { !$0.isNothing }) {
      sentences.append("To take it back: " + .command("undo"))
    }
    return [Phrase.joined(sentences, by: " ")]
  }

  private static func summary(of report: ImportReport) -> String {
    let present = report.changes.count - report.added
    var parts = ["\(report.added) new"]
    if present > 0 { parts.append("\(present) already watched") }
    if report.completed > 0 {
      parts.append("\(report.completed) of them with a limit or note from the file")
    }
    return parts.joined(separator: ", ")
  }

  /// That the present limit or note stays.
  private static func differing(_ items: [Item]) -> Phrase {
    let names = items.prefix(3).map { WatchWords.name(of: $0) }
    let rest = items.count - names.count
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let verb = items.count == 1 ? "keeps its" : "keep their"
    return Phrase("\(RequestWords.capitalized(list)) \(verb) own limit and note.")
  }

  private static func waiting(_ report: ImportReport) -> Phrase {
    let podcasts = QuantityText.counted(report.waiting, "podcast")
    let be = report.waiting == 1 ? "is" : "are"
    let sought = "\(podcasts) \(be) looked for in Apple's catalogue"
    return report.isAtPrompt
      ? Phrase("\(sought) while nothing is typed.")
      : Phrase("\(sought) at the prompt: ") + .command("reprise") + "."
  }

  static func failed(_ file: FileName, _ refusal: ImportRefusal) -> Phrase {
    let name = name(file)
    switch refusal {
    case .file(.notFound), .file(.noFolder): return Phrase("There is no file \(name).")
    case .file(.isFolder): return Phrase("\(name) is a folder. Name a file in it.")
    case .file(.notPermitted): return Phrase("\(name) may not be read.")
    case .file(.notPlain): return Phrase("\(name) is no plain file.")
    case .file(.tooLarge(let most)):
      let size = QuantityText.size(Int64(most)) ?? "so much"
      return Phrase("\(name) has more than \(size), which is too much to import.")
    case .file(.exists), .file(.full): return Phrase("\(name) cannot be read.")
    case .file(.other(let words)):
      return Phrase("\(name) cannot be read: \(Quoted.bare(words)).")
    case .unknownForm:
      return Phrase("\(name) is no list that can be imported: ")
        + "that takes OPML, or what export json and export jsonl wrote."
    case .unknownEncoding:
      return Phrase("\(name) is in an encoding that is not known here: UTF-8 is.")
    case .tooMany(let most):
      return Phrase("\(name) has more than \(CountText.grouped(most)) records.")
    }
  }

  // MARK: Podcasts that are looked for

  /// What stands in the row of one.
  static func state(of entry: WatchEntry) -> String {
    entry.isAbsent ? "not in Apple's catalogue" : "not yet matched"
  }

  static func notMatched(_ item: Item) -> Phrase {
    Phrase("Of \(WatchWords.name(of: item)) only the feed is known: Apple's id was not found yet.")
  }

  static func matched(found: Int, absent: Int) -> Phrase {
    let podcasts = QuantityText.counted(found, "imported podcast")
    let hits = "\(podcasts) \(found == 1 ? "is" : "are") found in Apple's catalogue"
    let misses = absent == 0 ? "" : ", \(absent) \(absent == 1 ? "is" : "are") not there"
    return Phrase("\(hits)\(misses). To see: ") + .command("watchlist")
  }
}
