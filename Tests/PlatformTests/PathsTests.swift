import Foundation
import Platform
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct PathsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var variables: [String: String]
    var passwd: String?
    var data: String?
    var cache: String?
    var system = Paths.System.xdg
    var testDescription: String { "\(variables) \(passwd ?? "-") \(system)" }
  }

  @Test(arguments: [
    Case(
      variables: ["HOME": "/home/a"],
      passwd: "/home/ada",
      data: "/home/a/.local/share/reprise",
      cache: "/home/a/.cache/reprise"
    ),
    Case(
      variables: ["HOME": "/home/a", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c/"],
      data: "/d/reprise",
      cache: "/c/reprise"
    ),
    Case(
      variables: ["HOME": "/home/a", "XDG_DATA_HOME": "d", "XDG_CACHE_HOME": ""],
      data: "/home/a/.local/share/reprise",
      cache: "/home/a/.cache/reprise"
    ),
    Case(
      variables: [:],
      passwd: "/home/ada",
      data: "/home/ada/.local/share/reprise",
      cache: "/home/ada/.cache/reprise"
    ),
    Case(
      variables: ["HOME": ""],
      passwd: "/home/ada",
      data: "/home/ada/.local/share/reprise",
      cache: "/home/ada/.cache/reprise"
    ),
    Case(
      variables: ["HOME": "rel"],
      passwd: "/home/ada",
      data: "/home/ada/.local/share/reprise",
      cache: "/home/ada/.cache/reprise"
    ),
    Case(
      variables: ["HOME": "/"],
      passwd: "/home/ada",
      data: "/.local/share/reprise",
      cache: "/.cache/reprise"
    ),
    Case(
      variables: ["HOME": "/nonexistent"],
      passwd: "/home/ada",
      data: "/nonexistent/.local/share/reprise",
      cache: "/nonexistent/.cache/reprise"
    ),
    Case(variables: [:]),
    Case(variables: ["HOME": "rel"], passwd: "also-rel"),
    Case(variables: ["HOME": "~"], passwd: ""),
    Case(variables: ["XDG_DATA_HOME": "/d"], data: "/d/reprise"),
    Case(
      variables: ["HOME": "/Users/a"],
      data: "/Users/a/Library/Application Support/reprise",
      cache: "/Users/a/Library/Caches/reprise",
      system: .macOS
    ),
    Case(
      variables: ["HOME": "/Users/a", "XDG_DATA_HOME": "/d"],
      data: "/d/reprise",
      cache: "/Users/a/Library/Caches/reprise",
      system: .macOS
    ),
  ])
  func foldersFollowTheEnvironment(example: Case) {
    let paths = Paths(
      environment: Environment(example.variables),
      passwdHome: example.passwd,
      system: example.system
    )
    #expect(paths.data == example.data)
    #expect(paths.shared == example.data)
    #expect(paths.cache == example.cache)
  }

  @Test func aProfileHasFoldersOfItsOwn() {
    let paths = Paths(
      environment: Environment(["HOME": "/h"]),
      passwdHome: nil,
      profile: "work",
      system: .xdg
    )
    #expect(paths.data == "/h/.local/share/reprise/profiles/work")
    #expect(paths.cache == "/h/.cache/reprise/profiles/work")
    #expect(paths.shared == "/h/.local/share/reprise")
    #expect(paths.home == "/h")
  }

  @Test func theUserDatabaseKnowsThisUser() throws {
    let entry = try #require(getpwuid(getuid()))
    #expect(Paths.passwdHome() == String(cString: entry.pointee.pw_dir))
  }

  @Test func environmentsAreSnapshots() {
    let environment = Environment(["A": "", "B": "b"])
    #expect(environment["A"] == "")
    #expect(environment.nonEmpty("A") == nil)
    #expect(environment.nonEmpty("B") == "b")
    #expect(environment["C"] == nil)
    #expect(Environment.ofProcess()["PATH"] == ProcessInfo.processInfo.environment["PATH"])
  }

  // The umask belongs to the whole process, so this runs in one of its own.
  @Test func newFoldersArePrivateAndOldOnesStay() async {
    await #expect(processExitsWith: .success) {
      for mask in [0, 0o022, 0o777] as [mode_t] {
        umask(0)
        var template = Array("/tmp/reprise-paths-XXXXXX".utf8CString)
        let root = String(cString: try #require(mkdtemp(&template)))
        defer { try? FileManager.default.removeItem(atPath: root) }
        chmod(root, 0o755)
        umask(mask)
        let folder = try PrivateFolder(making: root + "/share//reprise/profiles/x/")
        #expect(folder.path == root + "/share//reprise/profiles/x/")
        #expect(Self.mode(root) == 0o755)
        for name in ["share", "share/reprise", "share/reprise/profiles/x"] {
          #expect(Self.mode(root + "/" + name) == 0o700)
        }
        chmod(root + "/share", 0o750)
        _ = try PrivateFolder(making: root + "/share/reprise")
        #expect(Self.mode(root + "/share") == 0o750)
        umask(0o022)
        #expect(FileManager.default.createFile(atPath: root + "/file", contents: nil))
        let error = #expect(throws: PlatformError.self) {
          try PrivateFolder(making: root + "/file/reprise")
        }
        #expect(error?.code == .notFound)
      }
    }
  }

  @Test(arguments: ["", "/tmp/a\0b", "/dev/null/reprise", "/proc/reprise"])
  func someFoldersCannotBeMade(path: String) {
    #expect(throws: PlatformError.self) { try PrivateFolder(making: path) }
  }

  private static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}
