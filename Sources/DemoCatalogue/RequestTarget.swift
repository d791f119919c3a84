/// The path and the query of a request, decoded.
struct RequestTarget: Sendable {
  /// The parts of the path between slashes, without empty ones.
  let path: [String]

  private let query: [String: String]

  /// Takes a target apart; of a key that comes twice the last value counts.
  init(_ target: String) {
    let whole = target.prefix { $0 != "#" }
    let pathText = whole.prefix { $0 != "?" }
    path = pathText.split(separator: "/").map { Self.decoded($0, plusIsSpace: false) }
    var query: [String: String] = [:]
    for pair in whole.dropFirst(pathText.count + 1).split(separator: "&") {
      let key = pair.prefix { $0 != "=" }
      let value = pair.dropFirst(key.count + 1)
      query[Self.decoded(key, plusIsSpace: true)] = Self.decoded(value, plusIsSpace: true)
    }
    self.query = query
  }

  /// The value of a key; a key without a value counts as missing.
  subscript(key: String) -> String? {
    guard let value = query[key], !value.isEmpty else { return nil }
    return value
  }

  /// The values of a key that takes a comma list, empty ones left out.
  func list(_ key: String) -> [String] {
    (self[key] ?? "").split(separator: ",").map { part in
      String(part.drop { $0 == " " })
    }
  }

  /// The store that is asked, nil where it is none: the query's, the path's, else the United States.
  var storefront: Storefront? {
    if let country = self["country"] { return Storefront(country) }
    return path.count == 2 ? Storefront(path[0]) : .unitedStates
  }

  /// Undoes form encoding; what is no valid escape stays as it is.
  private static func decoded(_ text: Substring, plusIsSpace: Bool) -> String {
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var position = 0
    while position < source.count {
      let byte = source[position]
      if byte == UInt8(ascii: "%"), position + 2 < source.count,
        let high = Character(UnicodeScalar(source[position + 1])).hexDigitValue,
        let low = Character(UnicodeScalar(source[position + 2])).hexDigitValue
      {
        bytes.append(UInt8(high << 4 | low))
        position += 3
        continue
      }
      bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      position += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
