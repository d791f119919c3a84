import Records
import Testing

@Suite struct SeenCountTests {
  @Test(arguments: [
    (431_234.0, 430_000), (435_001.0, 440_000), (99_600.0, 100_000), (5_432.0, 5_400),
    (5_449.9, 5_400), (12.4, 12), (99.6, 100), (999_999.0, 1_000_000), (0.0, 0),
  ])
  func anEstimateHasTwoDigits(_ number: Double, _ rounded: Int) {
    #expect(SeenCount.estimated(number, atLeast: 0) == .about(rounded))
  }

  @Test(arguments: [0.0, -3.0, 5_000.0, .nan, -.infinity])
  func anEstimateIsNeverBelowWhatWasCounted(_ number: Double) {
    #expect(SeenCount.estimated(number, atLeast: 5_001) == .about(5_001))
  }

  @Test func anEndlessEstimateIsANumber() {
    #expect(SeenCount.estimated(.infinity, atLeast: 7).number >= 7)
    #expect(SeenCount.estimated(1e300, atLeast: 7).number >= 7)
  }

  @Test func sumsAreExactIfBothPartsAre() {
    #expect(SeenCount.exactly(3) + .exactly(4) == .exactly(7))
    #expect(SeenCount.about(12_000) + .exactly(40) == .about(12_000))
    #expect(SeenCount.exactly(600) + .about(12_000) == .about(13_000))
  }

  @Test func thereAreAtLeastAsManyAsAreShown() {
    #expect(SeenCount.exactly(3).atLeast(5) == .exactly(5))
    #expect(SeenCount.exactly(5).atLeast(5) == .exactly(5))
    #expect(SeenCount.about(5_100).atLeast(50) == .about(5_100))
  }
}
