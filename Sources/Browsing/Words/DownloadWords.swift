import Catalog
public import Records
import TerminalText

/// Downloads, in words.
public enum DownloadWords {
  /// How far all that is under way is, in one line; nil where nothing is.
  public static func progress(of entries: [DownloadEntry]) -> String? {
    let running = entries.filter { $0.state == .running }
    let waiting = entries.filter { $0.state == .waiting }.count
    guard let first = running.first else { return nil }
    let rest = waiting == 0 ? "" : ", \(waiting) waiting"
    let done = running.map(\.done).reduce(0, +)
    let totals = running.compactMap(\.total)
    let total = totals.count == running.count ? totals.reduce(0, +) : nil
    let what = running.count == 1 ? name(of: first.item) : "\(running.count) episodes"
    return "Downloading \(what): \(amount(done, of: total))\(rest)"
  }

  // MARK: A row

  /// `waiting`, `42 %`, `done`, `failed: disk full`.
  static func state(of entry: DownloadEntry) -> String {
    switch entry.state {
    case .waiting: "waiting"
    case .running: percent(entry.done, of: entry.total) ?? "coming"
    case .elsewhere: "in another run"
    case .stopped: percent(entry.done, of: entry.total).map { "stopped at \($0)" } ?? "stopped"
    case .done: "done"
    case .failed(let failure): "failed: \(DownloadFailureWords.brief(failure))"
    }
  }

  /// All its bytes, as far as that is known.
  static func size(of entry: DownloadEntry) -> String? {
    let bytes = entry.total ?? (entry.done > 0 ? entry.done : nil)
    return bytes.flatMap(QuantityText.size)
  }

  private static func percent(_ done: Int64, of total: Int64?) -> String? {
    guard let total, total > 0 else { return nil }
    return "\(Int(Double(min(done, total)) / Double(total) * 100)) %"
  }

  private static func amount(_ done: Int64, of total: Int64?) -> String {
    guard let total, let all = QuantityText.size(total), let percent = percent(done, of: total)
    else { return QuantityText.size(done) ?? "" }
    return "\(percent) of \(all)"
  }

  private static func name(of item: Item) -> String {
    ItemText.line(item.name).map(Quoted.text) ?? item.id.description
  }

  // MARK: The beginning

  /// What became of a wish to download.
  ///
  /// Where nobody types, the run waits for the end by itself.
  static func phrases(for report: DownloadReport, isInteractive: Bool) -> [Phrase] {
    let begun = report.starts.filter { start in
      switch start.course {
      case .begun, .resumed: true
      case .underWay, .there, .refused: false
      }
    }
    let others = report.starts.filter { start in !begun.contains { $0 == start } }
    var phrases: [Phrase] = []
    if let start = begun.first {
      let lacking = rest(report.lacking)
      let sentence =
        Phrase("\(beginning(begun, start)) to ") + path(start.entry.folder) + "\(lacking)."
      phrases.append(
        isInteractive ? sentence + " To see how far: " + .command("downloads") : sentence
      )
    }
    return phrases + others.map(otherwise)
  }

  private static func beginning(_ begun: [DownloadStart], _ first: DownloadStart) -> String {
    guard begun.count == 1 else { return "Downloading \(begun.count) episodes" }
    if case .resumed(let bytes) = first.course, let size = QuantityText.size(bytes) {
      return "Going on with \(name(of: first.entry.item)) behind \(size),"
    }
    return "Downloading \(name(of: first.entry.item))"
  }

  private static func rest(_ lacking: Int) -> String {
    switch lacking {
    case 0: ""
    case 1: "; 1 is no episode"
    default: "; \(lacking) are no episodes"
    }
  }

  private static func otherwise(_ start: DownloadStart) -> Phrase {
    let name = name(of: start.entry.item)
    switch start.course {
    case .begun, .resumed: return ""
    case .underWay:
      return Phrase("\(name) is being downloaded already. To see how far: ") + .command("downloads")
    case .there:
      return Phrase("\(name) is downloaded already: ") + path(start.entry.path)
    case .refused(let failure):
      return failed(name, failure)
    }
  }

