import Browsing
import Catalog
import Platform
import TerminalText

/// How screens are drawn on one output: its size, its colours, and the time.
struct ScreenStyle {
  var context: DrawingContext
  var encoder: LineEncoder
  /// How the prompt is coloured.
  ///
  /// It stands on the terminal's own ground whatever is painted above it, as does what is typed behind it in the
  /// terminal's own colour: the colours of a chosen theme might not be seen there.
  var promptEncoder: LineEncoder
  /// Whether the output is a terminal.
  var isTerminal: Bool
}

extension ScreenStyle {
  /// Screens for a pipe, a file, or a terminal without a prompt: `COLUMNS` or 80 cells wide, and the whole list.
  static func plain(
    _ setting: RunSetting,
    output: Int32 = StandardStreams.output
  ) -> ScreenStyle {
    ScreenStyle(
      setting: setting,
      window: Window(columns: columns(of: output, setting.environment), rows: nil),
      isTerminal: Terminal(descriptor: output).isTerminal,
      isInteractive: false,
      theme: setting.settings.layers.theme,
      links: setting.settings.layers.links
    )
  }

  /// Screens above a prompt, on a terminal that may have told its background.
  static func prompt(
    _ setting: RunSetting,
    window: Window,
    theme: ThemeName,
    links: LinkChoice = .auto,
    background: RGB? = nil,
    spinner: Spinner = .dots
  ) -> ScreenStyle {
    ScreenStyle(
      setting: setting,
      window: window,
      isTerminal: true,
      isInteractive: true,
      theme: theme,
      links: links,
      background: background,
      spinner: spinner
    )
  }

  /// How many colours the prompt's terminal is given.
  static func depth(_ setting: RunSetting, isTerminal: Bool = true) -> ColorDepth {
    ColorDepth.detect(
      environment: setting.environment.all,
      isTerminal: isTerminal,
      option: setting.options.color.flatMap { ColorOption(rawValue: $0.rawValue) } ?? .auto
    )
  }

  /// The size of the terminal; one that tells no size, or none of use, is taken for 80 by 24.
  static func window() -> Window {
    let size = Terminal(descriptor: StandardStreams.output).size
    return Window(columns: size?.columns ?? 80, rows: size?.rows ?? 24)
  }

  private init(
    setting: RunSetting,
    window: Window,
    isTerminal: Bool,
    isInteractive: Bool,
    theme name: ThemeName,
    links: LinkChoice,
    background: RGB? = nil,
    spinner: Spinner = .dots
  ) {
    // What a chosen theme paints over does not matter.
    let background = name == .auto ? background : nil
    let theme = Self.theme(name, background: background, environment: setting.environment)
    let grounds = Grounds(theme: theme, isChosen: name != .auto, terminalBackground: background)
    let depth = Self.depth(setting, isTerminal: isTerminal)
    // Painting a ground into a pipe would only colour what is not there.
    let isLinear = Self.isLinear(setting.options, setting.environment)
    let painted = isTerminal && depth > .ansi16 && !isLinear ? grounds : .none
    context = DrawingContext(
      window: window,
      now: setting.clocks.wallMilliseconds() / 1000,
      isInteractive: isInteractive,
      serviceHost: setting.endpoint.host,
      grounds: painted,
      spinner: spinner,
      isLinear: isLinear
    )
    let isCapable = isTerminal && setting.environment.nonEmpty("TERM").map { $0 != "dumb" } ?? false
    encoder = LineEncoder(
      theme: theme,
      depth: depth,
      grounds: painted,
      terminalBackground: background,
      links: isCapable && Self.makesLinks(links, setting.environment, isLinear: isLinear),
      placement: isCapable
    )
    promptEncoder =
      grounds == .all ? LineEncoder(theme: .unknown, depth: depth) : encoder
    self.isTerminal = isTerminal
  }

  private static func makesLinks(
    _ choice: LinkChoice,
    _ environment: Environment,
    isLinear: Bool
  ) -> Bool {
    switch choice {
    // What is read out is words.
    case .auto: !isLinear && LinkSupport.isLikely(environment.all)
    case .on: true
    case .off: false
    }
  }

  /// The theme of a name; `auto` follows what the terminal tells, else what is hinted at.
  private static func theme(
    _ name: ThemeName,
    background: RGB?,
    environment: Environment
  ) -> Theme {
    switch name {
    case .auto where background != nil: .fitting(background: background)
    case .auto: .hinted(by: environment["COLORFGBG"] ?? "")
    case .light: .light
    case .dark: .dark
    case .none: .none
    }
  }

  /// The cells across an output: what its terminal says, else `COLUMNS`, else 80.
  static func columns(of output: Int32, _ environment: Environment) -> Int {
    if let size = Terminal(descriptor: output).size { return size.columns }
    guard let columns = environment["COLUMNS"].flatMap({ Int($0) }), (1...10_000).contains(columns)
    else { return 80 }
    return columns
  }

  /// Whether standard error can show a line that changes: not where screens are read out.
  static func showsProgress(_ setting: RunSetting) -> Bool {
    let isCapable = setting.environment.nonEmpty("TERM").map { $0 != "dumb" } ?? false
    return isCapable && Terminal(descriptor: StandardStreams.error).isTerminal
      && !isLinear(setting.options, setting.environment)
  }

  /// Whether screens are read out, by `--plain` or `ACCESSIBLE`.
  static func isLinear(_ options: Options, _ environment: Environment) -> Bool {
    options.isPlain || !["", "0"].contains(environment["ACCESSIBLE"] ?? "")
  }
}
