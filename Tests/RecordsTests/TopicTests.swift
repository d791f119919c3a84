import Catalog
import Records
import Testing

@Suite struct TopicTests {
  private static let storeID = StoreItemID(ItemID(.movie, 77), country: "us")

  @Test(
    arguments: [
      (.watchlist, .watchlist, true), (.deals, .deals, true), (.history("x"), .history, true),
      (.prices(storeID), .prices, false), (.start, .start, false), (.seen("x"), .results, false),
      (.inquiry(.chart(.movies, country: .unitedStates)), .chart, false),
    ] as [(Topic, ListKind, Bool)]
  )
  func aTopicHasAKindAndMayBeAskedAgain(_ topic: Topic, _ kind: ListKind, _ isAgain: Bool) {
    #expect(topic.kind == kind)
    #expect(topic.isAskedAgain == isAgain)
  }

  @Test func aScreenHasTheNamesInItsTitle() {
    func names(_ topic: Topic, item: String? = nil, filter: String? = nil) -> [String] {
      ScreenRecord(serial: 1, topic: topic, filter: filter, itemName: item).names
    }
    let query = Query(term: "runner", creator: "ridley scott")
    #expect(names(.inquiry(.request(.search(query)))) == ["runner", "ridley scott"])
    #expect(names(.seen("nemo"), filter: "price<5") == ["nemo", "price<5"])
    #expect(names(.history("nemo")) == ["nemo"])
    #expect(
      names(.inquiry(.items([1], country: .unitedStates)), item: "Metropolis") == ["Metropolis"]
    )
    #expect(names(.watchlist) == [])
    let similarity = Similarity(to: Self.storeID.id, name: "Metropolis", country: .unitedStates)
    #expect(names(.inquiry(.similar(similarity))) == ["Metropolis"])
    var record = ScreenRecord(serial: 1, topic: .seen("country zz"))
    record.nearMiss = NearMissRecord(line: "country  zz")
    #expect(record.names == ["country zz", "country  zz"])
  }

  @Test func anAttemptHasTheNamesThatWereTyped() {
    let search = Inquiry.Subject.request(.search(Query(term: "runner")))
    let line = NearMissRecord(line: "watch runner")
    #expect(AttemptRecord(search, nearMiss: line).names == ["runner", "watch runner"])
    let items = Inquiry.Subject.items([7], country: .unitedStates)
    let order = Purpose.watch(.note("for Anna"), [7], nil)
    #expect(AttemptRecord(items, for: order).names == ["for Anna"])
    #expect(AttemptRecord(items).names == [])
  }
}
