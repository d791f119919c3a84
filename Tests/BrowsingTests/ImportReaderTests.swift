import Catalog
import Records
import TestSupport
import Testing

@testable import Browsing

/// This program's own lists, read back.
@Suite struct ImportReaderTests {
  private let reader = ImportReader(country: "us")

  private func records(_ bytes: [UInt8]) throws -> ImportedRecords {
    guard case .records(let records) = reader.read(bytes) else {
      throw Refused(reading: reader.read(bytes))
    }
    return records
  }

  private func records(_ text: String) throws -> ImportedRecords { try records(Array(text.utf8)) }

  private struct Refused: Error {
    var reading: ImportReading
  }

  /// A watchlist of such items, with limits and notes.
  private func watchlist(_ items: [Item], _ entries: [WatchEntry]) -> ListScreen {
    let rows = zip(items, entries).map { item, entry in
      WatchedRow(item: item, watched: WatchedItem(entry, prices: PriceHistory()))
    }
    return KeptSamples.list(.watchlist, .watched(rows))
  }

  /// Items in which everything is there or missing by chance.
  private func random(_ seed: Int) -> ListScreen {
    var texts = HostileText(seed: UInt64(seed))
    func some<T>(_ value: T) -> T? { texts.number(below: 3) == 0 ? nil : value }
    let items = (1...12).map { number -> Item in
      let type = ItemType.allCases[texts.number(below: ItemType.allCases.count)]
      var item = Item(id: ItemID(type, some(Int64(number)) ?? .max - Int64(number)), country: "gb")
      item.name = some(texts.next())
      item.creator = some(texts.next())
      item.creatorID = some(Int64(texts.number(below: .max)))
      item.collection = some(texts.next())
      item.collectionID = some(.max)
      item.genre = some(texts.next())
      item.released = some(ReleaseDate(year: 2005, month: 7, day: 19, secondOfDay: some(61)))
        .flatMap { $0 }
      item.duration = some(5_400_000)
      item.track = some(3)
      item.trackCount = some(12)
      item.rank = some(1)
      item.price = some([9.99, 0, -1, 0.1, 1_234_567.891][texts.number(below: 5)])
      item.rentalPrice = some(3.99)
      item.hdPrice = some(14.99)
      item.hdRentalPrice = some(4.99)
      item.currency = some("USD")
      item.explicitness = some(.cleaned)
      item.contentRating = some("PG-13")
      item.averageRating = some(4.5)
      item.ratingCount = some(77)
      item.storeURL = some("https://store.example/\(texts.next())")
      item.previewURL = some(texts.next())
      item.artworkURL = some(texts.next())
      item.feedURL = some(texts.next())
      item.bundleID = some("org.example")
      item.version = some("1.0")
      item.sizeBytes = some(.max)
      item.description = some(texts.next())
      return item
    }
    let entries = items.map { item in
      WatchEntry(
        item: item,
        addedAt: 1_700_000_000 + Int64(texts.number(below: 9_999)),
        below: some(4.99),
        note: some("x" + texts.next()),
        checkedAt: 1_796_006_380
      )
    }
    return watchlist(items, entries)
  }

  @Test(arguments: 1...30)
  func whatWasWrittenIsReadBackExactly(seed: Int) throws {
    let list = random(seed)
    for format in [DataFormat.json, .jsonl] {
      let bytes = DataWriter(format: format).bytes(of: .list(list))
      let read = try records(bytes)
      #expect(read.items.map(\.item) == list.items)
      #expect(read.unreadable == 0)
      let entries = list.items.compactMap { list.watched[$0.storeID] }
      #expect(read.items.map(\.addedAt) == entries.map { Optional($0.addedAt) })
      #expect(read.items.map(\.below) == entries.map(\.below))
      #expect(read.items.map(\.note) == entries.map(\.note))
      #expect(read.items.map(\.seenAt) == entries.map { Optional($0.checkedAt) })
      // What it was made of is written again as the same bytes.
      let rows = read.items.map { record in
        let item = ImportReader.item(ofRecord: record.record) ?? record.item
        let entry = record.entry(after: nil, now: 0)
        return WatchedRow(item: item, watched: WatchedItem(entry, prices: PriceHistory()))
      }
      let again = KeptSamples.list(.watchlist, .watched(rows))
      #expect(DataWriter(format: format).bytes(of: .list(again)) == bytes)
    }
  }

