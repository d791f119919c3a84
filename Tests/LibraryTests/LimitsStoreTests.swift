import Catalog
import Foundation
import Records
import SQLite
import Testing

@testable import Library

@Suite struct LimitsStoreTests {
  private let fixture: StoreFixture
  private let now: Int64 = 1_796_027_400_000
  private let apple = "https://itunes.apple.com"

  init() throws {
    fixture = try StoreFixture()
  }

  private func granted(_ store: LimitsStore, _ times: Int, at now: Int64) -> Int {
    (0..<times).filter { _ in
      store.reserve(endpoint: apple, family: .catalogue, now: now) == .granted
    }.count
  }

  @Test func allProgramsProfilesAndStoresShareOneBudget() throws {
    let one = fixture.open()
    let two = fixture.open()
    let other = Stores.open(.file(fixture.folder + "/elsewhere", limits: fixture.limits)) { 0 }
    let secret = fixture.open(.readOnly)
    let programs = [one, two, other, secret]
    var count = 0
    for step in 0..<40 {
      count += granted(programs[step % 4].limits, 1, at: now + Int64(step))
    }
    #expect(count == 20)
    #expect(
      two.limits.reserve(endpoint: apple, family: .catalogue, now: now + 10_000)
        == .wait(milliseconds: 50_500)
    )
    for program in programs { program.close() }
    let next = fixture.open()
    #expect(granted(next.limits, 5, at: now + 60_400) == 0)
    #expect(granted(next.limits, 30, at: now + 60_504) == 5)
    #expect(try fixture.integer("SELECT count(*) FROM request", on: fixture.limits) == 20)
    #expect(try fixture.mode(of: fixture.limits) == 0o600)
    #expect(try fixture.mode(of: fixture.folder + "/shared") == 0o700)
  }

  @Test func familiesAndServicesHaveBudgetsOfTheirOwn() {
    let store = fixture.open().limits
    #expect(granted(store, 30, at: now) == 20)
    #expect(store.reserve(endpoint: apple, family: .charts, now: now) == .granted)
    #expect(store.reserve(endpoint: "http://127.0.0.1:1", family: .catalogue, now: now) == .granted)
    for _ in 0..<3 {
      _ = store.reserve(endpoint: "http://[::1]:2", family: .catalogue, now: now, limit: 3)
    }
    #expect(
      store.reserve(endpoint: "http://[::1]:2", family: .catalogue, now: now, limit: 3)
        == .wait(milliseconds: 60_500)
    )
  }

  @Test func nothingIsOpenedBeforeItIsNeeded() throws {
    let stores = fixture.open()
    _ = stores.takeNotices()
    stores.checkpointWhenIdle()
    #expect(!FileManager.default.fileExists(atPath: fixture.folder + "/shared"))
    #expect(stores.limits.pause(endpoint: apple, now: now) == nil)
    #expect(FileManager.default.fileExists(atPath: fixture.limits))
    stores.close()
    let next = fixture.open()
    next.close()
    #expect(FileManager.default.fileExists(atPath: fixture.limits))
  }

  @Test func aPauseOutlivesTheProgramAndDoubles() throws {
    var lengths: [Int64] = []
    var time = now
    for _ in 0..<3 {
      let stores = fixture.open()
      lengths.append(stores.limits.notePause(endpoint: apple, retryAfter: nil, now: time))
      // Refusals of requests that were out together are one.
      _ = stores.limits.notePause(endpoint: apple, retryAfter: nil, now: time + 1)
      stores.close()
      let next = fixture.open()
      #expect(next.limits.pause(endpoint: apple, now: time + 10) == (lengths.last ?? 0) - 10)
      #expect(
        next.limits.reserve(endpoint: apple, family: .charts, now: time + 10)
          == .paused(milliseconds: (lengths.last ?? 0) - 10)
      )
      #expect(next.limits.pause(endpoint: "http://127.0.0.1:1", now: time + 10) == nil)
      time += lengths.last ?? 0
      #expect(next.limits.pause(endpoint: apple, now: time) == nil)
      #expect(next.limits.reserve(endpoint: apple, family: .catalogue, now: time) == .granted)
      next.close()
    }
    #expect(lengths == [30_000, 60_000, 120_000])
  }

  @Test func aSuccessEndsTheDoubling() {
    let store = fixture.open().limits
    _ = store.notePause(endpoint: apple, retryAfter: nil, now: now)
    // The answer to a request that was out before the refusal.
    store.noteSuccess(endpoint: apple, now: now + 5)
    #expect(store.pause(endpoint: apple, now: now + 10) == 29_990)
    #expect(store.notePause(endpoint: apple, retryAfter: nil, now: now + 30_000) == 60_000)
    store.noteSuccess(endpoint: apple, now: now + 100_000)
    #expect(store.notePause(endpoint: apple, retryAfter: 45, now: now + 100_001) == 45_000)
  }

  @Test func timesFromTheFutureLockNobodyOut() throws {
    let stores = fixture.open()
    #expect(granted(stores.limits, 20, at: now + 86_400_000) == 20)
    _ = stores.limits.notePause(endpoint: apple, retryAfter: 9_999_999, now: now + 86_400_000)
    stores.close()
    let next = fixture.open()
    #expect(next.limits.pause(endpoint: apple, now: now) == nil)
    #expect(granted(next.limits, 20, at: now) == 20)
    #expect(next.limits.notePause(endpoint: apple, retryAfter: nil, now: now) == 30_000)
    next.close()
    try fixture.execute(
      "UPDATE pause SET ends = \(Int64.max); UPDATE request SET granted_at = \(Int64.max)",
      on: fixture.limits
    )
    let last = fixture.open()
    #expect(last.limits.pause(endpoint: apple, now: now + 1) == nil)
    #expect(granted(last.limits, 20, at: now + 1) == 20)
  }

  @Test func theDemoAndTheHomelessCountForThemselves() {
    for location in [StoreLocation.memory, .noHome, .files(main: "", seen: "", limits: nil)] {
      let stores = Stores.open(location) { 1_000 }
      #expect(granted(stores.limits, 30, at: now) == 20)
      #expect(stores.limits.notePause(endpoint: apple, retryAfter: nil, now: now) == 30_000)
      #expect(
        stores.limits.reserve(endpoint: apple, family: .catalogue, now: now)
          == .paused(milliseconds: 30_000)
      )
    }
  }
}

