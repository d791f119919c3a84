import Catalog
import Records
import TestSupport
import Testing

@testable import Library

@Suite struct TopicCodingTests {
  @Test func everyTopicComesBackExactly() {
    var generator = SeededGenerator(seed: 5)
    var topics: [String: Topic] = [:]
    for _ in 0..<2_000 {
      let topic = generator.topic()
      let text = TopicCoding.text(of: topic)
      let back = TopicCoding.topic(from: text)
      #expect(back == topic)
      #expect(back.map { bytes(of: $0) } == bytes(of: topic))
      #expect(text.utf8.allSatisfy { (0x21...0x7E).contains($0) })
      #expect(topics.updateValue(topic, forKey: text) ?? topic == topic)
    }
  }

  /// These stand in files: they mean the same for ever.
  @Test(arguments: Self.known)
  func aTopicHasTheTextItAlwaysHad(_ topic: Topic, _ text: String) {
    #expect(TopicCoding.text(of: topic) == text)
    #expect(TopicCoding.topic(from: text) == topic)
  }

  private static var known: [(Topic, String)] {
    let us = Storefront.unitedStates
    let subjects: [(Inquiry.Subject, String)] = [
      (.search("x"), "search?term=x&media=all&country=us&limit=200&explicit=yes"),
      (.request(.lookup([7], country: us)), "request:lookup?id=7&country=us"),
      (
        .request(.chart(ChartRequest(.mostPlayedSongs, country: us, limit: 10))),
        "request:feed?name=music%2Fmost-played%2Fsongs&country=us&limit=10"
      ),
      (.items([7, 8], country: us), "lookup?id=7%2C8&country=us"),
      (
        .items([8, 7], typed: [ItemID(.album, 8), ItemID(.tvEpisode, 7)], country: us),
        "lookup?id=8%2C7&types=album%3A8%2Ctv-episode%3A7&country=us"
      ),
      (.items([], country: us, language: "ja_jp"), "lookup?id=&country=us&lang=ja_jp"),
      (.address(StoreAddress(number: 7), country: us), "address?id=7&country=us"),
      (
        .address(
          StoreAddress(
            number: 7,
            type: .podcastEpisode,
            parent: 8,
            country: us,
            artistKind: .show
          ),
          country: us,
          language: "en_us"
        ),
        "address?id=7&type=podcast-episode&parent=8&store=us&artist=show&country=us&lang=en_us"
      ),
      (
        .more(Belongings(.songs, of: ItemID(.album, 7), country: us, limit: 5)),
        "more?kind=songs&type=album&id=7&country=us&limit=5"
      ),
      (
        .more(Belongings(.musicVideos, of: ItemID(.artist, 7), country: us)),
        "more?kind=musicVideos&type=artist&id=7&country=us"
      ),
      (
        .compare(Comparison(id: ItemID(.podcastEpisode, 7), show: 8, in: [us])),
        "compare?type=podcast-episode&id=7&show=8&countries=us"
      ),
      (.compare(Comparison(7, in: [us])), "compare?id=7&countries=us"),
      (.chart(.tv, country: us), "chart?chart=tv&country=us"),
      (
        .chart(.tv, genre: 4008, country: us, limit: 9),
        "chart?chart=tv&genre=4008&country=us&limit=9"
      ),
      (
        .similar(
          Similarity(
            to: ItemID(.movie, 7),
            name: "A & B",
            creator: "C",
            genre: "Drama",
            country: us,
            limit: 9
          )
        ),
        "similar?type=movie&id=7&name=A%20%26%20B&by=C&genre=Drama&country=us&limit=9"
      ),
      (
        .similar(Similarity(to: ItemID(.artist, 7), country: us)),
        "similar?type=artist&id=7&country=us"
      ),
      (.home([.tv, .movies], country: us, limit: 5), "home?charts=tv%2Cmovies&country=us&limit=5"),
      (.home([], country: us), "home?charts=&country=us"),
      (
        .refresh(
          Refresh([
            Refresh.Entry(ItemID(.movie, 7), in: us),
            Refresh.Entry(ItemID(.podcastEpisode, 8), in: us, show: 9),
          ])
        ),
        "refresh?items=movie%3A7%3Aus%2Cpodcast-episode%3A8%3Aus%3A9"
      ),
      (.refresh(Refresh([])), "refresh?items="),
    ]
    return subjects.map { (.inquiry($0), $1) } + [
      (.start, "start"), (.seen(""), "seen?term="), (.seen("a&b c"), "seen?term=a%26b%20c"),
      (.watchlist, "watchlist"), (.deals, "deals"), (.history(""), "history?term="),
      (.history("a b"), "history?term=a%20b"),
      (
        .prices(StoreItemID(ItemID(.tvSeason, 7), country: "us")),
        "prices?type=tv-season&id=7&country=us"
      ),
    ]
  }

