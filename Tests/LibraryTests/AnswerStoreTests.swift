import Catalog
import Records
import SQLite
import TestSupport
import Testing

@testable import Library

@Suite struct AnswerStoreTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  @Test func everyAnswerComesBackExactly() throws {
    var generator = SeededGenerator(seed: 11)
    let stores = fixture.open()
    var kept: [(AnswerID, StoredAnswer)] = []
    for round in 0..<100 {
      let answer = StoredAnswer(
        endpoint: round % 2 == 0 ? "https://itunes.apple.com" : "http://127.0.0.1:8080",
        request: generator.request(),
        fetchedAt: Int64(round) - 50,
        body: (0..<round).map { _ in UInt8.random(in: 0...255, using: &generator) }
      )
      let result = stores.answers.add(answer)
      #expect(result.failure == nil)
      #expect(result.id.rawValue > 0)
      kept.append((result.id, answer))
    }
    stores.close()
    let next = fixture.open()
    for (id, answer) in kept { #expect(next.answers.answer(id) == answer) }
    #expect(Set(kept.map(\.0)).count == 100)
  }

  @Test func theNewestAnswerToTheVeryRequestIsFound() {
    let store = fixture.open().answers
    let old = store.add(answer("blade", at: 10, body: "old"))
    let new = store.add(answer("blade", at: 30, body: "new"))
    let middle = store.add(answer("blade", at: 20, body: "middle"))
    var elsewhere = answer("blade", at: 99)
    elsewhere.endpoint = "http://127.0.0.1:1"
    _ = store.add(elsewhere)
    _ = store.add(answer("runner", at: 99))
    let found = store.newest(endpoint: "https://itunes.apple.com", request: answer("blade").request)
    #expect(found?.id == new.id)
    #expect(found?.answer == answer("blade", at: 30, body: "new"))
    #expect(Set([old.id, new.id, middle.id]).count == 3)
    #expect(
      store.newest(endpoint: "https://itunes.apple.com", request: answer("nothing").request) == nil
    )
  }

  @Test func anAnswerIsFreshForAnHourAndNeverFromTheFuture() {
    let store = fixture.open().answers
    let request = answer("blade").request
    func fresh(at now: Int64) -> String? {
      store.fresh(endpoint: "https://itunes.apple.com", request: request, at: now)
        .map { String(decoding: $0.answer.body, as: UTF8.self) }
    }
    _ = store.add(answer("blade", at: 10_000, body: "first"))
    #expect(fresh(at: 13_599) == "first")
    #expect(fresh(at: 13_600) == nil)
    #expect(fresh(at: 9_999) == nil)
    // A clock that was wrong once does not hide what comes when it is right again.
    _ = store.add(answer("blade", at: 90_000, body: "future"))
    _ = store.add(answer("blade", at: 12_000, body: "second"))
    #expect(fresh(at: 12_500) == "second")
  }

  @Test func ofTheSameSecondTheLastOneCounts() {
    for access in [StoreAccess.readWrite, .readOnly] {
      let store = fixture.open(access).answers
      _ = store.add(answer("blade", at: 10, body: "first"))
      let last = store.add(answer("blade", at: 10, body: "last"))
      let found = store.newest(
        endpoint: "https://itunes.apple.com",
        request: answer("blade").request
      )
      #expect(found?.id == last.id)
    }
  }

  @Test func aRequestThatSendsTheSameSharesTheAnswer() throws {
    let store = fixture.open().answers
    _ = store.add(answer("alien ridley scott", body: "body"))
    let request = CatalogRequest.search(Query(term: "alien", creator: "ridley scott"))
    try #require(request.target == answer("alien ridley scott").request.target)
    let found = store.newest(endpoint: "https://itunes.apple.com", request: request)
    #expect(found?.answer.request == request)
    #expect(found?.answer.body == Array("body".utf8))
  }

  @Test func anAnswerThatCannotBeSavedServesForTheRun() {
    var isFailing = false
    let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
      if isFailing { throw SQLiteError(resultCode: 5, message: "locked") }
    })
    let store = fixture.open(options: options).answers
    let saved = store.add(answer("blade", at: 10, body: "saved"))
    isFailing = true
    let first = store.add(answer("blade", at: 20, body: "first"))
    let second = store.add(answer("blade", at: 20, body: "second"))
    #expect(first.failure == LibraryError(.busy, detail: "SQLite 5: locked"))
    #expect(Set([saved.id, first.id, second.id]).count == 3)
    #expect(first.id.rawValue < 0 && second.id.rawValue < 0)
    #expect(store.answer(first.id)?.body == Array("first".utf8))
    #expect(
      store.newest(endpoint: "https://itunes.apple.com", request: answer("blade").request)?.id
        == second.id
    )
    isFailing = false
    let later = store.add(answer("blade", at: 30, body: "later"))
    #expect(
      store.newest(endpoint: "https://itunes.apple.com", request: answer("blade").request)?.id
        == later.id
    )
    #expect(fixture.open().answers.answer(first.id) == nil)
  }

  @Test func aNewFileGivesNoIDOfALostOne() throws {
    let first = fixture.open(at: 1_796_000_000)
    let old = first.answers.add(answer("blade")).id
    first.close()
    try fixture.write([], to: fixture.seen)
    let second = fixture.open(at: 1_796_000_001)
    #expect(second.answers.answer(old) == nil)
    let new = second.answers.add(answer("runner")).id
    #expect(new.rawValue > old.rawValue)
  }

  @Test(arguments: [
    "UPDATE answer SET request = 'search?term=x'",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '')",
  ])
  func aDamagedRowIsNoAnswer(_ sql: String) throws {
    let stores = fixture.open()
    let id = stores.answers.add(answer("blade")).id
    stores.close()
    try fixture.execute(sql, on: fixture.seen)
    if sql.contains("STRICT") {
      try fixture.execute("UPDATE answer SET fetched_at = 'soon', body = 7", on: fixture.seen)
    }
    #expect(fixture.open().answers.answer(id) == nil)
  }
}
