import Catalog
import Records
import Testing

@testable import Browsing

/// What is kept, as data.
@Suite struct FormatKeptTests {
  private func text(
    _ state: ViewState,
    _ format: DataFormat?,
    _ fields: [Field]? = nil,
    columns: [String]? = nil
  ) -> String {
    let writer = DataWriter(format: format, fields: fields, columns: columns)
    return String(decoding: writer.bytes(of: state), as: UTF8.self)
  }

  private func text(_ notice: Notice, _ format: DataFormat?, _ fields: [Field]?) -> String {
    let writer = DataWriter(format: format, fields: fields)
    return String(decoding: writer.bytes(of: notice, text: ["x"]), as: UTF8.self)
  }

  private var deals: ListScreen { KeptSamples.list(.deals, .watched(KeptSamples.rows)) }

  private var prices: ListScreen {
    KeptSamples.list(
      .prices(KeptSamples.film.storeID),
      .prices(KeptSamples.film, KeptSamples.priced),
      checkedAt: nil
    )
  }

  private var history: ListScreen {
    KeptSamples.list(.history("blade"), .screens(KeptSamples.screens), checkedAt: nil)
  }

  @Test func theWatchlistIsItemsWithWhatTheUserSaid() {
    let list = KeptSamples.list(.watchlist, .watched(KeptSamples.rows))
    let fields: [Field] = [
      .id, .price, .currency, .country, .watchedSince, .below, .note, .fetchedAt,
    ]
    #expect(
      text(.list(list), .tsv, fields) == """
        id\tprice\tcurrency\tcountry\twatched_since\tbelow\tnote\tfetched_at
        594314564\t4.99\tUSD\tus\t2026-10-21T12:00:00Z\t5\t\t2026-11-30T12:00:00Z
        7\t2400\tJPY\tjp\t2026-10-21T12:00:00Z\t\t\t2026-11-30T12:00:00Z
        2\t14.99\tUSD\tus\t2026-10-21T12:00:00Z\t\t\t2026-11-30T12:00:00Z
        3\t3.99\tUSD\tus\t2026-10-21T12:00:00Z\t0\t\t2026-11-30T12:00:00Z

        """
    )
    #expect(text(.list(list), nil).split(separator: "\n").count == 4)
  }

  @Test func aWatchedItemOfAnyListSaysSo() {
    var list = Sample.list(Array(Sample.movies.prefix(2)), of: Sample.search("x"))
    list.watched = [KeptSamples.film.storeID: KeptSamples.entry(below: 5, note: "ask\tAnna")]
    #expect(
      text(.list(list), .csv, [.id, .watchedSince, .below, .note])
        == "id,watched_since,below,note\r\n594314564,2026-10-21T12:00:00Z,5,ask\tAnna\r\n2,,,\r\n"
    )
  }

  @Test func dealsHaveRowsOfTheirOwn() {
    #expect(
      text(.list(deals), .json) == """
        {"schema":1,"kind":"deals","query":null,"source":"cache","fetched_at":"2026-11-30T12:00:00Z","count":1,"skipped":0,"items":[
        {"type":"movie","id":594314564,"name":"Blade Runner (The Final Cut)","country":"us","price":4.99,"was":9.99,"since":"2026-11-03T12:00:00Z","below":5,"currency":"USD","store_url":"https://itunes.apple.com/us/movie/blade-runner/id594314564"}
        ]}

        """
    )
    #expect(
      text(.list(deals), .csv) == """
        type,id,name,country,price,was,since,below,currency,store_url\r
        movie,594314564,Blade Runner (The Final Cut),us,4.99,9.99,2026-11-03T12:00:00Z,5,USD,https://itunes.apple.com/us/movie/blade-runner/id594314564\r

        """
    )
    #expect(
      text(.list(deals), nil) == """
        movie\t594314564\tBlade Runner (The Final Cut)\tus\t4.99\t9.99\t2026-11-03T12:00:00Z\t5\tUSD\thttps://itunes.apple.com/us/movie/blade-runner/id594314564

        """
    )
    #expect(
      text(.list(deals), .tsv, [.name, .price], columns: ["name", "price", "was", "hd_price"])
        == "name\tprice\twas\nBlade Runner (The Final Cut)\t4.99\t9.99\n"
    )
  }

  @Test func pricesHaveRowsOfTheirOwn() {
    #expect(
      text(.list(prices), .json) == """
        {"schema":1,"kind":"prices","query":{"prices":"movie:594314564","country":"us"},"source":null,"fetched_at":null,"count":3,"skipped":0,"items":[
        {"type":"movie","id":594314564,"country":"us","observed_at":"2026-03-05T12:00:00Z","price":4.99,"rental_price":null,"hd_price":null,"currency":"USD"},
        {"type":"movie","id":594314564,"country":"us","observed_at":"2026-06-03T12:00:00Z","price":14.99,"rental_price":3.99,"hd_price":19.99,"currency":"USD"},
        {"type":"movie","id":594314564,"country":"us","observed_at":"2026-11-03T12:00:00Z","price":9.99,"rental_price":null,"hd_price":null,"currency":"USD"}
        ]}

        """
    )
    #expect(
      text(.list(prices), .tsv) == """
        type\tid\tcountry\tobserved_at\tprice\trental_price\thd_price\tcurrency
        movie\t594314564\tus\t2026-03-05T12:00:00Z\t4.99\t\t\tUSD
        movie\t594314564\tus\t2026-06-03T12:00:00Z\t14.99\t3.99\t19.99\tUSD
        movie\t594314564\tus\t2026-11-03T12:00:00Z\t9.99\t\t\tUSD

        """
    )
    #expect(text(.list(prices), .jsonl).split(separator: "\n").count == 3)
  }

  @Test func theHistoryHasRowsOfItsOwn() {
    #expect(
      text(.list(history), .tsv) == """
        shown_at\tkind\ttitle\ttype\tid\tcountry
        2026-11-30T11:59:40Z\tdetail\tBlade Runner (The Final Cut)\tmovie\t594314564\tus
        2026-11-30T11:55:00Z\tresults\tMovies “blade runner”\t\t\tus
        2026-10-31T12:00:00Z\tresults\tSongs of “Blade Runner Soundtrack”\talbum\t1441458047\tus

        """
    )
    #expect(
      text(.list(history), .json).hasPrefix(
        #"{"schema":1,"kind":"history","query":{"history":"blade"},"source":null,"#
      )
    )
  }

  @Test func ordersGiveTheItemsThatTheyActedOn() {
    let fields: [Field] = [.id, .name, .below, .note]
    #expect(
      text(.watched(KeptSamples.reports[1]), .tsv, fields)
        == "id\tname\tbelow\tnote\n594314564\tBlade Runner (The Final Cut)\t5\t\n"
    )
    #expect(
      text(.watched(KeptSamples.reports[6]), nil, [.id, .below]) == "594314564\t\n"
    )
    #expect(
      text(.watched(KeptSamples.reports[0]), .json, [.id])
        == """
        {"schema":1,"kind":"watched","query":null,"source":null,"fetched_at":null,"count":1,\
        "skipped":0,"items":[
        {"id":594314564}
        ]}

        """
    )
  }

  @Test func whatIsTakenBackIsItemsOrSettings() {
    let unwatched = Notice.tookBack(.undone(KeptSamples.steps[1]))
    #expect(text(unwatched, .tsv, [.id, .below]) == "id\tbelow\n594314564\t5\n")
    let setting = Notice.tookBack(.undone(KeptSamples.steps[9]))
    #expect(text(setting, .tsv, nil) == "key\tvalue\torigin\ncountry\t\tdefault\n")
    #expect(text(.tookBack(.nothing), .json, nil) == "")
    #expect(text(.asksToForget(ForgetWish(.all), ForgottenCounts()), .json, nil) == "")
  }

  @Test func whatIsForgottenIsTheItem() {
    let wish = ForgetWish(.item(KeptSamples.film.storeID), name: "Blade Runner")
    #expect(
      text(.forgot(wish, ForgottenCounts()), .tsv, [.type, .id, .name])
        == "type\tid\tname\nmovie\t594314564\tBlade Runner\n"
    )
    #expect(text(.forgot(ForgetWish(.all), ForgottenCounts()), .tsv, [.id]) == "id\n")
  }
}
