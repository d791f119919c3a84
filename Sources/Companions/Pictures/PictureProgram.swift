public import Platform

/// chafa, which turns a picture into what a terminal can show.
public struct PictureProgram: Sendable {
  /// What a picture becomes.
  public enum Form: String, Hashable, Sendable {
    /// Coloured characters, which every terminal with colours shows.
    case symbols
    /// The pixels, by kitty's protocol.
    case kitty
    /// The pixels, by iTerm's protocol.
    case iterm

    /// What the terminal can show; both protocols for pixels take their size in cells.
    ///
    /// Sixels do not: without asking the terminal for its cells they come out distorted.
    init(in environment: Environment) {
      func value(_ name: String) -> String { environment[name] ?? "" }
      let term = value("TERM")
      let isBehindAnother =
        !value("TMUX").isEmpty || !value("STY").isEmpty || term.hasPrefix("tmux")
        || term.hasPrefix("screen")
      if isBehindAnother {
        self = .symbols
      } else if ["xterm-kitty", "xterm-ghostty"].contains(term) || !value("KITTY_WINDOW_ID").isEmpty
      {
        self = .kitty
      } else if ["iTerm.app", "WezTerm"].contains(value("TERM_PROGRAM")) || term == "wezterm" {
        self = .iterm
      } else {
        self = .symbols
      }
    }
  }

  /// How a picture is to look.
  public struct Look: Hashable, Sendable {
    /// The most cells across.
    public var columns: Int
    /// The most cells down.
    public var rows: Int
    /// Whether the terminal shows more than 256 colours.
    public var isTruecolor: Bool
    /// Whether what shines through is light.
    public var isOnLight: Bool

    /// Makes a look.
    public init(columns: Int, rows: Int, isTruecolor: Bool, isOnLight: Bool) {
      self.columns = columns
      self.rows = rows
      self.isTruecolor = isTruecolor
      self.isOnLight = isOnLight
    }
  }

  /// What it is called.
  public static let name = "chafa"
  /// What pictures become here.
  public let form: Form
  private let environment: Environment
  private let path: String

  /// Finds the program; nil where it is not installed.
  public init?(in environment: Environment) {
    guard let path = ExecutableSearch(environment).path(of: Self.name) else { return nil }
    self.path = path
    self.environment = environment
    form = Form(in: environment)
  }

  /// The arguments; the picture itself comes from standard input.
  func arguments(_ look: Look) -> [String] {
    [
      "--format", form.rawValue, "--size", "\(look.columns)x\(look.rows)",
      "--colors", look.isTruecolor ? "full" : "256", "--bg", look.isOnLight ? "ffffff" : "000000",
      // One still picture, and no word to the terminal but the picture.
      "--animate", "off", "--polite", "on", "-",
    ]
  }

  /// Starts to turn the bytes of a picture file into text.
  /// - Throws: Why it could not be started.
  public func start(
    _ picture: [UInt8],
    _ look: Look,
    until deadline: Duration
  ) throws(ChildProcessError) -> ProgramRun {
    let call = ProgramCall(name: Self.name, path: path, arguments: arguments(look))
    return try call.start(
      environment: environment,
      input: picture,
      outputLimit: 8 << 20,
      until: deadline
    )
  }
}
