/// What the table knows of a command: the parser, the help and the one-shots all read it here.
struct CommandEntry {
  /// What may stand behind the command's name.
  enum Arguments: Equatable {
    case none
    /// Words in which every character is itself.
    case text
    case page
    case media
    case country
    case theme
    case setting
    case topic
    case chart
    /// A row or an item, or none.
    case item
    /// A row or an item, storefronts, or none.
    case itemAndCountries
    case ids
    /// Rows, items, or none.
    case items
    /// What to copy, then as `items`.
    case copying
    case sortKey
    case shell
    /// As `items`, and a price.
    case itemsAndPrice
    /// A row or an item, and words in which every character is itself.
    case itemAndText
    /// Words in which every character is itself, or none.
    case optionalText
    /// A row, an item, one of a few words, or any others.
    case itemOrText
    /// `new` and a name, or none.
    case newProfile
    /// The form of a file, and its name.
    case formatAndFile
    /// The name of a file.
    case file
    /// A row or an item, a size, and a folder, each of them or none.
    case itemSizeAndFolder
    /// As `items`, and a folder.
    case itemsAndFolder
    /// What to do with a download, and which; or none.
    case downloadOrder

    /// Whether any words fit.
    var areFree: Bool {
      switch self {
      case .text, .itemAndText, .optionalText, .itemOrText: true
      case .none, .page, .media, .country, .theme, .setting, .topic, .chart, .item,
        .itemAndCountries, .ids, .items, .copying, .sortKey, .shell, .itemsAndPrice, .newProfile,
        .formatAndFile, .file, .itemSizeAndFolder, .itemsAndFolder, .downloadOrder:
        false
      }
    }
  }

  /// The short form, if it has one.
  var short: String?
  var arguments: Arguments
  /// How the arguments are shown in help.
  var placeholder = ""
  /// What it does, in a few words.
  var summary: String
  /// Further lines of its own help.
  var explanation: [String] = []
  /// Lines that can be typed as they stand.
  var examples: [String] = []
  /// Whether it needs a session, so that it cannot be run as a one-shot.
  var needsSession = false
  /// Whether it can be run as a one-shot only: at the prompt its name is a word like any other.
  var isForOneShots = false
}
