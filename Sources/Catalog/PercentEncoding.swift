/// The escapes of addresses, `%C3%A9`.
enum PercentEncoding {
  /// Undoes the escapes; what is none stays as it is, and so does a plus sign.
  static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var position = 0
    while position < source.count {
      if source[position] == UInt8(ascii: "%"), position + 2 < source.count,
        let high = Character(UnicodeScalar(source[position + 1])).hexDigitValue,
        let low = Character(UnicodeScalar(source[position + 2])).hexDigitValue
      {
        bytes.append(UInt8(high << 4 | low))
        position += 3
      } else {
        bytes.append(source[position])
        position += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
