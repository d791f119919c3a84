@testable import Browsing
import Catalog
import Records
import Testing

struct FormatDocumentTests {
  private let gb = Storefront(code: "gb") ?? .unitedStates

  @Test func aListIsOneDocumentWithAnItemALine() throws {
    let query = Query(
      term: "blade \"runner\"",
      media: .movie,
      entity: .movie,
      attribute: .directorTerm,
      country: gb,
      language: "en_us",
      limit: 50,
      explicit: false
    )
    let list = FormatSamples.list(
      [FormatSamples.full, FormatSamples.episode],
      request: .search(query),
      skipped: 2
    )
    let document = try FormatSamples.text(.list(list), .json)
    #expect(
      document == """
        {"schema":1,"kind":"results","query":{"term":"blade \\"runner\\"","media":"movie",\
        "entity":"movie","attribute":"directorTerm","country":"gb","lang":"en_us","limit":50,\
        "explicit":"no","by":null},"source":"live","fetched_at":"2026-11-30T02:39:40Z","count":2,\
        "skipped":2,"items":[
        {"type":"movie","id":9223372036854775807,"name":"Name","creator":"Creator",\
        "creator_id":9007199254740993,"collection":"Collection","collection_id":3,"genre":"Genre",\
        "released":"2005-07-19","duration_ms":5400000,"track":2,"track_count":12,"rank":null,\
        "price":9.99,"rental_price":3.99,"hd_price":14.99,"hd_rental_price":4.99,"currency":"USD",\
        "explicitness":"notExplicit","content_rating":"PG-13","average_rating":4.5,\
        "rating_count":77,"country":"us","store_url":"https://store.example/1",\
        "preview_url":"https://preview.example/1","artwork_url":"https://artwork.example/1",\
        "feed_url":"https://feed.example/1","bundle_id":"org.example.app","version":"1.2",\
        "size_bytes":5000000000,"description":"Description","fetched_at":"2026-11-30T02:39:40Z",\
        "rank_change":null,"watched_since":null,"below":null,"note":null},
        {"type":"podcast-episode","id":1000000000001,"name":"Tab\\there","creator":null,\
        "creator_id":null,"collection":null,"collection_id":null,"genre":null,\
        "released":"2021-03-04T05:06:07Z","duration_ms":null,"track":null,"track_count":null,\
        "rank":null,"price":0,"rental_price":null,"hd_price":null,"hd_rental_price":null,\
        "currency":null,"explicitness":null,"content_rating":null,"average_rating":null,\
        "rating_count":null,"country":"us","store_url":null,"preview_url":null,"artwork_url":null,\
        "feed_url":null,"bundle_id":null,"version":null,"size_bytes":null,\
        "description":"One\\nTwo","fetched_at":"2026-11-30T02:39:40Z","rank_change":null,\
        "watched_since":null,"below":null,"note":null}
        ]}

        """
    )
  }

  @Test func aDetailIsADocumentOfOneItem() throws {
    let list = FormatSamples.list(
      [FormatSamples.full, FormatSamples.song],
      request: .lookup([123, .max], country: gb),
      origin: .cache
    )
    let detail = try #require(Detail(serial: 2, list: list, row: 1))
    #expect(
      try FormatSamples.text(.detail(detail), .json, fields: [.name, .price]) == """
        {"schema":1,"kind":"detail","query":{"ids":[123,9223372036854775807],"country":"gb",\
        "lang":null},\
        "source":"cache","fetched_at":"2026-11-30T02:39:40Z","count":1,"skipped":0,"items":[
        {"name":"Say \\"Hi\\", <b>\\\\o/</b>","price":-1}
        ]}

        """
    )
  }

  @Test func theStartScreenAskedNothing() throws {
    let document = try FormatSamples.text(.list(.start(serial: 0)), .json)
    #expect(
      document == """
        {"schema":1,"kind":"start","query":null,"source":null,"fetched_at":null,"count":0,\
        "skipped":0,"items":[]}

        """
    )
  }

  @Test func anEmptyAnswerIsADocumentAndAHeader() throws {
    let state = ViewState.list(FormatSamples.list([], origin: .demo))
    let header = Field.allCases.map(\.rawValue)
    #expect(
      try FormatSamples.text(state, .json) == """
        {"schema":1,"kind":"results","query":{"term":"x","media":"all","entity":null,\
        "attribute":null,"country":"us","lang":null,"limit":200,"explicit":"yes","by":null},\
        "source":"demo","fetched_at":"2026-11-30T02:39:40Z","count":0,"skipped":0,"items":[]}

        """
    )
    #expect(try FormatSamples.text(state, .jsonl) == "")
    #expect(try FormatSamples.text(state, .csv) == header.joined(separator: ",") + "\r\n")
    #expect(try FormatSamples.text(state, .tsv) == header.joined(separator: "\t") + "\n")
    #expect(try FormatSamples.text(state, nil) == "")
  }

  @Test func aCreatorIsPartOfTheQuery() throws {
    let request = CatalogRequest.search(Query(term: "", creator: "ridley scott"))
    let document = try FormatSamples.text(.list(FormatSamples.list([], request: request)), .json)
    #expect(document.contains(#""explicit":"yes","by":"ridley scott"}"#))
  }

  @Test(arguments: [(Source.Origin.live, "live"), (.cache, "cache"), (.demo, "demo")])
  func theSourceIsNamed(origin: Source.Origin, name: String) throws {
    let document = try FormatSamples.text(.list(FormatSamples.list([], origin: origin)), .json)
    #expect(document.contains("\"source\":\"\(name)\""))
  }

  @Test func aMomentThatNoCalendarHasIsUnknown() throws {
    var list = FormatSamples.list([FormatSamples.song])
    list.source?.fetchedAt = .max
    let document = try FormatSamples.text(.list(list), .json)
    #expect(document.contains(#""source":"live","fetched_at":null,"count":1"#))
    #expect(document.contains(#""description":null,"fetched_at":null,"rank_change""#))
  }

  @Test func linesAreTheItemsOfTheDocument() throws {
    let items = [FormatSamples.full, FormatSamples.song, FormatSamples.episode]
    let state = ViewState.list(FormatSamples.list(items))
    let lines = try FormatSamples.text(state, .jsonl)
    let document = try FormatSamples.text(state, .json)
    let body = document.split(separator: "\n").dropFirst().dropLast()
    #expect(body.count == 3)
    #expect(
      lines == body.map { $0.hasSuffix(",") ? $0.dropLast() + "\n" : $0 + "\n" }.joined()
    )
  }

  @Test func fieldsComeInTheOrderGivenAndEqualKeysOnce() throws {
    let state = ViewState.list(FormatSamples.list([FormatSamples.episode]))
    let fields: [Field] = [.price, .id, .price, .type, .id]
    #expect(
      try FormatSamples.text(state, .jsonl, fields: fields) == """
        {"price":0,"id":1000000000001,"type":"podcast-episode"}

        """
    )
    #expect(
      try FormatSamples.text(state, .csv, fields: fields)
        == "price,id,price,type,id\r\n0,1000000000001,0,podcast-episode,1000000000001\r\n"
    )
  }

  @Test(arguments: [DataFormat.json, .jsonl, .csv, .tsv, nil])
  func aStateWithoutAnAnswerHasNoData(format: DataFormat?) throws {
    let beneath = Place.list(FormatSamples.list([FormatSamples.full]))
    let subject = Inquiry.Subject.request(.search(Query(term: "x")))
    let loading = Loading(
      id: FetchID(rawValue: 1),
      inquiry: Inquiry(subject),
      purpose: .list,
      beneath: beneath
    )
    let failure = Failure(
      error: CatalogError(.timedOut),
      subject: subject,
      purpose: .list,
      beneath: beneath
    )
    #expect(try FormatSamples.text(.loading(loading), format) == "")
    #expect(try FormatSamples.text(.error(failure), format) == "")
  }
}
