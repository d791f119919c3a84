/// A number as it is typed, in every locale: digits with at most one decimal point or comma, or commas between thousands.
struct FilterNumber: Hashable, Sendable {
  /// Without zeros that mean nothing.
  let text: String
  let value: Double

  /// Reads a number; nil for a sign, an exponent, or more than 15 digits.
  init?(_ typed: some StringProtocol) {
    guard let typed = Self.withoutCommas(typed) else { return nil }
    let parts = typed.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts.joined()
    // More digits than these are not exact in the value.
    guard
      (1...15).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      parts.count == 1 || parts.last?.isEmpty == false
    else { return nil }
    let whole = parts[0].drop { $0 == "0" }
    var fraction = parts.count > 1 ? parts[1][...] : ""
    while fraction.last == "0" { fraction.removeLast() }
    let text = (whole.isEmpty ? "0" : String(whole)) + (fraction.isEmpty ? "" : ".\(fraction)")
    guard let value = Double(text) else { return nil }
    self.text = text
    self.value = value
  }

  /// Reads a price: a number, with a currency sign before or behind it if there is one, or `free`.
  init?(price typed: String) {
    if typed == "free" {
      self.init("0")
      return
    }
    var digits = typed[...]
    if Self.isCurrency(digits.first) {
      digits.removeFirst()
    } else if Self.isCurrency(digits.last) {
      digits.removeLast()
    }
    self.init(digits)
  }

  /// The number with a point alone, `9,99` as `9.99` and `1,528` as `1528`; nil for commas that are neither.
  private static func withoutCommas(_ typed: some StringProtocol) -> String? {
    let groups = typed.split(separator: ",", omittingEmptySubsequences: false)
    guard let last = groups.last, groups.count > 1 else { return String(typed) }
    // Behind a comma stand one or two digits of a fraction, or three of thousands.
    if groups.count == 2, digits(of: last) < 3 { return groups.joined(separator: ".") }
    // No thousands begin with a nought: that is a fraction with one more.
    if groups.count == 2, groups[0].allSatisfy({ $0 == "0" }) {
      return groups.joined(separator: ".")
    }
    return groups.dropFirst().allSatisfy { digits(of: $0) == 3 } ? groups.joined() : nil
  }

  /// How many digits stand in front.
  private static func digits(of text: some StringProtocol) -> Int {
    text.utf8.prefix { (0x30...0x39).contains($0) }.count
  }

  private static func isCurrency(_ character: Character?) -> Bool {
    character?.isCurrencySymbol == true
  }
}
