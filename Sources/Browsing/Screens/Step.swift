/// A next step, as the foot of a screen shows it: every word of it that is to be typed works as it stands.
enum Step: Hashable {
  /// The number of one of these rows opens it.
  case open(ClosedRange<Int>)
  /// A line to type, behind what it is for where it does not say that itself: `more in: country gb`.
  case type(String, for: String? = nil)
  /// Nothing to type, but what goes on meanwhile.
  case remark(String)

  /// The step in the foot of a screen.
  var text: String {
    switch self {
    case .open(let rows): "\(rows.rangeText) opens"
    case .type(let line, for: let purpose): Self.text(line, for: purpose)
    case .remark(let text): text
    }
  }

  /// The step as it reads in a line without columns.
  var linearText: String {
    switch self {
    case .open(let rows): "\(rows.linearText) opens a row"
    case .type(let line, for: let purpose): Self.text(line, for: purpose)
    case .remark(let text): text
    }
  }

  private static func text(_ line: String, for purpose: String?) -> String {
    purpose.map { "\($0): \(line)" } ?? line
  }
}

extension Step: ExpressibleByStringLiteral {
  /// A command that says what it does.
  init(stringLiteral command: String) {
    self = .type(command)
  }
}

extension ClosedRange<Int> {
  /// The range as it is written: `1–18`, and `4` for one number.
  var rangeText: String {
    lowerBound == upperBound ? String(lowerBound) : "\(lowerBound)–\(upperBound)"
  }

  /// The range as it is read out: `1 to 18`.
  var linearText: String {
    lowerBound == upperBound ? String(lowerBound) : "\(lowerBound) to \(upperBound)"
  }
}
