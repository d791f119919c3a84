/// The name of a file as it is typed.
public struct FileName: Hashable, Sendable {
  /// The name, perhaps with folders before it; `~` is the home folder.
  public var path: String

  /// Makes a name; nil for a word that is none: a file's has a slash or a point.
  public init?(_ word: String) {
    guard word.contains("/") || word.contains("."), !word.utf8.contains(0) else { return nil }
    path = word
  }

  /// Another name beside it: `feeds-2.opml` for `feeds.opml`.
  var another: String {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let point = path[name...].dropFirst().lastIndex(of: ".") ?? path.endIndex
    return path[..<point] + "-2" + path[point...]
  }

  /// The folders before it, nil where there are none.
  var folder: String? { path.lastIndex(of: "/").map { String(path[..<$0]) } }

  /// The name as a line takes it, in quotes where it has blanks.
  static func typed(_ path: String) -> String {
    guard path.contains(where: \.isWhitespace) else { return path }
    let mark = path.contains("\"") ? "'" : "\""
    return mark + path + mark
  }
}

/// Why a file was not written or read.
public enum FileFailure: Hashable, Sendable {
  /// Something has that name already.
  case exists
  /// It is a folder.
  case isFolder
  /// The folder that it is to be in is missing.
  case noFolder
  /// There is no such file.
  case notFound
  /// Missing rights, or a disk that is read-only.
  case notPermitted
  /// The disk is full.
  case full
  /// It is no plain file.
  case notPlain
  /// It has more bytes than so many.
  case tooLarge(most: Int)
  /// Anything else, in the system's words.
  case other(String)
}
