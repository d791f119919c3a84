import Catalog
import Testing

struct InquiryTests {
  private let us = Storefront.unitedStates

  @Test func oneRequestIsOneAnswer() {
    var inquiry = Inquiry(.request(.search(Query(term: "x"))))
    #expect(inquiry.progress == .init(.asking, done: 0, of: 1))
    let requests = inquiry.next()
    #expect(requests == [.search(Query(term: "x"))])
    #expect(inquiry.next().isEmpty)
    inquiry.receive(.success(Answer(items: items(.song, [1, 2]), skipped: 1)), for: requests[0])
    #expect(inquiry.outcome == .found(Findings(items: items(.song, [1, 2]), skipped: 1)))
    #expect(inquiry.next().isEmpty)
    #expect(!inquiry.hasFurther)
    #expect(inquiry.nextFurther() == nil)
  }

  @Test func aFailureNamesTheRequestThatFailed() {
    var inquiry = Inquiry(.request(.search(Query(term: "x"))))
    let request = inquiry.next()[0]
    inquiry.receive(.failure(CatalogError(.timedOut)), for: request)
    #expect(inquiry.outcome == .failed(CatalogError(.timedOut), request))
  }

  @Test func repliesThatNobodyAwaitsArePassedOver() {
    var inquiry = Inquiry(.request(.search(Query(term: "x"))))
    let untouched = inquiry
    inquiry.receive(.success(Answer(items: [])), for: .search(Query(term: "x")))
    #expect(inquiry == untouched)
    let request = inquiry.next()[0]
    inquiry.receive(.success(Answer(items: items(.song, [1]))), for: .search(Query(term: "y")))
    #expect(inquiry.outcome == nil)
    inquiry.receive(.success(Answer(items: [])), for: request)
    let done = inquiry
    inquiry.receive(.success(Answer(items: items(.song, [1]))), for: request)
    #expect(inquiry == done)
  }

  @Test func manyIDsComeBackInTheirOrderWithTheMissingNamed() {
    let ids = (1...250).map { Int64($0) }
    var inquiry = Inquiry(.items(ids.reversed() + [1], country: us))
    let requests = inquiry.next()
    #expect(requests.count == 3)
    #expect(inquiry.progress == .init(.lookingUp, done: 0, of: 3))
    for request in requests.reversed() {
      guard case .lookup(let lookup) = request else { continue }
      let known = lookup.ids.sorted().filter { $0 % 100 != 7 }
      inquiry.receive(.success(Answer(items: items(.album, known + [9_999]))), for: request)
    }
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    let expected = ids.reversed().filter { $0 % 100 != 7 }
    #expect(findings.items.map(\.id.number) == expected)
    #expect(findings.notes == [.missing([207, 107, 7])])
    #expect(findings.strays == 1)
  }

  @Test func atMostFourRequestsAreOutAndAFailureEndsIt() {
    var inquiry = Inquiry(.items((1...600).map { Int64($0) }, country: us))
    let first = inquiry.next()
    #expect(first.count == 4)
    #expect(inquiry.next().isEmpty)
    inquiry.receive(.success(Answer(items: [])), for: first[1])
    #expect(inquiry.next().count == 1)
    inquiry.receive(.failure(CatalogError(.limited)), for: first[0])
    #expect(inquiry.outcome == .failed(CatalogError(.limited), first[0]))
    #expect(inquiry.next().isEmpty)
  }

  @Test func noIDsNeedNoRequest() {
    var inquiry = Inquiry(.items([], country: us))
    #expect(inquiry.next().isEmpty)
    #expect(inquiry.outcome == .found(Findings()))
  }

