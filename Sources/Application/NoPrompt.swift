import Browsing
import LineEditing
import Platform

/// Why there is no prompt on a terminal.
struct NoPrompt: Error {
  /// What to tell the user.
  var reason: PromptWords.Reason

  /// The system refused what the prompt needs.
  init(_ error: PlatformError) {
    reason = .refused(error.description)
  }

  /// Lines cannot be edited, on a terminal of some type.
  init(_ error: LineEditingError, on terminalType: String?) {
    reason =
      switch error.code {
      case .unsupportedTerminal, .notATerminal: .terminal(type: terminalType)
      case .setUpFailed, .readFailed: .refused(error.description)
      }
  }
}
