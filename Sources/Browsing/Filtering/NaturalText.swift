/// A text among others as people put them in order: `Part 2` before `Part 10`, case and accents apart.
struct NaturalText: Comparable {
  private let bytes: [UInt8]

  /// Makes the text; nil for none and for one of which nothing is seen.
  init?(_ text: String?) {
    guard let text else { return nil }
    bytes = FoldedText.bytes(of: text)
    guard !bytes.isEmpty else { return nil }
  }

  static func == (left: Self, right: Self) -> Bool {
    order(left.bytes, right.bytes) == 0
  }

  static func < (left: Self, right: Self) -> Bool {
    order(left.bytes, right.bytes) < 0
  }

  /// Less than, more than or zero, as the left bytes come before, behind or beside the right ones.
  private static func order(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var leftIndex = 0
    var rightIndex = 0
    while leftIndex < left.count, rightIndex < right.count {
      if isDigit(left[leftIndex]), isDigit(right[rightIndex]) {
        let leftNumber = number(in: left, at: &leftIndex)
        let rightNumber = number(in: right, at: &rightIndex)
        // Without leading zeros the longer number is the larger one, however many digits there are.
        if leftNumber.count != rightNumber.count { return leftNumber.count - rightNumber.count }
        for (leftDigit, rightDigit) in zip(leftNumber, rightNumber) where leftDigit != rightDigit {
          return Int(leftDigit) - Int(rightDigit)
        }
      } else {
        if left[leftIndex] != right[rightIndex] {
          return Int(left[leftIndex]) - Int(right[rightIndex])
        }
        leftIndex += 1
        rightIndex += 1
      }
    }
    return (left.count - leftIndex) - (right.count - rightIndex)
  }

  /// The digits from an index on without leading zeros; the index moves behind them.
  private static func number(in bytes: [UInt8], at index: inout Int) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    return bytes[start..<index].drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