  @Test func anEpisodesAddressFindsItAmongThoseOfItsShow() throws {
    let address = try StoreAddress.parse("https://podcasts.apple.com/us/podcast/x/id7?i=8")
    var inquiry = Inquiry(.address(address, country: us))
    let request = inquiry.next()[0]
    let show = items(.podcast, [7])
    inquiry.receive(.success(Answer(items: show + items(.podcastEpisode, [9, 8]))), for: request)
    #expect(
      inquiry.outcome
        == .found(Findings(items: items(.podcastEpisode, [8]), parent: show.first))
    )
    var old = Inquiry(.address(address, country: us))
    _ = old.next()
    old.receive(.success(Answer(items: show)), for: request)
    #expect(old.outcome == .found(Findings(parent: show.first, notes: [.missing([8])])))
  }

  // MARK: Comparing

  @Test func theStoresAreAskedAtOnceEachOnce() throws {
    var item = Item(id: ItemID(.movie, 5), country: "us")
    item.price = 9.99
    let codes = ["us", "gb", "de", "fr", "us", "jp", "gb"]
    let countries = codes.compactMap { Storefront(code: $0) }
    var inquiry = Inquiry(.compare(Comparison(of: item, in: countries)))
    let first = inquiry.next()
    #expect(first.map(\.country.code) == ["us", "gb", "de", "fr"])
    inquiry.receive(.success(priced(9.99, "USD", "us")), for: first[0])
    let last = inquiry.next()
    #expect(last.map(\.country.code) == ["jp"])
    inquiry.receive(.success(priced(8.99, "EUR", "de")), for: first[2])
    inquiry.receive(.success(priced(7.99, "EUR", "fr")), for: first[3])
    inquiry.receive(.success(Answer(items: [])), for: first[1])
    #expect(inquiry.progress == .init(.comparing, done: 4, of: 5))
    inquiry.receive(.failure(CatalogError(.timedOut)), for: last[0])
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(findings.comparison.map(\.country.code) == ["us", "gb", "de", "fr", "jp"])
    #expect(findings.comparison.map(\.isCheapest) == [false, false, false, true, false])
    #expect(findings.comparison[1].reply == .absent)
    #expect(findings.comparison[4].reply == .failed(CatalogError(.timedOut)))
  }

  @Test func equalPricesAndPricesThatAreNoneAreNotTheCheapest() {
    let euro = ["de", "fr", "it", "es"].compactMap { Storefront(code: $0) }
    func cheapest(_ prices: [Double]) -> [Bool] {
      var inquiry = Inquiry(.compare(Comparison(id: ItemID(.movie, 5), in: euro)))
      for (request, price) in zip(inquiry.next(), prices) {
        inquiry.receive(.success(priced(price, "EUR", "de")), for: request)
      }
      guard case .found(let findings) = inquiry.outcome else { return [] }
      return findings.comparison.map(\.isCheapest)
    }
    #expect(cheapest([5, 5, 5, 5]) == [false, false, false, false])
    #expect(cheapest([5, 4, 4, -1]) == [false, true, true, false])
    #expect(cheapest([5, 0, 4, 3]) == [false, true, false, false])
  }

  // MARK: Types

  @Test func anIDMustBeOfTheTypeThatItWasTypedWith() {
    let typed = items(.song, [1, 2]).map(\.id) + [ItemID(.album, 3), ItemID(.movie, 4)]
    var inquiry = Inquiry(.items([4, 3, 2, 1, 5], typed: typed, country: us))
    let request = inquiry.next()[0]
    #expect(request.target == "/lookup?id=4%2C3%2C2%2C1%2C5&country=US")
    let found = items(.song, [1, 3, 5]) + items(.album, [2]) + items(.audiobook, [3])
    inquiry.receive(.success(Answer(items: found)), for: request)
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(findings.items == items(.song, [1, 5]))
    #expect(findings.strays == 0)
    #expect(
      findings.notes == [
        .missing([4]), .otherType(3, wanted: .album, found: .song),
        .otherType(2, wanted: .song, found: .album),
      ]
    )
  }

  @Test func ofTwoItemsOfOneNumberTheOneOfTheTypeCounts() {
    var inquiry = Inquiry(.items([1], typed: [ItemID(.song, 1)], country: us))
    let request = inquiry.next()[0]
    let found = items(.album, [1]) + items(.song, [1])
    inquiry.receive(.success(Answer(items: found)), for: request)
    #expect(inquiry.outcome == .found(Findings(items: items(.song, [1]))))
  }

  @Test func aComparisonFailsOnlyWhereNoStoreAnswers() {
    let euro = ["de", "fr"].compactMap { Storefront(code: $0) }
    var inquiry = Inquiry(.compare(Comparison(id: ItemID(.movie, 5), in: euro)))
    let requests = inquiry.next()
    for request in requests { inquiry.receive(.failure(CatalogError(.limited)), for: request) }
    #expect(inquiry.outcome == .failed(CatalogError(.limited), requests[0]))
  }

  private func priced(_ price: Double, _ currency: String, _ country: String) -> Answer {
    var item = Item(id: ItemID(.movie, 5), country: country)
    item.price = price
    item.currency = currency
    return Answer(items: [item])
  }
}

/// Items of one type that have nothing but their numbers.
func items(_ type: ItemType, _ numbers: [Int64]) -> [Item] {
  numbers.map { Item(id: ItemID(type, $0), country: "us") }
}
