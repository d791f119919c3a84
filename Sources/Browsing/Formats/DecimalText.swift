/// Numbers as the shortest decimal text that reads back as the same number, in no locale.
///
/// The text is also JSON. Zero has no sign and a whole number no point: 9.99, 0, -1, 1528, 0.1, 1234567.891.
/// An exponent stands only where ECMAScript writes one, from 1e21 up and from 1e-7 down, so no price ever has one.
enum DecimalText {
  /// The text of a number, or nil for an infinity or what is no number, of which JSON knows neither.
  static func text(_ number: Double) -> String? {
    guard number.isFinite else { return nil }
    // Below 2^53 whole numbers and their digits correspond one to one.
    if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
    let text = number.description
    if !text.utf8.contains(UInt8(ascii: "e")), !text.hasSuffix(".0") { return text }
    return (number < 0 ? "-" : "") + rewritten(number.magnitude.description)
  }

  /// Puts the standard library's digits, which are the shortest already, into another notation.
  private static func rewritten(_ text: String) -> String {
    let parts = text.split(separator: "e")
    let mantissa = (parts.first ?? "0").split(separator: ".", omittingEmptySubsequences: false)
    var whole = mantissa.first.map(String.init) ?? ""
    var fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    switch exponent {
    case 0:
      break
    case 1...20:
      fraction += String(repeating: "0", count: max(0, exponent - fraction.utf8.count))
      whole += fraction.prefix(exponent)
      fraction.removeFirst(exponent)
    case -6 ... -1:
      fraction = String(repeating: "0", count: -exponent - 1) + whole + fraction
      whole = "0"
    default:
      return whole + (fraction.isEmpty ? "" : "." + fraction) + "e" + String(exponent)
    }
    return whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
