/// The other programs that the program can use.
public struct CompanionFacts: Equatable, Sendable {
  /// A program.
  public enum Program: Equatable, Sendable {
    /// It is there, at this path.
    case found(String)
    /// The one that was chosen is not there; without a name, none of the usual ones is.
    case missing(String?)
  }

  /// The way to the clipboard.
  public enum Clipboard: Equatable, Sendable {
    /// A program of this name.
    case program(String)
    /// The terminal, perhaps through another one.
    case terminal(Multiplexer?)
    case none
  }

  /// The way to a browser.
  public enum Browser: Equatable, Sendable {
    /// A program of this name.
    case program(String)
    /// A program of this name should be there, and is not.
    case missing(String)
    /// There is nothing to show a page on.
    case noDisplay
  }

  /// What plays.
  public var player: Program
  /// What makes pictures.
  public var pictures: Program
  /// The way to the clipboard.
  public var clipboard: Clipboard
  /// The way to a browser.
  public var browser: Browser

  /// Makes the facts.
  public init(player: Program, pictures: Program, clipboard: Clipboard, browser: Browser) {
    self.player = player
    self.pictures = pictures
    self.clipboard = clipboard
    self.browser = browser
  }
}
