import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// What is said of files, and what stands in those that are to be read.
@Suite struct WordsExchangeTests {
  private let file: FileName
  private let list = KeptSamples.list(.watchlist, .watched(KeptSamples.rows))

  init() throws {
    file = try #require(FileName("my docs/feeds.opml"))
  }

  private func words(_ notice: Notice) -> String {
    NoticeWords.lines(for: notice, in: Sample.context(300)).map(\.plainText)
      .joined(separator: " ")
  }

  private func export(_ format: ExportFormat, _ list: ListScreen? = nil) -> Export {
    Export(ExportWish(format, file), of: list ?? self.list)
  }

  @Test func whatWasWrittenIsCountedAndNamed() {
    #expect(
      words(.exported(export(.csv))) == "Wrote 4 items of the watchlist to my docs/feeds.opml."
    )
    var filtered = list
    filtered.filter = Filter(text: "type:albums")
    #expect(
      words(.exported(export(.csv, filtered)))
        == "Wrote 1 of 4 items of the watchlist to my docs/feeds.opml."
    )
    let podcasts = ListScreen(
      serial: 1,
      topic: .inquiry(.request(Sample.search("news", .podcast))),
      findings: Findings(items: [Sample.podcasts[0], Sample.movies[0]]),
      gathering: Gathering()
    )
    #expect(
      words(.exported(export(.opml, podcasts)))
        == "Wrote 1 feed of Podcasts “news” to my docs/feeds.opml; 1 item has no feed."
    )
    #expect(
      words(.noFeeds(export(.opml)))
        == "None of the 4 items has a feed, so nothing was written. opml is for podcasts."
    )
    let history = KeptSamples.list(.history(""), .screens(KeptSamples.screens))
    #expect(
      words(.exported(export(.md, history)))
        == "Wrote 4 screens of the history to my docs/feeds.opml."
    )
  }

  @Test(
    arguments: [
      (
        .exists,
        "my docs/feeds.opml is there already, and nothing is written over. Name another: export csv \"my docs/feeds-2.opml\""
      ),
      (
        .isFolder,
        "my docs/feeds.opml is a folder. Name a file in it: export csv \"my docs/feeds.opml/list.csv\""
      ),
      (.noFolder, "There is no folder my docs, so nothing was written."),
      (.notPermitted, "my docs/feeds.opml may not be written, so nothing was."),
      (.full, "The disk is full, so my docs/feeds.opml was not written."),
      (.notPlain, "my docs/feeds.opml is no file to write to."),
      (.other("I/O error"), "my docs/feeds.opml was not written: I/O error."),
    ] as [(FileFailure, String)]
  )
  func whatWasNotWrittenSaysWhy(_ failure: FileFailure, _ expected: String) {
    #expect(words(.notExported(export(.csv), failure)) == expected)
    #expect(ExitStatus(.notExported(export(.csv), failure)) == .failure)
  }

  @Test func whatWasImportedIsCounted() {
    func report(
      _ changes: [KeptChange],
      prompt: Bool = true,
      _ fill: (inout ImportedRecords) -> Void = { _ in }
    ) -> String {
      var records = ImportedRecords()
      fill(&records)
      return words(.imported(ImportReport(file, records, changes: changes, atPrompt: prompt)))
    }
    let entry = KeptSamples.entry()
    let feed = WaitingFeed(
      number: 3,
      address: "https://a.example/",
      title: "A",
      country: "us",
      addedAt: 1
    )
    let new = KeptChange.watch(before: nil, after: entry)
    let same = KeptChange.watch(before: entry, after: entry)
    #expect(
      report([new, same, same])
        == "Imported my docs/feeds.opml: 1 new, 2 already watched. To take it back: undo"
    )
    #expect(report([same]) == "Imported my docs/feeds.opml: 0 new, 1 already watched.")
    #expect(
      report([.watch(before: entry, after: KeptSamples.entry(below: 5))])
        == "Imported my docs/feeds.opml: 0 new, 1 already watched, 1 of them with a limit or note from the file. To take it back: undo"
    )
    #expect(
      report([.feed(before: nil, after: feed)]) { $0.unreadable = 1 }
        == "Imported my docs/feeds.opml: 1 new. 1 record could not be read. 1 podcast is looked for in Apple's catalogue while nothing is typed. To take it back: undo"
    )
    #expect(
      report([same]) { $0.refusedLimits = 1 }
        == "Imported my docs/feeds.opml: 0 new, 1 already watched. 1 limit is no price and was left out."
    )
    #expect(
      report([same]) { $0.refusedLimits = 2 }
        == "Imported my docs/feeds.opml: 0 new, 1 already watched. 2 limits are no prices and were left out."
    )
    #expect(
      report([.feed(before: feed, after: feed)], prompt: false) { $0.isCutShort = true }
        == "Imported my docs/feeds.opml: 0 new, 1 already watched. The file ends in the middle of something. 1 podcast is looked for in Apple's catalogue at the prompt: reprise."
    )
    #expect(
      report([.watch(before: KeptSamples.entry(below: 5), after: KeptSamples.entry(below: 5))]) {
        $0.items = [WatchImport(item: KeptSamples.film, record: "", below: 3)]
      }
        == "Imported my docs/feeds.opml: 0 new, 1 already watched. “Blade Runner (The Final Cut)” keeps its own limit and note."
    )
    #expect(report([]) == "There is nothing in my docs/feeds.opml.")
  }

  @Test(
    arguments: [
      (.file(.notFound), "There is no file my docs/feeds.opml."),
      (.file(.isFolder), "my docs/feeds.opml is a folder. Name a file in it."),
      (.file(.notPermitted), "my docs/feeds.opml may not be read."),
      (.file(.notPlain), "my docs/feeds.opml is no plain file."),
      (
        .file(.tooLarge(most: 64 << 20)),
        "my docs/feeds.opml has more than 67 MB, which is too much to import."
      ),
      (
        .unknownForm,
        "my docs/feeds.opml is no list that can be imported: that takes OPML, or what export json and export jsonl wrote."
      ),
      (.unknownEncoding, "my docs/feeds.opml is in an encoding that is not known here: UTF-8 is."),
      (.tooMany(most: 20_000), "my docs/feeds.opml has more than 20,000 records."),
    ] as [(ImportRefusal, String)]
  )
  func whatWasNotImportedSaysWhy(_ refusal: ImportRefusal, _ expected: String) {
    #expect(words(.notImported(file, refusal)) == expected)
  }

  @Test func whatBecameOfTheFeedsIsSaid() {
    #expect(
      words(.feedsMatched(found: 12, absent: 2))
        == "12 imported podcasts are found in Apple's catalogue, 2 are not there. To see: watchlist"
    )
    #expect(
      words(.feedsMatched(found: 1, absent: 0))
        == "1 imported podcast is found in Apple's catalogue. To see: watchlist"
    )
  }

  @Test func takingAnImportBackIsSaid() {
    let feed = WaitingFeed(
      number: 3,
      address: "https://a.example/",
      title: "A",
      country: "us",
      addedAt: 1
    )
    let one = KeptSamples.step(.feed(before: nil, after: feed))
    #expect(
      words(.tookBack(.undone(one)))
        == "Taken back: watching “A”, 3 min ago. It is not watched any more."
    )
    let gone = KeptSamples.step(.feed(before: feed, after: nil))
    #expect(
      words(.tookBack(.undone(gone)))
        == "Taken back: no longer watching “A”, 3 min ago. It is watched again."
    )
    #expect(
      words(.watched(KeptSamples.report(.unwatch, .feed(before: feed, after: nil))))
        == "No longer watching “A”. To take it back: undo"
    )
  }

  // MARK: Markdown

  @Test func aListIsReadAsMarkdown() {
    var film = KeptSamples.film
    film.name = "A *star* [is] \\born_ #1 <b>"
    film.storeURL = "https://store.example/a(b)"
    film.price = 9.99
    var nameless = Item(id: ItemID(.song, 4), country: "us")
    nameless.storeURL = "javascript:alert(1)"
    let entry = KeptSamples.entry(film, below: 5, note: "for\nAnna | Bob")
    let list = KeptSamples.list(
      .watchlist,
      .watched([
        WatchedRow(item: film, watched: WatchedItem(entry, prices: PriceHistory())),
        WatchedRow(
          item: nameless,
          watched: WatchedItem(KeptSamples.entry(nameless), prices: PriceHistory())
        ),
      ])
    )
    let text = MarkdownWriter.text(of: list)
    #expect(
      text == """
        # Watchlist

        - [A \\*star\\* \\[is\\] \\\\born\\_ \\#1 \\<b\\>](https://store.example/a%28b%29), film, by Ridley Scott, 1982-06-25, $9.99, wanted below \\$5, for Anna \\| Bob
        - untitled, song

        """
    )
  }

  @Test func rowsThatAreNoItemsAreATable() {
    let list = KeptSamples.list(
      .prices(KeptSamples.film.storeID),
      .prices(KeptSamples.film, KeptSamples.priced)
    )
    let lines = MarkdownWriter.text(of: list).split(separator: "\n")
    #expect(lines[0].hasPrefix("# Prices of “Blade Runner"))
    #expect(
      lines[1]
        == "| type | id | country | observed\\_at | price | rental\\_price | hd\\_price | currency |"
    )
    #expect(lines[2] == "| --- | --- | --- | --- | --- | --- | --- | --- |")
    #expect(lines.count == 6)
  }

  @Test(arguments: 1...20)
  func noNameBreaksALine(seed: Int) {
    var texts = HostileText(seed: UInt64(seed))
    let items = (Int64(1)...10).map { number -> Item in
      var item = Item(id: ItemID(.podcast, number), country: "us")
      item.name = texts.next()
      item.creator = texts.next()
      item.storeURL = "https://store.example/" + texts.next()
      return item
    }
    let list = ListScreen(
      serial: 1,
      topic: .seen(texts.next()),
      findings: Findings(items: items),
      gathering: Gathering()
    )
    let lines = MarkdownWriter.text(of: list).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.count == 13)
    #expect(lines.dropFirst(2).dropLast().allSatisfy { $0.hasPrefix("- ") })
  }
}
