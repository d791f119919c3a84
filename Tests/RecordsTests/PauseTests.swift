import Records
import Testing

@Suite struct PauseTests {
  private let start: Int64 = 1_796_027_400_000

  @Test func pausesDoubleUpToHalfAnHour() {
    var pause: Pause?
    var now = start
    var lengths: [Int64] = []
    for _ in 0..<9 {
      let next = Pause(after: pause, retryAfter: nil, at: now)
      lengths.append(next.ends - now)
      now = next.ends
      pause = next
    }
    #expect(lengths.map { $0 / 1000 } == [30, 60, 120, 240, 480, 960, 1800, 1800, 1800])
  }

  @Test func aRefusalDuringAPauseDoublesNothing() {
    let first = Pause(after: nil, retryAfter: nil, at: start)
    let second = Pause(after: first, retryAfter: nil, at: start + 200)
    #expect(second == first)
    let third = Pause(after: second, retryAfter: 90, at: start + 400)
    #expect(third.ends == start + 90_400)
    #expect(third.step == first.step)
    #expect(Pause(after: third, retryAfter: 5, at: start + 600) == third)
  }

  @Test(
    arguments: [
      (nil, 30), (0, 30), (-7, 30), (29, 30), (31, 31), (7_200, 7_200), (86_400, 86_400),
      (86_401, 86_400), (Int.max, 86_400),
    ] as [(Int?, Int64)]
  )
  func theServiceMayAskForMore(_ retryAfter: Int?, _ seconds: Int64) {
    let pause = Pause(after: nil, retryAfter: retryAfter, at: start)
    #expect(pause.remaining(at: start) == seconds * 1000)
    // What was asked for once is not doubled.
    let next = Pause(after: pause, retryAfter: nil, at: pause.ends)
    #expect(next.remaining(at: pause.ends) == 60_000)
  }

  @Test func aPauseEnds() {
    let pause = Pause(after: nil, retryAfter: nil, at: start)
    #expect(pause.remaining(at: start + 29_999) == 1)
    #expect(pause.remaining(at: start + 30_000) == nil)
    #expect(pause.remaining(at: start + 1_000_000_000) == nil)
  }

  @Test func aClockThatWasSetBackEndsThePause() {
    let pause = Pause(after: nil, retryAfter: nil, at: start)
    #expect(pause.remaining(at: start - 500) == 30_500)
    #expect(pause.remaining(at: start - 3_600_000) == nil)
    let next = Pause(after: pause, retryAfter: nil, at: start - 3_600_000)
    #expect(next.remaining(at: start - 3_600_000) == 30_000)
  }

  @Test(arguments: [
    Pause(began: 0, ends: .max, step: 30_000), Pause(began: .min, ends: .max, step: 30_000),
    Pause(began: 1_796_027_400_000, ends: 1_796_127_400_000, step: 30_000),
    Pause(began: 1_796_027_400_000, ends: 1_796_027_430_000, step: 0),
    Pause(began: 1_796_027_400_000, ends: 1_796_027_430_000, step: .max),
    Pause(began: 1_796_027_400_000, ends: 1_796_027_400_000 - 1, step: 30_000),
    Pause(began: .max, ends: .max, step: 30_000),
  ])
  func whatNoPauseCanBeIsNone(_ pause: Pause) {
    #expect(pause.remaining(at: start) == nil)
    #expect(
      Pause(after: pause, retryAfter: nil, at: start)
        == Pause(after: nil, retryAfter: nil, at: start)
    )
  }
}
