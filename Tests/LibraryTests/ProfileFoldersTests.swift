import Catalog
import Foundation
import Records
import SQLite
import Testing

@testable import Library

/// The profiles as folders.
@Suite struct ProfileFoldersTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private var folders: ProfileFolders {
    ProfileFolders(in: fixture.folder) { !$0.hasPrefix(".") }
  }

  private func stores(_ name: String?) -> Stores {
    let folder = folders.folder(of: name)
    let now = fixture.now
    return Stores(
      .files(main: folder + "/reprise.db", seen: folder + "/seen.db", limits: fixture.limits),
      access: .readWrite,
      options: StoreOptions()
    ) { now }
  }

  @Test func withoutAnyThereIsTheUsualOne() {
    #expect(
      folders.summaries(inUse: .profile(nil))
        == [ProfileSummary(nil, folder: fixture.folder, isInUse: true)]
    )
    #expect(!folders.exists("guest"))
  }

  @Test func oneIsMadeForItsOwnerAloneAndOnce() throws {
    let mask = umask(0)
    defer { umask(mask) }
    #expect(try folders.make("guest"))
    #expect(try !folders.make("guest"))
    #expect(folders.exists("guest"))
    for path in ["/profiles", "/profiles/guest"] {
      #expect(try fixture.mode(of: fixture.folder + path) == 0o700)
    }
    // Nothing is in it yet.
    let summary = folders.summary(of: "guest", inUse: .profile("guest"))
    #expect(summary.isInUse)
    #expect(summary.watched == 0)
    #expect(summary.lastUsed == nil)
  }

  @Test func aFileInTheWayIsAFailure() throws {
    try fixture.write([], to: fixture.folder + "/profiles")
    #expect(throws: LibraryError(.other)) { try folders.make("guest") }
  }

  @Test func eachSaysWhatItHolds() throws {
    for (name, count) in [("work", 2), ("guest", 1)] {
      let stores = stores(name)
      _ = try stores.watchlist.carryOut(
        (1...count).map { number in
          WatchTask(.watch(.asBefore), Item(id: ItemID(.movie, Int64(number)), country: "us"))
        },
        pricedBy: "x"
      )
      stores.close()
    }
    try FileManager.default.createDirectory(
      atPath: fixture.folder + "/profiles/.hidden",
      withIntermediateDirectories: true
    )
    try fixture.write([], to: fixture.folder + "/profiles/file")
    let before = try contents()
    let found = folders.summaries(inUse: .profile("work"))
    #expect(found.map(\.name) == [nil, "guest", "work"])
    #expect(found.map(\.watched) == [0, 1, 2])
    #expect(found.map(\.isInUse) == [false, false, true])
    #expect(found.map { $0.lastUsed == nil } == [true, false, false])
    #expect(try contents() == before)
  }

  @Test func oneThatCannotBeReadIsStillNamed() throws {
    #expect(try folders.make("guest"))
    let path = folders.folder(of: "guest") + "/reprise.db"
    try fixture.write(Array("no database, and long enough to be one".utf8), to: path)
    #expect(folders.summaries(inUse: .demo).map(\.watched) == [0, nil])
    // A file from before the watchlist has none.
    try FileManager.default.removeItem(atPath: path)
    try VersionOneFile.write(to: path)
    #expect(folders.summaries(inUse: .demo).map(\.watched) == [0, 0])
  }

  private func contents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: fixture.folder).sorted()
  }
}
