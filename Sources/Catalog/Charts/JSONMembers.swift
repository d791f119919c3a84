/// The members of one JSON object, found once; of a key that comes twice the last value counts.
struct JSONMembers {
  /// A key, as its bytes stand, with its value.
  private struct Member {
    let key: Range<Int>
    let isEscaped: Bool
    let value: JSONScanner.Value
  }

  private let scanner: JSONScanner
  /// The members in their order, which are few: looking through them takes less than a table would.
  private let members: [Member]

  /// Reads the object that comes next.
  init(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    var members: [Member] = []
    try scanner.expect(UInt8(ascii: "{"))
    if !scanner.take(UInt8(ascii: "}")) {
      repeat {
        let (key, escaped) = try scanner.string()
        try scanner.expect(UInt8(ascii: ":"))
        members.append(Member(key: key, isEscaped: escaped, value: try scanner.value()))
      } while scanner.take(UInt8(ascii: ","))
      try scanner.expect(UInt8(ascii: "}"))
    }
    self.scanner = scanner
    self.members = members
  }

  private subscript(key: String) -> JSONScanner.Value? {
    members.last { spells($0, key) }?.value
  }

  private func spells(_ member: Member, _ key: String) -> Bool {
    if member.isEscaped { return scanner.text(member.key, escaped: true) == key }
    let name = key.utf8
    guard member.key.count == name.count else { return false }
    let bytes = scanner.bytes.span
    var index = member.key.lowerBound
    for byte in name {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// Reads the object that stands at `range`; nil if none does.
  init?(at range: Range<Int>, in bytes: [UInt8]) {
    var scanner = JSONScanner(bytes, in: range)
    guard let members = try? JSONMembers(&scanner) else { return nil }
    self = members
  }

  /// The objects of a key that has one or a list of them: Apple writes a list of one as the one.
  func objects(_ key: String) -> [JSONMembers] {
    guard let ranges = elements(key) else { return [] }
    return ranges.compactMap { range in
      range.flatMap { JSONMembers(at: $0, in: scanner.bytes) }
    }
  }

  /// Where the object or the elements of the list stand, nil for an element that is no object.
  ///
  /// Nil if the key is missing or has neither.
  func elements(_ key: String) -> [Range<Int>?]? {
    guard case .container(let range) = self[key] else { return nil }
    guard scanner.bytes[range.lowerBound] == UInt8(ascii: "[") else { return [range] }
    var list = JSONScanner(scanner.bytes, in: range)
    return try? Self.elements(&list)
  }

  /// The byte range of each element of the array that comes next, nil for one that is no object.
  private static func elements(
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.Failure) -> [Range<Int>?] {
    var elements: [Range<Int>?] = []
    try scanner.expect(UInt8(ascii: "["))
    if scanner.take(UInt8(ascii: "]")) { return elements }
    repeat {
      if scanner.peek() == UInt8(ascii: "{") {
        elements.append(try scanner.container())
      } else {
        _ = try scanner.value()
        elements.append(nil)
      }
    } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "]"))
    return elements
  }

  /// The value at the end of a path of keys, of which all but the last have objects or lists of them.
  private func value(_ path: [String]) -> JSONScanner.Value? {
    guard let last = path.last else { return nil }
    var members = self
    for key in path.dropLast() {
      guard let inner = members.object(key) else { return nil }
      members = inner
    }
    return members[last]
  }

  /// The object of a key, or the first of a list of them.
  private func object(_ key: String) -> JSONMembers? {
    guard case .container(let range) = self[key] else { return nil }
    if scanner.bytes[range.lowerBound] == UInt8(ascii: "{") {
      return JSONMembers(at: range, in: scanner.bytes)
    }
    return objects(key).first
  }

  /// The text at the end of a path, nil where it is empty.
  func text(_ path: String...) -> String? {
    guard let text = scanner.text(of: value(path)), !text.isEmpty else { return nil }
    return text
  }

  /// The whole number at the end of a path, also from a string.
  func integer(_ path: String...) -> Int64? {
    scanner.integer(of: value(path))
  }

  /// The number at the end of a path, also from a string.
  func double(_ path: String...) -> Double? {
    scanner.double(of: value(path))
  }
}
