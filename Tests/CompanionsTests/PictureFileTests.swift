import Catalog
import Testing

@testable import Companions

/// What picture files say of themselves.
@Suite struct PictureFileTests {
  private func look(at bytes: [UInt8]) -> PictureFile? {
    PictureFile { place, count in
      guard place >= 0, place + Int64(count) <= bytes.count else { return nil }
      return Array(bytes[Int(place)..<(Int(place) + count)])
    }
  }

  private static let png: [UInt8] =
    [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 2, 0x58, 0, 0, 1, 0x90]
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x58, 2, 0x90, 1, 0, 0]
  /// A comment and a table before the frame header.
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xFF, 0xC2, 0, 11, 8, 1, 0x90, 2,
    0x58, 3,
  ]

  private static func webp(_ chunk: String, _ rest: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [9, 9, 9, 9] + Array("WEBP".utf8) + Array(chunk.utf8) + [9, 9, 9, 9] + rest
      + [UInt8](repeating: 0, count: 18)
  }

  static let pictures: [(bytes: [UInt8], ending: String)] = [
    (png, "png"), (gif, "gif"), (jpeg, "jpg"),
    (webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x58, 2, 0x90, 1]), "webp"),
    // 599 and 399 in 14 bits each.
    (webp("VP8L", [0x2F, 0x57, 0xC2, 0x63, 0]), "webp"),
    (webp("VP8X", [0, 0, 0, 0, 0x57, 2, 0, 0x8F, 1, 0]), "webp"),
  ]

  @Test(arguments: pictures.indices)
  func aPictureSaysItsSize(index: Int) throws {
    let (bytes, ending) = Self.pictures[index]
    let picture = try #require(look(at: bytes))
    #expect(picture.size == PixelSize(600, 400))
    #expect(picture.ending == ending)
  }

  @Test func oneThatIsCutHasNoSize() {
    #expect(look(at: Array(Self.jpeg.prefix(14)))?.size == nil)
    #expect(look(at: Array(Self.png.prefix(20)))?.size == nil)
    #expect(look(at: Self.jpeg)?.kind == .jpeg)
  }

  @Test func segmentsWithoutEndAreNotFollowedForEver() {
    // Each segment says that it is two bytes long, so that the next begins behind its own head.
    let bytes = [0xFF, 0xD8] + [UInt8](repeating: 0, count: 4)
    #expect(look(at: bytes + [UInt8](repeating: 0xFF, count: 40_000))?.size == nil)
  }

  @Test func whatIsNoPictureIsNone() {
    #expect(look(at: []) == nil)
    #expect(look(at: Array("<html>not a picture</html>".utf8)) == nil)
    #expect(look(at: Array(#"{"errorMessage":"x"}"#.utf8)) == nil)
  }

  @Test(
    arguments: [
      ("600x600", PixelSize(600, 600)), ("1x65535", PixelSize(1, 65_535)), ("0x1", nil),
      ("1x65536", nil), ("600", nil), ("600x", nil), ("x600", nil), ("600x600x600", nil),
      ("600X600", nil), ("+600x600", nil), ("0600x600", nil), ("٦x٦", nil), ("6 x6", nil),
      ("99999999999999999999x1", nil),
    ] as [(String, PixelSize?)]
  )
  func aSizeIsReadAsItIsTyped(text: String, size: PixelSize?) {
    #expect(PixelSize(text) == size)
    if let size { #expect(size.description == text) }
  }
}
