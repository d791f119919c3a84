import Catalog
import Records
public import TerminalText

/// The answers that are no screens, in words.
public enum NoticeWords {
  /// The lines of a notice, without a blank line before or behind.
  ///
  /// None is wider than the window but an address that is to be taken from the screen, which the terminal wraps.
  public static func lines(for notice: Notice, in context: DrawingContext) -> [Line] {
    switch notice {
    case .help(let topic):
      HelpWords.lines(for: topic, width: context.columns, isLinear: context.isLinear)
    case .settings(let rows): context.fitted(table(of: rows, in: context))
    case .profiles(let report): context.fitted(ProfileWords.lines(for: report, in: context))
    case .examined(let diagnosis): context.fitted(DoctorWords.lines(for: diagnosis, in: context))
    case .acted(let action, let outcome): ActionWords.lines(for: action, outcome, in: context)
    case .changed, .refused, .nothing, .atTheEnd, .noMoreMatches, .noPage, .nothingToRetry,
      .nothingToReload, .noList, .notArranged, .needsRow, .nothingBelongs, .lacks, .unknownItems,
      .otherType,
      .screenGone, .cancelled, .interrupted, .moreFound, .watched, .notWatched, .watchedInSeveral,
      .tookBack, .asksToForget, .forgot, .nothingToForget, .notForgotten, .stopped, .nothingPlays,
      .madeProfile, .exported, .notExported, .noFeeds, .imported, .notImported, .notMatched,
      .feedsMatched, .picture, .downloading, .downloadEnded, .changedDownload, .needsDownloads:
      context.fitted(
        phrases(for: notice, in: context).flatMap { $0.lines(width: context.textColumns) }
      )
    }
  }

  private static func phrases(for notice: Notice, in context: DrawingContext) -> [Phrase] {
    switch notice {
    case .help, .settings, .acted, .profiles, .examined: []
    case .changed(let row): [Phrase(SettingWords.change(to: row))]
    case .refused(let refusal): RefusalWords.phrases(for: refusal)
    case .nothing(.back): ["There is no screen before this one."]
    case .nothing(.forward): ["There is no screen after this one."]
    case .atTheEnd(.forward): ["There is nothing after this."]
    case .atTheEnd(.back): ["There is nothing before this."]
    case .noMoreMatches(let count, of: let all):
      [
        Phrase("These are the best \(CountText.grouped(count)) of \(CountText.text(all)).")
          + " More words narrow it down."
      ]
    case .noPage(let page, of: let pages): [Phrase(noPage(page, of: pages))]
    case .nothingToRetry: ["Nothing failed or was interrupted, so there is nothing to retry."]
    case .nothingToReload: ["This screen asked nothing, so there is nothing to reload."]
    case .noList: ["There is no list here."]
    case .notArranged(nil): ["filter and sort are for the list under this: " + .command("l")]
    case .notArranged(.home?):
      ["filter and sort are for a single list, as of: " + .command("charts movies")]
    case .notArranged: ["This list is neither filtered nor sorted."]
    case .screenGone: ["The screen that stood here is no longer kept."]
    case .cancelled: ["Cancelled. To ask again: " + .command("retry")]
    case .needsRow(let name):
      // These forms are right in a one-shot too, where a bare number is an id.
      [
        Phrase("\(RequestWords.capitalized(name.rawValue)) what? Name a row or an item: ")
          + .command("\(example(of: name)) row:1") + ", "
          + .command("\(example(of: name)) id:123")
      ]
    case .nothingBelongs(let item): [Phrase(nothingBelongs(to: item))]
    case .lacks(.play, let items): items.map(PlayingWords.lacking)
    case .picture(let action, let outcome): DownloadWords.phrases(for: action, outcome)
    case .downloading(let report):
      DownloadWords.phrases(for: report, isInteractive: context.isInteractive)
    case .downloadEnded(let ending): DownloadWords.phrases(for: ending)
    case .changedDownload(let change): [DownloadWords.phrase(for: change)]
    case .needsDownloads(let order): [DownloadWords.needsDownloads(order)]
    case .lacks(let kind, let items): [Phrase(ActionWords.lacking(kind, items))]
    case .stopped(let action): action.items.map { Phrase(PlayingWords.stopped($0)) }
    case .nothingPlays: ["Nothing is playing, so there is nothing to stop."]
    case .unknownItems(let ids): [Phrase(ActionWords.unknown(ids))]
    case .otherType(let number, let wanted, let found):
      [Phrase(NoteWords.otherType(number, wanted: wanted, found: found))]
    case .interrupted(let subject): [interrupted(subject)]
    case .moreFound(0): ["All charts have been searched now, and nothing was found."]
    case .moreFound(let count):
      [
        Phrase("\(count) more found. To see \(count == 1 ? "it" : "them"): ") + .command("list")
      ]
    case .watched(let report): WatchReportWords.phrases(for: report)
    case .notWatched(let reference): [WatchReportWords.notWatched(reference)]
    case .watchedInSeveral(let storeIDs): [WatchReportWords.several(storeIDs)]
    case .exported(let export): [ExchangeWords.done(export)]
    case .notExported(let export, let failure): [ExchangeWords.failed(export, failure)]
    case .noFeeds(let export): [ExchangeWords.noFeeds(export)]
    case .imported(let report): ExchangeWords.done(report)
    case .notImported(let file, let refusal): [ExchangeWords.failed(file, refusal)]
    case .notMatched(let item): [ExchangeWords.notMatched(item)]
    case .feedsMatched(let found, let absent):
      [ExchangeWords.matched(found: found, absent: absent)]
    case .tookBack(let outcome): UndoWords.phrases(for: outcome, now: context.now)
    case .asksToForget(let wish, let counts): [ForgetWords.question(wish, counts)]
    case .forgot(let wish, let counts): [ForgetWords.done(wish, counts)]
    case .nothingToForget(let wish): [ForgetWords.nothing(wish)]
    case .madeProfile(let name, let creation): ProfileWords.phrases(for: name, creation)
    case .notForgotten: ["Nothing was forgotten."]
    }
  }

