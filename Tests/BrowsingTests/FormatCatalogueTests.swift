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

  @Test func aComparisonOfWhatNobodyHasIsEmpty() throws {
    let stores = SubjectSamples.comparison.countries
    let absent = Findings(comparison: stores.map { ComparedStore($0, .absent) })
    let unknown = Sample.list(.inquiry(.compare(Comparison(7, in: stores))), absent)
    #expect(
      try document(unknown, [.id]) == """
        {"schema":1,"kind":"compare","query":{"compare":"id:7","countries":["us","gb","de","jp"]},"source":"live","fetched_at":"2026-11-30T12:00:00Z","count":0,"skipped":0,"items":[]}

        """
    )
  }

  @Test func theStoresThatLackAnItemAreNamedBesideTheData() {
    #expect(
      NoteWords.sentences(for: Sample.comparison) == [
        "Not asked (Japan): itunes.apple.com took too long to answer.",
        "Not under this id in Germany.",
      ]
    )
    // Whether a store has it that could not be asked nobody knows.
    let rows = Sample.comparison.findings.comparison.compactMap { row -> ComparedStore? in
      switch row.country.code {
      case "gb": nil
      case "us": ComparedStore(row.country, .absent)
      default: row
      }
    }
    let list = Sample.list(Sample.comparison.topic, Findings(comparison: rows))
    #expect(
      EmptyWords.sentence(for: list)
        == "No film has the id 594314564 in the United States or Germany."
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
        query":{"ids":[594314564],"types":["movie"],"country":"us","lang":null}
        query":{"ids":[594314564],"country":"us","lang":null}
        query":{"ids":[1],"country":"us","lang":null}
        query":{"chart":"songs","genre":11,"country":"us","limit":10}
        query":{"feed":"topvideorentals","genre":null,"country":"us","limit":200}
        """
    )
  }

  @Test func whatWasSeenNamesTheWords() throws {
    let data = try document(Sample.seen, [.id, .country, .fetchedAt])
    #expect(
      data == """
        {"schema":1,"kind":"results","query":{"seen":"blade"},"source":"seen","fetched_at":"2026-11-30T11:52:00Z","count":2,"skipped":0,"items":[
        {"id":594314564,"country":"us","fetched_at":"2026-11-30T11:52:00Z"},
        {"id":594314564,"country":"gb","fetched_at":"2026-11-10T12:00:00Z"}
        ]}

        """
    )
    let detail = try #require(Detail(serial: 2, list: Sample.seen, row: 1))
    let opened = DataWriter(format: .tsv, fields: [.country, .fetchedAt]).bytes(of: .detail(detail))
    #expect(
      String(decoding: opened, as: UTF8.self) == "country\tfetched_at\ngb\t2026-11-10T12:00:00Z\n"
    )
  }

  @Test func whatNobodyHasSeenHasNoTime() throws {
    let data = try document(Sample.seenNothing, [.id])
    #expect(
      data == """
        {"schema":1,"kind":"results","query":{"seen":"blade"},"source":"seen","fetched_at":null,"count":0,"skipped":0,"items":[]}

        """
    )
  }

  @Test func similarItemsHaveTheTimesOfTheirAnswers() throws {
    let data = try document(Sample.similar, [.id, .rank, .fetchedAt])
    #expect(
      data == """
        {"schema":1,"kind":"results","query":{"similar":"movie:594314564","country":"us","limit":null},"source":"chart","fetched_at":"2026-11-30T12:00:00Z","count":4,"skipped":0,"items":[
        {"id":2,"rank":null,"fetched_at":"2026-11-27T12:00:00Z"},
        {"id":101,"rank":1,"fetched_at":"2026-11-30T12:00:00Z"},
        {"id":102,"rank":2,"fetched_at":"2026-11-30T12:00:00Z"},
        {"id":103,"rank":3,"fetched_at":"2026-11-30T12:00:00Z"}
        ]}

        """
    )
  }

  /// What is seen beside the charts has its own time and no place.
  @Test func homeHasWhatIsComingAndWhatWasSeenBehindTheCharts() throws {
    let data = try document(Sample.homeOfADay, [.id, .rank, .rankChange, .fetchedAt])
    #expect(
      data == """
        {"schema":1,"kind":"home","query":{"charts":["movies","songs"],"country":"us","limit":null},"source":"chart","fetched_at":"2026-11-30T12:00:00Z","count":12,"skipped":0,"items":[
        {"id":101,"rank":1,"rank_change":1,"fetched_at":"2026-11-30T12:00:00Z"},
        {"id":102,"rank":2,"rank_change":-1,"fetched_at":"2026-11-30T12:00:00Z"},
        {"id":103,"rank":3,"rank_change":0,"fetched_at":"2026-11-30T12:00:00Z"},
        {"id":104,"rank":4,"rank_change":null,"fetched_at":"2026-11-30T12:00:00Z"},
        {"id":105,"rank":5,"rank_change":null,"fetched_at":"2026-11-30T12:00:00Z"},
        {"id":106,"rank":6,"rank_change":null,"fetched_at":"2026-11-30T12:00:00Z"},
        {"id":201,"rank":1,"rank_change":null,"fetched_at":"2026-11-30T12:00:00Z"},
        {"id":202,"rank":2,"rank_change":null,"fetched_at":"2026-11-30T12:00:00Z"},
        {"id":107,"rank":null,"rank_change":null,"fetched_at":"2026-11-28T12:00:00Z"},
        {"id":108,"rank":null,"rank_change":null,"fetched_at":"2026-11-28T12:00:00Z"},
        {"id":11,"rank":null,"rank_change":null,"fetched_at":"2026-11-30T11:00:00Z"},
        {"id":2,"rank":null,"rank_change":null,"fetched_at":"2026-11-27T12:00:00Z"}
        ]}

        """
    )
  }
}
