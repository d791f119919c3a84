import Foundation
import TestSupport

/// A stand-in for Apple with two episodes, and for the host of their files, which behaves as the test says.
final class DownloadFixture: Sendable {
  /// All bytes of an episode.
  static let whole = (0..<4_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }
  static let tag = "\"v1\""

  typealias Respond =
    @Sendable (_ request: FixtureServer.Request, _ number: Int) -> FixtureServer.Reply

  private let behaviour = Guarded<Respond>({ request, _ in DownloadFixture.decent(request) })
  private let count = Guarded(0)

  private final class Guarded<Value: Sendable>: @unchecked Sendable {
    private var value: Value
    private let lock = NSLock()

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body(&value)
    }
  }

  /// Answers requests for files so from now on; they are counted from 1.
  func respond(_ respond: @escaping Respond) {
    behaviour.withLock { $0 = respond }
    count.withLock { $0 = 0 }
  }

  func server() throws -> CatalogServer {
    try CatalogServer { [self] request in
      guard request.path.hasPrefix("/file/") else { return Self.catalogue(request) }
      let number = count.withLock { count in
        count += 1
        return count
      }
      return behaviour.withLock { $0 }(request, number)
    }
  }

  private static func catalogue(_ request: FixtureServer.Request) -> FixtureServer.Reply {
    guard request.path == "/search" else { return CatalogFixture.reply(to: request) }
    let host = request.header("Host") ?? ""
    let episodes = (1...2).map { number in
      #"""
      {"wrapperType":"podcastEpisode","kind":"podcast-episode","trackId":\#(number),
      "trackName":"Part \#(number)","collectionId":77,"collectionName":"The Deep Past",
      "country":"USA","trackViewUrl":"https://podcasts.apple.com/us/podcast/x/id77?i=\#(number)",
      "releaseDate":"2026-01-0\#(number)T00:00:00Z",
      "episodeUrl":"http://\#(host)/file/\#(number).mp3",
      "previewUrl":"http://\#(host)/file/\#(number).mp3",
      "artworkUrl600":"http://\#(host)/file/art/\#(number)/600x600bb.jpg"}
      """#
    }
    return .json(CatalogFixture.document(episodes))
  }

  // MARK: Replies

  /// What a decent host answers, ranges too.
  static func decent(_ request: FixtureServer.Request) -> FixtureServer.Reply {
    guard let from = rangeStart(request), request.header("If-Range") == tag else { return full() }
    return part(from)
  }

  /// The byte that a request for the rest begins with; nil for the whole.
  static func rangeStart(_ request: FixtureServer.Request) -> Int? {
    request.header("Range").flatMap { Int($0.dropFirst("bytes=".count).dropLast()) }
  }

  static func full(tag: String = tag) -> FixtureServer.Reply {
    .body(whole, type: "audio/mpeg", headers: ["ETag": tag])
  }

  static func part(
    _ from: Int,
    announcing first: Int? = nil,
    of total: Int = whole.count,
    tag: String = tag
  ) -> FixtureServer.Reply {
    .body(
      Array(whole.dropFirst(from)),
      type: "audio/mpeg",
      status: 206,
      headers: [
        "Content-Range": "bytes \(first ?? from)-\(total - 1)/\(total)", "ETag": tag,
      ]
    )
  }

  /// The head and the first bytes, and then nothing more until the connection is cut or the program goes.
  static func begun(_ count: Int, thenCut: Bool) -> FixtureServer.Reply {
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\nETag: \(tag)\r\n"
      + "Content-Length: \(whole.count)\r\n\r\n"
    let bytes = Array(head.utf8) + whole.prefix(count)
    return thenCut ? .raw(bytes) : .rawThenSilence(bytes)
  }
}
