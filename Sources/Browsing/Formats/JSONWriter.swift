/// Appends JSON to a buffer: keys in the order in which they are written, the same bytes in every locale.
struct JSONWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func beginObject() { open(UInt8(ascii: "{")) }
  mutating func endObject() { close(UInt8(ascii: "}")) }
  mutating func beginArray() { open(UInt8(ascii: "[")) }
  mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Breaks the line in front of a value; the comma between it and the one before ends the line.
  mutating func beginLine() {
    separate()
    bytes.append(0x0A)
  }

  /// Breaks the line behind the last value, where no comma follows.
  mutating func endLine() {
    needsComma = false
    bytes.append(0x0A)
  }

  mutating func key(_ name: String) { key(Self.encoded(key: name)) }

  /// A key as `encoded(key:)` makes it, for one that is written many times.
  mutating func key(_ encoded: [UInt8]) {
    separate()
    bytes += encoded
  }

  /// A key with its quotes and its colon.
  static func encoded(key name: String) -> [UInt8] {
    var json = JSONWriter()
    json.quote(name)
    json.bytes.append(UInt8(ascii: ":"))
    return json.bytes
  }

  mutating func value(_ value: DataValue) {
    separate()
    switch value {
    case .null: bytes += "null".utf8
    case .integer(let number): bytes += String(number).utf8
    case .number(let number): bytes += (DecimalText.text(number) ?? "null").utf8
    case .text(let text): quote(text)
    }
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }
}

// MARK: Strings

extension JSONWriter {
  /// Escapes what JSON must, and every other control character, since a terminal or a reader of lines would act on it.
  ///
  /// The text is first copied whole: most have nothing to escape, and an array is read faster than a string.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes += text.utf8
    if let index = bytes[start...].firstIndex(where: Self.mayNeedEscape) { escape(from: index) }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || ControlCharacter.mayBegin(with: byte)
  }

  /// Writes again what stands behind `start`, escaped.
  private mutating func escape(from start: Int) {
    let text = Array(bytes[start...])
    bytes.removeSubrange(start...)
    var written = 0
    for (index, byte) in text.enumerated() where Self.mayNeedEscape(byte) {
      let control = ControlCharacter(at: index, in: text)
      // A byte above ASCII that begins no control character is the first of a letter.
      guard control != nil || byte < 0x80 else { continue }
      bytes += text[written..<index]
      appendEscape(of: control?.value ?? UInt16(byte))
      written = index + (control?.length ?? 1)
    }
    bytes += text[written...]
  }

  private mutating func appendEscape(of unit: UInt16) {
    bytes.append(UInt8(ascii: "\\"))
    switch unit {
    case 0x22, 0x5C: bytes.append(UInt8(truncatingIfNeeded: unit))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      bytes.append(UInt8(ascii: "u"))
      for shift: UInt16 in [12, 8, 4, 0] {
        let digit = UInt8(truncatingIfNeeded: unit >> shift & 15)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
