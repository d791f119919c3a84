/// Turns lines into what is written to the output.
///
/// Text is cleaned once more, right-to-left text isolated, and every line ends with its attributes
/// reset. Without colours there is no SGR sequence, and with links and placement off as well not a
/// single escape. Unpainted lines have no spaces at their end.
public struct LineEncoder: Sendable {
  /// The sequence that ends all attributes.
  static let reset = "\u{1B}[0m"

  /// Which colours are used.
  public let theme: Theme
  /// How many colours the output can show.
  public let depth: ColorDepth
  /// Which grounds are painted; none without a palette or with fewer than 256 colours.
  public let grounds: Grounds
  /// Whether addresses become links (OSC 8).
  public let links: Bool
  /// Whether columns behind text of uncertain width are placed with `CSI n G`, else by spaces.
  ///
  /// It is independent of colours: right on every terminal but a dumb one, wrong in pipes and files.
  public let placement: Bool
  /// What ends a line.
  public let lineEnd: String

  let codes: GraphicCodes

  /// Makes an encoder; by default one for pipes and files.
  ///
  /// With a known `terminalBackground` that is not painted over, every role is kept readable on it.
  public init(
    theme: Theme = .none,
    depth: ColorDepth = .none,
    grounds: Grounds = .none,
    terminalBackground: RGB? = nil,
    links: Bool = false,
    placement: Bool = false,
    lineEnd: String = "\n"
  ) {
    self.theme = theme
    self.depth = depth
    self.grounds = grounds
    self.links = links
    self.placement = placement
    self.lineEnd = lineEnd
    codes = GraphicCodes(theme: theme, depth: depth, terminalBackground: terminalBackground)
  }

  /// Returns lines, each with its end.
  public func encode(_ lines: [Line]) -> String {
    // A line of a table with a painted ground takes about this many bytes.
    var writer = LineWriter(self, capacity: 320 * lines.count)
    for line in lines { writer.write(line) }
    return writer.text
  }

  /// Returns a line without an end.
  public func encode(_ line: Line) -> String {
    var writer = LineWriter(self)
    writer.writeContent(line)
    return writer.text
  }

  /// Returns the sequences that begin and end a style, for a prompt; empty without colours.
  public func sequences(for style: Style) -> (begin: String, end: String) {
    let begin = codes.change(
      from: GraphicCodes.Attributes(),
      to: codes.attributes(style),
      onGround: false
    )
    return (begin, begin.isEmpty ? "" : Self.reset)
  }
}
