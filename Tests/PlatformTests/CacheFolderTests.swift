import Foundation
import Platform
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite final class CacheFolderTests {
  private let base: String
  private let folder: String

  init() throws {
    var template = Array("/tmp/reprise-cache-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    base = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    folder = base + "/a/b"
  }

  deinit { try? FileManager.default.removeItem(atPath: base) }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Makes a file as old as this.
  private func age(_ name: String, seconds: Int) {
    var times = [timeval(), timeval()]
    gettimeofday(&times[0], nil)
    times[0].tv_sec -= seconds
    times[1] = times[0]
    #expect(utimes(folder + "/" + name, times) == 0)
  }

  @Test func whatIsKeptComesBackAndIsPrivate() {
    let cache = CacheFolder(path: folder, limit: 1000)
    #expect(cache.bytes(of: "x", atMost: 100) == nil)
    #expect(mode(folder) == nil)
    cache.keep([1, 2, 3], as: "x")
    #expect(cache.bytes(of: "x", atMost: 100) == [1, 2, 3])
    cache.keep([4], as: "x")
    #expect(cache.bytes(of: "x", atMost: 100) == [4])
    #expect(names == ["x"])
    #expect(mode(folder) == 0o700)
    #expect(mode(base + "/a") == 0o700)
    #expect(mode(folder + "/x") == 0o600)
  }

  @Test func allOfItCanGo() {
    let cache = CacheFolder(path: folder, limit: 1000)
    cache.removeAll()
    for name in ["x", "y"] { cache.keep([1, 2, 3], as: name) }
    CacheFolder(path: folder, limit: 1000, isWritten: false).removeAll()
    #expect(names == ["x", "y"])
    cache.removeAll()
    #expect(names == [])
    cache.keep([4], as: "x")
    #expect(names == ["x"])
  }

  @Test func theLeastUsedGoFirst() {
    let cache = CacheFolder(path: folder, limit: 25)
    for (index, name) in ["a", "b", "c"].enumerated() {
      cache.keep(Array(repeating: 0, count: 8), as: name)
      age(name, seconds: 1000 - 100 * index)
    }
    #expect(names == ["a", "b", "c"])
    // Looking at a file counts as using it.
    #expect(cache.bytes(of: "a", atMost: 100)?.count == 8)
    cache.keep(Array(repeating: 0, count: 8), as: "d")
    #expect(names == ["a", "c", "d"])
    cache.keep(Array(repeating: 0, count: 30), as: "e")
    #expect(names == [])
  }

  @Test func oneThatIsOnlyReadChangesNothing() {
    CacheFolder(path: folder, limit: 1000).keep([1], as: "x")
    age("x", seconds: 5000)
    let reader = CacheFolder(path: folder, limit: 0, isWritten: false)
    #expect(reader.bytes(of: "x", atMost: 1) == [1])
    reader.keep([2], as: "y")
    #expect(names == ["x"])
    var status = stat()
    #expect(stat(folder + "/x", &status) == 0)
    #expect(time(nil) - status.modifiedSeconds > 4000)
  }

  @Test func whatIsNoFileOrTooLongIsNone() throws {
    let cache = CacheFolder(path: folder, limit: 1000)
    cache.keep([1, 2, 3], as: "x")
    #expect(cache.bytes(of: "x", atMost: 2) == nil)
    mkdir(folder + "/folder", 0o700)
    #expect(cache.bytes(of: "folder", atMost: 10_000) == nil)
    #expect(symlink("/etc/passwd", folder + "/link") == 0)
    #expect(cache.bytes(of: "link", atMost: 10_000_000) == nil)
    // Over a link only the name changes hands.
    cache.keep([9], as: "link")
    #expect(cache.bytes(of: "link", atMost: 10) == [9])
  }

  @Test func aFolderThatCannotBeIsAnEmptyCache() throws {
    try Data().write(to: URL(fileURLWithPath: base + "/a"))
    let cache = CacheFolder(path: folder, limit: 1000)
    cache.keep([1], as: "x")
    #expect(cache.bytes(of: "x", atMost: 10) == nil)
  }
}

extension stat {
  fileprivate var modifiedSeconds: Int {
    #if canImport(Darwin)
    st_mtimespec.tv_sec
    #else
    st_mtim.tv_sec
    #endif
  }
}
