import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// The list of downloads, drawn and as data.
@Suite struct ScreenDownloadsTests {
  private func text(_ state: ViewState, _ context: DrawingContext = Sample.context()) -> String {
    Screens.draw(state, in: context).map(\.plainText).joined(separator: "\n")
  }

  private func data(_ format: DataFormat?, columns: [String]? = nil) -> String {
    let writer = DataWriter(format: format, columns: columns)
    return String(decoding: writer.bytes(of: .list(SavingSamples.list)), as: UTF8.self)
  }

  @Test func theDownloads() {
    #expect(
      text(.list(SavingSamples.list), Sample.context(110)) == """

        Downloads                                                                                      1–8 of 8

          1  Waiting its turn       The Deep Past  waiting
          2  Half of it             The Deep Past  50 %               61 MB  /home/ann/Podcasts/H [2].part
          3  Nobody knows how long  The Deep Past  coming              4 kB
          4  Over there             The Deep Past  in another run     61 MB
          5  Halted                 The Deep Past  stopped at 20 %    61 MB  /home/ann/Podcasts/Halted [5].part
          6  podcast-episode:6      The Deep Past  stopped
          7  Whole                  The Deep Past  done               61 MB  /home/ann/Podcasts/Whole [7].mp3
          8  Too large              The Deep Past  failed: disk full  61 MB

        1–8 opens · downloads stop 1 · go on: download 5                                                 ? help
        """
    )
  }

  @Test func theDownloadsIn80Cells() {
    #expect(
      text(.list(SavingSamples.list)) == """

        Downloads                                                               1–8 of 8

          1  Waiting its turn    The Deep…   waiting
          2  Half of it          The Deep…   50 %               61 MB  /home/ann/Podcas…
          3  Nobody knows how…   The Deep…   coming              4 kB
          4  Over there          The Deep…   in another run     61 MB
          5  Halted              The Deep…   stopped at 20 %    61 MB  /home/ann/Podcas…
          6  podcast-episode:6   The Deep…   stopped
          7  Whole               The Deep…   done               61 MB  /home/ann/Podcas…
          8  Too large           The Deep…   failed: disk full  61 MB

        1–8 opens · downloads stop 1 · go on: download 5                          ? help
        """
    )
  }

  @Test func theDownloadsReadOut() {
    #expect(
      text(.list(SavingSamples.list), Sample.context(isLinear: true)) == """

        Downloads, 1 to 8 of 8

        1. Waiting its turn, The Deep Past, waiting
        2. Half of it, The Deep Past, 50 %, 61 MB, /home/ann/Podcasts/H [2].part
        3. Nobody knows how long, The Deep Past, coming, 4 kB
        4. Over there, The Deep Past, in another run, 61 MB
        5. Halted, The Deep Past, stopped at 20 %, 61 MB, /home/ann/Podcasts/Halted
        [5].part
        6. podcast-episode:6, The Deep Past, stopped
        7. Whole, The Deep Past, done, 61 MB, /home/ann/Podcasts/Whole [7].mp3
        8. Too large, The Deep Past, failed: disk full, 61 MB

        Next: 1 to 8 opens a row; downloads stop 1; go on: download 5. Help: ?
        """
    )
  }

  @Test func noneIsSaid() {
    let list = ListScreen(serial: 1, topic: .downloads, recollection: .downloads([]))
    #expect(
      text(.list(list)) == """

        Nothing was downloaded yet. In a list of episodes, download 3 gets row 3.
        """
    )
    #expect(
      EmptyWords.sentence(for: list)
        == "Nothing was downloaded yet. In a list of episodes, download 3 gets row 3."
    )
  }

  @Test func thePageFollowsFromTheFirstRow() {
    var list = SavingSamples.list
    list.firstRow = 6
    let lines = text(.list(list), Sample.context(80, rows: 8))
    #expect(lines.contains("7–8 of 8"))
    #expect(lines.contains("Whole"))
    #expect(!lines.contains("Halted"))
  }

  @Test(arguments: [20, 30, 40, 60, 80, 120, 200])
  func noLineIsWiderThanTheWindow(columns: Int) {
    for isLinear in [false, true] {
      let context = Sample.context(columns, isLinear: isLinear)
      for line in Screens.draw(.list(SavingSamples.list), in: context) {
        #expect(DisplayWidth.of(line.plainText) <= columns)
      }
    }
  }

  @Test func rowsHaveColumnsOfTheirOwn() {
    #expect(
      data(.tsv).split(separator: "\n").prefix(3).joined(separator: "\n") == """
        type\tid\tname\tcollection\tstate\tfailure\tbytes\ttotal\tfile\turl\tstarted_at
        podcast-episode\t1\tWaiting its turn\tThe Deep Past\twaiting\t\t0\t\t\thttps://cdn.example/1.mp3\t2026-11-30T11:58:20Z
        podcast-episode\t2\tHalf of it\tThe Deep Past\trunning\t\t30500000\t61000000\t/home/ann/Podcasts/H [2].part\thttps://cdn.example/2.mp3\t2026-11-30T11:56:40Z
        """
    )
    #expect(data(nil).split(separator: "\n").count == 8)
    #expect(
      data(.jsonl, columns: ["id", "state", "failure"]).split(separator: "\n").last
        == #"{"id":8,"state":"failed","failure":"noSpace"}"#
    )
    #expect(data(.json).hasPrefix(#"{"schema":1,"kind":"downloads","query":null,"#))
    #expect(
      data(.csv, columns: ["state"])
        == "state\r\nwaiting\r\nrunning\r\nrunning\r\nelsewhere\r\nstopped\r\nstopped\r\ndone\r\n"
        + "failed\r\n"
    )
  }

  @Test func whatASavingActedOnIsItems() throws {
    func text(_ notice: Notice) -> String {
      let writer = DataWriter(format: .jsonl, fields: [.type, .id])
      return String(decoding: writer.bytes(of: notice, text: ["x"]), as: UTF8.self)
    }
    let action = try #require(SavingSamples.pictureAction)
    let episode = #"{"type":"podcast-episode","id":1000654}"# + "\n"
    #expect(text(.picture(action, .saved(SavingSamples.picture))) == episode)
    #expect(text(.picture(action, .failed(DownloadFailure(.offline)))) == "")
    #expect(text(.changedDownload(SavingSamples.changes[2])) == episode)
    #expect(text(.changedDownload(SavingSamples.changes[1])) == "")
    let refused = DownloadStart.Course.refused(DownloadFailure(.offline))
    #expect(
      text(.downloading(SavingSamples.report([.begun, refused, .there])))
        == #"{"type":"podcast-episode","id":1}"# + "\n" + #"{"type":"podcast-episode","id":3}"#
        + "\n"
    )
    #expect(text(.downloading(SavingSamples.report([refused]))) == "")
    #expect(text(.downloadEnded(SavingSamples.endings[0])) == "")
  }

  @Test func helpOutputNamesTheColumns() {
    let lines = HelpWords.lines(for: .chapter(.output), width: 200).map(\.plainText)
    let columns = RowKind.downloads.columns.joined(separator: " ")
    #expect(lines.contains { $0.contains("downloads") && $0.contains(columns) })
  }
}

