/// One header field, as sent or received.
public struct HeaderField: Hashable, Sendable {
  /// The name, as written.
  public var name: String

  /// The value, without the blanks around it.
  public var value: String

  /// Makes a field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Whether both parts are free of control characters, which would begin another field.
  var isSafe: Bool {
    !name.isEmpty && !name.utf8.contains { $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: ":") }
      && !value.utf8.contains { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }
  }

  /// The line for libcurl's list; an empty value needs a form of its own, or the field is left out.
  var line: String {
    value.isEmpty ? "\(name);" : "\(name): \(value)"
  }
}

/// The header fields of a response, in the order received.
public struct HeaderFields: Hashable, Sendable {
  /// Every field; a name may occur more than once.
  public private(set) var all: [HeaderField]

  /// Makes a list of fields.
  public init(_ fields: [HeaderField] = []) {
    all = fields
  }

  /// The value of the last field of this name, whatever its case.
  public subscript(name: String) -> String? {
    let wanted = name.lowercased()
    return all.last { $0.name.lowercased() == wanted }?.value
  }

  /// Takes in one line of a head, which may continue the line before it.
  mutating func append(line: some StringProtocol) {
    if let first = line.utf8.first, first == 0x20 || first == 0x09 {
      guard let last = all.indices.last else { return }
      all[last].value += " " + trimmed(line)
      return
    }
    guard let colon = line.firstIndex(of: ":") else { return }
    let field = HeaderField(
      trimmed(line[..<colon]),
      trimmed(line[line.index(after: colon)...])
    )
    all.append(field)
  }

  private func trimmed(_ text: some StringProtocol) -> String {
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\n" }
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}