  static func failed(_ name: String, _ failure: DownloadFailure) -> Phrase {
    let sentence = Phrase("Could not download \(name): \(DownloadFailureWords.reason(failure)).")
    return DownloadFailureWords.advice(failure).map { sentence + " " + $0 } ?? sentence
  }

  /// A path, whole on a line of its own where the line can hold it.
  static func path(_ path: String?) -> Phrase { path.map { .command($0) } ?? "" }

  // MARK: The end

  /// What came of a download.
  static func phrases(for ending: DownloadEnding) -> [Phrase] {
    let entry = ending.entry
    let name = name(of: entry.item)
    switch entry.state {
    case .done:
      let size = QuantityText.size(entry.done).map { ", \($0)" } ?? ""
      return [Phrase("Downloaded \(name)\(size): ") + path(entry.path)] + warning(ending)
    case .failed(let failure):
      return [failed(name, failure)] + (ending.keepsPart ? [kept(entry)] : [])
    case .stopped:
      guard ending.keepsPart else { return [Phrase("Stopped downloading \(name).")] }
      return [Phrase("Stopped downloading \(name). ") + kept(entry)]
    case .waiting, .running, .elsewhere:
      return []
    }
  }

  /// How much of it is there, and how to go on; by the id, which is right wherever it is typed.
  private static func kept(_ entry: DownloadEntry) -> Phrase {
    let amount = amount(entry.done, of: entry.total)
    return Phrase("\(amount) is kept; to go on: ") + .command("download \(entry.item.id)")
  }

  private static func warning(_ ending: DownloadEnding) -> [Phrase] {
    guard ending.wasUnprotected else { return [] }
    return ["It came over http, which anybody on the way can read and change."]
  }

  // MARK: Orders

  /// What came of an order.
  static func phrase(for change: DownloadChange) -> Phrase {
    switch change {
    case .notUnderWay(let entry):
      return Phrase("\(name(of: entry.item)) is not being downloaded.")
    case .elsewhere(let entry):
      return Phrase("Another run is downloading \(name(of: entry.item)); stop it there.")
    case .deleted(let entry, hadFile: true):
      return Phrase("Deleted the download of \(name(of: entry.item)), with its file: ")
        + path(entry.path)
    case .deleted(let entry, hadFile: false):
      return Phrase("Deleted the download of \(name(of: entry.item)); it had no file.")
    case .leftChanged(let entry):
      return Phrase(
        "Deleted the download of \(name(of: entry.item)). Its file was changed and stays: "
      )
        + path(entry.path)
    case .notDeleted(let entry, let failure):
      return Phrase("Could not delete it: \(DownloadFailureWords.reason(failure)). It stays: ")
        + path(entry.path)
    case .unknown(.entry): return "There is no such download any more."
    case .unknown(.item(let number, let type)):
      let id = type.map { "\(ItemID($0, number))" } ?? String(number)
      return Phrase("Nothing was downloaded of \(id).")
    }
  }

  static func needsDownloads(_ order: DownloadOrder) -> Phrase {
    Phrase("Which one? ") + .command("downloads") + " lists them with their numbers; then: "
      + .command("downloads \(order.rawValue) 1")
  }

  // MARK: Pictures

  /// What came of saving a picture.
  static func phrases(for action: ItemAction, _ outcome: PictureOutcome) -> [Phrase] {
    let name = action.items.first.map(name) ?? "it"
    switch outcome {
    case .saved(let picture):
      let size = picture.size.map { ", \($0.width) x \($0.height)" } ?? ""
      let what =
        picture.wasThere
        ? "This picture of \(name)\(size) is there already: "
        : "Saved the picture of \(name)\(size): "
      let sentence = Phrase(what) + path(picture.path)
      guard picture.wasUnprotected else { return [sentence] }
      return [sentence, "It came over http, which anybody on the way can read and change."]
    case .failed(let failure):
      let sentence = Phrase(
        "Could not save the picture of \(name): \(DownloadFailureWords.reason(failure))."
      )
      return [DownloadFailureWords.advice(failure).map { sentence + " " + $0 } ?? sentence]
    case .cancelled:
      return ["Cancelled. No picture was saved."]
    }
  }
}
