/// A key with a meaning of its own, as one private character that libedit is bound by.
///
/// Characters U+0080 to U+009F are control characters that nobody needs to type; the input filter
/// drops typed ones, so a key can stand for itself in libedit's key map. One character a key also
/// keeps escape sequences out of libedit, which types the rest of those that it does not know.
enum EditingKey: UInt8, CaseIterable, Sendable {
  /// Erases the input, lets the right prompt print what is pending, draws the input again.
  case redisplay = 0x80
  /// Draws what has changed in the line.
  case refresh = 0x81
  /// Drops the line and draws the prompt in the row of the cursor.
  case fresh = 0x82

  case left = 0x83
  case right = 0x84
  case up = 0x85
  case down = 0x86
  case home = 0x87
  case end = 0x88
  case deleteForward = 0x89
  case deleteBackward = 0x8A
  case wordLeft = 0x8B
  case wordRight = 0x8C
  case deleteWordBackward = 0x8D
  case deleteWordForward = 0x8E
  case uppercaseWord = 0x8F
  case lowercaseWord = 0x90
  case capitalizeWord = 0x91
  case previousMatch = 0x92
  case nextMatch = 0x93

  /// Never given to libedit: these are results for the caller.
  case pageUp = 0x94
  case pageDown = 0x95

  /// Whether the key brings lines of the history.
  var walksThroughHistory: Bool {
    switch self {
    case .up, .down, .previousMatch, .nextMatch: true
    default: false
    }
  }

  /// libedit's command behind the key, or nil where libedit never sees it.
  var command: String? {
    switch self {
    case .redisplay: "reprise-redisplay"
    case .refresh: "reprise-refresh"
    case .fresh: "reprise-fresh"
    case .left: "ed-prev-char"
    case .right: "ed-next-char"
    case .up: "ed-prev-history"
    case .down: "ed-next-history"
    case .home: "ed-move-to-beg"
    case .end: "ed-move-to-end"
    case .deleteForward: "ed-delete-next-char"
    case .deleteBackward: "ed-delete-prev-char"
    case .wordLeft: "ed-prev-word"
    case .wordRight: "em-next-word"
    case .deleteWordBackward: "ed-delete-prev-word"
    case .deleteWordForward: "em-delete-next-word"
    case .uppercaseWord: "em-upper-case"
    case .lowercaseWord: "em-lower-case"
    case .capitalizeWord: "em-capitol-case"
    case .previousMatch: "ed-search-prev-history"
    case .nextMatch: "ed-search-next-history"
    case .pageUp, .pageDown: nil
    }
  }
}
