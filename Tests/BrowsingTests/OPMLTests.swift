import Catalog
import Foundation
import Records
import Testing

@testable import Browsing

/// Lists of subscriptions, out and in.
@Suite struct OPMLTests {
  private func podcast(_ number: Int64, _ name: String?, _ feed: String?) -> Item {
    var item = Item(id: ItemID(.podcast, number), country: "us")
    item.name = name
    item.feedURL = feed
    return item
  }

  private func feeds(_ document: String) -> [FeedImport]? {
    OPMLReader.records(Array(document.utf8), country: "us")?.feeds
  }

  private func feed(_ address: String, _ title: String?) -> FeedImport {
    FeedImport(address: address, title: title, country: "us")
  }

  @Test func theDocumentIsOneThatOtherProgramsRead() {
    var first = podcast(1, "Tom & \"Jerry\" <live>", "https://example.org/a?b=1&c=2")
    first.storeURL = "https://podcasts.apple.com/us/podcast/id1"
    let text = OPMLWriter.text(
      of: [first, podcast(2, "No feed", nil)],
      title: "reprise: Watchlist"
    )
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <opml version="2.0">
          <head>
            <title>reprise: Watchlist</title>
          </head>
          <body>
            <outline type="rss" text="Tom &amp; &quot;Jerry&quot; &lt;live&gt;" title="Tom &amp; &quot;Jerry&quot; &lt;live&gt;" xmlUrl="https://example.org/a?b=1&amp;c=2" htmlUrl="https://podcasts.apple.com/us/podcast/id1"/>
          </body>
        </opml>

        """
    )
  }

  @Test func aFeedStandsThereOnceAndAnEpisodeForItsShow() {
    var episode = Item(id: ItemID(.podcastEpisode, 9), country: "us")
    episode.name = "Episode 1"
    episode.collection = "The show"
    episode.feedURL = "http://EXAMPLE.org/show/"
    let again = podcast(3, "The show again", "https://example.org/show")
    let found = OPMLWriter.feeds(among: [episode, again, podcast(4, nil, "https://example.org/x")])
    #expect(found.map(\.title) == ["The show", "https://example.org/x"])
  }

  @Test(arguments: 1...40)
  func whatIsWrittenIsReadBack(seed: Int) throws {
    var texts = HostileText(seed: UInt64(seed), controls: false)
    let items = (1...20).map { number -> Item in
      // Blanks at the ends are no part of a title.
      podcast(
        Int64(number),
        "x" + texts.next() + "x",
        "https://example.org/\(number)?\(texts.number(below: 9))&a=b"
      )
    }
    let text = OPMLWriter.text(of: items, title: texts.next())
    #expect(feeds(text) == items.map { feed($0.feedURL ?? "", $0.name) })
  }

  @Test(arguments: 1...20)
  func everyDocumentIsWellFormed(seed: Int) throws {
    var texts = HostileText(seed: UInt64(seed))
    let items = (1...20).map { podcast($0, texts.next(), "https://example.org/\($0)") }
    let text = OPMLWriter.text(of: items, title: texts.next())
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
    #expect(feeds(text)?.count == 20)
    var reader = XMLReader(Array(text.utf8))
    var depth = 0
    while let tag = reader.next() {
      if case .start(let name, _) = tag, name != "outline" { depth += 1 }
      if case .end = tag { depth -= 1 }
    }
    #expect(depth == 0)
    #expect(!reader.isCutShort)
  }

  @Test func outlinesOfAllKindsAreFound() {
    let document = """
      <OPML version="1.1"><head><title>x</title></head><body>
        <outline text="Folder"><outline text="Inner">
          <outline XMLURL="http://a.example/1" Title="One" text="one"/>
          <outline type="rss" xmlurl=" http://a.example/2 " text="Two"></outline>
        </outline></outline>
        <outline text="no feed"/><outline xmlUrl="" text="empty"/>
        <outline xmlUrl="http://A.example/1/" text="again"/>
        <outline xmlUrl="javascript:alert(1)" text="bad"/>
      </body></OPML>
      """
    #expect(
      feeds(document) == [feed("http://a.example/1", "One"), feed("http://a.example/2", "Two")]
    )
    #expect(OPMLReader.records(Array(document.utf8), country: "us")?.unreadable == 1)
  }

  @Test(
    arguments: [
      "<html><body><outline xmlUrl='http://a.example/'/></body></html>", "<rss/>", "<!-- x -->",
      "<",
      "not xml at all", "<?xml version='1.0'?>",
    ]
  )
  func anythingElseIsNone(_ document: String) {
    #expect(feeds(document) == nil)
  }

  @Test func aDocumentThatEndsEarlyGivesWhatItHas() {
    let document = "<opml><body><outline xmlUrl='http://a.example/1'/><outline xmlUrl='http://a.exa"
    let records = OPMLReader.records(Array(document.utf8), country: "us")
    #expect(records?.feeds == [feed("http://a.example/1", nil)])
    #expect(records?.isCutShort == true)
  }

  /// An entity that is made of entities ten times over is ten thousand million laughs for those who resolve it.
  @Test func entitiesDoNotGrow() {
    var document = "<!DOCTYPE opml [<!ENTITY a0 \"ha\">"
    for level in 1...10 {
      document += "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
    }
    document += "<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"
    document += "<opml><outline title='&a10;&x;' xmlUrl='http://a.example/1'/></opml>"
    #expect(feeds(document) == [feed("http://a.example/1", "&a10;&x;")])
  }

  // MARK: Encodings

  private static let umlauts =
    "<?xml version=\"1.0\" encoding=\"ENC\"?><opml><outline title=\"Käse – ”x”\" xmlUrl=\"http://a.example/1\"/></opml>"

  private func title(_ bytes: [UInt8]) -> String? {
    guard case .records(let records) = ImportReader(country: "us").read(bytes) else { return nil }
    return records.feeds.first?.title
  }

  private func document(_ encoding: String) -> String {
    Self.umlauts.replacingOccurrences(of: "ENC", with: encoding)
  }

  @Test func theEncodingIsTheOneDeclared() throws {
    let title = "Käse – ”x”"
    #expect(self.title(Array(document("UTF-8").utf8)) == title)
    #expect(self.title([0xEF, 0xBB, 0xBF] + Array(document("utf-8").utf8)) == title)
    let latin = try #require(document("ISO-8859-1").data(using: .windowsCP1252))
    #expect(self.title([UInt8](latin)) == title)
    for (encoding, name) in [
      (String.Encoding.utf16LittleEndian, "UTF-16"), (.utf16BigEndian, "UTF-16"),
    ] {
      let bytes = [UInt8](try #require(document(name).data(using: encoding)))
      #expect(self.title(bytes) == title)
      let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
      #expect(self.title(mark + bytes) == title)
    }
    // Some other name, and UTF-8 nevertheless.
    #expect(self.title(Array(document("x-mac-roman").utf8)) == title)
    // Declared as what it cannot be, since each sign has one byte.
    #expect(self.title(Array(document("utf-16").utf8)) == title)
  }

  @Test func anEncodingThatIsNotKnownIsSaid() {
    let bytes = Array(document("shift_jis").utf8).map { $0 == 0xC3 ? 0x83 : $0 }
    #expect(ImportReader(country: "us").read(bytes) == .refused(.unknownEncoding))
    #expect(
      ImportReader(country: "us").read([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0])
        == .refused(.unknownEncoding)
    )
  }
}
