/// Words that no command line may have.
public enum UsageError: Error, Hashable, Sendable {
  /// There is no such option.
  case unknownOption(String)
  /// The option wants a value and none stands behind it.
  case needsValue(OptionName)
  /// The option takes no value and has one.
  case takesNoValue(OptionName)
  /// The value is none for the option; the last words say what would be.
  case badValue(OptionName, String, hint: String?)
  /// A variable of the environment has a value that is none.
  case badVariable(String, String)
  /// These two say opposite things.
  case contradiction(OptionName, OptionName)
  /// The option is for the program's start, not for a line.
  case notInALine(OptionName)
}
