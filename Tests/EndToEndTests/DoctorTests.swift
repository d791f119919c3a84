import Foundation
import TestSupport
import Testing

/// The doctor as its user meets it, where all is well and where it is not.
@Suite(.ownThreads) struct DoctorTests {
  private let sandbox: Sandbox
  private let server: CatalogServer

  init() throws {
    sandbox = try Sandbox()
    server = try CatalogFixture.server()
  }

  private func rows(_ words: String...) throws -> (exit: PtyExit?, rows: [String: [String]]) {
    let result = try sandbox.run(["doctor", "--endpoint", server.url] + words)
    let rows = result.lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let byCheck = rows.map { (String($0[0]), $0.dropFirst().map(String.init)) }
    return (result.exit, Dictionary(byCheck) { first, _ in first })
  }

  private let share = "home/.local/share/reprise/"

  @Test func itChangesAndAsksNothing() throws {
    let found = try rows()
    #expect(found.exit == .status(0))
    for check in [
      "version", "terminal", "colors", "background", "links", "locale", "libcurl", "tls",
      "certificates", "sqlite", "libedit", "profile", "store", "seen", "limits", "space",
      "requests", "player", "pictures", "clipboard", "browser", "country", "environment",
    ] {
      #expect(found.rows[check] != nil, "\(check)")
    }
    #expect(found.rows["store"]?[1].hasSuffix("is not there yet") == true)
    #expect(found.rows["network"] == nil)
    #expect(try sandbox.files() == ["home"])
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: ["--json", "--jsonl", "--csv", "--tsv"])
  func itIsDataInEveryForm(_ format: String) throws {
    let result = try sandbox.run(["doctor", format])
    #expect(result.exit == .status(0))
    #expect(result.outputText.contains("libedit"))
    guard format == "--json" else { return }
    let document = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    #expect(document?["kind"] as? String == "doctor")
    #expect((document?["items"] as? [Any])?.count == document?["count"] as? Int)
  }

  @Test func deepReadsAllAndAsksOnce() throws {
    _ = try sandbox.run(["--endpoint", server.url], input: .text("one\nwatch 1\n"))
    let before = server.requests.count
    let found = try rows("--deep")
    #expect(found.exit == .status(0))
    #expect(found.rows["store"]?[1].contains(", 1 watched, ") == true)
    #expect(found.rows["store"]?[1].hasSuffix(", all of it is sound") == true)
    #expect(found.rows["seen"]?[1].hasSuffix("all of it is sound") == true)
    #expect(found.rows["network"]?[0] == "ok")
    #expect(found.rows["network"]?[1].contains("answered, over HTTP/1.1, not secured, ") == true)
    #expect(server.requests.count == before + 1)
    #expect(server.requests.last?.target.hasPrefix("/lookup?id=1&") == true)
    // It counts like any other.
    #expect(try rows().rows["requests"]?[1].contains("2 of 20 in the last minute") == true)
  }

  @Test func aServiceThatCannotBeReachedIsAProblem() throws {
    let result = try sandbox.run(["doctor", "--deep", "--endpoint", server.refusingURL])
    #expect(result.exit == .status(1))
    #expect(result.outputText.contains("\nnetwork\tproblem\t"))
    #expect(result.outputText.contains("check the network\n"))
    let offline = try sandbox.run(["doctor", "--deep", "--offline"])
    #expect(offline.exit == .status(0))
    #expect(offline.outputText.contains("\nnetwork\tok\tnot asked, by --offline\t\n"))
    let demo = try sandbox.run(["doctor", "--deep", "--demo"])
    #expect(demo.exit == .status(0))
    #expect(demo.outputText.contains("\nnetwork\tok\tnot asked: this is the demo\t\n"))
  }

