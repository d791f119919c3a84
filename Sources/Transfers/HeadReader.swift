/// Reads the head of the answer from the lines that libcurl passes on.
///
/// libcurl passes on every head of a hop, those of interim answers (1xx) too, and after the body
/// the trailing fields of a chunked one: the last head counts, and no trailers.
struct HeadReader {
  private(set) var status = 0
  private(set) var fields = HeaderFields()

  private var isComplete = true

  /// Where the answer sends on to; `nil` while the head is not whole, and for any other answer.
  var redirectLocation: String? {
    guard isComplete, Redirect.isRedirect(status: status), let location = fields["Location"],
      !location.isEmpty
    else { return nil }
    return location
  }

  /// Takes in one line with its line end.
  mutating func read(_ bytes: UnsafeRawBufferPointer) {
    read(String(decoding: bytes, as: UTF8.self))
  }

  mutating func read(_ line: String) {
    if isComplete {
      guard line.hasPrefix("HTTP/") else { return }
      status = Self.status(line)
      fields = HeaderFields()
      isComplete = false
    } else if line.unicodeScalars.allSatisfy({ $0 == "\r" || $0 == "\n" }) {
      isComplete = true
    } else {
      fields.append(line: line)
    }
  }

  /// The number after the first blank of a status line.
  private static func status(_ line: String) -> Int {
    let rest = line.unicodeScalars.drop { $0 != " " }.drop { $0 == " " }
    return Int(String(rest.prefix { $0.properties.numericType != nil })) ?? 0
  }
}
