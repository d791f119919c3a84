import Catalog
import Records
import TestSupport
import Testing

@testable import Browsing

/// What Tab does where names are typed: in searches, and where rows stand on the screen.
@Suite struct CompletionNameTests {
  private let seen = Tab(
    seen: [
      SeenName("Blade: Trinity", .movie), SeenName("Blade Runner", .movie),
      SeenName("Blade Runner 2049", .movie), SeenName("Country Roads", .song),
      SeenName("Ridley Scott"), SeenName("Ridley Walker"), SeenName("Björk"),
      SeenName("東京物語", .movie), SeenName("Home Alone", .movie), SeenName("The Matrix", .movie),
      SeenName("Weird \"Al\" Yankovic"), SeenName("Ocean's Eleven", .movie),
      SeenName("Ocean's Twelve", .movie), SeenName("1917", .movie), SeenName("Prince"),
    ]
  )

  @Test(
    arguments: [
      ("bla|", "Blade|"), ("Blade r|", "Blade Runner|"), ("blade runner 2|", "Blade Runner 2049 |"),
      ("björ|", "Björk |"), ("bjo|", "Björk |"), ("BJO|", "Björk |"), ("東京|", "東京物語 |"),
      ("oceans|", "Ocean's |"), ("oceans t|", "Ocean's Twelve |"),
      ("the best of bjo|", "the best of Björk |"),
      ("the new blade runner 2|", "the new Blade Runner 2049 |"),
      ("/bjo|", "/Björk |"), ("/country r|", "/Country Roads |"), ("search bjo|", "search Björk |"),
      ("find the best of bjo|", "find the best of Björk |"), ("find bjo|", "find Björk |"),
      ("media:music bjo|", "media:music Björk |"), ("bjo| media:music", "Björk| media:music"),
      ("--media music bjo|", "--media music Björk |"), ("home al|", "Home Alone |"),
      ("country roa|", "Country Roads |"), ("the|", "theme |"),
      ("the m|", "The Matrix |"), ("The|", "The Matrix |"), ("prin|", "Prince |"),
      ("19|", "1917 |"), ("blade by:\"rid|", "blade by:\"Ridley |"),
      ("by:rid|", "by:\"Ridley |"), ("by:\"ridley s|", "by:\"Ridley Scott\" |"),
      ("by:'ridley s|", "by:'Ridley Scott' |"),
      ("by:\"ridley s|\" media:movie", "by:\"Ridley Scott|\" media:movie"),
      ("by:pri|", "by:Prince |"), ("by:\"pri|", "by:\"Prince\" |"),
      ("by:we|", "by:'Weird \"Al\" Yankovic' |"),
      ("by:'til bjo|", "by:'til Björk |"), ("blade runner med|", "blade runner media:|"),
      ("blade media:mov|", "blade media:movies |"), ("blade explicit:|", nil),
    ] as [(String, String?)]
  )
  func aNameIsInserted(line: String, expected: String?) {
    #expect(seen.press(line) == (expected.map { .line($0) } ?? .listed), "\(line)")
  }

  @Test func namesAndQualifiersNeedTwoLetters() {
    #expect(seen.press("b|") == .line("back|"))
    #expect(seen.press("vitamin c|") == .nothing)
    #expect(seen.press("/b|") == .nothing)
    #expect(seen.press("東|") == .nothing)
    #expect(seen.press("by:r|") == .nothing)
    #expect(seen.press("/r|") == .nothing)
  }

