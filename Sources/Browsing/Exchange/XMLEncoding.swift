/// The encodings in which lists of subscriptions come.
enum XMLEncoding {
  /// A document's bytes as UTF-8, its byte order mark left out; nil for an encoding that is not known here.
  ///
  /// What is no text in UTF-8 stays as it is, for the reader of a single text to mend.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return nil
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), lowFirst: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), lowFirst: false) }
    // Without a mark the first sign says it (XML 1.0, appendix F).
    if bytes.starts(with: [0x3C, 0]) { return utf16(bytes[...], lowFirst: true) }
    if bytes.starts(with: [0, 0x3C]) { return utf16(bytes[...], lowFirst: false) }
    switch declared(bytes) {
    case nil, "utf-8", "utf8", "us-ascii", "ascii", "utf-16": return bytes
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "windows-1252", "cp1252":
      return windows1252(bytes)
    case .some:
      return String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
    }
  }

  /// The encoding that the declaration at the beginning names, in lower case.
  private static func declared(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let head = String(decoding: bytes.prefix(256).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    let parts = head.split(separator: "encoding", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let value = parts[1].drop { $0.isWhitespace || $0 == "=" }
    guard let mark = value.first, mark == "\"" || mark == "'" else { return nil }
    return value.dropFirst().prefix { $0 != mark }.lowercased()
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, lowFirst: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(lowFirst ? second << 8 | first : first << 8 | second)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Latin 1 as it is written: what that has control characters for are quotes and dashes.
  private static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append((0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return Array(String(text).utf8)
  }

  private static let upper = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars
  )
}
