/// What SGR sequences have set: weight, colour, ground and whatever else.
struct ScreenStyleState: Equatable, Sendable {
  private var isBold = false
  private var isDim = false
  private var color = ""
  private var ground = ""
  /// Parameters that the model takes as they come, such as underlining.
  private var others: [Int] = []

  /// The shortest parameters that set all this, in a fixed order; empty for the default.
  var parameters: String {
    let weight = [isBold ? "1" : "", isDim ? "2" : ""]
    return (weight + others.map(String.init) + [color, ground]).filter { !$0.isEmpty }
      .joined(separator: ";")
  }

  /// Applies the parameters of one sequence.
  mutating func apply(_ parameters: String) {
    var rest = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }[...]
    while let parameter = rest.popFirst() {
      switch parameter {
      case 0: self = ScreenStyleState()
      case 1: isBold = true
      case 2: isDim = true
      case 22: (isBold, isDim) = (false, false)
      case 30...37, 90...97: color = String(parameter)
      case 38: color = Self.extended(parameter, &rest)
      case 39: color = ""
      case 40...47, 100...107: ground = String(parameter)
      case 48: ground = Self.extended(parameter, &rest)
      case 49: ground = ""
      default: others.append(parameter)
      }
    }
  }

  /// A colour of 256 or of all: `38;5;n` or `38;2;r;g;b`, whose zeros reset nothing.
  private static func extended(_ parameter: Int, _ rest: inout ArraySlice<Int>) -> String {
    let count = rest.first == 5 ? 2 : 4
    defer { rest = rest.dropFirst(count) }
    return ([parameter] + rest.prefix(count)).map(String.init).joined(separator: ";")
  }
}
