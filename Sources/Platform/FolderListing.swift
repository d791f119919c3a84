import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What is in a folder; Foundation's list of it would make every start of the program slower.
public enum FolderListing {
  /// One name in a folder.
  public struct Entry: Hashable, Sendable {
    /// The name.
    public var name: String
    /// Whether it is a folder, or a link that leads to one.
    public var isFolder: Bool
  }

  /// The entries in no order, without the folder itself and the one above; none where it cannot be read.
  public static func entries(of path: String) -> [Entry] {
    var entries: [Entry] = []
    forEachName(in: path) { name, kind in
      let isFolder =
        switch Int(kind) {
        case Int(DT_DIR): true
        case Int(DT_LNK), Int(DT_UNKNOWN): leadsToFolder(path + "/" + name)
        default: false
        }
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return entries
  }

  /// The names in no order, without the folder itself and the one above; none where it cannot be read.
  static func names(of path: String) -> [String] {
    var names: [String] = []
    forEachName(in: path) { name, _ in names.append(name) }
    return names
  }

  private static func forEachName(in path: String, _ take: (String, UInt8) -> Void) {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let size = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: size) { String(cString: $0) }
      }
      if name != ".", name != ".." { take(name, entry.pointee.d_type) }
    }
  }

  private static func leadsToFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