  @Test(arguments: [
    "", "?", ":", "start?", "start?term=x", "seen", "seen?", "seen?term=x&term=y", "seen?term=%",
    "seen?term=x&country=us", "search", "hologram?country=us",
    "request:", "request:search", "request:start", "request:seen?term=x",
    "request:home?charts=&country=us",
    "request:request:lookup?id=7&country=us", "request?id=7&country=us",
    "feed?name=topmovies&country=us&limit=200", "lookup?upc=720642462928&country=us",
    "lookup?id=7&types=&country=us&x=1", "lookup?id=7&types=7&country=us",
    "lookup?id=7&types=ship%3A7&country=us", "lookup?id=7&types=song%3Ax&country=us",
    "lookup?id=7&country=us&entity=song", "lookup?id=x&country=us",
    "address?country=us", "address?id=7&country=us&type=ship", "address?id=7&country=us&store=zz",
    "address?id=7&country=us&artist=cook", "address?id=7&country=us&parent=",
    "more?kind=ships&type=artist&id=7&country=us", "more?kind=songs&type=ship&id=7&country=us",
    "more?kind=songs&type=album&country=us", "more?kind=songs&type=album&id=7",
    "compare?type=song&id=7", "compare?type=song&id=7&countries=us%2Czz",
    "compare?type=song&id=7&countries=us%2C", "compare?type=song&id=7&show=x&countries=us",
    "chart?country=us", "chart?chart=ships&country=us", "chart?chart=tv&country=us&limit=few",
    "chart?chart=tv&country=us&limit=99999999999999999999", "chart?chart=tv&country=us&page=2",
    "home?charts=tv%2Cships&country=us", "home?charts=tv", "home?country=us",
    "home?charts=tv&country=us&genre=7",
    "watchlist?", "deals?term=x", "history", "history?", "history?term=x&country=us", "prices",
    "prices?type=movie&id=7", "prices?type=ship&id=7&country=us",
    "prices?type=movie&id=x&country=us",
    "refresh", "refresh?", "refresh?items=movie", "refresh?items=movie%3A7",
    "refresh?items=movie%3A7%3Azz", "refresh?items=movie%3A7%3Aus%3Ax",
    "refresh?items=movie%3A7%3Aus%3A1%3A2", "refresh?items=%2C", "refresh?items=ship%3A7%3Aus",
  ])
  func aDamagedTextIsNoTopic(_ text: String) {
    #expect(TopicCoding.topic(from: text) == nil)
  }

  /// Texts with a place changed, cut or doubled are read as something that has a text of its own, or not at all.
  @Test func anyTextIsReadOrRefused() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<2_000 {
      var text = Array(TopicCoding.text(of: generator.topic()))
      let place = Int.random(in: 0..<text.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: text[place] = "&?=:%,1a".randomElement(using: &generator) ?? "&"
      case 1: text.remove(at: place)
      case 2: text.removeSubrange(place...)
      default: text.insert("e\u{301}", at: place)
      }
      guard let topic = TopicCoding.topic(from: String(text)) else { continue }
      #expect(TopicCoding.topic(from: TopicCoding.text(of: topic)) == topic)
    }
  }
}
