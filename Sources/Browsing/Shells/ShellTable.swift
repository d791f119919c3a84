/// What a shell can complete: the words of one-shots.
struct ShellTable {
  /// A command that can be run as a one-shot.
  struct Command {
    var name: String
    var summary: String
    /// What its first argument is one of.
    var words: WordList?
    /// Which of its arguments, from 1, is a file; nil for none.
    var file: Int?
  }

  /// An option of the start.
  struct Option {
    /// What stands behind an option's name.
    enum Value {
      case none
      case word(WordList)
      case file
      /// What nobody can foresee.
      case other
    }

    var name: String
    var summary: String
    /// What the value is, as help shows it.
    var placeholder: String
    var value: Value

    /// Whether a value stands behind the name.
    var takesValue: Bool {
      if case .none = value { false } else { true }
    }
  }

  let commands = CommandName.allCases.filter { !$0.entry.needsSession }.map { name in
    Command(
      name: name.rawValue,
      summary: name.entry.summary,
      words: name.entry.arguments.words,
      file: name.entry.arguments.fileIndex
    )
  }

  let options = OptionName.allCases.map { name in
    Option(
      name: name.rawValue,
      summary: name.entry.summary,
      placeholder: name.entry.placeholder ?? "",
      value: Option.Value(of: name)
    )
  }

  /// The lists that commands and options take words from.
  var lists: [WordList] {
    WordList.allCases.filter { list in
      commands.contains { $0.words == list }
        || options.contains { option in
          if case .word(list) = option.value { true } else { false }
        }
    }
  }
}

extension CommandEntry.Arguments {
  /// Which argument, from 1, is a file; nil for none.
  fileprivate var fileIndex: Int? {
    switch self {
    case .file: 1
    case .formatAndFile: 2
    case .none, .text, .page, .media, .country, .theme, .setting, .topic, .chart, .item,
      .itemAndCountries, .ids, .items, .copying, .sortKey, .shell, .itemsAndPrice, .itemAndText,
      .optionalText, .itemOrText, .newProfile, .itemSizeAndFolder, .itemsAndFolder, .downloadOrder:
      nil
    }
  }
}

extension ShellTable.Option.Value {
  fileprivate init(of name: OptionName) {
    if name.entry.placeholder == nil {
      self = .none
    } else if let words = name.words {
      self = .word(words)
    } else {
      self = name == .store ? .file : .other
    }
  }
}
