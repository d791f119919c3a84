import Testing

/// Bytes of a test case that are shown escaped, so that a test's log stays plain text.
struct Typed: ExpressibleByStringLiteral, Sendable, CustomTestStringConvertible {
  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  var bytes: [UInt8] { Array(text.utf8) }
  var testDescription: String { text.debugDescription }
}
