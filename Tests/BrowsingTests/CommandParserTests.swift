@testable import Browsing
import Catalog
import Records
import TestSupport
import Testing

struct CommandParserTests {
  @Test(arguments: [
    ("next", Command.next), ("n", .next), ("prev", .prev), ("p", .prev), ("page 3", .page(3)),
    ("back", .back),
    ("b", .back), ("forward", .forward), ("f", .forward), ("list", .list), ("l", .list),
    ("redraw", .redraw),
    ("reload", .reload), ("r", .reload), ("retry", .retry), ("  next  ", .next),
  ])
  func theseAreForASession(line: String, command: Command) throws {
    #expect(try Reading.line(line) == .command(command))
    #expect(try Reading.line(line, rows: 4) == .command(command))
    guard case .refused(.needsSession) = try Reading.oneShot(line) else {
      Issue.record("\(line) ran as a one-shot")
      return
    }
  }

  @Test(arguments: [
    ("help", Command.help(nil)), ("help output", .help(.chapter(.output))),
    ("help options", .help(.chapter(.options))), ("? environment", .help(.chapter(.environment))),
    ("?", .help(nil)), ("help back", .help(.command(.back))),
    ("help b", .help(.command(.back))),
    ("? ?", .help(.command(.help))), ("country gb", .set(.country, "gb")),
    ("country GB", .set(.country, "gb")),
    ("media movie", .set(.media, "movies")), ("media films", .set(.media, "movies")),
    ("media ALL", .set(.media, "all")),
    ("theme dark", .set(.theme, "dark")), ("set", .settings(nil)), ("set limit", .settings(.limit)),
    ("set limit 5", .set(.limit, "5")), ("set lang en_us", .set(.lang, "en_us")),
    ("set lang default", .set(.lang, nil)),
    ("set theme default", .set(.theme, nil)), ("set explicit no", .set(.explicit, "no")),
    ("set country jp", .set(.country, "jp")), ("set links off", .set(.links, "off")),
    ("set pictures off", .set(.pictures, "off")), ("set links auto", .set(.links, "auto")),
    ("set pictures default", .set(.pictures, nil)), ("set player mpv", .set(.player, "mpv")),
    ("set player /opt/my player", .set(.player, "/opt/my player")),
    ("set player default", .set(.player, nil)), ("set player", .settings(.player)), ("quit", .quit),
    ("q", .quit),
  ])
  func theseFitEverywhere(line: String, command: Command) throws {
    #expect(try Reading.line(line) == .command(command))
    #expect(try Reading.oneShot(line) == .command(command))
  }

  @Test(arguments: [
    ("play", Command.play(nil)), ("play 3", .play(.row(3))), ("play row:3", .play(.row(3))),
    ("play song:123", .play(.id(123, .song))), ("play id:123", .play(.id(123, nil))),
    ("stop", .stop), ("set player mpv --volume=50 -x", .set(.player, "mpv --volume=50 -x")),
    ("set player \"mpv  --volume=50\"", .set(.player, "mpv --volume=50")),
  ])
  func oneItemIsPlayed(line: String, command: Command) throws {
    #expect(try Reading.line(line, rows: 4) == .command(command))
  }

  @Test func aOneShotPlaysByItsIdAndHasNothingToStop() throws {
    #expect(try Reading.oneShot("play 123") == .command(.play(.id(123, nil))))
    #expect(try Reading.oneShot("play row:2", rows: 4) == .command(.play(.row(2))))
    #expect(try Reading.oneShot("stop") == .refused(.needsSession(.stop)))
  }

  @Test(arguments: [
    "play 1-2", "play all", "play 9", "play misty for me", "play 1 2", "stop making sense",
    "set player --volume=50",
  ])
  func otherWordsBehindThemAreSearchedFor(line: String) throws {
    guard case .nearMiss(let words, _) = try Reading.line(line, rows: 4) else {
      Issue.record("\(line)")
      return
    }
    #expect(words.term == line)
  }

  @Test(arguments: ["uk", "usa", "germany", "england"])
  func aRefusedCountryMayHaveASuggestion(word: String) throws {
    guard
      case .nearMiss(_, let miss) = try Reading.line("country \(word)"),
      case .noStorefront(word, .some) = miss.reason
    else {
      Issue.record("no suggestion for \(word)")
      return
    }
  }

  @Test(arguments: [
    ("row:3", ItemReference.row(3)), ("id:123", .id(123, nil)), ("song:123", .id(123, .song)),
    ("tv-episode:5", .id(5, .tvEpisode)), ("id:9223372036854775807", .id(Int64.max, nil)),
  ])
  func aReferenceMeansTheSameEverywhere(line: String, reference: ItemReference) throws {
    #expect(try Reading.line(line, rows: 4) == .command(.open(reference)))
    #expect(try Reading.oneShot(line, rows: 4) == .command(.open(reference)))
  }

  @Test(arguments: ItemType.allCases)
  func everyTypeHasItsReference(type: ItemType) throws {
    #expect(try Reading.line("\(type.rawValue):7") == .command(.open(.id(7, type))))
    #expect(try Reading.line(ItemID(type, 7).description) == .command(.open(.id(7, type))))
  }

