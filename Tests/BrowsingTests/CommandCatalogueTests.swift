@testable import Browsing
import Catalog
import Records
import Testing

/// The grammar of what leads through the catalogue: home, charts, more, compare, lookup and find.
struct CommandCatalogueTests {
  private static func stores(_ codes: String...) -> [Storefront] {
    codes.compactMap { Storefront(code: $0) }
  }

  // MARK: Everywhere the same

  @Test(arguments: [
    ("home", Command.home), ("charts", .charts(nil, genre: nil)),
    ("charts movies", .charts(.movies, genre: nil)),
    ("charts songs genre:jazz", .charts(.songs, genre: 11)),
    ("charts genre:jazz songs", .charts(.songs, genre: 11)),
    ("charts albums genre:11", .charts(.albums, genre: 11)),
    ("charts genre:jazz", .charts(.songs, genre: 11)),
    ("charts movies genre:comedy", .charts(.movies, genre: 4404)),
    ("charts tv genre:comedy", .charts(.tv, genre: 4000)),
    ("more", .more(nil)), ("more id:7", .more(.id(7, nil))), ("more song:7", .more(.id(7, .song))),
    ("compare", .compare(nil, [])), ("compare gb,de", .compare(nil, stores("gb", "de"))),
    ("compare GB De", .compare(nil, stores("gb", "de"))),
    ("compare gb, de ,jp", .compare(nil, stores("gb", "de", "jp"))),
    ("compare id:7", .compare(.id(7, nil), [])),
    ("compare movie:7 us,us", .compare(.id(7, .movie), stores("us", "us"))),
    ("lookup 7", .lookup(.ids([7]))), ("lookup 7 8", .lookup(.ids([7, 8]))),
    ("lookup 7,8, id:9 ,7", .lookup(.ids([7, 8, 9, 7]))),
    ("lookup id:9223372036854775807", .lookup(.ids([Int64.max]))),
    ("lookup song:7", .lookup(.ids([7], typed: [ItemID(.song, 7)]))),
    ("lookup tv-episode:7", .lookup(.ids([7], typed: [ItemID(.tvEpisode, 7)]))),
    (
      "lookup song:7,8 album:9",
      .lookup(.ids([7, 8, 9], typed: [ItemID(.song, 7), ItemID(.album, 9)]))
    ),
    ("lookup song:7 7 id:7 song:7", .lookup(.ids([7, 7, 7, 7], typed: [ItemID(.song, 7)]))),
    ("find nemo", .find("nemo")), ("find me guilty", .find("me guilty")),
    ("find  a   b ", .find("a b")), ("find media:movie", .find("media:movie")),
    ("find by:abba", .find("by:abba")),
    ("find ocean's 11", .find("ocean's 11")), ("find find", .find("find")),
  ])
  func theseFitEverywhere(line: String, command: Command) throws {
    #expect(try Reading.line(line) == .command(command))
    #expect(try Reading.line(line, rows: 4) == .command(command))
    #expect(try Reading.oneShot(line) == .command(command))
  }

  @Test(arguments: Chart.allCases)
  func everyChartHasItsWordAndItsGenres(chart: Chart) throws {
    #expect(try Reading.line("charts \(chart.rawValue)") == .command(.charts(chart, genre: nil)))
    for genre in Genre.all(in: chart.genreRoot) {
      let expected = ParsedLine.command(.charts(chart, genre: genre.id))
      #expect(try Reading.line("charts \(chart.rawValue) genre:\(genre.id)") == expected)
      let quoted = "charts \(chart.rawValue) genre:\"\(genre.name)\""
      #expect(try Reading.line(quoted) == expected, "\(quoted)")
      let argument = ["charts", chart.rawValue, "genre:\(genre.name)"]
      #expect(try Reading.oneShot(argument) == expected)
    }
  }

  @Test func withoutANameTheGenreIsOneOfTheUsualChart() throws {
    func line(_ line: String, _ chart: Chart) -> ParsedLine {
      CommandParser(in: CommandParser.Context(chart: chart)).parse(Word.split(line))
    }
    #expect(line("charts genre:horror", .movies) == .command(.charts(.movies, genre: 4408)))
    #expect(line("charts songs genre:jazz", .movies) == .command(.charts(.songs, genre: 11)))
    #expect(line("charts", .movies) == .command(.charts(nil, genre: nil)))
    guard case .nearMiss(_, let miss) = line("charts genre:jazz", .movies) else {
      Issue.record("jazz is no genre of films")
      return
    }
    #expect(miss.reason == .noGenre("jazz", of: .movies))
  }

