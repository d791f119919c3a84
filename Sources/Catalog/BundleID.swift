/// The identifier that an app's maker gave it: `com.example.app`.
public struct BundleID: Hashable, Sendable {
  /// The identifier, as typed.
  public let text: String

  /// Reads an identifier: letters, digits, hyphens and underscores, in two parts or more between dots.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard
      (3...155).contains(text.utf8.count), parts.count > 1, parts.allSatisfy({ !$0.isEmpty }),
      text.utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    self.text = text
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_.".utf8.contains(byte)
    }
  }
}
