import Catalog
import Platform

/// What a picture file is, by its own bytes: neither its address nor its server need tell the truth.
struct PictureFile: Equatable, Sendable {
  /// How it is written.
  var kind: ImageKind
  /// How many pixels it is wide and high; nil where it does not say so in a known way.
  var size: PixelSize?

  /// Looks at a file; nil where it is no picture.
  init?(path: String) {
    guard let file = FileBytes(path: path) else { return nil }
    self.init { place, count in file.bytes(at: place, count: count) }
  }

  /// Looks at the bytes that a function gives, nil from it for those that are not there.
  init?(_ bytes: (_ place: Int64, _ count: Int) -> [UInt8]?) {
    guard let start = bytes(0, 12), let kind = ImageKind(start) else { return nil }
    self.kind = kind
    let size: PixelSize? =
      switch kind {
      case .png: Self.bigEndian(bytes(16, 8)).flatMap { PixelSize($0 >> 32, $0 & 0xFFFF_FFFF) }
      case .gif:
        bytes(6, 4).flatMap { PixelSize(Self.littleEndian($0[0..<2]), Self.littleEndian($0[2...])) }
      case .webp: Self.webp(bytes)
      case .jpeg: Self.jpeg(bytes)
      }
    self.size = size
  }

  /// The ending of the file's name.
  var ending: String {
    switch kind {
    case .jpeg: "jpg"
    case .png: "png"
    case .webp: "webp"
    case .gif: "gif"
    }
  }

  /// The frame header among a JPEG's segments (ITU T.81, B.2.2); it may stand behind any number of others.
  private static func jpeg(_ bytes: (Int64, Int) -> [UInt8]?) -> PixelSize? {
    var place: Int64 = 2
    for _ in 0..<1_000 {
      guard let head = bytes(place, 4), head[0] == 0xFF else { return nil }
      switch head[1] {
      case 0xFF:
        // A byte that only fills.
        place += 1
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(head[1]):
        return bigEndian(bytes(place + 5, 4)).flatMap { PixelSize($0 & 0xFFFF, $0 >> 16) }
      default:
        place += 2 + Int64(head[2]) << 8 + Int64(head[3])
      }
    }
    return nil
  }

  /// The three forms of a WebP's first chunk (RFC 9649, 2.5 to 2.7).
  private static func webp(_ bytes: (Int64, Int) -> [UInt8]?) -> PixelSize? {
    guard let chunk = bytes(12, 18) else { return nil }
    switch String(decoding: chunk[0..<4], as: UTF8.self) {
    case "VP8 ":
      return PixelSize(littleEndian(chunk[14..<16]) & 0x3FFF, littleEndian(chunk[16..<18]) & 0x3FFF)
    case "VP8L":
      let bits = littleEndian(chunk[9..<13])
      return PixelSize(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      return PixelSize(littleEndian(chunk[12..<15]) + 1, littleEndian(chunk[15..<18]) + 1)
    default:
      return nil
    }
  }

  private static func bigEndian(_ bytes: [UInt8]?) -> Int? {
    bytes.map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
