import Foundation
import TestSupport
import Testing

/// Episodes and pictures on the disk, from a host that behaves and from one that does not.
@Suite(.ownThreads) struct DownloadTests {
  private let sandbox: Sandbox
  private let files = DownloadFixture()
  private let server: CatalogServer

  init() throws {
    sandbox = try Sandbox()
    sandbox.environment["REPRISE_REQUESTS_PER_MINUTE"] = "1000"
    server = try files.server()
    try sandbox.folder(named: "Podcasts")
  }

  private var folder: String { sandbox.folder + "/Podcasts" }
  private var file: String { folder + "/Part 1 [1].mp3" }
  private var part: String { folder + "/Part 1 [1].part" }

  private func run(_ words: String...) throws -> PtyPipeProcess {
    try sandbox.run(words + ["--endpoint", server.url], atMost: .seconds(60))
  }

  private func script(_ lines: String, _ options: String...) throws -> PtyPipeProcess {
    try sandbox.run(options + ["--endpoint", server.url], input: .text(lines))
  }

  /// Lets the program see the episodes, which have no look-up of their own.
  private func see() throws {
    #expect(try run("search", "parts").lines.count == 2)
  }

  private func download() throws -> PtyPipeProcess {
    try run("download", "podcast-episode:1", "to", folder)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Waits until the part has so many bytes.
  private func partHas(_ count: Int) -> Bool {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      if (try? sandbox.bytes(of: part).count) == count { return true }
      sched_yield()
    }
    return false
  }

  private func isWhole(_ path: String) -> Bool {
    (try? sandbox.bytes(of: path)) == DownloadFixture.whole
  }

  private func fileRequests() -> [FixtureServer.Request] {
    server.requests.filter { $0.path.hasPrefix("/file/") }
  }

  private func prompt() throws -> PtyProcess {
    let program = try sandbox.terminal(["--endpoint", server.url], columns: 160, rows: 40)
    #expect(program.wait(until: \.hasPrompt))
    program.type("parts\r")
    #expect(program.wait(for: "1–2 of 2 · live"))
    #expect(program.wait(until: \.hasPrompt))
    return program
  }

  // MARK: One-shots and scripts

