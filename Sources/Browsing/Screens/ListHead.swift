import Catalog
import Records
import TerminalText

/// The line over a list: what and where, which rows, how old, and what is missing.
struct ListHead {
  private let list: ListScreen
  private let shown: ClosedRange<Int>?
  private let source: SourceText?
  private let now: Int64

  /// Makes the head of a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - shown: The numbers of the first and the last row, nil where they are not said.
  ///   - now: The time, in whole seconds since 1970.
  init(_ list: ListScreen, shown: ClosedRange<Int>?, now: Int64) {
    self.list = list
    self.shown = shown
    self.now = now
    source = SourceText(list, now: now)
  }

  /// The head in a context, in columns or in words.
  func lines(width: Int, in context: DrawingContext) -> [Line] {
    guard context.isLinear else { return lines(width: width) }
    let range = shown.map { TextSpan.text("\($0.linearText) of \(rowsInAll)", .muted) }
    let rest = ([range, age, skipped] + arrangement + [since]).compactMap { $0 }
    let facts = what + rest.map { [$0] }
    return Phrase.joined(facts.map(Phrase.init(linear:)), by: ", ").lines(width: width)
  }

  private func lines(width: Int) -> [Line] {
    let facts = what
    guard
      let miss = list.nearMiss, let first = facts.first,
      first.cells > width - 2 - (edges(within: width).last?.cells ?? 0)
    else { return [line(of: facts, width: width)] }
    // Why the line was no command is said whole, over the head of the search that it became.
    let reason = Phrase(reason(of: miss), .warning)
    return reason.lines(width: width) + [line(of: asked, width: width)]
  }

  private func line(of facts: [[TextSpan]], width: Int) -> Line {
    var facts = facts
    let whole = Self.joined(facts).cells
    // In a narrow window where it was looked for gives way to the rows, the source and the filter.
    let kept = width < 60 ? facts.first?.cells ?? 0 : whole
    // What is said at the right edge, the fullest that leaves room for what the list is of.
    let room = width - 2 - min(20, kept)
    let edges = edges(within: room)
    let right =
      edges.prefix(2).first { whole + 2 + $0.cells <= width }
      ?? edges.dropFirst().first { $0.cells <= room } ?? []
    // Where it was looked for is said whole or not at all.
    while facts.count > 1, Self.joined(facts).cells > width - 2 - right.cells {
      facts.removeLast()
    }
    return Line(left: Self.joined(facts), right: right, width: width)
  }

  /// What can be said at the right edge, from all of it to the least.
  private func edges(within room: Int) -> [[TextSpan]] {
    let inForce = arrangement.isEmpty ? [] : [range] + arrangement
    // Rows that are left out without a word are worse than a word that is cut.
    let cut = TextLayout.cut(list.arrangement.joined(separator: " · "), to: max(0, room))
    let choices = [
      [range, age, skipped] + arrangement + [since], [range, age, skipped] + arrangement,
      inForce, arrangement, cut.isEmpty ? [] : [.text(cut, .accent)], [range, age, skipped],
      [age, skipped], [range], [age],
    ]
    return choices.map { facts in Self.joined(facts.compactMap { $0 }.map { [$0] }) }
      .filter { !$0.isEmpty }
  }

  private static func joined(_ facts: [[TextSpan]]) -> [TextSpan] {
    Array(facts.joined(separator: [.text(" · ", .muted)]))
  }

  /// What the list is of, fact by fact.
  private var what: [[TextSpan]] {
    guard let miss = list.nearMiss else { return asked }
    switch list.topic {
    case .inquiry(.request(let request)):
      return nearMiss(miss, request)
    case .seen:
      let head = RequestWords.uncapitalized(list.topic.head(name: nil))
      return [[.text(reason(of: miss), .warning), .text(head, .head)]] + asked.dropFirst()
    case .start, .inquiry, .watchlist, .deals, .prices, .history, .downloads:
      return asked
    }
  }

  /// What was asked, and where.
  private var asked: [[TextSpan]] {
    let head = [TextSpan.text(list.topic.head(name: list.subjectName), .head)]
    switch list.topic {
    case .start, .inquiry(.home), .inquiry(.compare), .inquiry(.refresh), .watchlist, .deals,
      .history(""), .downloads:
      return [head]
    case .prices(let storeID):
      return [head] + (Storefront(code: storeID.country).map { [place($0)] } ?? [])
    case .history(let text):
      let search = "/history \(Quoted.bare(text))"
      return [head, [.text(search, .accent), .text(" searches Apple", .muted)]]
    case .seen where list.source?.isOffline == true:
      // It takes the place of a search of Apple's.
      return [head]
    case .seen(let text):
      let search = "/find \(Quoted.bare(text))"
      return [head, [.text(search, .accent), .text(" searches Apple", .muted)]]
    case .inquiry(let subject):
      return [head, place(subject.country)]
    }
  }

  private func place(_ country: Storefront) -> [TextSpan] { [.text(country.name, .muted)] }

  /// Why a line was no command, as it stands before what was done instead.
  private func reason(of miss: NearMiss) -> String {
    // What was seen takes the place of the search that could not be made.
    if case .seen = list.topic { return "\(NearMissWords.reason(miss.reason)); " }
    return NearMissWords.head(miss).reason
  }

  private func nearMiss(_ miss: NearMiss, _ request: CatalogRequest) -> [[TextSpan]] {
    let line = NearMissWords.head(miss).line
    var facts: [[TextSpan]] = [[.text(reason(of: miss), .warning), .text(line, .head)]]
    if case .search(let query) = request, !query.isOfEverything {
      facts.append([.text(RequestWords.capitalized(query.label), .muted)])
    }
    return facts + [place(request.country)]
  }

  private var range: TextSpan? {
    shown.map { .text("\($0.rangeText) of \(rowsInAll)", .muted) }
  }

  /// How many rows there are, or matches of which they are the best.
  private var rowsInAll: String {
    CountText.text(list.matchCount ?? .exactly(list.lineCount))
  }

  private var age: TextSpan? { source?.span }

  private var skipped: TextSpan? {
    list.skipped > 0 ? .text("\(list.skipped) unreadable", .warning) : nil
  }

  /// The filter and the order in force.
  private var arrangement: [TextSpan?] {
    list.arrangement.map { .text(TextLayout.cut($0, to: 32), .accent) }
  }

  /// Since when the movements in a chart count: a day, or where that is the day of the chart itself, so many hours.
  private var since: TextSpan? {
    guard let start = list.movedSince else { return nil }
    let day = DayText.text(ofSecond: start, now: now)
    guard let end = list.source?.fetchedAt, day == DayText.text(ofSecond: end, now: now) else {
      return .text("moves since \(day)", .muted)
    }
    return .text("moves in \((end - start) / 3_600) h", .muted)
  }
}
