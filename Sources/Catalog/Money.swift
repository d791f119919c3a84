/// Prices as the stores write them.
///
/// The form follows the currency and nothing else: no locale of the machine takes part.
public enum Money {
  /// Writes a price: `$9.99`, `9,99 €`, `¥1,528`, and `9.99 XYZ` for a currency not known here.
  ///
  /// Zero, minus one and no price at all have words of their own, which are not written here.
  ///
  /// - Parameters:
  ///   - amount: in units of the currency; what is not a finite number gives an empty text.
  ///   - currency: the ISO 4217 code, in any case.
  ///   - mixed: whether other currencies stand beside it, so that `$` alone would be unclear.
  /// - Returns: the amount with its sign, separators and symbol.
  public static func text(amount: Double, currency: String, among mixed: Bool) -> String {
    guard amount.isFinite else { return "" }
    let form = CurrencyForm.of(currency)
    let number = DecimalDigits(amount).rounded(to: form.digits)
    let sign = amount < 0 && !number.isZero ? "-" : ""
    let digits = form.written(number)
    let symbol = mixed ? form.symbolAmongOthers : form.symbol
    switch form.place {
    case .before: return sign + symbol + digits
    case .beforeWithSpace: return sign + symbol + " " + digits
    case .afterWithSpace: return symbol.isEmpty ? sign + digits : sign + digits + " " + symbol
    }
  }
}

extension CurrencyForm {
  /// Puts the separators into a number that is rounded to this form's digits.
  fileprivate func written(_ number: DecimalDigits) -> String {
    var text = ""
    let whole = number.whole
    for (position, digit) in whole.enumerated() {
      let following = whole.count - position
      if position > 0, startsGroup(following) { text += group }
      text.append(digit)
    }
    guard digits > 0, !(dropsZeroFraction && number.fraction.allSatisfy { $0 == "0" }) else {
      return text
    }
    return text + point + String(number.fraction)
  }

  /// Tells whether a group begins before the last `following` digits.
  private func startsGroup(_ following: Int) -> Bool {
    switch grouping {
    case .thousands: following % 3 == 0
    case .lakhs: following == 3 || (following > 3 && following % 2 == 1)
    }
  }
}

/// The decimal digits of a number, the sign apart.
///
/// Taken from the shortest decimal text that reads back as the same number, which is the number
/// that Apple sent: 9.995 is stored as 9.9949999…, and has to round to 10.00 nevertheless.
private struct DecimalDigits {
  private(set) var whole: [Character]
  private(set) var fraction: [Character]

  var isZero: Bool {
    whole.allSatisfy { $0 == "0" } && fraction.allSatisfy { $0 == "0" }
  }

  init(_ number: Double) {
    let parts = number.magnitude.description.split(separator: "e")
    let mantissa = (parts.first ?? "0").split(separator: ".")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    whole = Array(mantissa.first ?? "0")
    fraction = mantissa.count > 1 ? Array(mantissa[1]) : []
    if exponent > 0 {
      let padding = max(0, exponent - fraction.count)
      whole += fraction.prefix(exponent) + Array(repeating: "0", count: padding)
      fraction = Array(fraction.dropFirst(exponent))
    } else if exponent < 0 {
      let padding = max(0, -exponent - whole.count)
      let digits = Array(repeating: Character("0"), count: padding) + whole
      fraction = digits.suffix(-exponent) + fraction
      whole = digits.dropLast(-exponent)
    }
    whole = whole.drop { $0 == "0" } + []
    if whole.isEmpty { whole = ["0"] }
  }

  /// Rounds to so many digits behind the point, half away from zero.
  func rounded(to count: Int) -> Self {
    var result = self
    let roundsUp = fraction.count > count && fraction[count] >= "5"
    let padding = max(0, count - fraction.count)
    result.fraction = fraction.prefix(count) + Array(repeating: "0", count: padding)
    guard roundsUp else { return result }
    if Self.increment(&result.fraction), Self.increment(&result.whole) {
      result.whole.insert("1", at: 0)
    }
    return result
  }

  /// Adds one to the last digit; returns whether a one is carried out at the front.
  private static func increment(_ digits: inout [Character]) -> Bool {
    for index in digits.indices.reversed() {
      guard digits[index] == "9" else {
        digits[index] = Character(String((digits[index].wholeNumberValue ?? 0) + 1))
        return false
      }
      digits[index] = "0"
    }
    return true
  }
}
