@testable import Catalog
import Testing

struct JSONScannerTests {
  private func text(_ inside: String) throws -> String? {
    var scanner = JSONScanner(Array("\"\(inside)\"".utf8))
    let value = try scanner.value()
    #expect(scanner.peek() == nil)
    return scanner.text(of: value)
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("日本 🌙", "日本 🌙"), (#"a\"b\\c\/d"#, "a\"b\\c/d"),
    (#"\b\f\n\r\t"#, "\u{8}\u{C}\n\r\t"), (#"\u00e9\u65e5"#, "é日"), (#"\u00E9x"#, "éx"),
    (#"\ud83c\udf19"#, "🌙"), (#"\uD83C\uDF19!"#, "🌙!"), (#"\u0000"#, "\u{0}"),
    (#"\\u0041"#, "\\u0041"), (#"\u0022"#, "\""), (#"\u005cn"#, "\\n"),
  ])
  func escapesStandForTheirCharacters(inside: String, expected: String) throws {
    #expect(try text(inside) == expected)
  }

  @Test(arguments: [
    (#"Moon \ud83d"#, "Moon \u{FFFD}"), (#"\udc00"#, "\u{FFFD}"),
    (#"\ud83d\ud83d"#, "\u{FFFD}\u{FFFD}"),
    (#"\ud83dA"#, "\u{FFFD}A"), (#"\ud83d\n"#, "\u{FFFD}\n"), (#"\ud83d\u0041"#, "\u{FFFD}A"),
    (#"\udc00\ud83c\udf19"#, "\u{FFFD}🌙"), (#"\ud83d\ud83c\udf19"#, "\u{FFFD}🌙"),
    (#"\u12"#, "\u{FFFD}12"), (#"\uzzzz"#, "\u{FFFD}zzzz"), (#"\u"#, "\u{FFFD}"),
    (#"\ud83d\u12"#, "\u{FFFD}\u{FFFD}12"), (#"\x41\é"#, "x41é"),
  ])
  func brokenEscapesCostNoMoreThanThemselves(inside: String, expected: String) throws {
    #expect(try text(inside) == expected)
  }

  @Test(
    arguments: [
      ("12", 12), ("-12", -12), ("0", 0), ("12.0", 12), ("12.000", 12), ("1e5", 100_000),
      ("1E+5", 100_000), ("15e-1", nil), ("12.5", nil), ("9007199254740993", 9_007_199_254_740_993),
      ("9007199254740993.0", 9_007_199_254_740_993), ("9007199254740993e0", nil), ("1e16", nil),
      ("9223372036854775807", Int64.max), ("9223372036854775807.0", Int64.max),
      ("-9223372036854775808", Int64.min), ("9223372036854775808", nil),
      ("-9223372036854775809", nil),
      ("123456789012345678901", nil), ("1e400", nil), ("0x10", nil), ("+5", nil), ("5.", nil),
      (".5", nil), ("1e", nil), ("-", nil), ("inf", nil), ("nan", nil), ("", nil), (" 5", nil),
      ("٣", nil),
      ("1_000", nil), ("1,000", nil),
    ] as [(String, Int64?)]
  )
  func wholeNumbersAreExactOrNothing(spelling: String, expected: Int64?) {
    let bytes = Array("\"\(spelling)\"".utf8)
    let scanner = JSONScanner(bytes)
    #expect(scanner.integer(of: .string(1..<bytes.count - 1, escaped: false)) == expected)
    #expect(scanner.integer(of: .number(1..<bytes.count - 1)) == expected)
  }

  @Test(
    arguments: [
      ("9.99", 9.99), ("-1.00", -1), ("0", 0), ("1e2", 100), ("1e400", nil), ("0x1p3", nil),
      ("infinity", nil), ("nan", nil), ("1.2.3", nil), ("", nil),
    ] as [(String, Double?)]
  )
  func numbersAreFiniteOrNothing(spelling: String, expected: Double?) {
    let bytes = Array(spelling.utf8)
    #expect(JSONScanner(bytes).double(of: .number(0..<bytes.count)) == expected)
  }

  @Test func anEscapedDigitIsADigit() throws {
    var scanner = JSONScanner(Array(#""\u0031\u0032""#.utf8))
    let value = try scanner.value()
    #expect(scanner.integer(of: value) == 12)
    #expect(scanner.double(of: value) == 12)
  }

  @Test func onlyTextsAndNumbersHaveAText() throws {
    let bytes = Array(#"[1.50,"a",true,false,null,[1],{"a":1}]"#.utf8)
    var scanner = JSONScanner(bytes)
    try scanner.expect(UInt8(ascii: "["))
    var texts: [String?] = []
    repeat {
      let value = try scanner.value()
      texts.append(scanner.text(of: value))
    } while scanner.take(UInt8(ascii: ","))
    #expect(texts == ["1.50", "a", nil, nil, nil, nil, nil])
    #expect(scanner.text(of: nil) == nil)
  }

  @Test(arguments: [
    ("", true), ("\"", true), ("\"a\\", true), ("\"a\\\"", true), ("tru", true),
    ("[1,{\"a\":\"]\"}", true),
    ("nul!", false), ("False", false), ("]", false), (",", false), ("NaN", false),
  ])
  func whatIsCutIsToldFromWhatIsWrong(text: String, isCutShort: Bool) {
    #expect(throws: JSONScanner.Failure(isCutShort: isCutShort)) {
      var scanner = JSONScanner(Array(text.utf8))
      _ = try scanner.value()
    }
  }
}
