import Testing

@testable import Catalog

/// Records of an answer, one by one.
struct AnswerRecordsTests {
  private let search = CatalogRequest.search(Query(term: "x"))
  private let songs = ChartRequest(.mostPlayedSongs, country: .unitedStates)

  private func records(_ body: [UInt8], _ request: CatalogRequest) throws -> AnswerRecords {
    try #require(AnswerRecords(body: body, of: request))
  }

  /// The same item comes of the bytes of its record alone.
  @Test func aRecordIsReadFromItsPlace() throws {
    let body = Sample.body(
      Sample.song,
      #"{"kind":"feature-movie","trackId":8,"trackName":"A \"{\" in it","longDescription":"é"}"#,
      "7",
      #"{"kind":"unheard-of","trackId":9}"#
    )
    let all = try records(body, search)
    #expect(all.places.count == 3)
    let whole = try Answer(body: body, country: .unitedStates)
    #expect(all.items.map(\.item) == whole.items)
    #expect(all.items.map(\.item.name) == ["Seven", #"A "{" in it"#])
    for (item, place) in all.items {
      let alone = AnswerRecords(record: Array(body[place]), of: search)
      #expect(alone.items.map(\.item) == [item])
    }
  }

  @Test func anEntryOfAChartIsReadFromItsPlace() throws {
    let newer = Array(
      #"{"feed":{"results":[{"id":"1","name":"One"},{"id":"2","name":"Two"},{"name":"None"}]}}"#
        .utf8
    )
    let older = Array(
      #"{"feed":{"entry":{"im:name":{"label":"One"},"id":{"attributes":{"im:id":"1"}}}}}"#.utf8
    )
    for (body, feed) in [(newer, ChartFeed.mostPlayedSongs), (older, .movies)] {
      let request = CatalogRequest.chart(ChartRequest(feed, country: .unitedStates))
      let items = try records(body, request).items
      var whole = try Answer(body: body, for: request).items
      for index in whole.indices { whole[index].rank = nil }
      #expect(items.map(\.item) == whole)
      for (item, place) in items {
        let alone = AnswerRecords(record: Array(body[place]), of: request)
        #expect(alone.items.map(\.item) == [item])
      }
    }
  }

  @Test func whatLiesBeyondTheLimitOfAChartIsLeftOut() throws {
    let body = Array(
      #"{"feed":{"results":[{"id":"1","name":"One"},{"id":"2","name":"Two"}]}}"#.utf8
    )
    let request = CatalogRequest.chart(
      ChartRequest(.mostPlayedSongs, country: .unitedStates, limit: 1)
    )
    #expect(try records(body, request).items.map(\.item.name) == ["One"])
  }

  @Test(
    arguments: [
      "", "<html>", "{", "{}", "[]", "{\"results\":7}", "{\"results\":[{\"a\":1}", "{\"feed\":{}}",
      "{\"results\":[]} x",
    ]
  )
  func whatIsNoAnswerHasNoRecords(_ body: String) {
    #expect(AnswerRecords(body: Array(body.utf8), of: search) == nil)
    #expect(AnswerRecords(body: Array(body.utf8), of: .chart(songs)) == nil)
  }

  @Test(arguments: ["", "7", "[", "{", "{}", "{\"kind\":\"song\"}", "{\"trackId\":7}"])
  func bytesThatAreNoRecordAreNoItem(_ record: String) {
    #expect(AnswerRecords(record: Array(record.utf8), of: search).items.isEmpty)
    #expect(AnswerRecords(record: Array(record.utf8), of: .chart(songs)).items.isEmpty)
  }
}
