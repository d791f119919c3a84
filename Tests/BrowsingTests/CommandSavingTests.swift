import Catalog
import Records
import Testing

@testable import Browsing

/// The grammar of what saves files.
@Suite struct CommandSavingTests {
  private static let size = PixelSize(600, 400)

  @Test(
    arguments: [
      ("artwork", .artwork(nil, nil, folder: nil)),
      ("artwork 3", .artwork(.row(3), nil, folder: nil)),
      ("artwork 600x400", .artwork(nil, size, folder: nil)),
      ("artwork 3 600x400", .artwork(.row(3), size, folder: nil)),
      ("artwork song:7 to ./x", .artwork(.id(7, .song), nil, folder: "./x")),
      ("artwork 3 600x400 to /tmp", .artwork(.row(3), size, folder: "/tmp")),
      ("artwork to \"/tmp/my pictures\"", .artwork(nil, nil, folder: "/tmp/my pictures")),
      ("artwork to '~/a b/'", .artwork(nil, nil, folder: "~/a b/")),
      ("artwork to .", .artwork(nil, nil, folder: ".")),
      ("download", .download(nil, folder: nil)), ("download 3", .download(.rows([3]), folder: nil)),
      ("download 1-3,7", .download(.rows([1, 2, 3, 7]), folder: nil)),
      ("download all to ~/Podcasts", .download(.rows(Array(1...9)), folder: "~/Podcasts")),
      ("download podcast-episode:7,8", .download(.ids([7, 8], .podcastEpisode), folder: nil)),
      ("download to ..", .download(nil, folder: "..")), ("downloads", .downloads),
      ("downloads stop 2", .changeDownload(.stop, .row(2))),
      ("downloads delete 12", .changeDownload(.delete, .row(12))),
      ("downloads stop row:2", .changeDownload(.stop, .row(2))),
      ("downloads stop id:2", .changeDownload(.stop, .id(2, nil))),
      ("downloads delete podcast-episode:2", .changeDownload(.delete, .id(2, .podcastEpisode))),
    ] as [(String, Command)]
  )
  func aLineThatFitsIsACommand(_ line: String, _ command: Command) throws {
    #expect(try Reading.line(line, rows: 9) == .command(command))
  }

  @Test(
    arguments: [
      ("artwork of the ages", .tooMuch(.artwork)), ("artwork 10", .noRow("10", count: 9)),
      ("artwork 0x600", .tooMuch(.artwork)), ("artwork 600x", .tooMuch(.artwork)),
      ("artwork 600x70000", .tooMuch(.artwork)), ("artwork 600x400 3", .tooMuch(.artwork)),
      ("artwork 1-3", .tooMuch(.artwork)), ("artwork to", .needsMore(.artwork)),
      ("artwork to paris", .noFolder("paris")),
      ("artwork 3 to \"my pictures\"", .noFolder("my pictures")),
      ("download to paris", .noFolder("paris")), ("download the sun", .tooMuch(.download)),
      ("download 3 to", .needsMore(.download)), ("download 3 to ./a b", .tooMuch(.download)),
      ("download 3 \"to\" ./a", .tooMuch(.download)), ("download ./a", .noRow("./a", count: 9)),
      ("downloads pause", .noDownloadOrder("pause")), ("downloads 3", .noDownloadOrder("3")),
      ("downloads stop", .needsMore(.downloads)), ("downloads stop it", .noRow("it", count: 0)),
      ("downloads stop 0", .noRow("0", count: 0)), ("downloads stop 1-3", .noRow("1-3", count: 0)),
      ("downloads delete 1 2", .tooMuch(.downloads)), ("donwload 3", .misspelt(.download)),
      ("artwrok", .misspelt(.artwork)),
    ] as [(String, NearMiss.Reason)]
  )
  func oneThatDoesNotIsSearchedForAndSaysWhy(_ line: String, _ reason: NearMiss.Reason) throws {
    guard case .nearMiss(_, let miss) = try Reading.line(line, rows: 9) else {
      Issue.record("\(line) is no near miss")
      return
    }
    #expect(miss.reason == reason)
    // What is remembered of it means the same.
    #expect(NearMiss(miss.record)?.reason == reason)
  }

  @Test(
    arguments: [
      (["download", "7"], .download(.ids([7], nil), folder: nil)),
      (["download", "7,8", "to", "/tmp/a b"], .download(.ids([7, 8], nil), folder: "/tmp/a b")),
      (["download", "row:2"], .download(.rows([2]), folder: nil)),
      (["artwork", "7", "600x400"], .artwork(.id(7, nil), size, folder: nil)),
      (["downloads", "stop", "7"], .changeDownload(.stop, .id(7, nil))),
      (["downloads", "stop", "row:7"], .changeDownload(.stop, .row(7))),
    ] as [([String], Command)]
  )
  func inAOneShotABareNumberIsAnID(_ words: [String], _ command: Command) throws {
    #expect(try Reading.oneShot(words, rows: 9) == .command(command))
  }

  @Test func whatNamesRowsIsOfTheSavedScreen() {
    func names(_ line: String) -> Bool { CommandParser.namesRows(Word.split(line)) }
    #expect(names("download all"))
    #expect(names("download all to ./x"))
    #expect(names("downloads stop row:1"))
    #expect(!names("download 7"))
    #expect(!names("artwork 7 to ./all"))
  }

  @Test func whatIsQuotedIsNoOrder() throws {
    #expect(try Reading.line("\"download\" 3") == Reading.search("\"download\" 3"))
    #expect(try Reading.line("Download 3") == Reading.search("Download 3"))
  }
}
