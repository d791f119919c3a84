import Foundation
import TestSupport
import Testing

/// Clipboards, browsers and pictures, by programs that stand in for the real ones.
@Suite(.ownThreads) struct OtherProgramsTests {
  private let sandbox: Sandbox
  private let programs: FakePrograms
  private let server: CatalogServer

  init() throws {
    sandbox = try Sandbox()
    programs = try FakePrograms()
    server = try CatalogServer { request in Self.reply(to: request) }
    sandbox.environment["PATH"] = programs.path
  }

  /// The usual films, with pictures.
  private static func reply(to request: FixtureServer.Request) -> FixtureServer.Reply {
    if request.path.hasPrefix("/art/") {
      return request.path.hasSuffix("/100x100bb.jpg")
        ? .body([0xFF, 0xD8, 0xFF, 0xE0, 7], type: "image/jpeg") : .json("{}", status: 400)
    }
    guard request.path == "/search" else { return CatalogFixture.reply(to: request) }
    let host = request.header("Host") ?? ""
    let films = ["One", "Two"].enumerated().map { index, name in
      CatalogFixture.film(
        id: 101 + index,
        name: "\(CatalogFixture.term(of: request).capitalized) \(name)"
      )
      .replacingOccurrences(
        of: "\"trackPrice\"",
        with: "\"artworkUrl100\":\"http://\(host)/art/\(index)/100x100bb.jpg\",\"trackPrice\""
      )
    }
    return .json(CatalogFixture.document(films))
  }

  private func prompt(rows: Int = 40) throws -> PtyProcess {
    let program = try sandbox.terminal(["--endpoint", server.url], rows: rows)
    #expect(program.wait(until: \.hasPrompt))
    program.type("solaris\r")
    #expect(program.wait(for: "1–2 of 2 · live"))
    #expect(program.wait(until: \.hasPrompt))
    return program
  }

  private func output(_ program: PtyProcess) -> String {
    String(decoding: program.screen.output, as: UTF8.self)
  }

