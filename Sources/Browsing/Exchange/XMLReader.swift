/// Reads the tags of an XML document, one after the other, from UTF-8.
///
/// It knows as much of XML 1.0 as lists of subscriptions need, and takes what their writers get wrong: it resolves the
/// predefined entities and characters by number, and no others, so that no entity grows; it keeps no stack, so that no
/// depth is too much; texts, comments and declarations are passed over.
struct XMLReader {
  /// A tag.
  enum Tag: Equatable {
    /// The beginning of an element; one that is empty has no end.
    case start(String, [Attribute])
    case end(String)
  }

  /// An attribute, its value resolved.
  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  private let bytes: [UInt8]
  private var position = 0
  /// Whether the document ended within a tag, a comment or a declaration.
  private(set) var isCutShort = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next tag, nil at the end.
  mutating func next() -> Tag? {
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open + 1
      switch peek {
      case nil:
        isCutShort = true
        return nil
      case UInt8(ascii: "!"):
        guard skipDeclaration() else { return cutShort() }
      case UInt8(ascii: "?"):
        guard skip(behind: "?>") else { return cutShort() }
      case UInt8(ascii: "/"):
        position += 1
        let name = name()
        guard skip(behind: ">") else { return cutShort() }
        return .end(name)
      case let byte? where Self.beginsName(byte):
        guard let tag = startTag() else { return cutShort() }
        return tag
      case .some:
        continue
      }
    }
    position = bytes.count
    return nil
  }

  private mutating func cutShort() -> Tag? {
    isCutShort = true
    position = bytes.count
    return nil
  }

  // MARK: Tags

  private mutating func startTag() -> Tag? {
    let name = name()
    var attributes: [Attribute] = []
    while true {
      skipSpace()
      guard let byte = peek else { return nil }
      switch byte {
      case UInt8(ascii: ">"):
        position += 1
        return .start(name, attributes)
      case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "'"):
        position += 1
      default:
        guard let attribute = attribute() else { return nil }
        if attributes.count < Self.mostAttributes { attributes.append(attribute) }
      }
    }
  }

  /// No outline has more; what is behind them is read and left out.
  private static let mostAttributes = 100

  private mutating func attribute() -> Attribute? {
    let name = name()
    // A byte that is no part of a name stands for itself.
    if name.isEmpty { position += 1 }
    skipSpace()
    guard peek == UInt8(ascii: "=") else { return Attribute(name: name, value: "") }
    position += 1
    skipSpace()
    guard let mark = peek else { return nil }
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      let end = bytes[position...].firstIndex { Self.isSpace($0) || $0 == UInt8(ascii: ">") }
      return take(to: end, name)
    }
    position += 1
    let end = bytes[position...].firstIndex(of: mark)
    defer { position += 1 }
    return take(to: end, name)
  }

  private mutating func take(to end: Int?, _ name: String) -> Attribute? {
    guard let end else { return nil }
    defer { position = end }
    return Attribute(name: name, value: XMLEntities.resolved(in: bytes[position..<end]))
  }

  private mutating func name() -> String {
    let end = bytes[position...].firstIndex { !Self.isName($0) } ?? bytes.count
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  // MARK: What is passed over

  private mutating func skipDeclaration() -> Bool {
    if starts(with: "!--") { return skip(behind: "-->", from: 3) }
    if starts(with: "![CDATA[") { return skip(behind: "]]>", from: 8) }
    return skipDocumentType()
  }

  /// A document type, whose own declarations stand in brackets.
  private mutating func skipDocumentType() -> Bool {
    var depth = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position += 1
        guard let end = bytes[position...].firstIndex(of: byte) else { return false }
        position = end + 1
      case UInt8(ascii: "<") where starts(with: "<!--"):
        guard skip(behind: "-->", from: 4) else { return false }
      case UInt8(ascii: "<"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: ">"), UInt8(ascii: "]"):
        position += 1
        if depth == 0, byte == UInt8(ascii: ">") { return true }
        depth = max(0, depth - 1)
      default:
        position += 1
      }
    }
    return false
  }

  private mutating func skip(behind end: String, from offset: Int = 0) -> Bool {
    let end = Array(end.utf8)
    var index = min(position + offset, bytes.count)
    while let first = bytes[index...].firstIndex(of: end[0]) {
      if bytes[first...].starts(with: end) {
        position = first + end.count
        return true
      }
      index = first + 1
    }
    return false
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skipSpace() {
    position = bytes[position...].firstIndex { !Self.isSpace($0) } ?? bytes.count
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: beginsName(byte)
    }
  }
}
