extension TextLayout {
  /// Returns an address in pieces of at most `width` cells, which joined are the address.
  ///
  /// A piece ends where a reader would pause: behind a slash or before what asks for something, else
  /// behind other punctuation, else, where there is neither in its second half, at its width. An encoded
  /// byte is never split.
  ///
  /// - Parameters:
  ///   - address: Visible ASCII, as `Address.safe(_:)` returns it.
  ///   - width: The cells of a piece; under one counts as one.
  /// - Returns: The pieces; none for an empty address.
  public static func wrapAddress(_ address: String, width: Int) -> [String] {
    let bytes = Array(address.utf8)
    let width = max(1, width)
    var pieces: [String] = []
    var start = 0
    while start < bytes.count {
      let end =
        bytes.count - start <= width
        ? bytes.count : pieceEnd(of: bytes, from: start, width: width)
      pieces.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return pieces
  }

  private static func pieceEnd(of bytes: [UInt8], from start: Int, width: Int) -> Int {
    let latest = start + width
    let ends = stride(from: latest, to: start + width / 2, by: -1)
    if let end = ends.first(where: { isPause(bytes, $0) }) { return end }
    if let end = ends.first(where: { isPunctuation(bytes[$0 - 1]) }) { return end }
    // `%2F` stands for one byte.
    let percent = bytes[max(start + 1, latest - 2)..<latest].lastIndex(of: UInt8(ascii: "%"))
    return percent ?? latest
  }

  /// Whether a reader would pause before the byte at this place.
  private static func isPause(_ bytes: [UInt8], _ place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "#"): true
    case UInt8(ascii: "/"): false
    default: bytes[place - 1] == UInt8(ascii: "/")
    }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "+"),
      UInt8(ascii: "@"):
      true
    default: false
    }
  }
}
