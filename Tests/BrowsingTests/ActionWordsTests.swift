import Records
import Catalog
import TerminalText
import Testing

@testable import Browsing

/// What is said of copying and opening, and what of it is data.
@Suite struct ActionWordsTests {
  private static let page = "https://music.apple.com/us/album/11?i="

  private static func item(_ number: Int64, _ name: String? = "Suzanne") -> Item {
    var item = Item(id: ItemID(.song, number), country: "us")
    item.name = name
    item.storeURL = page + String(number)
    return item
  }

  private static func action(_ kind: ActionKind, _ count: Int64, lacking: Int = 0) throws
    -> ItemAction
  {
    var action = try #require(ItemAction(kind, (1...count).map { item($0) }))
    action.lacking = lacking
    return action
  }

  private func said(_ notice: Notice, columns: Int = 80) -> [String] {
    NoticeWords.lines(for: notice, in: Sample.context(columns)).map(\.plainText)
  }

  @Test(arguments: [
    (ActionKind.copy(.url), Int64(1), 0, "Copied the address of “Suzanne” with xclip."),
    (.copy(.feed), 1, 0, "Copied the feed address of “Suzanne” with xclip."),
    (.copy(.artwork), 1, 0, "Copied the artwork address of “Suzanne” with xclip."),
    (.copy(.id), 1, 0, "Copied the id of “Suzanne” with xclip."),
    (.copy(.title), 1, 0, "Copied the title of “Suzanne” with xclip."),
    (.copy(.title), 3, 0, "Copied 3 titles with xclip."),
    (.copy(.url), 2, 1, "Copied 2 addresses with xclip; 1 has none."),
    (.copy(.url), 2, 4, "Copied 2 addresses with xclip; 4 have none."),
    (.open, 1, 0, "Opened “Suzanne” with xclip."),
    (.open, 3, 2, "Opened 3 pages with xclip; 2 have none."),
  ])
  func whatWasDoneIsSaid(kind: ActionKind, count: Int64, lacking: Int, sentence: String) throws {
    var item = Self.item(1)
    item.feedURL = "https://example.com/feed"
    item.artworkURL = "https://example.com/100x100bb.jpg"
    var action = try #require(ItemAction(kind, Array(repeating: item, count: Int(count))))
    action.lacking = lacking
    #expect(said(.acted(action, .done(by: "xclip"))) == [sentence])
  }

