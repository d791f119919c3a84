import Foundation
import TestSupport
import Testing

/// A folder with a home in it for one test, and the program to run there; the folder goes with the test.
final class Sandbox {
  /// The folder that everything of the test is in.
  let folder: String
  /// The variables that the program sees.
  var environment: [String: String]

  init() throws {
    // Stores wait for the disk often; where there is a folder in memory the tests need not.
    let memory = "/dev/shm"
    let base =
      FileManager.default.isWritableFile(atPath: memory)
      ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
    folder = base.appendingPathComponent("reprise-\(UUID().uuidString)").path
    let home = folder + "/home"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    environment = [
      "HOME": home, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
    ]
    // The runtime's own report of a crash waits for a key.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // How the thread sanitizer reports is up to whoever starts the tests.
    environment["TSAN_OPTIONS"] = ProcessInfo.processInfo.environment["TSAN_OPTIONS"]
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The built program, beside the tests.
  static func program() throws -> String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    var folder = (bundle?.bundleURL ?? Bundle.main.executableURL)?.resolvingSymlinksInPath()
    while let place = folder, place.path != "/" {
      let path = place.deletingLastPathComponent().appendingPathComponent("reprise").path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
        return path
      }
      folder = place.deletingLastPathComponent()
    }
    throw NotBuilt()
  }

  /// The program is not beside the tests.
  struct NotBuilt: Error {}

  // MARK: Running

  /// Runs the program to its end.
  func run(
    _ arguments: [String] = [],
    input: PtyPipeProcess.Input = .file("/dev/null"),
    atMost limit: Duration = .seconds(20)
  ) throws -> PtyPipeProcess {
    try PtyPipeProcess.run(
      Self.program(),
      arguments: arguments,
      environment: environment,
      input: input,
      atMost: limit
    )
  }

  /// Runs a script of the shell, in which `"$0"` is the program and `"$@"` are its arguments.
  func shell(
    _ script: String,
    _ arguments: [String] = [],
    input: PtyPipeProcess.Input = .file("/dev/null")
  ) throws -> PtyPipeProcess {
    try PtyPipeProcess.run(
      "/bin/sh",
      arguments: ["-c", script, Self.program()] + arguments,
      environment: environment,
      input: input
    )
  }

  /// Starts the program on a terminal, and waits for nothing.
  ///
  /// Without another answer the terminal tells its attributes, and nothing of its background.
  func terminal(
    _ arguments: [String],
    columns: Int = 80,
    rows: Int = 24,
    answer: ((_ output: [UInt8]) -> [UInt8])? = PtyAnswers.typing(PtyAnswers.attributes)
  ) throws -> PtyProcess {
    try PtyProcess(
      Self.program(),
      arguments: arguments,
      environment: environment,
      columns: columns,
      rows: rows,
      answer: answer
    )
  }

  /// Starts a script of the shell on a terminal, in which `"$0"` is the program and `"$@"` are its arguments.
  func terminal(script: String, _ arguments: [String]) throws -> PtyProcess {
    try PtyProcess(
      "/bin/sh",
      arguments: ["-c", script, Self.program()] + arguments,
      environment: environment,
      answer: PtyAnswers.typing(PtyAnswers.attributes)
    )
  }

  // MARK: Files

  /// The store in its usual place.
  var store: String { folder + "/home/.local/share/reprise/reprise.db" }

  /// Every file and folder below the test's folder, by its path in there.
  func files() throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: folder))
  }

  /// The rights of a file or folder.
  func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

extension PtyPipeProcess {
  /// The lines of standard output.
  var lines: [String] { outputText.split(separator: "\n").map(String.init) }

  /// Whether the program has written an escape byte anywhere.
  var hasEscapes: Bool { output.contains(0x1B) || errors.contains(0x1B) }
}