  // MARK: Rows

  @Test func aBareNumberIsARowOrInAOneShotAnID() throws {
    let countries = Self.stores("gb", "de", "jp")
    #expect(try Reading.line("more 4", rows: 4) == .command(.more(.row(4))))
    #expect(try Reading.line("more row:4", rows: 4) == .command(.more(.row(4))))
    #expect(
      try Reading.line("compare 1 gb,de,jp", rows: 4) == .command(.compare(.row(1), countries))
    )
    #expect(try Reading.oneShot("more 1441458047") == .command(.more(.id(1_441_458_047, nil))))
    #expect(try Reading.oneShot("more row:4", rows: 4) == .command(.more(.row(4))))
    #expect(
      try Reading.oneShot("compare 7 gb de jp") == .command(.compare(.id(7, nil), countries))
    )
    #expect(try Reading.line("lookup 3", rows: 4) == .command(.lookup(.ids([3]))))
  }

  // MARK: Look-ups

  private func key(_ line: String) throws -> LookupKey? {
    guard case .command(.lookup(let key)) = try Reading.line(line) else { return nil }
    #expect(try Reading.oneShot(line) == .command(.lookup(key)))
    return key
  }

  @Test(arguments: [
    "lookup upc:720642462928", "lookup upc:7-20642-46292-8", "lookup upc:7 20642 46292 8",
    "lookup upc: 720642462928",
  ])
  func aBarcodeIsRead(line: String) throws {
    #expect(try key(line) == .other(.upc(try UPC("720642462928"))))
  }

  @Test(arguments: [
    "lookup isbn:9780306406157", "lookup isbn:978-0-306-40615-7", "lookup isbn:978 0 306 40615 7",
    "lookup isbn:0306406152", "lookup isbn:0-306-40615-2",
  ])
  func aBookNumberOfEitherLengthIsRead(line: String) throws {
    #expect(try key(line) == .other(.isbn(try ISBN("9780306406157"))))
  }

  @Test func aCheckDigitMayBeAnX() throws {
    #expect(try key("lookup isbn:080442957X") == .other(.isbn(try ISBN("080442957X"))))
  }

  @Test func aBundleIdentifierIsRead() throws {
    let bundle = try #require(BundleID("com.example.App-2"))
    #expect(try key("lookup bundle:com.example.App-2") == .other(.bundle(bundle)))
  }

  @Test(
    arguments: [
      ("https://itunes.apple.com/gb/album/one/id1?i=2&uo=4", 2, nil, "gb"),
      ("https://podcasts.apple.com/fr/podcast/nuit/id15?i=16", 16, .podcastEpisode, "fr"),
      ("https://apps.apple.com/us/app/x/id497799835?mt=12", 497_799_835, .macApp, "us"),
      ("https://music.apple.com/us/album/love/11?i=12", 12, nil, "us"),
      ("https://books.apple.com/us/book/a-tale/id395688313", 395_688_313, .ebook, "us"),
      ("https://tv.apple.com/us/movie/x/id594314564", 594_314_564, .movie, "us"),
      ("http://phobos.apple.com/WebObjects/MZStore.woa/wa/viewAlbum?id=11", 11, .album, nil),
      ("music.apple.com/jp/song/love/1552791427", 1_552_791_427, .song, "jp"),
      ("itms://itunes.apple.com/us/podcast/id214089682", 214_089_682, .podcast, "us"),
      ("<https://books.apple.com/us/book/a-tale/id395688313>,", 395_688_313, .ebook, "us"),
      ("https%3A%2F%2Fbooks.apple.com%2Fus%2Fbook%2Fx%2Fid3", 3, .ebook, "us"),
    ] as [(String, Int64, ItemType?, String?)]
  )
  func anAddressOfEachStoreIsRead(
    text: String,
    number: Int64,
    type: ItemType?,
    country: String?
  ) throws {
    guard case .address(let address) = try key("lookup \(text)") else {
      Issue.record("\(text) is no address")
      return
    }
    #expect(address.number == number)
    #expect(address.type == type)
    #expect(address.country?.code == country)
  }

  // MARK: Near misses

  @Test(
    arguments: [
      ("home alone", .takesNothing(.home)), ("home 2", .takesNothing(.home)),
      ("charts jazz", .noChart("jazz")), ("charts Songs", .noChart("Songs")),
      ("charts song", .noChart("song")), ("charts songs albums", .tooMuch(.charts)),
      ("charts songs genre:zither", .noGenre("zither", of: .songs)),
      ("charts songs genre:", .noGenre("", of: .songs)),
      ("charts movies genre:11", .noGenre("11", of: .movies)),
      ("charts genre:jazz genre:rock", .tooMuch(.charts)),
      ("charts songs jazz", .tooMuch(.charts)), ("charts genre:jazz please", .tooMuch(.charts)),
      ("more than this", .tooMuch(.more)), ("more id:7 8", .tooMuch(.more)),
      ("more song:7 please", .tooMuch(.more)),
      ("compare apples", .noStorefront("apples", suggestion: nil)),
      ("compare gb oranges", .noStorefront("oranges", suggestion: nil)),
      ("compare gb,zz", .noStorefront("zz", suggestion: nil)),
      ("compare ,", .noStorefront(",", suggestion: nil)),
      ("compare id:7 and", .noStorefront("and", suggestion: nil)),
      ("lookup", .needsMore(.lookup)), ("lookup to the stars", .noID("to")),
      ("lookup 7 up", .noID("up")), ("lookup 1,2 apples", .noID("apples")),
      ("lookup id:5 songs:6", .noID("songs:6")), ("lookup 007", .noID("007")),
      ("lookup ,", .noID(",")), ("lookup id:", .needsMore(.lookup)), ("lookup -1", .noID("-1")),
      ("lookup 9223372036854775808", .noID("9223372036854775808")),
      ("lookup example.org/id7", .noID("example.org/id7")),
      ("lookup bundle:com", .noBundle("com")), ("lookup bundle:", .needsMore(.lookup)),
      ("lookup upc:720642462929", .noBarcode("720642462929", .checkDigit)),
      ("lookup upc:72064246", .noBarcode("72064246", .length)),
      ("lookup upc:x", .noBarcode("x", .character)), ("lookup upc:", .needsMore(.lookup)),
      ("lookup isbn:", .needsMore(.lookup)), ("lookup song:", .needsMore(.lookup)),
      ("lookup isbn:9780306406157 isbn:080442957X", .tooMuch(.lookup)),
      ("lookup 7 https://books.apple.com/us/book/id3", .tooMuch(.lookup)),
      ("lookup 7 upc:720642462928", .tooMuch(.lookup)),
      ("lookup isbn:9780306406158", .noBookNumber("9780306406158", .checkDigit)),
      ("lookup isbn:030640615", .noBookNumber("030640615", .length)),
      ("lookup isbn:4006381333931", .noBookNumber("4006381333931", .prefix)),
      ("lookup isbn:the hobbit", .noBookNumber("the hobbit", .character)),
      (
        "lookup https://music.apple.com/us/playlist/x/pl.1",
        .noAddress("https://music.apple.com/us/playlist/x/pl.1", .noNumber)
      ),
      (
        "lookup https://tv.apple.com/us/movie/x/umc.cmc.1",
        .noAddress("https://tv.apple.com/us/movie/x/umc.cmc.1", .televisionID)
      ),
      ("lookup https://itun.es/x", .noAddress("https://itun.es/x", .shortened)),
      (
        "lookup https://books.apple.com/zz/book/id3",
        .noAddress("https://books.apple.com/zz/book/id3", .noStorefront("zz"))
      ),
      ("lookup https://books.apple.com/us/book/id3 please", .tooMuch(.lookup)),
      ("lookup song:7 album:7", .noID("album:7")), ("lookup song:x", .noID("song:x")),
      ("lookup songs:7", .noID("songs:7")), ("lookup row:7", .noID("row:7")),
      ("lookup song:07", .noID("song:07")), ("lookup song:7 x", .noID("x")),
      ("find", .needsMore(.find)),
      ("compaer gb", .misspelt(.compare)), ("compare1", .misspelt(.compare)),
      ("lokup 7", .misspelt(.lookup)), ("lookpu upc:720642462928", .misspelt(.lookup)),
      ("chart", .misspelt(.charts)), ("chart songs", .misspelt(.charts)),
      ("chats", .misspelt(.charts)), ("hcarts genre:jazz", .misspelt(.charts)),
    ] as [(String, NearMiss.Reason)]
  )
  func theseNearlyAreCommands(line: String, reason: NearMiss.Reason) throws {
    for rows in [0, 4] {
      guard case .nearMiss(let words, let miss) = try Reading.line(line, rows: rows) else {
        Issue.record("\(line) is no near miss")
        continue
      }
      #expect(words == SearchWords(term: line))
      #expect(miss == NearMiss(reason: reason, line: line))
    }
    guard !line.contains("-1") else { return }
    let miss = NearMiss(reason: reason, line: line)
    #expect(try Reading.oneShot(line) == .refused(.nearMiss(miss)))
  }

  /// What is remembered of a near miss says it again, where the screen is another one.
  @Test(arguments: [
    ("country zz", 0), ("country uk", 4), ("page x", 4), ("more 5", 4), ("more 5", 0),
    ("compare 1984", 0), ("compaer 1", 4), ("charts wine", 0), ("help me", 0),
    ("lookup https://itun.es/x", 0), ("compare 3 zz", 4), ("media vhs", 4), ("more 3 4", 4),
    ("sort sideways", 4), ("set limit 0", 0), ("relaod", 4), ("lookup isbn:1", 0),
    ("lookup bundle:x", 0),
    ("chart songs genre:jazz", 2),
  ])
  func aNearMissIsReadAgainFromWhatIsRemembered(line: String, rows: Int) throws {
    guard case .nearMiss(_, let miss) = try Reading.line(line, rows: rows) else {
      Issue.record("\(line) is no near miss")
      return
    }
    #expect(miss.record.line == line)
    #expect(NearMiss(miss.record) == miss)
  }

  @Test func theChartOfAMissedGenreIsRemembered() {
    let context = CommandParser.Context(chart: .movies)
    guard
      case .nearMiss(_, let miss) = CommandParser(in: context).parse(
        Word.split("charts genre:jazz")
      )
    else {
      Issue.record("jazz is no genre of films")
      return
    }
    #expect(miss.record == NearMissRecord(line: "charts genre:jazz", chart: .movies))
    #expect(NearMiss(miss.record) == miss)
  }

  @Test func aLineThatMeansSomethingElseNowIsNoNearMiss() {
    for line in ["country gb", "blade runner", "", "more 1"] {
      #expect(NearMiss(NearMissRecord(line: line)) == nil)
    }
  }

  @Test func aMissingRowIsNamed() throws {
    func reason(_ line: String, rows: Int) throws -> NearMiss.Reason? {
      guard case .nearMiss(_, let miss) = try Reading.line(line, rows: rows) else { return nil }
      return miss.reason
    }
    #expect(try reason("more 5", rows: 4) == .noRow("5", count: 4))
    #expect(try reason("more row:0", rows: 4) == .noRow("0", count: 4))
    #expect(try reason("compare 5 gb", rows: 4) == .noRow("5", count: 4))
    #expect(try reason("more 1", rows: 0) == .noRow("1", count: 0))
    #expect(try reason("more row:3", rows: 0) == .noRow("3", count: 0))
    #expect(try reason("compare 1984", rows: 0) == .noRow("1984", count: 0))
    #expect(try reason("compaer 5", rows: 4) == nil)
    #expect(try reason("compaer 1", rows: 4) == .misspelt(.compare))
    #expect(
      try Reading.oneShot("more row:3")
        == .refused(.nearMiss(NearMiss(reason: .noRow("3", count: 0), line: "more row:3")))
    )
  }

  @Test(arguments: [["find", ""], ["find", " "], ["find"]])
  func aFindWithoutWordsIsRefused(arguments: [String]) throws {
    guard case .refused(.nearMiss(let miss)) = try Reading.oneShot(arguments) else {
      Issue.record("found something to find")
      return
    }
    #expect(miss.reason == .needsMore(.find))
  }

  @Test(arguments: [
    "Home", "HOME", "Charts", "More", "more's the pity", "Compare", "compaer apples", "Find",
    "findet nemo", "lokup to the stars", "chart jazz", "homes", "mores", "finds", "fnd x", "moer 1",
    "comparing", "lookups 7 up", "genre:jazz", "genre:\"hip  hop\" x", "upc:720642462928",
  ])
  func theseAreSearchedFor(line: String) throws {
    #expect(try Reading.line(line) == Reading.search(line))
    #expect(try Reading.line(line, rows: 4) == Reading.search(line))
  }
}
