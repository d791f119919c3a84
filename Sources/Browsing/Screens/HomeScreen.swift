import Catalog
import TerminalText

/// The charts of a country, the first rows of each, under a featured title and before what is coming and what was seen.
struct HomeScreen {
  /// The rows of a section where nothing limits them, and the most where a window does.
  private static let mostRows = 10
  /// The rows of a section at least: a window that is too low for them scrolls.
  private static let leastRows = 3

  private let list: ListScreen
  private let context: DrawingContext
  private let blocks: [HomeBlock]
  private let table: HomeTable

  init(_ list: ListScreen, in context: DrawingContext) {
    self.list = list
    self.context = context
    let all = HomeBlock.all(of: list, now: context.now)
    let most = Self.rows(for: all, in: context)
    blocks = all.map { $0.prefix(most) }
    table = HomeTable(for: blocks, of: list, in: context)
  }

  func lines() -> [Line] {
    var lines = ListHead(list, shown: nil, now: context.now).lines(width: width, in: context)
    lines += ListNotes.lines(for: list, rows: 0, in: context) + [.blank]
    lines += featured + blocks.flatMap { self.lines(of: $0) }
    guard context.isInteractive else { return lines }
    return lines + [.blank] + Foot.lines(steps, width: width, in: context)
  }

  /// The cells that heads and foot reach to, so that they end where the last column does.
  private var width: Int { min(context.columns, max(table.width, context.textColumns)) }

  /// How many rows each section may have so that all of them fill the window.
  private static func rows(for blocks: [HomeBlock], in context: DrawingContext) -> Int {
    guard context.isInteractive, context.window.rows != nil else { return mostRows }
    let full = blocks.filter { !$0.rows.isEmpty }.count
    // The featured title, a head for each section, and a line for each that says why it is not there.
    let taken = 1 + blocks.count + (blocks.count - full)
    let room = context.window.listRows - min(taken, context.window.listRows)
    return max(leastRows, min(mostRows, room / max(1, full)))
  }

  // MARK: Sections

  private func lines(of block: HomeBlock) -> [Line] {
    let command = block.command.map { [TextSpan.text($0, .accent)] } ?? []
    let title = [TextSpan.text(block.title, .strong)]
    if context.isLinear {
      let head = Phrase.joined(
        [title, command].filter { !$0.isEmpty }.map(Phrase.init(linear:)),
        by: ": "
      )
      let rows = block.rows.flatMap { table.linear($0, mark: block.mark, in: context) }
      let problem = problem(of: block).map { Phrase(linear: [$0]).lines(width: context.columns) }
      return head.lines(width: context.columns) + (problem ?? rows)
    }
    let head = Line(left: title, right: command, width: width)
    guard let problem = problem(of: block) else {
      return [head] + block.rows.map { table.line($0, mark: block.mark) }
    }
    return [head, Line([.space(2)] + [problem].cut(to: width - 2))]
  }

  private func problem(of block: HomeBlock) -> TextSpan? {
    guard block.rows.isEmpty else { return nil }
    switch block.failure {
    case nil:
      return .text(block.emptiness, .muted)
    case let error? where error.code == .noChart:
      return .text(RequestWords.noChart(in: list.country ?? .unitedStates) + ".", .muted)
    case let error?:
      let reason = FailureAccount.reason(for: error, serviceHost: context.serviceHost)
      return .text("Not here: \(reason).", .warning)
    }
  }

  // MARK: The featured title

  /// Another one each day, out of the first chart that has any.
  private var featured: [Line] {
    guard
      let rows = HomeBlock.charts(of: list).first(where: { !$0.rows.isEmpty })?.rows
    else { return [] }
    let day = Int((context.now / 86_400) % Int64(rows.count))
    let start = day < 0 ? day + rows.count : day
    let turned = Array(rows[start...] + rows[..<start])
    guard
      let item = turned.map(\.item).featured,
      let row = turned.first(where: { $0.item.id == item.id })
    else { return [] }
    if context.isLinear { return table.linear(featured: row, in: context) }
    let maker = [item.creator, item.released.map { String($0.year) }].compactMap(ItemText.line)
    let price = PriceText(item.price, of: item, among: false)
    let head: [TextSpan] = [.text("Featured", .strong)]
    var spans: [TextSpan] = [
      .text("\(row.number)", .muted), .space(2),
      .text(ItemText.line(item.name) ?? ItemText.nameless),
    ]
    if !maker.isEmpty { spans.append(.text(" · " + maker.joined(separator: ", "), .muted)) }
    if let price { spans += [.text(" · ", .muted), .text(price.text, price.style)] }
    // Beside the word there must be room for a title.
    guard width >= 40 else { return [Line(head), Line(([.space(2)] + spans).cut(to: width))] }
    return [Line((head + [.space(3)] + spans).cut(to: width))]
  }

  private var steps: [Step] {
    // The rows that no section has room for open too.
    let count = list.items.count
    var steps = count > 0 ? [Step.open(1...count)] : []
    if SourceText(list, now: context.now)?.isOld == true { steps.append("reload") }
    if let command = blocks.lazy.compactMap(\.command).first { steps.append(.type(command)) }
    return steps + ["back"]
  }
}
