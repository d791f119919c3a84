import TerminalText

/// A row of a list that is made of no items: an entry, and the number that returns to it.
struct NumberedRow<Entry> {
  var number: Int
  var entry: Entry

  /// The rows of the page that a list stands at; all where nobody turns pages.
  static func page(of entries: [Entry], _ list: ListScreen, in context: DrawingContext) -> [Self] {
    let all = entries.enumerated().map { Self(number: $0.offset + 1, entry: $0.element) }
    guard context.isInteractive, context.window.rows != nil else { return all }
    let first = max(0, min(list.firstRow, all.count - 1))
    return Array(all[first...].prefix(context.window.listRows))
  }

  /// How wide the numbers of so many rows stand.
  static func numberCells(_ count: Int, in context: DrawingContext) -> Int {
    let digits = String(count).count
    return context.columns < 60 ? digits : max(3, digits)
  }
}

extension ListScreen {
  /// A screen of numbered rows, with its head above and, where somebody types, the next steps below.
  ///
  /// - Parameters:
  ///   - shown: The numbers of the rows.
  ///   - count: How many rows there are on all pages.
  ///   - body: The rows.
  ///   - width: How wide they are.
  ///   - steps: What may follow, apart from turning pages.
  ///   - context: How it is drawn.
  /// - Returns: The lines.
  func framed(
    _ shown: ClosedRange<Int>,
    of count: Int,
    _ body: [Line],
    width: Int,
    steps: [Step],
    in context: DrawingContext
  ) -> [Line] {
    let width = min(context.columns, max(width, context.textColumns))
    let head = ListHead(self, shown: shown, now: context.now).lines(width: width, in: context)
    let lines = head + [.blank] + body
    guard context.isInteractive else { return lines }
    let page: [Step] = shown.upperBound < count ? ["next"] : shown.lowerBound > 1 ? ["prev"] : []
    let all = [Step.open(shown)] + page + steps
    return lines + [.blank] + Foot.lines(all, width: width, in: context)
  }
}
