/// Walks JSON text byte by byte, without building a tree.
///
/// It is lenient where Apple's answers were seen to be broken: inside strings it takes raw control characters, bytes
/// that are not UTF-8 and half surrogate pairs. The structure around them it checks.
public struct JSONScanner {
  /// What a value is, with where it stands.
  public enum Value: Equatable {
    /// The bytes between the quotes; `escaped` where a backslash is among them.
    case string(Range<Int>, escaped: Bool)
    case number(Range<Int>)
    case bool(Bool)
    case null
    /// A whole array or object, brackets included.
    case container(Range<Int>)
  }

  /// Why something cannot be read.
  public struct Failure: Error, Equatable {
    /// The text ended inside a value; otherwise a byte stands where none of its kind may.
    public var isCutShort: Bool
  }

  /// The text, in UTF-8 as far as it is text.
  public let bytes: [UInt8]
  /// The byte that comes next.
  public private(set) var position: Int
  /// Where the text ends for this scanner.
  let end: Int

  /// Makes a scanner that stands at the beginning of the bytes, or of a range of them.
  public init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  /// The next byte that is not white space, or nil at the end.
  public mutating func peek() -> UInt8? {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case let byte: return byte
      }
    }
    return nil
  }

  /// Takes `byte` behind any white space.
  public mutating func expect(_ byte: UInt8) throws(Failure) {
    guard let next = peek() else { throw Failure(isCutShort: true) }
    guard next == byte else { throw Failure(isCutShort: false) }
    position += 1
  }

  /// Takes `byte` if it comes next.
  public mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// The bytes between the next string's quotes.
  public mutating func string() throws(Failure) -> (range: Range<Int>, escaped: Bool) {
    try expect(Self.quote)
    let start = position
    let (close, escaped) = closingQuote(from: start)
    guard let close else {
      position = end
      throw Failure(isCutShort: true)
    }
    position = close + 1
    return (start..<close, escaped)
  }

  /// Where the string that begins at `start` ends, nil if it does not.
  private func closingQuote(from start: Int) -> (index: Int?, escaped: Bool) {
    // Most of a body is within strings: a span and a local index make this loop twice as fast.
    let bytes = bytes.span
    var index = start
    var escaped = false
    while index < end {
      switch bytes[index] {
      case Self.quote:
        return (index, escaped)
      case Self.backslash:
        escaped = true
        index += 2
      default:
        index += 1
      }
    }
    return (nil, escaped)
  }

  /// The next value of any kind.
  public mutating func value() throws(Failure) -> Value {
    guard let first = peek() else { throw Failure(isCutShort: true) }
    switch first {
    case Self.quote:
      let (range, escaped) = try string()
      return .string(range, escaped: escaped)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return .container(try container())
    case UInt8(ascii: "t"):
      try literal("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try literal("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try literal("null")
      return .null
    default:
      return .number(try number())
    }
  }

  /// Goes past the next value, whose numbers must be numbers.
  mutating func skipChecked() throws(Failure) {
    let value = try value()
    guard case .number(let range) = value else { return }
    guard JSONNumber.isNumber(bytes[range]) else { throw Failure(isCutShort: false) }
  }

  /// The range of the next array or object, found by its brackets alone, to any depth.
  public mutating func container() throws(Failure) -> Range<Int> {
    guard peek() != nil else { throw Failure(isCutShort: true) }
    let start = position
    var depth = 0
    while position < end {
      switch bytes[position] {
      case Self.quote:
        _ = try string()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        position += 1
        if depth == 0 { return start..<position }
      default:
        position += 1
      }
    }
    throw Failure(isCutShort: true)
  }

  private mutating func literal(_ word: String) throws(Failure) {
    for byte in word.utf8 {
      guard position < end else { throw Failure(isCutShort: true) }
      guard bytes[position] == byte else { throw Failure(isCutShort: false) }
      position += 1
    }
  }

  private mutating func number() throws(Failure) -> Range<Int> {
    let start = position
    scan: while position < end {
      switch bytes[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        position += 1
      default:
        break scan
      }
    }
    guard position > start else { throw Failure(isCutShort: false) }
    return start..<position
  }

  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
}

extension JSONScanner {
  /// The text of a string's bytes, with U+FFFD for what is no text.
  public func text(_ range: Range<Int>, escaped: Bool) -> String {
    guard escaped else { return String(decoding: bytes[range], as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let run = bytes[index..<range.upperBound].prefix { $0 != Self.backslash }
      result.append(contentsOf: run)
      index = run.endIndex + 1
      guard index < range.upperBound else { break }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "u"):
        result.append(contentsOf: Array(String(scalar(at: &index, end: range.upperBound)).utf8))
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The scalar of the hex digits at `index`, taking the second half of a surrogate pair with the first.
  private func scalar(at index: inout Int, end: Int) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard let unit = hex(at: index, end: end) else { return replacement }
    index += 4
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? replacement }
    guard
      index + 1 < end, bytes[index] == Self.backslash, bytes[index + 1] == UInt8(ascii: "u"),
      let trail = hex(at: index + 2, end: end), UTF16.isTrailSurrogate(trail)
    else { return replacement }
    index += 6
    let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
    return Unicode.Scalar(value) ?? replacement
  }

  private func hex(at index: Int, end: Int) -> UInt16? {
    guard index + 4 <= end else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[index..<index + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The value as text, or nil where it is none; a number is its digits.
  public func text(of value: Value?) -> String? {
    switch value {
    case .string(let range, let escaped): text(range, escaped: escaped)
    case .number(let range): text(range, escaped: false)
    case .bool, .null, .container, nil: nil
    }
  }

  /// The bytes of a number, or of a string that may spell one.
  private func digits(of value: Value?) -> ArraySlice<UInt8>? {
    switch value {
    case .number(let range), .string(let range, escaped: false): bytes[range]
    case .string(let range, escaped: true): Array(text(range, escaped: true).utf8)[...]
    case .bool, .null, .container, nil: nil
    }
  }

  /// The value as a whole number, from digits, an integral float or a string of either.
  public func integer(of value: Value?) -> Int64? {
    digits(of: value).flatMap(JSONNumber.integer)
  }

  /// The value as a finite number, also from a string.
  public func double(of value: Value?) -> Double? {
    digits(of: value).flatMap(JSONNumber.double)
  }
}
