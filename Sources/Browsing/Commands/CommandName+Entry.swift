extension CommandName {
  /// What the table knows of the command.
  var entry: CommandEntry {
    switch self {
    case .search: .search
    case .next: .next
    case .prev: .prev
    case .page: .page
    case .back: .back
    case .forward: .forward
    case .list: .list
    case .redraw: .redraw
    case .reload: .reload
    case .retry: .retry
    case .home: .home
    case .charts: .charts
    case .more: .more
    case .similar: .similar
    case .compare: .compare
    case .lookup: .lookup
    case .copy: .copy
    case .open: .open
    case .play: .play
    case .stop: .stop
    case .artwork: .artwork
    case .download: .download
    case .downloads: .downloads
    case .find: .find
    case .filter: .filter
    case .sort: .sort
    case .watch: .watch
    case .unwatch: .unwatch
    case .note: .note
    case .watchlist: .watchlist
    case .refresh: .refresh
    case .deals: .deals
    case .prices: .prices
    case .history: .history
    case .export: .export
    case .import: .import
    case .undo: .undo
    case .forget: .forget
    case .media: .media
    case .country: .country
    case .theme: .theme
    case .set: .set
    case .profile: .profile
    case .doctor: .doctor
    case .help: .help
    case .quit: .quit
    case .completions: .completions
    case .man: .man
    }
  }
}
