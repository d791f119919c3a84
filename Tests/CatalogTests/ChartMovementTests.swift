import Catalog
import Testing

struct ChartMovementTests {
  private func songs(_ numbers: [Int64]) -> [ItemID] {
    numbers.map { ItemID(.song, $0) }
  }

  @Test(
    arguments: [
      ([1, 2, 3], [1, 2, 3], [.same, .same, .same]),
      ([1, 2, 3], [3, 2, 1], [.up(2), .same, .down(2)]),
      ([1, 2, 3], [4, 1, 2], [.new, .down(1), .down(1)]),
      ([1, 2], [1, 2, 3], [.same, .same, nil]),
      ([1, 2, 3], [2, 3, 1, 9], [.up(1), .up(1), .down(2), nil]),
      ([], [1], [nil]),
      ([1], [], []),
      ([1, 1, 2], [2, 1], [.up(2), .down(1)]),
    ] as [([Int64], [Int64], [ChartMovement?])]
  )
  func placesAreCompared(old: [Int64], new: [Int64], movement: [ChartMovement?]) {
    #expect(ChartMovement.between(old: songs(old), new: songs(new)) == movement)
  }

  @Test func theTypeIsPartOfTheIdentity() {
    let old = [ItemID(.song, 1), ItemID(.song, 2)]
    #expect(ChartMovement.between(old: old, new: [ItemID(.album, 1)]) == [.new])
  }

  @Test func ranksCountWhereEntriesAreMissing() {
    func item(_ number: Int64, rank: Int) -> Item {
      var item = Item(id: ItemID(.song, number), country: "us")
      item.rank = rank
      return item
    }
    let old = [item(1, rank: 1), item(3, rank: 3)]
    let new = [item(3, rank: 2), item(1, rank: 4), item(7, rank: 3)]
    #expect(ChartMovement.between(old: old, new: new) == [.up(1), .down(3), .new])
  }

  @Test func whatIsNewHasGainedNoPlaces() {
    let all: [ChartMovement] = [.up(3), .down(2), .same, .new]
    #expect(all.map(\.rankChange) == [3, -2, 0, nil])
  }

  @Test(
    arguments: [
      ([], nil), ([1_000_000], nil), ([928_000], 928_000), ([928_001], nil),
      ([100, 900_000, 928_000, 999_999], 928_000), ([2_000_000], nil),
    ] as [([Int64], Int64?)]
  )
  func theNewestCopyOfAtLeastTwentyHoursIsComparedWith(times: [Int64], baseline: Int64?) {
    #expect(ChartMovement.baseline(among: times, for: 1_000_000) == baseline)
  }
}
