import Catalog
import Foundation
import Platform
import TestSupport
import Testing
import Transfers

@testable import Companions

/// A folder for one test.
private final class Folder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/reprise-downloads-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func write(_ text: String, to name: String) {
    _ = FileManager.default.createFile(atPath: path + "/" + name, contents: Data(text.utf8))
  }
}

struct DownloaderTests {
  private static let whole = "abcdefghijklmnopqrstuvwxyz0123"
  private static let file = "Episode 1 [77].mp3"
  private static let part = "Episode 1 [77].part"
  private static let validator = Validator(field: "\"v1\"", total: 30)

  private typealias Reply = FixtureServer.Reply

  /// What a test sees of one download.
  private struct Outcome {
    var result: Result<DownloadedFile, DownloadError>
    var requests: [FixtureServer.Request]
    var began: [Validator?]
    var progress: [DownloadProgress]
  }

  private func get(
    into folder: Folder,
    validator: Validator? = nil,
    path: String = "/e.mp3",
    isPicture: Bool = false,
    stall: Duration = .seconds(20),
    _ respond: @escaping @Sendable (FixtureServer.Request, Int) -> FixtureServer.Reply
  ) async throws -> Outcome {
    let count = Guarded(0)
    let server = try FixtureServer { request in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return respond(request, number)
    }
    let loop = TransferLoop(TransferLoop.Configuration(userAgent: "tests/1", usesProxies: false))
    defer {
      loop.close()
      server.stop()
    }
    let download = Download(
      url: server.url + path,
      folder: folder.path,
      title: "Episode 1",
      mark: "77",
      usualEnding: "mp3",
      validator: validator,
      isPicture: isPicture
    )
    let began = Guarded<[Validator?]>([])
    let progress = Guarded<[DownloadProgress]>([])
    let result: Result<DownloadedFile, DownloadError>
    do throws(DownloadError) {
      result = .success(
        try await Downloader(loop, stall: stall).get(
          download,
          onBegin: { validator in began.withLock { $0.append(validator) } },
          onProgress: { value in progress.withLock { $0.append(value) } }
        )
      )
    } catch {
      result = .failure(error)
    }
    return Outcome(
      result: result,
      requests: server.requests,
      began: began.withLock { $0 },
      progress: progress.withLock { $0 }
    )
  }

  private static func full(tag: String? = "\"v1\"") -> Reply {
    let headers: FixtureServer.Headers = tag.map { ["ETag": $0] } ?? [:]
    return .body(Array(whole.utf8), type: "audio/mpeg", headers: headers)
  }

  private static func range(_ from: Int, _ total: Int = 30, tag: String = "\"v1\"") -> Reply {
    .body(
      Array(whole.utf8.dropFirst(from)),
      type: "audio/mpeg",
      status: 206,
      headers: ["Content-Range": "bytes \(from)-\(total - 1)/\(total)", "ETag": tag]
    )
  }

  // MARK: The whole

  @Test func aFileArrivesUnderItsName() async throws {
    let folder = try Folder()
    let outcome = try await get(into: folder) { _, _ in Self.full() }
    let file = try outcome.result.get()
    #expect(file.path == folder.path + "/" + Self.file)
    #expect(file.length == 30)
    #expect(file.wasUnprotected)
    #expect(folder.names == [Self.file])
    #expect(folder.text(Self.file) == Self.whole)
    #expect(outcome.began == [Self.validator])
    #expect(outcome.progress.last == DownloadProgress(done: 30, total: 30))
    #expect(outcome.requests[0].header("Accept-Encoding") == "identity")
    #expect(outcome.requests[0].header("Range") == nil)
  }

