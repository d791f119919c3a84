import TerminalText

/// What is wrong with the words of a start or of an option.
public enum UsageWords {
  /// One sentence for standard error or the prompt.
  public static func sentence(for error: UsageError) -> String {
    switch error {
    case .unknownOption(let word):
      return "There is no option \(Quoted.bare(word))" + (suggestion(for: word) ?? ".")
    case .needsValue(let name):
      return "--\(name.rawValue) needs a value: \(name.entry.summary)."
    case .takesNoValue(let name):
      return "--\(name.rawValue) takes no value."
    case .badValue(let name, let value, let hint):
      let problem = "\(Quoted.text(value)) is no value for --\(name.rawValue)"
      guard let hint, !hint.isEmpty else { return problem + "." }
      return "\(problem): \(hint)" + (hint.hasSuffix("?") ? "" : ".")
    case .badVariable(let name, let value):
      return "\(Quoted.text(value)) is no value for \(Quoted.bare(name))."
    case .contradiction(let one, let other):
      return "--\(one.rawValue) and --\(other.rawValue) contradict each other."
    case .notInALine(let name):
      return "--\(name.rawValue) is an option of the start, not of a line."
    }
  }

  private static func suggestion(for word: String) -> String? {
    // Longer than any option, so that nothing is measured that cannot be near one.
    guard word.utf8.count <= 40 else { return nil }
    let typed = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
    let near = OptionName.allCases.first {
      $0.rawValue == typed || EditDistance.isOne(typed, $0.rawValue)
    }
    return near.map { "; did you mean --\($0.rawValue)?" }
  }
}
