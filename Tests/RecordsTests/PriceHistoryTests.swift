import Catalog
import Records
import Testing

/// What becomes of the prices that one answer after the other names.
@Suite struct PriceHistoryTests {
  private static let start: Int64 = 1_796_000_000
  private static let hour: Int64 = 3_600
  private static let day: Int64 = 86_400

  private func buy(_ price: Double?, rent: Double? = nil, hd: Double? = nil) -> Prices {
    Prices(buy: price, rent: rent, hd: hd, currency: "USD")
  }

  /// A history of prices to buy, each an hour after the one before.
  private func hourly(_ prices: [Double]) -> PriceHistory {
    var history = PriceHistory()
    for (hours, price) in prices.enumerated() {
      history.record(buy(price), at: Self.start + Int64(hours) * Self.hour)
    }
    return history
  }

  @Test func onlyADifferenceIsAnObservation() {
    var history = PriceHistory()
    #expect(history.record(buy(9.99), at: 100) == [.append(PriceObservation(buy(9.99), at: 100))])
    #expect(history.record(buy(9.99), at: 200) == [])
    #expect(history.record(buy(4.99), at: 300) == [.append(PriceObservation(buy(4.99), at: 300))])
    #expect(history.observations.map(\.observedAt) == [100, 300])
    #expect(history.known == buy(4.99))
  }

  @Test func eachOfTheThreePricesCounts() {
    var history = PriceHistory()
    history.record(buy(9.99, rent: 3.99, hd: 14.99), at: 100)
    history.record(buy(9.99, rent: 2.99, hd: 14.99), at: 200)
    history.record(buy(9.99, rent: 2.99, hd: 12.99), at: 300)
    history.record(buy(9.99, rent: 2.99, hd: 12.99), at: 400)
    #expect(history.observations.map(\.observedAt) == [100, 200, 300])
    #expect(history.lastChange == nil)
  }

  @Test func whatAnAnswerDoesNotSayIsNoDifference() {
    var history = PriceHistory()
    history.record(buy(9.99, rent: 3.99, hd: 14.99), at: 100)
    // A chart names the price alone.
    #expect(history.record(buy(9.99), at: 200) == [])
    #expect(history.record(Prices(), at: 300) == [])
    history.record(buy(4.99), at: 400)
    #expect(history.known == buy(4.99, rent: 3.99, hd: 14.99))
    #expect(history.record(buy(4.99, rent: 3.99, hd: 14.99), at: 500) == [])
  }

  @Test(arguments: [-1, -0.01, -.infinity, .infinity, .nan])
  func whatIsNoPriceIsNone(_ amount: Double) {
    var item = Item(id: ItemID(.song, 1), country: "us")
    item.price = amount
    item.hdPrice = amount
    #expect(Prices(of: item).isEmpty)
    var history = hourly([9.99])
    #expect(history.record(Prices(of: item), at: Self.start + Self.hour) == [])
    #expect(history.lastChange == nil)
  }

  @Test func freeIsAPrice() {
    #expect(hourly([9.99, 0]).lastChange?.new == 0)
  }

  @Test(arguments: [ItemType.podcast, .podcastEpisode, .artist])
  func whatApplePutsThereForAPodcastIsNoPrice(_ type: ItemType) {
    var item = Item(id: ItemID(type, 1), country: "us")
    item.price = 0
    #expect(Prices(of: item).isEmpty)
  }

  // MARK: Prices that come back

  @Test func aPriceThatReturnsWithinADayWasNeverThere() {
    var history = hourly([9.99, 4.99])
    #expect(history.lastChange?.isFall == true)
    let steps = history.record(buy(9.99), at: Self.start + Self.hour + Self.day)
    #expect(steps == [.removeLast])
    #expect(history.observations == [PriceObservation(buy(9.99), at: Self.start)])
    #expect(history.lastChange == nil)
  }

