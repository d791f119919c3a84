import Catalog
import Records
import SQLite
import Testing

@testable import Library

@Suite struct SeenNamesTests {
  private let stores = Stores.open(.memory) { 1_000 }

  @Test(
    arguments: [
      ("bla", ["Blade", "Blade Runner", "Blàde Two", "Bladerunner Band"]),
      ("BLADE", ["Blade", "Blade Runner", "Blàde Two", "Bladerunner Band"]),
      ("blade ", ["Blade Runner", "Blàde Two"]), ("blade r", ["Blade Runner"]),
      ("ocean", ["Ocean's Eleven"]), ("oceans", ["Ocean's Eleven"]),
      ("ocean'", ["Ocean's Eleven"]), ("東", ["東京物語"]), ("東京物", ["東京物語"]), ("runner", []),
      ("", []), ("  ", []), ("\"", []), ("!", ["!!!"]), ("zz", []), ("som", ["Somebody"]),
    ] as [(String, [String])]
  )
  func namesAndCreatorsBeginWithAText(_ prefix: String, _ expected: [String]) {
    var records = (1...500).map { SampleRecord(Int64($0), "Blade") }
    records += [
      SampleRecord(601, "Blade Runner"), SampleRecord(602, "Blàde Two"),
      SampleRecord(603, "Ocean's Eleven", by: "Bladerunner Band"), SampleRecord(604, "東京物語"),
      SampleRecord(605, "!!!"),
    ]
    stores.see(records)
    let found = stores.seen.names(beginningWith: prefix)
    #expect(found.names.map(\.text) == expected)
    #expect(found.last == nil)
    #expect(stores.seen.names(beginningWith: prefix, limit: 0) == .none)
  }

  @Test func aNameSaysWhatItIs() {
    stores.see([
      SampleRecord(1, "Metropolis", by: "Fritz Lang", kind: "feature-movie"),
      SampleRecord(2, "Fritz Lang", by: "Motorpsycho"),
      SampleRecord(3, "Freedom", by: "Frankie"),
    ])
    #expect(
      stores.seen.names(beginningWith: "fr").names
        == [SeenName("Frankie"), SeenName("Freedom", .song), SeenName("Fritz Lang", .song)]
    )
    #expect(
      stores.seen.names(beginningWith: "fr", .creators).names
        == [SeenName("Frankie"), SeenName("Fritz Lang")]
    )
    #expect(stores.seen.names(beginningWith: "me", .creators) == .none)
  }

  @Test func ofMoreNamesThanAreWantedTheLastIsTold() {
    stores.see((1...9).map { SampleRecord(Int64($0), "Star \($0)", by: "Stan \($0)") })
    let found = stores.seen.names(beginningWith: "sta", limit: 3)
    #expect(found.names.map(\.text) == ["Stan 1", "Stan 2", "Stan 3"])
    #expect(found.last == SeenName("Star 9", .song))
    let all = stores.seen.names(beginningWith: "star", limit: 9)
    #expect(all.names.count == 9)
    #expect(all.last == nil)
    let some = stores.seen.names(beginningWith: "star", limit: 8)
    #expect(some.names.last?.text == "Star 8")
    #expect(some.last?.text == "Star 9")
  }

  @Test func namesOfAFileThatIsOnlyReadAreFoundToo() throws {
    let fixture = try StoreFixture()
    let writing = fixture.open()
    writing.see([SampleRecord(1, "Solaris")])
    writing.close()
    let reading = fixture.open(.readOnly)
    reading.see([SampleRecord(2, "Solo")])
    #expect(reading.seen.names(beginningWith: "sol").names.map(\.text) == ["Solaris", "Solo"])
  }

  @Test func anotherProgramsLockIsNotWaitedFor() throws {
    let fixture = try StoreFixture()
    let stores = fixture.open()
    _ = stores.answers.add(answer("one", [SampleRecord(1, "Solaris")]))
    let other = try Connection(path: fixture.seen, mode: .readWrite)
    try other.execute("BEGIN IMMEDIATE")
    let start = ContinuousClock.now
    #expect(!stores.seen.indexNext(waitingAtMost: .zero))
    #expect(stores.seen.names(beginningWith: "sol") == .none)
    // The usual patience is five seconds.
    #expect(.now - start < .seconds(4))
    try other.execute("ROLLBACK")
    #expect(stores.seen.indexNext(waitingAtMost: .zero))
    #expect(stores.seen.names(beginningWith: "sol").names == [SeenName("Solaris", .song)])
  }
}
