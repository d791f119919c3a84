import Foundation
import TestSupport
import Testing

/// What is kept, where, and what happens when it cannot be.
@Suite(.ownThreads) struct StoreTests {
  /// Where the requests of the last minute are, whatever the store.
  private static let limits = "home/.local/share/reprise/limits.db"

  // MARK: Where

  @Test func theUsualPlaceIsBelowTheHome() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["--endpoint", server.url], input: .text("one\n"))
    let share = "home/.local/share/reprise"
    let found = try sandbox.files().filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
    let files = ["reprise", "seen", "limits"].map { "\(share)/\($0).db" }
    #expect(found == Set(["home", "home/.local", "home/.local/share", share] + files))
  }

  @Test func theDataFolderOfTheEnvironmentCounts() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["XDG_DATA_HOME"] = sandbox.folder + "/data"
    _ = try sandbox.run(["--endpoint", server.url], input: .text("one\n"))
    #expect(try sandbox.files().contains("data/reprise/reprise.db"))
    #expect(try !sandbox.files().contains { $0.hasPrefix("home/") })
    sandbox.environment["XDG_DATA_HOME"] = "relative"
    let restored = try sandbox.run(["--endpoint", server.refusingURL])
    #expect(!restored.outputText.contains("One One"))
  }

  @Test(
    arguments: [
      ["HOME": "/dev/null/nowhere"], ["HOME": "", "XDG_DATA_HOME": "/dev/null/data"],
      ["HOME": "relative", "XDG_DATA_HOME": "/dev/null/data"],
    ]
  )
  func aHomeOfNoUseIsNoObstacle(variables: [String: String]) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment.merge(variables) { $1 }
    let result = try sandbox.run(["search", "one", "--endpoint", server.url])
    #expect(result.exit == .status(0))
    #expect(result.lines.count == 3)
    #expect(result.errorText.components(separatedBy: "nothing is being saved").count == 2)
    let script = try sandbox.run(["--endpoint", server.url], input: .text("one\n1\ntwo\n"))
    #expect(script.exit == .status(0))
    #expect(script.errorText.components(separatedBy: "nothing is being saved").count == 2)
    #expect(try sandbox.files() == ["home"])
  }

  @Test func theHomeMayBeUnset() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["HOME"] = nil
    sandbox.environment["XDG_DATA_HOME"] = sandbox.folder + "/data"
    let result = try sandbox.run(["search", "one", "--endpoint", server.url])
    #expect(result.exit == .status(0))
    #expect(result.errors.isEmpty)
    #expect(try sandbox.files().contains("data/reprise/seen.db"))
  }

  @Test func aNamedStoreHasItsAnswersBeside() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let store = sandbox.folder + "/mine.db"
    _ = try sandbox.run(["--store", store, "--endpoint", server.url], input: .text("one\n"))
    #expect(try sandbox.files().isSuperset(of: ["mine.db", "mine.db-seen"]))
    // The limits are those of all stores.
    #expect(
      try sandbox.files().filter { $0.hasPrefix("home/") && $0.hasSuffix(".db") } == [Self.limits]
    )
    let restored = try sandbox.run(["--store", store, "--endpoint", server.refusingURL])
    #expect(restored.outputText.contains("One One"))
  }

  @Test func aProfileHasItsOwnSession() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["--endpoint", server.url], input: .text("one\ncountry gb\n"))
    _ = try sandbox.run(["--profile", "guest", "--endpoint", server.url], input: .text("two\n"))
    #expect(server.requests.last?.target.contains("country=US") == true)
    let guest = try sandbox.run(["--profile", "guest", "--endpoint", server.refusingURL])
    #expect(guest.outputText.contains("Two One"))
    let usual = try sandbox.run(["--endpoint", server.refusingURL])
    #expect(usual.outputText.contains("One One"))
    #expect(
      try sandbox.files().contains("home/.local/share/reprise/profiles/guest/reprise.db")
    )
  }

  // MARK: Not writing

  @Test func theDemoWritesNothing() throws {
    let sandbox = try Sandbox()
    let result = try sandbox.run(["--demo"], input: .text("metropolis media:movie\n1\n"))
    #expect(result.exit == .status(0))
    #expect(result.outputText.contains("Metropolis"))
    #expect(result.outputText.contains("Fritz Lang"))
    #expect(result.errors.isEmpty)
    #expect(try sandbox.files() == ["home"])
  }

  @Test func privateReadsAndWritesNothing() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let nothing = try sandbox.run(
      ["--private", "--endpoint", server.url],
      input: .text("zero\n1\n")
    )
    #expect(nothing.exit == .status(0))
    #expect(nothing.errors.isEmpty)
    #expect(try sandbox.files().filter { $0.hasSuffix(".db") } == [Self.limits])
    _ = try sandbox.run(["--endpoint", server.url], input: .text("one\n"))
    let before = try Self.contents(sandbox)
    let restored = try sandbox.run(["--private", "--endpoint", server.refusingURL])
    #expect(restored.outputText.contains("One One"))
    _ = try sandbox.run(["--private", "--endpoint", server.url], input: .text("two\ncountry gb\n"))
    _ = try sandbox.run(["--private", "--endpoint", server.url, "three"])
    #expect(try Self.contents(sandbox) == before)
    let after = try sandbox.run(["--endpoint", server.refusingURL])
    #expect(after.outputText.contains("One One"))
  }

  /// The stores without their logs, which are empty when nobody has them open, and without the limits.
  private static func contents(_ sandbox: Sandbox) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in try sandbox.files() where name.hasSuffix(".db") && name != limits {
      contents[name] = try sandbox.bytes(of: sandbox.folder + "/" + name)
    }
    return contents
  }

  @Test func theFilesAreTheOwnersWhateverTheMask() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    for mask in ["000", "077", "777"] {
      let store = sandbox.folder + "/of-\(mask)"
      sandbox.environment["XDG_DATA_HOME"] = store
      let result = try sandbox.shell(
        "umask \(mask); exec \"$0\" \"$@\"",
        ["--endpoint", server.url],
        input: .text("one\n")
      )
      #expect(result.exit == .status(0))
      #expect(result.errors.isEmpty)
      #expect(try sandbox.mode(of: store + "/reprise") == 0o700)
      #expect(try sandbox.mode(of: store + "/reprise/reprise.db") == 0o600)
      #expect(try sandbox.mode(of: store + "/reprise/seen.db") == 0o600)
    }
  }

  // MARK: Trouble

  @Test func aReadOnlyFolderStopsOnlyTheSaving() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let folder = sandbox.folder + "/locked"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
    let result = try sandbox.run(
      ["--store", folder + "/s.db", "--endpoint", server.url],
      input: .text("one\n1\n")
    )
    #expect(result.exit == .status(0))
    #expect(result.outputText.contains("One One"))
    if geteuid() != 0 {
      #expect(result.errorText.contains("nothing is being saved"))
      #expect(try !sandbox.files().contains("locked/s.db"))
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
  }

  @Test func aStoreThatIsAFolderStopsOnlyTheSaving() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(
      ["--store", sandbox.folder + "/home", "--endpoint", server.url],
      input: .text("one\n1\n")
    )
    #expect(result.exit == .status(0))
    #expect(result.outputText.contains("One One"))
    #expect(result.errorText.components(separatedBy: "nothing is being saved").count == 2)
  }

  @Test func aTextFileIsSetAsideAndKept() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let store = sandbox.folder + "/notes.db"
    let text = String(repeating: "Not a database at all.\n", count: 300)
    try sandbox.write(text, to: store)
    let result = try sandbox.run(
      ["--store", store, "--endpoint", server.url],
      input: .text("one\n")
    )
    #expect(result.exit == .status(0))
    #expect(result.outputText.contains("One One"))
    #expect(result.errorText.contains("set aside"))
    let aside = try #require(
      try sandbox.files().first { $0.hasPrefix("notes.db") && $0.contains("damaged") }
    )
    #expect(try sandbox.bytes(of: sandbox.folder + "/" + aside) == Array(text.utf8))
    let after = try sandbox.run(["--store", store, "--endpoint", server.refusingURL])
    #expect(after.outputText.contains("One One"))
    #expect(after.errors.isEmpty)
  }

  @Test func aNewerStoreIsOnlyRead() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let store = sandbox.folder + "/s.db"
    _ = try sandbox.run(["--store", store, "--endpoint", server.url], input: .text("one\n"))
    // The version is the big-endian number at offset 60 of the file.
    var bytes = try sandbox.bytes(of: store)
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    try Data(bytes).write(to: URL(fileURLWithPath: store))
    let result = try sandbox.run(
      ["--store", store, "--endpoint", server.url],
      input: .text("two\n")
    )
    #expect(result.exit == .status(0))
    #expect(result.outputText.contains("Two One"))
    #expect(result.errorText.contains("newer version"))
    #expect(result.errorText.components(separatedBy: "nothing is being saved").count == 2)
    #expect(try sandbox.bytes(of: store) == bytes)
    let json = try sandbox.run(["--store", store, "--endpoint", server.url, "three", "--json"])
    #expect(json.exit == .status(0))
    #expect(json.outputText.hasPrefix(#"{"schema":1"#))
  }

  // MARK: Several at once, and the end without notice

  @Test func severalProgramsShareTheFiles() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let script = (1...4).map { #"printf 'word\#($0)\n1\n' | "$0" "$@" & "# }.joined()
    let result = try sandbox.shell(script + "wait", ["--endpoint", server.url])
    #expect(result.errors.isEmpty)
    for number in 1...4 { #expect(result.outputText.contains("Word\(number) Three")) }
    let restored = try sandbox.run(["--endpoint", server.refusingURL])
    #expect(restored.errors.isEmpty)
    #expect(restored.outputText.contains("A film about Word"))
  }

  @Test func twoHundredRowsComeBackAfterAKill() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    for _ in 1...3 {
      let program = try sandbox.terminal(["--fresh", "--endpoint", server.url])
      #expect(program.wait(for: "reprise ›"))
      program.type("many\r")
      #expect(program.wait(for: "of 200"))
      program.send(SIGKILL)
      #expect(program.waitForExit() == .signal(Int(SIGKILL)))
      let restored = try sandbox.run(["--endpoint", server.refusingURL])
      #expect(restored.exit == .status(0))
      #expect(restored.errors.isEmpty)
      #expect(restored.outputText.contains("1–200 of 200"))
      #expect(restored.outputText.contains("Number 200"))
    }
  }

  @Test func anInterruptedRequestCanBeRetried() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(for: "reprise ›"))
    program.type("hang\r")
    #expect(server.received(1))
    program.send(SIGKILL)
    #expect(program.waitForExit() == .signal(Int(SIGKILL)))
    let other = try CatalogServer { _ in .json(#"{"resultCount":0,"results":[]}"#) }
    let retried = try sandbox.run(["--endpoint", other.url], input: .text("retry\n"))
    #expect(retried.exit == .status(0))
    #expect(other.requests.map(CatalogFixture.term) == ["hang"])
    #expect(retried.outputText.contains("Nothing found for “hang”"))
  }
}
