import Foundation
import Platform
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite final class ExecutableSearchTests {
  private let folder: String

  init() throws {
    var template = Array("/tmp/reprise-search-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for name in ["a", "b", "c"] { mkdir(folder + "/" + name, 0o755) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func make(_ path: String, mode: mode_t) throws {
    try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: folder + "/" + path))
    #expect(chmod(folder + "/" + path, mode) == 0)
  }

  private func search(_ folders: String...) -> ExecutableSearch {
    let path = folders.map { $0.isEmpty ? "" : folder + "/" + $0 }.joined(separator: ":")
    return ExecutableSearch(Environment(["PATH": path]))
  }

  @Test func theFirstFolderThatHasItCounts() throws {
    try make("b/tool", mode: 0o755)
    try make("c/tool", mode: 0o755)
    #expect(search("missing", "a", "b", "c").path(of: "tool") == folder + "/b/tool")
    #expect(search("c", "b").path(of: "tool") == folder + "/c/tool")
    #expect(search("a").path(of: "tool") == nil)
  }

  @Test func aFolderOrAFileThatMayNotRunIsPassedBy() throws {
    mkdir(folder + "/a/tool", 0o755)
    try make("b/tool", mode: 0o644)
    #expect(search("a", "b").path(of: "tool") == nil)
    try make("c/tool", mode: 0o755)
    #expect(search("a", "b", "c").path(of: "tool") == folder + "/c/tool")
  }

  @Test func aLinkIsWhatItPointsTo() throws {
    try make("b/real", mode: 0o755)
    #expect(symlink(folder + "/b/real", folder + "/a/tool") == 0)
    #expect(symlink(folder + "/nowhere", folder + "/a/lost") == 0)
    #expect(search("a").path(of: "tool") == folder + "/a/tool")
    #expect(search("a").path(of: "lost") == nil)
  }

  @Test func aNameWithASlashIsAPath() throws {
    try make("a/tool", mode: 0o755)
    #expect(search("b").path(of: folder + "/a/tool") == folder + "/a/tool")
    #expect(search("b").path(of: folder + "/b/tool") == nil)
  }

  @Test(arguments: ["", "a\0b", ".", ".."])
  func whatIsNoNameIsNotFound(name: String) {
    #expect(search("a", "b").path(of: name) == nil)
  }

  @Test func withoutPathTheSystemsFoldersCount() {
    #expect(ExecutableSearch(Environment()).path(of: "sh") == "/bin/sh")
    #expect(ExecutableSearch(Environment(["PATH": folder])).path(of: "sh") == nil)
  }
}
