/// Text for the man macros, in ASCII.
enum RoffText {
  /// The text of a line, so that every character stands for itself.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      // Words to be typed: no other signs may come of them.
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\"": escaped += "\\(dq"
      case " "..."~": escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    // At the beginning of a line these are requests.
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  /// The text in bold.
  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// The text in italics, for what stands for something else.
  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }
}
