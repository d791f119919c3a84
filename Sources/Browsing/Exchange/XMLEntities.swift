/// The entities that XML itself defines, and characters by number.
enum XMLEntities {
  /// The text of an attribute; what is no such reference stays as it is.
  static func resolved(in bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "&"):
        if let (scalar, end) = reference(at: index, in: bytes) {
          result.append(contentsOf: String(scalar).utf8)
          index = end
          continue
        }
        result.append(bytes[index])
      // A line end within an attribute is a space (XML 1.0, 3.3.3).
      case 0x09, 0x0A, 0x0D: result.append(0x20)
      case let byte: result.append(byte)
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The longest reference, `&#x10FFFF;` and some zeros; the bound keeps a text full of `&` cheap.
  private static let longest = 16

  private static func reference(
    at index: Int,
    in bytes: ArraySlice<UInt8>
  ) -> (Unicode.Scalar, end: Int)? {
    let rest = bytes[(index + 1)...].prefix(longest)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
      let scalar = scalar(String(decoding: rest[..<end], as: UTF8.self))
    else { return nil }
    return (scalar, end + 1)
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard digits.first?.isHexDigit == true, let value = UInt32(digits, radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(value), XMLText.isAllowed(scalar)
    else { return nil }
    return scalar
  }
}