  @Test func aRowMustBeOnTheScreen() throws {
    #expect(try Reading.line("row:5", rows: 4) == .refused(.noRow("5", count: 4)))
    #expect(try Reading.line("row:0", rows: 4) == .refused(.noRow("0", count: 4)))
    #expect(try Reading.line("row:3") == .refused(.noSavedScreen))
    #expect(try Reading.oneShot("row:3") == .refused(.noSavedScreen))
    #expect(
      try Reading.line("song:9223372036854775808") == Reading.search("song:9223372036854775808")
    )
  }

  @Test func nothingTypedIsNothing() throws {
    #expect(try Reading.line("") == .empty)
    #expect(try Reading.line(" \t\u{3000}") == .empty)
    #expect(try Reading.oneShot([]) == .empty)
  }

  private func words(_ line: String) throws -> SearchWords {
    guard case .command(.search(let words)) = try Reading.line(line) else {
      throw UsageError.unknownOption(line)
    }
    return words
  }

  @Test func qualifiersAreTakenOut() throws {
    let found = try words(
      "blade media:movie runner country:GB limit:100 explicit:no by:\"ridley scott\" lang:en_us"
        + " entity:movieartist attribute:directorTerm"
    )
    var expected = SearchQualifiers()
    expected.media = MediaChoice(media: .movie)
    expected.entity = .movieArtist
    expected.attribute = .directorTerm
    expected.country = Storefront(code: "gb")
    expected.language = "en_us"
    expected.limit = 100
    expected.explicit = false
    expected.creator = "ridley scott"
    #expect(found == SearchWords(term: "blade runner", qualifiers: expected))
  }

  @Test(arguments: [
    "media:hype", "media:", "Media:movie", "country:zz", "country:usa", "country:", "limit:0",
    "limit:201", "limit:-1",
    "limit:1e2", "limit:٣", "limit:05", "explicit:maybe", "explicit:Yes", "lang:english", "lang:EN",
    "lang:en-us",
    "entity:film", "attribute:name", "by:", "by:\"\"", "by:' '", "medias:movie", "media:movie:x",
    "theme:dark",
  ])
  func anInvalidQualifierIsText(word: String) throws {
    #expect(try words("a \(word) b") == SearchWords(term: "a \(word) b"))
  }

  @Test func aQualifierTouchesItsColon() throws {
    #expect(try words("media: movie") == SearchWords(term: "media: movie"))
    #expect(try words("x media :movie") == SearchWords(term: "x media :movie"))
    #expect(try words("\"media:movie\" x").qualifiers.media == nil)
    #expect(try words("x media:\"movie\"").qualifiers.media == MediaChoice(media: .movie))
  }

  @Test func aCreatorAloneIsASearch() throws {
    let found = try words("by:abba")
    #expect(found.term == "")
    #expect(found.qualifiers.creator == "abba")
  }

  @Test func ofTwoQualifiersTheLastCounts() throws {
    #expect(try words("x limit:5 limit:6").qualifiers.limit == 6)
  }

  @Test func aNearMissKeepsItsQualifiers() throws {
    guard case .nearMiss(let words, let miss) = try Reading.line("help me media:movie") else {
      Issue.record("no near miss")
      return
    }
    #expect(words.term == "help me")
    #expect(words.qualifiers.media == MediaChoice(media: .movie))
    #expect(miss.line == "help me media:movie")
  }

  /// Words of all kinds the grammar knows, and of none.
  private static let pieces = [
    "next", "back", "page", "3", "21", "country", "gb", "zz", "set", "help", "?", "/", "//",
    "search", "row:3", "id:7",
    "song:1", "media:movie", "by:\"a b\"", "by:", "\"", "'", "\"a", "b\"", "--json", "--", "--x",
    "-M-", "--limit", "5",
    "contry", "日本", "e\u{301}", "👨‍👩‍👧", "\u{200B}", "\u{FEFF}", "a", "Help!", ":", "=", "--limit=5",
    "limit:5", "théme",
  ]

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func anyLineIsSomething(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let words = (0..<generator.next(below: 6)).map { _ in
        Self.pieces[generator.next(below: Self.pieces.count)]
      }
      let line = words.joined(separator: generator.next(below: 2) == 0 ? " " : "  ")
      let rows = generator.next(below: 3) * 4
      if case .empty? = try? Reading.line(line, rows: rows) {
        // Options alone are nothing to do.
        #expect(words.allSatisfy { $0.hasPrefix("--") || $0 == "5" }, "\(line)")
      }
      _ = try? Reading.oneShot(words, rows: rows)
    }
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func aLineThatIsNoCommandIsSearchedForAsItIs(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      // The first letter is in no command's first word; the rest is any printable text.
      var line = "ж"
      for _ in 0..<generator.next(below: 30) {
        let value = UInt32(
          [0x20...0x7E, 0xA1...0x24F, 0x3041...0x30FF][generator.next(below: 3)].randomElement(
            using: &generator
          ) ?? 0x20
        )
        if let scalar = Unicode.Scalar(value) { line.unicodeScalars.append(scalar) }
      }
      let words = line.split(whereSeparator: \.isWhitespace)
      guard
        words.allSatisfy({
          !$0.contains(":") && !$0.hasPrefix("-") && !$0.hasPrefix("\"") && !$0.hasPrefix("'")
        })
      else { continue }
      #expect(
        try Reading.line(line, rows: 9) == Reading.search(words.joined(separator: " ")),
        "\(line)"
      )
    }
  }
}
