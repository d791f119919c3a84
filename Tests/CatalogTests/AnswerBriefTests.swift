import TestSupport
import Testing

@testable import Catalog

/// A body that says no more than what a list shows.
struct AnswerBriefTests {
  private let search = CatalogRequest.search(Query(term: "x"))

  private func brief(_ body: [UInt8], _ request: CatalogRequest? = nil) -> [UInt8]? {
    AnswerBrief.body(of: body, answering: request ?? search)
  }

  @Test func addressesAndDescriptionsAreLeftOut() throws {
    let body = Sample.body(
      #"""
      {"wrapperType":"track","kind":"song","trackId":7,"trackName":"A \"b\" {c}","artistName":"Ö",
      "trackViewUrl":"https://a.example/1","previewUrl":"https://a.example/2","longDescription":"x","isStreamable":true,
      "artworkUrl100":"https://a.example/3.jpg","trackPrice":0.99,"currency":"USD","releaseDate":"1984-05-01T07:00:00Z"}
      """#,
      #"{"trackId":8,"kind":"ebook","genres":["One",{"name":"Two"}],"price":-1.0,"fileSizeBytes":"12"}"#
    )
    let short = try #require(brief(body))
    #expect(
      String(decoding: short, as: UTF8.self)
        == #"{"results":[{"wrapperType":"track","kind":"song","trackId":7,"trackName":"A \"b\" {c}","#
        + #""artistName":"Ö","trackPrice":0.99,"currency":"USD","releaseDate":"1984-05-01T07:00:00Z"},"#
        + #"{"trackId":8,"kind":"ebook","genres":["One",{"name":"Two"}],"price":-1.0,"fileSizeBytes":"12"}]}"#
    )
    let items = try Answer(body: short, for: search).items
    #expect(items.map(\.name) == [#"A "b" {c}"#, nil])
    #expect(items == (try Answer(body: body, for: search)).items.map(\.brief))
    // Once more makes it no shorter.
    #expect(brief(short) == short)
  }

  @Test func nothingFoundIsAnAnswerToo() throws {
    #expect(brief(Sample.body()) == Array(#"{"results":[]}"#.utf8))
  }

  /// Copies are folded, and what was not asked for is counted, as in the whole.
  @Test func theListIsTheSame() throws {
    let body = Sample.body(
      #"{"kind":"song","trackId":1,"trackName":"One"}"#,
      #"{"kind":"podcast","collectionId":2}"#,
      #"{"kind":"song","trackId":1,"trackName":"One","trackTimeMillis":5000}"#
    )
    let songs = CatalogRequest.search(Query(term: "x", media: .music))
    let short = try #require(brief(body, songs))
    let answer = try Answer(body: short, for: songs)
    #expect(answer.items.map(\.id) == [ItemID(.song, 1)])
    #expect(answer.items.first?.duration == 5000)
    #expect(answer.strays == 1)
    #expect(answer == (try Answer(body: body, for: songs)).brief)
  }

  @Test func whatCannotBeReadIsCountedAsBefore() throws {
    let body = Sample.body(Sample.song, #"{"kind":"song" "trackId":8}"#, #"{"kind":"song"}"#)
    let short = try #require(brief(body))
    #expect(try Answer(body: short, for: search).skipped == 2)
    #expect(try Answer(body: short, for: search).items.map(\.name) == ["Seven"])
  }

  /// There is none where it would make another list, or none can be made.
  @Test(arguments: [
    "", "<html>", "{", "{}", #"{"results":7}"#, #"{"results":[{"kind":"song","trackId":7}] x"#,
    #"{"results":[7,{"kind":"song","trackId":7}]}"#,
    #"{"results":[{"kind":"song","trackId":7},{}]}"#,
    #"{"results":[{"kind":"song","trackId":7,"track\u004eame":"Escaped"}]}"#,
  ])
  func whatCannotBeShortenedIsNot(_ body: String) {
    #expect(brief(Array(body.utf8)) == nil)
  }

  @Test func chartsHaveNone() {
    let body = Array(#"{"feed":{"results":[{"id":"1","name":"One"}]}}"#.utf8)
    #expect(brief(body, .chart(ChartRequest(.mostPlayedSongs, country: .unitedStates))) == nil)
  }

  /// Whatever is done to a body, there is a shorter one of the same list or none.
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func aDamagedBodyHasTheSameListOrNone(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var body = Sample.body(
      Sample.song,
      #"{"kind":"feature-movie","trackId":8,"trackName":"Eight","longDescription":"é"}"#
    )
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      body[Int.random(in: 0..<body.count, using: &generator)] = .random(
        in: 0...255,
        using: &generator
      )
    }
    guard let short = brief(body) else { return }
    #expect(try Answer(body: short, for: search) == (try Answer(body: body, for: search)).brief)
  }
}

extension Answer {
  fileprivate var brief: Answer {
    Answer(items: items.map(\.brief), skipped: skipped, strays: strays)
  }
}
