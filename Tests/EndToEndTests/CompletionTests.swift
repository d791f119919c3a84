import Foundation
import TestSupport
import Testing

/// Tab and the history at the prompt.
@Suite(.ownThreads) struct CompletionTests {
  private func prompt(_ sandbox: Sandbox, _ arguments: [String] = ["--demo"]) throws -> PtyProcess {
    let program = try sandbox.terminal(arguments)
    #expect(program.wait { $0.hasPrompt && $0.privateModes.contains(2004) })
    return program
  }

  @Test func tabInsertsTheOneCandidate() throws {
    let program = try prompt(try Sandbox())
    program.type("coun\t")
    #expect(program.wait { $0.cursorLine == "reprise › country" && $0.cursorColumn == 18 })
    program.type("japa\t")
    #expect(program.wait { $0.cursorLine == "reprise › country jp" })
    program.type("\r")
    #expect(program.wait { $0.cursorLine == "reprise jp ›" })
  }

  @Test func tabListsSeveralAboveTheLine() throws {
    let program = try prompt(try Sandbox())
    program.type("country unit\t")
    #expect(program.wait(for: "ae  United Arab Emirates    gb  United Kingdom"))
    #expect(program.wait { $0.cursorLine == "reprise › country unit" })
    program.type("ed k\t")
    #expect(program.wait { $0.cursorLine == "reprise › country gb" })
    #expect(program.screen.model.unknownSequences.isEmpty)
  }

  @Test func whatIsSharedIsInsertedAndASecondTabLists() throws {
    let program = try prompt(try Sandbox())
    program.type("media au\t")
    #expect(program.wait { $0.cursorLine == "reprise › media audiobooks" })
    program.type("\u{15}set l\t")
    #expect(program.wait(for: "limit  200"))
    program.type("\u{15}charts podcasts genre:\"soc\t")
    #expect(
      program.wait { $0.cursorLine == "reprise › charts podcasts genre:\"Society & Culture\"" }
    )
    program.type("\u{15}help comp\t")
    #expect(program.wait(for: "completions  what bash, zsh or fish need"))
    #expect(program.wait { $0.cursorLine == "reprise › help comp" })
  }

  @Test func theTailBehindTheCursorStays() throws {
    let program = try prompt(try Sandbox())
    program.type("blade country:jap media:movie" + String(repeating: "\u{02}", count: 12) + "\t")
    #expect(program.wait { $0.cursorLine == "reprise › blade country:jp media:movie" })
    program.type("x")
    #expect(program.wait { $0.cursorLine == "reprise › blade country:jpx media:movie" })
  }

  @Test func namesThatWereSeenAreCompleted() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try prompt(sandbox, ["--endpoint", server.url])
    program.type("wide 東京\r")
    #expect(program.wait(for: "1–3 of 3"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("lookup 300\r")
    #expect(program.wait(for: "The Band"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("wide 東京 o\t")
    #expect(program.wait { $0.cursorLine == "reprise › Wide 東京 One" })
    program.type("\u{15}wide\t")
    #expect(program.wait { $0.cursorLine == "reprise › Wide 東京" })
    program.type("\t")
    #expect(program.wait(for: "Wide 東京 One    film    Wide 東京 Three  film"))
    program.type("\u{15}by:\"rid\t")
    #expect(program.wait { $0.cursorLine == "reprise › by:\"Ridley Scott\"" })
    program.type("\u{15}more the al\t")
    #expect(program.wait { $0.cursorLine == "reprise › more 1" })
    #expect(server.requests.count == 2)
  }

  @Test func withoutACandidateItBeepsAndNothingChanges() throws {
    let program = try prompt(try Sandbox())
    program.type("zzzz yy\t")
    #expect(program.wait { $0.bells == 1 && $0.cursorLine == "reprise › zzzz yy" })
    program.type("\t x")
    #expect(program.wait { $0.bells == 2 && $0.cursorLine == "reprise › zzzz yy x" })
  }

  @Test func aPastedTabIsASpace() throws {
    let program = try prompt(try Sandbox())
    program.type("\u{1B}[200~coun\tgb\tcoun\u{1B}[201~")
    #expect(program.wait { $0.cursorLine == "reprise › coun gb coun" })
    #expect(program.screen.model.bells == 0)
  }

  @Test func theLinesOfEarlierProgramsAreSearched() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let first = try prompt(sandbox, ["--endpoint", server.url])
    for line in ["solaris", " secret", "stalker"] {
      first.type(line + "\r")
      #expect(first.wait(for: line.drop { $0 == " " }.capitalized + " Three"))
      #expect(first.wait(until: \.hasPrompt))
    }
    first.type("\u{4}")
    #expect(first.waitForExit() == .status(0))
    let program = try prompt(sandbox, ["--endpoint", server.refusingURL])
    program.type("\u{12}sol")
    #expect(program.wait { $0.cursorLine == "(history) sol: solaris" })
    program.type("\u{07}\u{12}secret")
    #expect(program.wait { $0.cursorLine.hasPrefix("(not in history) secret") })
    program.type("\u{07}\u{1B}[A\u{1B}[A")
    #expect(program.wait { $0.cursorLine == "reprise › solaris" })
  }
}
