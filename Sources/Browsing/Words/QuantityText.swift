/// Amounts in few digits.
enum QuantityText {
  /// A count: `999`, `1.2k`, `12k`, `3.4M`.
  static func count(_ count: Int) -> String {
    guard count >= 1_000 else { return String(count) }
    return scaled(Double(count) / 1_000, units: ["k", "M", "G"])
  }

  /// A size in bytes: `350 MB`, `1.2 GB`; nil for a negative one.
  static func size(_ bytes: Int64) -> String? {
    guard bytes >= 0 else { return nil }
    guard bytes >= 1_000 else { return counted(Int(bytes), "byte") }
    return scaled(Double(bytes) / 1_000, units: [" kB", " MB", " GB", " TB", " PB"])
  }

  /// A count with what is counted: `1 track`, `12 tracks`.
  static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// A number with one digit behind the point, as ratings have it; nil where it is none.
  static func tenths(_ value: Double) -> String? {
    guard value.isFinite, value.magnitude < 1e9 else { return nil }
    let tenths = nearest(value.magnitude * 10)
    return "\(value < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }

  private static func scaled(_ value: Double, units: [String]) -> String {
    var value = value
    var rest = units[...]
    while value >= 999.5, rest.count > 1 {
      value /= 1_000
      rest = rest.dropFirst()
    }
    let unit = rest.first ?? ""
    let tenths = nearest(value * 10)
    guard tenths < 100, tenths % 10 != 0 else { return "\(nearest(value))\(unit)" }
    return "\(tenths / 10).\(tenths % 10)\(unit)"
  }

  /// The nearest whole number of one that is not negative and not large.
  private static func nearest(_ value: Double) -> Int { Int(value + 0.5) }
}
