import Browsing
import Catalog
import Testing

@testable import Application

@Suite struct LineInterpreterTests {
  private func interpret(_ line: String) -> (ParsedLine, LineOptions) {
    LineInterpreter.interpret(line, in: ViewModel())
  }

  @Test func optionsOfALineAreTakenOut() {
    let (line, options) = interpret("abba --json --country gb --limit=7")
    #expect(line == .command(.search(SearchWords(term: "abba"))))
    #expect(options.format == .json)
    #expect(options.search.country?.code == "gb")
    #expect(options.search.limit == 7)
  }

  @Test func otherDashesAreText() {
    #expect(interpret("-M-").0 == .command(.search(SearchWords(term: "-M-"))))
    #expect(interpret("--nonsense").0 == .command(.search(SearchWords(term: "--nonsense"))))
  }

  @Test func wrongOptionsAreRefused() {
    guard case .refused(.usage) = interpret("abba --limit 900").0 else {
      Issue.record("a limit that is none was taken")
      return
    }
    #expect(interpret("abba --demo").0 == .refused(.usage(.notInALine(.demo))))
  }

  @Test func helpOfACommandIsItsHelp() {
    #expect(interpret("country --help").0 == .command(.help(.command(.country))))
    #expect(interpret("--help").0 == .command(.help(nil)))
    #expect(interpret("   ").0 == .empty)
  }

  @Test func aOneShotDoesNotTakeItsMissForASearch() {
    let words = ["country", "zz"].map(Word.init(argument:))
    let line = LineInterpreter.interpret(oneShot: words, options: LineOptions(), rowCount: 0)
    guard case .refused(.nearMiss) = line else {
      Issue.record("\(line)")
      return
    }
  }
}
