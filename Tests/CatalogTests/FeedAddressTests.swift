import Catalog
import Testing

/// Which addresses are one feed.
@Suite struct FeedAddressTests {
  @Test(
    arguments: [
      ("https://feeds.example.org/show", "feeds.example.org/show"),
      ("http://feeds.example.org/show/", "feeds.example.org/show"),
      ("HTTPS://Feeds.Example.ORG/Show//", "feeds.example.org/Show"),
      ("feed://feeds.example.org/show", "feeds.example.org/show"),
      ("feed:https://feeds.example.org/show", "feeds.example.org/show"),
      ("itpc://example.org", "example.org"), ("pcast://example.org/", "example.org"),
      ("https://example.org:443/a?b=C/", "example.org/a?b=C"),
      ("http://example.org:8080/a", "example.org:8080/a"),
      ("http://example.org?x=1", "example.org?x=1"),
      ("https://example.org/a#part", "example.org/a"),
      ("https://bücher.example/ä", "bücher.example/ä"),
    ]
  )
  func spellingsOfOneAddressAreEqual(_ address: String, _ key: String) {
    #expect(FeedAddress.key(address) == key)
  }

  @Test(
    arguments: [
      "", "example.org/feed", "ftp://example.org/x", "javascript:alert(1)", "http://", "https:///x",
      "file:///etc/passwd", "http://exa mple.org", "http://example.org/\n", "http:\u{7F}",
      "data:,x",
    ]
  )
  func whatIsNoAddressHasNoKey(_ address: String) {
    #expect(FeedAddress.key(address) == nil)
  }

  @Test func aDayIsCountedAsItIsWritten() {
    for second: Int64 in [0, 86_400 * 59, 951_782_400, 1_796_006_380, -86_400, -62_135_596_800] {
      let day = CivilDay(ofSecond: second)
      let days = CivilDay.days(year: Int(day.year), month: day.month, day: day.day)
      #expect(days == (second - (second % 86_400 + 86_400) % 86_400) / 86_400)
    }
    for day in stride(from: Int64(-700_000), to: 2_900_000, by: 997) {
      let civil = CivilDay(ofSecond: day * 86_400)
      #expect(CivilDay.days(year: Int(civil.year), month: civil.month, day: civil.day) == day)
    }
  }
}
