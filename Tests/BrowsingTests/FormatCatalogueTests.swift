import Catalog
import Records
import Testing

@testable import Browsing

/// Charts, home, comparisons and what belongs to something, as data.
@Suite struct FormatCatalogueTests {
  private func document(_ list: ListScreen, _ fields: [Field]) throws -> String {
    try FormatSamples.text(.list(list), .json, fields: fields)
  }

  @Test func aChartHasItsPlacesAndWhatMoved() throws {
    let data = try document(Sample.chart, [.id, .rank, .rankChange])
    #expect(
      data == """
        {"schema":1,"kind":"chart","query":{"chart":"movies","genre":null,"country":"us","limit":null},"source":"cache","fetched_at":"2026-11-30T11:50:00Z","count":5,"skipped":0,"items":[
        {"id":101,"rank":1,"rank_change":1},
        {"id":102,"rank":2,"rank_change":-1},
        {"id":103,"rank":3,"rank_change":0},
        {"id":104,"rank":4,"rank_change":null},
        {"id":105,"rank":5,"rank_change":null}
        ]}

        """
    )
    let detail = try #require(Detail(serial: 2, list: Sample.chart, row: 1))
    let line = try FormatSamples.text(.detail(detail), .csv, fields: [.rank, .rankChange])
    #expect(line == "rank,rank_change\r\n2,-1\r\n")
  }

  @Test func homeHasAllItsItemsInOrder() throws {
    let text = try document(Sample.home, [.type, .id, .rank])
    #expect(
      text.prefix { $0 != "[" } == """
        {"schema":1,"kind":"home","query":{"charts":
        """
    )
    #expect(text.contains("\"count\":18"))
    let rows = try FormatSamples.text(.list(Sample.home), nil, fields: [.id]).split(separator: "\n")
    #expect(rows.prefix(7) == ["101", "102", "103", "104", "105", "106", "201"])
  }

  @Test func aComparisonHasAnItemForEachCountry() throws {
    let data = try document(Sample.comparison, [.type, .id, .country, .name, .price, .currency])
    #expect(
      data == """
        {"schema":1,"kind":"compare","query":{"compare":"movie:594314564","countries":["us","gb","de","jp"]},"source":"live","fetched_at":"2026-11-30T12:00:00Z","count":4,"skipped":0,"items":[
        {"type":"movie","id":594314564,"country":"us","name":"Blade Runner (The Final Cut)","price":9.99,"currency":"USD"},
        {"type":"movie","id":594314564,"country":"gb","name":"Blade Runner (The Final Cut)","price":7.99,"currency":"GBP"},
        {"type":"movie","id":594314564,"country":"de","name":null,"price":null,"currency":null},
        {"type":"movie","id":594314564,"country":"jp","name":null,"price":null,"currency":null}
        ]}

        """
    )
  }

  @Test func whatBelongsToSomethingNamesIt() throws {
    let data = try document(Sample.more, [.name])
    #expect(
      data == """
        {"schema":1,"kind":"results","query":{"more":"songs","of":"album:1441458047","country":"us","lang":null},"source":"live","fetched_at":"2026-11-30T12:00:00Z","count":3,"skipped":0,"items":[
        {"name":"Suzanne"},
        {"name":"Master Song"},
        {"name":"Winter Lady"}
        ]}

        """
    )
  }

  @Test func everySubjectIsWrittenAsWhatAsksForItAgain() throws {
    let queries = try
      (SubjectSamples.searches + SubjectSamples.lookups
      + [
        .chart(.songs, genre: 11, country: .unitedStates, limit: 10),
        .request(.chart(ChartRequest(.movieRentals, country: .unitedStates))),
      ]).map { subject in
        let text = try document(Sample.list(.inquiry(subject), Findings()), [.id])
        return String(text.drop { $0 != "q" }.prefix { $0 != "}" }) + "}"
      }
    #expect(
      queries.joined(separator: "\n") == """
        query":{"term":"blade runner","media":"movie","entity":null,"attribute":null,"country":"us","lang":null,"limit":200,"explicit":"yes","by":null}
        query":{"term":"cohen","media":"all","entity":null,"attribute":null,"country":"us","lang":null,"limit":200,"explicit":"yes","by":null}
        query":{"ids":[1],"country":"us","lang":null}
        query":{"ids":[1,2,3],"country":"us","lang":null}
        query":{"upc":"0602547670342","country":"us","lang":null}
        query":{"isbn":"9780345404473","country":"us","lang":null}
        query":{"bundle":"com.example.kino","country":"us","lang":null}
        query":{"ids":[594314564],"country":"us","lang":null}
        query":{"ids":[1,2],"country":"us","lang":null}
        query":{"ids":[594314564],"country":"us","lang":null}
        query":{"ids":[1],"country":"us","lang":null}
        query":{"chart":"songs","genre":11,"country":"us","limit":10}
        query":{"feed":"topvideorentals","genre":null,"country":"us","limit":200}
        """
    )
  }

  @Test func whatWasSeenNamesTheWords() throws {
    let data = try document(Sample.seen, [.id, .country])
    #expect(
      data == """
        {"schema":1,"kind":"results","query":{"seen":"blade"},"source":"seen","fetched_at":"2026-11-29T12:00:00Z","count":2,"skipped":0,"items":[
        {"id":594314564,"country":"us"},
        {"id":594314564,"country":"gb"}
        ]}

        """
    )
  }
}
