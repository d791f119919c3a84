import Catalog
import Records
import Testing

@testable import Browsing

/// The grammar of the watchlist, the history and the end of both.
@Suite struct CommandKeptTests {
  @Test(
    arguments: [
      ("watch", .watch(nil, .asBefore)), ("watch 3", .watch(.rows([3]), .asBefore)),
      ("watch row:3 below 5", .watch(.rows([3]), .below(5))),
      ("watch movie:77 below 4.99", .watch(.ids([77], .movie), .below(4.99))),
      ("watch below 4,99", .watch(nil, .below(4.99))), ("watch below $5", .watch(nil, .below(5))),
      ("watch below 9,99€", .watch(nil, .below(9.99))),
      ("watch 3 below ¥1,528", .watch(.rows([3]), .below(1528))),
      ("watch 1-3,7", .watch(.rows([1, 2, 3, 7]), .asBefore)),
      ("watch all below 5", .watch(.rows(Array(1...9)), .below(5))),
      ("watch song:7,8", .watch(.ids([7, 8], .song), .asBefore)),
      ("unwatch 9,2-3", .unwatch(.rows([9, 2, 3]))), ("unwatch all", .unwatch(.rows(Array(1...9)))),
      ("watch below free", .watch(nil, .below(0))), ("watch below off", .watch(nil, .none)),
      ("unwatch", .unwatch(nil)), ("unwatch id:77", .unwatch(.ids([77], nil))),
      ("note 3 for Anna's birthday", .note(.row(3), "for Anna's birthday")),
      ("note song:7  two   spaces ", .note(.id(7, .song), "two spaces")),
      ("note 3 off", .note(.row(3), nil)), ("note 3 \"off\"", .note(.row(3), "\"off\"")),
      ("watchlist", .watchlist), ("refresh", .refresh), ("deals", .deals),
      ("prices", .prices(nil)), ("prices 3", .prices(.row(3))),
      ("prices movie:77", .prices(.id(77, .movie))), ("history", .history("")),
      ("history blade runner", .history("blade runner")), ("undo", .undo),
      ("forget history", .forget(.history)), ("forget seen", .forget(.seen)),
      ("forget all", .forget(.all)), ("forget 3", .forget(.item(.row(3)))),
      ("forget movie:77", .forget(.item(.id(77, .movie)))),
      ("forget me not", .forget(.words("me not"))),
      ("forget history lessons", .forget(.words("history lessons"))),
      ("profile", .profile(new: nil)), ("profile new guest", .profile(new: "guest")),
      ("profile new \"guest\"", .profile(new: "guest")),
      ("profile new default", .profile(new: "default")),
      ("doctor", .doctor), ("doctor --deep", .doctor),
      ("forget \"all\"", .forget(.words("\"all\""))),
    ] as [(String, Command)]
  )
  func aLineThatFitsIsACommand(_ line: String, _ command: Command) throws {
    #expect(try Reading.line(line, rows: 9) == .command(command))
  }

  @Test(
    arguments: [
      ("watch the skies", .tooMuch(.watch)), ("watch me", .noRow("me", count: 9)),
      ("watch 3 for me", .tooMuch(.watch)),
      ("watch 3 below", .needsMore(.watch)), ("watch below average", .noPrice("average")),
      ("watch below 5 dollars", .tooMuch(.watch)), ("watch 10", .noRow("10", count: 9)),
      ("watch below 5..", .noPrice("5..")), ("watch below 1,2,3", .noPrice("1,2,3")),
      ("watch below 1.234,56", .noPrice("1.234,56")), ("unwatch me", .noRow("me", count: 9)),
      ("unwatch 3 now", .tooMuch(.unwatch)),
      ("note", .needsMore(.note)), ("note 3", .needsMore(.note)),
      ("note to self", .noRow("to", count: 9)), ("watchlist please", .takesNothing(.watchlist)),
      ("refresh me", .takesNothing(.refresh)), ("deals today", .takesNothing(.deals)),
      ("profile of a killer", .tooMuch(.profile)), ("profile new", .needsMore(.profile)),
      ("profile new york city", .tooMuch(.profile)), ("profile new a/b", .noProfileName("a/b")),
      ("profile new é", .noProfileName("é")), ("profile \"new\" guest", .tooMuch(.profile)),
      ("doctor who", .takesNothing(.doctor)), ("docter", .misspelt(.doctor)),
      ("undo the past", .takesNothing(.undo)), ("prices of love", .tooMuch(.prices)),
      ("forget", .needsMore(.forget)), ("refersh", .misspelt(.refresh)),
      ("watchlst", .misspelt(.watchlist)), ("unwach 3", .misspelt(.unwatch)),
    ] as [(String, NearMiss.Reason)]
  )
  func oneThatDoesNotIsSearchedForAndSaysWhy(_ line: String, _ reason: NearMiss.Reason) throws {
    guard case .nearMiss(_, let miss) = try Reading.line(line, rows: 9) else {
      Issue.record("\(try Reading.line(line, rows: 9))")
      return
    }
    #expect(miss.reason == reason)
    // A one-shot is refused instead, but rows are ids there.
    guard case .refused(.nearMiss) = try Reading.oneShot(line) else {
      #expect(reason == .noRow("10", count: 9))
      return
    }
  }

  @Test func whyALineWasNoneIsFoundAgain() throws {
    for line in [
      "watch all for me", "watch 1-3 below average", "unwatch 2 now", "watch 10", "note 3",
    ] {
      guard case .nearMiss(_, let miss) = try Reading.line(line, rows: 9) else {
        Issue.record("\(line)")
        continue
      }
      #expect(NearMiss(miss.record) == miss)
    }
    // A record that is damaged may name all rows of a screen that has any number of them.
    for count in [nil, Int.max] {
      #expect(NearMiss(NearMissRecord(line: "unwatch all", rowCount: count)) == nil)
    }
  }

  @Test(arguments: ["Watch 3", "Undo", "History", "histroy blade", "forgett all", "noet 3 x"])
  func anythingElseSearches(_ line: String) throws {
    #expect(try Reading.line(line, rows: 9) == Reading.search(line))
  }

  @Test func inAOneShotABareNumberIsAnID() throws {
    #expect(try Reading.oneShot("watch 77") == .command(.watch(.ids([77], nil), .asBefore)))
    #expect(try Reading.oneShot("forget 77") == .command(.forget(.item(.id(77, nil)))))
    #expect(try Reading.oneShot("prices 77") == .command(.prices(.id(77, nil))))
    #expect(try Reading.oneShot("note 77 x") == .command(.note(.id(77, nil), "x")))
    #expect(try Reading.oneShot("note row:2 x", rows: 3) == .command(.note(.row(2), "x")))
    // No command of these needs a session.
    for line in ["watchlist", "refresh", "deals", "undo", "history", "history x", "forget all"] {
      guard case .command = try Reading.oneShot(line) else {
        Issue.record("\(line)")
        continue
      }
    }
  }

  @Test func aYesIsAnOptionOfTheLineToo() throws {
    let (options, words) = try OptionParser.parse(Word.split("forget all --yes"), in: .line)
    #expect(options.line.yes)
    #expect(words.map(\.raw) == ["forget", "all"])
    #expect(options.line.over(LineOptions()).yes)
    #expect(LineOptions().over(options.line).yes)
  }

  @Test func columnsOfACommandsOwnCanBeChosen() throws {
    let words = Word.split("deals --fields name,price,was")
    let options = try OptionParser.parse(words, in: .line).options
    #expect(options.columns == ["name", "price", "was"])
    #expect(options.fields == [.name, .price])
  }
}
