/// The address of a picture in Apple's stores, whose last part says how large it is sent.
public enum ArtworkAddress {
  /// The address of the same picture at most so many pixels wide and high.
  ///
  /// Nil where the address does not say its size in the way that is known, as those of old pictures: any other
  /// change would lead nowhere. The service may refuse a size; then the address as it was given still holds.
  public static func sized(_ address: String, to pixels: Int) -> String? {
    sized(address, width: pixels, height: pixels)
  }

  /// The same for a picture at most so many pixels wide and so many high; it keeps its shape.
  public static func sized(_ address: String, width: Int, height: Int) -> String? {
    guard let slash = address.lastIndex(of: "/") else { return nil }
    let name = address[address.index(after: slash)...]
    guard
      let dot = name.lastIndex(of: "."), isWord(name[name.index(after: dot)...]),
      let style = style(of: name[..<dot])
    else { return nil }
    return "\(address[...slash])\(width)x\(height)\(style)\(name[dot...])"
  }

  /// The letters behind the size in `100x100bb` or `1200x630wz-75`, at most two; nil where it is none.
  private static func style(of name: Substring) -> Substring? {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !isNumber(parts[1]) { return nil }
    let sides = parts[0].split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, isNumber(sides[0]) else { return nil }
    let style = sides[1].drop { $0.isASCII && $0.isNumber }
    guard style.startIndex > sides[1].startIndex, style.count <= 2 else { return nil }
    return style.allSatisfy { ("a"..."z").contains($0) } ? style : nil
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
