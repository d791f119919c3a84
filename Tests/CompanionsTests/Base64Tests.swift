@testable import Companions
import Testing

struct Base64Tests {
  /// The test vectors of RFC 4648, section 10, and bytes that need the last two signs.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{3FF}~?", "z79+Pw=="),
  ])
  func textsAreAsTheyShouldBe(text: String, expected: String) {
    #expect(Base64.text(of: Array(text.utf8)) == expected)
  }
}
