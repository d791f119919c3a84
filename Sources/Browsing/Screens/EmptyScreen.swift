import TerminalText

/// A list in which there is nothing.
enum EmptyScreen {
  static func lines(for list: ListScreen, in context: DrawingContext) -> [Line] {
    var paragraphs: [Phrase] = []
    if let miss = list.nearMiss {
      let head = NearMissWords.head(miss)
      paragraphs.append(Phrase(head.reason, .warning) + Phrase(head.line) + ".")
    }
    paragraphs.append(Phrase(EmptyWords.sentence(for: list)))
    let remarks = NoteWords.remarks(on: list, serviceHost: context.serviceHost).map {
      Phrase($0.text, $0.isWarning ? .warning : .muted)
    }
    let causes = EmptyWords.causes(of: list).map { Phrase($0, .muted) }
    if !(remarks + causes).isEmpty {
      paragraphs.append(Phrase.joined(remarks + causes, by: " "))
    }
    if let progress = NoteWords.progress(of: list, isGrowing: context.isInteractive) {
      paragraphs.append(Phrase(RequestWords.capitalized(progress) + ".", .muted))
    }
    if let age = SourceText(list, now: context.now), age.isOld {
      paragraphs.append(
        Phrase("The answer is \(age.sentenceText). To ask again: ", .warning) + .command("reload")
      )
    }
    var ways: [Phrase] = []
    if let before = EmptyWords.searchedBefore(list) {
      ways.append("You searched before: " + .command(before))
    }
    if context.isInteractive {
      let commands = EmptyWords.elsewhere(than: list).map(Phrase.command)
      let lead: Phrase = list.isFilteredAway ? "All rows again: " : "Elsewhere: "
      if !commands.isEmpty { ways.append(lead + .joined(commands, by: ", ")) }
    }
    if !ways.isEmpty { paragraphs.append(.joined(ways, by: ". ")) }
    return paragraphs.flatMap { $0.lines(width: context.textColumns) }
  }
}
