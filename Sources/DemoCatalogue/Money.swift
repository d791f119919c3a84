/// An amount in hundredths of a unit.
struct Money: Equatable, Sendable {
  let hundredths: Int

  init(hundredths: Int) {
    self.hundredths = hundredths
  }

  /// Reads a number as JSON writes it, with at most two decimals; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let units = Int(first), parts.count <= 2 else { return nil }
    let decimals = parts.count == 2 ? parts[1] : "0"
    guard (1...2).contains(decimals.count), let fraction = Int(decimals), fraction >= 0 else {
      return nil
    }
    let magnitude = abs(units) * 100 + (decimals.count == 1 ? fraction * 10 : fraction)
    hundredths = first.hasPrefix("-") ? -magnitude : magnitude
  }

  /// Whether this is a price; the store writes -1 for what it does not sell so.
  var isPrice: Bool { hundredths >= 0 }

  /// The amount with exactly two decimals.
  var plain: String {
    let cents = abs(hundredths) % 100
    return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}
