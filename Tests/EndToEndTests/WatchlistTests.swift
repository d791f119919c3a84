import Foundation
import TestSupport
import Testing

/// The watchlist as its user meets it: the built program, a service whose prices change, and kills.
@Suite(.ownThreads) struct WatchlistTests {
  private let sandbox: Sandbox
  private let prices = PriceFixture([77: 9.99, 78: 14.99, 79: 4.99])
  private let server: CatalogServer

  init() throws {
    sandbox = try Sandbox()
    // A stand-in on this machine may be asked as often as a test likes.
    sandbox.environment["REPRISE_REQUESTS_PER_MINUTE"] = "1000"
    server = try prices.server()
  }

  @discardableResult
  private func run(_ words: String...) throws -> PtyPipeProcess {
    try sandbox.run(words + ["--endpoint", server.url])
  }

  private func script(_ lines: String) throws -> PtyPipeProcess {
    try sandbox.run(["--endpoint", server.url], input: .text(lines))
  }

  private func watchThree() throws {
    let watched = try script("films\nwatch 1\nwatch 2 below 10\nwatch 3\n")
    #expect(watched.exit == .status(0))
  }

  @Test func whatFellIsNamedWithItsOldAndItsNewPrice() throws {
    try watchThree()
    #expect(try run("deals", "--fail-if-empty").exit == .status(3))
    prices.set(77, to: 4.99)
    let refreshed = try run("refresh", "--tsv", "--fields", "id,price,below")
    #expect(refreshed.outputText == "id\tprice\tbelow\n77\t4.99\t\n78\t14.99\t10\n79\t4.99\t\n")
    let deals = try run("deals", "--tsv", "--fields", "id,name,price,was,currency")
    #expect(
      deals.outputText
        == "id\tname\tprice\twas\tcurrency\n77\tFilm 77\t4.99\t9.99\tUSD\n"
    )
    let history = try run("prices", "movie:77", "--tsv", "--fields", "id,price")
    #expect(history.outputText == "id\tprice\n77\t9.99\n77\t4.99\n")

    let screens = try script("deals\nprices 1\n")
    #expect(screens.outputText.contains("$9.99 until"))
    #expect(screens.outputText.contains("$4.99 since"))

