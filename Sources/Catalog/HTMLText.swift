/// The plain text of descriptions, which Apple passes on with whatever markup they came with.
///
/// The input is anybody's: markup may be wrong, cut off or none at all. Each byte is looked at a
/// bounded number of times, whatever the input.
public enum HTMLText {
  /// Takes the markup out and keeps the structure: paragraphs, lines, list items.
  ///
  /// - Text without a tag keeps its lines and spaces; only its character references are resolved.
  /// - With tags that make lines, line ends in the source are spaces, as in a browser.
  /// - With other tags alone (`<b>`, `<a>`), the source's own line ends are the structure.
  /// - Markup that a feed has escaped once too often (`&lt;p&gt;`) is taken for the markup it was.
  ///
  /// The result is not cleaned of control characters: that is for those who write to a terminal.
  public static func plain(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return html
    }
    if let text = text(of: Array(html.utf8), ifAny: \.isMarkup) { return text }
    let resolved = HTMLEntities.resolved(in: html)
    guard resolved.utf8.count < html.utf8.count else { return resolved }
    // A lone escaped tag may be what the text is about, as in `the &lt;b&gt; tag`.
    let hasPair = resolved.contains("</")
    return text(of: Array(resolved.utf8)) { hasPair ? $0.isMarkup : $0.shapesLines } ?? resolved
  }

  /// The text between the tags, or nil if no token is such that there is markup at all.
  private static func text(
    of bytes: [UInt8],
    ifAny isMarkup: (HTMLScanner.Token) -> Bool
  ) -> String? {
    var scanner = HTMLScanner(bytes)
    let tokens = scanner.tokens()
    guard tokens.contains(where: isMarkup) else { return nil }
    var writer = PlainTextWriter(keepsLines: !tokens.contains(where: \.shapesLines))
    for token in tokens {
      switch token {
      case .text(let range):
        writer.write(HTMLEntities.resolved(in: scanner.bytes[range]))
      case .tag(let effect):
        writer.apply(effect)
      }
    }
    return writer.finish()
  }
}

/// Lays out words, line ends and bullets, with at most one empty line in a row.
private struct PlainTextWriter {
  private let keepsLines: Bool
  private var output: [UInt8] = []
  private var lineEnds = 0
  private var needsSpace = false
  private var needsBullet = false

  init(keepsLines: Bool) {
    self.keepsLines = keepsLines
  }

  mutating func write(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n") where keepsLines:
        endLine()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C:
        needsSpace = true
      // U+00A0 is a space here too: the text is wrapped anew, and often it only fills a paragraph.
      case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0xA0:
        needsSpace = true
        index += 1
      default:
        append(byte)
      }
      index += 1
    }
  }

  mutating func apply(_ effect: HTMLTag.Effect) {
    switch effect {
    case .none: break
    case .space: needsSpace = true
    case .lineEnd: endLine()
    // A bullet stands before the first word, also of an item's first paragraph.
    case .line: lineEnds = max(lineEnds, 1)
    case .paragraph: lineEnds = needsBullet ? lineEnds : 2
    case .item:
      lineEnds = max(lineEnds, 1)
      needsBullet = true
    case .itemEnd:
      lineEnds = 1
      needsBullet = false
    }
  }

  func finish() -> String {
    String(decoding: output, as: UTF8.self)
  }

  private mutating func endLine() {
    lineEnds = min(lineEnds + 1, 2)
    needsSpace = false
  }

  private mutating func append(_ byte: UInt8) {
    if output.isEmpty {
      lineEnds = 0
      needsSpace = false
    }
    if lineEnds > 0 {
      output.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: lineEnds))
      needsSpace = false
    }
    if needsBullet {
      output.append(contentsOf: "• ".utf8)
      needsSpace = false
    }
    if needsSpace { output.append(UInt8(ascii: " ")) }
    (lineEnds, needsSpace, needsBullet) = (0, false, false)
    output.append(byte)
  }
}
