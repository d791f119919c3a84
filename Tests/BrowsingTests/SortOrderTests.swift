@testable import Browsing
import Testing

struct SortOrderTests {
  @Test(arguments: SortOrder.Key.allCases)
  func everyOrderReadsBack(key: SortOrder.Key) throws {
    for order in [SortOrder(key), SortOrder(key, descending: true)] {
      #expect(SortOrder(text: order.text) == order)
      #expect(try SortOrder.parse(Word.split(order.text)) == order)
    }
    #expect(SortOrder(key, descending: true).text == "-" + key.rawValue)
  }

  @Test func offIsApplesOrder() throws {
    #expect(try SortOrder.parse(Word.split("off")) == nil)
  }

  @Test(
    arguments: [
      ("", .noKey), ("price name", .tooManyWords), ("off off", .tooManyWords),
      ("- price", .tooManyWords),
      ("prise", .unknownKey("prise", suggestion: .price)),
      ("-prise", .unknownKey("prise", suggestion: .price)),
      ("title", .unknownKey("title", suggestion: .name)),
      ("Price", .unknownKey("Price", suggestion: .price)),
      ("PRICE", .unknownKey("PRICE", suggestion: .price)),
      ("-ＰＲＩＣＥ", .unknownKey("ＰＲＩＣＥ", suggestion: .price)),
      ("Título", .unknownKey("Título", suggestion: nil)),
      ("--price", .unknownKey("-price", suggestion: .price)),
      ("-", .unknownKey("", suggestion: nil)),
      ("-off", .unknownKey("off", suggestion: nil)), ("Off", .unknownKey("Off", suggestion: nil)),
      ("\"price\"", .unknownKey("\"price\"", suggestion: nil)),
      ("of", .unknownKey("of", suggestion: nil)), ("it", .unknownKey("it", suggestion: nil)),
    ] as [(String, SortError)]
  )
  func everythingElseIsNone(line: String, error: SortError) {
    #expect(throws: error) { try SortOrder.parse(Word.split(line)) }
  }
}
