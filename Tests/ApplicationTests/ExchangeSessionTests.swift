import Browsing
import Catalog
import Foundation
import Records
import Testing

@testable import Application
@testable import Library

/// Lists into files and back, from the line that is typed to the file and the store.
@Suite(.timeLimit(.minutes(10))) struct ExchangeSessionTests {
  private let folder: StoreFolderFixture

  init() throws {
    folder = try StoreFolderFixture()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func report(_ fixture: SessionFixture) -> ImportReport? {
    if case .imported(let report)? = fixture.front.notices.last { report } else { nil }
  }

  private static let outlines = """
    <opml><body><outline text="Show 1" xmlUrl="http://example.org/1/"/>
    <outline text="Show 2" xmlUrl="http://example.org/2"/></body></opml>
    """

  private func podcast(_ number: Int, feed: String) -> String {
    #"""
    {"wrapperType":"track","kind":"podcast","trackId":\#(number),"collectionId":\#(number),
    "trackName":"Show \#(number)","artistName":"Somebody","feedUrl":"\#(feed)","country":"USA"}
    """#
  }

  @Test func theListOnTheScreenIsWrittenOnce() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    fixture.type("sort -name")
    let shown = fixture.session.model.state
    fixture.type("export csv \(folder.path)/list.csv")
    #expect(fixture.session.model.state == shown)
    guard case .exported(let export)? = fixture.front.notices.last else {
      Issue.record("\(fixture.front.notices)")
      return
    }
    #expect(try Array(text("list.csv").utf8) == export.bytes)
    #expect(try text("list.csv").contains("abba 3"))
    fixture.type("export json \(folder.path)/list.csv")
    guard case .notExported(_, .exists)? = fixture.front.notices.last else {
      Issue.record("\(fixture.front.notices)")
      return
    }
    #expect(try Array(text("list.csv").utf8) == export.bytes)
    #expect(try names == ["list.csv"])
  }

  @Test(
    arguments: [
      ("", .isFolder), ("/no/list.csv", .noFolder), ("/file/list.csv", .noFolder),
      ("/dangling", .exists),
    ] as [(String, Browsing.FileFailure)]
  )
  func whatCannotBeWrittenSaysWhy(_ path: String, _ failure: Browsing.FileFailure) throws {
    try write("", "file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/dangling",
      withDestinationPath: "nowhere"
    )
    let fixture = try SessionFixture()
    fixture.type("export csv \(folder.path)\(path)")
    guard case .notExported(_, let why)? = fixture.front.notices.last else {
      Issue.record("\(fixture.front.notices)")
      return
    }
    #expect(why == failure)
    #expect(try names == ["dangling", "file"])
  }

  @Test func theWatchlistOfOneHomeIsThatOfAnother() async throws {
    let first = try SessionFixture()
    try await first.run("abba")
    first.type("watch 1 below 0.5")
    first.clock.advance(seconds: 60)
    first.type("watch 3")
    first.type("note 3 for “Anna”")
    first.type("back")
    for format in ["json", "jsonl"] {
      let (one, two) = ("\(folder.path)/1.\(format)", "\(folder.path)/2.\(format)")
      first.type("watchlist")
      first.type("export \(format) \(one)")
      let other = try SessionFixture()
      other.clock.advance(seconds: 9_999)
      other.type("import \(one)")
      #expect(report(other)?.added == 2)
      #expect(other.stores.watchlist.entries().map(\.below) == [0.5, nil])
      other.type("export \(format) \(two)")
      #expect(try text("1.\(format)") == (try text("2.\(format)")))
      // The first home has all of it already.
      first.type("import \(two)")
      #expect(report(first)?.added == 0)
      #expect(report(first)?.changes.allSatisfy(\.isNothing) == true)
      other.type("undo")
      #expect(other.stores.watchlist.entries() == [])
    }
  }

  @Test func feedsWaitAsRowsAndAreMatchedWhileNothingElseIsDone() async throws {
    try write(Self.outlines, "feeds.opml")
    let stores = folder.open()
    let fixture = try SessionFixture(stores: stores)
    await fixture.catalog.answer(
      "Show 1",
      with: CatalogBodies.answer([
        podcast(76, feed: "https://example.org/other"), podcast(77, feed: "https://Example.org/1"),
      ])
    )
    await fixture.catalog.answer(
      "Show 2",
      with: CatalogBodies.answer([podcast(78, feed: "https://example.org/other")])
    )
    fixture.type("import \(folder.path)/feeds.opml")
    #expect(report(fixture)?.added == 2)
    #expect(report(fixture)?.waiting == 2)
    #expect(await fixture.catalog.terms == [])
    fixture.type("watchlist")
    #expect(fixture.names == ["Show 1", "Show 2"])

    while fixture.idle() {}
    await fixture.sent(1)
    try await fixture.takeEvents()
    #expect(stores.watchlist.entries().map(\.storeID.id.number) == [77, -2])
    // What was on the screen says so too, and keeps its rows.
    #expect(fixture.names == ["Show 1", "Show 2"])
    while fixture.idle() {}
    await fixture.sent(2)
    try await fixture.takeEvents()
    #expect(await fixture.catalog.terms == ["Show 1", "Show 2"])
    #expect(stores.watchlist.entries().map(\.isAbsent) == [false, true])
    #expect(fixture.front.notices.last == .feedsMatched(found: 1, absent: 1))
    while fixture.idle() {}
    #expect(await fixture.catalog.terms.count == 2)

    fixture.type("watchlist")
    #expect(fixture.list.items.map(\.feedURL) == ["https://Example.org/1", "http://example.org/2"])
    fixture.type("export opml \(folder.path)/out.opml")
    #expect(try text("out.opml").contains("xmlUrl=\"https://Example.org/1\""))
    #expect(try text("out.opml").contains("xmlUrl=\"http://example.org/2\""))
    // The same list once more has nothing new.
    fixture.type("import \(folder.path)/feeds.opml")
    #expect(report(fixture)?.added == 0)
    // All of it is one change.
    fixture.type("undo")
    #expect(stores.watchlist.entries() == [])
  }

  @Test func aRestartGoesOnWithTheFeedsThatAreLeft() async throws {
    try write(Self.outlines, "feeds.opml")
    let first = try SessionFixture(stores: folder.open())
    await first.catalog.answer(
      "Show 1",
      with: CatalogBodies.answer([podcast(77, feed: "http://example.org/1")])
    )
    first.type("import \(folder.path)/feeds.opml")
    while first.idle() {}
    await first.sent(1)
    try await first.takeEvents()
    first.session.close()

    let second = try SessionFixture(stores: folder.open())
    await second.catalog.answer(
      "Show 2",
      with: CatalogBodies.answer([podcast(78, feed: "http://example.org/2")])
    )
    second.session.resume()
    while second.idle() {}
    await second.sent(1)
    try await second.takeEvents()
    #expect(await second.catalog.terms == ["Show 2"])
    #expect(second.stores.watchlist.entries().map(\.storeID.id.number) == [77, 78])
  }

  @Test func aFailureIsTriedAgainBehindTheNextLine() async throws {
    try write(Self.outlines, "feeds.opml")
    let fixture = try SessionFixture()
    await fixture.catalog.fail("Show 1", with: CatalogError(.notConnected))
    fixture.type("import \(folder.path)/feeds.opml")
    while fixture.idle() {}
    // What passes is sent a second time at once.
    await fixture.sent(1)
    try await fixture.takeEvents()
    let count = await fixture.catalog.terms.count
    while fixture.idle() {}
    #expect(await fixture.catalog.terms.count == count)
    await fixture.catalog.fail("Show 1", with: nil)
    fixture.type("help")
    while fixture.idle() {}
    await fixture.sent(count + 1)
    #expect(await fixture.catalog.terms.last == "Show 1")
  }

  @Test func aPodcastThatIsWatchedIsNotWatchedTwice() async throws {
    try write(Self.outlines, "feeds.opml")
    let fixture = try SessionFixture()
    await fixture.catalog.answer(
      "shows",
      with: CatalogBodies.answer([podcast(77, feed: "https://example.org/1")])
    )
    try await fixture.run("shows")
    fixture.type("watch 1")
    fixture.type("import \(folder.path)/feeds.opml")
    #expect(report(fixture)?.added == 1)
    #expect(fixture.stores.watchlist.entries().map(\.storeID.id.number) == [77, -1])
  }

  @Test func filesOfOtherKindsAreRefused() throws {
    let fixture = try SessionFixture()
    try write("hello", "hello.txt")
    for (path, refusal) in [
      ("/hello.txt", ImportRefusal.unknownForm), ("/none.json", .file(.notFound)),
      ("/", .file(.isFolder)), ("/hello.txt/x", .file(.notFound)),
    ] {
      fixture.type("import \(folder.path)\(path)")
      guard case .notImported(_, let why)? = fixture.front.notices.last else {
        Issue.record("\(path)")
        continue
      }
      #expect(why == refusal)
    }
    #expect(fixture.stores.watchlist.entries() == [])
  }

  @Test func theHomeFolderHasAShortName() throws {
    let paths = TypedPath(home: "/home/anna")
    #expect(paths.expanded("~/x.csv") == "/home/anna/x.csv")
    #expect(paths.expanded("~") == "/home/anna")
    #expect(paths.expanded("~x/y") == "~x/y")
    #expect(paths.expanded("a/~/y") == "a/~/y")
    #expect(TypedPath(home: nil).expanded("~/x") == "~/x")
    try write("", "a.json")
    let home = TypedPath(home: folder.path)
    #expect(home.entries(of: "~/").map(\.name) == ["a.json"])
  }
}