  @Test func aFeedWithoutAnIDIsReadBack() throws {
    let feed = WaitingFeed(
      number: 7,
      address: "https://example.org/feed",
      title: "A show",
      country: "gb",
      addedAt: 1_700_000_000
    )
    let list = watchlist([feed.item], [feed.entry])
    for format in [DataFormat.json, .jsonl] {
      let read = try records(DataWriter(format: format).bytes(of: .list(list)))
      #expect(read.items.isEmpty)
      #expect(
        read.feeds == [
          FeedImport(
            address: "https://example.org/feed",
            title: "A show",
            country: "gb",
            addedAt: 1_700_000_000
          )
        ]
      )
    }
  }

  @Test func documentsMayBeWrittenInOtherWays() throws {
    let pretty = """
      \u{FEFF}{
        "schema": 1,
        "items": [
          { "type": "song",
            "id": 7 },
          {"id": "8", "type": "movie", "country": "GB", "name": "\\u00e9", "below": 5}
        ]
      }
      { "type": "album", "id": 9 }

      {"type":"app","id":10}\r
      """
    let read = try records(pretty)
    #expect(read.items.map(\.item.id.description) == ["song:7", "movie:8", "album:9", "app:10"])
    #expect(read.items.map(\.item.country) == ["us", "gb", "us", "us"])
    #expect(read.items[1].item.name == "é")
    #expect(read.items[1].below == 5)
    #expect(read.unreadable == 0)
  }

  /// As at the prompt.
  @Test func onlyWhatIsAPriceIsALimit() throws {
    let limits = ["1e308", "-5", "99999999999999999999", "0", "4.99", "1528", "\"7.5\"", "null"]
    let lines = limits.map { #"{"type":"song","id":1,"below":\#($0)}"# }.joined(separator: "\n")
    let read = try records(lines)
    #expect(read.items.map(\.below) == [nil, nil, nil, 0, 4.99, 1528, 7.5, nil])
    #expect(read.refusedLimits == 3)
  }

  @Test func recordsThatCannotBeReadAreCounted() throws {
    let lines = """
      {"type":"song","id":1}
      {"type":"song","id":2
      {"type":"spaceship","id":3}
      {"type":"song"}
      {"type":"song","id":-4}
      {"type":"song","id":4,"country":"zz"}
      {"type":"song","id":1.5}
      nonsense
      {"type":"podcast","feed_url":"nowhere"}
      {"type":"song","id":5} {"type":"song","id":6}
      {"type":"song","id":7,"below":-1,"note":"","watched_since":"yesterday"}
      """
    let read = try records(lines)
    #expect(read.items.map(\.item.id.number) == [1, 7])
    #expect(read.unreadable == 9)
    #expect(read.items[1].below == nil)
    #expect(read.items[1].note == nil)
    #expect(read.items[1].addedAt == nil)
    let mixed = try records("{\"items\":[1,null,[],{\"type\":\"song\",\"id\":1},\"x\"]}")
    #expect(mixed.items.count == 1)
    #expect(mixed.unreadable == 4)
  }

  @Test func rowsThatAreNoItemsAreNone() throws {
    let deals = "{\"kind\":\"deals\",\"items\":[{\"type\":\"movie\",\"id\":1,\"country\":\"us\"}]}"
    #expect(try records(deals).items.count == 1)
    for kind in ["prices", "history", "settings"] {
      let document = "{\"kind\":\"\(kind)\",\"items\":[{\"type\":\"movie\",\"id\":1}]}"
      #expect(reader.read(Array(document.utf8)) == .refused(.unknownForm))
    }
  }

  @Test(
    arguments: [
      "hello", "type,id\r\nmovie,1\r\n", "{\"a\":1}", "[1,2]", "{", "{\"items\":[", "<html></html>",
      "\u{1}",
      "{\"items\":[{\"type\":\"song\",\"id\":1},", "%PDF-1.7",
    ]
  )
  func aFileOfAnotherKindIsRefused(_ text: String) {
    #expect(reader.read(Array(text.utf8)) == .refused(.unknownForm))
  }

  @Test func anEmptyListIsOne() throws {
    for text in ["", "\n\n", "\u{FEFF}", "{\"schema\":1,\"items\":[]}"] {
      #expect(try records(text) == ImportedRecords())
    }
  }

  @Test func thereAreBoundsToWhatIsTaken() throws {
    let many = (1...20_001).map { "{\"type\":\"song\",\"id\":\($0)}" }.joined(separator: "\n")
    #expect(reader.read(Array(many.utf8)) == .refused(.tooMany(most: 20_000)))
    let long =
      "{\"type\":\"song\",\"id\":1,\"name\":\"" + String(repeating: "x", count: 1 << 20) + "\"}"
    #expect(try records(long + "\n{\"type\":\"song\",\"id\":2}").unreadable == 1)
    let deep = "{\"type\":\"song\",\"id\":1,\"x\":" + String(repeating: "[", count: 100_000)
    #expect(try records(deep + "\n{\"type\":\"song\",\"id\":2}").items.count == 1)
  }

  @Test(arguments: 1...20)
  func anyBytesAreReadToTheirEnd(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "{", "}", "[", "]", "\"", "\\", ",", ":", "\n", "\"items\"", "\"type\"", "\"song\"", "\"id\"",
      "7",
      "null", "\u{0}", "é", "\\ud83c", "1e999", "-",
    ]
    for _ in 0..<200 {
      let text = (0..<generator.next(below: 40)).map { _ in
        pieces[generator.next(below: pieces.count)]
      }
      .joined()
      switch reader.read(Array("{\(text)".utf8)) {
      case .records(let records): #expect(records.count <= 40)
      case .refused(let refusal): #expect(refusal == .unknownForm)
      }
    }
  }

  @Test func momentsAreReadAsTheyAreWritten() {
    for second: Int64 in [0, 1, -1, 1_796_006_380, 951_868_799, 253_402_300_799, -62_135_596_800] {
      #expect(Timestamp.text(second).flatMap(Timestamp.seconds) == second)
    }
    for text in ["2026-11-30", "2026-11-30T02:39:40+01:00", "2026-13-01T00:00:00Z", ""] {
      #expect(Timestamp.seconds(text) == nil)
    }
  }
}
