import LineEditing
import TerminalText
import Testing

@testable import Application

@Suite struct TerminalBackgroundTests {
  private static let dark = ReadResult.reply(.background("rgb:1e1e/1e1e/2e2e"))
  private static let light = ReadResult.reply(.background("rgba:f/f/f/8"))
  private static let attributes = ReadResult.reply(.attributes)

  /// A terminal that does things at set times; time passes only while somebody waits.
  private final class FakeTerminal {
    var now = Duration.seconds(7)
    var isAnswerable = true
    var isInterrupted = false
    private(set) var questions = 0
    private(set) var discards = 0
    private var unanswered = 0
    private var coming: [(time: Duration, what: ReadResult)]

    init(_ coming: [(Int, ReadResult)]) {
      self.coming = coming.map { (.seconds(7) + .milliseconds($0.0), $0.1) }
    }

    var isEmpty: Bool { coming.isEmpty }
    var elapsed: Duration { now - .seconds(7) }

    var questionsToIt: TerminalQuestions {
      TerminalQuestions(
        ask: {
          guard self.isAnswerable else { return false }
          self.questions += 1
          self.unanswered += 1
          return true
        },
        awaitsReply: { self.unanswered > 0 },
        receive: receive,
        wait: wait,
        discard: { self.discards += 1 },
        now: { self.now }
      )
    }

    private func receive() -> ReadResult {
      guard let next = coming.first, next.time <= now else { return .editing }
      coming.removeFirst()
      if next.what == attributes { unanswered = max(0, unanswered - 1) }
      return next.what
    }

    private func wait(_ left: Duration) -> Bool {
      if isInterrupted { return false }
      now = min(now + left, max(now, coming.first?.time ?? .seconds(1_000)))
      return true
    }
  }

  @Test(
    arguments: [
      // At once, after a while, with the end of the wait at the attributes.
      ([(0, dark), (0, attributes)], 0, RGB(0x1E1E2E)),
      ([(50, dark), (50, attributes)], 50, RGB(0x1E1E2E)),
      ([(50, dark), (60, attributes)], 60, RGB(0x1E1E2E)),
      // Only the attributes.
      ([(3, attributes)], 3, nil),
      // The attributes first, and then nothing that would be worth a wait.
      ([(3, attributes), (3, dark)], 3, RGB(0x1E1E2E)), ([(3, attributes), (9, dark)], 3, nil),
      // Too late, in part or altogether.
      ([(50, dark), (400, attributes)], 200, RGB(0x1E1E2E)), ([(400, dark)], 200, nil),
      ([], 200, nil),
      // Twice, and nonsense.
      ([(5, dark), (5, light), (5, attributes)], 5, RGB(0xFFFFFF)),
      ([(5, dark), (5, .reply(.background("?"))), (5, attributes)], 5, RGB(0x1E1E2E)),
      // Gone.
      ([(5, .endOfInput)], 5, nil),
    ] as [([(Int, ReadResult)], Int, RGB?)]
  )
  func aScreenWaitsForTheAnswerButNotLong(
    coming: [(Int, ReadResult)],
    milliseconds: Int,
    color: RGB?
  ) {
    let terminal = FakeTerminal(coming)
    let background = TerminalBackground(terminal.questionsToIt)
    background.ask()
    #expect(terminal.elapsed == .zero)
    background.expect()
    #expect(terminal.elapsed == .milliseconds(milliseconds))
    #expect(background.color == color)
    #expect(terminal.questions == 1)
  }

  @Test func whatIsDoneMeanwhileCountsAsWaiting() {
    let terminal = FakeTerminal([(150, Self.dark), (300, Self.attributes)])
    let background = TerminalBackground(terminal.questionsToIt)
    background.ask()
    terminal.now += .milliseconds(250)
    background.expect()
    #expect(terminal.elapsed == .milliseconds(250))
    #expect(background.color == RGB(0x1E1E2E))
  }

  @Test func onlyTheFirstScreenWaits() {
    let terminal = FakeTerminal([])
    let background = TerminalBackground(terminal.questionsToIt)
    background.expect()
    background.expect()
    #expect(terminal.elapsed == .milliseconds(200))
    #expect(terminal.questions == 1)
    background.take(.background("rgb:ff/ff/ff"))
    #expect(background.color == RGB(0xFFFFFF))
    background.take(.attributes)
    #expect(background.color == RGB(0xFFFFFF))
  }

  @Test func aTerminalThatCannotBeAskedIsNeitherWaitedForNorRead() {
    let terminal = FakeTerminal([(0, .line("typed"))])
    terminal.isAnswerable = false
    let background = TerminalBackground(terminal.questionsToIt)
    background.expect()
    background.settle()
    #expect(terminal.elapsed == .zero)
    #expect(!terminal.isEmpty)
  }

  @Test func aSignalEndsTheWait() {
    let terminal = FakeTerminal([(100, Self.dark)])
    terminal.isInterrupted = true
    let background = TerminalBackground(terminal.questionsToIt)
    background.expect()
    #expect(terminal.elapsed == .zero)
  }

  @Test(
    arguments: [
      // What comes is taken, and the wait is over with the attributes.
      ([(250, dark), (250, attributes)], 250, 0), ([(450, attributes)], 450, 0),
      // Nothing comes, or half of it: the rest is thrown away.
      ([], 500, 1), ([(250, dark)], 500, 1),
      // All is in.
      ([(10, dark), (10, attributes)], 10, 0),
      // The colour may still be on its way, but not for ever.
      ([(10, attributes), (40, dark)], 40, 0), ([(10, attributes)], 300, 0),
    ] as [([(Int, ReadResult)], Int, Int)]
  )
  func leavingWaitsForWhatIsStillOnItsWay(
    coming: [(Int, ReadResult)],
    milliseconds: Int,
    discards: Int
  ) {
    let terminal = FakeTerminal(coming)
    let background = TerminalBackground(terminal.questionsToIt)
    background.expect()
    background.settle()
    #expect(terminal.elapsed == .milliseconds(milliseconds))
    #expect(terminal.isEmpty)
    #expect(terminal.discards == discards)
  }

  @Test func aTerminalThatNeverAnsweredIsNotWaitedForAnHourLater() {
    let terminal = FakeTerminal([])
    let background = TerminalBackground(terminal.questionsToIt)
    background.expect()
    terminal.now += .seconds(3_600)
    let leaving = terminal.now
    background.settle()
    #expect(terminal.now == leaving)
    #expect(terminal.discards == 0)
  }

  @Test(arguments: [
    ("xterm-256color", true), ("xterm", true), ("screen", true), ("tmux-256color", true),
    ("vt100", true), ("dumb", false), ("linux", false), ("", false), (nil, false),
    ("emacs", false), ("eterm-color", false), ("cons25", false),
  ])
  func someTypesOfTerminalAreNotAsked(type: String?, isAsked: Bool) {
    #expect(TerminalQuestions.isAnswerable(type) == isAsked)
  }
}