@Suite struct LimitsTroubleTests {
  private let fixture: StoreFixture
  private let now: Int64 = 1_796_027_400_000
  private let apple = "https://itunes.apple.com"

  init() throws {
    fixture = try StoreFixture()
  }

  /// Without the file the program counts its own requests.
  private func expectCounting(_ store: LimitsStore, from already: Int = 0) {
    for number in already..<20 {
      #expect(
        store.reserve(endpoint: apple, family: .catalogue, now: now + Int64(number)) == .granted
      )
    }
    guard case .wait = store.reserve(endpoint: apple, family: .catalogue, now: now + 100) else {
      Issue.record("the requests were not counted")
      return
    }
    #expect(store.notePause(endpoint: apple, retryAfter: nil, now: now + 200) == 30_000)
    #expect(store.pause(endpoint: apple, now: now + 300) == 29_900)
    guard case .paused = store.reserve(endpoint: apple, family: .charts, now: now + 300) else {
      Issue.record("the pause was not kept")
      return
    }
    store.noteSuccess(endpoint: apple, now: now + 40_000)
    #expect(store.notePause(endpoint: apple, retryAfter: nil, now: now + 40_001) == 30_000)
  }

  @Test func aWriteThatFailsKeepsNoRequestBack() {
    var isFailing = false
    let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
      if isFailing { throw SQLiteError(resultCode: 13, message: "full") }
    })
    let stores = fixture.open(options: options)
    #expect(stores.limits.reserve(endpoint: apple, family: .catalogue, now: now) == .granted)
    isFailing = true
    expectCounting(stores.limits, from: 1)
    #expect(stores.takeNotices() == [])
  }

  @Test func aFileThatCannotBeOpenedKeepsNoRequestBack() throws {
    try fixture.write([1], to: fixture.folder + "/shared")
    let stores = fixture.open()
    expectCounting(stores.limits)
    #expect(stores.takeNotices() == [])
    #expect(stores.isSaving)
  }

  @Test func aLockedFileIsNotWaitedForLong() throws {
    let first = fixture.open()
    _ = first.limits.pause(endpoint: apple, now: now)
    first.close()
    let holder = try Connection(path: fixture.limits, mode: .readWrite)
    try holder.execute("BEGIN IMMEDIATE")
    let stores = fixture.open(options: StoreOptions(busyTimeout: .milliseconds(20)))
    for number in 0..<5 {
      #expect(
        stores.limits.reserve(endpoint: apple, family: .catalogue, now: now + Int64(number))
          == .granted
      )
    }
    try holder.execute("ROLLBACK")
  }

  @Test func aDamagedFileIsSetAside() throws {
    let first = fixture.open()
    _ = first.limits.notePause(endpoint: apple, retryAfter: nil, now: now)
    first.close()
    try fixture.write(Array("no database".utf8), to: fixture.limits)
    let stores = fixture.open()
    expectCounting(stores.limits)
    let notices = stores.takeNotices()
    #expect(notices.count == 1)
    guard case .setAside(_, _, .limits)? = notices.first else {
      Issue.record("\(notices)")
      return
    }
  }

  @Test func aPauseInAFileThatIsWriteProtectedIsKept() throws {
    let first = fixture.open()
    _ = first.limits.notePause(endpoint: apple, retryAfter: nil, now: now)
    first.close()
    let stores = fixture.open(options: StoreOptions(mode: .readOnly))
    #expect(stores.limits.pause(endpoint: apple, now: now + 1) == 29_999)
    #expect(
      stores.limits.reserve(endpoint: apple, family: .catalogue, now: now + 1)
        == .paused(milliseconds: 29_999)
    )
  }
}