  @Test func onlyItsOwnerCanReadIt() async throws {
    let folder = try Folder()
    let file = try await get(into: folder) { _, _ in Self.full() }.result.get()
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func aFileOfThatNameIsNeverTouched() async throws {
    let folder = try Folder()
    folder.write("mine", to: Self.file)
    let outcome = try await get(into: folder) { _, _ in Self.full() }
    #expect(outcome.result == .failure(.exists(path: folder.path + "/" + Self.file)))
    #expect(outcome.requests.isEmpty)
    #expect(folder.text(Self.file) == "mine")
  }

  @Test func aFileThatTakesTheNameMeanwhileIsNotTouchedEither() async throws {
    let folder = try Folder()
    // The name is only known from the answer's type.
    folder.write("mine", to: "Episode 1 [77].m4a")
    let outcome = try await get(into: folder, path: "/e") { _, _ in
      .body(Array(Self.whole.utf8), type: "audio/x-m4a", headers: ["ETag": "\"v1\""])
    }
    #expect(outcome.result == .failure(.exists(path: folder.path + "/Episode 1 [77].m4a")))
    #expect(folder.text("Episode 1 [77].m4a") == "mine")
  }

  @Test func aLinkInThePartsPlaceIsNotFollowed() async throws {
    let folder = try Folder()
    folder.write("mine", to: "other")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + Self.part,
      withDestinationPath: folder.path + "/other"
    )
    let outcome = try await get(into: folder) { _, _ in Self.full() }
    guard case .failure(.file(let path, _)) = outcome.result else {
      Issue.record("\(outcome.result)")
      return
    }
    #expect(path == folder.path + "/" + Self.part)
    #expect(folder.text("other") == "mine")
  }

  @Test func aMissingFolderIsNamed() async throws {
    let folder = try Folder()
    try FileManager.default.removeItem(atPath: folder.path)
    let outcome = try await get(into: folder) { _, _ in Self.full() }
    let path = folder.path + "/" + Self.part
    #expect(outcome.result == .failure(.file(path: path, PlatformError(errno: ENOENT))))
    #expect(outcome.requests.isEmpty)
  }

  // MARK: Going on

  @Test func theRestIsAskedForAndAdded() async throws {
    let folder = try Folder()
    folder.write("abcdefghij", to: Self.part)
    let outcome = try await get(into: folder, validator: Self.validator) { request, _ in
      request.header("Range") == "bytes=10-" ? Self.range(10) : Self.full()
    }
    _ = try outcome.result.get()
    #expect(outcome.requests.count == 1)
    #expect(outcome.requests[0].header("If-Range") == "\"v1\"")
    #expect(folder.names == [Self.file])
    #expect(folder.text(Self.file) == Self.whole)
    #expect(outcome.progress.first?.done ?? 0 > 10)
  }

  /// Answers to a wish for the rest that are none to it, each with the bytes that a careless program would add.
  @Test(arguments: [
    "all of it", "from the start", "of another total", "not to the end", "another tag",
    "the rest as the whole", "416", "no range named",
  ])
  func whatIsNotTheRestIsNeverAdded(answer: String) async throws {
    let folder = try Folder()
    folder.write("abcdefghij", to: Self.part)
    let outcome = try await get(into: folder, validator: Self.validator) { request, _ in
      guard request.header("Range") != nil else { return Self.full() }
      let rest = Array(Self.whole.utf8.dropFirst(10))
      switch answer {
      case "all of it": return Self.full()
      case "from the start": return Self.range(0)
      case "of another total":
        return .body(
          rest,
          type: "audio/mpeg",
          status: 206,
          headers: ["Content-Range": "bytes 10-29/31"]
        )
      case "not to the end":
        return .body(
          Array(rest.prefix(5)),
          type: "audio/mpeg",
          status: 206,
          headers: ["Content-Range": "bytes 10-14/30"]
        )
      case "another tag": return Self.range(10, tag: "\"v2\"")
      case "the rest as the whole":
        return .body(
          rest,
          type: "audio/mpeg",
          status: 200,
          headers: ["Content-Range": "bytes 10-29/30"]
        )
      case "416": return .text("", status: 416, headers: ["Content-Range": "bytes */10"])
      default: return .body(rest, type: "audio/mpeg", status: 206)
      }
    }
    _ = try outcome.result.get()
    #expect(folder.names == [Self.file])
    #expect(folder.text(Self.file) == Self.whole)
    #expect(outcome.requests.count <= 2)
  }

