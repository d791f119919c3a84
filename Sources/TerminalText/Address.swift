/// Checks and encodes addresses before they are drawn, linked or handed on.
public enum Address {
  /// The longest address that is passed on, in bytes after encoding.
  public static let limit = 2_000

  /// Returns an address whose every byte is visible ASCII, or nil where it cannot be trusted.
  ///
  /// Only `http` and `https` with a host pass. Bytes outside 0x21 to 0x7E are percent-encoded, so
  /// that nothing in the address can end the sequence it is written in. An address that is longer
  /// than `limit` is refused, since a shortened one leads elsewhere.
  public static func safe(_ address: String) -> String? {
    let bytes = address.utf8
    guard let host = hostStart(bytes), isHostByte(bytes[host]) else { return nil }
    var encoded = String()
    encoded.reserveCapacity(bytes.count)
    var length = 0
    for byte in bytes {
      let isVisible = (0x21...0x7E).contains(byte)
      length += isVisible ? 1 : 3
      guard length <= limit else { return nil }
      if isVisible {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded.unicodeScalars.append("%")
        encoded.unicodeScalars.append(hexadecimalDigit(byte >> 4))
        encoded.unicodeScalars.append(hexadecimalDigit(byte & 0xF))
      }
    }
    return encoded
  }

  /// Returns where the host begins, if the scheme is one of the two and something follows.
  private static func hostStart(_ bytes: String.UTF8View) -> String.Index? {
    for scheme in ["https://", "http://"] {
      let head = bytes.prefix(scheme.utf8.count)
      // Setting bit 5 folds ASCII letters to lower case and leaves `:` and `/` as they are.
      guard head.elementsEqual(scheme.utf8, by: { $0 | 0x20 == $1 }) else { continue }
      return head.endIndex < bytes.endIndex ? head.endIndex : nil
    }
    return nil
  }

  /// Tells whether a host can begin with a byte: a letter, a digit, `[` or anything beyond ASCII.
  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "["), 0x80...:
      true
    default: false
    }
  }

  private static func hexadecimalDigit(_ value: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10)
  }
}
