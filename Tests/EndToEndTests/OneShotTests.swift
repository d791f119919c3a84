import Foundation
import TestSupport
import Testing

/// One command from the arguments, its output in a pipe.
@Suite(.ownThreads) struct OneShotTests {
  @Test func theVersionNeedsNothing() throws {
    let sandbox = try Sandbox()
    sandbox.environment["HOME"] = nil
    let result = try sandbox.run(["--version"])
    #expect(result.exit == .status(0))
    #expect(result.outputText.hasPrefix("reprise "))
    #expect(result.lines.count == 1)
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["?"], ["help", "country"], ["country", "--help"],
    ["help", "output"],
  ])
  func helpNeedsNoHomeAndWritesNothing(words: [String]) throws {
    let sandbox = try Sandbox()
    let before = try sandbox.files()
    let result = try sandbox.run(words)
    #expect(result.exit == .status(0))
    #expect(result.lines.count > 2)
    #expect(result.lines.allSatisfy { $0.count <= 80 })
    #expect(result.errors.isEmpty)
    #expect(try sandbox.files() == before)
  }

  @Test func helpIsAsWideAsItsOutputAndCanBeReadOut() throws {
    let sandbox = try Sandbox()
    sandbox.environment["COLUMNS"] = "40"
    let narrow = try sandbox.run(["-h"])
    #expect(narrow.lines.allSatisfy { $0.count <= 40 })
    sandbox.environment["COLUMNS"] = "120"
    let read = try sandbox.run(["help", "--plain"])
    #expect(read.lines.contains("quit, q: leave; the screen is kept (^D)"))
  }

  @Test func aSearchIsBriefLinesInAPipe() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(["--endpoint", server.url, "search", "metropolis"])
    #expect(result.exit == .status(0))
    #expect(result.errors.isEmpty)
    #expect(result.lines.count == 3)
    let columns = result.lines[0].split(separator: "\t", omittingEmptySubsequences: false)
    #expect(columns.count == 8)
    #expect(columns[..<4] == ["movie", "101", "Metropolis One", "Ridley Scott"])
    #expect(columns[5...6] == ["9.99", "USD"])
  }

  @Test func wordsThatAreNoCommandSearchToo() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(["--endpoint=\(server.url)", "the", "lovely", "bones"])
    #expect(result.exit == .status(0))
    #expect(result.outputText.contains("The Lovely Bones Two"))
    #expect(server.requests.map(CatalogFixture.term) == ["the lovely bones"])
  }

  @Test func jsonIsOneDocument() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run([
      "search", "lovely bones", "--media", "movie", "--json", "--endpoint", server.url,
    ])
    #expect(result.exit == .status(0))
    #expect(result.errors.isEmpty)
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output))
    #expect(document.schema == 1)
    #expect(document.kind == "results")
    #expect(document.source == "live")
    #expect(document.count == 3)
    #expect(document.items.map(\.name).first == "Lovely Bones One")
    #expect(document.items.map(\.price).first == 9.99)
    #expect(document.items.allSatisfy { $0.currency == "USD" && !$0.description.isEmpty })
  }

  private struct Document: Decodable {
    var schema: Int
    var kind: String
    var source: String
    var count: Int
    var items: [Item]

    struct Item: Decodable {
      var id: Int
      var name: String
      var price: Double
      var currency: String
      var description: String
    }
  }

  @Test func tablesHaveAHeader() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let csv = try sandbox.run(["--csv", "search", "a, b", "--endpoint", server.url])
    #expect(csv.outputText.hasPrefix("type,id,name,creator"))
    #expect(csv.outputText.contains("\r\nmovie,101,\"A, B One\",Ridley Scott,"))
    let tsv = try sandbox.run(["--tsv", "search", "a", "--endpoint", server.url])
    #expect(tsv.lines.first?.hasPrefix("type\tid\tname\tcreator") == true)
    #expect(tsv.lines.count == 4)
    let fields = try sandbox.run([
      "--jsonl", "--fields", "id,name", "search", "a", "--endpoint", server.url,
    ])
    #expect(fields.lines.first == #"{"id":101,"name":"A One"}"#)
  }

  @Test func anItemIsOpenedByItsID() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run([
      "id:102", "--tsv", "--fields", "id,name", "--endpoint", server.url,
    ])
    #expect(result.outputText == "id\tname\n102\tLooked Up\n")
    #expect(result.exit == .status(0))
  }

  @Test func aRowIsOneOfTheSavedScreen() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let none = try sandbox.run(["row:2", "--endpoint", server.url])
    #expect(none.exit == .status(2))
    _ = try sandbox.run(["--endpoint", server.url], input: .text("solaris\n"))
    let row = try sandbox.run(["row:2", "--fields", "name", "--endpoint", server.refusingURL])
    #expect(row.exit == .status(0))
    #expect(row.lines == ["name", "Solaris Two"])
    let beyond = try sandbox.run(["row:4", "--endpoint", server.refusingURL])
    #expect(beyond.exit == .status(2))
    #expect(beyond.output.isEmpty)
    #expect(!beyond.errors.isEmpty)
  }

  @Test func theSavedScreenStaysWhereItIs() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["--endpoint", server.url], input: .text("solaris\n1\n"))
    let before = try sandbox.run(["--endpoint", server.refusingURL])
    _ = try sandbox.run(["--endpoint", server.url, "stalker"])
    _ = try sandbox.run(["--endpoint", server.refusingURL, "mirror"])
    _ = try sandbox.run(["row:2"])
    let after = try sandbox.run(["--endpoint", server.refusingURL])
    #expect(before.outputText.contains("Solaris One"))
    #expect(after.outputText == before.outputText)
    #expect(after.exit == .status(0))
  }

  @Test func aSettingIsKept() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    #expect(try sandbox.run(["country", "gb"]).exit == .status(0))
    #expect(try sandbox.run(["set", "limit", "7"]).exit == .status(0))
    let settings = try sandbox.run(["set", "--tsv"])
    #expect(settings.outputText.contains("country\tgb\tset"))
    _ = try sandbox.run(["search", "a", "--endpoint", server.url])
    let target = try #require(server.requests.first?.target)
    #expect(target.contains("country=GB"))
    #expect(target.contains("limit=7"))
    _ = try sandbox.run(["search", "a", "--country", "de", "--endpoint", server.url])
    #expect(server.requests.last?.target.contains("country=DE") == true)
  }

  @Test func aOneShotAsksForFifty() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["search", "a", "--endpoint", server.url])
    #expect(server.requests.first?.target.contains("limit=50") == true)
    _ = try sandbox.run(["--endpoint", server.url], input: .text("a\n"))
    #expect(server.requests.last?.target.contains("limit=200") == true)
  }

  @Test func nothingFoundIsDoneUnlessItMustNotBe() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let done = try sandbox.run(["search", "nothing", "--endpoint", server.url])
    #expect(done.exit == .status(0))
    #expect(done.output.isEmpty)
    #expect(done.errorText.contains("nothing"))
    let failed = try sandbox.run(["search", "nothing", "--fail-if-empty", "--endpoint", server.url])
    #expect(failed.exit == .status(3))
    let found = try sandbox.run(["search", "a", "--fail-if-empty", "--endpoint", server.url])
    #expect(found.exit == .status(0))
  }

  @Test func standardInputIsLeftAlone() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.shell(
      #"while read -r line; do "$0" search "$line" "$@"; "$0" --version; done"#,
      ["--fields", "name", "--tsv", "--endpoint", server.url],
      input: .text("one\ntwo\nthree\n")
    )
    #expect(server.requests.map(CatalogFixture.term) == ["one", "two", "three"])
    #expect(result.lines.filter { $0.hasPrefix("reprise ") }.count == 3)
    let closed = try sandbox.run(["search", "a", "--endpoint", server.url], input: .closed)
    #expect(closed.exit == .status(0))
    #expect(closed.lines.count == 3)
  }

  @Test func theCacheIsPassedByOnRequest() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["search", "a", "--reload", "--endpoint", server.url])
    _ = try sandbox.run(["search", "a", "--reload", "--endpoint", server.url])
    let targets = server.requests.map(\.target)
    #expect(Set(targets).count == 2)
    #expect(targets.allSatisfy { $0.contains("&_=") })
  }

  @Test func whatIsAskedIsToldOnStandardError() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(["search", "a", "--verbose", "--json", "--endpoint", server.url])
    #expect(result.outputText.hasPrefix(#"{"schema":1"#))
    #expect(result.errorText.contains("> GET \(server.url)/search?term=a&"))
    #expect(result.errorText.contains("< 200, "))
  }
}
