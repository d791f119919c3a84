/// A look at the first bytes of what should be sound, film or picture.
enum MediaCheck {
  /// How many bytes are looked at.
  static let length = 64

  /// Whether an answer's type and first bytes may be media.
  ///
  /// Servers name media in many ways, and some not at all; a page of text is told by what it begins with.
  static func mayBeMedia(type: String?, start: [UInt8]) -> Bool {
    if let type = type.map(mediaType) {
      let isText =
        type.hasPrefix("text/") || type.hasSuffix("/json") || type.hasSuffix("/xml")
        || type.hasSuffix("+json") || type.hasSuffix("+xml")
      if isText { return false }
    }
    let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
    guard let first = start.first(where: { !blanks.contains($0) }) else { return true }
    return first != UInt8(ascii: "<") && first != UInt8(ascii: "{")
  }

  /// The type of a `Content-Type` field without its parameters, in lower case.
  static func mediaType(_ field: String) -> String {
    let type = field.prefix { $0 != ";" }.lowercased()
    return String(type.drop { $0 == " " }.prefix { $0 != " " })
  }
}
