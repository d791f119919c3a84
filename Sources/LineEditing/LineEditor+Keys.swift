extension LineEditor {
  /// Acts on one thing that the user did.
  func handle(_ event: InputEvent) -> ReadResult {
    if search != nil, let result = handleInSearch(event) { return result }
    switch event {
    case .text(let scalar):
      type(scalar)
    case .paste(let text, let isCut):
      return paste(text, isCut: isCut)
    case .key(.pageUp):
      return .key(.pageUp)
    case .key(.pageDown):
      return .key(.pageDown)
    case .key(let key):
      if key.walksThroughHistory { readHistory() }
      device.press(key)
    case .control(let code):
      return control(code)
    case .reply(let reply):
      return answered(reply)
    }
    return .editing
  }

  /// Acts on a control character; those without a meaning here never reach libedit, which would take
  /// some of them (Ctrl-V, Ctrl-X) as a reason to swallow the next key.
  private func control(_ code: UInt8) -> ReadResult {
    switch code {
    case 0x0A, 0x0D:
      return .line(finishLine())
    case 0x03:
      interrupt()
      return .interrupted
    case 0x04:
      if device.lineLength == 0 { return finishInput() }
      device.press(.deleteForward)
    case 0x08, 0x7F:
      device.press(.deleteBackward)
    case 0x09:
      return .key(.complete)
    case 0x0C:
      return .key(.redraw)
    case 0x12:
      beginSearch()
    // Next, previous.
    case 0x0E, 0x10:
      readHistory()
      device.feed(UInt32(code))
    // Start, back, end, forward, kill to the end, transpose, kill the line, kill a word.
    case 0x01, 0x02, 0x05, 0x06, 0x0B, 0x14, 0x15, 0x17:
      device.feed(UInt32(code))
    case 0x19:
      yank()
    default:
      break
    }
    return .editing
  }

  private func type(_ scalar: Unicode.Scalar) {
    if let composed = composition(with: scalar) {
      device.insert(composed.text, replacing: composed.count)
      device.press(.refresh)
    } else if device.lineLength < Self.lineLimit {
      hasToldOfLimit = false
      device.feed(scalar.value)
    } else if !hasToldOfLimit {
      // Once: a stuck key would ring for as long as it is down.
      hasToldOfLimit = true
      device.beep()
    }
  }

  /// What a combining mark and the characters before it become, and how many of those it replaces;
  /// nil where it stands for itself.
  private func composition(with scalar: Unicode.Scalar) -> (text: String, count: Int)? {
    guard Self.joins(scalar) else { return nil }
    let before = device.line.textBeforeCursor.unicodeScalars
    let start = before.lastIndex { !Self.joins($0) } ?? before.startIndex
    let cluster = before[start...]
    guard !cluster.isEmpty else { return nil }
    let composed = configuration.compose(String(cluster) + String(scalar))
    guard composed.unicodeScalars.count <= cluster.count else { return nil }
    return (composed, cluster.count)
  }

  /// Whether a character can melt into the one before it: a mark, or a vowel or final of Hangul.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    if (0x1161...0x11C2).contains(scalar.value) { return true }
    return scalar.properties.canonicalCombiningClass != .notReordered
  }

  private func paste(_ text: String, isCut: Bool) -> ReadResult {
    let scalars = configuration.compose(text).unicodeScalars
    let room = max(0, Self.lineLimit - device.lineLength)
    let kept = String(String.UnicodeScalarView(scalars.prefix(room)))
    if !kept.isEmpty {
      device.insert(kept)
      device.press(.refresh)
    }
    guard isCut || scalars.count > room else { return .editing }
    device.beep()
    return .pasteCut(limit: Self.lineLimit)
  }

  /// Puts back what was killed; that can be as long as a whole line, so the limit is kept afterwards.
  private func yank() {
    device.feed(0x19)
    let scalars = device.line.text.unicodeScalars
    guard scalars.count > Self.lineLimit else { return }
    device.replaceLine(with: String(String.UnicodeScalarView(scalars.prefix(Self.lineLimit))))
    device.press(.refresh)
    device.beep()
  }
}
