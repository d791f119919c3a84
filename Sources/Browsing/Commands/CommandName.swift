/// The commands; the raw value is the word that is typed.
public enum CommandName: String, CaseIterable, Sendable {
  case search
  case next
  case prev
  case page
  case back
  case forward
  case list
  case redraw
  case reload
  case retry
  case home
  case charts
  case more
  case similar
  case compare
  case lookup
  case copy
  case open
  case play
  case stop
  case artwork
  case download
  case downloads
  case find
  case filter
  case sort
  case watch
  case unwatch
  case note
  case watchlist
  case refresh
  case deals
  case prices
  case history
  case export
  case `import`
  case undo
  case forget
  case media
  case country
  case theme
  case set
  case profile
  case doctor
  case help
  case quit
  case completions
  case man
}

extension CommandName {
  /// The command that a word names, by its full or its short form.
  init?(word: String) {
    if let name = CommandName(rawValue: word) {
      self = name
    } else if let name = Self.allCases.first(where: { $0.entry.short == word }) {
      self = name
    } else {
      return nil
    }
  }
}