  /// What comes in place of the rest and is no file must not cost what there is.
  @Test(arguments: [
    "a login page", "a page called sound", "an empty answer", "too much for the disk",
  ])
  func whatIsNoFileLeavesThePart(answer: String) async throws {
    let folder = try Folder()
    folder.write("abcdefghij", to: Self.part)
    let outcome = try await get(into: folder, validator: Self.validator) { _, _ in
      switch answer {
      case "a login page": return .body(Array("<html>Log in".utf8), type: "text/html")
      case "a page called sound":
        return .body(
          Array("<html>Log in".utf8),
          type: "audio/mpeg",
          headers: ["ETag": "\"v2\""]
        )
      case "an empty answer":
        return .body([], type: "audio/mpeg", headers: ["ETag": "\"v2\""])
      default:
        let head =
          "HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\nContent-Length: \(1 << 60)\r\n\r\nabc"
        return .raw(Array(head.utf8))
      }
    }
    switch outcome.result {
    case .failure(.notMedia), .failure(.cutShort), .failure(.noSpace): break
    case let other: Issue.record("\(answer): \(other)")
    }
    #expect(folder.names == [Self.part])
    #expect(folder.text(Self.part) == "abcdefghij")
    // The row keeps what the bytes belong to.
    #expect(outcome.began.isEmpty)
  }

  @Test func aPartThatIsTooLongIsBegunAnew() async throws {
    let folder = try Folder()
    folder.write(Self.whole + "more", to: Self.part)
    let outcome = try await get(into: folder, validator: Self.validator) { _, _ in Self.full() }
    _ = try outcome.result.get()
    #expect(outcome.requests[0].header("Range") == nil)
    #expect(folder.text(Self.file) == Self.whole)
  }

  @Test func aPartOfWhichNothingIsKnownIsBegunAnew() async throws {
    let folder = try Folder()
    folder.write("something else", to: Self.part)
    let outcome = try await get(into: folder) { _, _ in Self.full() }
    _ = try outcome.result.get()
    #expect(outcome.requests[0].header("Range") == nil)
    #expect(folder.text(Self.file) == Self.whole)
  }

  @Test func aBrokenConnectionIsMadeAnewWhereItEnded() async throws {
    let folder = try Folder()
    let outcome = try await get(into: folder) { request, number in
      guard number > 1 else {
        let head =
          "HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\nETag: \"v1\"\r\nContent-Length: 30\r\n\r\n"
        return .raw(Array((head + "abcdefghijkl").utf8))
      }
      return request.header("Range") == "bytes=12-" ? Self.range(12) : .close
    }
    _ = try outcome.result.get()
    #expect(outcome.requests.count == 2)
    #expect(folder.text(Self.file) == Self.whole)
  }

  @Test func aFileThatChangedMeanwhileIsTakenAnew() async throws {
    let folder = try Folder()
    folder.write("ABCDEFGHIJ", to: Self.part)
    let old = Validator(field: "\"v0\"", total: 44)
    // With If-Range a server whose file is another one sends all of it.
    let outcome = try await get(into: folder, validator: old) { _, _ in Self.full() }
    _ = try outcome.result.get()
    #expect(outcome.began == [Self.validator])
    #expect(folder.text(Self.file) == Self.whole)
  }

  @Test func aPartStaysAfterAFailureThatPasses() async throws {
    let folder = try Folder()
    folder.write("abcdefghij", to: Self.part)
    let outcome = try await get(into: folder, validator: Self.validator) { _, _ in
      .text("busy", status: 503)
    }
    #expect(outcome.result == .failure(.status(503)))
    #expect(folder.text(Self.part) == "abcdefghij")
  }

  @Test func aStalledOneEndsAndLeavesItsPart() async throws {
    let folder = try Folder()
    folder.write("abcdefghij", to: Self.part)
    let outcome = try await get(
      into: folder,
      validator: Self.validator,
      stall: .seconds(1)
    ) { _, _ in .hang }
    guard case .failure(.transfer(let error)) = outcome.result else {
      Issue.record("\(outcome.result)")
      return
    }
    #expect(error.code == .stalled)
    #expect(folder.text(Self.part) == "abcdefghij")
  }

