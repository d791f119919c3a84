#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A folder of programs that stand in for others and write down how they were called.
///
/// The folder goes with the object.
public final class FakePrograms {
  /// The folder, to be named in `PATH`.
  public let folder: String

  /// Makes an empty folder.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/reprise-programs-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// A `PATH` with these programs before the system's own.
  public var path: String { folder + ":/usr/bin:/bin" }

  /// Adds a program that notes its arguments and its input, and then runs lines of a shell script.
  public func add(_ name: String, _ script: String = "exit 0", mode: Int = 0o755) throws {
    // The call is noted last and under another name first: who waits for it finds all of it.
    let text = """
      #!/bin/sh
      for a; do printf '%s\\0' "$a"; done > "$0.call"
      cat > "$0.input"
      cat "$0.call" >> "$0.calls.new"; echo >> "$0.calls.new"
      cp "$0.calls.new" "$0.calls.part" && mv "$0.calls.part" "$0.calls"
      \(script)

      """
    let file = folder + "/" + name
    try Data(text.utf8).write(to: URL(filePath: file))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    NewProgram.settle(file)
  }

  /// Puts a file into the folder, or other text into one that is there.
  public func write(_ name: String, _ text: String) throws {
    let file = folder + "/" + name
    try Data(text.utf8).write(to: URL(filePath: file))
    NewProgram.settle(file)
  }

  /// Whether a program has left a file.
  public func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + name)
  }

  /// Lines of a script that wait until a file of this name is there.
  public static func waiting(for name: String) -> String {
    "while ! [ -e \"${0%/*}/\(name)\" ]; do sleep 0.01; done"
  }

  /// The arguments of every call so far, the oldest first.
  public func calls(of name: String) -> [[String]] {
    guard let data = FileManager.default.contents(atPath: folder + "/\(name).calls") else {
      return []
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  /// What the last call read from standard input.
  public func input(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder + "/\(name).input").map(Array.init)
  }
}
