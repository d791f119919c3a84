import Records
import TestSupport
import Testing

@Suite struct RequestBudgetTests {
  private let start: Int64 = 1_796_027_400_000

  @Test func twentyGoAtOnceAndTheOthersAMinuteAfterTheFirst() {
    var budget = RequestBudget()
    for number in 0..<20 {
      #expect(budget.reserve(at: start + Int64(number)) == .granted)
    }
    #expect(budget.reserve(at: start + 100) == .wait(milliseconds: 60_400))
    #expect(budget.reserve(at: start + 60_499) == .wait(milliseconds: 1))
    for number in 0..<5 {
      #expect(budget.reserve(at: start + 60_500 + Int64(number)) == .granted)
    }
    #expect(budget.stamps.count == 20)
  }

  /// Whoever waits as long as it is told, and asks at any moments else, never sends more than is permitted.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func noMinuteHasMoreThanIsPermitted(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let limit = Int.random(in: 1...30, using: &generator)
    var budget = RequestBudget(limit: limit)
    var now = start
    var granted: [Int64] = []
    while granted.count < 400 {
      switch budget.reserve(at: now) {
      case .granted:
        granted.append(now)
        now += Int64.random(in: 0...4_000, using: &generator)
      case .wait(let milliseconds):
        #expect((1...60_500).contains(milliseconds))
        now +=
          Bool.random(using: &generator)
          ? milliseconds : Int64.random(in: 1...milliseconds, using: &generator)
      case .paused: Issue.record("a budget pauses nobody")
      }
    }
    for (first, next) in zip(granted, granted.dropFirst(limit)) {
      #expect(next - first >= 60_500)
    }
  }

  @Test func aClockThatWasSetBackLocksNobodyOut() {
    let future = (0..<20).map { start + 3_600_000 + Int64($0) }
    var budget = RequestBudget(stamps: future)
    #expect(budget.reserve(at: start) == .granted)
    #expect(budget.stamps == [start])
  }

  @Test func aClockThatRunsBackwardALittleForgetsNothing() {
    let stamps = (0..<20).map { start + Int64($0) }
    var budget = RequestBudget(stamps: stamps)
    #expect(budget.reserve(at: start - 500) == .wait(milliseconds: 61_000))
  }

  @Test func stampsInAnyOrderCount() {
    var budget = RequestBudget(stamps: [start + 2, start, start + 1], limit: 3)
    #expect(budget.reserve(at: start + 10) == .wait(milliseconds: 60_490))
    #expect(budget.reserve(at: start + 60_500) == .granted)
  }

  @Test(arguments: [0, -5, 1])
  func oneRequestIsAlwaysPermitted(_ limit: Int) {
    var budget = RequestBudget(limit: limit)
    #expect(budget.reserve(at: start) == .granted)
    #expect(budget.reserve(at: start) == .wait(milliseconds: 60_500))
  }

  @Test(arguments: [Int64.min, Int64.max, 0])
  func noTimeIsTooStrange(_ now: Int64) {
    var budget = RequestBudget(stamps: [.min, .max, 0], limit: 1)
    _ = budget.reserve(at: now)
    #expect(budget.stamps.count <= 3)
  }

  @Test(arguments: [
    (Reservation.granted, 0), (.wait(milliseconds: 1), 1), (.wait(milliseconds: 1_000), 1),
    (.wait(milliseconds: 1_001), 2), (.paused(milliseconds: 30_000), 30),
    (.paused(milliseconds: .max), 9_223_372_036_854_776),
  ])
  func aWaitIsToldInSecondsBegun(_ reservation: Reservation, _ seconds: Int) {
    #expect(reservation.seconds == seconds)
  }
}
