/// The barcode of an album or a video, a UPC of 12 digits or an EAN of 13.
public struct UPC: Hashable, Sendable {
  /// What is wrong with a text that is no barcode.
  public enum Problem: Error, Hashable, Sendable {
    /// Something other than digits, spaces and hyphens.
    case character
    /// Not 12 or 13 digits.
    case length
    /// The last digit does not fit the others: one of them is mistyped.
    case checkDigit
  }

  /// The digits alone.
  public let digits: String

  /// Reads a barcode; spaces and hyphens between its digits do not count.
  public init(_ text: String) throws(Problem) {
    guard let digits = CheckedDigits.digits(of: text) else { throw Problem.character }
    guard digits.count == 12 || digits.count == 13 else { throw Problem.length }
    guard CheckedDigits.fitsEAN(digits) else { throw Problem.checkDigit }
    self.digits = digits.map(String.init).joined()
  }
}

/// Numbers whose last digit is computed from the others.
enum CheckedDigits {
  /// The digits of a text that has nothing else but spaces and hyphens, or nil.
  static func digits(of text: String) -> [Int]? {
    var digits: [Int] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(Int(byte - UInt8(ascii: "0")))
      case UInt8(ascii: " "), UInt8(ascii: "-"): continue
      default: return nil
      }
    }
    return digits
  }

  /// Whether the weighted sum, from the right 1, 3, 1, 3 and so on, ends in 0.
  static func fitsEAN(_ digits: [Int]) -> Bool {
    sum(digits.reversed(), weights: [1, 3]).isMultiple(of: 10)
  }

  /// The digit to put behind these.
  static func eanCheckDigit(behind digits: [Int]) -> Int {
    (10 - sum(digits.reversed(), weights: [3, 1]) % 10) % 10
  }

  private static func sum(_ digits: some Sequence<Int>, weights: [Int]) -> Int {
    digits.enumerated().reduce(0) { sum, digit in
      sum + digit.element * weights[digit.offset % weights.count]
    }
  }
}