  /// The children that a program has, zombies among them.
  private func children(_ program: PtyProcess) -> String {
    let file = "/proc/\(program.identifier)/task/\(program.identifier)/children"
    return (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }

  // MARK: The clipboard

  @Test func aPromptCopiesAndGoesOn() throws {
    try programs.add("xclip")
    sandbox.environment["DISPLAY"] = ":0"
    let program = try prompt()
    program.type("copy url 2\r")
    #expect(program.wait(for: "Copied the address of “Solaris Two” with xclip."))
    #expect(program.wait(until: \.hasPrompt))
    #expect(programs.input(of: "xclip") == Array("https://itunes.apple.com/us/movie/x/id102".utf8))
    program.type("copy id 1 --fields id,name --tsv\r")
    #expect(program.wait(for: "Copied the id of"))
    #expect(program.wait(for: "101     Solaris One"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("copy title all\r")
    #expect(program.wait(for: "Copied 2 titles with xclip."))
    #expect(programs.input(of: "xclip") == Array("Solaris One\nSolaris Two".utf8))
    #expect(program.wait(until: \.hasPrompt))
    #expect(children(program).isEmpty)
    #expect(!output(program).contains("\u{1B}]52;"))
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
  }

  @Test(arguments: [
    ("xterm-256color", "\u{1B}]52;c;MTAx\u{7}"),
    ("tmux-256color", "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;MTAx\u{7}\u{1B}\\\u{1B}]52;c;MTAx\u{7}"),
    ("screen-256color", "\u{1B}P\u{1B}]52;c;MTAx\u{7}\u{1B}\\"),
  ])
  func withoutAProgramTheTerminalIsAsked(term: String, sequence: String) throws {
    sandbox.environment["TERM"] = term
    let program = try prompt()
    program.type("copy id 1\r")
    #expect(program.wait(for: "Asked the terminal (OSC 52) to copy the id of “Solaris One”."))
    #expect(program.wait(until: \.hasPrompt))
    #expect(output(program).components(separatedBy: sequence).count == 2)
  }

  @Test func aProgramThatHangsIsStoppedByControlC() throws {
    try programs.add("xclip", "exec sleep 1000")
    sandbox.environment["DISPLAY"] = ":0"
    let program = try prompt()
    program.type("copy url 1\r")
    while programs.calls(of: "xclip").isEmpty { sched_yield() }
    program.type("\u{3}")
    #expect(program.wait(for: "Cancelled."))
    #expect(program.wait(until: \.hasPrompt))
    #expect(children(program).isEmpty)
  }

  @Test func aOneShotCopiesAndItsDataAreTheItems() throws {
    try programs.add("xclip")
    sandbox.environment["DISPLAY"] = ":0"
    let result = try sandbox.run([
      "copy", "id", "102,301", "--tsv", "--fields", "id,name", "--endpoint", server.url,
    ])
    #expect(result.exit == .status(0))
    #expect(result.lines.first == "id\tname")
    #expect(result.lines.count == 3)
    #expect(result.errorText == "reprise: Copied 2 ids with xclip.\n")
    #expect(programs.input(of: "xclip") == Array("102\n301".utf8))
    #expect(!result.hasEscapes)
  }

  @Test func aProgramThatFailsIsAFailure() throws {
    try programs.add("xclip", "exit 1")
    sandbox.environment["DISPLAY"] = ":9"
    let words = ["copy", "id", "102", "--json", "--endpoint", server.url]
    let failed = try sandbox.run(words)
    #expect(failed.exit == .status(1))
    #expect(failed.output.isEmpty)
    #expect(failed.errorText.hasPrefix("reprise: xclip could not copy it (status 1).\n"))
    sandbox.environment["TERM"] = "dumb"
    sandbox.environment["DISPLAY"] = nil
    let none = try sandbox.run(words)
    #expect(none.exit == .status(1))
    #expect(none.output.isEmpty)
    #expect(none.errorText.hasPrefix("reprise: There is no way to copy it here:"))
  }

  #if os(Linux)
  @Test func whatIsAwaitedEndsWithTheRun() throws {
    try programs.add("xclip", "echo $$ > \"$0.part\"; mv \"$0.part\" \"$0.pid\"; exec sleep 1000")
    sandbox.environment["DISPLAY"] = ":0"
    let words = ["copy", "id", "102", "--endpoint", server.url]
    let program = try RunningProgram(sandbox, words)
    let file = programs.folder + "/xclip.pid"
    while !FileManager.default.fileExists(atPath: file) { sched_yield() }
    let child = try String(contentsOfFile: file, encoding: .utf8).filter(\.isNumber)
    program.send(SIGINT)
    #expect(program.waitForExit() == .status(130))
    // Gone, or a zombie that whoever takes it over has not asked for yet.
    let status = "/proc/\(child)/status"
    while let text = try? String(contentsOfFile: status, encoding: .utf8),
      !text.contains("State:\tZ")
    {
      sched_yield()
    }
  }
  #endif

  @Test func rowsOfAOneShotAreOfTheSavedScreen() throws {
    try programs.add("xclip")
    sandbox.environment["DISPLAY"] = ":0"
    _ = try sandbox.run(["--endpoint", server.url], input: .text("solaris\n"))
    let result = try sandbox.run(["copy", "title", "all", "--endpoint", server.refusingURL])
    #expect(result.exit == .status(0))
    #expect(programs.input(of: "xclip") == Array("Solaris One\nSolaris Two".utf8))
    let range = try sandbox.run(["copy", "id", "row:1-2", "--endpoint", server.refusingURL])
    #expect(range.exit == .status(0))
    #expect(programs.input(of: "xclip") == Array("101\n102".utf8))
    #expect(try sandbox.run(["copy", "id", "1-2"]).exit == .status(2))
    #expect(try sandbox.run(["copy", "id", "row:3"]).exit == .status(2))
  }

  @Test func aScriptDoesOneAfterTheOther() throws {
    try programs.add("xclip", "[ \"$(cat \"$0.input\")\" != 'Solaris Two' ]")
    sandbox.environment["DISPLAY"] = ":0"
    let result = try sandbox.run(
      ["--endpoint", server.url],
      input: .text("solaris\ncopy title 1\ncopy title 2\ncopy url 1\nhelp country\n")
    )
    #expect(result.exit == .status(1))
    #expect(result.errorText.hasPrefix("reprise: xclip could not copy it (status 1).\n"))
    let said = ["Copied the title", "Copied the address", "country CC"]
    let places = said.compactMap { result.outputText.range(of: $0)?.lowerBound }
    #expect(places.count == 3)
    #expect(places == places.sorted())
    #expect(programs.calls(of: "xclip").count == 3)
  }

  // MARK: The browser

  @Test func aPageIsOpened() throws {
    try programs.add("xdg-open")
    sandbox.environment["WAYLAND_DISPLAY"] = "wayland-0"
    let program = try prompt()
    program.type("open 1-2\r")
    #expect(program.wait(for: "Opened 2 pages with xdg-open."))
    #expect(
      programs.calls(of: "xdg-open") == [
        ["https://itunes.apple.com/us/movie/x/id101"],
        ["https://itunes.apple.com/us/movie/x/id102"],
      ]
    )
    #expect(program.wait(until: \.hasPrompt))
    #expect(children(program).isEmpty)
  }

