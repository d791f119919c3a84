import Browsing
import Platform

/// A path as somebody typed it, where the home folder may be `~`.
struct TypedPath {
  /// The home folder, nil if there is none.
  let home: String?

  /// The path as the system takes it, relative ones from the current folder.
  func expanded(_ path: String) -> String {
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }

  /// What is in a folder, which is empty for the current one.
  func entries(of folder: String) -> [FolderEntry] {
    let path = folder.isEmpty ? "." : expanded(folder)
    return FolderListing.entries(of: path).map { FolderEntry($0.name, isFolder: $0.isFolder) }
  }
}
