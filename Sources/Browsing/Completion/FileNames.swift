import Catalog

/// A file or a folder, as the folder that it is in lists it.
public struct FolderEntry: Equatable, Sendable {
  /// Its name in there.
  public var name: String
  /// Whether it is a folder, or leads to one.
  public var isFolder: Bool

  /// Makes an entry.
  public init(_ name: String, isFolder: Bool = false) {
    self.name = name
    self.isFolder = isFolder
  }
}

/// Names of files as they are typed: with the folders before them, in quotes where blanks are in them.
extension Completer {
  /// Lists a folder, which is named as it was typed and is empty for the current one.
  public typealias FolderLookup = (_ folder: String) -> [FolderEntry]

  /// The files that may be meant by the word of this index, which is the one that is typed.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - index: The word; a quote before it may hold several together.
  ///   - foldersOnly: Whether only folders are wanted.
  /// - Returns: The candidates; none where another word is typed.
  func files(_ line: TypedLine, fromWord index: Int, foldersOnly: Bool = false) -> CandidateSet {
    let typed = line.text(fromWord: index)
    let isQuoted = typed.first == "\"" || typed.first == "'"
    guard isQuoted || line.words.count == index else { return CandidateSet([], for: line.typed) }
    return CandidateSet(value: typed) { files($0, foldersOnly: foldersOnly) }
  }

  private func files(_ typed: String, foldersOnly: Bool) -> CandidateSet {
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, name) = (String(typed[..<slash]), String(typed[slash...]))
    if name == "~" || name == "..", folder.isEmpty || name == ".." {
      return CandidateSet([.folder(folder + name + "/")], for: typed)
    }
    let entries = self.folder(folder).filter { entry in
      // What is hidden is offered to whoever begins with its point.
      (entry.isFolder || !foldersOnly) && entry.name.hasPrefix(".") == name.hasPrefix(".")
        // What cannot be shown as it is cannot be typed either.
        && ItemText.line(entry.name) == entry.name
    }
    let exact = entries.filter { $0.name.hasPrefix(name) }
    let folded = Folding.fold(name)
    let found = exact.isEmpty ? entries.filter { Folding.fold($0.name).hasPrefix(folded) } : exact
    let candidates = found.map { (Folding.fold($0.name), $0) }
      .sorted { ($0.0, $0.1.name) < ($1.0, $1.1.name) }
      .map { Candidate($0.1, in: folder) }
    var set = CandidateSet(candidates, for: typed)
    set.isExact = !exact.isEmpty
    return set
  }
}

extension Candidate {
  /// A file or folder by its path.
  fileprivate init(_ entry: FolderEntry, in folder: String) {
    if entry.isFolder {
      self = .folder(folder + entry.name + "/")
    } else {
      // Without a point or a slash a word is no file.
      let isPlain = folder.isEmpty && !entry.name.contains(".")
      self.init((isPlain ? "./" : folder) + entry.name, takesSpace: false)
    }
    shown = entry.isFolder ? entry.name + "/" : entry.name
  }

  /// A folder, whose path goes on.
  fileprivate static func folder(_ path: String) -> Candidate {
    var candidate = Candidate(path, takesSpace: false)
    candidate.goesOn = true
    return candidate
  }
}
