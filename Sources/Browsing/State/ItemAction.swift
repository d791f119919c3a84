public import Catalog
public import Records
import TerminalText

/// Something that another program, or the terminal, is to do with items.
public struct ItemAction: Equatable, Sendable {
  /// What is done.
  public var kind: ActionKind
  /// The items that it is done with, at least one.
  public var items: [Item]
  /// What is copied, opened or played: one text for each of the items, without control characters.
  ///
  /// An address is http or https, and all of it is visible ASCII.
  public var values: [String]
  /// How many more items were meant, which have nothing of the kind.
  public var lacking: Int
  /// Where the items are from.
  public var source: Source?

  /// The action, or nil if none of the items has what it takes.
  public init?(_ kind: ActionKind, _ items: [Item], source: Source? = nil) {
    let pairs = items.compactMap { item in kind.value(of: item).map { (item, $0) } }
    guard !pairs.isEmpty else { return nil }
    self.kind = kind
    self.items = pairs.map(\.0)
    values = pairs.map(\.1)
    lacking = items.count - pairs.count
    self.source = source
  }
}

extension ActionKind {
  /// The command that asks for it.
  var command: CommandName {
    switch self {
    case .copy: .copy
    case .open: .open
    case .play: .play
    case .artwork: .artwork
    case .download: .download
    }
  }

  /// Whether it is done with items that were only seen: what is saved of them is the same at any time.
  var isOfItemsSeen: Bool {
    switch self {
    case .copy, .open, .play: false
    case .artwork, .download: true
    }
  }

  /// How many items it takes at once, nil for any number.
  var most: Int? {
    switch self {
    case .copy, .artwork, .download: nil
    // Every one is a window or a tab.
    case .open: 5
    case .play: 1
    }
  }

  fileprivate func value(of item: Item) -> String? {
    switch self {
    case .open, .copy(.url): item.storeURL.flatMap(Address.safe)
    // Of an episode this is the episode itself.
    case .play: item.previewURL.flatMap(Address.safe)
    case .copy(.feed): item.feedURL.flatMap(Address.safe)
    case .copy(.artwork), .artwork: item.artworkURL.flatMap(Address.safe)
    // The previews of all else are for listening only.
    case .download:
      item.id.type == .podcastEpisode ? item.previewURL.flatMap(Address.safe) : nil
    case .copy(.id): item.isWaiting ? nil : String(item.id.number)
    case .copy(.title): ItemText.line(item.name)
    }
  }
}

/// What came of an action.
public enum ActionOutcome: Equatable, Sendable {
  /// This program has done it.
  case done(by: String)
  /// The terminal was asked (OSC 52), if need be through what stands before it; it does not say whether it obeys.
  case askedTerminal(through: Multiplexer?)
  /// There is no display, so the addresses are only shown.
  case noDisplay
  /// It could not be done.
  case failed(ActionFailure)
}

/// A program that stands between this one and the terminal.
public enum Multiplexer: String, Sendable {
  case tmux
  case screen
}

/// Why an action was not done.
public enum ActionFailure: Equatable, Sendable {
  /// Neither a program nor the terminal can do it.
  case noWay
  /// There is no such program.
  case missing(String)
  /// The program could not be started.
  case notStarted(String)
  /// The program ended with this status.
  case ended(String, status: Int32)
  /// A signal ended the program.
  case killed(String)
  /// The program did not end in time and was stopped.
  case noAnswer(String)
  /// Somebody no longer wanted it.
  case cancelled
  /// It would take the network, which is not to be used.
  case offline
  /// The addresses of the bundled catalogue lead nowhere.
  case bundled
  /// The text is longer than the terminal takes, in bytes.
  case tooLong(most: Int)
}
