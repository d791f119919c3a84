/// A number as it may be typed: ASCII digits without a sign or a leading zero.
enum WholeNumber {
  static func parse(_ text: String, in range: ClosedRange<Int> = 0...Int.max) -> Int? {
    guard isPlain(text), let number = Int(text), range.contains(number) else { return nil }
    return number
  }

  static func parse64(_ text: String) -> Int64? {
    isPlain(text) ? Int64(text) : nil
  }

  /// Whether the text is written as a number; it may be too large for one.
  static func isPlain(_ text: String) -> Bool {
    let digits = text.utf8
    guard let first = digits.first else { return false }
    return digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && (first != UInt8(ascii: "0") || digits.count == 1)
  }
}

/// The two words that answer a yes-or-no setting.
enum YesOrNo {
  static func parse(_ text: String) -> Bool? {
    switch text {
    case "yes": true
    case "no": false
    default: nil
    }
  }
}

/// The two words that switch something.
enum OnOrOff {
  static func parse(_ text: String) -> Bool? {
    switch text {
    case "on": true
    case "off": false
    default: nil
    }
  }
}

/// A language as Apple takes it: two letters, or language and country as in `en_us`.
enum LanguageCode {
  static func checked(_ text: String) -> String? {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    let fits =
      (1...2).contains(parts.count)
      && parts.allSatisfy { part in
        part.utf8.count == 2
          && part.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      }
    return fits ? text : nil
  }
}
