import Foundation
import Testing

@testable import Platform

/// Parts of files, of which one owner at a time may write each.
@Suite struct PartFileTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "reprise-part-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private var path: String { folder + "/x.part" }

  private func write(_ text: String, to part: PartFile) throws {
    try part.write(Array(text.utf8).span.bytes)
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aPartHasOneOwner() throws {
    let first = try PartFile(path: path)
    #expect(PartFile.hasOwner(path))
    #expect(throws: PlatformError(code: .taken)) { _ = try PartFile(path: path) }
    try write("abc", to: first)
    first.letGo()
    #expect(!PartFile.hasOwner(path))
    let second = try PartFile(path: path)
    #expect(second.length == 3)
    #expect(throws: PlatformError.self) { try write("d", to: first) }
    try write("d", to: second)
    #expect(text(path) == "abcd")
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func theNextOwnerNeverGetsTheWholeFile() throws {
    let first = try PartFile(path: path)
    try write("whole", to: first)
    try first.finish(as: folder + "/x")
    let second = try PartFile(path: path)
    try second.empty()
    try write("n", to: second)
    #expect(text(folder + "/x") == "whole")
    #expect(text(path) == "n")
    #expect(!PartFile.hasOwner(folder + "/x"))
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func whatIsNotThereHasNoOwner() {
    #expect(!PartFile.hasOwner(folder + "/nothing"))
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func aFileIsDeletedIfItIsAsItWasMade() throws {
    #expect(try !PartFile.delete(path))
    try Data("abc".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: PlatformError(code: .exists)) { try PartFile.delete(path, length: 4) }
    #expect(text(path) == "abc")
    #expect(try PartFile.delete(path, length: 3))
    #expect(text(path) == nil)

    let part = try PartFile(path: path)
    #expect(throws: PlatformError(code: .taken)) { try PartFile.delete(path) }
    part.letGo()
    #expect(try PartFile.delete(path))

    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/other"))
    try FileManager.default.createSymbolicLink(
      atPath: path,
      withDestinationPath: folder + "/other"
    )
    #expect(throws: PlatformError(code: .exists)) { try PartFile.delete(path) }
    #expect(text(folder + "/other") == "mine")
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func filesAreComparedByteByByte() throws {
    let (one, two) = (folder + "/1", folder + "/2")
    let bytes = [UInt8](repeating: 7, count: 200_000)
    var changed = bytes
    changed[199_999] = 8
    try Data(bytes).write(to: URL(fileURLWithPath: one))
    try Data(bytes).write(to: URL(fileURLWithPath: two))
    #expect(FileBytes.areEqual(one, two, length: 200_000))
    #expect(!FileBytes.areEqual(one, two, length: 199_999))
    try Data(changed).write(to: URL(fileURLWithPath: two))
    #expect(!FileBytes.areEqual(one, two, length: 200_000))
    #expect(!FileBytes.areEqual(one, folder + "/3", length: 200_000))
    try? FileManager.default.removeItem(atPath: folder)
  }
}

/// Folders of the user's.
@Suite struct UserFolderTests {
  private let folder: String

  init() throws {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
    folder = base + "/reprise-user-" + UUID().uuidString
    for name in ["Music", "My Podcasts", ".hidden"] {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + name,
        withIntermediateDirectories: true
      )
    }
    try Data().write(to: URL(fileURLWithPath: folder + "/Mufile"))
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func aFolderHasOnePath() throws {
    #expect(try UserFolder(path: folder + "/./Music/../Music//").path == folder + "/Music")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link",
      withDestinationPath: folder + "/Music"
    )
    #expect(try UserFolder(path: folder + "/link").path == folder + "/Music")
    remove()
  }

  @Test func whatIsNoFolderIsRefused() throws {
    #expect(throws: PlatformError(errno: ENOENT)) { _ = try UserFolder(path: folder + "/x") }
    #expect(throws: PlatformError(errno: ENOTDIR)) { _ = try UserFolder(path: folder + "/Mufile") }
    remove()
  }

  @Test func theUsualOneIsMadeButNotTheWayToIt() throws {
    #expect(try UserFolder(making: folder + "/new").path == folder + "/new")
    #expect(try UserFolder(making: folder + "/new").path == folder + "/new")
    #expect(throws: PlatformError.self) { _ = try UserFolder(making: folder + "/a/b") }
    remove()
  }
}