  @Test func aPartWithoutAValidatorIsOfNoUse() async throws {
    let folder = try Folder()
    let outcome = try await get(into: folder) { _, _ in
      .cut(body: Array("abc".utf8), announced: 30)
    }
    guard case .failure(.transfer) = outcome.result else {
      Issue.record("\(outcome.result)")
      return
    }
    #expect(folder.names.isEmpty)
  }

  // MARK: What is no file

  @Test(arguments: [
    ("text/html; charset=utf-8", "<html>log in</html>"), ("application/json", "{}"),
    ("audio/mpeg", "\n <!DOCTYPE html><html>log in</html>"), ("application/xml", "x"),
    ("audio/mpeg", "{\"error\":1}"),
  ])
  func aPageIsNotKeptAsSound(type: String, body: String) async throws {
    let folder = try Folder()
    let outcome = try await get(into: folder) { _, _ in
      .body(Array(body.utf8), type: type, headers: ["ETag": "\"v1\""])
    }
    #expect(outcome.result == .failure(.notMedia(type: type)))
    #expect(folder.names.isEmpty)
  }

  @Test func aRefusalIsNamedByItsStatus() async throws {
    let folder = try Folder()
    let outcome = try await get(into: folder) { _, _ in .text("gone", status: 404) }
    #expect(outcome.result == .failure(.status(404)))
    #expect(folder.names.isEmpty)
  }

  @Test func anEmptyAnswerIsNoFile() async throws {
    let folder = try Folder()
    let outcome = try await get(into: folder) { _, _ in .body([], type: "audio/mpeg") }
    #expect(outcome.result == .failure(.cutShort))
    #expect(folder.names.isEmpty)
  }

  @Test func moreThanTheDiskHoldsIsRefusedAtOnce() async throws {
    let folder = try Folder()
    let huge: Int64 = 1 << 60
    let outcome = try await get(into: folder) { _, _ in
      .raw(
        Array(
          "HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\nContent-Length: \(huge)\r\n\r\nabc".utf8
        )
      )
    }
    #expect(outcome.result == .failure(.noSpace(needed: huge)))
    #expect(folder.names.isEmpty)
  }

  // MARK: Files that tell their own end

  private static func box(_ type: String, _ payload: Int) -> [UInt8] {
    let size = 8 + payload
    let head = [UInt8(size >> 24 & 255), UInt8(size >> 16 & 255), UInt8(size >> 8 & 255)]
    return head + [UInt8(size & 255)] + Array(type.utf8) + [UInt8](repeating: 7, count: payload)
  }

  @Test func aMovieIsWholeWhereItsBoxesEnd() async throws {
    let folder = try Folder()
    let movie = Self.box("ftyp", 12) + Self.box("moov", 300) + Self.box("mdat", 2000)
    let outcome = try await get(into: folder, path: "/e.m4a") { _, _ in .untilClose(movie) }
    #expect(try outcome.result.get().length == Int64(movie.count))
  }

  @Test(arguments: [1, 7, 500, 2000])
  func aMovieThatEndsInABoxIsCutShort(missing: Int) async throws {
    let folder = try Folder()
    let movie = Self.box("ftyp", 12) + Self.box("moov", 300) + Self.box("mdat", 2000)
    let outcome = try await get(into: folder, path: "/e.m4a") { _, _ in
      .untilClose(Array(movie.dropLast(missing)))
    }
    #expect(outcome.result == .failure(.cutShort))
    #expect(folder.names.isEmpty)
  }

  // MARK: Ending it

