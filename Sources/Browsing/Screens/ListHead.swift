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

  func line(width: Int) -> Line {
    // What is said at the right edge, the fullest that leaves room for what the list is of.
    let room = width - 2 - min(20, what.cells)
    let inForce = arrangement.isEmpty ? [] : [range] + arrangement
    let choices = [
      [range, age, skipped] + arrangement + [since], [range, age, skipped] + arrangement,
      inForce, [range, age, skipped], [age, skipped], [range], [age],
    ]
    let right = choices.map(Self.joined).first { !$0.isEmpty && $0.cells <= room }
    return Line(left: what, right: right ?? [], width: width)
  }

  private static func joined(_ facts: [TextSpan?]) -> [TextSpan] {
    Array(facts.compactMap { $0 }.map { [$0] }.joined(separator: [.text(" · ", .muted)]))
  }

  private var what: [TextSpan] {
    let head = TextSpan.text(list.topic.head(name: list.subjectName), .head)
    switch list.topic {
    case .start:
      return [head]
    case .seen(let text):
      return [head, .text(" · ", .muted)]
        + [.text("/find \(Quoted.bare(text))", .accent), .text(" searches Apple", .muted)]
    case .inquiry(.home), .inquiry(.compare):
      return [head]
    case .inquiry(.request(let request)):
      return nearMiss(request) ?? [head, place(request.country)]
    case .inquiry(let subject):
      return [head, place(subject.country)]
    }
  }

  private func place(_ country: Storefront) -> TextSpan { .text(" · \(country.name)", .muted) }

  private func nearMiss(_ request: CatalogRequest) -> [TextSpan]? {
    guard let miss = list.nearMiss else { return nil }
    var spans: [TextSpan] = []
    let head = NearMissWords.head(miss)
    spans += [.text(head.reason, .warning), .text(head.line, .head)]
    if case .search(let query) = request, !query.isOfEverything {
      spans.append(.text(" · \(RequestWords.capitalized(query.label))", .muted))
    }
    return spans + [place(request.country)]
  }

  private var range: TextSpan? {
    shown.map { .text("\($0.rangeText) of \(list.items.count)", .muted) }
  }

  private var age: TextSpan? { source?.span }

  private var skipped: TextSpan? {
    list.skipped > 0 ? .text("\(list.skipped) unreadable", .warning) : nil
  }

  /// The filter and the order in force.
  private var arrangement: [TextSpan?] {
    list.arrangement.map { .text(TextLayout.cut($0, to: 32), .accent) }
  }

  /// Since when the movements in a chart count.
  private var since: TextSpan? {
    list.movedSince.map { .text("moves since \(DayText.text(ofSecond: $0, now: now))", .muted) }
  }
}
