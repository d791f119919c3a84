import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// Whatever a screen tells the reader to type works as it stands.
@Suite struct ScreenStepsTests {
  /// A session at a state, with a screen before it to go back to.
  private func model(at state: ViewState) -> ViewModel {
    var model = ViewModel()
    model.push(.list(.start(serial: 0)))
    if case .error(let failure) = state {
      model.unfinished = ViewModel.Attempt(subject: failure.subject, purpose: failure.purpose)
    }
    model.state = state
    return model
  }

  /// The lines to type that the foot of a screen shows.
  private func steps(in foot: String) -> [String] {
    guard foot.hasSuffix("? help") else { return [] }
    // The spaces before the help, with those between words, become one each.
    let steps = foot.dropLast("? help".count).split(separator: " · ").map { step in
      step.split(separator: " ").joined(separator: " ")
    }
    return steps.filter { !$0.hasPrefix("searched ") }.flatMap(lines)
  }

  /// What is to be typed of a step: behind its purpose, and of a range its first and last number.
  private func lines(of step: String) -> [String] {
    if step.hasSuffix(" opens") {
      let numbers = step.dropLast(" opens".count).split(separator: "–")
      return numbers.map(String.init)
    }
    guard !step.hasPrefix("/"), let colon = step.firstIndex(of: ":"),
      step[colon...].hasPrefix(": ")
    else { return [step] }
    return [String(step[step.index(colon, offsetBy: 2)...])]
  }

  /// Types a line, and gives what is wrong with it there.
  private func problem(with line: String, at state: ViewState) throws -> String? {
    var model = model(at: state)
    let (options, words) = try OptionParser.parse(Word.split(line), in: .line)
    let context = CommandParser.Context(
      rowCount: model.rowCount,
      chart: model.usualChart(options.line)
    )
    let parsed = CommandParser(in: context).parse(words)
    guard case .command(let command) = parsed else { return "\(parsed)" }
    if case .search = command, !line.hasPrefix("/") { return "is searched for" }
    let refusals = model.submit(parsed, options: options.line).notices.filter { notice in
      switch notice {
      case .help, .settings, .changed: false
      default: true
      }
    }
    return refusals.isEmpty ? nil : "\(refusals)"
  }

  @Test(arguments: [20, 40, 64, 80, 160])
  func everyStepOfEveryFootWorks(columns: Int) throws {
    var typed: Set<String> = []
    for state in try ScreenWidthTests.states() + SampleStates.arranged {
      let lines = Screens.draw(state, in: Sample.context(columns))
      for line in steps(in: lines.last?.plainText ?? "") {
        typed.insert(line)
        let problem = try problem(with: line, at: state)
        #expect(problem == nil, "\(line) on a screen of \(columns) columns")
      }
    }
    #expect(typed.isSuperset(of: ["1", "13", "back", "next", "prev"]))
    guard columns >= 80 else { return }
    #expect(
      typed.isSuperset(of: [
        "13", "prev", "more", "play", "reload", "sort price", "filter off", "sort off",
        "country gb",
        "filter type:mac-apps", "charts movies", "charts movies genre:drama", "home",
        "/Blade Runner media:movies country:de",
      ])
    )
  }

  /// The accent that is neither a head nor a link marks what can be typed.
  @Test(arguments: [40, 80])
  func everyCommandOnAScreenWorks(columns: Int) throws {
    var typed: Set<String> = []
    for state in try ScreenWidthTests.states() + SampleStates.arranged {
      if case .loading = state { continue }
      for case .text(let line, .accent, nil) in Screens.draw(state, in: Sample.context(columns))
        .flatMap(\.spans) where line != MovementText.short(.new)
      {
        typed.insert(line)
        // A filter in force may be cut in the head.
        if line.hasSuffix("…") { continue }
        #expect(try problem(with: line, at: state) == nil, "\(line)")
      }
    }
    #expect(
      typed.isSuperset(of: [
        "retry", "b", "media all", "country gb", "charts movies", "/blade", "find blade runner",
        "set",
      ])
    )
    #expect(typed.contains("/find blade") == (columns == 80))
  }

  @Test func theBundledCatalogueLeadsNowhereElse() {
    let list = Sample.list(Sample.movies, of: Sample.search("x", .movie), origin: .demo)
    let foot = Screens.draw(.list(list), in: Sample.context()).last?.plainText
    #expect(foot?.hasPrefix("1–4 opens · sort price · back  ") == true)
    for list in [
      Sample.list([], of: Sample.search("x", .movie), origin: .demo),
      Sample.list(
        .inquiry(.more(SubjectSamples.album)),
        Findings(notes: [.newest(0, of: 84)]),
        source: Source(.demo, fetchedAt: Sample.now)
      ),
    ] {
      let shown = text(Screens.draw(.list(list), in: Sample.context()))
      #expect(!shown.contains("country gb"))
      #expect(shown.hasSuffix("home"))
    }
  }

  @Test func aStepThatDoesNotFitGivesWayToOneThatDoes() {
    let steps: [Step] = [.open(1...4), .type("a long line to type", for: "why"), "back", "list"]
    #expect(
      Foot.line(steps, width: 80).plainText.hasPrefix(
        "1–4 opens · why: a long line to type · back  "
      )
    )
    #expect(Foot.line(steps, width: 40).plainText == "1–4 opens · back · list           ? help")
    #expect(Foot.line(steps, width: 14).plainText == "back    ? help")
    #expect(Foot.line(steps, width: 10).plainText == "1–4 opens")
    #expect(Foot.line(steps, width: 8).plainText == "? help")
  }
}

/// Lists with rows left out and in another order.
enum SampleStates {
  static let arranged: [ViewState] = [
    arrangement { $0.filter = try? Filter.parse([Word(argument: "year>=2007")]) },
    arrangement { $0.sort = SortOrder(.year, descending: true) },
    arrangement {
      $0.filter = try? Filter.parse([Word(argument: "blade")])
      $0.sort = SortOrder(.price)
    },
    arrangement { $0.filter = try? Filter.parse([Word(argument: "nothing")]) },
    .list(Sample.list(Sample.mixed, of: Sample.search("cohen"), firstRow: 12)),
  ]

  private static func arrangement(_ arrange: (inout ListScreen) -> Void) -> ViewState {
    var list = Sample.list(Sample.movies, of: Sample.search("blade runner", .movie))
    arrange(&list)
    return .list(list)
  }
}
