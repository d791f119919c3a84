import Foundation
import TestSupport
import Testing

/// One-shots of what is popular, what belongs together, and what was seen, in every form.
@Suite(.ownThreads) struct CatalogueCommandTests {
  /// A one-shot, and what its answer is.
  struct Shot: Sendable, CustomTestStringConvertible {
    var words: [String]
    var kind: String
    var source: String
    /// The names of the items in their order; nil where a store does not have it.
    var names: [String?]
    /// What stands on standard error beside data.
    var said = ""

    var testDescription: String { words.joined(separator: " ") }
  }

  private static let home: [String?] =
    [
      "topmovies", "toptvseasons", "songs", "albums", "toppodcasts", "audio-books",
      "toppaidebooks", "topfreeapplications",
    ].flatMap { name in (1...3).map { "\(name) us \($0)" } }
    // What was seen last.
    + ["Stalker One", "Stalker Two", "Stalker Three"]

  static let shots: [Shot] = [
    Shot(
      words: ["charts"],
      kind: "chart",
      source: "chart",
      names: ["songs us 1", "songs us 2", "songs us 3"]
    ),
    Shot(
      words: ["charts", "movies", "--country", "gb"],
      kind: "chart",
      source: "chart",
      names: ["topmovies gb 1", "topmovies gb 2", "topmovies gb 3"]
    ),
    Shot(words: ["home"], kind: "home", source: "chart", names: home),
    Shot(
      words: ["more", "300"],
      kind: "results",
      source: "live",
      names: ["Song 301", "Song 302"]
    ),
    Shot(
      words: ["more", "song:302"],
      kind: "results",
      source: "live",
      names: ["Song 301", "Song 302"]
    ),
    Shot(
      words: ["compare", "301", "gb,de,jp"],
      kind: "compare",
      source: "live",
      names: ["Song 301", "Song 301", nil],
      said: "reprise: Not under this id in Japan.\n"
    ),
    Shot(
      words: ["lookup", "301,102"],
      kind: "results",
      source: "live",
      names: ["Song 301", "Looked Up"]
    ),
    Shot(
      words: ["lookup", "id:301", "song:302"],
      kind: "results",
      source: "live",
      names: ["Song 301", "Song 302"]
    ),
    Shot(
      words: ["lookup", "https://music.apple.com/us/album/the-album/300?i=302"],
      kind: "detail",
      source: "live",
      names: ["Song 302"]
    ),
    Shot(
      words: ["similar", "movie:101"],
      kind: "results",
      source: "chart",
      names: [
        "Stalker Two", "Stalker Three", "topmovies us 1", "topmovies us 2", "topmovies us 3",
      ]
    ),
    Shot(
      words: ["find", "stalker"],
      kind: "results",
      source: "seen",
      names: ["Stalker One", "Stalker Two", "Stalker Three"]
    ),
  ]

  private struct Document: Decodable {
    var schema: Int
    var kind: String
    var source: String
    var count: Int
    var items: [Row]
  }

  private struct Row: Decodable {
    var name: String?
    var country: String
  }

  /// Runs a one-shot where a search has been seen.
  private func run(_ shot: Shot, _ options: [String]) throws -> PtyPipeProcess {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["REPRISE_ENDPOINT"] = server.url
    _ = try sandbox.run(["search", "stalker"])
    let result = try sandbox.run(shot.words + options)
    #expect(result.exit == .status(0))
    #expect(result.errorText == shot.said)
    #expect(!result.hasEscapes)
    return result
  }

