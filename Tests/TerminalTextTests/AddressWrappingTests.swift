import TerminalText
import TestSupport
import Testing

struct AddressWrappingTests {
  @Test(arguments: [
    ("https://example.com/a", 40, ["https://example.com/a"]),
    ("https://example.com/abc/def/ghi", 25, ["https://example.com/abc/", "def/ghi"]),
    ("https://example.com/abc?id=12345&x=1", 28, ["https://example.com/abc", "?id=12345&x=1"]),
    ("https://example.com/abcdef?id=1&cc=us", 32, ["https://example.com/abcdef?id=1", "&cc=us"]),
    ("https://example.com/a-long-name-of-it", 32, ["https://example.com/", "a-long-name-of-it"]),
    ("https://e.com/a-long-name-of-something", 36, ["https://e.com/a-long-name-of-", "something"]),
    ("https://example.com//double", 22, ["https://example.com//", "double"]),
    ("https://e.com/0123456789abcdef", 12, ["https://", "e.com/012345", "6789abcdef"]),
    ("https://e.com/ab%E3%83%96c", 18, ["https://e.com/", "ab%E3%83%96c"]),
    (
      "https://e.com/%E3%83%96%E3%83%AC%E3%83%BC", 17,
      [
        "https://e.com/", "%E3%83%96%E3%83", "%AC%E3%83%BC",
      ]
    ),
    ("https://x/", 0, ["h", "t", "t", "p", "s", ":", "/", "/", "x", "/"]),
    ("", 10, []),
  ])
  func anAddressIsBrokenWhereOnePauses(address: String, width: Int, pieces: [String]) {
    #expect(TextLayout.wrapAddress(address, width: width) == pieces)
  }

  @Test(arguments: 0..<20)
  func thePiecesAreTheAddressAndFit(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let address = try #require(Address.safe("https://x/" + random.text(length: 60)))
      let width = Int.random(in: 1...40, using: &random)
      let pieces = TextLayout.wrapAddress(address, width: width)
      #expect(pieces.joined() == address)
      #expect(pieces.allSatisfy { (1...width).contains($0.utf8.count) })
      guard width >= 3 else { continue }
      for piece in pieces.dropLast() { #expect(!piece.utf8.suffix(2).contains(UInt8(ascii: "%"))) }
    }
  }
}
