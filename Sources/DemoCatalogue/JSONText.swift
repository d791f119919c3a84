/// Strings to and from the JSON of the bundled records.
enum JSONText {
  /// The text of a JSON string, or any other value's own characters.
  ///
  /// The records hold every character as itself; only quotes, backslashes and line ends are escaped.
  static func string(_ value: ArraySlice<UInt8>) -> String {
    guard value.first == UInt8(ascii: "\"") else { return String(decoding: value, as: UTF8.self) }
    let inside = value.dropFirst().dropLast()
    guard inside.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inside, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(inside.count)
    var isEscaped = false
    for byte in inside {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text as a JSON string, with its quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
