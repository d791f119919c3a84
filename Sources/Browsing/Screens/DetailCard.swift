import Catalog
import Records
import TerminalText

/// One item with all that is known of it, on a card.
struct DetailCard {
  /// The cells that no description is wider than.
  private static let proseColumns = 76

  private let detail: Detail
  private let context: DrawingContext

  init(_ detail: Detail, in context: DrawingContext) {
    self.detail = detail
    self.context = context
  }

  func lines() -> [Line] {
    var sections = [head]
    let rows = DetailRows(detail, width: inner, in: context).lines()
    if !rows.isEmpty { sections.append(rows) }
    let description = self.description
    if !description.isEmpty { sections.append(description) }
    if let shortfall = detail.shortfall { sections.append(note(on: shortfall)) }
    var text = Array(sections.joined(separator: [.blank]))
    guard context.isInteractive else { return onCard(text) }
    if context.grounds.paints(.card) { text.insert(.blank, at: 0) }
    return picture + onCard(text + [.blank])
      + Foot.lines(steps, width: context.textColumns, in: context)
  }

  /// The picture stands above the card, on the terminal's own ground.
  private var picture: [Line] {
    context.picture.map { $0.lines + [.blank] } ?? []
  }

  /// The cells of the text: the card has one more on each side.
  private var inner: Int { context.isLinear ? context.columns : max(1, context.textColumns - 2) }

  private func onCard(_ lines: [Line]) -> [Line] {
    guard !context.isLinear else { return lines }
    return lines.map { line in
      line.indented(by: line == .blank ? 0 : 1).on(.card, fill: context.textColumns)
    }
  }

  // MARK: The text

  private var head: [Line] {
    let item = detail.item
    let name = Phrase(ItemText.line(item.name) ?? ItemText.nameless, .strong)
    let facts = ItemFacts.lines(of: item, width: inner, isLinear: context.isLinear)
    guard let watching = detail.entry.map(WatchWords.state) else {
      return name.lines(width: inner) + facts
    }
    // Beside the title where it has room, else under it.
    let beside = inner - DisplayWidth.of(watching) - 3
    let lines = name.lines(width: inner)
    guard !context.isLinear, lines.count == 1, DisplayWidth.of(name.plain) <= beside else {
      return lines + Phrase(watching, .accent).lines(width: inner) + facts
    }
    return [Line(left: name.spans, right: [.text(watching, .accent)], width: inner)] + facts
  }

  private var description: [Line] {
    guard let description = detail.item.description else { return [] }
    let paragraphs = Cleaning.paragraphs(description)
    let width = context.isLinear ? inner : min(inner, Self.proseColumns)
    return TextLayout.wrap(paragraphs, width: width).map { line in
      line.isEmpty ? .blank : Line(line)
    }
  }

  private func note(on shortfall: Shortfall) -> [Line] {
    var phrase = Phrase(
      ShortfallWords.sentence(for: shortfall, serviceHost: context.serviceHost),
      .warning
    )
    guard context.isInteractive else {
      return phrase.lines(width: min(inner, Self.proseColumns))
    }
    switch shortfall {
    case .absent: break
    case .failed, .budget: phrase += Phrase(" To ask again: ", .warning) + .command("retry")
    case .cancelled: phrase += Phrase(" To ask for the rest: ", .warning) + .command("retry")
    // What was out when the last run ended is not what `retry` repeats.
    case .notAsked: phrase += Phrase(" To ask for the rest: ", .warning) + .command("reload")
    }
    return phrase.lines(width: min(inner, Self.proseColumns))
  }

  private var steps: [Step] {
    let item = detail.item
    let count = detail.list.items.count
    var steps: [Step] = ["back"]
    let neighbour: [Step] = detail.row + 1 < count ? ["next"] : detail.row > 0 ? ["prev"] : []
    let player = playerSteps
    // Where there is something to hear, that comes first.
    if player.isEmpty { steps += neighbour }
    steps += player
    let country = Storefront(code: item.country) ?? detail.list.country ?? .unitedStates
    if Belongings(to: item, country: country) != nil { steps.append("more") }
    if item.id.type.isSold { steps.append("compare") }
    if !player.isEmpty { steps += neighbour }
    return steps + ["list"]
  }

  /// To end what plays, or to hear the item.
  private var playerSteps: [Step] {
    if context.playing?.item.storeID == detail.item.storeID { return ["stop"] }
    let isPlayable = ItemAction(.play, [detail.item]) != nil
    return isPlayable ? ["play"] : context.playing == nil ? [] : ["stop"]
  }
}
