import TerminalText

/// Words in several styles that are wrapped as one text.
struct Phrase: Equatable, Sendable {
  private struct Run: Equatable, Sendable {
    var text: String
    var style: Style
    /// Whether it is typed as it stands, and so not broken over two lines if one can hold it.
    var isCommand = false
  }

  private var runs: [Run]

  /// Words in one style, cleaned.
  init(_ text: String, _ style: Style = .text) {
    runs = [Run(text: Cleaning.line(text), style: style)]
  }

  /// The text of a line, with a comma where it jumps to a column.
  init(linear spans: [TextSpan]) {
    runs = spans.map { span in
      switch span {
      case .text(let text, let style, _): Run(text: Cleaning.line(text), style: style)
      case .column: Run(text: ", ", style: .muted)
      // A picture says nothing to who has screens read out.
      case .encoded: Run(text: "", style: .text)
      }
    }
  }

  /// Words to be typed.
  static func command(_ text: String) -> Self {
    var phrase = Self(text, .accent)
    phrase.runs[0].isCommand = true
    return phrase
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.runs += right.runs
    return sum
  }

  static func += (left: inout Self, right: Self) { left.runs += right.runs }

  /// Several phrases with the same text between each two.
  static func joined(_ phrases: [Self], by separator: String) -> Self {
    var sum = Self("")
    for (index, phrase) in phrases.enumerated() {
      if index > 0 { sum += Self(separator) }
      sum += phrase
    }
    return sum
  }

  /// The words without their styles.
  var plain: String { runs.map(\.text).joined() }

  /// The words as parts of one line.
  var spans: [TextSpan] { runs.filter { !$0.text.isEmpty }.map { .text($0.text, $0.style) } }

  /// The words in lines of at most `width` cells.
  func lines(width: Int) -> [Line] {
    var scalars: [(shown: Unicode.Scalar, wrapped: Unicode.Scalar, style: Style)] = []
    for run in runs {
      let isWhole = run.isCommand && DisplayWidth.of(run.text) <= width
      for scalar in run.text.unicodeScalars {
        // Lines are broken at spaces, though not at those that bind.
        scalars.append((scalar, isWhole && scalar == " " ? "\u{A0}" : scalar, run.style))
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.map(\.wrapped))
    var next = scalars.startIndex
    return TextLayout.wrap(String(text), width: width).map { line in
      var spans: [Run] = []
      for scalar in line.unicodeScalars {
        // Wrapping drops spaces and nothing else, so what differs is one of those.
        while next < scalars.endIndex, scalars[next].wrapped != scalar { next += 1 }
        guard next < scalars.endIndex else { break }
        let (shown, _, style) = scalars[next]
        if spans.last?.style == style {
          spans[spans.count - 1].text.unicodeScalars.append(shown)
        } else {
          spans.append(Run(text: String(shown), style: style))
        }
        next += 1
      }
      return Line(spans.map { .text($0.text, $0.style) })
    }
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) {
    self.init(value)
  }
}
