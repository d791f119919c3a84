/// The kinds of picture files that are shown, told by how they begin.
enum ImageKind: CaseIterable {
  case jpeg
  case png
  case webp
  case gif

  /// The kind of a file; nil for what is no picture, such as the words of an error.
  init?(_ bytes: [UInt8]) {
    guard let kind = Self.allCases.first(where: { $0.begins(bytes) }) else { return nil }
    self = kind
  }

  private func begins(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .png: bytes.starts(with: [0x89] + Array("PNG\r\n\u{1A}\n".utf8))
    case .webp:
      bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    case .gif: bytes.starts(with: Array("GIF8".utf8))
    }
  }
}
