import Browsing
import Catalog
import Records
import TerminalText
import Testing

@testable import Application

extension Examiner {
  /// One that nobody is to ask.
  static var unexpected: Examiner {
    Examiner(
      look: { _, _ in
        Issue.record("nobody wanted the doctor")
        return .sample
      },
      refusal: { .cancelled },
      probe: { .cancelled },
      note: { _ in Issue.record("nobody wanted the doctor") }
    )
  }
}

extension Diagnosis {
  /// Some made-up surroundings.
  static var sample: Diagnosis {
    Diagnosis(
      program: ProgramFacts(version: "1", released: "today", isOptimised: true, system: "none"),
      terminal: TerminalFacts(
        isInput: false,
        isOutput: false,
        type: nil,
        window: Window(columns: 80, rows: nil),
        depth: .none,
        background: .unknown,
        makesLinks: false,
        locale: nil,
        characters: .unicode
      ),
      libraries: LibraryFacts(curl: .missing("none"), sqlite: "3", hasFullText: true, libedit: "2"),
      place: .demo,
      files: [],
      service: ServiceFacts(host: "demo"),
      companions: CompanionFacts(
        player: .missing(nil),
        pictures: .missing(nil),
        clipboard: .none,
        browser: .noDisplay
      ),
      country: CountryFacts(setting: SettingRow(key: .country, value: "us", origin: .standard)),
      variables: []
    )
  }
}
