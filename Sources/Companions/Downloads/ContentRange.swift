/// Which bytes of how many an answer has, as its `Content-Range` says (RFC 9110, 14.4).
struct ContentRange: Equatable, Sendable {
  /// The first byte, from 0; nil in an answer without bytes.
  var first: Int64?
  /// The last byte.
  var last: Int64?
  /// How many bytes the whole has; nil where the server does not know.
  var total: Int64?

  /// Reads `bytes 10-29/30`, `bytes 10-29/*` or `bytes */30`; nil for anything else.
  init?(_ field: String) {
    let parts = field.split(separator: " ", omittingEmptySubsequences: true)
    guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
    let halves = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    if halves[1] != "*" {
      guard let total = Self.number(halves[1]) else { return nil }
      self.total = total
    }
    guard halves[0] != "*" else {
      if total == nil { return nil }
      return
    }
    let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false)
    guard
      ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]),
      first <= last, last < total ?? .max
    else { return nil }
    (self.first, self.last) = (first, last)
  }

  private static func number(_ text: Substring) -> Int64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text)
  }
}
