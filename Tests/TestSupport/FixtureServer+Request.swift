extension FixtureServer {
  /// A request as the server received it.
  public struct Request: Equatable, Sendable {
    /// The method.
    public var method: String

    /// The target, as sent: path and query, undecoded.
    public var target: String

    /// The header fields in order.
    public var headers: [Header]

    /// The body.
    public var body: [UInt8]

    /// Which connection it came over; the first is 1.
    public var connection: Int

    /// The target without its query.
    public var path: String {
      String(target.prefix { $0 != "?" })
    }

    /// The value of the last field of this name, whatever its case.
    public func header(_ name: String) -> String? {
      headers.last { $0.name.lowercased() == name.lowercased() }?.value
    }
  }

  /// A header field.
  public struct Header: Equatable, Sendable {
    /// The name, as sent.
    public var name: String

    /// The value, trimmed.
    public var value: String

    /// Makes a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Header fields, written as a dictionary literal; a name may occur more than once.
  public struct Headers: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    /// The fields in order.
    public var all: [Header]

    /// Makes a list of fields.
    public init(_ all: [Header]) {
      self.all = all
    }

    /// Makes a list from a literal.
    public init(dictionaryLiteral elements: (String, String)...) {
      all = elements.map { Header($0.0, $0.1) }
    }
  }
}

extension FixtureServer.Request {
  /// Reads a head, without the empty line at its end; `nil` when it is no request.
  init?(head: String, connection: Int) {
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst() else { return nil }
    let words = first.split(separator: " ")
    guard words.count == 3 else { return nil }
    method = String(words[0])
    target = String(words[1])
    headers = lines.compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      return FixtureServer.Header(String(line[..<colon]), String(value))
    }
    body = []
    self.connection = connection
  }
}
