extension RGB {
  /// Reads a colour as terminals tell it: `rgb:` with one to four hexadecimal digits a channel.
  ///
  /// `rgba:` with a fourth channel, which is left out of account, and `#RRGGBB` are read as well.
  public init?(specification: String) {
    let fields: [Substring]
    switch specification {
    case let text where text.hasPrefix("rgb:"):
      fields = text.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
      guard fields.count == 3 else { return nil }
    case let text where text.hasPrefix("rgba:"):
      fields = text.dropFirst(5).split(separator: "/", omittingEmptySubsequences: false)
      guard fields.count == 4 else { return nil }
    case let text where text.hasPrefix("#"):
      guard text.utf8.count == 7, let value = Self.number(text.dropFirst()) else { return nil }
      self.init(value)
      return
    default:
      return nil
    }
    let channels = fields.prefix(3).compactMap(Self.channel)
    guard channels.count == 3 else { return nil }
    self.init(red: channels[0], green: channels[1], blue: channels[2])
  }

  /// Scales a channel of one to four digits to eight bits.
  private static func channel(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), let value = number(digits) else { return nil }
    let most = UInt32(1) << (4 * UInt32(digits.utf8.count)) - 1
    return UInt8((value * 255 + most / 2) / most)
  }

  private static func number(_ digits: Substring) -> UInt32? {
    // The parser takes a sign, which is no digit.
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt32(digits, radix: 16)
  }
}
