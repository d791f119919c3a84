import Testing

@testable import DemoCatalogue

@Suite struct RequestTargetTests {
  @Test(arguments: [
    ("a+b", "a b"), ("a%20b", "a b"), ("a%2Bb", "a+b"), ("a%2bb", "a+b"), ("50%25", "50%"),
    ("100%", "100%"), ("%zz", "%zz"), ("%4", "%4"), ("a=b", "a=b"), ("a%26b", "a&b"),
    ("%E9%9B%A8", "雨"), ("雨", "雨"), ("%FF", "\u{FFFD}"),
  ])
  func valuesAreDecoded(encoded: String, decoded: String) {
    #expect(RequestTarget("/search?x=1&term=\(encoded)")["term"] == decoded)
  }

  @Test func theLastOfTwoCountsAndAnEmptyOneIsMissing() {
    let target = RequestTarget("/fr/lookup?id=1&id=2&term=&flag#id=3")
    #expect(target["id"] == "2")
    #expect(target["term"] == nil)
    #expect(target["flag"] == nil)
    #expect(target.path == ["fr", "lookup"])
    #expect(target.storefront?.alpha3 == "FRA")
  }

  @Test func listsLeaveEmptyPartsOut() {
    #expect(
      RequestTarget("/lookup?id=1,,2,%203")
        .list("id") == ["1", "2", "3"]
    )
  }
}