  @Test(arguments: [["lookup", "album:301"], ["album:301"], ["more", "album:301"]])
  func anIDOfAnotherTypeIsSaid(words: [String]) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(words + ["--json", "--endpoint", server.url])
    #expect(result.exit == .status(0))
    #expect(result.outputText.contains(#""count":0"#))
    #expect(result.outputText.contains(#""query":{"ids":[301],"types":["album"]"#))
    #expect(
      result.errorText == """
        reprise: 301 is a song, not an album; id:301 opens it.
        reprise: No album has the id 301 in the United States.

        """
    )
    let strict = try sandbox.run(words + ["--fail-if-empty", "--endpoint", server.url])
    #expect(strict.exit == .status(3))
  }

  @Test func aChartsRowIsCompletedInData() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["--endpoint", server.url], input: .text("charts songs\n"))
    let fields = ["--fields", "name,rank,price", "--endpoint"]
    // The stand-in has nothing under the chart's ids.
    let absent = try sandbox.run(["row:2"] + fields + [server.url])
    #expect(absent.lines == ["name\trank\tprice", "songs us 2\t2\t"])
    #expect(
      absent.errorText
        == "reprise: This is what the chart says; the store has nothing more under this id.\n"
    )
    let failed = try sandbox.run(["row:1"] + fields + [server.refusingURL])
    #expect(failed.exit == .status(0))
    #expect(failed.lines == ["name\trank\tprice", "songs us 1\t1\t"])
    let said = "reprise: This is what the chart says; the rest could not be had: "
    #expect(failed.errorText.hasPrefix(said))
  }

  @Test(arguments: shots)
  func jsonIsOneDocument(shot: Shot) throws {
    let result = try run(shot, ["--json"])
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output))
    #expect(document.schema == 1)
    #expect(document.kind == shot.kind)
    #expect(document.source == shot.source)
    #expect(document.count == shot.names.count)
    if shot.words[0] == "find" {
      #expect(Set(document.items.map(\.name)) == Set(shot.names))
    } else {
      #expect(document.items.map(\.name) == shot.names)
    }
  }

  @Test(arguments: shots)
  func jsonLinesAreItems(shot: Shot) throws {
    let result = try run(shot, ["--jsonl"])
    let rows = try result.lines.map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
    #expect(rows.count == shot.names.count)
    #expect(Set(rows.map(\.name)) == Set(shot.names))
    if shot.kind == "compare" { #expect(rows.map(\.country) == ["gb", "de", "jp"]) }
  }

  @Test(arguments: shots)
  func tablesHaveAHeader(shot: Shot) throws {
    for (option, separator) in [("--csv", ","), ("--tsv", "\t")] {
      let result = try run(shot, [option])
      let rows = result.outputText.split { $0.isNewline }
      #expect(rows.first?.hasPrefix(["type", "id", "name"].joined(separator: separator)) == true)
      #expect(rows.count == shot.names.count + 1)
    }
    let fields = try run(shot, ["--fields", "name,country"])
    #expect(fields.lines.first == "name\tcountry")
    #expect(Set(fields.lines.dropFirst().map { $0.split(separator: "\t")[0] }).count > 0)
  }

  @Test(arguments: shots)
  func withoutAFormTheyAreBriefLines(shot: Shot) throws {
    let result = try run(shot, [])
    #expect(result.lines.count == shot.names.count)
    for line in result.lines {
      #expect(line.split(separator: "\t", omittingEmptySubsequences: false).count == 8)
    }
  }

  @Test(arguments: shots)
  func aScriptShowsThemAsScreens(shot: Shot) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["REPRISE_ENDPOINT"] = server.url
    _ = try sandbox.run(["search", "stalker"])
    var words = shot.words
    if ["compare", "more"].contains(words[0]), Int(words[1]) != nil { words[1] = "id:" + words[1] }
    let line = words.joined(separator: " ")
    let result = try sandbox.run([], input: .text(line + "\n"))
    #expect(result.exit == .status(0))
    #expect(result.errors.isEmpty, "\(result.errorText)")
    #expect(!result.hasEscapes)
    #expect(result.lines.allSatisfy { $0.count <= 80 })
    for case let name? in shot.names where shot.kind != "home" {
      #expect(result.outputText.contains(name), "\(name)")
    }
  }

  // MARK: What is not there

  @Test func idsThatAreMissingAreNamedBesideTheData() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(["lookup", "301,999", "--json", "--endpoint", server.url])
    #expect(result.exit == .status(0))
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output))
    #expect(document.items.map(\.name) == ["Song 301"])
    #expect(result.errorText.contains("999"))
    let none = try sandbox.run(["lookup", "999", "--fail-if-empty", "--endpoint", server.url])
    #expect(none.exit == .status(3))
    #expect(none.output.isEmpty)
  }

  @Test func nothingBelongsToSomeThings() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(["more", "102", "--json", "--endpoint", server.url])
    #expect(result.exit == .status(1))
    #expect(result.output.isEmpty)
    #expect(!result.errors.isEmpty)
  }

  @Test func findAsksNobody() throws {
    let sandbox = try Sandbox()
    let server = try CatalogFixture.server()
    let result = try sandbox.run(["find", "stalker", "--json", "--endpoint", server.url])
    #expect(result.exit == .status(0))
    #expect(result.errorText.contains("stalker"))
    #expect(server.requests.isEmpty)
  }

  @Test(
    arguments: [
      ["filter", "jazz"], ["filter", "off"], ["filter"], ["sort", "name"], ["sort", "off"],
      ["sort"], ["charts", "nonsense"], ["charts", "songs", "genre:nonsense"], ["more"],
      ["more", "row:1"], ["compare"], ["compare", "301", "uk"], ["lookup"], ["lookup", "abc"],
      ["lookup", "upc:1"], ["lookup", "isbn:1"], ["find"], ["home", "now"],
      ["--offline", "--reload", "home"],
    ]
  )
  func wrongWordsAreRefusedBeforeAnythingIsSent(words: [String]) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["REPRISE_ENDPOINT"] = server.url
    let result = try sandbox.run(words)
    #expect(result.exit == .status(2))
    #expect(result.output.isEmpty)
    #expect(result.errorText.hasPrefix("reprise: "))
    #expect(server.requests.isEmpty)
  }

  @Test(
    arguments: [
      ["charts", "movies"], ["home"], ["lookup", "301"], ["more", "300"], ["compare", "301", "gb"],
    ]
  )
  func aConnectionThatIsRefusedIsTheNetwork(words: [String]) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(words + ["--json", "--endpoint", server.refusingURL])
    #expect(result.exit == .status(4))
    #expect(result.output.isEmpty)
    #expect(result.errorText.contains("127.0.0.1"))
  }

  // MARK: The bundled catalogue

  @Test(
    arguments: [
      ["home"], ["charts"], ["charts", "movies"], ["charts", "songs", "--country", "de"],
      ["charts", "podcasts"],
    ]
  )
  func theDemoHasCharts(words: [String]) throws {
    let sandbox = try Sandbox()
    let result = try sandbox.run(["--demo", "--json"] + words)
    #expect(result.exit == .status(0))
    #expect(result.errors.isEmpty, "\(result.errorText)")
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output))
    #expect(document.source == "demo")
    #expect(!document.items.isEmpty)
    #expect(try sandbox.files() == ["home"])
  }
}
