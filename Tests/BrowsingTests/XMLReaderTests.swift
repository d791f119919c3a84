import TestSupport
import Testing

@testable import Browsing

/// Tags as they are read from documents of all kinds.
@Suite struct XMLReaderTests {
  private func tags(_ text: String) -> [XMLReader.Tag] {
    var reader = XMLReader(Array(text.utf8))
    var tags: [XMLReader.Tag] = []
    while let tag = reader.next() { tags.append(tag) }
    return tags
  }

  private func isCutShort(_ text: String) -> Bool {
    var reader = XMLReader(Array(text.utf8))
    while reader.next() != nil {}
    return reader.isCutShort
  }

  private func start(_ name: String, _ attributes: [(String, String)] = []) -> XMLReader.Tag {
    .start(name, attributes.map { XMLReader.Attribute(name: $0.0, value: $0.1) })
  }

  @Test func tagsAndTheirAttributesAreRead() {
    #expect(
      tags("<?xml version='1.0'?><a><b x=\"1\" y = '2'/>text > here</a >")
        == [start("a"), start("b", [("x", "1"), ("y", "2")]), .end("a")]
    )
    #expect(tags("<a\n\tx=\"one\ntwo\"\r\n>") == [start("a", [("x", "one two")])])
    #expect(tags("<ä ö=\"ü\"/>") == [start("ä", [("ö", "ü")])])
  }

  @Test func commentsTextsAndDeclarationsArePassedOver() {
    let document = """
      <!DOCTYPE opml [
        <!-- "quotes' and ]> -->
        <!ENTITY a "<b/>">
        <!ENTITY c SYSTEM 'file:///etc/passwd'>
      ]>
      <!-- <x/> --><![CDATA[ <y/> ]]]]><z/>
      """
    #expect(tags(document) == [start("z")])
  }

  @Test(
    arguments: [
      ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x42;&#X43;", "ABC"), ("&amp;#39;", "&#39;"),
      ("&#128512;", "😀"), ("AT&T", "AT&T"), ("&nbsp;&bomb;", "&nbsp;&bomb;"), ("&", "&"),
      ("&#0;&#xD800;&#x1B;&#xFFFFFFFFF;", "&#0;&#xD800;&#x1B;&#xFFFFFFFFF;"), ("&#+65;", "&#+65;"),
      ("a&#10;b", "a\nb"), ("&#;&#x;", "&#;&#x;"),
    ]
  )
  func onlyWhatXMLDefinesIsResolved(_ text: String, _ expected: String) {
    #expect(tags("<a x=\"\(text)\">") == [start("a", [("x", expected)])])
  }

  @Test(
    arguments: [
      "<", "<a", "<a x", "<a x=", "<a x=\"1", "<!-- x", "<![CDATA[", "<!DOCTYPE [", "<?x", "</a",
    ]
  )
  func whatEndsTooEarlyIsSaidToBe(_ text: String) {
    #expect(isCutShort("<o>" + text))
    #expect(tags("<o>" + text) == [start("o")])
  }

  @Test func whatWritersGetWrongIsTaken() {
    #expect(tags("<a x=1 y z=2>") == [start("a", [("x", "1"), ("y", ""), ("z", "2")])])
    #expect(tags("<a x=\"1\"y=\"2\"/>") == [start("a", [("x", "1"), ("y", "2")])])
    #expect(tags("a < b <c> 1 <2") == [start("c")])
    #expect(tags("<a =\"x\" \">") == [start("a", [("x", "")])])
    #expect(tags("</ ><a>") == [.end(""), start("a")])
  }

  @Test func anyBytesAreReadToTheirEnd() {
    var generator = SeededGenerator(seed: 11)
    let signs = Array("<>/=\"'&;#x![]-?aAÄ \n".utf8) + [0, 0xFF, 0xC3]
    for _ in 0..<3_000 {
      let bytes = (0..<generator.next(below: 60)).map { _ in
        signs[generator.next(below: signs.count)]
      }
      var reader = XMLReader(bytes)
      var count = 0
      while reader.next() != nil { count += 1 }
      #expect(count <= bytes.count)
    }
  }

  @Test func neitherDepthNorLengthMatters() {
    let deep = String(repeating: "<outline>", count: 200_000)
    #expect(tags(deep).count == 200_000)
    #expect(tags("<a " + String(repeating: "x='1' ", count: 50_000) + "/>").count == 1)
    #expect(tags("<a x='" + String(repeating: "&", count: 500_000) + "'/>").count == 1)
  }
}
