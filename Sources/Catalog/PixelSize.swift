/// How many pixels a picture is wide and high.
public struct PixelSize: Hashable, Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int

  /// Makes a size; nil for one that no picture has.
  public init?(_ width: Int, _ height: Int) {
    let range = 1...65_535
    guard range.contains(width), range.contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Reads `600x600`; nil for anything else.
  public init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard
      sides.count == 2,
      sides.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } && $0.first != "0" }),
      let width = Int(sides[0]), let height = Int(sides[1])
    else { return nil }
    self.init(width, height)
  }
}

extension PixelSize: CustomStringConvertible {
  /// The size as it is typed.
  public var description: String { "\(width)x\(height)" }
}
