/// Bytes to look for in many texts, in time that grows with the text alone: Knuth, Morris and Pratt.
struct Needle {
  private let bytes: [UInt8]
  /// How much of the beginning is matched again where the byte behind position i does not fit.
  private let fallback: [Int]

  init(_ bytes: [UInt8]) {
    var fallback = [Int](repeating: 0, count: bytes.count)
    var matched = 0
    for position in bytes.indices.dropFirst() {
      while matched > 0, bytes[position] != bytes[matched] { matched = fallback[matched - 1] }
      if bytes[position] == bytes[matched] { matched += 1 }
      fallback[position] = matched
    }
    self.bytes = bytes
    self.fallback = fallback
  }

  /// Whether the bytes occur in the text; those that are none occur everywhere.
  func occurs(in text: [UInt8]) -> Bool {
    guard bytes.count <= text.count else { return false }
    guard !bytes.isEmpty else { return true }
    var matched = 0
    for byte in text {
      while matched > 0, byte != bytes[matched] { matched = fallback[matched - 1] }
      guard byte == bytes[matched] else { continue }
      matched += 1
      if matched == bytes.count { return true }
    }
    return false
  }
}
