/// Makes gzip streams without a compressor.
enum GzipFixture {
  private static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  /// A stream that holds the bytes as they are, in one stored block.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    var stream = header + [1] + littleEndian(UInt32(count), 2) + littleEndian(UInt32(~count), 2)
    stream += bytes
    return stream + littleEndian(checksum(bytes), 4) + littleEndian(UInt32(bytes.count), 4)
  }

  /// The beginning of a stream of at least `count` zeros; 13 bits stand for 258 of them.
  static func zeros(atLeast count: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.append([1, 1, 0])  // the last block, with the fixed code
    bits.append([0, 0, 1, 1, 0, 0, 0, 0])  // a zero byte
    for _ in 0..<(count / 258 + 1) {
      bits.append([1, 1, 0, 0, 0, 1, 0, 1])  // 258 bytes
      bits.append([0, 0, 0, 0, 0])  // from one byte back
    }
    return header + bits.bytes
  }

  private struct BitWriter {
    var bytes: [UInt8] = []
    private var used = 8

    mutating func append(_ bits: [UInt8]) {
      for bit in bits {
        if used == 8 {
          bytes.append(0)
          used = 0
        }
        bytes[bytes.count - 1] |= bit << UInt8(used)
        used += 1
      }
    }
  }

  private static func littleEndian(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
