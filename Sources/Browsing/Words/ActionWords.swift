import Catalog
import Records
import TerminalText

/// What other programs did with items, in words.
enum ActionWords {
  /// The answer, and the texts themselves where that is all that can be had.
  static func lines(
    for action: ItemAction,
    _ outcome: ActionOutcome,
    in context: DrawingContext
  ) -> [Line] {
    if case .done(let program) = outcome, action.kind == .play, let item = action.items.first {
      return PlayingWords.started(item, at: action.values.first, by: program, in: context)
    }
    let said = phrases(for: action, outcome).flatMap { $0.lines(width: context.textColumns) }
    guard outcome.leavesTextsToReader, action.values.count <= textsShown else {
      return context.fitted(said)
    }
    // Whole, so that it can be selected: the terminal wraps it, and knows that it is one line.
    let texts = action.values.map { text in
      Line([.text(text, .accent, link: Address.safe(text))])
    }
    return context.fitted(said) + texts
  }

  /// More than a screen should not be filled with what was to go elsewhere.
  private static let textsShown = 20

  private static func phrases(for action: ItemAction, _ outcome: ActionOutcome) -> [Phrase] {
    let count = action.items.count
    let what = subject(of: action)
    switch (outcome, action.kind) {
    case (.done(let program), .copy):
      return [Phrase("Copied \(what) with \(Quoted.bare(program))\(rest(of: action)).")]
    case (.done(let program), .open):
      return [Phrase("Opened \(what) with \(Quoted.bare(program))\(rest(of: action)).")]
    case (.done(let program), .play):
      return [Phrase("Playing \(what) with \(Quoted.bare(program)).")]
    case (.askedTerminal(let multiplexer), _):
      return [
        Phrase("Asked the terminal (OSC 52) to copy \(what)\(rest(of: action)). ")
          + doubt(multiplexer)
      ]
    case (.noDisplay, _):
      return [Phrase("There is no display to open \(count == 1 ? "it" : "them") on:")]
    case (.done, .artwork), (.done, .download):
      // What is saved has words of its own.
      return []
    case (.failed(let failure), _):
      return [Phrase(sentence(for: failure, action))]
    }
  }

  // MARK: What it was done with

  /// `the address of “Metropolis”`, `the id of “Metropolis”`, `4 titles`; to open `“Metropolis”`, `3 pages`.
  private static func subject(of action: ItemAction) -> String {
    let count = action.items.count
    guard count == 1, let item = action.items.first else {
      return "\(count) \(noun(action.kind, isOne: false))"
    }
    switch action.kind {
    case .copy: return "the \(noun(action.kind, isOne: true)) of \(name(of: item))"
    case .open, .artwork, .download: return name(of: item)
    case .play: return PlayingWords.what(item)
    }
  }

  private static func noun(_ kind: ActionKind, isOne: Bool) -> String {
    switch kind {
    case .copy(.url): isOne ? "address" : "addresses"
    case .copy(.feed): isOne ? "feed address" : "feed addresses"
    case .copy(.id): isOne ? "id" : "ids"
    case .copy(.artwork): isOne ? "artwork address" : "artwork addresses"
    case .copy(.title): isOne ? "title" : "titles"
    case .open: isOne ? "store address" : "pages"
    case .play: isOne ? "preview" : "previews"
    case .artwork: isOne ? "picture" : "pictures"
    case .download: isOne ? "episode" : "episodes"
    }
  }

  private static func name(of item: Item) -> String {
    ItemText.line(item.name).map(Quoted.text) ?? "this \(item.id.type.word)"
  }

  /// That some of those meant were left out.
  private static func rest(of action: ItemAction) -> String {
    switch action.lacking {
    case 0: ""
    case 1: "; 1 has none"
    default: "; \(action.lacking) have none"
    }
  }

  /// That nothing was there to do it with.
  static func lacking(_ kind: ActionKind, _ items: [Item]) -> String {
    if case .download = kind { return notDownloaded(items) }
    let noun = noun(kind, isOne: true)
    guard items.count == 1, let item = items.first else {
      let article = noun.first.map { "aeiou".contains($0) } == true ? "an" : "a"
      return "None of the \(items.count) has \(article) \(noun)."
    }
    return "\(RequestWords.capitalized(name(of: item))) has no \(noun)."
  }

  /// That only episodes are downloaded.
  private static func notDownloaded(_ items: [Item]) -> String {
    guard items.count == 1, let item = items.first else {
      return
        "None of the \(items.count) is an episode of a podcast, and previews are stream-only: play plays them."
    }
    let name = RequestWords.capitalized(name(of: item))
    switch item.id.type {
    case .podcastEpisode:
      return "\(name) has no address that could be downloaded."
    case .podcast:
      return "\(name) is a podcast: more lists its episodes, and they can be downloaded."
    case .movie, .tvEpisode, .song, .musicVideo, .album, .audiobook, .ebook:
      return "\(name) is not downloaded: Apple's previews are stream-only. To hear or see it: play"
    case .tvSeason, .artist, .app, .macApp:
      return "\(name) is not downloaded: only episodes of podcasts are."
    }
  }

  static func unknown(_ ids: [Int64]) -> String {
    let list = ids.map(String.init).joined(separator: ", ")
    return "Nothing is known under the \(ids.count == 1 ? "id" : "ids") \(list)."
  }

  // MARK: How it went

  /// Nobody hears from a terminal whether it has copied.
  private static func doubt(_ multiplexer: Multiplexer?) -> Phrase {
    switch multiplexer {
    case nil: "Not all do it."
    case .tmux:
      "tmux hands it on if " + .command("set-clipboard") + " or " + .command("allow-passthrough")
        + " is on."
    case .screen: "screen hands it on, and not all do it."
    }
  }

  private static func sentence(for failure: ActionFailure, _ action: ItemAction) -> String {
    let them = action.items.count == 1 ? "it" : "them"
    // A player may fail when something else has been looked at for long.
    let object = action.kind == .play ? subject(of: action) : them
    let deed = "\(action.kind.command.rawValue) \(object)"
    switch failure {
    case .noWay where action.kind == .play:
      return "There is no player here: no mpv, ffplay or VLC. set player NAME names another."
    case .noWay:
      return "There is no way to \(deed) here: no wl-copy, xclip, pbcopy or OSC 52."
    case .missing(let program):
      return "\(Quoted.bare(program)) was not found, so nothing can \(deed)."
    case .notStarted(let program):
      return "\(Quoted.bare(program)) could not be started to \(deed)."
    case .ended(let program, let status):
      return "\(Quoted.bare(program)) could not \(deed) (status \(status))."
    case .killed(let program):
      let time = action.kind == .play ? "while it was to" : "before it could"
      return "\(Quoted.bare(program)) was killed \(time) \(deed)."
    case .cancelled:
      return "Cancelled."
    case .noAnswer(let program):
      return "\(Quoted.bare(program)) did not \(deed) in time and was stopped."
    case .offline:
      return "Offline nothing can \(deed): it would take the network."
    case .bundled:
      return "There is nothing to play in the bundled catalogue: its addresses lead nowhere."
    case .tooLong(let most):
      return "That is too long for the terminal's clipboard, which takes \(most) bytes."
    }
  }
}

extension ActionOutcome {
  /// Whether nobody but the reader can take the texts any further.
  fileprivate var leavesTextsToReader: Bool {
    switch self {
    case .done, .askedTerminal, .failed(.tooLong), .failed(.bundled), .failed(.cancelled): false
    case .noDisplay, .failed: true
    }
  }
}