  @Test func nobodyKnowsWhatATerminalDid() throws {
    let one = try Self.action(.copy(.url), 1)
    #expect(
      said(.acted(one, .askedTerminal(through: nil))) == [
        "Asked the terminal (OSC 52) to copy the address of “Suzanne”. Not all do it."
      ]
    )
    let two = try Self.action(.copy(.id), 2, lacking: 1)
    #expect(
      said(.acted(two, .askedTerminal(through: .tmux))) == [
        "Asked the terminal (OSC 52) to copy 2 ids; 1 has none. tmux hands it on if",
        "set-clipboard or allow-passthrough is on.",
      ]
    )
    #expect(
      said(.acted(two, .askedTerminal(through: .screen))) == [
        "Asked the terminal (OSC 52) to copy 2 ids; 1 has none. screen hands it on, and",
        "not all do it.",
      ]
    )
  }

  @Test func withoutADisplayTheAddressesStandWhole() throws {
    #expect(
      said(.acted(try Self.action(.open, 1), .noDisplay), columns: 30)
        == ["There is no display to open it", "on:", Self.page + "1"]
    )
    #expect(
      said(.acted(try Self.action(.open, 2), .noDisplay)) == [
        "There is no display to open them on:", Self.page + "1", Self.page + "2",
      ]
    )
  }

  @Test(arguments: [
    (ActionFailure.missing("xdg-open"), "xdg-open was not found, so nothing can open it."),
    (.notStarted("mine"), "mine could not be started to open it."),
    (.ended("xdg-open", status: 3), "xdg-open could not open it (status 3)."),
    (.killed("mine"), "mine was killed before it could open it."),
  ])
  func afterAFailureTheAddressIsThere(failure: ActionFailure, sentence: String) throws {
    let notice = Notice.acted(try Self.action(.open, 1), .failed(failure))
    #expect(said(notice) == [sentence, Self.page + "1"])
  }

  @Test func aClipboardFailsInItsOwnWays() throws {
    let action = try Self.action(.copy(.id), 2)
    #expect(
      said(.acted(action, .failed(.noWay))) == [
        "There is no way to copy them here: no wl-copy, xclip, pbcopy or OSC 52.", "1", "2",
      ]
    )
    #expect(
      said(.acted(action, .failed(.noAnswer("xclip"))))[0]
        == "xclip did not copy them in time and was stopped."
    )
    let all = try Self.action(.copy(.title), 30)
    #expect(
      said(.acted(all, .failed(.tooLong(most: 74_994))))
        == ["That is too long for the terminal's clipboard, which takes 74994 bytes."]
    )
    #expect(said(.acted(all, .failed(.ended("xclip", status: 1)))).count == 1)
  }

  @Test func whatIsLackingIsSaid() {
    let items = [Self.item(1), Self.item(2, nil)]
    #expect(said(.lacks(.open, [items[0]])) == ["“Suzanne” has no store address."])
    #expect(said(.lacks(.copy(.feed), [items[1]])) == ["This song has no feed address."])
    #expect(said(.lacks(.copy(.artwork), items)) == ["None of the 2 has an artwork address."])
    #expect(
      said(.needsRow(.copy)) == [
        "Copy what? Name a row or an item: copy url row:1, copy url id:123"
      ]
    )
    #expect(said(.needsRow(.open)) == ["Open what? Name a row or an item: open row:1, open id:123"])
    #expect(said(.unknownItems([7])) == ["Nothing is known under the id 7."])
    #expect(said(.unknownItems([7, 8])) == ["Nothing is known under the ids 7, 8."])
    #expect(said(.refused(.tooManyItems(.open, most: 5))) == ["Open takes 5 at most at once."])
  }

  @Test func aHostileNameIsHarmless() throws {
    let item = Self.item(1, "A\u{1B}]52;c;eA==\u{7}\u{9B}31m\u{202E}B")
    let action = try #require(ItemAction(.copy(.title), [item]))
    for outcome in [ActionOutcome.done(by: "x\u{1B}[2J"), .failed(.noWay)] {
      let lines = NoticeWords.lines(for: .acted(action, outcome), in: Sample.context())
      let written = LineEncoder().encode(lines)
      #expect(
        !written.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" }
      )
    }
  }

  // MARK: Data

  private func data(_ notice: Notice, _ format: DataFormat?) throws -> String {
    let bytes = DataWriter(format: format, fields: [.type, .id, .name]).bytes(
      of: notice,
      text: ["words"]
    )
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  @Test func theItemsActedOnAreTheData() throws {
    var action = try Self.action(.copy(.url), 2)
    action.source = Source(.cache, fetchedAt: 1_796_006_380)
    for outcome in [ActionOutcome.done(by: "xclip"), .askedTerminal(through: nil), .noDisplay] {
      #expect(try data(.acted(action, outcome), nil) == "song\t1\tSuzanne\nsong\t2\tSuzanne\n")
    }
    #expect(
      try data(.acted(action, .done(by: "xclip")), .json) == """
        {"schema":1,"kind":"copy","query":null,"source":"cache",\
        "fetched_at":"2026-11-30T02:39:40Z","count":2,"skipped":0,"items":[
        {"type":"song","id":1,"name":"Suzanne"},
        {"type":"song","id":2,"name":"Suzanne"}
        ]}

        """
    )
    let opened = try data(.acted(try Self.action(.open, 1), .noDisplay), .json)
    #expect(opened.hasPrefix(#"{"schema":1,"kind":"open","query":null,"source":null"#))
  }

  @Test(arguments: [DataFormat.json, .jsonl, .csv, .tsv, nil])
  func whatFailedIsNoData(format: DataFormat?) throws {
    #expect(try data(.acted(try Self.action(.open, 1), .failed(.noWay)), format) == "")
  }
}
