/// What turns while a request is out.
public enum Spinner: Hashable, Sendable {
  /// Nothing: on this terminal nothing can be drawn over.
  case none
  /// A turning bar, for fonts that have few characters.
  case bar
  /// Turning dots.
  case dots

  private var frames: [String] {
    switch self {
    case .none: []
    case .bar: ["|", "/", "-", "\\"]
    case .dots: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    }
  }

  /// The character of a frame, of which there may be any number; nil where nothing turns.
  func character(in frame: Int) -> String? {
    let frames = frames
    guard !frames.isEmpty else { return nil }
    let turn = frame % frames.count
    return frames[turn < 0 ? turn + frames.count : turn]
  }
}