    let undone = try run("undo")
    #expect(undone.exit == .status(0))
    #expect(undone.errorText.contains("Taken back: watching “Film 79”, "))
    #expect(try run("watchlist").lines.count == 2)
  }

  @Test func aLimitThatIsReachedIsADeal() throws {
    try watchThree()
    prices.set(78, to: 10)
    try run("refresh")
    let deals = try run("deals")
    #expect(deals.lines.count == 1)
    #expect(deals.lines.first?.hasPrefix("movie\t78\tFilm 78\tus\t10\t14.99\t") == true)
    #expect(deals.lines.first?.contains("\t10\tUSD\t") == true)
  }

  @Test func aPriceThatReturnsWithinADayIsNeverAnnounced() throws {
    try watchThree()
    for price in [9.99, 4.99, 9.99] {
      prices.set(77, to: price)
      try run("refresh")
    }
    #expect(try run("deals").lines.isEmpty)
    #expect(try run("prices", "movie:77").lines.count == 1)
  }

  @Test func whatIsNotFoundStaysAndSaysSo() throws {
    try watchThree()
    prices.set(78, to: nil)
    let refreshed = try script("refresh\n")
    #expect(refreshed.outputText.contains("not found in US today"))
    #expect(try run("watchlist").lines.count == 3)
    prices.set(78, to: 14.99)
    #expect(try !script("refresh\n").outputText.contains("not found"))
  }

  @Test(arguments: ["--json", "--jsonl", "--csv", "--tsv"])
  func everyCommandIsAOneShotInEveryForm(_ format: String) throws {
    try watchThree()
    let saved = try sandbox.run(["--endpoint", server.refusingURL]).outputText
    prices.set(77, to: 4.99)
    let commands: [[String]] = [
      ["watch", "movie:77", "below", "5"], ["note", "movie:77", "for", "Anna"], ["refresh"],
      ["watchlist"], ["deals"], ["prices", "movie:77"], ["history"], ["history", "films"],
      ["undo"], ["unwatch", "movie:79"],
    ]
    for words in commands {
      let result = try sandbox.run(words + [format, "--endpoint", server.url])
      #expect(result.exit == .status(0), "\(words)")
      #expect(!result.output.isEmpty, "\(words)")
      guard format == "--json" else { continue }
      let document = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
      #expect(document?["schema"] as? Int == 1, "\(words)")
      #expect((document?["items"] as? [Any])?.count == document?["count"] as? Int, "\(words)")
    }
    #expect(try sandbox.run(["--endpoint", server.refusingURL]).outputText == saved)
  }

  @Test func whatIsDoneIsItemsAndASentence() throws {
    let watched = try run("watch", "movie:77", "below", "5", "--tsv", "--fields", "id,price,below")
    #expect(watched.outputText == "id\tprice\tbelow\n77\t9.99\t5\n")
    #expect(
      watched.errorText == "reprise: Watching “Film 77” below $5. To take it back: undo\n"
    )
    let none = try run("unwatch", "movie:99")
    #expect(none.exit == .status(1))
    #expect(none.output.isEmpty)
    let missing = try run("watch", "movie:99")
    #expect(missing.exit == .status(1))
    #expect(missing.errorText == "reprise: Nothing is known under the id 99.\n")
    let other = try run("watch", "song:77")
    #expect(other.exit == .status(1))
    #expect(other.errorText == "reprise: 77 is a film, not a song; id:77 opens it.\n")
    let several = try run("watch", "movie:78,79", "--tsv", "--fields", "id")
    #expect(several.outputText == "id\n78\n79\n")
    #expect(try run("undo").exit == .status(0))
    let wrong = try run("watch", "movie:77", "below", "much")
    #expect(wrong.exit == .status(2))
    #expect(try run("undo").exit == .status(0))
    #expect(try run("undo").exit == .status(1))
    #expect(try run("watchlist", "--json").exit == .status(0))
  }

  // MARK: Kills

  /// Killed after each line, the next start has everything that was committed.
  @Test func aKillLosesNothingThatWasCommitted() throws {
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("films\r")
    #expect(program.wait(for: "1–3 of 3"))
    for row in 1...3 {
      #expect(program.wait(until: \.hasPrompt))
      program.type("watch \(row)\r")
      #expect(program.wait(for: "Watching “Film \(76 + row)”"))
    }
    program.send(SIGKILL)
    _ = program.waitForExit()
    #expect(try run("watchlist").lines.count == 3)
    #expect(try run("prices", "movie:77").lines.count == 1)
    #expect(try run("undo").exit == .status(0))
    #expect(try run("watchlist").lines.count == 2)
  }

  @Test func aKillInTheMiddleOfARefreshKeepsWhatCame() throws {
    let gate = try FixtureServer.Gate()
    try watchThree()
    try run("watch", "movie:77", "--country", "gb")
    prices.set(77, to: 4.99)
    let slow = try CatalogServer { [prices] request in
      request.target.contains("country=GB")
        ? .gated(gate, then: .json(CatalogFixture.document([]))) : prices.reply(to: request)
    }
    let program = try sandbox.terminal(["--endpoint", slow.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("refresh\r")
    #expect(slow.received(2))
    #expect(program.wait(for: "1 of 2"))
    program.send(SIGKILL)
    _ = program.waitForExit()
    gate.open()
    #expect(try run("deals").lines.count == 1)
    let restarted = try sandbox.terminal(["--endpoint", server.url])
    #expect(restarted.wait(for: "The last run ended while it was getting the prices"))
    #expect(restarted.wait(until: \.hasPrompt))
    restarted.type("retry\r")
    #expect(restarted.wait(for: "Watchlist"))
  }

  // MARK: Private

  @Test func inPrivateOnlyTheWatchlistIsWritten() throws {
    let share = "home/.local/share/reprise/"
    let result = try sandbox.run(
      ["--private", "--endpoint", server.url],
      input: .text("films\nwatch 1 below 5\ncountry gb\n")
    )
    #expect(result.exit == .status(0))
    let files = try sandbox.files().filter { $0.hasPrefix(share) }
    #expect(files.contains(share + "reprise.db"))
    #expect(!files.contains(share + "seen.db"))
    #expect(try run("watchlist", "--fields", "id,below").lines == ["id\tbelow", "77\t5"])
    #expect(try run("history").lines.isEmpty)
    #expect(try run("set", "country", "--tsv").outputText.contains("default"))
  }

  // MARK: History and its end

  @Test func aRowOfTheHistoryIsTheScreenOfLongAgo() throws {
    _ = try script("films\n2\n")
    _ = try script("others\n")
    let offline = try sandbox.run(
      ["--offline", "--endpoint", server.url],
      input: .text("history film\n1\n")
    )
    #expect(offline.outputText.contains("History of “film”"))
    #expect(offline.outputText.contains("https://itunes.apple.com/us/movie/x/id78"))
    #expect(server.requests.count == 2)
  }

  @Test func forgettingIsAskedAboutAtThePrompt() throws {
    _ = try script("secret plans\n")
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("forget secret\r")
    #expect(program.wait(for: "Type yes or no."))
    #expect(program.wait { $0.cursorLine.contains("yes or no ›") })
    program.type("\u{3}")
    #expect(program.wait(for: "Nothing was forgotten."))
    #expect(program.wait(until: \.hasPrompt))
    program.type("forget secret\r")
    #expect(program.wait { $0.cursorLine.contains("yes or no ›") })
    program.type("yes\r")
    #expect(program.wait(for: "Forgot what has “secret”"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
    #expect(try run("history", "secret").lines.isEmpty)
    for name in ["reprise.db", "seen.db"] {
      let path = (sandbox.store as NSString).deletingLastPathComponent + "/" + name
      let bytes = Data(try sandbox.bytes(of: path))
      #expect(bytes.range(of: Data("secret".utf8)) == nil, "\(name)")
    }
  }

  @Test func whereNobodyCanBeAskedItTakesAYes() throws {
    _ = try script("films\nwatch 1\n")
    let refused = try run("forget", "all")
    #expect(refused.exit == .status(2))
    #expect(refused.errorText.contains("add --yes"))
    #expect(try script("forget history\n").exit == .status(2))
    #expect(try run("watchlist").lines.count == 1)
    let done = try run("forget", "all", "--yes")
    #expect(done.exit == .status(0))
    #expect(done.errorText.contains("Forgot everything that is kept here: "))
    #expect(try run("watchlist").lines.isEmpty)
    #expect(try run("history").lines.isEmpty)
    #expect(try script("").outputText.contains("search Apple's catalogue"))
  }
}