/// What Tab offers for what saves files.
@Suite struct CompletionSavingTests {
  private func completer(_ model: ViewModel) -> Completer {
    Completer(
      model: model,
      lookup: { _, _ in SeenNames.none },
      folder: { folder in
        switch folder {
        case "~/": ["Music", "My Podcasts"].map { FolderEntry($0, isFolder: true) }
        case "/": [FolderEntry("tmp", isFolder: true), FolderEntry("tale", isFolder: false)]
        default: []
        }
      }
    )
  }

  private func complete(_ line: String, _ model: ViewModel = ViewModel()) -> Completion {
    completer(model).complete(line, cursor: line.unicodeScalars.count)
  }

  @Test(
    arguments: [
      ("downloads st", "stop "), ("downloads de", "delete "), ("artwork 6", "600x600 "),
      ("artwork t", "to "), ("download t", "to "), ("download 3 t", "to "),
      ("artwork 3 600x600 t", "to "), ("download to /t", "/tmp/"), ("download to ~/Mu", "~/Music/"),
      ("artwork 3 600x600 to ~/Mu", "~/Music/"), ("download to ~/My", "\"~/My Podcasts/"),
    ]
  )
  func oneCandidateIsInserted(line: String, expected: String) {
    let typed = line.split(separator: " ").last ?? ""
    #expect(
      complete(line) == .insert(expected, replacing: typed.unicodeScalars.count),
      "\(line)"
    )
  }

  @Test(arguments: ["download to /tmp/ x", "downloads stop ", "artwork 600x600 6", "download to x"])
  func nothingToOffer(line: String) {
    #expect(complete(line) == .nothing, "\(line)")
  }

  @Test func rowsOfTheDownloadsAreKnownByTheirTitles() {
    var model = ViewModel()
    let wish = ScreenWish(.downloads)
    _ = model.assembled(.downloads(SavingSamples.entries), source: nil, for: wish)
    #expect(complete("downloads stop half", model) == .insert("2", replacing: 4))
  }
}
