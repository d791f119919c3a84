import Foundation
import TestSupport
import Testing

/// A terminal that is asked for its background, and answers as it likes.
@Suite(.ownThreads) struct BackgroundTests {
  private static let dark = "\u{1B}]11;rgb:0505/0505/0505"
  private static let light = "\u{1B}]11;rgba:f9/f9/f9/ff"
  private static let attributes = PtyAnswers.attributes
  private static let (bell, end) = ("\u{7}", "\u{1B}\\")

  /// What the terminal types at once, and what it types when the first screen is there, in pieces between which the
  /// program has read all.
  struct Answer: Sendable, CustomTestStringConvertible {
    var name: String
    var atOnce = ""
    var late: [String] = []
    /// What the first screen is drawn in, and what the second.
    var themes: (first: Theme, second: Theme)

    var testDescription: String { name }
  }

  enum Theme: Sendable {
    case dark, light, unknown

    /// How text is drawn.
    var style: String {
      switch self {
      case .dark: "38;2;255;255;255"
      case .light: "38;2;0;0;0"
      case .unknown: ""
      }
    }
  }

  static let answers = [
    Answer(name: "at once", atOnce: dark + end + attributes, themes: (.dark, .dark)),
    Answer(name: "at once, BEL", atOnce: light + bell + attributes, themes: (.light, .light)),
    Answer(name: "late", late: [dark + end + attributes], themes: (.unknown, .dark)),
    Answer(name: "later", late: ["", light + bell, attributes], themes: (.unknown, .light)),
    Answer(
      name: "in halves, the second late",
      atOnce: String(dark.prefix(12)),
      late: [String(dark.dropFirst(12)) + end + attributes],
      themes: (.unknown, .dark)
    ),
    Answer(
      name: "in halves, both late and cut early",
      late: [String(light.prefix(3)), String(light.dropFirst(3)) + "\u{1B}", "\\" + attributes],
      themes: (.unknown, .light)
    ),
    Answer(
      name: "twice",
      atOnce: dark + end + attributes,
      late: [dark + end + attributes],
      themes: (.dark, .dark)
    ),
    Answer(name: "never", themes: (.unknown, .unknown)),
    Answer(name: "only attributes", atOnce: attributes, themes: (.unknown, .unknown)),
    Answer(
      name: "attributes first",
      atOnce: attributes,
      late: [dark + end],
      themes: (.unknown, .dark)
    ),
    Answer(
      name: "without an end",
      atOnce: dark + attributes,
      late: [light],
      themes: (.dark, .light)
    ),
    Answer(name: "and focus", late: ["\u{1B}[I\u{1B}[O" + dark + end], themes: (.unknown, .dark)),
  ]

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    sandbox.environment["COLORTERM"] = "truecolor"
    return sandbox
  }

  @Test(arguments: answers)
  func aTypedSearchArrivesClean(answer: Answer) throws {
    let (sandbox, server) = (try sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(
      ["--endpoint", server.url],
      answer: PtyAnswers.typing(answer.atOnce)
    )
    #expect(program.wait(until: \.hasPrompt))
    #expect(program.screen.model.style(of: "search Apple's") == answer.themes.first.style)
    // In the middle of a word, and perhaps of an answer.
    program.type("sola")
    for piece in answer.late { #expect(try program.typeAndWait(piece)) }
    program.type("ris\r")
    #expect(program.wait(for: "“solaris”"))
    #expect(program.wait(until: \.hasPrompt))
    #expect(program.screen.model.style(of: "Solaris Three") == answer.themes.second.style)
    #expect(server.requests.map(CatalogFixture.term) == ["solaris"])
    program.type("\u{4}")
    #expect(program.waitForExit() == .status(0))
    #expect(program.screen.model.unknownSequences.isEmpty)
    #expect(PtyAnswers.count(of: PtyAnswers.backgroundQuestion, in: program.screen.output) == 1)
  }

  @Test func anAnswerInTwoPiecesIsNeverTyped() throws {
    let (sandbox, server) = (try sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url], answer: nil)
    #expect(program.wait(until: \.hasPrompt))
    let reply = Self.dark + Self.end + Self.attributes
    for cut in 0...reply.count {
      #expect(try program.typeAndWait("y" + reply.prefix(cut)))
      #expect(try program.typeAndWait(String(reply.dropFirst(cut))))
    }
    program.type("\r")
    #expect(program.wait(for: "“\(String(repeating: "y", count: reply.count + 1))”"))
  }

  @Test func whatIsTypedBeforeTheAnswerGoesToThePrompts() throws {
    let (sandbox, server) = (try sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(
      ["--endpoint", server.url],
      answer: PtyAnswers.typing("one\rtw" + Self.dark + Self.end + "o\r" + Self.attributes + "th")
    )
    #expect(program.wait(for: "Two Three"))
    #expect(program.wait { $0.cursorLine == "reprise › th" })
    #expect(server.requests.map(CatalogFixture.term) == ["one", "two"])
    #expect(program.screen.model.style(of: "Two Three") == Theme.dark.style)
    program.type("\u{15}\u{4}")
    #expect(program.waitForExit() == .status(0))
  }

  // MARK: Leaving

  /// A shell that reads what the program has left in the terminal: a line that is then typed, and what stood before it.
  private func shell(
    _ sandbox: Sandbox,
    _ arguments: [String],
    answer: @escaping (_ output: [UInt8]) -> [UInt8]
  ) throws -> PtyProcess {
    try PtyProcess(
      "/bin/sh",
      arguments: [
        "-c", #""$0" "$@"; echo "ended $?"; IFS= read -r x; printf '%s' "$x" | od -An -c"#,
        Sandbox.program(),
      ] + arguments,
      environment: sandbox.environment,
      answer: answer
    )
  }

  @Test(arguments: [
    dark + end + attributes, attributes + dark + end, dark + bell + dark + bell + attributes,
    attributes,
  ])
  func nothingIsLeftInTheTerminalAfterQuitting(reply: String) throws {
    let sandbox = try sandbox()
    // Typed ahead: the program leaves as soon as it has begun.
    let program = try shell(sandbox, ["--demo"], answer: PtyAnswers.typing("quit\r" + reply))
    #expect(program.wait(for: "ended 0"))
    program.type("left\r")
    #expect(program.waitForExit() == .status(0))
    #expect(program.text.hasSuffix("\n   l   e   f   t"))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func nothingIsLeftWhereASignalEndsTheProgram(signal: CInt) throws {
    let sandbox = try sandbox()
    let before = try PtyPair().modes()
    let program = try sandbox.terminal(["--demo"], answer: nil)
    #expect(program.wait { _ in Self.hasAsked(program) })
    program.send(signal)
    // It waits for the attributes.
    program.type(Self.dark + Self.end + Self.attributes)
    #expect(program.waitForExit() == .signal(Int(signal)))
    #expect(try program.screen.pair.modes() == before)
    #expect(try program.screen.pair.unread() == 0)
  }

  private static func hasAsked(_ program: PtyProcess) -> Bool {
    PtyAnswers.count(of: PtyAnswers.attributesQuestion, in: program.screen.output) > 0
  }

  // MARK: Where nothing is asked

  @Test(
    arguments: [
      ([], ["TERM": "dumb"]), ([], ["TERM": "linux"]), ([], ["TERM": "eterm-color"]),
      ([], ["TERM": "no-such-terminal"]), ([], ["NO_COLOR": "1"]), (["--color", "never"], [:]),
      (["--theme", "dark"], [:]), ([], ["REPRISE_THEME": "light"]), (["--theme", "none"], [:]),
      (["--json"], [:]),
    ] as [([String], [String: String])]
  )
  func noQuestionIsAskedInVain(options: [String], variables: [String: String]) throws {
    let (sandbox, server) = (try sandbox(), try CatalogFixture.server())
    sandbox.environment.merge(variables) { $1 }
    let program = try sandbox.terminal(["--endpoint", server.url] + options)
    program.type("solaris\r")
    #expect(program.wait(for: "Solaris Three"))
    program.type("\u{4}")
    #expect(program.waitForExit() == .status(0))
    #expect(!Self.hasAsked(program))
    #expect(PtyAnswers.count(of: PtyAnswers.backgroundQuestion, in: program.screen.output) == 0)
  }

  @Test func aChosenThemeIsKeptAndAsksNothing() throws {
    let (sandbox, server) = (try sandbox(), try CatalogFixture.server())
    let chooser = try sandbox.terminal(["--endpoint", server.url])
    #expect(chooser.wait(until: \.hasPrompt))
    chooser.type("theme dark\r")
    #expect(chooser.wait(for: "The theme is dark."))
    chooser.type("\u{4}")
    #expect(chooser.waitForExit() == .status(0))
    let program = try sandbox.terminal(
      ["--endpoint", server.url],
      answer: PtyAnswers.typing(Self.light + Self.end + Self.attributes)
    )
    #expect(program.wait(until: \.hasPrompt))
    #expect(!Self.hasAsked(program))
    #expect(program.screen.model.style(of: "search Apple's")?.hasSuffix("48;2;5;5;5") == true)
    // Now it is to know.
    program.type("theme auto\r")
    #expect(program.wait(for: "The theme follows the terminal's background"))
    #expect(program.wait(until: \.hasPrompt))
    #expect(Self.hasAsked(program))
    program.type("solaris\r")
    #expect(program.wait(for: "1–3 of 3"))
    #expect(program.screen.model.style(of: "Solaris Three") == Theme.light.style)
  }

  @Test func theVariableIsAHintWhereTheTerminalIsSilent() throws {
    let (sandbox, server) = (try sandbox(), try CatalogFixture.server())
    sandbox.environment["COLORFGBG"] = "0;15"
    let silent = try sandbox.terminal(["--endpoint", server.url])
    #expect(silent.wait(until: \.hasPrompt))
    #expect(silent.screen.model.style(of: "search Apple's") == Theme.light.style)
    let telling = try sandbox.terminal(
      ["--endpoint", server.url],
      answer: PtyAnswers.typing(Self.dark + Self.end + Self.attributes)
    )
    #expect(telling.wait(until: \.hasPrompt))
    #expect(telling.screen.model.style(of: "search Apple's") == Theme.dark.style)
  }

  @Test func onlyTheCardIsPaintedAndOnlyWhereItCanBeTold() throws {
    let (sandbox, server) = (try sandbox(), try CatalogFixture.server())
    let told = "\u{1B}]11;rgb:1919/1717/1717" + Self.end + Self.attributes
    for (reply, card) in [(Self.dark + Self.end + Self.attributes, ";48;2;25;23;23"), (told, "")] {
      let program = try sandbox.terminal(
        ["--fresh", "--endpoint", server.url],
        answer: PtyAnswers.typing(reply)
      )
      #expect(program.wait(until: \.hasPrompt))
      program.type("solaris\r")
      #expect(program.wait(for: "1–3 of 3"))
      #expect(program.wait(until: \.hasPrompt))
      #expect(program.screen.model.style(of: "Solaris Three") == Theme.dark.style)
      program.type("1\r")
      #expect(program.wait(for: "x/id101"))
      #expect(program.screen.model.style(of: "https://itunes") == "38;2;108;182;255" + card)
      program.type("\u{4}")
      #expect(program.waitForExit() == .status(0))
    }
  }
}
