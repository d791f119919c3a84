import Foundation
import TestSupport
import Testing

@testable import Platform

/// Files of the user's: written new, whole and never over others.
@Suite final class PlainFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("reprise-plain-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func failure(_ body: () throws(PlatformError) -> Void) -> PlatformError.Code? {
    do throws(PlatformError) {
      try body()
      return nil
    } catch {
      return error.code
    }
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }

  @Test func aFileIsWrittenAndReadBack() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try PlainFile.write(bytes, to: folder + "/list.csv")
    #expect(try PlainFile.bytes(of: folder + "/list.csv", atMost: 200_000) == bytes)
    #expect(try PlainFile.bytes(of: folder + "/list.csv", atMost: 199_999) == nil)
    #expect(names == ["list.csv"])
    let mode = try FileManager.default.attributesOfItem(atPath: folder + "/list.csv")
    // The umask of whoever runs the tests says what others may; the owner may read and write.
    #expect((mode[.posixPermissions] as? Int).map { $0 & 0o600 } == 0o600)
    #expect((mode[.posixPermissions] as? Int).map { $0 & 0o111 } == 0)
  }

  @Test func whatHasTheNameStays() throws {
    try PlainFile.write([1], to: folder + "/a")
    #expect(
      failure { () throws(PlatformError) in try PlainFile.write([2], to: folder + "/a") } == .exists
    )
    #expect(try PlainFile.bytes(of: folder + "/a", atMost: 9) == [1])
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link",
      withDestinationPath: "nowhere"
    )
    #expect(
      failure { () throws(PlatformError) in try PlainFile.write([2], to: folder + "/link") }
        == .exists
    )
    #expect(names == ["a", "link"])
  }

  @Test func whereThereIsNoFolderNothingIsWritten() {
    #expect(
      failure { () throws(PlatformError) in try PlainFile.write([2], to: folder + "/no/a") }
        == .notFound
    )
    #expect(names == [])
  }

  @Test func onlyPlainFilesAreRead() throws {
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    for path in ["/pipe", ""] {
      #expect(
        failure { () throws(PlatformError) in
          _ = try PlainFile.bytes(of: folder + path, atMost: 9)
        } == .other
      )
    }
    #expect(
      failure { () throws(PlatformError) in
        _ = try PlainFile.bytes(of: folder + "/none", atMost: 9)
      } == .notFound
    )
    #expect(PlainFile.kind(of: folder) == .folder)
    #expect(PlainFile.kind(of: folder + "/pipe") == .other)
    #expect(PlainFile.kind(of: folder + "/none") == .missing)
  }
}
