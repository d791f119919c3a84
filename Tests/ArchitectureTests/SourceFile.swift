#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A Swift file of this package, and what it imports.
struct SourceFile {
  /// One `import` line.
  struct Import: Equatable {
    var module: String
    /// The conditions of the branches that the line stands in, outermost first; an `#else` is the last condition with a `!`.
    var conditions: [String]
  }

  /// The path below the package.
  var path: String
  var imports: [Import]

  /// The package's own folder, found from this file's place in it.
  static var package: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// The names of the folders in a folder of the package that hold anything.
  static func folders(in folder: String) throws -> [String] {
    let place = package.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: place.path)
    let folders = paths.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").first }
    return Set(folders.map(String.init)).sorted()
  }

  /// The Swift files below a folder of the package.
  static func all(in folder: String) throws -> [SourceFile] {
    let place = package.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { name in
        let text = try String(contentsOf: place.appending(path: name), encoding: .utf8)
        return SourceFile(path: folder + "/" + name, imports: imports(of: text))
      }
  }

  /// The text of a file of the package.
  static func text(of file: String) throws -> String {
    try String(contentsOf: package.appending(path: file), encoding: .utf8)
  }

  static func imports(of text: String) -> [Import] {
    var found: [Import] = []
    var conditions: [String] = []
    for line in text.utf8.split(whereSeparator: {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }) {
      let words = line.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      )
      .compactMap { String($0) }
      guard let first = words.first else { continue }
      switch first {
      case "#if": conditions.append(words.dropFirst().joined(separator: " "))
      case "#elseif":
        _ = conditions.popLast()
        conditions.append(words.dropFirst().joined(separator: " "))
      case "#else":
        if let condition = conditions.popLast() { conditions.append("!" + condition) }
      case "#endif": _ = conditions.popLast()
      default:
        if let module = module(importedBy: words) {
          found.append(Import(module: module, conditions: conditions))
        }
      }
    }
    return found
  }

  /// The module of `import X`, `public import X`, `@testable import X`, `import struct X.Y`.
  private static func module(importedBy words: [String]) -> String? {
    let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]
    var rest = words[...].drop { $0.hasPrefix("@") || levels.contains($0) }
    guard rest.popFirst() == "import" else { return nil }
    if let kind = rest.first, kinds.contains(kind) { rest = rest.dropFirst() }
    return rest.first?.split(separator: ".").first.map(String.init)
  }
}