  @Test func aBrowserMayStayAndEndLater() throws {
    try programs.add("mine", "read line < \"$0.pipe\"")
    let pipe = programs.folder + "/mine.pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    sandbox.environment["REPRISE_BROWSER"] = "mine"
    let program = try prompt()
    program.type("open 1\r")
    #expect(program.wait(for: "Opened “Solaris One” with mine."))
    #expect(program.wait(until: \.hasPrompt))
    program.type("half a li")
    #expect(program.wait { $0.cursorLine.hasSuffix("half a li") })
    // It ends now, which must be no end for the prompt and leave no zombie.
    let writer = open(pipe, O_WRONLY)
    #expect(write(writer, "x\n", 2) == 2)
    close(writer)
    #expect(program.wait { _ in children(program).isEmpty })
    program.type("ne")
    #expect(program.wait { $0.cursorLine == "reprise › half a line" })
  }

  @Test func withoutADisplayTheAddressIsShown() throws {
    try programs.add("xdg-open")
    let program = try prompt()
    program.type("open 1\r")
    #expect(program.wait(for: "There is no display to open it on:"))
    #expect(program.wait(for: "\nhttps://itunes.apple.com/us/movie/x/id101"))
    let result = try sandbox.run(["open", "102", "--json", "--endpoint", server.url])
    #expect(result.exit == .status(0))
    #expect(result.outputText.hasPrefix(#"{"schema":1,"kind":"open","#))
    #expect(result.errorText.contains("There is no display"))
    #expect(programs.calls(of: "xdg-open").isEmpty)
  }

