public import TerminalText

/// What a drawing depends on beside the state.
public struct DrawingContext: Equatable, Sendable {
  /// The size that is drawn on; without rows there is no limit.
  public var window: Window
  /// The time, in whole seconds since 1970.
  public var now: Int64
  /// Whether someone reads and types: then there are next steps, and a list shows what the window holds.
  public var isInteractive: Bool
  /// The host that is named where a failure knows none.
  public var serviceHost: String
  /// What the encoder will paint: a painted card gets a line of its ground above the text.
  public var grounds: Grounds
  /// What turns while a request is out.
  public var spinner: Spinner
  /// Whether screens are read out rather than looked at: labels and commas in place of columns, and nothing that moves.
  public var isLinear: Bool
  /// The picture of the item that is drawn, where there is one.
  public var picture: EncodedPicture?
  /// What plays meanwhile.
  public var playing: Playing?
  /// Whether a paragraph is one line, however long: a message that others may search or count.
  public var isUnwrapped = false

  /// Makes a context.
  public init(
    window: Window,
    now: Int64,
    isInteractive: Bool,
    serviceHost: String,
    grounds: Grounds = .none,
    spinner: Spinner = .dots,
    isLinear: Bool = false,
    picture: EncodedPicture? = nil,
    playing: Playing? = nil
  ) {
    self.window = window
    self.now = now
    self.isInteractive = isInteractive
    self.serviceHost = serviceHost
    self.grounds = grounds
    self.spinner = spinner
    self.isLinear = isLinear
    self.picture = picture
    self.playing = playing
  }
}

extension DrawingContext {
  /// The cells across: 80 where the size is not known, and no more than any window has.
  var columns: Int {
    guard !isUnwrapped else { return 1_000_000 }
    return window.columns > 0 ? min(window.columns, 1_000) : 80
  }

  /// The cells that text fills; longer lines are hard to read, though not hard to listen to.
  var textColumns: Int { isLinear || isUnwrapped ? columns : min(columns, 100) }

  /// The lines on the ground of lists, none wider than the window.
  func fitted(_ lines: [Line]) -> [Line] {
    lines.map { line in
      let cut = Line(line.spans.cut(to: columns), ground: line.ground, fill: line.fill)
      return line.ground == .none ? cut.on(.background, fill: columns) : cut
    }
  }
}
