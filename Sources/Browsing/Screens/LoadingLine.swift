import Catalog
public import TerminalText

/// The line of an inquiry that is out: what is waited for, how far it is, and how long it has taken.
public enum LoadingLine {
  /// One line, never wider than the window.
  ///
  /// Where the request budget makes it wait, the seconds that are left stand in place of those that have passed.
  ///
  /// - Parameters:
  ///   - loading: The inquiry.
  ///   - seconds: How long it has been out.
  ///   - frame: Counts up with each repainting; it turns the spinner.
  ///   - context: Without someone who types there is neither a spinner nor a hint at Ctrl-C; read out, nothing moves.
  /// - Returns: The line, to be drawn over the one before, or to stand where nothing moves.
  public static func line(
    for loading: Loading,
    elapsed seconds: Int,
    frame: Int,
    in context: DrawingContext
  ) -> Line {
    let width = context.textColumns
    let doing = LoadingWords.doing(loading)
    guard context.isInteractive else {
      return context.fitted([Line([.text(doing)].cut(to: width))])[0]
    }
    if context.isLinear {
      let facts = [LoadingWords.progress(loading), loading.budgetWait.map { "\($0) s" }]
      let rest = facts.compactMap { $0 }.map { ", \($0)" }.joined() + ". Ctrl-C cancels."
      // What is waited for is cut, not how far it is and how it ends.
      let words = TextLayout.cut(doing, to: max(8, width - DisplayWidth.of(rest)))
      return context.fitted([Line([TextSpan.text(words + rest)].cut(to: width))])[0]
    }
    let spinner: [TextSpan] =
      context.spinner.character(in: frame).map { [.text($0, .accent), .space()] } ?? []
    let shown = loading.budgetWait ?? seconds
    let elapsed: [TextSpan] = shown > 0 ? [.space(3), .text("\(shown) s", .muted)] : []
    let progress: [TextSpan] =
      LoadingWords.progress(loading).map { [.space(3), .text($0, .muted)] } ?? []
    let hint: [TextSpan] = [.text("^C cancels", .muted)]
    // What is waited for gives way to how long: that shows that something is still going on.
    let counts = progress + elapsed
    let full = width - hint.cells - 2
    let room = full - counts.cells - 2 >= 16 ? full : width
    let tail = room - counts.cells - 2 >= 8 ? counts : elapsed
    let words = [TextSpan.text(doing)].cut(to: room - tail.cells - spinner.cells)
    let left = spinner + words + tail
    return context.fitted([Line(left: left, right: room == full ? hint : [], width: width)])[0]
  }
}