  @Test func aOneShotWaitsForItsDownload() throws {
    try see()
    let run = try run("download", "1", "to", folder, "--jsonl", "--fields", "type,id,name")
    #expect(run.exit == .status(0))
    #expect(run.outputText == #"{"type":"podcast-episode","id":1,"name":"Part 1"}"# + "\n")
    #expect(run.errorText.contains("Downloaded “Part 1”, 4 kB"))
    #expect(run.errorText.contains("http, which anybody on the way"))
    #expect(!run.hasEscapes)
    #expect(try names() == ["Part 1 [1].mp3"])
    #expect(isWhole(file))
    #expect(try sandbox.mode(of: file) == 0o600)

    let rows = try self.run("downloads", "--jsonl", "--fields", "name,state,bytes,total,file")
    #expect(
      rows.outputText
        == #"{"name":"Part 1","state":"done","bytes":4000,"total":4000,"file":"\#(file)"}"# + "\n"
    )
    let again = try download()
    #expect(again.exit == .status(0))
    #expect(again.errorText.contains("is downloaded already"))
    #expect(fileRequests().count == 1)
  }

  @Test func aScriptWaitsForAllOfItsDownloads() throws {
    let run = try script("parts\ndownload all to \(folder)\ndownloads\nset theme\n")
    #expect(run.exit == .status(0))
    #expect(run.outputText.contains("Downloading 2 episodes to"))
    #expect(run.outputText.contains("Downloaded “Part 1”"))
    #expect(run.outputText.contains("Downloaded “Part 2”"))
    #expect(try names() == ["Part 1 [1].mp3", "Part 2 [2].mp3"])
    #expect(isWhole(file))
  }

  @Test func theUsualFolderIsMade() throws {
    try see()
    #expect(try run("download", "1").exit == .status(0))
    #expect(isWhole(sandbox.folder + "/home/Downloads/Part 1 [1].mp3"))
    sandbox.environment["XDG_DOWNLOAD_DIR"] = folder
    #expect(try run("download", "1").exit == .status(0))
    #expect(isWhole(file))
  }

  @Test func whatIsNoEpisodeIsNotDownloaded() throws {
    let run = try run("download", "movie:102")
    #expect(run.exit == .status(1))
    #expect(run.outputText == "")
    #expect(run.errorText.contains("stream-only"))
    let missing = try download()
    #expect(missing.exit == .status(1))
    #expect(fileRequests().isEmpty)
  }

  @Test func aForeignFileIsNeverTouched() throws {
    try see()
    try sandbox.write("mine", to: file)
    let run = try download()
    #expect(run.exit == .status(1))
    #expect(run.errorText.contains("another file has its name"))
    #expect(try sandbox.bytes(of: file) == Array("mine".utf8))
    #expect(try names() == ["Part 1 [1].mp3"])
    #expect(fileRequests().isEmpty)
  }

  @Test func aFailureHasItsStatusAndLeavesNothing() throws {
    try see()
    let replies: [(FixtureServer.Reply, Int, String)] = [
      (.json("{}", status: 404), 6, "(status 404)"),
      (.body(Array("<html>log in</html>".utf8), type: "audio/mpeg"), 6, "a web page"),
      (.text("log in"), 6, "a web page"), (.close, 4, "was lost"),
      (.redirect(to: "ftp://127.0.0.1/x"), 4, "not followed"),
      (.body([], type: "audio/mpeg"), 6, "cut short"),
    ]
    for (reply, status, words) in replies {
      files.respond { _, _ in reply }
      let run = try download()
      #expect(run.exit == .status(status), "\(words): \(run.errorText)")
      let text = run.errorText.replacingOccurrences(of: "\nreprise: ", with: " ")
      #expect(text.contains(words), "\(text)")
      #expect(try names() == [], "\(words)")
    }
    let failed = try self.run("downloads", "--tsv", "--fields", "state,failure,bytes,file")
    #expect(failed.outputText == "state\tfailure\tbytes\tfile\nfailed\tcutShort\t0\t\n")
  }

  @Test func aFileSizeLimitIsADiskThatIsFull() throws {
    try see()
    files.respond { _, _ in
      .body([UInt8](repeating: 7, count: 8 << 20), type: "audio/mpeg", headers: ["ETag": "\"b\""])
    }
    let run = try sandbox.shell(
      #"ulimit -f 4096; exec "$0" "$@""#,
      ["download", "1", "to", folder, "--endpoint", server.url]
    )
    #expect(run.exit == .status(1))
    #expect(run.errorText.contains("the disk is full"))
    #expect(try names() == [])
  }

  @Test func privateRunsKeepNoRow() throws {
    try see()
    // In private nothing is worked in, so that is done before.
    #expect(try run("find", "part").lines.count == 2)
    let before = try run("history", "--json").outputText
    let run = try run("download", "1", "to", folder, "--private")
    #expect(run.exit == .status(0))
    #expect(isWhole(file))
    #expect(try self.run("downloads").outputText == "")
    #expect(try self.run("history", "--json").outputText == before)
    let offline = try self.run("download", "1", "to", folder, "--offline")
    #expect(offline.exit == .status(4))
  }

  @Test func whatAPrivateRunLeavesBehindIsNothing() throws {
    try see()
    #expect(try run("find", "part").lines.count == 2)
    files.respond { _, _ in DownloadFixture.begun(1_000, thenCut: false) }
    let program = try sandbox.terminal(
      ["download", "1", "to", folder, "--private", "--endpoint", server.url],
      columns: 200
    )
    #expect(program.wait(for: "25 % of 4 kB"))
    program.type("\u{3}")
    #expect(program.waitForExit() == .status(130))
    let output = String(decoding: program.screen.output, as: UTF8.self)
    #expect(output.contains("Stopped downloading “Part 1”."))
    #expect(!output.contains("to go on"))
    #expect(try names() == [])
  }

  // MARK: Going on

  /// Leaves the first thousand bytes: the host falls silent, and the user does not wait.
  private func leavePart() throws {
    try see()
    files.respond { _, _ in DownloadFixture.begun(1_000, thenCut: false) }
    let program = try sandbox.terminal(
      ["download", "1", "to", folder, "--endpoint", server.url],
      columns: 200
    )
    #expect(program.wait(for: "Downloading “Part 1”: 25 % of 4 kB"))
    program.type("\u{3}")
    #expect(program.wait(for: "25 % of 4 kB is kept; to go on: download podcast-episode:1"))
    #expect(program.waitForExit() == .status(130))
    #expect(try sandbox.bytes(of: part) == Array(DownloadFixture.whole.prefix(1_000)))
    #expect(try names() == ["Part 1 [1].part"])
  }

  @Test func whatWasInterruptedIsKeptAndGoneOnWith() throws {
    try leavePart()
    let stopped = try run("downloads", "--tsv", "--fields", "state,bytes,total")
    #expect(stopped.outputText == "state\tbytes\ttotal\nstopped\t1000\t4000\n")
    files.respond { request, _ in DownloadFixture.decent(request) }
    let run = try download()
    #expect(run.exit == .status(0))
    #expect(run.errorText.contains("Going on with “Part 1” behind 1 kB"))
    #expect(fileRequests().last?.header("Range") == "bytes=1000-")
    #expect(isWhole(file))
    #expect(try names() == ["Part 1 [1].mp3"])
  }

  /// What a host may answer to a wish for the rest.
  static let answers: [(name: String, reply: @Sendable (Int) -> FixtureServer.Reply)] = [
    ("all of it", { _ in DownloadFixture.full() }),
    ("from the first byte", { _ in DownloadFixture.part(0) }),
    ("from another byte", { from in DownloadFixture.part(from + 10) }),
    ("a lie about where it begins", { _ in DownloadFixture.part(0, announcing: 10) }),
    ("of another total", { from in DownloadFixture.part(from, of: 5_000) }),
    ("of another tag", { from in DownloadFixture.part(from, tag: "\"v2\"") }),
    (
      "a part in the guise of the whole",
      { from in
        .body(
          Array(DownloadFixture.whole.dropFirst(from)),
          type: "audio/mpeg",
          headers: ["Content-Range": "bytes \(from)-3999/4000", "ETag": "\"v1\""]
        )
      }
    ),
    ("416", { _ in .json("{}", status: 416, headers: ["Content-Range": "bytes */4000"]) }),
    ("another file", { _ in DownloadFixture.full(tag: "\"v2\"") }),
  ]

  @Test(arguments: answers.indices)
  func whateverComesForTheRestTheFileIsExact(index: Int) throws {
    try leavePart()
    let reply = Self.answers[index].reply
    files.respond { request, _ in
      DownloadFixture.rangeStart(request).map(reply) ?? DownloadFixture.full()
    }
    let run = try download()
    #expect(run.exit == .status(0), "\(Self.answers[index].name): \(run.errorText)")
    #expect(isWhole(file), "\(Self.answers[index].name)")
    #expect(try names() == ["Part 1 [1].mp3"])
  }

  @Test func aPartLongerThanTheFileIsBegunAnew() throws {
    try leavePart()
    try sandbox.write(String(repeating: "x", count: 5_000), to: part)
    files.respond { request, _ in DownloadFixture.decent(request) }
    #expect(try download().exit == .status(0))
    #expect(isWhole(file))
  }

  @Test func aConnectionThatBreaksAgainAndAgainKeepsWhatCame() throws {
    try see()
    files.respond { request, _ in
      // Each try brings a little more, but never the end.
      guard let from = DownloadFixture.rangeStart(request) else {
        return DownloadFixture.begun(500, thenCut: true)
      }
      let head =
        "HTTP/1.1 206 Partial Content\r\nContent-Type: audio/mpeg\r\nETag: \"v1\"\r\n"
        + "Content-Range: bytes \(from)-3999/4000\r\nContent-Length: \(4_000 - from)\r\n\r\n"
      return .raw(Array(head.utf8) + DownloadFixture.whole.dropFirst(from).prefix(500))
    }
    let run = try download()
    #expect(run.exit != .status(0))
    #expect(try names() == ["Part 1 [1].part"])
    let kept = try sandbox.bytes(of: part)
    #expect(kept == Array(DownloadFixture.whole.prefix(kept.count)))
    #expect(kept.count >= 500)
    files.respond { request, _ in DownloadFixture.decent(request) }
    #expect(try download().exit == .status(0))
    #expect(isWhole(file))
  }

  @Test func twoRunsDoNotWriteTheSamePart() throws {
    try see()
    files.respond { _, _ in DownloadFixture.begun(1_000, thenCut: false) }
    let program = try sandbox.terminal(
      ["download", "1", "to", folder, "--endpoint", server.url],
      columns: 200
    )
    #expect(program.wait(for: "25 % of 4 kB"))
    let other = try download()
    #expect(other.exit == .status(0))
    #expect(other.errorText.contains("is being downloaded already"))
    let order = try run("downloads", "delete", "1")
    #expect(order.exit == .status(1))
    #expect(order.errorText.contains("Another run is downloading “Part 1”"))
    let hidden = try run("download", "1", "to", folder, "--private")
    #expect(hidden.exit == .status(0))
    #expect(try sandbox.bytes(of: part) == Array(DownloadFixture.whole.prefix(1_000)))
    program.type("\u{3}")
    #expect(program.waitForExit() == .status(130))
  }

  // MARK: The prompt

  @Test func aDownloadGoesOnBehindThePrompt() throws {
    let gate = try FixtureServer.Gate()
    files.respond { _, _ in .gated(gate, then: DownloadFixture.full()) }
    let program = try prompt()
    program.type("download 1 to \(folder)\r")
    #expect(program.wait(for: "Downloading “Part 1” to"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("downloads\r")
    #expect(program.wait(for: "downloads stop 1"))
    program.type("half typed")
    #expect(program.wait(for: "half typed"))
    gate.open()
    #expect(program.wait(for: "Downloaded “Part 1”, 4 kB"))
    #expect(program.wait { $0.text.contains("› half typed") })
    #expect(isWhole(file))
    // What is typed ahead of Ctrl-C is dropped with the line.
    program.type("\u{3}")
    #expect(program.wait { !$0.text.hasSuffix("half typed") && $0.hasPrompt })
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
  }

  /// A prompt at its downloads, of which the first has 1,000 bytes and gets no more.
  private func promptAmidDownload() throws -> PtyProcess {
    files.respond { _, _ in DownloadFixture.begun(1_000, thenCut: false) }
    let program = try prompt()
    program.type("download 1 to \(folder)\r")
    #expect(program.wait(for: "Downloading “Part 1” to"))
    program.type("downloads\r")
    #expect(program.wait(for: "downloads stop 1"))
    #expect(partHas(1_000))
    return program
  }

  @Test func quittingKeepsThePartAndSaysSo() throws {
    let program = try promptAmidDownload()
    program.type("quit\r")
    #expect(program.wait(for: "25 % of 4 kB is kept; to go on: download podcast-episode:1"))
    #expect(program.waitForExit() == .status(0))
    #expect(try names() == ["Part 1 [1].part"])

    // The next start is at the same screen, and goes on from there.
    files.respond { request, _ in DownloadFixture.decent(request) }
    let next = try sandbox.terminal(["--endpoint", server.url], columns: 160, rows: 40)
    #expect(next.wait(for: "stopped at 25 %"))
    #expect(next.wait(until: \.hasPrompt))
    next.type("download 1 to \(folder)\r")
    #expect(next.wait(for: "Going on with “Part 1” behind 1 kB"))
    #expect(next.wait(for: "Downloaded “Part 1”, 4 kB"))
    #expect(isWhole(file))
    next.type("quit\r")
    #expect(next.waitForExit() == .status(0))
  }

  @Test func aDownloadIsStoppedAndDeletedFromThePrompt() throws {
    let program = try promptAmidDownload()
    program.type("downloads stop 1\r")
    #expect(program.wait(for: "Stopped downloading “Part 1”. 25 % of 4 kB is kept"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("downloads delete 1\r")
    #expect(program.wait(for: "Deleted the download of “Part 1”, with its file"))
    #expect(try names() == [])
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
  }

  // MARK: Pictures

  private static let picture =
    Array("GIF89a".utf8) + [0x58, 2, 0x90, 1] + [UInt8](repeating: 7, count: 50)

  @Test func aPictureIsSavedAsLargeAsItIsThere() throws {
    try see()
    files.respond { request, _ in
      request.path.hasSuffix("/600x600bb.jpg")
        ? .body(Self.picture, type: "image/jpeg") : .json("{}", status: 400)
    }
    let run = try run("artwork", "1", "to", folder)
    #expect(run.exit == .status(0))
    #expect(run.errorText.contains("Saved the picture of “Part 1”, 600 x 400"))
    #expect(try names() == ["Part 1 [1 600x400].gif"])
    #expect(try sandbox.bytes(of: folder + "/Part 1 [1 600x400].gif") == Self.picture)
    #expect(
      fileRequests().map { $0.path.split(separator: "/").last }
        == ["3000x3000bb.jpg", "1200x1200bb.jpg", "600x600bb.jpg"]
    )
    let again = try self.run("artwork", "1", "600x600", "to", folder)
    #expect(again.exit == .status(0))
    #expect(again.errorText.contains("is there already"))
    #expect(try names() == ["Part 1 [1 600x400].gif"])
  }

  @Test func aPictureIsAwaitedAndCanBeGivenUp() throws {
    files.respond { _, _ in .hang }
    let program = try prompt()
    program.type("artwork 1 to \(folder)\r")
    #expect(server.received(2))
    program.type("\u{3}")
    #expect(program.wait(for: "Cancelled. No picture was saved."))
    #expect(program.wait(until: \.hasPrompt))
    #expect(try names() == [])
    files.respond { _, _ in .body(Self.picture, type: "image/gif") }
    program.type("artwork 1 to \(folder)\r")
    #expect(program.wait(for: "Saved the picture of “Part 1”, 600 x 400"))
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
  }
}

extension Sandbox {
  /// Makes a folder beside the home.
  fileprivate func folder(named name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/" + name,
      withIntermediateDirectories: false
    )
  }
}
