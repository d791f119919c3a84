/// Several things in one sentence.
enum Enumeration {
  /// `a`, `a and b`, `a, b and c`; the word before the last is another where it is named.
  static func text(_ things: [String], last word: String = "and") -> String {
    guard let last = things.last, things.count > 1 else { return things.first ?? "" }
    return "\(things.dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
