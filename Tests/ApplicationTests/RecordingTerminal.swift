/// A terminal that keeps what is written to it, or is not there.
final class RecordingTerminal {
  private(set) var bytes: [UInt8] = []
  /// Whether there is one.
  var isThere = true

  func write(_ bytes: [UInt8]) -> Bool {
    if isThere { self.bytes += bytes }
    return isThere
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
