import Browsing
import Catalog
import Companions
import Foundation
import Platform
import Records
import Testing
import Transfers

@testable import Application
@testable import Library

/// Downloads behind the prompt: several at once, what they leave, and what is kept of it.
@Suite(.timeLimit(.minutes(10))) struct DownloadsTests {
  private let files = FakeFiles()
  private let folder: StoreFolderFixture
  private let stores: Stores
  private let downloads: Downloads

  init() throws {
    folder = try StoreFolderFixture()
    stores = folder.open()
    downloads = try Self.downloads(stores, files.client, folder)
  }

  private static func downloads(
    _ stores: Stores,
    _ client: FileClient,
    _ folder: StoreFolderFixture
  ) throws -> Downloads {
    try Downloads(
      store: stores.downloads,
      client: client,
      folder: SaveFolder(
        environment: Environment(["HOME": folder.path, "XDG_DOWNLOAD_DIR": folder.path])
      ),
      clocks: TestClock().clocks,
      patience: .zero
    )
  }

  private func action(_ numbers: ClosedRange<Int64>) throws -> ItemAction {
    let episodes = numbers.map { number in
      var item = Item(id: ItemID(.podcastEpisode, number), country: "us")
      item.name = "Part \(number)"
      item.previewURL = "https://cdn.example/\(number).mp3"
      return item
    }
    return try #require(ItemAction(.download(folder: nil), episodes))
  }

  private func begin(_ numbers: ClosedRange<Int64>, to typed: String? = nil) throws
    -> [DownloadStart]
  {
    downloads.begin(try action(numbers), in: typed).starts
  }

  /// Waits for news.
  private func news(from downloads: Downloads? = nil) async throws -> [Downloads.News] {
    let downloads = downloads ?? self.downloads
    while true {
      while try Poller().wait(readable: [downloads.descriptor], timeout: .zero).isEmpty {
        await Task.yield()
      }
      let news = downloads.advance()
      if !news.isEmpty { return news }
    }
  }

  /// Lets what was begun be noted.
  private func noted() async throws {
    while try Poller().wait(readable: [downloads.descriptor], timeout: .zero).isEmpty {
      await Task.yield()
    }
    #expect(downloads.advance() == [])
  }

  private func ending(_ news: [Downloads.News]) throws -> DownloadEnding {
    guard news.count == 1, case .ended(let ending) = news[0] else {
      throw Unexpected(news: news)
    }
    return ending
  }

  private struct Unexpected: Error {
    var news: [Downloads.News]
  }

  private func part(_ number: Int64) -> String { folder.path + "/Part \(number) [\(number)].part" }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private var rows: [DownloadEntry] { stores.downloads.entries() }

  // MARK: Beginning and ending

  @Test func aDownloadEndsAsAFileAndARow() async throws {
    let start = try begin(1...1)[0]
    #expect(start.course == .begun)
    await files.asked(1)
    #expect(files.downloads[0].partPath == part(1))
    #expect(rows[0].state == .running)
    files.begin(0, Validator(field: "\"v1\"", total: 30))
    try await noted()
    #expect(rows[0].validator == "\"v1\"")
    try files.write(0, "abcdefghij", of: 30)
    #expect(downloads.entries()[0].done == 10)
    #expect(downloads.entries()[0].total == 30)
    try files.finish(0, wasUnprotected: true)
    let ending = try ending(try await news())
    #expect(ending.wasUnprotected)
    #expect(ending.entry.state == .done)
    #expect(ending.entry.path == folder.path + "/Part 1 [1].mp3")
    #expect(ending.entry.done == 10)
    #expect(rows == [ending.entry])
    #expect(!downloads.isWorking)
  }

  @Test func threeComeAtOnceAndTheOthersWait() async throws {
    let starts = try begin(1...5)
    #expect(starts.map(\.course) == Array(repeating: .begun, count: 5))
    await files.asked(3)
    #expect(
      downloads.entries().map(\.state) == [.waiting, .waiting, .running, .running, .running]
    )
    // Those that come at once may ask in any order.
    let marks = files.downloads.map(\.mark)
    #expect(Set(marks) == ["1", "2", "3"])
    try files.write(1, "x", of: nil)
    try files.finish(1)
    #expect(String(try ending(try await news()).entry.item.id.number) == marks[1])
    await files.asked(4)
    #expect(files.downloads.count == 4)
    #expect(files.downloads.last?.mark == "4")
    #expect(files.openCount == 3)
  }

  @Test func whatIsUnderWayOrThereIsNotBegunAgain() async throws {
    _ = try begin(1...1)
    await files.asked(1)
    #expect(try begin(1...1)[0].course == .underWay)
    try files.write(0, "abc", of: 3)
    try files.finish(0)
    _ = try await news()
    let again = try begin(1...1)[0]
    #expect(again.course == .there)
    #expect(again.entry.path == folder.path + "/Part 1 [1].mp3")
    // In another folder it is another file, and one that was deleted is got again.
    try FileManager.default.createDirectory(
      atPath: folder.path + "/sub",
      withIntermediateDirectories: false
    )
    #expect(try begin(1...1, to: folder.path + "/sub")[0].course == .begun)
    try FileManager.default.removeItem(atPath: folder.path + "/Part 1 [1].mp3")
    #expect(try begin(1...1)[0].course == .begun)
    #expect(rows.count == 2)
  }

  @Test func aMissingFolderIsRefusedAndNothingIsKept() throws {
    let start = try begin(1...1, to: folder.path + "/nosuch")[0]
    #expect(start.course == .refused(DownloadFailure(.noFolder, detail: folder.path + "/nosuch")))
    #expect(rows.isEmpty)
    #expect(!downloads.isWorking)
  }

  @Test func whereNothingCanBeHadItIsRefused() throws {
    let offline = try Self.downloads(stores, .refusing(.offline), folder)
    let report = offline.begin(try action(1...2), in: nil)
    #expect(
      report.starts.map(\.course) == Array(repeating: .refused(DownloadFailure(.offline)), count: 2)
    )
    #expect(report.isOfNothing)
    #expect(rows.isEmpty)
  }

  @Test func aFailureIsARowWithItsReason() async throws {
    _ = try begin(1...1)
    await files.asked(1)
    files.end(0, .failure(.status(404)))
    let ending = try ending(try await news())
    #expect(ending.entry.state == .failed(DownloadFailure(.status, number: 404)))
    #expect(!ending.keepsPart)
    #expect(ending.entry.path == nil)
    #expect(rows == [ending.entry])
  }

  @Test func aForeignFileOfTheNameIsNeverTakenForTheOwn() async throws {
    _ = try begin(1...1)
    await files.asked(1)
    let path = folder.path + "/Part 1 [1].mp3"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    files.end(0, .failure(.exists(path: path)))
    let ending = try ending(try await news())
    #expect(ending.entry.path == nil)
    let news = downloads.carryOut(.delete, .entry(ending.entry.id))
    #expect(news == .changed(.deleted(ending.entry, hadFile: false)))
    #expect(exists(path))
  }

  // MARK: Going on

  @Test func whatIsKeptIsGoneOnWith() async throws {
    _ = try begin(1...1)
    await files.asked(1)
    files.begin(0, Validator(field: "\"v1\"", total: 30))
    try files.write(0, "abcdefghij", of: 30)
    files.end(0, .failure(.transfer(TransferError(.connectionLost, host: "cdn.example"))))
    let ending = try ending(try await news())
    #expect(ending.keepsPart)
    #expect(ending.entry.done == 10)
    #expect(
      ending.entry.state == .failed(DownloadFailure(.connectionLost, detail: "cdn.example"))
    )
    let start = try begin(1...1)[0]
    #expect(start.course == .resumed(10))
    #expect(start.entry.id == ending.entry.id)
    await files.asked(2)
    #expect(files.downloads[1].validator == Validator(field: "\"v1\"", total: 30))
    #expect(files.downloads[1].partPath == part(1))
  }

  @Test func aPartOfAnotherRunIsGoneOnWithUnderTheNameThatItHas() async throws {
    _ = try begin(1...1)
    await files.asked(1)
    files.begin(0, Validator(field: "\"v1\"", total: 30))
    try files.write(0, "abcdefghij", of: 30)
    try await noted()
    // As a killed program leaves it.
    stores.close()
    let next = folder.open()
    let later = try Self.downloads(next, files.client, folder)
    let entry = later.entries()[0]
    #expect(entry.state == .stopped)
    #expect(entry.done == 10)
    var action = try action(1...1)
    action.items[0].name = "Renamed"
    let start = later.begin(action, in: nil).starts[0]
    #expect(start.course == .resumed(10))
    await files.asked(2)
    #expect(files.downloads[1].partPath == part(1))
    #expect(files.downloads[1].validator?.field == "\"v1\"")
  }

  @Test func whatAnotherRunIsAtIsLeftToIt() async throws {
    _ = try begin(1...1)
    await files.asked(1)
    let other = try Self.downloads(stores, files.client, folder)
    let owner = try PartFile(path: part(1))
    let entry = other.entries()[0]
    #expect(entry.state == .elsewhere)
    #expect(other.begin(try action(1...1), in: nil).starts[0].course == .underWay)
    #expect(other.carryOut(.stop, .entry(entry.id)) == .changed(.elsewhere(entry)))
    #expect(other.carryOut(.delete, .entry(entry.id)) == .changed(.elsewhere(entry)))
    #expect(exists(part(1)))
    owner.letGo()
    #expect(other.entries()[0].state == .stopped)
  }

  // MARK: Orders

  @Test func aStoppedDownloadKeepsItsPart() async throws {
    let id = try begin(1...1)[0].entry.id
    await files.asked(1)
    files.begin(0, Validator(field: "\"v1\"", total: 30))
    try files.write(0, "abcdefghij", of: 30)
    #expect(downloads.carryOut(.stop, .entry(id)) == nil)
    #expect(downloads.isEnding)
    let ending = try ending(try await news())
    #expect(!downloads.isEnding)
    #expect(ending.entry.state == .stopped)
    #expect(ending.keepsPart)
    #expect(ending.entry.path == part(1))
    #expect(rows == [ending.entry])
    #expect(downloads.carryOut(.stop, .entry(id)) == .changed(.notUnderWay(ending.entry)))
  }

  @Test func oneThatWaitsIsStoppedAtOnce() async throws {
    let starts = try begin(1...4)
    await files.asked(3)
    guard case .ended(let ending)? = downloads.carryOut(.stop, .item(4, nil)) else {
      Issue.record("it is not stopped")
      return
    }
    #expect(ending.entry.id == starts[3].entry.id)
    #expect(ending.entry.state == .stopped)
    #expect(!ending.keepsPart)
    #expect(downloads.entries()[0].state == .stopped)
  }

  @Test func deletingTakesThePartAndTheRow() async throws {
    let id = try begin(1...1)[0].entry.id
    await files.asked(1)
    files.begin(0, Validator(field: "\"v1\"", total: 30))
    try files.write(0, "abcdefghij", of: 30)
    #expect(downloads.carryOut(.delete, .entry(id)) == nil)
    guard case .changed(.deleted(let entry, hadFile: true))? = try await news().first else {
      Issue.record("it is not deleted")
      return
    }
    #expect(entry.id == id)
    #expect(!exists(part(1)))
    #expect(rows.isEmpty)
  }

  @Test func deletingTakesTheFileThatWasMadeAndNoOther() async throws {
    for number in 1...2 as ClosedRange<Int64> {
      _ = try begin(number...number)
      await files.asked(Int(number))
      try files.write(Int(number) - 1, "abc", of: 3)
      try files.finish(Int(number) - 1)
      _ = try await news()
    }
    let (second, first) = (rows[0], rows[1])
    #expect(
      downloads.carryOut(.delete, .entry(first.id)) == .changed(.deleted(first, hadFile: true))
    )
    #expect(!exists(folder.path + "/Part 1 [1].mp3"))
    let path = folder.path + "/Part 2 [2].mp3"
    // A player that fills in tags leaves the length as it is.
    try Data("abd".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)],
      ofItemAtPath: path
    )
    #expect(
      downloads.carryOut(.delete, .item(2, .podcastEpisode)) == .changed(.leftChanged(second))
    )
    #expect(exists(path))
    #expect(rows.isEmpty)
    #expect(
      downloads.carryOut(.delete, .item(2, nil)) == .changed(.unknown(.item(2, nil)))
    )
  }

  // MARK: The end

  @Test func atTheEndAllIsStoppedAndKept() async throws {
    _ = try begin(1...4)
    await files.asked(3)
    let first = try #require(files.downloads.firstIndex { $0.mark == "1" })
    files.begin(first, Validator(field: "\"v1\"", total: 30))
    try files.write(first, "abcdefghij", of: 30)
    var news = downloads.stopAll()
    while downloads.isWorking { news += try await self.news() }
    #expect(news.count == 4)
    #expect(!downloads.isWorking)
    #expect(rows.allSatisfy { $0.state == .stopped })
    #expect(rows.last?.done == 10)
    #expect(rows.last?.validator == "\"v1\"")
    #expect(exists(part(1)))
    downloads.close()
    #expect(files.isClosed)
    #expect(exists(part(1)))
  }

  @Test func inPrivateNothingIsLeftBehind() async throws {
    let stores = Stores.open(.memory, clock: { 1 })
    let downloads = try Self.downloads(stores, files.client, folder)
    _ = downloads.begin(try action(1...1), in: nil)
    await files.asked(1)
    files.begin(0, Validator(field: "\"v1\"", total: 30))
    try files.write(0, "abcdefghij", of: 30)
    #expect(downloads.stopAll().isEmpty)
    #expect(try await news(from: downloads).count == 1)
    // Within the run it can still be gone on with.
    #expect(downloads.begin(try action(1...1), in: nil).starts[0].course == .resumed(10))
    await files.asked(2)
    _ = downloads.stopAll()
    _ = try await news(from: downloads)
    downloads.close()
    #expect(!exists(part(1)))
  }

  @Test func whatIsForgottenMeanwhileGoesOnWithoutARow() async throws {
    _ = try begin(1...1)
    await files.asked(1)
    _ = try stores.forgetter.forget(.all)
    #expect(downloads.entries().map(\.state) == [.running])
    try files.write(0, "abc", of: 3)
    try files.finish(0)
    #expect(try ending(try await news()).entry.state == .done)
    #expect(rows.isEmpty)
    #expect(downloads.entries().isEmpty)
  }

  @Test(
    arguments: [
      (.cutShort, DownloadFailure(.cutShort)), (.underWay, DownloadFailure(.underWay)),
      (.notMedia(type: "text/html"), DownloadFailure(.notMedia)),
      (.status(503), DownloadFailure(.status, number: 503)),
      (.noSpace(needed: 9), DownloadFailure(.noSpace, number: 9)),
      (.exists(path: "/x"), DownloadFailure(.exists, detail: "/x")),
      (
        .file(path: "/a/x", PlatformError(errno: ENOENT)), DownloadFailure(.noFolder, detail: "/a")
      ),
      (
        .file(path: "/a/x", PlatformError(errno: EACCES)),
        DownloadFailure(.notPermitted, detail: "/a/x")
      ),
      (.file(path: "/a/x", PlatformError(errno: ENOSPC)), DownloadFailure(.noSpace)),
      (
        .file(path: "/a/x", PlatformError(errno: EINVAL)),
        DownloadFailure(.unusable, detail: "/a/x")
      ),
      (.transfer(TransferError(.stalled, host: "h")), DownloadFailure(.timedOut, detail: "h")),
      (.transfer(TransferError(.cutShort)), DownloadFailure(.cutShort)),
      (.transfer(TransferError(.tooManyRedirects)), DownloadFailure(.redirectLoop)),
      (.transfer(TransferError(.libraryMissing)), DownloadFailure(.libraryMissing)),
      (.transfer(TransferError(.untrusted, host: "h")), DownloadFailure(.insecure, detail: "h")),
      (.transfer(TransferError(.badURL)), DownloadFailure(.network)),
    ] as [(DownloadError, DownloadFailure)]
  )
  func everyErrorHasAMeaning(_ error: DownloadError, _ failure: DownloadFailure) {
    #expect(DownloadFailure(of: error) == failure)
  }
}
