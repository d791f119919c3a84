/// Turns pasted bytes into one editable line.
enum PastedText {
  /// Decodes a paste: each run of line ends and tabs becomes one space, other control characters
  /// and invalid bytes are dropped, blanks at both ends are trimmed.
  static func line(from bytes: [UInt8]) -> String {
    var decoder = ScalarDecoder()
    var scalars = String.UnicodeScalarView()
    var isInBreak = false
    for byte in bytes {
      guard let scalar = decoder.feed(byte) else { continue }
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029:
        isInBreak = true
      case 0x00...0x1F, 0x7F...0x9F:
        continue
      default:
        if isInBreak { scalars.append(" ") }
        isInBreak = false
        scalars.append(scalar)
      }
    }
    // A break at the end is never written, one at the start is trimmed with the blanks.
    let blank: (Unicode.Scalar) -> Bool = { $0 == " " }
    let start = scalars.drop(while: blank)
    let end = start.lastIndex { $0 != " " }
    return end.map { String(Substring(start[...$0])) } ?? ""
  }
}
