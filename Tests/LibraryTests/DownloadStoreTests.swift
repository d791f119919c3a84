import Catalog
import Records
import Testing

@testable import Library

/// What is kept of downloads.
@Suite struct DownloadStoreTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  private func entry(
    _ number: Int64 = 7,
    _ state: DownloadState = .waiting,
    folder: String = "/home/ann/Downloads",
    at time: Int64 = 1_000
  ) -> DownloadEntry {
    var item = Item(id: ItemID(.podcastEpisode, number), country: "us")
    item.name = "Teil \(number): “Anfänge”"
    item.creator = "Somebody"
    item.collection = "The Deep Past"
    item.collectionID = 77
    item.storeURL = "https://podcasts.apple.com/us/podcast/x/id77?i=\(number)"
    item.previewURL = "https://cdn.example/\(number).mp3"
    return DownloadEntry(
      item: item,
      url: "https://cdn.example/\(number).mp3",
      folder: folder,
      state: state,
      path: folder + "/\(number).part",
      done: 10,
      total: 30,
      validator: "\"v1\"",
      startedAt: time
    )
  }

  @Test(
    arguments: [
      .waiting, .running, .stopped, .done, .failed(DownloadFailure(.offline)),
      .failed(DownloadFailure(.exists, detail: "/a b/c")),
      .failed(DownloadFailure(.status, number: 404)),
    ] as [DownloadState]
  )
  func aRowComesBackInAnotherRun(_ state: DownloadState) throws {
    var entry = entry(7, state)
    let stores = fixture.open()
    try stores.downloads.add(&entry)
    #expect(entry.id > 0)
    #expect(stores.downloads.keeps(entry.id))
    stores.close()
    #expect(fixture.open().downloads.entries() == [entry])
  }

  @Test func whatIsNotKnownStaysSo() throws {
    var entry = DownloadEntry(
      item: Item(id: ItemID(.podcastEpisode, 7), country: "us"),
      url: "u",
      folder: "/f",
      startedAt: 5
    )
    let stores = fixture.open()
    try stores.downloads.add(&entry)
    entry.item.previewURL = "u"
    #expect(stores.downloads.entries() == [entry])
  }

  @Test func thereIsOneRowForAnItemAndAFolder() throws {
    let stores = fixture.open()
    var first = entry()
    try stores.downloads.add(&first)
    var again = entry(7, .done, at: 2_000)
    try stores.downloads.add(&again)
    #expect(again.id == first.id)
    #expect(stores.downloads.entries() == [again])
    var elsewhere = entry(folder: "/tmp", at: 3_000)
    try stores.downloads.add(&elsewhere)
    var other = entry(8, at: 500)
    try stores.downloads.add(&other)
    #expect(stores.downloads.entries().map(\.id) == [elsewhere.id, again.id, other.id])
  }

  @Test func rowsOfTheSameSecondStandInTheirOrder() throws {
    let stores = fixture.open()
    for number in 1...3 {
      var entry = entry(Int64(number))
      try stores.downloads.add(&entry)
    }
    #expect(stores.downloads.entries().map(\.item.id.number) == [3, 2, 1])
  }

  @Test func aRowChangesAndGoes() throws {
    let stores = fixture.open()
    var entry = entry()
    try stores.downloads.add(&entry)
    entry.state = .done
    (entry.path, entry.done, entry.validator) = ("/x.mp3", 30, nil)
    try stores.downloads.update(entry)
    #expect(stores.downloads.entries() == [entry])
    try stores.downloads.remove(entry.id)
    #expect(stores.downloads.entries().isEmpty)
    // One that is gone does not come back with what a download that goes on says of it.
    try stores.downloads.update(entry)
    #expect(stores.downloads.entries().isEmpty)
  }

  @Test func inPrivateARowIsForTheRunOnly() throws {
    let stores = fixture.open()
    var old = entry(1)
    try stores.downloads.add(&old)
    stores.close()
    let before = try fixture.bytes(of: fixture.main)
    let hidden = fixture.open(.readOnly)
    var new = entry(2, at: 2_000)
    try hidden.downloads.add(&new)
    #expect(hidden.downloads.entries() == [new, old])
    #expect(!hidden.downloads.keeps(new.id))
    new.state = .stopped
    try hidden.downloads.update(new)
    #expect(hidden.downloads.entries() == [new, old])
    hidden.close()
    #expect(try fixture.bytes(of: fixture.main) == before)
    #expect(fixture.open().downloads.entries() == [old])
  }

  @Test func inMemoryItIsTheSame() throws {
    let stores = Stores.open(.memory, clock: { 1 })
    var entry = entry()
    try stores.downloads.add(&entry)
    #expect(stores.downloads.entries() == [entry])
    #expect(!stores.downloads.keeps(entry.id))
  }

  @Test func whatCannotBeWrittenIsKeptForTheRun() throws {
    let stores = fixture.open()
    var kept = entry(1)
    try stores.downloads.add(&kept)
    try fixture.execute("PRAGMA user_version = 99", on: fixture.main)
    var new = entry(2, at: 2_000)
    #expect(throws: LibraryError.self) { try stores.downloads.add(&new) }
    #expect(new.id < 0)
    kept.state = .done
    #expect(throws: LibraryError.self) { try stores.downloads.update(kept) }
    new.state = .stopped
    try stores.downloads.update(new)
    #expect(stores.downloads.entries() == [new, kept])
    #expect(!stores.downloads.keeps(new.id))
    #expect(!stores.downloads.keeps(kept.id))
    try stores.downloads.remove(new.id)
    #expect(stores.downloads.entries() == [kept])
  }

  @Test func aRowOfANewerVersionIsPassedOver() throws {
    let stores = fixture.open()
    var entry = entry()
    try stores.downloads.add(&entry)
    var other = self.entry(8, .failed(DownloadFailure(.offline)))
    try stores.downloads.add(&other)
    stores.close()
    try fixture.execute(
      "UPDATE download SET failure = 'eclipse' WHERE number = 8",
      on: fixture.main
    )
    #expect(fixture.open().downloads.entries() == [entry])
    try fixture.execute("UPDATE download SET state = 'paused'", on: fixture.main)
    #expect(fixture.open().downloads.entries().isEmpty)
  }

  @Test func aFileOfTheVersionBeforeGetsTheTable() throws {
    fixture.open().close()
    try fixture.execute("DROP TABLE download; PRAGMA user_version = 5", on: fixture.main)
    let stores = fixture.open()
    #expect(stores.takeNotices() == [])
    var entry = entry()
    try stores.downloads.add(&entry)
    #expect(stores.downloads.entries() == [entry])
    // A step may run again.
    stores.close()
    try fixture.execute("PRAGMA user_version = 5", on: fixture.main)
    #expect(fixture.open().downloads.entries() == [entry])
  }

  // MARK: Forgetting

  @Test func rowsAreForgottenWithTheirItemTheirWordsOrAll() throws {
    let stores = fixture.open()
    for number in 7...9 {
      var entry = entry(Int64(number))
      try stores.downloads.add(&entry)
    }
    var counts = ForgottenCounts()
    counts.downloads = 1
    let seven = Forgetting.item(StoreItemID(ItemID(.podcastEpisode, 7), country: "us"))
    #expect(stores.forgetter.weigh(seven) == counts)
    #expect(try stores.forgetter.forget(seven) == counts)
    #expect(stores.forgetter.weigh(.words("teil 8 anfange")) == counts)
    #expect(try stores.forgetter.forget(.words("teil 8 anfange")) == counts)
    #expect(stores.downloads.entries().map(\.item.id.number) == [9])
    #expect(stores.forgetter.weigh(.history).downloads == 0)
    #expect(stores.forgetter.weigh(.seen).downloads == 0)
    #expect(try stores.forgetter.forget(.all).downloads == 1)
    #expect(stores.downloads.entries().isEmpty)
  }

  // MARK: Texts

  @Test(
    arguments: [
      (.artwork(nil, folder: nil), "act?kind=picture&id=7"),
      (
        .artwork(PixelSize(600, 400), folder: "/a b"),
        "act?kind=picture&id=7&size=600x400&folder=%2Fa%20b"
      ),
      (.download(folder: nil), "act?kind=download&id=7"),
      (.download(folder: "./x"), "act?kind=download&id=7&folder=.%2Fx"),
      (.copy(.artwork), "act?kind=artwork&id=7"), (.open, "act?kind=open&id=7"),
    ] as [(ActionKind, String)]
  )
  func aWishHasATextThatMeansTheSameForEver(_ kind: ActionKind, _ text: String) {
    let attempt = AttemptRecord(.items([7], country: .unitedStates), for: .act(kind, [7], nil))
    #expect(AttemptCoding.text(ofPurposeOf: attempt) == text)
    #expect(AttemptCoding.purpose(from: text)?.purpose == .act(kind, [7], nil))
  }

  @Test(arguments: [
    "act?kind=picture&id=7&size=0x1", "act?kind=open&id=7&folder=x", "act?kind=fax&id=7",
    "act?kind=download&id=7&size=1x1",
  ])
  func aDamagedWishIsNone(_ text: String) {
    #expect(AttemptCoding.purpose(from: text) == nil)
  }

  @Test func theScreenIsAWord() {
    #expect(TopicCoding.text(of: .downloads) == "downloads")
    #expect(TopicCoding.topic(from: "downloads") == .downloads)
  }
}
