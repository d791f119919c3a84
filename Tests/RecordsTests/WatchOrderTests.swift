import Catalog
import Records
import Testing

@Suite struct WatchOrderTests {
  private static let item = Samples.item(77)
  private static let entry = WatchEntry(
    item: item,
    addedAt: 10,
    below: 5,
    note: "for Anna",
    checkedAt: 20
  )

  @Test(
    arguments: [
      (.watch(.asBefore), nil, nil), (.watch(.below(4.5)), 4.5, nil), (.watch(.none), nil, nil),
      (.note("ask"), nil, "ask"),
    ] as [(WatchOrder, Double?, String?)]
  )
  func whatIsNotWatchedIsFromThenOn(_ order: WatchOrder, _ below: Double?, _ note: String?) {
    let after = order.entry(after: nil, item: Self.item, now: 30)
    #expect(
      after == WatchEntry(item: Self.item, addedAt: 30, below: below, note: note, checkedAt: 30)
    )
    #expect(order.entry(after: nil, item: nil, now: 30) == nil)
  }

  @Test(
    arguments: [
      (.watch(.asBefore), 5, "for Anna"), (.watch(.below(0)), 0, "for Anna"),
      (.watch(.none), nil, "for Anna"), (.note("ask"), 5, "ask"), (.note(nil), 5, nil),
    ] as [(WatchOrder, Double?, String?)]
  )
  func ofWhatIsWatchedOnlyTheRestChanges(
    _ order: WatchOrder,
    _ below: Double?,
    _ note: String?
  ) {
    var expected = Self.entry
    expected.below = below
    expected.note = note
    #expect(order.entry(after: Self.entry, item: Self.item, now: 30) == expected)
    #expect(order.entry(after: Self.entry, item: nil, now: 30) == expected)
  }

  @Test func whatIsUnwatchedIsGone() {
    #expect(WatchOrder.unwatch.entry(after: Self.entry, item: Self.item, now: 30) == nil)
    #expect(WatchOrder.unwatch.entry(after: nil, item: Self.item, now: 30) == nil)
  }

  // MARK: Taking it back

  @Test func aChangeIsTheLastOneWhileNobodySaysOtherwise() {
    let added = KeptChange.watch(before: nil, after: Self.entry)
    #expect(added.isLast(of: Self.entry))
    #expect(!added.isLast(of: nil))
    var asked = Self.entry
    asked.checkedAt = 99
    asked.isAbsent = true
    asked.item.name = "Another name"
    #expect(added.isLast(of: asked))
    for change in [\WatchEntry.addedAt] {
      var other = Self.entry
      other[keyPath: change] = 11
      #expect(!added.isLast(of: other))
    }
    var other = Self.entry
    other.below = nil
    #expect(!added.isLast(of: other))
    other = Self.entry
    other.note = "for Berta"
    #expect(!added.isLast(of: other))
    let removed = KeptChange.watch(before: Self.entry, after: nil)
    #expect(removed.isLast(of: nil))
    #expect(!removed.isLast(of: Self.entry))
    #expect(!removed.isLast(ofSetting: nil))
  }

  @Test func aSettingIsTheLastOneWhileItHasTheValue() {
    let change = KeptChange.setting(.country, before: "us", after: "gb")
    #expect(change.isLast(ofSetting: "gb"))
    #expect(!change.isLast(ofSetting: "us"))
    #expect(!change.isLast(ofSetting: nil))
    #expect(!change.isLast(of: nil))
    #expect(KeptChange.setting(.country, before: "gb", after: nil).isLast(ofSetting: nil))
    #expect(KeptChange.setting(.country, before: "gb", after: "gb").isNothing)
    #expect(KeptChange.watch(before: Self.entry, after: Self.entry).isNothing)
    #expect(change.entry == nil)
  }
}
