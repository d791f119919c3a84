import Browsing
import Catalog
import Library
import Records
import Testing

@testable import Application

/// Screens of every topic after a restart.
@Suite(.timeLimit(.minutes(10))) struct TopicRestoreTests {
  private static let sessions: [[String]] = [
    ["abba", "filter 2", "sort -name"], ["abba", "sort -name"],
    ["charts songs", "filter songs", "sort -rank"], ["charts movies genre:drama"],
    ["abba", "more 1", "filter track", "sort -name"], ["abba", "more 1", "2"],
    ["abba", "compare 1 gb,de"], ["abba", "compare 1 gb,de", "2"], ["home"], ["home", "5"],
    ["lookup 11,12,13", "filter 1", "sort -name"], ["lookup 11,12", "2"],
    ["lookup upc:075678164224"], ["lookup https://music.apple.com/us/song/x/42"],
    ["abba", "find abba", "filter 2", "sort -name"], ["abba", "find abba", "3"],
    ["abba", "sort -name", "1"],
    ["abba", "similar 1", "filter 2", "sort -name"], ["abba", "similar 1", "2"],
    ["abba", "2", "home"], ["abba", "2", "home", "24"],
  ]

  /// A place but for what a restart changes: that its answers are from the store now.
  private struct Shown: Equatable {
    var topic: Topic
    var items: [Item]
    var findings: Findings
    /// In whatever order they came.
    var answers: Set<AnswerID>
    var filter: Filter?
    var sort: SortOrder?
    var serial: Int64
    var detail: Item?

    init(_ place: Place) {
      let list = place.list
      (topic, items, findings, answers) = (list.topic, list.items, list.findings, Set(list.answers))
      (filter, sort, serial) = (list.filter, list.sort, list.serial)
      if case .detail(let detail) = place {
        self.detail = detail.item
        serial = detail.serial
      }
    }
  }

  @Test(arguments: sessions)
  func aScreenIsTheSameWithoutTheNetwork(lines: [String]) async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    for line in lines { try await first.run(line) }
    let shown = Shown(first.session.model.state.place)
    try #require(first.failure == nil && !shown.items.isEmpty)
    #expect((shown.filter == nil) == !lines.contains { $0.hasPrefix("filter") })
    #expect((shown.sort == nil) == !lines.contains { $0.hasPrefix("sort") })
    let last = lines.last ?? ""
    #expect((shown.detail != nil) == (Int(last) != nil || last.hasPrefix("lookup http")))
    first.session.close()

    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    // The screens are too large to be taken apart by a failing expectation.
    let isSame = Shown(second.session.model.state.place) == shown
    #expect(isSame)
    #expect(second.front.notices.isEmpty)
    // The same way back as before.
    while second.list.kind != .start {
      second.type("back")
      try #require(second.front.notices.isEmpty)
    }
    #expect(second.front.notices.isEmpty)
    #expect(await second.catalog.requests.isEmpty)
  }

  @Test func everyScreenOfASessionComesBackOnTheWay() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    var shown: [Shown] = []
    for line in [
      "abba", "charts songs", "home", "lookup 11,12", "more 1", "compare 2 gb,de", "find abba",
      "similar 1", "home",
    ] {
      try await first.run(line)
      try #require(first.failure == nil)
      shown.append(Shown(first.session.model.state.place))
    }
    first.session.close()
    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    for screen in shown.reversed() {
      let isSame = Shown(second.session.model.state.place) == screen
      #expect(isSame, "\(screen.topic)")
      second.type("back")
    }
    #expect(second.list.kind == .start)
    for screen in shown {
      second.type("forward")
      let isSame = Shown(second.session.model.state.place) == screen
      #expect(isSame, "\(screen.topic)")
    }
    #expect(second.front.notices.isEmpty)
    #expect(await second.catalog.requests.isEmpty)
  }

  @Test func aFilterAfterTheRestartGoesOnFromTheWholeList() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    try await first.run("filter 2")
    first.session.close()
    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    #expect(second.names == ["abba 2"])
    second.type("filter off")
    #expect(second.names == ["abba 1", "abba 2", "abba 3"])
    second.type("sort -name")
    #expect(second.names == ["abba 3", "abba 2", "abba 1"])
    second.session.close()
    let third = try SessionFixture(stores: folder.open())
    third.session.resume()
    #expect(third.names == ["abba 3", "abba 2", "abba 1"])
    // A row is the one that is displayed there.
    third.type("1")
    guard case .detail(let detail) = third.session.model.state else {
      Issue.record("\(third.session.model.state)")
      return
    }
    #expect(detail.item.name == "abba 3")
  }

  @Test(arguments: ["charts songs", "home", "compare id:1 gb,de", "more id:1", "lookup 1"])
  func aFailureOfEveryTopicComesBack(line: String) async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open(), policy: RunPolicy(isOffline: true))
    try await first.run(line)
    #expect(first.failure?.code == .offline)
    first.session.close()
    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    #expect(second.failure?.code == .offline)
    try await second.run("retry")
    #expect(second.failure == nil)
    #expect(!second.names.isEmpty)
  }
}
