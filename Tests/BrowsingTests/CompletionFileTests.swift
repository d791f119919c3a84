import Records
import Testing

@testable import Browsing

/// File names as Tab completes them, in a made-up folder.
@Suite struct CompletionFileTests {
  private static let folders: [String: [FolderEntry]] = [
    "": [
      FolderEntry("feeds.opml"), FolderEntry("feeds"), FolderEntry("my shows", isFolder: true),
      FolderEntry("Feed list.json"), FolderEntry(".config", isFolder: true),
      FolderEntry("a\u{1B}[31m.csv"), FolderEntry("docs", isFolder: true),
    ],
    "my shows/": [FolderEntry("of today.jsonl"), FolderEntry("old", isFolder: true)],
    "~/": [FolderEntry("list.csv"), FolderEntry("music", isFolder: true)],
    "docs/": [],
  ]

  /// What Tab offers for the word behind the first one.
  private func set(_ head: String, foldersOnly: Bool = false) throws -> CandidateSet {
    let completer = Completer(
      model: ViewModel(),
      lookup: { _, _ in SeenNames(names: []) },
      folder: { Self.folders[$0] ?? [] }
    )
    let readings = TypedLine.readings(of: head, cursor: head.unicodeScalars.count)
    let line = try #require(readings.last)
    return completer.files(line, fromWord: 1, foldersOnly: foldersOnly)
  }

  /// The line after Tab; nil where there is nothing to put in.
  private func press(_ head: String, foldersOnly: Bool = false) throws -> String? {
    let set = try set(head, foldersOnly: foldersOnly)
    guard !set.candidates.isEmpty, let text = set.insertion(before: "") else { return nil }
    return String(head.unicodeScalars.dropLast(set.replaced.unicodeScalars.count)) + text
  }

  @Test(
    arguments: [
      ("import feeds.|", "import feeds.opml"), ("import d|", "import docs/"),
      ("import m|", "import \"my shows/"), ("import \"my shows/o|", nil),
      ("import \"my shows/of|", "import \"my shows/of today.jsonl\""),
      ("import 'my shows/of|", "import 'my shows/of today.jsonl'"),
      ("import \"my shows/ol|", "import \"my shows/old/"), ("import ~|", "import ~/"),
      ("import ~/l|", "import ~/list.csv"), ("import ~/m|", "import ~/music/"),
      ("import ..|", "import ../"), ("import .|", "import .config/"),
      ("import Feed|", "import \"Feed list.json\""), ("import FEEDS.|", "import feeds.opml"),
      ("import nosuch|", nil), ("import docs/|", nil), ("import two words.|", nil),
    ] as [(String, String?)]
  )
  func aNameIsCompleted(_ line: String, _ expected: String?) throws {
    #expect(try press(String(line.dropLast())) == expected)
  }

  @Test func severalShareABeginningAsItIsSpelled() throws {
    // Neither a slash nor a point is in the plain name, so that it needs one to be a file.
    let feeds = try set("import feed")
    #expect(feeds.candidates.map(\.text) == ["./feeds", "feeds.opml"])
    #expect(feeds.insertion(before: "") == nil)
  }

  @Test func foldersEndInASlashAndWhatIsHiddenIsLeftOut() throws {
    let all = try set("import ")
    #expect(
      all.candidates.map(\.label) == [
        "docs/", "Feed list.json", "feeds", "feeds.opml", "my shows/",
      ]
    )
    #expect(try set("import ", foldersOnly: true).candidates.map(\.text) == ["docs/", "my shows/"])
    #expect(try press("import f", foldersOnly: true) == nil)
  }
}
