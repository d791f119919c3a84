@testable import Browsing
import Catalog
import Testing

struct SortRowsTests {
  private static func items<Value>(
    _ values: [Value],
    _ path: WritableKeyPath<Item, Value>
  ) -> [Item] {
    values.enumerated().map { index, value in
      var item = Item(id: ItemID(.movie, Int64(index)), country: "us")
      item[keyPath: path] = value
      return item
    }
  }

  private static func rows(_ items: [Item], _ sort: String, words: String = "") throws -> [Int] {
    let order = try #require(SortOrder(text: sort))
    return RowOrder.indices(of: items, filter: nil, sort: order, words: words)
  }

  @Test func withoutFilterAndSortAllStandInApplesOrder() {
    let items = Self.items(["b", "a"], \.name)
    #expect(RowOrder.indices(of: items, filter: nil, sort: nil) == [0, 1])
    #expect(RowOrder.indices(of: [], filter: nil, sort: SortOrder(.name)) == [])
  }

  @Test(arguments: [
    (["Part 10", "Part 2", "part 1"], [2, 1, 0]), (["b", "a", "B", "á"], [1, 3, 0, 2]),
    (["The B", "A"], [1, 0]), (["x 007", "x 7", "x 6", "x 07"], [2, 0, 1, 3]),
    (["1.10", "1.9", "1"], [2, 1, 0]),
    (["99999999999999999999999", "100000000000000000000000", "3"], [2, 0, 1]),
    (["Straße", "Strassf", "Strassd"], [2, 0, 1]), (["İb", "ia", "IC"], [1, 0, 2]),
    (["Ｂ", "a", "Ａ１０", "a9"], [1, 3, 2, 0]), (["ランナー", "b", "ア"], [1, 2, 0]),
    (["", "b", "\u{200B}", "a"], [3, 1, 0, 2]), (["a b", "ab", "a"], [2, 0, 1]),
    (["2", "10", "a"], [0, 1, 2]),
  ])
  func namesAreInTheirNaturalOrder(names: [String], rows: [Int]) throws {
    let names: [String?] = names
    #expect(try Self.rows(Self.items(names, \.name), "name") == rows)
    #expect(try Self.rows(Self.items(names, \.creator), "creator") == rows)
  }

  @Test func equalOnesStayInApplesOrderInBothDirections() throws {
    let items = Self.items(["b", "A", "a", nil, "á", "B", nil], \.name)
    #expect(try Self.rows(items, "name") == [1, 2, 4, 0, 5, 3, 6])
    #expect(try Self.rows(items, "-name") == [0, 5, 1, 2, 4, 3, 6])
  }

  @Test func missingPricesAreLast() throws {
    var items = Self.items([9.99, nil, 0, -1, 4.99, .nan, 4.99, .infinity], \.price)
    for index in items.indices { items[index].currency = "USD" }
    #expect(try Self.rows(items, "price") == [2, 4, 6, 0, 1, 3, 5, 7])
    #expect(try Self.rows(items, "-price") == [0, 4, 6, 2, 1, 3, 5, 7])
  }

  @Test func everyCurrencyIsABlock() throws {
    var items = Self.items([5, 9, 3, 4, 700, 1, nil], \.price)
    let codes = ["USD", "EUR", "usd", "EUR", "JPY", nil, "EUR"]
    for (index, code) in codes.enumerated() { items[index].currency = code }
    #expect(try Self.rows(items, "price") == [3, 1, 4, 2, 0, 5, 6])
    #expect(try Self.rows(items, "-price") == [1, 3, 4, 0, 2, 5, 6])
  }

