/// The number of a book, in the 13 digits that Apple knows it by.
public struct ISBN: Hashable, Sendable {
  /// What is wrong with a text that is no ISBN.
  public enum Problem: Error, Hashable, Sendable {
    /// Something other than digits, spaces, hyphens and an X in the last of ten places.
    case character
    /// Not 10 or 13 digits.
    case length
    /// 13 digits that do not begin with 978 or 979: another product's barcode.
    case prefix
    /// The last digit does not fit the others: one of them is mistyped.
    case checkDigit
  }

  /// The 13 digits.
  public let digits: String

  /// Reads an ISBN of 13 or 10 digits; spaces and hyphens between them do not count.
  public init(_ text: String) throws(Problem) {
    let isTen = text.utf8.last == UInt8(ascii: "X") || text.utf8.last == UInt8(ascii: "x")
    guard let digits = CheckedDigits.digits(of: isTen ? String(text.dropLast()) : text) else {
      throw Problem.character
    }
    if isTen || digits.count == 10 {
      self.digits = Self.text(try Self.thirteen(ofTen: isTen ? digits + [10] : digits))
      return
    }
    guard digits.count == 13 else { throw Problem.length }
    guard [[9, 7, 8], [9, 7, 9]].contains(Array(digits.prefix(3))) else { throw Problem.prefix }
    guard CheckedDigits.fitsEAN(digits) else { throw Problem.checkDigit }
    self.digits = Self.text(digits)
  }

  /// Checks ten digits, of which the last may be 10, and turns them into thirteen.
  private static func thirteen(ofTen digits: [Int]) throws(Problem) -> [Int] {
    guard digits.count == 10 else { throw Problem.length }
    let sum = zip(digits, (1...10).reversed()).reduce(0) { $0 + $1.0 * $1.1 }
    guard sum.isMultiple(of: 11) else { throw Problem.checkDigit }
    let body = [9, 7, 8] + digits.dropLast()
    return body + [CheckedDigits.eanCheckDigit(behind: body)]
  }

  private static func text(_ digits: [Int]) -> String {
    digits.map(String.init).joined()
  }
}
