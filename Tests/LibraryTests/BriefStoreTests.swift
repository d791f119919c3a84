import Catalog
import Records
import Testing

@testable import Library

/// What the first screen is drawn from.
@Suite struct BriefStoreTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  private func id(_ number: Int64) -> AnswerID { AnswerID(rawValue: number) }

  @Test func theAnswersOfOnePlaceAreKept() throws {
    let stores = fixture.open()
    #expect(stores.briefs.answers([id(1)]) == nil)
    try stores.briefs.keep([id(1): answer("one"), id(2): answer("two")])
    #expect(
      stores.briefs.answers([id(1)])
        == [id(1): answer("one"), id(2): answer("two")].filter { $0.key == id(1) }
    )
    #expect(stores.briefs.answers([id(2), id(1)])?.count == 2)
    #expect(stores.briefs.answers([id(1), id(3)]) == nil)
    stores.close()

    let next = fixture.open()
    #expect(!next.briefs.holds([id(1)]))
    #expect(next.briefs.answers([id(1)])?[id(1)] == answer("one"))
    #expect(next.briefs.holds([id(1)]))
    try next.briefs.keep([id(3): answer("three")])
    #expect(next.briefs.answers([id(1)]) == nil)
    #expect(next.briefs.answers([id(3)])?[id(3)] == answer("three"))
    #expect(next.briefs.holds([id(3)]))
    #expect(!next.briefs.holds([id(3), id(1)]))
  }

  @Test func inPrivateTheyAreReadAndNotWritten() throws {
    let stores = fixture.open()
    try stores.briefs.keep([id(1): answer("one")])
    stores.close()
    let before = try fixture.contents()
    let hidden = fixture.open(.readOnly)
    #expect(hidden.briefs.answers([id(1)])?[id(1)] == answer("one"))
    try hidden.briefs.keep([id(2): answer("two")])
    hidden.close()
    #expect(try fixture.contents() == before)
  }

  @Test(arguments: [Forgetting.history, .seen, .all, .words("nothing of the kind")])
  func nothingOfThemIsLeftWhereSomethingIsForgotten(_ wish: Forgetting) throws {
    let stores = fixture.open()
    try stores.briefs.keep([id(1): answer("a text that is nowhere else")])
    _ = try stores.forgetter.forget(wish)
    #expect(stores.briefs.answers([id(1)]) == nil)
    #expect(!stores.briefs.holds([id(1)]))
    stores.close()
    let left = try fixture.bytes(of: fixture.main)
    #expect(!String(decoding: left, as: UTF8.self).contains("a text that is nowhere else"))
  }

  /// A start that needs no answer leaves their file alone.
  @Test func theFileOfAnswersIsOpenedWhenItIsUsed() throws {
    let stores = fixture.open()
    _ = stores.settings.all()
    _ = stores.sessions.restore()
    stores.checkpointWhenIdle()
    #expect(stores.takeNotices() == [])
    #expect(!(try fixture.names()).contains("seen.db"))
    #expect(stores.isSaving)
    #expect(try fixture.names().contains("seen.db"))
    stores.close()
  }

  @Test func whatIsWrongWithItIsToldThen() throws {
    try fixture.write(
      Array("no database at all, but long enough to be taken for one".utf8),
      to: fixture.seen
    )
    let stores = fixture.open()
    _ = stores.settings.all()
    #expect(stores.takeNotices() == [])
    #expect(stores.answers.answer(id(1)) == nil)
    guard case .setAside = stores.takeNotices().first else {
      Issue.record("nothing was said")
      return
    }
    stores.close()
  }
}
