import Platform

/// The boxes that files of the MPEG-4 family are made of (ISO/IEC 14496-12, 4.2).
///
/// Where a server names no length, a body that ends early looks whole; only the file itself can tell.
enum MovieBoxes {
  /// Whether a file's boxes end where it does; true for a file that is not made of boxes.
  static func end(wholeIn path: String, length: Int64) -> Bool {
    guard let file = FileBytes(path: path), let start = file.bytes(at: 4, count: 4) else {
      return true
    }
    guard start == Array("ftyp".utf8) else { return true }
    var place: Int64 = 0
    while place < length {
      guard let head = file.bytes(at: place, count: 8) else { return false }
      var size = Int64(head[0..<4].reduce(0) { $0 << 8 | UInt64($1) })
      switch size {
      case 0:
        // The last box goes on to the end of the file.
        return true
      case 1:
        guard let long = file.bytes(at: place + 8, count: 8) else { return false }
        let value = long.reduce(0) { $0 << 8 | UInt64($1) }
        guard value >= 16, value <= UInt64(length) else { return false }
        size = Int64(value)
      case ..<8:
        return false
      default:
        break
      }
      place += size
    }
    return place == length
  }
}
