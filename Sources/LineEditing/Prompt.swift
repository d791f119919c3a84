/// The text before the line, in runs of one style each.
public struct Prompt: Equatable, Sendable {
  /// A run of text in one style.
  public struct Segment: Equatable, Sendable {
    /// The text; control characters are dropped.
    public var text: String
    /// The parameters of an SGR sequence, such as `1;32`; empty for the terminal's own style.
    public var style: String

    /// Makes a run of text.
    public init(_ text: String, style: String = "") {
      self.text = text
      self.style = style
    }
  }

  /// The runs, from left to right.
  public var segments: [Segment]

  /// Makes a prompt of runs.
  public init(_ segments: [Segment]) {
    self.segments = segments
  }

  /// Makes a prompt of one plain run.
  public init(_ text: String) {
    self.segments = [Segment(text)]
  }

  /// The character that encloses an escape sequence for libedit.
  static let marker: Unicode.Scalar = "\u{1}"

  /// The text as the terminal shows it.
  var plainText: String {
    segments.map { Self.cleaned($0.text) }.joined()
  }

  /// The text as libedit wants it, with every escape sequence between two markers.
  ///
  /// libedit loses a sequence that ends the prompt and destroys a prompt in which two stand side by side.
  /// So one sequence both ends a style and begins the next, and the last character is always plain.
  func encoded(inColor: Bool) -> String {
    guard inColor else { return plainText }
    var text = ""
    var style = ""
    for segment in segments {
      let run = Self.cleaned(segment.text)
      if run.isEmpty { continue }
      // What is no list of numbers would end the sequence early.
      let isStyle = segment.style.utf8.allSatisfy { (0x30...0x3B).contains($0) }
      let next = isStyle ? segment.style : ""
      text += Self.change(from: style, to: next) + run
      style = next
    }
    return style.isEmpty ? text : text + Self.change(from: style, to: "") + " "
  }

  private static func change(from old: String, to new: String) -> String {
    guard old != new else { return "" }
    let parameters = new.isEmpty ? "0" : old.isEmpty ? new : "0;" + new
    return "\(marker)\u{1B}[\(parameters)m\(marker)"
  }

  private static func cleaned(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar.properties.generalCategory != .control {
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
