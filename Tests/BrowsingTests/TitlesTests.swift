@testable import Browsing
import Catalog
import Records
import Testing

/// Titles of real works, and what the grammar makes of those that look like commands.
struct TitlesTests {
  @Test(arguments: [
    "9-1-1", "Home", "Help!", "help!", "s club 7", "ocean's eleven", "÷", "+", "-", "×", "x", "a",
    "profiles in courage", "1-800-273-8255", "00:00", "007", "0:00",
    "21:21",
    "Next", "NEXT", "Retry", "Undo", "undone", "Mission: Impossible", "limit:less", "media:hype",
    "by: night",
    "row:boat", "row: row your boat", "??", "?!", "2 fast 2 furious", "$#*!", "千と千尋の神隠し", "日本",
    "한글",
    "नमस्ते", "👻", "👨‍👩‍👧", "🎵 hits", "Back to the Future", "Set It Off", "Page 3", "9 to 5",
    "12 angry men",
    "24/7", "3.14", "10,000 days", "1,000", "+44", "50%", "#1", "*NSYNC", "@", ".", "...",
    "'74 jailbreak",
    "'tis the season", "rock 'n' roll", "12\" mixes", "u2", "id:me", "song:remains", "movie:star",
    "the next page", "quitting", "backwards", "listen", "reloaded", "pages", "sets",
    "helper",
    "country: the story", "country:roads", "lang:syne", "explicit:maybe", "entity:x", "row:", "id:",
    ":", "::",
    "by:", "row:-1", "row:07", "id:0x1", "٣", "１", "½", "1e5", "search:", "seargh party",
    "contry roads", "froward march", "relod it", "Contry gb", "contry zz", "medea gb", "thema dark",
    "hepl", "nxet",
    "chart toppers", "compaer apples", "lokup to the stars", "Find me guilty", "Home alone",
    "moreover",
    "Quit", "q.", "n.", "b-sides", "l'avventura", "p!nk", "?uestlove",
  ])
  func theseAreSearchedForEverywhere(title: String) throws {
    #expect(try Reading.line(title) == Reading.search(title))
    #expect(try Reading.line(title, rows: 4) == Reading.search(title))
    // A shell would take an apostrophe away; the program gets whole arguments.
    #expect(try Reading.oneShot(title, rows: 4) == Reading.search(title))
  }

  @Test(arguments: [
    "\"heroes\"", "\"weird al\" yankovic", "'a' is for alibi", "\"21\"", "\"back\"",
    "\"media:movie\"",
    "\"--json\"", "'/'", "the \"next\" best thing",
  ])
  func inFreeTextAQuoteIsItself(title: String) throws {
    #expect(try Reading.line(title) == Reading.search(title))
    #expect(try Reading.line(title, rows: 4) == Reading.search(title))
    #expect(try Reading.oneShot([title]) == Reading.search(title))
  }

