import Testing

@testable import Browsing

/// The grammar of the commands that name files.
@Suite struct CommandFileTests {
  private static func file(_ path: String) throws -> FileName { try #require(FileName(path)) }

  @Test(
    arguments: [
      ("export csv films.csv", .csv, "films.csv"), ("export json ./films", .json, "./films"),
      ("export jsonl ~/a/b", .jsonl, "~/a/b"), ("export md /tmp/x.md", .md, "/tmp/x.md"),
      ("export opml \"my feeds.opml\"", .opml, "my feeds.opml"),
      ("export opml 'a/b c'", .opml, "a/b c"), ("export csv o'brien.csv", .csv, "o'brien.csv"),
    ] as [(String, ExportFormat, String)]
  )
  func aFormAndAFileAreAnExport(_ line: String, _ format: ExportFormat, _ path: String) throws {
    let wish = ExportWish(format, try Self.file(path))
    #expect(try Reading.line(line) == .command(.export(wish)))
  }

  @Test func aFileIsAnImport() throws {
    #expect(try Reading.line("import a.json") == .command(.importing(try Self.file("a.json"))))
    #expect(
      try Reading.line("import \"a b.json\"") == .command(.importing(try Self.file("a b.json")))
    )
    #expect(
      try Reading.oneShot(["import", "a b.json"]) == .command(.importing(try Self.file("a b.json")))
    )
  }

  @Test(
    arguments: [
      ("export", .needsMore(.export)), ("export csv", .needsMore(.export)),
      ("export controls", .noExportFormat("controls")),
      ("export CSV x.csv", .noExportFormat("CSV")),
      ("export csv films", .noFileName("films")), ("export csv my films.csv", .tooMuch(.export)),
      ("import", .needsMore(.import)), ("import export", .noFileName("export")),
      ("import a.json b.json", .tooMuch(.import)), ("exprot csv a.csv", .misspelt(.export)),
      ("imports a.json", .misspelt(.import)),
    ] as [(String, NearMiss.Reason)]
  )
  func anythingElseIsSearchedForAndSaysWhy(_ line: String, _ reason: NearMiss.Reason) throws {
    guard case .nearMiss(_, let miss) = try Reading.line(line) else {
      Issue.record("\(try Reading.line(line))")
      return
    }
    #expect(miss.reason == reason)
    #expect(NearMiss(miss.record) == miss)
    guard case .refused(.nearMiss) = try Reading.oneShot(line) else {
      Issue.record("\(try Reading.oneShot(line))")
      return
    }
  }

  @Test(arguments: ["Import a.json", "Export csv x.csv", "importance of being earnest"])
  func theseAreSearches(_ line: String) throws {
    #expect(try Reading.line(line) == Reading.search(line))
  }

  @Test(
    arguments: [
      ("feeds.opml", "feeds-2.opml"), ("a.b/feeds", "a.b/feeds-2"), (".hidden", ".hidden-2"),
      ("a/.hidden.csv", "a/.hidden-2.csv"), ("x.tar.gz", "x.tar-2.gz"),
    ]
  )
  func anotherNameKeepsItsEnding(_ path: String, _ other: String) throws {
    #expect(try Self.file(path).another == other)
  }

  @Test func theirWordsAreCompleted() {
    var tab = Tab()
    tab.folders = ["": [FolderEntry("feeds.opml"), FolderEntry("my shows", isFolder: true)]]
    #expect(tab.press("expo|") == .line("export |"))
    #expect(tab.press("imp|") == .line("import |"))
    #expect(tab.press("export o|") == .line("export opml |"))
    #expect(
      tab.list("export |") == [
        "csv: for spreadsheets", "json: one document", "jsonl: one object a line", "md: to be read",
        "opml: the feeds of podcasts",
      ]
    )
    #expect(tab.press("export opml f|") == .line("export opml feeds.opml|"))
    #expect(tab.press("export csv m|") == .line("export csv \"my shows/|"))
    #expect(tab.press("import f|") == .line("import feeds.opml|"))
    #expect(tab.list("import |") == ["feeds.opml", "my shows/"])
  }
}
