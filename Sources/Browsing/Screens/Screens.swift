import Catalog
import Records
public import TerminalText

/// Draws what is on the screen, from the state alone.
public enum Screens {
  /// The lines of the screen that a model shows, and of what plays meanwhile; see `draw(_:in:)` of a state.
  public static func draw(_ model: ViewModel, in context: DrawingContext) -> [Line] {
    var context = context
    context.playing = model.playing
    return draw(model.state, in: context)
  }

  /// The lines of a screen, none wider than the window.
  ///
  /// Where someone types, they begin with a blank line and end with what the prompt can follow at once; the line of a
  /// request that is out has none around it, since it is drawn over. In pipes there are no blank lines around any.
  public static func draw(_ state: ViewState, in context: DrawingContext) -> [Line] {
    switch state {
    case .loading(let loading):
      return [LoadingLine.line(for: loading, elapsed: 0, frame: 0, in: context)]
    case .list(let list) where list.kind == .start:
      return screen(StartScreen.lines(in: context), in: context)
    case .list(let list) where list.kind == .home && !list.findings.sections.isEmpty:
      return screen(home(list, in: context), in: context)
    case .list(let list) where !list.findings.comparison.isEmpty:
      return screen(CompareScreen(list, in: context).lines(), in: context)
    case .list(let list) where !list.screens.isEmpty:
      return screen(HistoryScreen(list, in: context).lines(), in: context)
    case .list(let list) where !list.downloads.isEmpty:
      return screen(DownloadsScreen(list, in: context).lines(), in: context)
    case .list(let list) where list.kind == .prices:
      let lines = PricesScreen(list, in: context)?.lines()
      return screen(lines ?? EmptyScreen.lines(for: list, in: context), in: context)
    case .list(let list) where list.items.isEmpty:
      return screen(EmptyScreen.lines(for: list, in: context), in: context)
    case .list(let list):
      return screen(ListPage(list, in: context).lines(), in: context)
    case .detail(let detail):
      // A card stands apart from what is said above it.
      let gap: [Line] = context.playing == nil ? [] : [.blank]
      return screen(gap + DetailCard(detail, in: context).lines(), in: context)
    case .error(let failure):
      return screen(FailureScreen.lines(for: failure, in: context), in: context)
    }
  }

  /// What Tab lists above the line that is typed.
  public static func draw(_ candidates: CandidateList, in context: DrawingContext) -> [Line] {
    context.fitted([.blank] + CandidateTable(candidates, in: context).lines())
  }

  /// The sections; turned on, the pages of all that they hold.
  private static func home(_ list: ListScreen, in context: DrawingContext) -> [Line] {
    context.isInteractive && list.firstRow > 0 && !list.items.isEmpty
      ? ListPage(list, in: context).lines() : HomeScreen(list, in: context).lines()
  }

  private static func screen(_ lines: [Line], in context: DrawingContext) -> [Line] {
    let playing = context.playing.map { PlayingLine.lines(for: $0, in: context) } ?? []
    return context.fitted((context.isInteractive ? [.blank] : []) + playing + lines)
  }
}
