/// What a terminal can say in an operating system command, as far as that tells its bytes from typed ones.
///
/// A key that is pressed while an answer arrives in pieces falls in the middle of it, and an answer may never end.
enum ReplyGrammar {
  /// What a byte is to the command before it.
  enum Continuation: Equatable {
    /// A part of it, as far as can be told.
    case part
    /// No part of it, and nothing was missing but its end.
    case behind
    /// No part of it, and more is to come.
    case between
  }

  /// What the next byte, which is no control character, is to a command.
  static func continuation(of command: [UInt8], by next: UInt8) -> Continuation {
    let longer = command + [next]
    guard longer.contains(UInt8(ascii: ";")) else { return isDigit(next) ? .part : .between }
    guard let color = color(in: longer), color != "?" else { return .part }
    if isBeginning(color) { return .part }
    return isWhole(command) ? .behind : .between
  }

  /// Whether a command tells the background, and nothing is missing but its end.
  static func isWhole(_ command: [UInt8]) -> Bool {
    guard let color = color(in: command) else { return false }
    return forms.contains { name, count in
      // A last channel that is shorter than the first is not yet whole.
      let channels = channels(color.dropFirst(name.count))
      return color.hasPrefix(name) && channels.count == count && channels[0] != ""
        && channels.last?.utf8.count == channels[0].utf8.count
        && channels.allSatisfy { isChannel($0, of: count) }
    }
  }

  /// Whether a byte can be part of a colour.
  static func isOfColor(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isHexDigit || "rgb:/;#".contains(character)
  }

  /// The colour, or its beginning, in a command that tells the background; nil in others.
  static func color(in command: [UInt8]) -> String? {
    let mark = Array("11;".utf8)
    guard command.starts(with: mark) else { return nil }
    return String(decoding: command.dropFirst(mark.count), as: UTF8.self)
  }

  /// The forms of a colour: their names, and how many channels they have.
  private static let forms = [("rgb:", 3), ("rgba:", 4), ("#", 1)]

  private static func isBeginning(_ color: String) -> Bool {
    forms.contains { name, count in
      guard color.hasPrefix(name) else { return name.hasPrefix(color) }
      let channels = channels(color.dropFirst(name.count))
      return channels.count <= count && channels.allSatisfy { isChannel($0, of: count) }
        && channels.dropLast().allSatisfy { !$0.isEmpty }
    }
  }

  private static func channels(_ text: Substring) -> [Substring] {
    text.split(separator: "/", omittingEmptySubsequences: false)
  }

  /// Whether these can be the digits of one of some channels; a lone one holds all three.
  private static func isChannel(_ digits: Substring, of count: Int) -> Bool {
    digits.utf8.count <= (count == 1 ? 12 : 4) && digits.allSatisfy(\.isHexDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
