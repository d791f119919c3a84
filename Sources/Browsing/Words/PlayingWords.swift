import Catalog
import Records
import TerminalText

/// What plays, in words.
enum PlayingWords {
  /// What stands beside a preview, as Apple's terms ask.
  static let courtesy = "provided courtesy of iTunes"

  /// What is played of an item, within a sentence: `the preview of “Suzanne”`, of an episode its name.
  static func what(_ item: Item) -> String {
    let name = ItemText.line(item.name).map(Quoted.text) ?? "this \(item.id.type.word)"
    return item.id.type == .podcastEpisode ? name : "the preview of \(name)"
  }

  /// That it plays now, how to end it, and with a preview the address of its store page.
  static func started(
    _ item: Item,
    at address: String?,
    by program: String,
    in context: DrawingContext
  ) -> [Line] {
    let isOpen = address?.lowercased().hasPrefix("http:") == true
    let way = isOpen ? ", over plain http" : ""
    var said = Phrase("Playing \(what(item)) with \(Quoted.bare(program))\(way).")
    if context.isInteractive { said += " To end it: " + .command("stop") }
    let lines = context.fitted(said.lines(width: context.textColumns))
    guard item.id.type != .podcastEpisode else { return lines }
    let courtesy = "P" + courtesy.dropFirst()
    guard let address = item.storeURL.flatMap(Address.safe) else {
      return lines + context.fitted(Phrase("\(courtesy).", .muted).lines(width: context.columns))
    }
    let lead = TextSpan.text("\(courtesy):", .muted)
    let link = TextSpan.text(address, .accent, link: address)
    let whole = Line([lead, .text(" "), link])
    // An address stands whole, so that it can be selected: the terminal wraps it.
    guard whole.spans.cells > context.columns else { return lines + [whole] }
    return lines + context.fitted([Line([lead])]) + [Line([link])]
  }

  /// That it was ended.
  static func stopped(_ item: Item) -> String { "Stopped \(what(item))." }

  /// That there is nothing to play, and where there may be something.
  static func lacking(_ item: Item) -> Phrase {
    let name = ItemText.line(item.name).map(Quoted.text) ?? "this \(item.id.type.word)"
    let start = RequestWords.capitalized(name)
    let more = "more \(item.id.type.rawValue):\(item.id.number)"
    switch item.id.type {
    case .podcastEpisode:
      return Phrase("\(start) has no address to play.")
    case .podcast:
      return Phrase("\(start) is a podcast; to list the episodes that can be played: ")
        + .command(more)
    case .album:
      return Phrase("\(start) has no preview, but its songs may. To list them: ") + .command(more)
    case .tvSeason:
      return Phrase("\(start) has no preview, but its episodes may. To list them: ")
        + .command(more)
    case .movie, .tvEpisode, .song, .musicVideo, .artist, .audiobook, .ebook, .app, .macApp:
      return Phrase("\(start) has no preview.")
    }
  }
}
