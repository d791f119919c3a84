/// A JSON object as its text and the places of its values.
struct JSONObject: Sendable {
  /// A key and the bytes of its value.
  struct Member: Sendable {
    let key: String
    let value: Range<Int>
  }

  let bytes: [UInt8]
  let members: [Member]

  /// Finds the members of an object; see `JSONCursor` for what it may be.
  init(_ bytes: [UInt8]) {
    var cursor = JSONCursor(bytes)
    self.bytes = bytes
    members = cursor.members()
  }

  /// The JSON text of a value, with its quotes if it is a string.
  func json(_ key: String) -> String? {
    members.first { $0.key == key }.map { json($0) }
  }

  /// The JSON text of a member's value.
  func json(_ member: Member) -> String {
    String(decoding: bytes[member.value], as: UTF8.self)
  }

  /// The text of a string, or the characters of any other value.
  func text(_ key: String) -> String? {
    members.first { $0.key == key }.map { JSONText.string(bytes[$0.value]) }
  }

  /// The object's text with some values replaced; nil from the closure keeps a value.
  func bytes(replacing replacement: (Member) -> String?) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 32)
    var copied = 0
    for member in members {
      guard let text = replacement(member) else { continue }
      result.append(contentsOf: bytes[copied..<member.value.lowerBound])
      result.append(contentsOf: text.utf8)
      copied = member.value.upperBound
    }
    result.append(contentsOf: bytes[copied...])
    return result
  }
}
