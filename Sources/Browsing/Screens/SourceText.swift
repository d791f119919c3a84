import Records
import TerminalText

/// Where a list's items are from and how old they are, as its head says it.
struct SourceText: Equatable {
  /// `live`, `demo`, `8 min old`, `3 Nov`, `chart of 30 Nov`, `seen`, `offline, 3 days old`.
  var text: String
  /// Whether a new answer would be asked for: after an hour, of a chart after a day.
  var isOld: Bool
  /// The age as it stands behind "the answer is": `8 min old`, `of 3 Nov`.
  var sentenceText: String

  init?(_ list: ListScreen, now: Int64) {
    switch list.kind {
    case .chart, .home: self.init(list.source, isChart: true, now: now)
    case .start, .results, .compare, .watchlist, .deals, .prices, .history, .downloads:
      self.init(list.source, isChart: false, now: now)
    }
  }

  private init?(_ source: Source?, isChart: Bool, now: Int64) {
    guard let source else { return nil }
    let isChart = isChart || source.origin == .chart
    let (age, isOutOfRange) = now.subtractingReportingOverflow(source.fetchedAt)
    let isYoung = !isOutOfRange && age < 60 && age > -60
    let ageText = RelativeAge.text(of: source.fetchedAt, now: now)
    sentenceText = ageText.hasSuffix(" old") ? ageText : "of \(ageText)"
    isOld = isOutOfRange || age >= (isChart ? 86_400 : 3_600) || age <= -60
    switch source.origin {
    case .demo:
      text = "demo"
      isOld = false
    case .seen:
      text = "seen"
      isOld = false
    case .live, .cache, .chart:
      if isChart {
        text = "chart of " + DayText.text(ofSecond: source.fetchedAt, now: now)
      } else {
        text = source.origin == .live && isYoung ? "live" : ageText
      }
    }
    // Offline nothing can be asked for, so the age is said and no more.
    if source.isOffline, source.origin != .demo {
      text = text == "live" ? "offline" : "offline, \(text)"
    }
  }

  var span: TextSpan { .text(text, isOld ? .warning : .muted) }
}