  @Test func aCancelledOneLeavesNoFile() async throws {
    let folder = try Folder()
    let stalling = try FixtureServer { _ in .stall(body: Array("abcdefghij".utf8), announced: 30) }
    defer { stalling.stop() }
    let loop = TransferLoop(TransferLoop.Configuration(userAgent: "tests/1", usesProxies: false))
    defer { loop.close() }
    let download = Download(
      url: stalling.url + "/e.mp3",
      folder: folder.path,
      title: "Episode 1",
      mark: "77",
      usualEnding: "mp3"
    )
    let (stream, continuation) = AsyncStream<DownloadProgress>.makeStream()
    let task = Task {
      do throws(DownloadError) {
        _ = try await Downloader(loop).get(download, onProgress: { continuation.yield($0) })
        return nil as DownloadError?
      } catch {
        return error
      }
    }
    for await progress in stream where progress.done == 10 { break }
    task.cancel()
    guard case .transfer(let error)? = await task.value else {
      Issue.record("it was not cancelled")
      return
    }
    #expect(error.code == .cancelled)
    // Without a validator it could not go on.
    #expect(folder.text(Self.file) == nil)
  }

  // MARK: One owner

  @Test func aPartThatSomebodyIsAtIsNotTouched() async throws {
    let folder = try Folder()
    folder.write("abcdefghij", to: Self.part)
    let owner = try PartFile(path: folder.path + "/" + Self.part)
    let outcome = try await get(into: folder, validator: Self.validator) { _, _ in Self.full() }
    #expect(outcome.result == .failure(.underWay))
    #expect(outcome.requests.isEmpty)
    #expect(folder.text(Self.part) == "abcdefghij")
    owner.letGo()
    let next = try await get(into: folder, validator: Self.validator) { _, _ in Self.range(10) }
    #expect(try next.result.get().length == 30)
    #expect(folder.text(Self.file) == Self.whole)
  }

  // MARK: Pictures

  private static let gif = Array("GIF89a".utf8) + [0x58, 2, 0x90, 1] + Array("rest".utf8)

  @Test func aPictureIsNamedByWhatItIs() async throws {
    let folder = try Folder()
    // Neither the address nor the type tells the truth.
    let outcome = try await get(into: folder, path: "/600x600bb.jpg", isPicture: true) { _, _ in
      .body(Self.gif, type: "image/png", headers: ["ETag": "\"v1\""])
    }
    let file = try outcome.result.get()
    #expect(file.path == folder.path + "/Episode 1 [77 600x400].gif")
    #expect(file.pictureSize == PixelSize(600, 400))
    #expect(!file.wasThere)
    #expect(folder.names == ["Episode 1 [77 600x400].gif"])
  }

  @Test func theSamePictureAgainIsThereAlready() async throws {
    let folder = try Folder()
    for isThere in [false, true] {
      let outcome = try await get(into: folder, path: "/x.gif", isPicture: true) { _, _ in
        .body(Self.gif, type: "image/gif")
      }
      #expect(try outcome.result.get().wasThere == isThere)
    }
    #expect(folder.names == ["Episode 1 [77 600x400].gif"])
  }

  @Test func anotherFileOfThatNameStays() async throws {
    let folder = try Folder()
    folder.write("mine", to: "Episode 1 [77 600x400].gif")
    let outcome = try await get(into: folder, path: "/x.gif", isPicture: true) { _, _ in
      .body(Self.gif, type: "image/gif")
    }
    let path = folder.path + "/Episode 1 [77 600x400].gif"
    #expect(outcome.result == .failure(.exists(path: path)))
    #expect(folder.names == ["Episode 1 [77 600x400].gif"])
    #expect(folder.text("Episode 1 [77 600x400].gif") == "mine")
  }

  @Test func whatIsNoPictureLeavesNothing() async throws {
    let folder = try Folder()
    let outcome = try await get(into: folder, path: "/x.jpg", isPicture: true) { _, _ in
      .body(Array("not a picture, and long enough".utf8), type: "image/jpeg")
    }
    #expect(outcome.result == .failure(.notMedia(type: "image/jpeg")))
    #expect(folder.names == [])
  }

  @Test func aPictureThatIsCutLeavesNothing() async throws {
    let folder = try Folder()
    let outcome = try await get(into: folder, path: "/x.jpg", isPicture: true) { _, _ in
      .cut(body: Self.gif, announced: 500)
    }
    guard case .failure(.transfer) = outcome.result else {
      Issue.record("\(outcome.result)")
      return
    }
    #expect(folder.names == [])
  }
}
