import Catalog
import Records
import Testing

@Suite struct StoredAnswerAgeTests {
  @Test(
    arguments: [
      (0, true, 0), (3_599, true, 3_599), (3_600, false, 3_600), (90_000, false, 90_000),
      (-1, false, nil), (-1_000_000, false, nil),
    ] as [(Int64, Bool, Int64?)]
  )
  func anAnswerIsFreshForAnHour(_ passed: Int64, _ isFresh: Bool, _ age: Int64?) {
    let answer = Self.answer(at: 1_796_027_400)
    #expect(answer.isFresh(at: 1_796_027_400 + passed) == isFresh)
    #expect(answer.age(at: 1_796_027_400 + passed) == age)
  }

  @Test func aChartOnTheSideIsGoodForADay() {
    let times = StoredAnswer.freshTimes(at: 1_796_027_400, for: StoredAnswer.chartFreshness)
    #expect(times == (1_796_027_400 - 86_399)...1_796_027_400)
  }

  @Test func noTimeIsTooStrange() {
    #expect(!Self.answer(at: .min).isFresh(at: .max))
    #expect(Self.answer(at: .min).age(at: .max) == nil)
    #expect(!Self.answer(at: .max).isFresh(at: .min))
    #expect(Self.answer(at: .max).age(at: .min) == nil)
    #expect(Self.answer(at: .min).isFresh(at: .min))
  }

  private static func answer(at time: Int64) -> StoredAnswer {
    StoredAnswer(
      endpoint: "https://itunes.apple.com",
      request: .search(Query(term: "x")),
      fetchedAt: time,
      body: []
    )
  }
}
