import Records
import TerminalText
import Testing

@testable import Browsing

/// The help is drawn from the tables and leaves nothing out.
@Suite struct WordsHelpTests {
  /// Each explanation is a paragraph of its own; only lines to be typed have no full stop.
  @Test(arguments: CommandName.allCases)
  func noSentenceIsBrokenOverTwoParagraphs(_ name: CommandName) {
    for paragraph in name.entry.explanation {
      let isCommand = paragraph.contains(": reprise ") || paragraph.contains(": source ")
      #expect(paragraph.hasSuffix(".") || isCommand, "\(paragraph)")
    }
  }

  private static let topics: [HelpTopic?] =
    [nil] + HelpChapter.allCases.map { .chapter($0) } + CommandName.allCases.map { .command($0) }

  @Test func helpBeginsWithHowLinesAreRead() {
    #expect(
      text(HelpWords.lines(for: nil)).hasPrefix(
        """
        Type what you are looking for, then a row's number. A line is a command if its
        first word is one, in lower case, and its other words fit it. Every other line
        is a search, and so is /TEXT, whatever it looks like: /home looks for home.

        Search
          TEXT, /TEXT                 search for it
          search TEXT                 search for TEXT, whatever it looks like
        """
      )
    )
  }

  @Test func helpSaysWhatElseThereIs() {
    #expect(
      text(HelpWords.lines(for: nil)).hasSuffix(
        """

        A search may be narrowed where it stands: alien media:movies country:gb. These
        options may stand in a line too: --media --entity --attribute --country --lang
        --limit --explicit --json --jsonl --csv --tsv --fields --fail-if-empty --reload
        --yes --deep --help.
        Keys: Ctrl-C drops the line or cancels what is out, and never leaves; Ctrl-R
        looks among the lines of all your sessions, Up and Down walk them; Ctrl-L draws
        again; Ctrl-D leaves.
        More about a command: help charts. And: help options, help output,
        help environment
        """
      )
    )
  }

  @Test func everyCommandStandsInOneGroup() {
    let grouped = HelpGroup.allCases.flatMap(\.commands)
    #expect(grouped.count == CommandName.allCases.count)
    #expect(Set(grouped) == Set(CommandName.allCases))
    let help = HelpWords.lines(for: nil, width: 100).map(\.plainText)
    for group in HelpGroup.allCases { #expect(help.contains(group.title)) }
    for name in CommandName.allCases {
      // What is for the shell alone is no use at the prompt.
      #expect(
        name.entry.isForOneShots
          != help.contains {
            $0.hasPrefix("  \(name.rawValue)") && $0.contains("  \(name.entry.summary)")
          }
      )
    }
  }

  @Test(arguments: CommandName.allCases)
  func everyCommandHasHelp(name: CommandName) {
    let help = text(HelpWords.lines(for: .command(name), width: 200, isLinear: true))
    #expect(help.hasPrefix(name.rawValue))
    #expect(help.contains(name.entry.summary.dropFirst()))
    for line in name.entry.explanation { #expect(help.contains(line)) }
    for example in name.entry.examples { #expect(help.contains(example)) }
    if let short = name.entry.short { #expect(help.contains("Short: \(short)")) }
  }

  @Test(arguments: CommandName.allCases)
  func everyExampleWorksAsItStands(name: CommandName) throws {
    for example in name.entry.examples {
      let (_, words) = try OptionParser.parse(Word.split(example), in: .line)
      let parsed = CommandParser(in: CommandParser.Context(rowCount: 9)).parse(words)
      guard case .command(let command) = parsed else {
        Issue.record("\(example) is no command")
        continue
      }
      // What is no search is the command that it stands under.
      if case .search = command {
        #expect(name == .search)
      } else {
        #expect(example == name.rawValue || example.hasPrefix(name.rawValue + " "))
      }
    }
  }

  @Test func shortFormsHaveTheHelpOfTheirCommand() throws {
    for name in CommandName.allCases {
      guard let short = name.entry.short else { continue }
      #expect(try Reading.line("help \(short)") == .command(.help(.command(name))))
      #expect(try Reading.oneShot("help \(short)") == .command(.help(.command(name))))
      #expect(HelpTopic(word: short) == .command(name))
    }
  }

  @Test func helpOnACommandIsAFewLines() {
    #expect(
      text(HelpWords.lines(for: .command(.country))) == """
        country CC
        The storefront of new searches, by its two letters.
        The screen before you keeps its own country.
        For example: country gb
        """
    )
    #expect(
      text(HelpWords.lines(for: .command(.media))) == """
        media M
        What new searches look for: movies, songs, podcasts, … or all.
        The media: all movies tv seasons music songs albums artists videos podcasts
        episodes audiobooks books apps mac-apps short-films; each in the singular too.
        The screen before you keeps its own media.
        For example: media songs · media all
        """
    )
    #expect(
      text(HelpWords.lines(for: .command(.filter))) == """
        filter WORDS|off
        Only the rows with these words, within the list.
        Comparisons narrow it too: price<5 rent<3 year>=2010 length>90 rating>=4, and so
        do genre:jazz by:"miles davis" type:albums explicit:no. off shows all rows
        again.
        For example: filter price<5 year>=2010 · filter type:albums · filter off
        For the prompt and for scripts.
        """
    )
  }

  @Test func helpOnOutputNamesFormsFieldsRowsAndStatuses() {
    let help = text(HelpWords.lines(for: .chapter(.output)))
    for field in Field.allCases { #expect(help.contains("\n  \(field.rawValue)  ")) }
    for form in ["json", "jsonl", "csv", "tsv", "fields a,b,c", "fail-if-empty"] {
      #expect(help.contains("\n  --\(form)  "))
    }
    let words = help.split { $0 == "\n" || $0 == " " }
    for kind in RowKind.allCases {
      let row = [kind.rawValue] + kind.columns
      #expect(words.indices.contains { words[$0...].prefix(row.count).elementsEqual(row, by: ==) })
    }
    #expect(help.contains("type id name creator\nreleased price currency store_url."))
    for status in [0, 1, 2, 3, 4, 5, 6, 7, 74, 130, 141] {
      #expect(help.contains("\n  \(status) "))
    }
  }

  @Test func helpOnTheEnvironmentNamesEveryVariable() {
    let help = text(HelpWords.lines(for: .chapter(.environment)))
    for key in SettingKey.allCases {
      #expect(help.contains("\n  REPRISE_\(key.rawValue.uppercased())  "))
    }
    for name in ["REPRISE_STORE", "REPRISE_ENDPOINT", "ACCESSIBLE", "NO_COLOR", "CLICOLOR_FORCE"] {
      #expect(help.contains("\n  \(name)  "))
    }
  }

  @Test func helpOnOptionsNamesEveryOption() {
    let help = text(HelpWords.lines(for: .chapter(.options)))
    for name in OptionName.allCases { #expect(help.contains("\n  --\(name.rawValue)")) }
  }

  @Test func programHelpNamesEveryOptionCommandAndVariable() {
    let help = text(HelpWords.programHelp())
    for name in OptionName.allCases { #expect(help.contains("\n  --\(name.rawValue)")) }
    for name in CommandName.allCases { #expect(help.contains("\n  \(name.rawValue)")) }
    for name in [
      "REPRISE_COUNTRY", "REPRISE_LINKS", "REPRISE_PICTURES", "REPRISE_BROWSER", "REPRISE_STORE",
      "REPRISE_ENDPOINT", "NO_COLOR", "CLICOLOR_FORCE", "COLORFGBG",
    ] {
      #expect(help.contains("\n  \(name)"))
    }
    for status in [0, 1, 2, 3, 4, 5, 6, 7, 74, 130, 141] {
      #expect(help.contains("\n  \(status) "))
    }
    for way in ["reprise [OPTIONS]  ", "reprise [OPTIONS] COMMAND", "reprise [OPTIONS] < SCRIPT"] {
      #expect(help.contains(way))
    }
  }

  @Test func aNarrowWindowHasMeaningsUnderTheirTerms() {
    let lines = HelpWords.lines(for: nil, width: 30).map(\.plainText)
    #expect(lines.contains("quit, q"))
    #expect(lines.contains("  leave; the screen is kept"))
  }

  @Test func readOutATermAndItsMeaningAreASentence() {
    let lines = HelpWords.lines(for: nil, width: 100, isLinear: true)
    #expect(lines.map(\.plainText).contains("quit, q: leave; the screen is kept (^D)"))
    for topic in Self.topics {
      for line in HelpWords.lines(for: topic, width: 100, isLinear: true) {
        #expect(!line.plainText.contains("  "))
      }
    }
  }
}
