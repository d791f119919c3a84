public import Platform

/// The way to the clipboard.
public enum Clipboard: Hashable, Sendable {
  /// A program that reads the text from its standard input.
  case program(ProgramCall)
  /// The terminal, by an escape sequence.
  case terminal(TerminalClipboard)

  /// Chooses the way; nil if there is none.
  ///
  /// The display's own program comes first: it knows whether it worked, and the terminal does not say.
  /// - Parameters:
  ///   - environment: Tells of displays, of the terminal, and of where programs are.
  ///   - system: Whose programs there may be.
  public init?(in environment: Environment, system: Paths.System = .current) {
    if let call = Self.call(in: environment, system: system) {
      self = .program(call)
    } else if let terminal = TerminalClipboard(in: environment) {
      self = .terminal(terminal)
    } else {
      return nil
    }
  }

  private static func call(in environment: Environment, system: Paths.System) -> ProgramCall? {
    if environment.nonEmpty("WAYLAND_DISPLAY") != nil,
      // Otherwise it guesses at what kind of data an address is.
      let call = ProgramCall("wl-copy", ["--type", "text/plain"], in: environment)
    {
      return call
    }
    if environment.nonEmpty("DISPLAY") != nil,
      let call = ProgramCall("xclip", ["-selection", "clipboard"], in: environment)
    {
      return call
    }
    // Over ssh it would be the clipboard of a machine that nobody sits at.
    if system == .macOS, !environment.isRemote { return ProgramCall("pbcopy", [], in: environment) }
    return nil
  }
}

extension Environment {
  /// Whether the user sits at another machine.
  var isRemote: Bool { nonEmpty("SSH_CONNECTION") != nil || nonEmpty("SSH_TTY") != nil }
}
