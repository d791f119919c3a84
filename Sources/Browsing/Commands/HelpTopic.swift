/// What help is asked about.
public enum HelpTopic: Hashable, Sendable {
  case command(CommandName)
  case chapter(HelpChapter)

  /// The topic that a word names: a command by its full or its short form, or a chapter.
  public init?(word: String) {
    if let name = CommandName(word: word) {
      self = .command(name)
    } else if let chapter = HelpChapter(rawValue: word) {
      self = .chapter(chapter)
    } else {
      return nil
    }
  }
}

/// What there is to say beside the commands; the raw value is the word that is typed.
public enum HelpChapter: String, CaseIterable, Sendable {
  /// The options of the start and of a line.
  case options
  /// What is written, and in which form.
  case output
  /// The variables that count.
  case environment
}
