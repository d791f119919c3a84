import Foundation
import TestSupport
import Testing

/// What was seen: found again, on home, and beside what is similar to it.
@Suite(.ownThreads) struct SeenCommandTests {
  private struct Document: Decodable {
    var source: String
    var fetchedAt: String?
    var count: Int
    var items: [Row]
  }

  private struct Row: Decodable {
    var type: String
    var id: Int64
    var name: String?
    var country: String
    var storeUrl: String?
    var fetchedAt: String?
  }

  private func document(_ result: PtyPipeProcess) throws -> Document {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Document.self, from: Data(result.output))
  }

  private func prepared() throws -> (Sandbox, CatalogServer) {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["REPRISE_ENDPOINT"] = server.url
    return (sandbox, server)
  }

  // MARK: Find

  @Test func whereTheStoreCannotBeReadThatIsItsOwnStatus() throws {
    let (sandbox, server) = try prepared()
    defer { #expect(server.requests.isEmpty) }
    let seen = (sandbox.store as NSString).deletingLastPathComponent + "/seen.db"
    try FileManager.default.createDirectory(atPath: seen, withIntermediateDirectories: true)
    let shut = try sandbox.run(["find", "stalker", "--json"])
    #expect(shut.exit == .status(7))
    #expect(shut.errorText.contains("The store cannot be opened"))
    // What needs no store does not mind.
    #expect(try sandbox.run(["set"]).exit == .status(0))
    sandbox.environment["HOME"] = "/dev/null/nowhere"
    for words in [["find", "stalker"], ["watchlist"], ["history"], ["deals"]] {
      #expect(try sandbox.run(words).exit == .status(7), "\(words)")
    }
    #expect(try sandbox.run(["find", "stalker", "--demo"]).exit == .status(0))
  }

  @Test func everyRowIsWholeAndHasItsOwnTime() throws {
    let (sandbox, server) = try prepared()
    _ = try sandbox.run(["search", "stalker"])
    let began = Date()
    let found = try document(try sandbox.run(["find", "stalker", "--json"]))
    #expect(found.source == "seen")
    #expect(found.count == 3)
    for row in found.items {
      #expect(row.storeUrl == "https://itunes.apple.com/us/movie/x/id\(row.id)")
      #expect(row.country == "us")
      let time = try #require(row.fetchedAt.flatMap { ISO8601DateFormatter().date(from: $0) })
      #expect(abs(time.timeIntervalSince(began)) < 600)
    }
    #expect(server.requests.count == 1)
    let none = try sandbox.run(["find", "zzz", "--json"])
    #expect(none.exit == .status(0))
    #expect(try document(none).fetchedAt == nil)
    #expect(none.errorText == "reprise: Nothing that was seen has “zzz”.\n")
  }

  @Test func aOneShotGivesTheBestFiftyAndSaysOfHowMany() throws {
    let (sandbox, server) = try prepared()
    _ = try sandbox.run(["search", "many", "--limit", "200"])
    let few = try sandbox.run(["find", "number"])
    #expect(few.lines.count == 50)
    #expect(few.errorText == "reprise: These are the best 50 of 200.\n")
    let all = try sandbox.run(["find", "number", "--limit", "200", "--jsonl"])
    #expect(all.lines.count == 200)
    #expect(all.errors.isEmpty)
    #expect(server.requests.count == 1)
  }

  @Test func allPagesOfWhatWasFoundAreThere() throws {
    let (sandbox, server) = try prepared()
    _ = try sandbox.run(["search", "many", "--limit", "200"])
    let program = try sandbox.terminal(["--endpoint", server.url], columns: 80, rows: 24)
    #expect(program.wait(until: \.hasPrompt))
    program.type("find number\r")
    #expect(program.wait(for: "1–18 of 200 · seen"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("page 12\r")
    #expect(program.wait(for: "199–200 of 200 · seen"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("next\r")
    #expect(program.wait(for: "There is nothing after this."))
    #expect(program.wait(until: \.hasPrompt))
    program.type("find number --limit 20\r")
    #expect(program.wait(for: "1–18 of 200 · seen"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("next\r")
    #expect(program.wait(for: "19–20 of 200 · seen"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("next\r")
    #expect(program.wait(for: "These are the best 20 of 200."))
    program.type("\u{4}")
    #expect(program.waitForExit() == .status(0))
    #expect(server.requests.count == 1)
  }

  @Test func aFoundScreenComesBackAndReloadLooksAgain() throws {
    let (sandbox, server) = try prepared()
    _ = try sandbox.run(["search", "stalker"])
    let script = try sandbox.run([], input: .text("find stalker\n"))
    #expect(script.exit == .status(0))
    let rows = script.lines.filter { $0.contains(" film ") }
    #expect(rows.count == 3)
    #expect(rows.allSatisfy { $0.contains("1 min old") && $0.contains(" us ") })
    _ = try sandbox.run(["search", "stalker revisited"])
    let restored = try sandbox.run([])
    #expect(restored.lines.filter { $0.contains(" film ") }.count == 3)
    #expect(!restored.outputText.contains("Revisited"))
    let again = try sandbox.run([], input: .text("reload\n"))
    #expect(again.outputText.contains("Stalker Revisited One"))
    #expect(again.exit == .status(0))
    #expect(server.requests.count == 2)
  }

  @Test func offlineASearchIsAFindThatSaysSo() throws {
    let (sandbox, server) = try prepared()
    _ = try sandbox.run(["search", "stalker"])
    let script = try sandbox.run(["--offline"], input: .text("stalker two\n"))
    #expect(script.exit == .status(0))
    #expect(script.lines.first?.hasSuffix("1 of 1 · offline, seen") == true)
    #expect(script.lines.first?.contains("searches Apple") == false)
    let shot = try document(try sandbox.run(["--offline", "--json", "search", "stalker two"]))
    #expect(shot.source == "seen")
    #expect(shot.items.map(\.name) == ["Stalker Two"])
    #expect(server.requests.count == 1)
  }

  // MARK: Similar

  @Test func withoutTheNetworkWhatWasSeenIsSimilar() throws {
    let (sandbox, server) = try prepared()
    _ = try sandbox.run(["search", "stalker"])
    let shot = try sandbox.run(["--offline", "similar", "movie:101", "--json"])
    #expect(shot.exit == .status(0))
    #expect(try document(shot).source == "seen")
    #expect(try document(shot).items.map(\.name) == ["Stalker Two", "Stalker Three"])
    #expect(
      shot.errorText == "reprise: A chart is missing: offline, and no answer to this is kept.\n"
    )
    let unknown = try sandbox.run(["--offline", "similar", "movie:999"])
    #expect(unknown.exit == .status(4))
    #expect(unknown.output.isEmpty)
    #expect(server.requests.count == 1)
  }

  @Test func similarItemsComeBackAfterARestart() throws {
    let (sandbox, server) = try prepared()
    let first = try sandbox.run([], input: .text("stalker\nsimilar 1\nfilter stalker\n"))
    #expect(first.exit == .status(0))
    #expect(
      first.outputText.contains(
        "2 by Ridley Scott, seen before; 3 from the top films in Drama."
      )
    )
    let restored = try sandbox.run([])
    #expect(restored.exit == .status(0))
    #expect(restored.lines.filter { $0.contains("Stalker T") }.count == 2)
    let row = try sandbox.run(["row:2", "--fields", "name"])
    #expect(row.lines == ["name", "Stalker Three"])
    let back = try sandbox.run([], input: .text("filter off\nback\nforward\n5\n"))
    #expect(back.outputText.contains("topmovies us 3"))
    #expect(back.exit == .status(0))
    // The row is the chart's, and looked up.
    #expect(server.requests.count == 3)
  }

  @Test func nothingSimilarIsSaid() throws {
    let (sandbox, server) = try prepared()
    let shot = try sandbox.run(["similar", "artist:999"])
    #expect(shot.exit == .status(0))
    #expect(shot.errorText == "reprise: No artist has the id 999 in the United States.\n")
    let empty = try sandbox.run(["similar", "artist:999", "--fail-if-empty"])
    #expect(empty.exit == .status(3))
    for words in [["similar"], ["similar", "row:9"], ["similar", "stalker"]] {
      #expect(try sandbox.run(words).exit == .status(2))
    }
    #expect(server.requests.count == 1)
  }

  // MARK: Home

  @Test func homeHasWhatWasOpenedUnderItsNumber() throws {
    let (sandbox, server) = try prepared()
    let script = try sandbox.run([], input: .text("stalker\n3\nback\nhome\n25\n"))
    #expect(script.exit == .status(0))
    let seen = script.lines.drop { $0 != "Seen last" }.dropFirst().first ?? ""
    #expect(seen.hasPrefix(" 25  Stalker Three "))
    #expect(seen.contains(" film "))
    let kept = try sandbox.run(["--fields", "name"])
    #expect(kept.lines == ["name", "Stalker Three"])
    _ = try sandbox.run([], input: .text("back\n"))
    let rows = try sandbox.run(["--jsonl", "--fields", "name"])
    #expect(rows.lines.count == 25)
    #expect(rows.lines.last == #"{"name":"Stalker Three"}"#)
    #expect(server.requests.count == 9)
  }
}
