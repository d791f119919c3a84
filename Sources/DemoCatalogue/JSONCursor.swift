/// Walks over the bundled JSON by byte ranges.
///
/// It reads only text that stands in this module and that the tests parse as a whole; so it finds
/// where values begin and end and checks nothing else. It never reads beyond the end.
struct JSONCursor {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 0
  }

  /// The ranges of the elements of the array that the text is.
  mutating func elements() -> [Range<Int>] {
    var found: [Range<Int>] = []
    position += 1
    skipSeparators()
    while position < bytes.count, bytes[position] != UInt8(ascii: "]") {
      found.append(value())
      skipSeparators()
    }
    return found
  }

  /// The members of the object that the text is.
  mutating func members() -> [JSONObject.Member] {
    var found: [JSONObject.Member] = []
    position += 1
    skipSeparators()
    while position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      let quoted = value()
      let key = String(decoding: bytes[quoted].dropFirst().dropLast(), as: UTF8.self)
      skipSeparators()
      found.append(JSONObject.Member(key: key, value: value()))
      skipSeparators()
    }
    return found
  }

  private mutating func skipSeparators() {
    while position < bytes.count, Self.isSeparator(bytes[position]) { position += 1 }
  }

  /// Steps over one value: a string, an array or object with all it holds, or a bare word.
  private mutating func value() -> Range<Int> {
    let start = position
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        skipString()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        position += 1
      default:
        position += 1
      }
      guard depth == 0 else { continue }
      let isBareWord = !Self.isStructure(bytes[start])
      if isBareWord, position < bytes.count, Self.isBareWordPart(bytes[position]) { continue }
      break
    }
    return start..<position
  }

  private mutating func skipString() {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, bytes.count)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: ":"): true
    default: false
    }
  }

  private static func isStructure(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
  }

  private static func isBareWordPart(_ byte: UInt8) -> Bool {
    !isSeparator(byte) && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "}")
  }
}
