/// A picture that another program has turned into what a terminal shows: coloured characters, or pixels.
public struct EncodedPicture: Hashable, Sendable {
  /// The lines that show it; one for all of it where the terminal places the pixels itself.
  public let lines: [Line]

  /// Takes a program's output; nil for one that holds anything but a picture.
  ///
  /// - Parameters:
  ///   - output: Rows of characters between colour sequences, or a picture by kitty's or iTerm's protocol.
  ///   - cells: The most cells that it is wide.
  public init?(_ output: [UInt8], cells: Int) {
    var bytes = output[...]
    while bytes.last == 0x0A { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self), !text.isEmpty else { return nil }
    if text.hasPrefix("\u{1B}_G") || text.hasPrefix("\u{1B}]1337;File=") {
      guard Self.isGraphic(bytes) else { return nil }
      // Not moved to the right: its first row alone would be.
      lines = [Line([.encoded(text, cells: cells)])]
      return
    }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard rows.allSatisfy(Self.isRow) else { return nil }
    lines = rows.map { Line([.column(1), .encoded(String($0), cells: cells)]) }
  }

  /// Whether there is nothing but printable text and what begins and ends strings of a protocol.
  private static func isGraphic(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { (0x20...0x7E).contains($0) || [0x07, 0x0A, 0x1B].contains($0) }
  }

  /// Whether a row moves nothing: characters, colours, and repetitions of the last character.
  private static func isRow(_ row: Substring) -> Bool {
    var scalars = row.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar.properties.generalCategory == .control else { continue }
      guard scalar == "\u{1B}", scalars.popFirst() == "[" else { return false }
      scalars = scalars.drop { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
      guard let final = scalars.popFirst(), final == "m" || final == "b" else { return false }
    }
    return true
  }
}
