import Catalog
import Testing

struct ArtworkAddressTests {
  private static let folder = "https://is1-ssl.mzstatic.com/image/thumb/Music/v4/aa/source.jpg/"

  @Test(arguments: [
    ("100x100bb.jpg", "300x300bb.jpg"), ("60x60bb-85.png", "300x300bb.png"),
    ("170x170.png", "300x300.png"), ("1200x630wz.webp", "300x300wz.webp"),
    ("600x600bb.jpeg", "300x300bb.jpeg"),
  ])
  func theSizeIsReplaced(name: String, sized: String) {
    #expect(ArtworkAddress.sized(Self.folder + name, to: 300) == Self.folder + sized)
  }

  @Test(arguments: [
    "", "cover.jpg", "100x100bb", "x100bb.jpg", "100xbb.jpg", "100x100bbb.jpg", "100x100bb-x.jpg",
    "100x100bb.", "100x100bb.j-g", "a100x100bb.jpg", "100x100bb.jpg?x=1", "{w}x{h}{c}.{f}",
    "100X100bb.jpg",
    "picture.100x100-75.jpg", "١x١bb.jpg", "100x100BB.jpg",
  ])
  func whatSaysNoSizeStaysAsItIs(name: String) {
    #expect(ArtworkAddress.sized(Self.folder + name, to: 300) == nil)
  }

  @Test func whatIsNoAddressHasNoSize() {
    #expect(ArtworkAddress.sized("100x100bb.jpg", to: 300) == nil)
    #expect(ArtworkAddress.sized("", to: 300) == nil)
  }
}
