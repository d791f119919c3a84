public import Catalog
public import TerminalText

/// The terminal, or what stands in its place.
public struct TerminalFacts: Equatable, Sendable {
  /// What is known of the background.
  public enum Background: Equatable, Sendable {
    /// The terminal has told it.
    case told(RGB)
    /// The variable COLORFGBG hints at it.
    case hinted(String)
    /// Nothing is known.
    case unknown
    /// A theme was chosen, so it does not matter.
    case chosen(ThemeName)
  }

  /// What characters the locale has.
  public enum Characters: Equatable, Sendable {
    /// All of them.
    case unicode
    /// The locale is not installed, or has not all of them; this one takes its place.
    case fallback(String)
    /// Only those of ASCII.
    case ascii
  }

  /// Whether standard input is one.
  public var isInput: Bool
  /// Whether standard output is one.
  public var isOutput: Bool
  /// What it calls itself in `TERM`.
  public var type: String?
  /// Its size, or that of what stands in its place.
  public var window: Window
  /// How many colours it is given.
  public var depth: ColorDepth
  /// What is known of its background.
  public var background: Background
  /// Whether addresses become links.
  public var makesLinks: Bool
  /// The locale's name, as LANG has it.
  public var locale: String?
  /// What characters the locale has.
  public var characters: Characters

  /// Makes the facts.
  public init(
    isInput: Bool,
    isOutput: Bool,
    type: String?,
    window: Window,
    depth: ColorDepth,
    background: Background,
    makesLinks: Bool,
    locale: String?,
    characters: Characters
  ) {
    self.isInput = isInput
    self.isOutput = isOutput
    self.type = type
    self.window = window
    self.depth = depth
    self.background = background
    self.makesLinks = makesLinks
    self.locale = locale
    self.characters = characters
  }
}

/// The country of new searches, and where it is from.
public struct CountryFacts: Equatable, Sendable {
  /// The setting in force.
  public var setting: SettingRow
  /// What there is to say of one that is from the locale.
  public var note: LocaleDefault.Note

  /// Makes the facts.
  public init(setting: SettingRow, note: LocaleDefault.Note = .none) {
    self.setting = setting
    self.note = note
  }
}
