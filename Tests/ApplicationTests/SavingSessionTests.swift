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

/// What a session does with pictures and downloads.
@Suite(.timeLimit(.minutes(10))) struct SavingSessionTests {
  private let files = FakeFiles()
  private let folder: StoreFolderFixture

  init() throws {
    folder = try StoreFolderFixture()
  }

  /// A session that shows two episodes with pictures.
  private func fixture(_ stores: Stores? = nil) async throws -> SessionFixture {
    let fixture = try SessionFixture(
      stores: stores ?? folder.open(),
      environment: Environment(["HOME": folder.path]),
      files: files.client
    )
    let episodes = (1...2).map { number in
      #"""
      {"wrapperType":"podcastEpisode","kind":"podcast-episode","trackId":\#(number),
      "trackName":"Part \#(number)","collectionId":77,"collectionName":"The Deep Past",
      "country":"USA","episodeUrl":"https://cdn.example/\#(number).mp3",
      "previewUrl":"https://cdn.example/\#(number).mp3",
      "artworkUrl600":"https://is1-ssl.mzstatic.com/image/thumb/\#(number)/600x600bb.jpg"}
      """#
    }
    await fixture.catalog.answer("parts", with: CatalogBodies.answer(episodes))
    try await fixture.run("parts")
    _ = fixture.front.takeEvents()
    return fixture
  }

  private func notices(of fixture: SessionFixture) -> [Notice] {
    fixture.front.takeEvents().compactMap { event in
      if case .tell(let notice) = event { notice } else { nil }
    }
  }

  /// Goes on until something is told.
  private func told(by fixture: SessionFixture) async -> [Notice] {
    while true {
      fixture.session.takeTurn()
      let notices = notices(of: fixture)
      if !notices.isEmpty { return notices }
      await Task.yield()
    }
  }

  private func addresses() -> [String] { files.downloads.map(\.url) }

  // MARK: Pictures

  @Test func aPictureIsAwaitedInTheLargestSizeThatIsThere() async throws {
    let fixture = try await fixture()
    fixture.type("artwork 1")
    #expect(fixture.session.isActing)
    await files.asked(1)
    files.end(0, .failure(.status(400)))
    await files.asked(2)
    files.end(1, .failure(.notMedia(type: "text/html")))
    await files.asked(3)
    let path = folder.path + "/Downloads/x.jpg"
    files.end(2, .success(DownloadedFile(path: path, length: 9)))
    let notices = await told(by: fixture)
    guard case .picture(_, .saved(let picture))? = notices.first else {
      Issue.record("\(notices)")
      return
    }
    #expect(picture.path == path)
    let base = "https://is1-ssl.mzstatic.com/image/thumb/1/"
    #expect(
      addresses() == ["3000x3000", "1200x1200", "600x600"].map { base + $0 + "bb.jpg" }
    )
    #expect(files.downloads.allSatisfy { $0.isPicture && $0.folder == folder.path + "/Downloads" })
    #expect(!fixture.session.isActing)
  }

  @Test func aSizeThatIsNamedIsAskedForAndThenTheAddressAsItIs() async throws {
    let fixture = try await fixture()
    fixture.type("artwork 1 300x200")
    await files.asked(1)
    files.end(0, .failure(.status(400)))
    await files.asked(2)
    files.end(1, .failure(.status(404)))
    let notices = await told(by: fixture)
    #expect(notices.count == 1)
    guard case .picture(_, .failed(DownloadFailure(.status, number: 404)))? = notices.first else {
      Issue.record("\(notices)")
      return
    }
    let base = "https://is1-ssl.mzstatic.com/image/thumb/1/"
    #expect(addresses() == [base + "300x200bb.jpg", base + "600x600bb.jpg"])
  }

  @Test func aNetworkThatFailsIsNotAskedForOtherSizes() async throws {
    let fixture = try await fixture()
    fixture.type("artwork 1")
    await files.asked(1)
    files.end(0, .failure(.transfer(TransferError(.nameNotFound, host: "x.example"))))
    let notices = await told(by: fixture)
    guard case .picture(_, .failed(let failure))? = notices.first else {
      Issue.record("\(notices)")
      return
    }
    #expect(failure == DownloadFailure(.nameNotFound, detail: "x.example"))
    #expect(files.downloads.count == 1)
  }

  @Test func aPictureCanBeGivenUp() async throws {
    let fixture = try await fixture()
    fixture.type("artwork 1")
    await files.asked(1)
    fixture.session.stopActing()
    let notices = await told(by: fixture)
    guard case .picture(_, .cancelled)? = notices.first else {
      Issue.record("\(notices)")
      return
    }
    #expect(!fixture.session.isActing)
  }

  @Test func aFolderThatIsMissingIsSaidAtOnce() async throws {
    let fixture = try await fixture()
    fixture.type("artwork 1 to \(folder.path)/nosuch")
    guard case .picture(_, .failed(let failure))? = await told(by: fixture).first else { return }
    #expect(failure.code == .noFolder)
    #expect(files.downloads.isEmpty)
  }

  // MARK: Downloads

  @Test func aDownloadGoesOnBehindOtherLines() async throws {
    let fixture = try await fixture()
    fixture.type("download 1")
    guard case .downloading(let report)? = notices(of: fixture).first else {
      Issue.record("nothing is said")
      return
    }
    #expect(report.starts.map(\.course) == [.begun])
    #expect(!fixture.session.isActing)
    #expect(fixture.session.isDownloading)
    await files.asked(1)
    files.begin(0, Validator(field: "\"v1\"", total: 10))
    try files.write(0, "abcde", of: 10)
    fixture.session.takeTurn()
    #expect(
      fixture.session.downloadProgress == "Downloading “Part 1”: 50 % of 10 bytes"
    )
    fixture.type("downloads")
    let shown = fixture.list
    #expect(shown.kind == .downloads)
    #expect(fixture.names == ["Part 1"])
    _ = fixture.front.takeEvents()
    try files.write(0, "fghij", of: 10)
    try files.finish(0)
    guard case .downloadEnded(let ending)? = await told(by: fixture).first else { return }
    #expect(ending.entry.state == .done)
    #expect(fixture.session.downloadProgress == nil)
    fixture.session.redraw()
    guard case .list(let list) = fixture.session.model.state,
      case .downloads(let entries)? = list.recollection
    else {
      Issue.record("another screen")
      return
    }
    #expect(entries.map(\.state) == [.done])
    fixture.session.close()
  }

  @Test func anEpisodeThatWasSeenIsFoundByItsId() async throws {
    let fixture = try await fixture()
    fixture.type("/other")
    fixture.session.cancel()
    fixture.type("home")
    fixture.session.cancel()
    _ = fixture.front.takeEvents()
    fixture.type("download podcast-episode:2,9")
    let told = notices(of: fixture)
    #expect(told.first == .unknownItems([9]))
    guard case .downloading(let report)? = told.last else {
      Issue.record("\(told)")
      return
    }
    #expect(report.starts.map(\.entry.url) == ["https://cdn.example/2.mp3"])
    await files.asked(1)
    fixture.session.close()
  }

  @Test func theNextRunShowsAndGoesOnWithWhatWasStopped() async throws {
    let first = try await fixture()
    first.type("download 1")
    await files.asked(1)
    files.begin(0, Validator(field: "\"v1\"", total: 10))
    try files.write(0, "abcde", of: 10)
    first.type("downloads")
    _ = first.front.takeEvents()
    first.session.stopDownloads()
    guard case .downloadEnded(let ending)? = await told(by: first).first else {
      Issue.record("nothing is said")
      return
    }
    #expect(ending.keepsPart)
    first.session.close()

    let second = try SessionFixture(
      stores: folder.open(),
      environment: Environment(["HOME": folder.path]),
      files: files.client
    )
    second.session.resume()
    #expect(second.list.kind == .downloads)
    #expect(second.names == ["Part 1"])
    #expect(second.list.items[0].previewURL == "https://cdn.example/1.mp3")
    _ = second.front.takeEvents()
    second.type("download 1")
    guard case .downloading(let report)? = notices(of: second).first else {
      Issue.record("nothing is said")
      return
    }
    #expect(report.starts.map(\.course) == [.resumed(5)])
    await files.asked(2)
    second.session.close()
  }

  @Test func anOrderIsCarriedOutAndTold() async throws {
    let fixture = try await fixture()
    fixture.type("download 1-2")
    await files.asked(2)
    fixture.type("downloads")
    _ = fixture.front.takeEvents()
    fixture.type("downloads stop 2")
    #expect(fixture.session.isActing)
    guard case .downloadEnded(let ending)? = await told(by: fixture).first else { return }
    #expect(ending.entry.item.name == "Part 1")
    #expect(!fixture.session.isActing)
    fixture.type("downloads delete 2")
    guard case .changedDownload(.deleted(let entry, _))? = await told(by: fixture).first else {
      Issue.record("it is not deleted")
      return
    }
    #expect(entry.item.name == "Part 1")
    #expect(fixture.stores.downloads.entries().map(\.item.name) == ["Part 2"])
    fixture.session.close()
  }

  @Test func tabFindsFolders() async throws {
    let fixture = try await fixture()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Music",
      withIntermediateDirectories: false
    )
    let line = "download 1 to \(folder.path)/Mu"
    #expect(
      fixture.session.complete(line, cursor: line.count)
        == .insert(folder.path + "/Music/", replacing: folder.path.count + 3)
    )
    #expect(
      fixture.session.complete("artwork to ~/Mu", cursor: 15) == .insert("~/Music/", replacing: 4)
    )
  }
}
