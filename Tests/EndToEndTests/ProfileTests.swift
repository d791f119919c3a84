import Foundation
import TestSupport
import Testing

/// Profiles as their users meet them.
@Suite(.ownThreads) struct ProfileTests {
  private let sandbox: Sandbox
  private let prices = PriceFixture([77: 9.99, 78: 14.99])
  private let server: CatalogServer

  init() throws {
    sandbox = try Sandbox()
    sandbox.environment["REPRISE_REQUESTS_PER_MINUTE"] = "1000"
    server = try prices.server()
  }

  private func run(_ words: String..., input: String? = nil) throws -> PtyPipeProcess {
    let input: PtyPipeProcess.Input = input.map { .text($0) } ?? .file("/dev/null")
    return try sandbox.run(words + ["--endpoint", server.url], input: input)
  }

  private let share = "home/.local/share/reprise/"

  @Test func eachHasItsOwnThingsAndTheLimitsAreShared() throws {
    _ = try run(input: "films\nwatch 1\nset limit 50\n")
    let guest = try run(
      "--profile",
      "guest",
      input: "others\nwatch 2\nnote 2 for Anna\ncountry gb\n"
    )
    #expect(guest.exit == .status(0))
    let files = try sandbox.files()
    #expect(files.contains(share + "profiles/guest/reprise.db"))
    #expect(files.contains(share + "profiles/guest/seen.db"))
    #expect(!files.contains(share + "profiles/guest/limits.db"))
    #expect(files.contains(share + "limits.db"))
    for folder in ["profiles", "profiles/guest"] {
      #expect(try sandbox.mode(of: sandbox.folder + "/" + share + folder) == 0o700)
    }
    // The watchlist, the settings, the history, what was seen, and what is taken back.
    #expect(try run("watchlist", "--fields", "id").lines == ["id", "77"])
    #expect(
      try run("watchlist", "--profile", "guest", "--fields", "id,note").lines == [
        "id\tnote", "78\tfor Anna",
      ]
    )
    #expect(try run("set", "country", "--tsv").lines.last == "country\tus\tdefault")
    #expect(
      try run("set", "country", "--profile", "guest", "--tsv").lines.last == "country\tgb\tset"
    )
    #expect(
      try run("set", "limit", "--profile", "guest", "--tsv").lines.last?.hasSuffix("default")
        == true
    )
    #expect(try run("history", "films", "--profile", "guest").lines.isEmpty)
    #expect(try run("history", "films").lines.count == 1)
    #expect(try run("find", "film", "--profile", "new").lines.isEmpty)
    #expect(try run("undo", "--profile", "guest").errorText.contains("country gb"))
    #expect(try run("set", "limit", "--tsv").lines.last == "limit\t50\tset")
    // Each returns to its own screen, without the network.
    let back = try sandbox.run(["--profile", "guest", "--endpoint", server.refusingURL])
    #expect(back.outputText.contains("“others”"))
    let usual = try sandbox.run(["--endpoint", server.refusingURL])
    #expect(usual.outputText.contains("“films”"))
  }

  @Test func typedLinesAreNotShared() throws {
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("films of mine\r")
    #expect(program.wait(for: "1–2 of 2"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
    let guest = try sandbox.terminal(["--profile", "guest", "--endpoint", server.url])
    #expect(guest.wait(until: \.hasPrompt))
    guest.type("\u{1B}[A")
    guest.type("x\r")
    #expect(guest.wait(for: "“x”"))
    #expect(guest.wait(until: \.hasPrompt))
    guest.type("quit\r")
    #expect(guest.waitForExit() == .status(0))
  }

  @Test func whoIsThereAndHowMuchTheyHoldIsSaid() throws {
    _ = try run(input: "films\nwatch all\n")
    let made = try run("profile", "new", "guest", "--json")
    #expect(made.exit == .status(0))
    #expect(made.outputText.contains(#""kind":"profiles""#))
    #expect(
      made.outputText.contains(#""name":"guest","in_use":"no","watched":0,"last_used":null,"#)
    )
    #expect(made.errorText.contains("The profile guest is made, in"))
    #expect(made.errorText.contains("To use it: reprise --profile guest"))
    #expect(try sandbox.mode(of: sandbox.folder + "/" + share + "profiles/guest") == 0o700)
    let again = try run("profile", "new", "guest")
    #expect(again.exit == .status(1))
    #expect(again.output.isEmpty)
    #expect(again.errorText.contains("There is a profile guest already."))
    let rows = try run("profile", "--fields", "name,in_use,watched").lines
    #expect(rows == ["name\tin_use\twatched", "\tyes\t2", "guest\tno\t0"])
    let guest = try run("profile", "--profile", "guest", "--fields", "name,in_use,watched").lines
    #expect(guest == ["name\tin_use\twatched", "\tno\t2", "guest\tyes\t0"])
    let screen = try run(input: "profile\n")
    #expect(screen.outputText.contains("This is the usual profile: 2 items watched."))
    #expect(screen.outputText.contains("guest  nothing watched, "))
    let wrong = try run("profile", "new", "../x")
    #expect(wrong.exit == .status(2))
    #expect(wrong.errorText.contains("../x is no name for a profile."))
  }

  @Test func whereThereIsNoneThatIsSaid() throws {
    let demo = try sandbox.run(["--demo"], input: .text("profile\nprofile new x\n"))
    #expect(demo.outputText.contains("This is the demo: it keeps nothing"))
    #expect(demo.errorText.contains("No profile is made: the demo keeps nothing."))
    #expect(demo.exit == .status(1))
    let isPrivate = try run("--private", "profile", "new", "x")
    #expect(isPrivate.exit == .status(1))
    #expect(isPrivate.errorText.contains("a private run makes nothing"))
    let store = sandbox.folder + "/mine.db"
    let named = try sandbox.run(["--store", store], input: .text("profile\nprofile new x\n"))
    #expect(named.exit == .status(0))
    #expect(named.outputText.contains("This run keeps things in"))
    #expect(try sandbox.files().contains(share + "profiles/x"))
    sandbox.environment["HOME"] = ""
    sandbox.environment["XDG_DATA_HOME"] = "/dev/null/data"
    let homeless = try sandbox.run(["profile", "new", "x"])
    #expect(homeless.exit == .status(7))
  }
}
