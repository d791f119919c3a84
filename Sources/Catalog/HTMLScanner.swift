/// Cuts a description into text and tags.
///
/// Linear on any input, for two reasons: what is not terminated is read no further than to the next
/// `<`, so that a false start is repaid at once; and what reads past one (a comment, a script) is
/// never read again.
struct HTMLScanner {
  enum Token: Hashable {
    /// Text in which character references count.
    case text(Range<Int>)
    case tag(HTMLTag.Effect)

    var isMarkup: Bool {
      if case .text = self { false } else { true }
    }

    var shapesLines: Bool {
      switch self {
      case .text, .tag(.none), .tag(.space): false
      case .tag(.lineEnd), .tag(.line), .tag(.paragraph), .tag(.item), .tag(.itemEnd): true
      }
    }
  }

  let bytes: [UInt8]
  private var position = 0
  private var textStart = 0
  private var found: [Token] = []
  private var openSections = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func tokens() -> [Token] {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<") where scanMarkup(): textStart = position
      case UInt8(ascii: "]") where openSections > 0 && has("]]>", at: position):
        openSections -= 1
        skip(to: position + 3, as: .none)
        textStart = position
      default: position += 1
      }
    }
    endText()
    return found
  }

  /// Reads what a `<` begins; false, and nothing read, if it is only a character.
  private mutating func scanMarkup() -> Bool {
    let next = position + 1
    guard next < bytes.count else { return false }
    switch bytes[next] {
    case UInt8(ascii: "!"): return scanDeclaration()
    case UInt8(ascii: "?"): return skipThroughTagEnd()
    case UInt8(ascii: "/"): return scanTag(nameStart: next + 1, isClosing: true)
    default: return scanTag(nameStart: next, isClosing: false)
    }
  }

  private mutating func scanDeclaration() -> Bool {
    if has("<!--", at: position) {
      // As in a browser, a comment without an end hides the rest.
      skip(to: end(of: "-->", from: position + 4) ?? bytes.count, as: .none)
      return true
    }
    if has("<![CDATA[", at: position) {
      // Feeds wrap HTML in such a section: its content is read on.
      openSections += 1
      skip(to: position + 9, as: .none)
      return true
    }
    return position + 2 < bytes.count && isLetter(bytes[position + 2]) && skipThroughTagEnd()
  }

  private mutating func skipThroughTagEnd() -> Bool {
    guard case .closed(let end, _) = tagEnd(from: position + 2, readsQuotes: false) else {
      return false
    }
    skip(to: end, as: .none)
    return true
  }

  private mutating func scanTag(nameStart: Int, isClosing: Bool) -> Bool {
    guard let name = tagName(from: nameStart) else { return false }
    let afterName = nameStart + name.utf8.count
    guard let effect = HTMLTag.effect(of: name, isClosing: isClosing) else {
      return scanUnknownTag(afterName: afterName)
    }
    switch tagEnd(from: afterName, readsQuotes: true) {
    case .closed(let end, _):
      skip(to: end, as: effect)
    case .cut(let end, let hasValue):
      // Cut off by the end or by another tag. `a <b and c` is no tag, `<a href="ht` was to be one.
      guard hasValue || bytes[afterName..<end].allSatisfy(isSpace) else { return false }
      skip(to: end, as: effect)
    }
    if !isClosing, HTMLTag.hidesContent(name) { skipContent(of: name) }
    return true
  }

  /// Takes `<name>` and `<name a="b">` for a tag, and `<name@example.org>` or `x <y and z>` for text.
  private mutating func scanUnknownTag(afterName: Int) -> Bool {
    guard case .closed(let end, let hasValue) = tagEnd(from: afterName, readsQuotes: false) else {
      return false
    }
    let isBare = bytes[afterName..<end].allSatisfy {
      $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") || isSpace($0)
    }
    guard isBare || hasValue else { return false }
    skip(to: end, as: .none)
    return true
  }

  private mutating func skipContent(of name: String) {
    var index = position
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/"), tagName(from: index + 2) == name
      {
        skip(to: index, as: .none)
        return
      }
      index += 1
    }
    skip(to: bytes.count, as: .none)
  }

  private mutating func skip(to end: Int, as effect: HTMLTag.Effect) {
    endText()
    found.append(.tag(effect))
    position = end
    textStart = end
  }

  private mutating func endText() {
    if textStart < position { found.append(.text(textStart..<position)) }
    textStart = position
  }
}

extension HTMLScanner {
  /// Where a tag ends, and whether it had a `=`.
  private enum TagEnd {
    /// Behind the `>`.
    case closed(Int, hasValue: Bool)
    /// At the next `<` or the end of all, with no `>` before it.
    case cut(Int, hasValue: Bool)
  }

  private mutating func tagEnd(from start: Int, readsQuotes: Bool) -> TagEnd {
    var hasValue = false
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"): return .closed(index + 1, hasValue: hasValue)
      case UInt8(ascii: "<"): return .cut(index, hasValue: hasValue)
      case UInt8(ascii: "="): hasValue = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard readsQuotes, hasValue, let close = closingQuote(of: index) else { break }
        index = close
      default: break
      }
      index += 1
    }
    return .cut(index, hasValue: hasValue)
  }

  /// The end of a quoted value; a `<` in one means that the quote was never closed.
  private func closingQuote(of open: Int) -> Int? {
    let stop = bytes[(open + 1)...].firstIndex { $0 == bytes[open] || $0 == UInt8(ascii: "<") }
    guard let stop, bytes[stop] == bytes[open] else { return nil }
    return stop
  }

  /// A name in lower case that ends where a name may end, or nil.
  private func tagName(from start: Int) -> String? {
    guard start < bytes.count, isLetter(bytes[start]) else { return nil }
    var name: [UInt8] = []
    for byte in bytes[start...].prefix(Self.longestName + 1) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: ":"):
        name.append(byte)
      case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"):
        // An address in angle brackets, `<https://…>`, is no tag.
        return name.last == UInt8(ascii: ":") ? nil : String(decoding: name, as: UTF8.self)
      case _ where isSpace(byte): return String(decoding: name, as: UTF8.self)
      default: return nil
      }
    }
    return name.count <= Self.longestName ? String(decoding: name, as: UTF8.self) : nil
  }

  private static var longestName: Int { 32 }

  private func has(_ text: String, at start: Int) -> Bool {
    bytes[start...].starts(with: text.utf8)
  }

  private func end(of terminator: String, from start: Int) -> Int? {
    let wanted = Array(terminator.utf8)
    guard start + wanted.count <= bytes.count else { return nil }
    return (start...(bytes.count - wanted.count))
      .first { bytes[$0...].starts(with: wanted) }
      .map { $0 + wanted.count }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
