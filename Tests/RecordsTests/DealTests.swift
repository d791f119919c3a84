import Catalog
import Records
import Testing

@Suite struct DealTests {
  @Test func whatFellIsADeal() throws {
    let deal = try #require(Deal(Samples.watched([(9.99, 10), (4.99, 20)])))
    #expect(deal.price == 4.99)
    #expect(deal.was == 9.99)
    #expect(deal.since == 20)
    #expect(!deal.reachesLimit)
  }

  @Test func whatRoseOrNeverChangedIsNone() {
    #expect(Deal(Samples.watched([(4.99, 10), (9.99, 20)])) == nil)
    #expect(Deal(Samples.watched([(4.99, 10)])) == nil)
    #expect(Deal(Samples.watched([])) == nil)
    // It fell once, and has risen since.
    #expect(Deal(Samples.watched([(9.99, 10), (4.99, 20), (7.99, 30)])) == nil)
  }

  @Test(arguments: [(5, true), (4.99, true), (4.98, false)])
  func aLimitIsReachedByThatPriceOrLess(_ below: Double, _ isReached: Bool) {
    let deal = Deal(Samples.watched([(4.99, 10)], below: below))
    #expect((deal != nil) == isReached)
    #expect(deal?.was == nil)
    #expect(deal.map(\.since) == (isReached ? 10 : nil))
  }

  @Test func aRiseThatStaysWithinTheLimitIsStillADeal() {
    let deal = Deal(Samples.watched([(3.99, 10), (4.99, 20)], below: 5))
    #expect(deal?.was == nil)
    #expect(deal?.since == 20)
    #expect(deal?.reachesLimit == true)
  }

  @Test func whatTheStoreDoesNotHaveIsNone() {
    #expect(Deal(Samples.watched([(9.99, 10), (4.99, 20)], below: 5, isAbsent: true)) == nil)
  }

  @Test func theNewestComesFirst() {
    let deals = Deal.all(among: [
      Samples.watched([(9.99, 10), (4.99, 20)], number: 1),
      Samples.watched([(9.99, 10)], number: 2),
      Samples.watched([(9.99, 10), (4.99, 40)], number: 3),
      Samples.watched([(4.99, 20)], number: 4, below: 9),
    ])
    #expect(deals.map(\.watched.entry.storeID.id.number) == [3, 1, 4])
  }
}