  @Test func datesLengthsAndRatings() throws {
    let days = ["2010-03-01", "x", "1982-06-25", "2010-01-31", "2010-03-01"]
    let dated = Self.items(days.map { ReleaseDate($0) }, \.released)
    #expect(try Self.rows(dated, "year") == [2, 3, 0, 4, 1])
    #expect(try Self.rows(dated, "-year") == [0, 4, 3, 2, 1])
    let lengths = Self.items([5000, nil, 0, 4000, -3], \.duration)
    #expect(try Self.rows(lengths, "length") == [3, 0, 1, 2, 4])
    #expect(try Self.rows(lengths, "-length") == [0, 3, 1, 2, 4])
    let rated = Self.items([4.5, nil, 4.7, 0, 4.5], \.averageRating)
    #expect(try Self.rows(rated, "rating") == [0, 4, 2, 1, 3])
    #expect(try Self.rows(rated, "-rating") == [2, 0, 4, 1, 3])
  }

  @Test func ranksComeFromTheChart() {
    let items = Self.items(["a", "b", "c", "d"], \.name)
    let ranks = [3, nil, 1, 2]
    func rows(_ descending: Bool) -> [Int] {
      let sort = SortOrder(.rank, descending: descending)
      return RowOrder.indices(of: items, filter: nil, sort: sort) { ranks[$0] }
    }
    #expect(rows(false) == [2, 3, 0, 1])
    #expect(rows(true) == [0, 3, 2, 1])
    #expect(RowOrder.indices(of: items, filter: nil, sort: SortOrder(.rank)) == [0, 1, 2, 3])
  }

  @Test(arguments: [
    (
      "blade runner", ["Dangerous Days", "Runner Blade", "Blade Runner 2049", "Blade Runner"],
      [3, 2, 1, 0]
    ),
    (
      "mission impossible", ["Impossible", "Mission: Impossible – Fallout", "Mission: Impossible"],
      [2, 1, 0]
    ),
    ("MATRIX", ["The Matrix", "Matrix", "matrix", "Other", "Matrix 2"], [1, 2, 4, 0, 3]),
    ("spider man", ["Spider", "Spider-Man"], [1, 0]),
    ("oceans eleven", ["x", "Ocean’s Eleven"], [1, 0]),
    ("ランナー", ["x", "ブレードランナー", "ランナー"], [2, 1, 0]), ("istanbul", ["x", "İstanbul"], [1, 0]),
    ("strasse", ["x", "Die Straße", "Straße"], [2, 1, 0]), ("???", ["x", "???"], [1, 0]),
    ("", ["b", "a"], [0, 1]), ("runner", ["x", "", "Runner"], [2, 0, 1]),
  ])
  func matchPutsNearNamesFirst(words: String, names: [String], rows: [Int]) throws {
    let names: [String?] = names
    #expect(try Self.rows(Self.items(names, \.name), "match", words: words) == rows)
  }

  @Test func whatIsFilteredIsSorted() throws {
    let items = Self.items(["Part 10", "Other", "Part 2", nil], \.name)
    let filter = try #require(Filter(text: "part"))
    let rows = RowOrder.indices(of: items, filter: filter, sort: SortOrder(.name))
    #expect(rows == [2, 0])
    #expect(RowOrder.indices(of: items, filter: filter, sort: nil) == [0, 2])
  }

  @Test(arguments: SortOrder.Key.allCases)
  func everyOrderIsAPermutationAndSettles(key: SortOrder.Key) {
    let names = ["b 2", nil, "a", "B 10", "", "日本", "a", "ß", "b 02", "7"]
    var items = Self.items(names, \.name)
    for index in items.indices {
      items[index].creator = names[(index + 3) % names.count]
      items[index].price = [nil, -1, 0, 4.99, 4.99][index % 5]
      items[index].currency = ["USD", "EUR", nil][index % 3]
      items[index].averageRating = [4.5, nil, 3][index % 3]
      items[index].duration = [60_000, 0, nil, 5][index % 4]
    }
    for descending in [false, true] {
      let sort = SortOrder(key, descending: descending)
      let rows = RowOrder.indices(of: items, filter: nil, sort: sort, words: "b") {
        [2, nil][$0 % 2]
      }
      #expect(rows.sorted() == Array(items.indices))
      let ordered = rows.map { items[$0] }
      let again = RowOrder.indices(of: ordered, filter: nil, sort: sort, words: "b") {
        [2, nil][rows[$0] % 2]
      }
      #expect(again == Array(items.indices))
    }
  }
}