  @Test(
    arguments: [
      ("help me", NearMiss.Reason.noTopic("me")), ("import ant", .noFileName("ant")),
      ("export controls", .noExportFormat("controls")),
      ("? and the mysterians", .noTopic("and the mysterians")),
      ("page turner", .noPage("turner")), ("page", .needsMore(.page)), ("page 0", .noPage("0")),
      ("page 3 girls", .tooMuch(.page)), ("page 03", .noPage("03")), ("page -1", .noPage("-1")),
      ("page 99999999999999999999", .noPage("99999999999999999999")),
      ("set it off", .noSetting("it")),
      ("set fire to the rain", .noSetting("fire")), ("set country uk", nil),
      ("set limit 500", .noValue("500", of: .limit)),
      ("set theme on fire", .tooMuch(.set)), ("back to the future", .takesNothing(.back)),
      ("back 2", .takesNothing(.back)), ("b movie", .takesNothing(.back)),
      ("next to normal", .takesNothing(.next)),
      ("n sync", .takesNothing(.next)), ("p diddy", .takesNothing(.prev)),
      ("prev 1", .takesNothing(.prev)),
      ("f troop", .takesNothing(.forward)), ("forward unto dawn", .takesNothing(.forward)),
      ("l word", .takesNothing(.list)), ("list of the dead", .takesNothing(.list)),
      ("quit playing games", .takesNothing(.quit)), ("q tip", .takesNothing(.quit)),
      ("r kelly", .takesNothing(.reload)),
      ("reload the world", .takesNothing(.reload)), ("retry again", .takesNothing(.retry)),
      ("redraw it", .takesNothing(.redraw)), ("theme from shaft", .tooMuch(.theme)),
      ("theme", .needsMore(.theme)),
      ("theme song", .noTheme("song")), ("theme Dark", .noTheme("Dark")),
      ("media res", .noMedia("res")),
      ("media", .needsMore(.media)), ("media movie star", .tooMuch(.media)),
      ("country", .needsMore(.country)),
      ("country roads", nil), ("country take me home", .tooMuch(.country)), ("country zz", nil),
      ("country gb us", .tooMuch(.country)),
      ("contry gb", .misspelt(.country)), ("countryy gb", .misspelt(.country)),
      ("ocuntry us", .misspelt(.country)),
      ("relod", .misspelt(.reload)), ("relaod", .misspelt(.reload)),
      ("froward", .misspelt(.forward)),
      ("forwards", .misspelt(.forward)), ("redrew", .misspelt(.redraw)),
      ("search", .needsMore(.search)), ("home alone", .takesNothing(.home)),
      ("home on the range", .takesNothing(.home)), ("profile killer", .tooMuch(.profile)),
      ("doctor who", .takesNothing(.doctor)), ("doctor strange", .takesNothing(.doctor)),
      ("more than words", .tooMuch(.more)),
      ("more than this", .tooMuch(.more)), ("charts and graphs", .noChart("and")),
      ("compare the market", .noStorefront("the", suggestion: nil)),
      ("lookup to the stars", .noID("to")),
      ("open season", nil), ("open water", nil),
      ("open the door", .tooMuch(.open)), ("copy that", .noCopyField("that")),
      ("copy", .needsMore(.copy)), ("copy url here", nil), ("lokup 1", .misspelt(.lookup)),
      ("chart", .misspelt(.charts)),
    ] as [(String, NearMiss.Reason?)]
  )
  func theseNearlyAreCommands(title: String, reason: NearMiss.Reason?) throws {
    for rows in [0, 4] {
      guard case .nearMiss(let words, let miss) = try Reading.line(title, rows: rows) else {
        Issue.record("\(title) is no near miss")
        continue
      }
      #expect(words == SearchWords(term: title))
      #expect(miss.line == title)
      if let reason { #expect(miss.reason == reason) }
    }
    guard !title.contains("-") else { return }
    guard case .refused(.nearMiss(let miss)) = try Reading.oneShot(title) else {
      Issue.record("\(title) is not refused")
      return
    }
    #expect(miss.line == title)
  }

  @Test(arguments: [
    "find me guilty", "find a way", "find \"heroes\"", "find 21", "find /",
  ])
  func whatBeginsWithFindIsLookedForAmongWhatWasSeen(line: String) throws {
    let text = String(line.dropFirst("find ".count))
    #expect(try Reading.line(line) == .command(.find(text)))
    #expect(try Reading.line(line, rows: 4) == .command(.find(text)))
    #expect(try Reading.oneShot(line) == .command(.find(text)))
    #expect(try Reading.line("/" + line) == Reading.search(line))
  }

  @Test(arguments: ["1", "4"])
  func aNumberIsARowWhereThereAreRows(digits: String) throws {
    let number = try #require(Int(digits))
    #expect(try Reading.line(digits) == Reading.search(digits))
    #expect(try Reading.line(digits, rows: 4) == .command(.open(.row(number))))
    #expect(try Reading.oneShot(digits, rows: 4) == .command(.open(.id(Int64(number), nil))))
  }

  @Test(arguments: ["21", "24", "300", "1984", "0", "5", "99999999999999999999999"])
  func aNumberBeyondTheRowsIsRefused(digits: String) throws {
    #expect(try Reading.line(digits) == Reading.search(digits))
    #expect(try Reading.line(digits, rows: 4) == .refused(.noRow(digits, count: 4)))
    let id = Int64(digits).map { ParsedLine.command(.open(.id($0, nil))) }
    #expect(try Reading.oneShot(digits) == id ?? Reading.search(digits))
  }

  @Test(arguments: ["1-4", "1,2", "all", "1-4,7"])
  func aBareRangeIsASearch(title: String) throws {
    #expect(try Reading.line(title, rows: 4) == Reading.search(title))
  }

  @Test(arguments: [
    "-M-", "--", "-1", "---", "--x", "-30-", "--jsonp", "-", "AC -- DC", "a -b", "--Json", "-1°",
  ])
  func dashesAreTextAtThePrompt(title: String) throws {
    #expect(try Reading.line(title) == Reading.search(title))
    #expect(try Reading.line(title, rows: 4) == Reading.search(title))
  }

  @Test(arguments: ["-M-", "-1", "---", "--x", "-30-", "--jsonp", "a -b", "--Json", "--json=x"])
  func dashesAreOptionsInArguments(title: String) {
    #expect(throws: UsageError.self) { try Reading.oneShot(title) }
  }

  @Test func behindTwoDashesAllIsText() throws {
    #expect(try Reading.line("search -- -M-") == Reading.search("-M-"))
    #expect(try Reading.line("search -- --json") == Reading.search("--json"))
    #expect(try Reading.oneShot(["search", "--", "-M-"]) == Reading.search("-M-"))
    #expect(try Reading.oneShot(["--", "--json"]) == Reading.search("--json"))
    #expect(try Reading.line("search -M-") == Reading.search("-M-"))
  }

  @Test(arguments: [
    ("/21", "21"), ("/ 21", "21"), ("//", "/"), ("/back", "back"), ("/set it off", "set it off"),
    ("/help", "help"),
    ("/--", "--"), ("/-M-", "-M-"), ("/\"heroes\"", "\"heroes\""), ("/row:3", "row:3"), ("/?", "?"),
    ("/ / /", "/ /"),
    ("search 21", "21"), ("search back", "back"), ("search search", "search"), ("search /", "/"),
    ("search row:3", "row:3"),
    ("search party", "party"), ("search \"heroes\"", "\"heroes\""), ("search  a   b ", "a b"),
    ("/contry gb", "contry gb"),
  ])
  func aSlashAndSearchAlwaysSearch(line: String, term: String) throws {
    #expect(try Reading.line(line) == Reading.search(term))
    #expect(try Reading.line(line, rows: 30) == Reading.search(term))
  }

  @Test(arguments: [
    "/", "/ ", "search media:movie", "media:movie", "/media:movie", "country:gb limit:5",
    "search \"\"",
  ])
  func aSearchWithoutWordsIsRefused(line: String) throws {
    let expected: ParsedLine =
      line.hasSuffix("\"\"") ? Reading.search("\"\"") : .refused(.emptySearch)
    #expect(try Reading.line(line) == expected)
  }

  @Test(arguments: [[""], ["", " "], ["search", ""], ["/"], ["search", "media:movie"]])
  func anArgumentWithoutWordsIsRefused(arguments: [String]) throws {
    #expect(try Reading.oneShot(arguments) == .refused(.emptySearch))
  }

  @Test(arguments: [
    (["search", "", "a"], "a"), (["search", " a b "], "a b"), (["a  b"], "a  b"),
    (["back to the future"], "back to the future"),
    (["/back"], "back"), (["/", "back"], "back"), (["/21"], "21"),
    (["/set", "it off"], "set it off"),
  ])
  func anArgumentKeepsItsSpaces(arguments: [String], term: String) throws {
    #expect(try Reading.oneShot(arguments) == Reading.search(term))
  }
}