  @Test func afterADayItIsAChangeOfItsOwn() {
    var history = hourly([9.99, 4.99])
    let time = Self.start + Self.hour + Self.day + 1
    #expect(
      history.record(buy(9.99), at: time) == [.append(PriceObservation(buy(9.99), at: time))]
    )
    #expect(history.purchases.map(\.price) == [9.99, 4.99, 9.99])
  }

  @Test func aRiseThatIsTakenBackIsNoFall() {
    let history = hourly([4.99, 9.99, 4.99])
    #expect(history.observations.count == 1)
    #expect(history.lastChange == nil)
  }

  @Test func oneThatFlapsLeavesNothing() {
    #expect(hourly([9.99, 4.99, 9.99, 4.99, 9.99]).purchases.map(\.price) == [9.99])
    #expect(hourly([9.99, 4.99, 9.99, 4.99]).purchases.map(\.price) == [9.99, 4.99])
  }

  @Test func aThirdPriceIsNoReturn() {
    #expect(hourly([9.99, 4.99, 7.99]).purchases.map(\.price) == [9.99, 4.99, 7.99])
    // From there the way back leads to the price before it, not further.
    #expect(hourly([9.99, 4.99, 7.99, 4.99]).purchases.map(\.price) == [9.99, 4.99])
  }

  @Test func onlyThePriceThatReturnsIsTakenBack() {
    var history = PriceHistory()
    history.record(buy(9.99, hd: 14.99), at: 100)
    history.record(buy(4.99, hd: 9.99), at: 200)
    #expect(
      history.record(buy(9.99, hd: 9.99), at: 300)
        == [.replaceLast(PriceObservation(buy(nil, hd: 9.99), at: 200))]
    )
    #expect(history.known == buy(9.99, hd: 9.99))
    #expect(history.lastChange == nil)
  }

  @Test func anAnswerThatDoesNotNameThePriceTakesNothingBack() {
    var history = PriceHistory()
    history.record(buy(9.99, hd: 14.99), at: 100)
    history.record(buy(9.99, hd: 12.99), at: 200)
    #expect(history.record(buy(9.99), at: 300) == [])
    #expect(history.known?.hd == 12.99)
  }

  // MARK: Time

  @Test func aLateAnswerSaysNothing() {
    var history = hourly([9.99, 4.99])
    #expect(history.record(buy(7.99), at: Self.start) == [])
    #expect(history.record(buy(7.99), at: Self.start + Self.hour - Self.day) == [])
  }

  @Test func afterAClockWasWrongTheOrderCounts() {
    var history = PriceHistory()
    history.record(buy(9.99), at: Self.start + 400 * Self.day)
    history.record(buy(4.99), at: Self.start)
    #expect(history.known == buy(4.99))
    #expect(history.lastChange?.since == Self.start)
    // That it was long ago, by that clock, is no reason to take it back.
    history.record(buy(9.99), at: Self.start + 2 * Self.day)
    #expect(history.purchases.map(\.price) == [9.99, 4.99, 9.99])
  }

  @Test(arguments: [Int64.min, 0, .max], [Int64.min, 0, .max])
  func noTimeIsTooStrange(_ first: Int64, _ second: Int64) {
    var history = PriceHistory()
    history.record(buy(9.99), at: first)
    history.record(buy(4.99), at: second)
    #expect(history.known != nil)
  }

  // MARK: Currencies

  @Test func anotherCurrencyIsNoFall() {
    var history = PriceHistory()
    history.record(Prices(buy: 50, hd: 80, currency: "HRK"), at: 100)
    history.record(Prices(buy: 7, currency: "EUR"), at: 200)
    #expect(history.observations.count == 2)
    #expect(history.lastChange == nil)
    #expect(history.known == Prices(buy: 7, currency: "EUR"))
    #expect(history.lowest?.price == 7)
    #expect(history.highest?.price == 7)
    #expect(history.record(Prices(buy: 50, currency: "HRK"), at: 300) == [.removeLast])
    #expect(history.known == Prices(buy: 50, hd: 80, currency: "HRK"))
  }

  @Test func aCurrencyThatIsNotSaidIsTheOneBefore() {
    var history = hourly([9.99])
    history.record(Prices(buy: 4.99), at: Self.start + 2 * Self.day)
    #expect(history.lastChange?.isFall == true)
    #expect(history.lastChange?.currency == "USD")
  }

  // MARK: What is read from it

  @Test func theLowestAndTheHighestAreKnownWithTheirDays() {
    var history = PriceHistory()
    for (days, price) in [9.99, 4.99, 12.99, 4.99, 12.99].enumerated() {
      history.record(buy(price), at: Self.start + Int64(days) * 2 * Self.day)
    }
    #expect(history.lowest?.price == 4.99)
    #expect(history.lowest?.since == Self.start + 2 * Self.day)
    #expect(history.highest?.price == 12.99)
    #expect(history.highest?.since == Self.start + 4 * Self.day)
    #expect(PriceHistory().lowest == nil)
  }

  @Test func twoHistoriesAreJoined() {
    func history(_ prices: [(Double, Int64)]) -> PriceHistory {
      PriceHistory(prices.map { PriceObservation(buy($0.0), at: $0.1 * 10 * Self.day) })
    }
    let watched = history([(7.99, 3), (4.99, 4)])
    let seen = history([(9.99, 1), (7.99, 2), (5.99, 5)])
    #expect(watched.joined(with: seen) == history([(9.99, 1), (7.99, 2), (4.99, 4), (5.99, 5)]))
    #expect(PriceHistory().joined(with: seen) == seen)
    #expect(watched.joined(with: PriceHistory()) == watched)
    #expect(watched.joined(with: watched) == watched)
  }
}
