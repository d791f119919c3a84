import Catalog
import Records
import SQLite
import Testing

@testable import Library

/// What is taken back, by whom, and when not.
@Suite struct UndoStoreTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  private func watched(_ stores: Stores) -> [Int64] {
    stores.watchlist.entries().map(\.storeID.id.number)
  }

  @Test func aChangeIsTakenBackWholeAndNamed() throws {
    let stores = fixture.open()
    let changes = try stores.watch([77, 78])
    let step = UndoStep(madeAt: fixture.now, changes: changes)
    #expect(try stores.undo.takeBack() == .undone(step))
    #expect(watched(stores) == [])
    #expect(try stores.undo.takeBack() == .nothing)
  }

  @Test func manyStepsAreTakenBackOverRestartsAndByOthers() throws {
    var stores = fixture.open()
    let item = movie(77)
    let orders: [WatchOrder] = [.watch(.asBefore), .watch(.below(5)), .note("ask"), .unwatch]
    var states: [[WatchEntry]] = []
    for (later, order) in orders.enumerated() {
      states.append(stores.watchlist.entries())
      let other = fixture.open(at: fixture.now + Int64(later))
      _ = try other.watchlist.carryOut([WatchTask(order, item)], pricedBy: "x")
      other.close()
    }
    try stores.settings.set(.country, to: "gb")
    #expect(try stores.undo.takeBack().changes == [.setting(.country, before: nil, after: "gb")])
    #expect(stores.settings.all() == [:])
    while let state = states.popLast() {
      stores.close()
      stores = fixture.open()
      guard case .undone(let step) = try stores.undo.takeBack() else {
        Issue.record("nothing was taken back")
        return
      }
      #expect(step.madeAt == fixture.now + Int64(states.count))
      #expect(stores.watchlist.entries() == state)
    }
    #expect(try stores.undo.takeBack() == .nothing)
  }

  @Test func settingsGoBackToWhatTheyWere() throws {
    let stores = fixture.open()
    try stores.settings.set(.country, to: "gb")
    try stores.settings.set(.country, to: "de")
    try stores.settings.set(.country, to: "de")
    try stores.settings.remove(.country)
    #expect(try stores.undo.takeBack().changes == [.setting(.country, before: "de", after: nil)])
    #expect(stores.settings.all() == [.country: "de"])
    _ = try stores.undo.takeBack()
    #expect(stores.settings.all() == [.country: "gb"])
    _ = try stores.undo.takeBack()
    #expect(stores.settings.all() == [:])
    #expect(try stores.undo.takeBack() == .nothing)
  }

  @Test func whatWasChangedAgainStaysAndTheOneBeforeCanFollow() throws {
    let stores = fixture.open()
    try stores.watch([1])
    let changes = try stores.watch([77], .below(5))
    try fixture.execute("UPDATE watch SET below = 3.0 WHERE number = 77", on: fixture.main)
    let step = UndoStep(madeAt: fixture.now, changes: changes)
    #expect(try stores.undo.takeBack() == .changedSince(step))
    #expect(stores.watchlist.entries().map(\.below) == [nil, 3])
    _ = try stores.undo.takeBack()
    #expect(watched(stores) == [77])
  }

  @Test func ofAStepThatChangedSeveralAllOrNothingIsTakenBack() throws {
    let stores = fixture.open()
    try stores.watch([77, 78])
    try fixture.execute("DELETE FROM watch WHERE number = 78", on: fixture.main)
    guard case .changedSince = try stores.undo.takeBack() else {
      Issue.record("it was taken back")
      return
    }
    #expect(watched(stores) == [77])
  }

  @Test func whatTheStoresSaidMeanwhileIsNoChange() throws {
    let stores = fixture.open()
    try stores.watch([77])
    _ = try stores.watchlist.carryOut([WatchTask(.note("ask"), movie(77).storeID)], pricedBy: "x")
    let request = CatalogRequest.lookup([77], country: .unitedStates)
    let time = fixture.now + 100
    try stores.watchlist.observe(WatchCheck(of: [], to: request, at: time), by: "x")
    _ = try stores.undo.takeBack()
    let entry = try #require(stores.watchlist.entries().first)
    #expect(entry.note == nil)
    #expect(entry.isAbsent)
    #expect(entry.checkedAt == time)
  }

  @Test func theStepsThatAreTooFarBackAreGone() throws {
    let stores = fixture.open()
    try fixture.execute(
      """
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(UndoStep.reach))
      INSERT INTO undo_step (id, made_at) SELECT i, i FROM n;
      INSERT INTO undo_change SELECT id, 0, 'setting?name=limit', NULL, '7' FROM undo_step;
      """,
      on: fixture.main
    )
    try stores.watch([77])
    #expect(
      try fixture.integer("SELECT count(*) FROM undo_step", on: fixture.main)
        == Int64(UndoStep.reach)
    )
    #expect(try fixture.integer("SELECT min(step) FROM undo_change", on: fixture.main) == 2)
  }

  @Test(
    arguments: [
      "UPDATE undo_change SET before = 'entry?since=x'",
      "UPDATE undo_change SET subject = 'hologram?id=7'",
      "UPDATE undo_change SET subject = 'setting?name=gravity'", "DELETE FROM undo_change",
    ]
  )
  func aStepThatCannotBeReadIsPassedOver(_ damage: String) throws {
    let stores = fixture.open()
    try stores.watch([77])
    try fixture.execute(damage, on: fixture.main)
    #expect(try stores.undo.takeBack() == .nothing)
    #expect(watched(stores) == [77])
    try stores.watch([78])
    _ = try stores.undo.takeBack()
    #expect(watched(stores) == [77])
  }

  @Test func changesWithoutTheirStepAreNobodys() throws {
    let stores = fixture.open()
    try stores.watch([77])
    try fixture.execute("DELETE FROM undo_step", on: fixture.main)
    try stores.watch([78])
    _ = try stores.undo.takeBack()
    #expect(watched(stores) == [77])
    #expect(try stores.undo.takeBack() == .nothing)
  }

  @Test func aValueThatWasNotSavedDoesNotComeBack() throws {
    var isFailing = false
    let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
      if isFailing { throw SQLiteError(resultCode: 13, message: "full") }
    })
    let stores = fixture.open(options: options)
    try stores.settings.set(.country, to: "gb")
    isFailing = true
    #expect(throws: LibraryError.self) { try stores.settings.set(.country, to: "jp") }
    isFailing = false
    _ = try stores.undo.takeBack()
    #expect(stores.settings.all() == [:])
    try stores.settings.set(.limit, to: "7")
    #expect(fixture.open().settings.all() == [.limit: "7"])
  }
}

extension UndoOutcome {
  /// What was taken back.
  var changes: [KeptChange] {
    if case .undone(let step) = self { step.changes } else { [] }
  }
}
