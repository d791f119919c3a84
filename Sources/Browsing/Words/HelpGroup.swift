/// What commands are for, as the help sorts them.
enum HelpGroup: CaseIterable {
  case search
  case move
  case discover
  case narrow
  case take
  case keeping
  case settings
  case program

  /// What heads the group.
  var title: String {
    switch self {
    case .search: "Search"
    case .move: "Read and move about"
    case .discover: "Go on from what you see"
    case .narrow: "Within a list"
    case .take: "Take along"
    case .keeping: "The watchlist, and what else is kept"
    case .settings: "Settings, kept"
    case .program: "This program"
    }
  }

  /// The commands of the group, in the order of the table.
  var commands: [CommandName] { CommandName.allCases.filter { $0.helpGroup == self } }
}

extension CommandName {
  fileprivate var helpGroup: HelpGroup {
    switch self {
    case .search, .lookup, .find: .search
    case .next, .prev, .page, .back, .forward, .list, .redraw, .reload, .retry: .move
    case .home, .charts, .more, .similar, .compare: .discover
    case .copy, .open, .play, .stop, .artwork, .download, .downloads, .export: .take
    case .filter, .sort: .narrow
    case .watch, .unwatch, .note, .watchlist, .refresh, .deals, .prices, .history, .import, .undo,
      .forget:
      .keeping
    case .media, .country, .theme, .set: .settings
    case .profile, .doctor, .help, .quit, .completions, .man: .program
    }
  }
}
