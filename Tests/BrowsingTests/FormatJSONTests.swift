@testable import Browsing
import Testing

struct FormatJSONTests {
  private func written(_ text: String) -> String {
    var json = JSONWriter()
    json.value(.text(text))
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", #""""#), ("a/b", #""a/b""#), (#"""#, #""\"""#), (#"\"#, #""\\""#),
    ("\n\r\t", #""\n\r\t""#), ("\u{0}", #""\u0000""#), ("\u{8}\u{C}", #""\u0008\u000c""#),
    ("\u{1F} ", #""\u001f ""#), ("~\u{7F}\u{80}", #""~\u007f\u0080""#),
    ("\u{85}\u{9B}\u{9D}\u{9F}\u{A0}", "\"\\u0085\\u009b\\u009d\\u009f\u{A0}\""),
    ("\u{2027}\u{2028}\u{2029}", "\"\u{2027}\\u2028\\u2029\""),
    (
      "\u{61C}\u{200E}\u{200F}\u{202A}\u{202E}\u{202F}",
      "\"\\u061c\\u200e\\u200f\\u202a\\u202e\u{202F}\""
    ),
    ("\u{2065}\u{2066}\u{2069}\u{2070}", "\"\u{2065}\\u2066\\u2069\u{2070}\""),
    // Bytes of longer characters that look like those of a control character.
    ("¨©ßĀÀ", #""¨©ßĀÀ""#), ("→‚€₨", #""→‚€₨""#), ("本🎬\u{10FFFF}", "\"本🎬\u{10FFFF}\""),
    ("“a” ؟ ĸ", #""“a” ؟ ĸ""#), ("\u{FFFD}", "\"\u{FFFD}\""),
    ("a\u{1B}[31mb\"c", #""a\u001b[31mb\"c""#),
  ])
  func textIsEscaped(text: String, json: String) {
    #expect(Array(written(text).utf8) == Array(json.utf8))
  }

  @Test func everyControlCharacterIsEscapedAndNoOther() throws {
    let controls: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F,
    ]
    let syntax: [UInt32] = [0x22, 0x5C]
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isEscaped = syntax.contains(value) || controls.contains { $0.contains(value) }
      let plain = "\"a\(Character(scalar))b\""
      let isPlain = Array(written("a\(Character(scalar))b").utf8) == Array(plain.utf8)
      #expect(isPlain != isEscaped, "U+\(String(value, radix: 16))")
    }
  }

  @Test func keysAreEscapedToo() {
    #expect(JSONWriter.encoded(key: "a\"\u{9D}") == Array(#""a\"\u009d":"#.utf8))
  }

  @Test func commasStandBetweenValuesOnly() {
    var json = JSONWriter()
    json.beginArray()
    json.beginObject()
    json.endObject()
    json.beginObject()
    json.member("a", .null)
    json.key("b")
    json.beginArray()
    json.value(.integer(.min))
    json.value(.number(.nan))
    json.endArray()
    json.member("c", .number(0.5))
    json.endObject()
    json.endArray()
    json.endLine()
    #expect(
      json.bytes == Array("[{},{\"a\":null,\"b\":[-9223372036854775808,null],\"c\":0.5}]\n".utf8)
    )
  }
}
