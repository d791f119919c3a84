/// Reads numbers as JSON writes them, and in no other of Swift's spellings: no `0x10`, no `inf`, no `+1`.
enum JSONNumber {
  /// The whole number that the bytes spell, from digits or from a float that is integral.
  static func integer(_ bytes: ArraySlice<UInt8>) -> Int64? {
    guard let parts = Parts(bytes) else { return nil }
    guard parts.hasExponent else {
      return parts.fraction.allSatisfy { $0 == UInt8(ascii: "0") } ? parts.whole() : nil
    }
    // From 2^53 on a float no longer says which whole number was meant.
    guard let float = Double(String(decoding: bytes, as: UTF8.self)),
      float.magnitude < 9_007_199_254_740_992
    else { return nil }
    return Int64(exactly: float)
  }

  /// The finite number that the bytes spell.
  static func double(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard Parts(bytes) != nil, let number = Double(String(decoding: bytes, as: UTF8.self)),
      number.isFinite
    else { return nil }
    return number
  }

  /// Whether the bytes are a number.
  static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool { Parts(bytes) != nil }
}

/// A number taken apart.
private struct Parts {
  var isNegative = false
  var digits: ArraySlice<UInt8>
  var fraction: ArraySlice<UInt8> = []
  var hasExponent = false

  init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    if rest.first == UInt8(ascii: "-") {
      isNegative = true
      rest = rest.dropFirst()
    }
    digits = Self.takeDigits(&rest)
    guard !digits.isEmpty else { return nil }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = Self.takeDigits(&rest)
      guard !fraction.isEmpty else { return nil }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard !Self.takeDigits(&rest).isEmpty else { return nil }
      hasExponent = true
    }
    guard rest.isEmpty else { return nil }
  }

  private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return digits
  }

  /// The digits before the point, nil beyond 64 bits.
  func whole() -> Int64? {
    var value: Int64 = 0
    for digit in digits {
      let step = Int64(digit - UInt8(ascii: "0"))
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (next, isStillTooLarge) =
        isNegative ? tens.subtractingReportingOverflow(step) : tens.addingReportingOverflow(step)
      guard !isTooLarge, !isStillTooLarge else { return nil }
      value = next
    }
    return value
  }
}
