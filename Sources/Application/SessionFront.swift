import Browsing

/// Where a session is seen: the prompt's terminal, or plain output.
protocol SessionFront: AnyObject {
  /// Shows the state.
  func draw(_ model: ViewModel)
  /// Shows the state on an empty window.
  func redraw(_ model: ViewModel)
  /// Says what is no screen.
  func tell(_ notice: Notice, of model: ViewModel)
  /// Warns of something that the user did not ask about.
  func warn(_ sentence: String)
  /// Lets all that was shown be seen now.
  func flush()
  /// Something failed that is no notice.
  func fail(_ status: ExitStatus)
  /// Tells what `--verbose` wants to know.
  func note(_ text: String)
}
