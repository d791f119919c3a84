import Records
import Catalog
import Records
import Testing

@testable import Browsing

/// Rows and ids as commands take several of them.
struct RowSetTests {
  @Test(arguments: [
    ("1", [1]), ("9", [9]), ("1,3", [1, 3]), ("1-4", [1, 2, 3, 4]), ("1–4", [1, 2, 3, 4]),
    ("1-4,7", [1, 2, 3, 4, 7]), ("7,1-3", [7, 1, 2, 3]), ("2,2,1-3", [2, 1, 3]), ("5-5", [5]),
    ("all", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ])
  func theseAreRows(text: String, rows: [Int]) throws {
    #expect(try RowSet.rows(text, of: 9) == rows)
  }

  @Test(arguments: [
    "", ",", "1,", ",1", "1,,2", "-", "-3", "3-", "1-2-3", "+1", "01", "1.5", "٣", "1 2", "All",
    "one", "1;2", "1—3", "1-x",
  ])
  func theseAreWrittenWrong(text: String) {
    #expect(throws: RowSet.Problem.malformed) { try RowSet.rows(text, of: 9) }
  }

  @Test(arguments: [
    ("10", "10"), ("0", "0"), ("1,10", "10"), ("8-12", "12"), ("4-1", "4-1"),
    ("1-99999999999999999999", "99999999999999999999"),
  ])
  func theseAreNoRowsOfTheScreen(text: String, row: String) {
    #expect(throws: RowSet.Problem.noRow(row)) { try RowSet.rows(text, of: 9) }
  }

  @Test(arguments: ["1", "all", "1-2"])
  func aScreenWithoutRowsHasNone(text: String) throws {
    #expect(throws: RowSet.Problem.self) { try RowSet.rows(text, of: 0) }
  }

  // MARK: In commands

  @Test(arguments: [
    ("open", Command.browse(nil)), ("open 3", .browse(.rows([3]))),
    ("open 1-2,4", .browse(.rows([1, 2, 4]))), ("open all", .browse(.rows([1, 2, 3, 4]))),
    ("open row:2", .browse(.rows([2]))), ("open row:2-3", .browse(.rows([2, 3]))),
    ("open id:7", .browse(.ids([7], nil))), ("open song:7,8,7", .browse(.ids([7, 8], .song))),
    ("copy url", .copy(.url, nil)), ("copy feed 2", .copy(.feed, .rows([2]))),
    ("copy id 1,3", .copy(.id, .rows([1, 3]))),
    ("copy artwork all", .copy(.artwork, .rows([1, 2, 3, 4]))),
    ("copy title album:9", .copy(.title, .ids([9], .album))),
  ])
  func theseAreTheItemsOfACommand(line: String, command: Command) throws {
    #expect(try Reading.line(line, rows: 4) == .command(command))
  }

  @Test(arguments: [
    ("open 594314564", Command.browse(.ids([594_314_564], nil))),
    ("copy url 7,8", .copy(.url, .ids([7, 8], nil))),
    ("copy url row:1-2", .copy(.url, .rows([1, 2]))),
    ("copy url all", .copy(.url, .rows([1, 2, 3, 4]))),
    ("copy title movie:7", .copy(.title, .ids([7], .movie))), ("copy id", .copy(.id, nil)),
  ])
  func bareNumbersOfAOneShotAreIDs(line: String, command: Command) throws {
    #expect(try Reading.oneShot(line, rows: 4) == .command(command))
  }

  @Test(arguments: [
    ("open season", NearMiss.Reason.noRow("season", count: 4)), ("open the door", .tooMuch(.open)),
    ("open 2 3", .tooMuch(.open)), ("open 1-", .noRow("1-", count: 4)),
    ("open media:movie", .noRow("media:movie", count: 4)),
    ("open 5", .noRow("5", count: 4)), ("open 3-6", .noRow("6", count: 4)),
    ("copy", .needsMore(.copy)), ("copy that", .noCopyField("that")),
    ("copy URL", .noCopyField("URL")), ("copy url me", .noRow("me", count: 4)),
    ("copy title 9", .noRow("9", count: 4)), ("copy \"url\"", .noCopyField("\"url\"")),
    ("open id:1-3", .noRow("id:1-3", count: 4)), ("open id:", .noRow("id:", count: 4)),
    ("open song:9223372036854775808", .noRow("song:9223372036854775808", count: 4)),
  ])
  func theseNearlyAreCommands(line: String, reason: NearMiss.Reason) throws {
    guard case .nearMiss(let words, let miss) = try Reading.line(line, rows: 4) else {
      Issue.record("\(line) is no near miss")
      return
    }
    #expect(miss.reason == reason)
    #expect(words.term == line || line == "open media:movie")
  }

  @Test(arguments: ["1-4", "1-4,7", "all", "1,2", "row:1-4", "song:1,2", "Open 3", "Copy url"])
  func aBareSetIsASearch(line: String) throws {
    #expect(try Reading.line(line, rows: 9) == Reading.search(line))
  }

  @Test(arguments: [
    ("copy url 1-4", 4), ("open all", 0), ("copy that", 4), ("open row:5", 4), ("copy url 1 2", 4),
  ])
  func aOneShotDoesNotSearchForThem(line: String, rows: Int) throws {
    guard case .refused(.nearMiss) = try Reading.oneShot(line, rows: rows) else {
      Issue.record("\(line) ran")
      return
    }
  }

  @Test(arguments: [
    ("open all", true), ("copy url all", true), ("open row:1", true), ("row:3", true),
    ("open 7", false), ("all", false), ("search all", false), ("copy all 7", false), ("", false),
  ])
  func rowsOfAOneShotAreOfTheSavedScreen(line: String, names: Bool) {
    #expect(CommandParser.namesRows(Word.split(line)) == names)
  }
}
