import Library
import Testing

@testable import Application

@Suite struct StoreWordsTests {
  private static let everyNotice: [StoreNotice] =
    NotSavingReason.allCases.map { .notSaving($0, file: .main) }
    + [.busy, .foreign, .damaged, .other].map { .notReading($0, file: .seen) } + [
      .setAside(path: "/x/reprise.db.damaged", recovered: RecoveredCounts(), file: .main),
      .emptyFile(path: "/x/reprise.db", file: .seen), .indexRebuilt(file: .seen),
    ]

  @Test func everyNoticeIsASentence() {
    var sentences: Set<String> = []
    for notice in Self.everyNotice {
      let sentence = StoreWords.sentence(for: notice)
      #expect(sentence.hasSuffix("."))
      #expect(sentence.first?.isUppercase == true || sentence.first == "/")
      sentences.insert(sentence)
    }
    #expect(sentences.count == Self.everyNotice.count)
  }

  @Test func everyFailureSaysThatNothingIsSaved() {
    for code in LibraryError.Code.allCases {
      let sentence = StoreWords.sentence(for: LibraryError(code, detail: "detail"))
      #expect(sentence.hasSuffix(": nothing is being saved."))
      #expect(!sentence.contains("detail"))
    }
  }

  @Test func aStoreThatIsInUseIsNotCalledDamaged() {
    #expect(
      StoreWords.sentence(for: .notSaving(.busy, file: .main))
        == "The store is in use by another program: nothing is being saved."
    )
    #expect(
      StoreWords.sentence(for: .notReading(.busy, file: .main))
        == "The store is in use by another program: what is kept in it is missing here."
    )
    #expect(
      StoreWords.sentence(for: .notReading(.other, file: .seen))
        == "The store could not be read: what is kept in it is missing here."
    )
  }

  @Test func whatWasRecoveredIsCounted() {
    var counts = RecoveredCounts()
    func sentence() -> String {
      StoreWords.sentence(for: .setAside(path: "/a", recovered: counts, file: .main))
    }
    #expect(sentence() == "A damaged file was set aside as /a; nothing in it could be read.")
    counts.settings = 1
    counts.screens = 12
    #expect(sentence() == "A damaged file was set aside as /a; recovered: 1 setting, 12 screens.")
    counts.settings = 2
    counts.sessions = 1
    counts.screens = 1
    counts.lines = 1
    counts.answers = 1
    #expect(
      sentence().hasSuffix("recovered: 2 settings, 1 session, 1 screen, 1 line, 1 answer.")
    )
  }
}