  @Test func aBrowserThatIsMissingIsAFailure() throws {
    sandbox.environment["REPRISE_BROWSER"] = "no-such-browser"
    let result = try sandbox.run(["open", "102", "--endpoint", server.url])
    #expect(result.exit == .status(1))
    #expect(result.output.isEmpty)
    #expect(
      result.errorText.hasPrefix(
        "reprise: no-such-browser was not found, so nothing can open it.\n"
      )
    )
  }

  // MARK: Links

  private static let link =
    "\u{1B}]8;id=c849c572;https://itunes.apple.com/us/movie/x/id101\u{1B}\\"
    + "https://itunes.apple.com/us/movie/x/id101\u{1B}]8;;\u{1B}\\"

  @Test func addressesAreLinksWhereTheTerminalMakesThem() throws {
    sandbox.environment["VTE_VERSION"] = "7600"
    let program = try prompt()
    program.type("1\r")
    #expect(program.wait(for: "https://itunes.apple.com/us/movie/x/id101"))
    #expect(program.wait(until: \.hasPrompt))
    #expect(output(program).contains(Self.link))
    program.type("set links off\r")
    #expect(program.wait(for: "Addresses are no links."))
    let before = output(program).components(separatedBy: "\u{1B}]8;").count
    program.type("list\r1\r")
    #expect(program.wait { $0.history.components(separatedBy: "/movie/x/id101").count == 3 })
    #expect(output(program).components(separatedBy: "\u{1B}]8;").count == before)
  }

  @Test func elsewhereTheyAreTextUnlessWished() throws {
    let program = try prompt()
    program.type("1\r")
    #expect(program.wait(for: "https://itunes.apple.com/us/movie/x/id101"))
    #expect(!output(program).contains("\u{1B}]8;"))
    program.type("set links on\r")
    #expect(program.wait(for: "Addresses are links on every terminal."))
    program.type("redraw\r")
    #expect(program.wait { _ in output(program).contains(Self.link) })
    // Never into a pipe.
    let script = try sandbox.run(["--endpoint", server.url], input: .text("solaris\n1\n"))
    #expect(script.outputText.contains("/movie/x/id101"))
    #expect(!script.hasEscapes)
  }

  // MARK: Pictures

  private var pictures: [String] {
    get throws {
      try sandbox.files().filter { $0.hasPrefix("home/.cache/reprise/pictures/") }.sorted()
    }
  }

  @Test func aDetailHasItsPicture() throws {
    try programs.add("chafa", "printf '▀▄▀▄\\n▄▀▄▀\\n'")
    sandbox.environment["COLORTERM"] = "truecolor"
    let program = try prompt()
    program.type("1\r")
    #expect(program.wait(for: "▀▄▀▄"))
    #expect(program.wait { $0.hasPrompt && $0.text.contains("x/id101") })
    let lines = program.screen.model.lines
    let first = try #require(lines.firstIndex(of: " ▀▄▀▄"))
    #expect(lines[first + 1] == " ▄▀▄▀")
    #expect(lines[(first + 2)...].first { !$0.isEmpty } == " Solaris One")
    #expect(programs.input(of: "chafa") == [0xFF, 0xD8, 0xFF, 0xE0, 7])
    let asked = server.requests.map(\.path).filter { $0.hasPrefix("/art/") }
    #expect(asked == ["/art/0/300x300bb.jpg", "/art/0/100x100bb.jpg"])
    #expect(try pictures.count == 1)
    program.type("\u{C}")
    #expect(program.wait { !$0.text.contains("› 1") && $0.text.contains("▀▄▀▄") && $0.hasPrompt })
    program.resize(columns: 90, rows: 24)
    program.type("\u{C}")
    #expect(program.wait { _ in programs.calls(of: "chafa").map { $0[3] } == ["24x12", "16x8"] })
    for file in try pictures { #expect(try sandbox.mode(of: sandbox.folder + "/" + file) == 0o600) }
    #expect(try sandbox.mode(of: sandbox.folder + "/home/.cache/reprise/pictures") == 0o700)
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
    // The file is kept: without the network the picture is there again.
    let again = try sandbox.terminal(["--endpoint", server.refusingURL], rows: 40)
    #expect(again.wait(for: "▀▄▀▄"))
    #expect(again.wait { $0.hasPrompt && $0.text.contains("x/id101") })
    #expect(children(again).isEmpty)
  }

  @Test func nothingIsMissingWithoutThem() throws {
    try programs.add("chafa", "printf '▀▄▀▄\\n'")
    sandbox.environment["COLORTERM"] = "truecolor"
    sandbox.environment["REPRISE_PICTURES"] = "off"
    let program = try prompt()
    program.type("1\r")
    #expect(program.wait { $0.hasPrompt && $0.text.contains("x/id101") })
    #expect(programs.calls(of: "chafa").isEmpty)
    #expect(try pictures.isEmpty)
    program.type("set pictures on\r2\r")
    #expect(program.wait(for: "▀▄▀▄"))
    let script = try sandbox.run(["--endpoint", server.url], input: .text("solaris\n1\n"))
    #expect(!script.outputText.contains("▀▄▀▄"))
    sandbox.environment["REPRISE_PICTURES"] = nil
    sandbox.environment["ACCESSIBLE"] = "1"
    let read = try sandbox.terminal(["--endpoint", server.refusingURL], rows: 40)
    #expect(read.wait { $0.text.contains("x/id101") && !$0.cursorLine.isEmpty })
    #expect(!read.text.contains("▀▄▀▄"))
  }

  @Test(arguments: ["exit 1", "exec sleep 1000"])
  func aPictureThatDoesNotComeHoldsNothingUp(script: String) throws {
    try programs.add("chafa", script)
    sandbox.environment["COLORTERM"] = "truecolor"
    let program = try prompt()
    program.type("1\r")
    #expect(program.wait { $0.hasPrompt && $0.text.contains("x/id101") })
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
  }
}