  @Test func commandsComeBeforeNames() {
    #expect(
      seen.list("home|") == [
        "home: what is popular, what comes out, what you saw last", "Home Alone: film",
      ]
    )
    #expect(seen.press("coun|") == .line("country |"))
    #expect(
      seen.list("blade|") == [
        "Blade Runner: film", "Blade Runner 2049: film", "Blade: Trinity: film",
      ]
    )
    #expect(seen.list("ridley |") == ["Ridley Scott: creator", "Ridley Walker: creator"])
  }

  @Test func behindASpaceASearchCanBeNarrowed() {
    #expect(seen.press("blade runner |") == .line("Blade Runner 2049 |"))
    #expect(
      seen.candidates("prince |").map(\.text)
        == ["media:", "entity:", "attribute:", "country:", "lang:", "limit:", "explicit:", "by:"]
    )
    #expect(!seen.candidates("prince media:music |").map(\.text).contains("media:"))
  }

  @Test func ofTooManyNamesTheLastOneCountsForTheBeginning() {
    let tab = Tab(
      seen: (1...9).map { SeenName("Star Wars \($0)", .movie) } + [SeenName("Star Trek")],
      limit: 3
    )
    guard case .insert("Star ", replacing: 3) = tab.complete("sta|") else {
      Issue.record("\(tab.complete("sta|"))")
      return
    }
    guard case .list(let list) = tab.complete("star |") else {
      Issue.record("not listed")
      return
    }
    #expect(list.hasMore)
    #expect(list.candidates.map(\.text) == ["Star Wars 1", "Star Wars 2", "Star Wars 3"])
  }

  @Test func namesAreCleaned() {
    let tab = Tab(seen: [
      SeenName("Evil\u{1B}[2J\u{9B}31m\u{202E} Name\n", .song), SeenName("\u{200B}\u{7}"),
    ])
    #expect(tab.press("evil|") == .line("Evil[2J31m Name |"))
  }

  // MARK: The screen

  private func screen() throws -> Tab {
    var model = ViewModel()
    try model.type("/films")
    var items = [
      ("Metropolis", "Fritz Lang", "Sci-Fi & Fantasy"), ("M", "Fritz Lang", "Drama"),
      ("2001: A Space Odyssey", "Stanley Kubrick", "Sci-Fi & Fantasy"),
    ].enumerated().map { index, film in
      var item = Item(id: ItemID(.movie, Int64(index + 1)), country: "us")
      (item.name, item.creator, item.genre) = film
      return item
    }
    items += (4...12).map { Answers.item($0) }
    model.answer(items)
    return Tab(model: model)
  }

  @Test func rowsAreListedWithTheirTitles() throws {
    let tab = try screen()
    #expect(tab.list("more |").prefix(3) == ["1: Metropolis", "2: M", "3: 2001: A Space Odyssey"])
    #expect(tab.candidates("more |").count == 12)
    #expect(tab.list("1|").prefix(2) == ["1: Metropolis", "10: Song 10"])
    #expect(tab.list("compare |").first == "1: Metropolis")
    #expect(tab.list("row:1|").count == 4)
    #expect(tab.press("more metro|") == .line("more 1|"))
    #expect(tab.press("more a space|") == .line("more 3|"))
    #expect(tab.press("open metro|") == .line("open 1|"))
    #expect(tab.press("copy url a space|") == .line("copy url 3|"))
    #expect(tab.press("more 12|") == .nothing)
    #expect(tab.press("compare 2 germ|") == .line("compare 2 de |"))
    #expect(Tab().press("more |") == .nothing)
    #expect(Tab().press("1|") == .nothing)
  }

  @Test func namesOnTheScreenNeedNoStore() throws {
    let tab = try screen()
    #expect(tab.press("metr|") == .line("Metropolis |"))
    #expect(tab.press("fri|") == .line("Fritz Lang |"))
    #expect(tab.press("by:sta|") == .line("by:\"Stanley Kubrick\" |"))
    #expect(tab.press("20|") == .line("2001: A Space Odyssey |"))
  }

  @Test func aNameThatWasSeenAndIsOnTheScreenIsOneName() throws {
    var tab = try screen()
    tab.seen = [SeenName("METROPOLIS", .album), SeenName("Metro")]
    #expect(tab.list("metro|") == ["Metro: creator", "METROPOLIS: album"])
  }

  @Test func theFilterKnowsFieldsAndWhatIsOnTheScreen() throws {
    var tab = try screen()
    tab.seen = [SeenName("Metallica")]
    #expect(tab.press("filter ge|") == .line("filter genre:|"))
    #expect(tab.press("filter genre:sci|") == .line("filter genre:\"Sci-Fi & Fantasy\" |"))
    #expect(tab.press("filter genre:\"sci|") == .line("filter genre:\"Sci-Fi & Fantasy\" |"))
    #expect(tab.press("filter by:fri|") == .line("filter by:\"Fritz Lang\" |"))
    #expect(tab.list("filter type:|") == ["movie", "music", "song"])
    #expect(tab.press("filter explicit:n|") == .line("filter explicit:no |"))
    #expect(tab.press("filter met|") == .line("filter Metropolis |"))
    #expect(tab.press("filter o|") == .line("filter off|"))
    #expect(tab.list("filter track|") == ["track: its number", "tracks: how many"])
    #expect(tab.press("filter price<|") == .nothing)
    #expect(tab.candidates("filter |").count == FilterField.allCases.count + 1)
  }

  @Test func aChartHasGenres() throws {
    let tab = Tab()
    #expect(tab.press("charts songs genre:jaz|") == .line("charts songs genre:Jazz|"))
    #expect(tab.press("charts genre:jaz|") == .line("charts genre:Jazz |"))
    #expect(
      tab.press("charts movies genre:\"sci|") == .line("charts movies genre:\"Sci-Fi & Fantasy\"|")
    )
    #expect(tab.press("charts songs genre:rap|") == .line("charts songs genre:Hip-Hop/Rap|"))
    #expect(tab.candidates("charts |").count == Chart.allCases.count + 1)
    #expect(tab.press("charts songs genre:jazz |") == .nothing)
  }

  /// Whatever is typed, wherever the cursor is: what is inserted takes the place of text before the cursor.
  @Test func anyLineCanBeCompleted() throws {
    var tab = try screen()
    tab.seen = seen.seen
    var generator = SeededGenerator(seed: 7)
    let parts = [
      "by:", "\"", "'", "bl", "ade", " ", "  ", "--", "media", "=", "/", "genre:", "é", "日本", "👨‍👩‍👧",
      "filter", "country", "compare", "1", ",", "-", "charts", "row:", "\u{301}",
    ]
    for _ in 0..<2_000 {
      let line = (0..<Int.random(in: 0...7, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let count = line.unicodeScalars.count
      let cursor = Int.random(in: 0...count + 1, using: &generator)
      let completer = Completer(model: tab.model) { _, _ in SeenNames(names: tab.seen) }
      switch completer.complete(line, cursor: cursor) {
      case .insert(let text, let replaced):
        #expect(
          replaced <= min(cursor, count) && !text.isEmpty,
          "\(line.debugDescription) \(cursor)"
        )
      case .list(let list):
        #expect(!list.candidates.isEmpty)
      case .nothing:
        break
      }
    }
  }
}
