import TerminalText

/// Words in several styles that are wrapped as one text.
struct Phrase: Equatable, Sendable {
  private struct Run: Equatable, Sendable {
    var text: String
    var style: Style
  }

  private var runs: [Run]

  /// Words in one style, cleaned.
  init(_ text: String, _ style: Style = .text) {
    runs = [Run(text: Cleaning.line(text), style: style)]
  }

  /// Words to be typed.
  static func command(_ text: String) -> Self { Self(text, .accent) }

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
    let scalars = runs.flatMap { run in run.text.unicodeScalars.map { ($0, run.style) } }
    var next = scalars.startIndex
    return TextLayout.wrap(plain, width: width).map { line in
      var spans: [Run] = []
      for scalar in line.unicodeScalars {
        // Wrapping drops spaces and nothing else, so what differs is one of those.
        while next < scalars.endIndex, scalars[next].0 != scalar { next += 1 }
        guard next < scalars.endIndex else { break }
        let style = scalars[next].1
        if spans.last?.style == style {
          spans[spans.count - 1].text.unicodeScalars.append(scalar)
        } else {
          spans.append(Run(text: String(scalar), style: style))
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