  @Test(arguments: [false, true])
  func aDamagedStoreIsLeftAsItIs(_ isDeep: Bool) throws {
    _ = try sandbox.run(["--endpoint", server.url], input: .text("one\n"))
    let seen = sandbox.folder + "/" + share + "seen.db"
    try sandbox.write("no database, though of some length", to: sandbox.store)
    try sandbox.write("no database, though of some length", to: seen)
    let before = try sandbox.files()
    let found = try isDeep ? rows("--deep") : rows()
    #expect(found.exit == .status(1))
    #expect(found.rows["store"]?[0] == "problem")
    #expect(found.rows["store"]?[1].hasSuffix("/reprise.db is damaged") == true)
    #expect(found.rows["store"]?[2].hasPrefix("the next start sets it aside") == true)
    #expect(found.rows["seen"]?[0] == "problem")
    #expect(try sandbox.files() == before)
    #expect(try sandbox.bytes(of: sandbox.store).count == 34)
  }

  @Test func withoutAHomeItSaysWhatToDo() throws {
    sandbox.environment["HOME"] = "/dev/null/nowhere"
    let nowhere = try rows()
    #expect(nowhere.exit == .status(1))
    #expect(nowhere.rows["store"]?[0] == "problem")
    #expect(nowhere.rows["store"]?[1].hasSuffix("cannot be made") == true)
    #expect(try sandbox.files() == ["home"])
  }

  @Test func withoutLibcurlItSaysWhatToInstall() throws {
    // Without descriptors no library can be opened, and nothing else that the doctor needs is one.
    let result = try sandbox.shell(#"LD_LIBRARY_PATH="$1" exec "$0" doctor"#, [try emptyLibrary()])
    #expect(result.exit == .status(1))
    #expect(result.outputText.contains("\nlibcurl\tproblem\tnot to be loaded: "))
    #expect(result.outputText.contains("install libcurl 7.87 or later"))
    #expect(result.outputText.contains("\nlibedit\tok\t"))
  }

  /// A folder with files in place of libcurl that are none.
  private func emptyLibrary() throws -> String {
    let folder = sandbox.folder + "/lib"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    for name in ["libcurl.so.4", "libcurl-gnutls.so.4"] {
      try sandbox.write("no library", to: folder + "/" + name)
    }
    return folder
  }

  @Test func filesThatOthersMayReadAreWarnedOf() throws {
    _ = try sandbox.run(["--endpoint", server.url], input: .text("one\n"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: (sandbox.store as NSString).deletingLastPathComponent
    )
    let result = try sandbox.run(["doctor"])
    #expect(result.exit == .status(0))
    #expect(result.outputText.contains("others may look into "))
    #expect(result.outputText.contains("chmod 700 "))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: sandbox.store)
    for words in [["doctor"], ["doctor", "--deep", "--offline"]] {
      #expect(try sandbox.run(words).outputText.contains("\tchmod 600 "))
      #expect(try sandbox.mode(of: sandbox.store) == 0o644)
    }
  }

  @Test func atThePromptItIsPrintedAndNoScreen() throws {
    let program = try sandbox.terminal(["--endpoint", server.url], rows: 60)
    #expect(program.wait(until: \.hasPrompt))
    program.type("one\r")
    #expect(program.wait(for: "1–3 of 3"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("doctor --deep\r")
    #expect(program.wait(for: "answered, over HTTP/1.1"))
    #expect(program.wait(for: "all of it is sound"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("back\r")
    #expect(program.wait(for: "search Apple's catalogue"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
  }

  @Test func itsQuestionCanBeGivenUp() throws {
    let gate = try FixtureServer.Gate()
    let slow = try CatalogServer { _ in .gated(gate, then: .json("{}")) }
    let program = try sandbox.terminal(["--endpoint", slow.url], rows: 60)
    #expect(program.wait(until: \.hasPrompt))
    program.type("doctor --deep\r")
    #expect(slow.received(1))
    program.type("\u{3}")
    #expect(program.wait(for: "not awaited"))
    #expect(program.wait(until: \.hasPrompt))
    gate.open()
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
  }

  @Test func aVariableThatMeansNothingIsWarnedOf() throws {
    sandbox.environment["REPRISE_CONTRY"] = "gb"
    let result = try sandbox.run(["doctor"])
    #expect(result.exit == .status(0))
    #expect(
      result.outputText.contains(
        "\nenvironment\twarning\tREPRISE_CONTRY means nothing to reprise\t"
      )
    )
  }
}