  /// The command with what must stand before the row.
  private static func example(of name: CommandName) -> String {
    name.entry.arguments == .copying ? "\(name.rawValue) \(CopyField.url.rawValue)" : name.rawValue
  }

  private static func noPage(_ page: Int, of pages: Int) -> String {
    "There is no page \(page): the list has \(pages == 1 ? "one" : String(pages))."
  }

  private static func nothingBelongs(to item: Item) -> String {
    let name = ItemText.line(item.name).map(Quoted.text) ?? "this \(item.id.type.word)"
    return "Apple does not say what there is more of for \(name)."
  }

  private static func interrupted(_ subject: Inquiry.Subject) -> Phrase {
    Phrase("The last run ended while it was \(SubjectWords.gerund(subject)).")
      + " To ask again: " + .command("retry")
  }

  private enum Part: Hashable {
    case key, value, meaning, origin
  }

  private static func table(of rows: [SettingRow], in context: DrawingContext) -> [Line] {
    let columns = [
      Column(Part.key, rank: 1, isEssential: true),
      Column(Part.value, rank: 0, share: 3, minimum: 4, isEssential: true),
      Column(Part.meaning, rank: 3, share: 2, minimum: 10),
      Column(Part.origin, rank: 2),
    ]
    guard !context.isLinear else {
      return rows.flatMap { row in
        let facts = [Part.value, .meaning, .origin].compactMap { cell(row, $0) }
        let words = Phrase.joined(
          facts.filter { !$0.text.isEmpty }.map { Phrase($0.text, $0.style) },
          by: ", "
        )
        return (Phrase("\(row.key.rawValue): ", .muted) + words).lines(width: context.columns)
      }
    }
    let layout = ColumnLayout(
      fitting: columns,
      widths: ColumnLayout.widths(of: columns, in: rows, cell: cell),
      available: context.textColumns,
      gap: 3,
      stretch: 0
    )
    return rows.map { row in Line(layout.spans { cell(row, $0) }) }
  }

  private static func cell(_ row: SettingRow, _ part: Part) -> Cell? {
    switch part {
    case .key: Cell(row.key.rawValue, .muted)
    case .value: row.value.isEmpty ? nil : Cell(Quoted.bare(row.value))
    case .meaning: Cell(SettingWords.meaning(of: row), .muted)
    case .origin: Cell(SettingWords.origin(row.origin), .muted)
    }
  }
}
