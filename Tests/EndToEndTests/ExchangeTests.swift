import Foundation
import TestSupport
import Testing

/// Files out and in, as their user meets them: the built program, two homes, and a service with podcasts.
@Suite(.ownThreads) struct ExchangeTests {
  private let sandbox: Sandbox
  private let server: CatalogServer

  init() throws {
    sandbox = try Sandbox()
    sandbox.environment["REPRISE_REQUESTS_PER_MINUTE"] = "1000"
    server = try CatalogServer { request in
      // A title is found with the feed of that number.
      let query = request.target.split(separator: "&").first { $0.contains("term=") } ?? ""
      let number = query.last.flatMap { Int(String($0)) } ?? 0
      let records = number == 0 ? Self.shows : number == 3 ? [] : [Self.show(number)]
      return .json(CatalogFixture.document(records))
    }
  }

  private static let shows = [show(1), show(2)]

  private static func show(_ number: Int) -> String {
    #"""
    {"wrapperType":"track","kind":"podcast","trackId":\#(700 + number),
    "collectionId":\#(700 + number),"trackName":"Show \#(number) & co","artistName":"Somebody",
    "feedUrl":"https://feeds.example.org/\#(number)/","country":"USA",
    "trackViewUrl":"https://podcasts.apple.com/us/podcast/id\#(700 + number)"}
    """#
  }

  private var home: String { sandbox.folder + "/home" }

  @discardableResult
  private func run(_ words: String...) throws -> PtyPipeProcess {
    try sandbox.run(words + ["--endpoint", server.url])
  }

  private func script(_ lines: String) throws -> PtyPipeProcess {
    try sandbox.run(["--endpoint", server.url], input: .text(lines))
  }

  /// What stands on standard error, as one line.
  private func said(_ result: PtyPipeProcess) -> String {
    result.errorText.replacingOccurrences(of: "\nreprise: ", with: " ")
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try sandbox.bytes(of: home + "/" + name), as: UTF8.self)
  }

  @Test func aListIsWrittenAndNothingIsWrittenOver() throws {
    let written = try script("shows\nsort -name\nexport csv ~/shows.csv\n")
    #expect(written.exit == .status(0))
    #expect(written.outputText.contains("Wrote 2 items of “shows” to ~/shows.csv."))
    let lines = try text("shows.csv").split(separator: "\r\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("podcast,702,Show 2 & co,"))
    let again = try run("export", "csv", home + "/shows.csv")
    #expect(again.exit == .status(1))
    #expect(again.output.isEmpty)
    #expect(said(again).contains("is there already, and nothing is written over."))
    #expect(said(again).contains("export csv \(home)/shows-2.csv"))
    #expect(try text("shows.csv").split(separator: "\r\n").count == 3)
  }

  @Test func theWatchlistGoesFromHomeToHome() throws {
    _ = try script("shows\nwatch all\nnote 2 “for Anna”\n")
    let written = try run("export", "jsonl", home + "/list.jsonl", "--fields", "id")
    #expect(written.exit == .status(0))
    #expect(written.outputText == "id\n701\n702\n")
    #expect(said(written) == "reprise: Wrote 2 items of the watchlist to \(home)/list.jsonl.\n")
    let other = try Sandbox()
    other.environment = sandbox.environment
    other.environment["HOME"] = other.folder + "/home"
    let imported = try other.run(
      ["import", home + "/list.jsonl", "--fields", "id,note", "--endpoint", server.url]
    )
    #expect(imported.exit == .status(0))
    #expect(imported.outputText == "id\tnote\n701\t\n702\t“for Anna”\n")
    #expect(
      said(imported)
        == "reprise: Imported \(home)/list.jsonl: 2 new. To take it back: undo\n"
    )
    let copy = other.folder + "/copy.jsonl"
    #expect(
      try other.run(["export", "jsonl", copy, "--endpoint", server.url]).exit == .status(0)
    )
    #expect(try sandbox.bytes(of: copy) == (try sandbox.bytes(of: home + "/list.jsonl")))
    let undone = try other.run(["undo", "--endpoint", server.url])
    #expect(undone.exit == .status(0))
    #expect(try other.run(["watchlist", "--endpoint", server.url]).output.isEmpty)
  }

  @Test func subscriptionsAreKeptAtOnceAndMatchedAtThePrompt() throws {
    let opml = """
      <?xml version="1.0"?><opml version="2.0"><body>
      <outline text="Show 1" xmlUrl="http://feeds.example.org/1"/>
      <outline text="Show 3" xmlUrl="http://feeds.example.org/3"/>
      <outline text="bad" xmlUrl="nowhere"/></body></opml>
      """
    try sandbox.write(opml, to: home + "/feeds.opml")
    let imported = try run("import", home + "/feeds.opml")
    #expect(imported.exit == .status(0))
    #expect(imported.lines.count == 2)
    #expect(said(imported).contains("2 new. 1 record could not be read. 2 podcasts are looked"))
    #expect(said(imported).contains("at the prompt: reprise"))
    #expect(server.requests.isEmpty)
    let waiting = try run("watchlist", "--tsv", "--fields", "id,name,feed_url")
    #expect(
      waiting.outputText
        == "id\tname\tfeed_url\n\tShow 1\thttp://feeds.example.org/1\n\tShow 3\thttp://feeds.example.org/3\n"
    )
    let screen = try sandbox.run(["--offline"], input: .text("watchlist\nmore 1\n"))
    #expect(screen.outputText.contains("not yet matched"))
    #expect(said(screen).contains("only the feed is known"))
    #expect(server.requests.isEmpty)

    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(for: "1 imported podcast is found in Apple's catalogue, 1 is not there."))
    #expect(program.wait(until: \.hasPrompt))
    program.type("watchlist\r")
    #expect(program.wait(for: "not in Apple's catalogue"))
    #expect(program.wait(for: "Show 1 & co"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
    #expect(server.requests.count == 2)

    #expect(try run("export", "opml", home + "/out.opml").exit == .status(0))
    let out = try text("out.opml")
    #expect(out.contains("xmlUrl=\"https://feeds.example.org/1/\""))
    #expect(out.contains("title=\"Show 1 &amp; co\""))
    #expect(out.contains("xmlUrl=\"http://feeds.example.org/3\""))
    #expect(try run("undo").exit == .status(0))
    #expect(try run("watchlist").output.isEmpty)
  }

  @Test func whatCannotBeReadOrWrittenEndsWithOne() throws {
    try sandbox.write("hello", to: home + "/hello.txt")
    for words in [
      ["import", home + "/none.json"], ["import", home + "/hello.txt"], ["import", home],
      ["import", "/dev/null"], ["export", "csv", home], ["export", "csv", home + "/no/x.csv"],
      ["export", "opml", home + "/x.opml"], ["export", "csv", "/dev/full"],
    ] {
      let result = try sandbox.run(words + ["--endpoint", server.url])
      #expect(result.exit == .status(1), "\(words): \(result.errorText)")
      #expect(result.output.isEmpty, "\(words)")
      #expect(result.errorText.hasPrefix("reprise: "), "\(words)")
    }
    for words in [
      ["export"], ["export", "csv", "x"], ["export", "doc", "x.doc"], ["import", "x"],
    ] {
      let result = try sandbox.run(words + ["--endpoint", server.url])
      #expect(result.exit == .status(2), "\(words)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home).sorted() == [".local", "hello.txt"]
    )
  }

  @Test func rightsFollowTheUmask() throws {
    for (mask, mode) in [("022", 0o644), ("077", 0o600), ("002", 0o664)] {
      let name = "/list-\(mask).json"
      let result = try sandbox.shell(
        "umask \(mask); exec \"$0\" \"$@\"",
        ["export", "json", home + name, "--endpoint", server.url]
      )
      #expect(result.exit == .status(0))
      #expect(try sandbox.mode(of: home + name) == mode)
    }
  }

  @Test func fileNamesAreCompletedAtThePrompt() throws {
    try sandbox.write("", to: home + "/subscriptions of mine.opml")
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("import ~/subs\t")
    #expect(program.wait { $0.cursorLine.contains("import \"~/subscriptions of mine.opml\"") })
    program.type("\r")
    #expect(program.wait(for: "There is nothing in ~/subscriptions of mine.opml."))
    #expect(program.wait(until: \.hasPrompt))
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
  }
}
