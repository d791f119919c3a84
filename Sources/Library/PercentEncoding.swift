/// The encoding of any text in unreserved ASCII characters, RFC 3986 section 2.
enum PercentEncoding {
  /// The text with every other byte as `%XX`.
  static func encoded(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if isUnreserved(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text that was encoded; nil for what `encoded` never gives.
  static func decoded(_ text: Substring) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      if byte == UInt8(ascii: "%") {
        guard let high = digit(bytes.next()), let low = digit(bytes.next()) else { return nil }
        result.append(high << 4 | low)
      } else {
        guard isUnreserved(byte) else { return nil }
        result.append(byte)
      }
    }
    return String(validating: result, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func digit(_ byte: UInt8?) -> UInt8? {
    guard let byte, let value = digits.firstIndex(of: byte) else { return nil }
    return UInt8(value)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
