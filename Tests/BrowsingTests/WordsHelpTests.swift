import TerminalText
import Testing

@testable import Browsing

/// The help is drawn from the tables and leaves nothing out.
@Suite struct WordsHelpTests {
  @Test func helpNamesEveryCommandAndHowLinesAreRead() {
    #expect(
      text(HelpWords.lines(for: nil)) == """
        A line is a command if its first word is one, in lower case, and its other words
        fit it. Every other line is a search, and so is /TEXT, whatever it looks like.

          TEXT                       search for it
          N                          open row N of the screen; row:N does too
          song:N, id:N               open an item by its id
          search TEXT                search for TEXT, whatever it looks like
          next, n                    the next page; in a detail the next item
          prev, p                    the page before; in a detail the item before
          page N                     page N of the list
          back, b                    the screen before, without asking again
          forward, f                 the screen that back left
          list, l                    the list under the detail
          redraw                     draw again at the window's present size (^L)
          reload, r                  ask the same again, past every copy
          retry                      repeat the request that failed or was interrupted
          home                       what is popular in your country, in sections
          charts [CHART] [genre:G]   a chart, with what moved since yesterday
          more [N]                   what belongs to it: an album's songs, a podcast's
                                     episodes, …
          compare [N] [gb,de,jp]     the same item in several countries, side by side
          lookup ID...               items by id, upc:, isbn:, bundle:, or a store
                                     address
          find TEXT                  search everything ever seen, without the network
          filter WORDS|off           only the rows with these words, within the list
          sort KEY|off               the rows in another order; -KEY for descending
          media M                    what new searches look for: all, movie, tv, music,
                                     song, album, podcast, app, …
          country CC                 the storefront of new searches, by its two letters
          theme T                    auto, light, dark or none
          set [KEY [VALUE|default]]  show the settings, or keep one
          help [COMMAND], ?          this list, or more about one command
          quit, q                    leave; the screen is kept (^D)

        A search may be narrowed where it stands: alien media:movies country:gb. These
        options may stand in a line too: --media --entity --attribute --country --lang
        --limit --explicit --json --jsonl --csv --tsv --fields --fail-if-empty --reload
        --help.
        More about a command: help COMMAND
        """
    )
  }

  @Test(arguments: CommandName.allCases)
  func everyCommandHasHelp(name: CommandName) {
    let help = text(HelpWords.lines(for: name, width: 200))
    #expect(help.hasPrefix(name.rawValue))
    #expect(help.contains(name.entry.summary.dropFirst()))
    for line in name.entry.explanation { #expect(help.contains(line)) }
    if let short = name.entry.short { #expect(help.contains("Short: \(short)")) }
  }

  @Test func helpOnACommandIsAFewLines() {
    #expect(
      text(HelpWords.lines(for: .country)) == """
        country CC
        The storefront of new searches, by its two letters.
        The screen before you keeps its own country.
        """
    )
  }

  @Test func programHelpNamesEveryOptionCommandAndVariable() {
    let help = text(HelpWords.programHelp)
    for name in OptionName.allCases { #expect(help.contains("  --\(name.rawValue)")) }
    for name in CommandName.allCases { #expect(help.contains("  \(name.rawValue)")) }
    for name in [
      "REPRISE_COUNTRY", "REPRISE_MEDIA", "REPRISE_LANG", "REPRISE_LIMIT", "REPRISE_EXPLICIT",
      "REPRISE_THEME", "REPRISE_STORE", "REPRISE_ENDPOINT", "NO_COLOR", "CLICOLOR_FORCE",
      "COLORFGBG",
    ] {
      #expect(help.contains("  \(name)"))
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
}
