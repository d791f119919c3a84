/// A number as it is typed: digits with at most one decimal point, in every locale.
struct FilterNumber: Hashable, Sendable {
  /// Without zeros that mean nothing.
  let text: String
  let value: Double

  /// Reads a number; nil for a sign, an exponent, a comma, or more than 15 digits.
  init?(_ typed: some StringProtocol) {
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

  private static func isCurrency(_ character: Character?) -> Bool {
    character?.isCurrencySymbol == true
  }
}
