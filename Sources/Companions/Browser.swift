public import Platform

/// The way to the browser.
public enum Browser: Hashable, Sendable {
  /// A program that is given an address.
  case program(ProgramCall)
  /// Nothing could show a page here.
  case noDisplay
  /// The program of this name should be there, and is not.
  case missing(String)

  /// Chooses the way to show a page.
  ///
  /// What the user names in `REPRISE_BROWSER` or `BROWSER` counts also where there is no display: such
  /// a program may reach one elsewhere. `BROWSER` is a list, of which the first that is there counts.
  /// - Parameters:
  ///   - address: The page; anything but http and https is shown by nothing.
  ///   - environment: Tells of the user's wishes, of displays, and of where programs are.
  ///   - system: Whose programs there may be.
  public init(
    for address: String,
    in environment: Environment,
    system: Paths.System = .current
  ) {
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else {
      self = .noDisplay
      return
    }
    if let wish = environment.nonEmpty("REPRISE_BROWSER") {
      let words = Self.words(of: wish, address)
      self = Self.call(words, in: environment).map(Self.program) ?? .missing(words.first ?? wish)
      return
    }
    let wishes = environment["BROWSER"]?.split(separator: ":") ?? []
    for wish in wishes {
      if let call = Self.call(Self.words(of: String(wish), address), in: environment) {
        self = .program(call)
        return
      }
    }
    guard system == .macOS || environment.hasDisplay else {
      self = .noDisplay
      return
    }
    let usual = system == .macOS ? "open" : "xdg-open"
    self = Self.call([usual, address], in: environment).map(Self.program) ?? .missing(usual)
  }

  /// A command of the user's and the address, which is the last word where `%s` does not say otherwise.
  private static func words(of command: String, _ address: String) -> [String] {
    let words = command.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.contains(where: { $0.contains("%s") }) else { return words + [address] }
    return words.map { word in
      var parts = word.split(separator: "%s", omittingEmptySubsequences: false)[...]
      let first = parts.popFirst() ?? ""
      return parts.reduce(String(first)) { $0 + address + $1 }
    }
  }

  private static func call(_ words: [String], in environment: Environment) -> ProgramCall? {
    guard let name = words.first else { return nil }
    return ProgramCall(name, Array(words.dropFirst()), in: environment)
  }
}

extension Environment {
  /// Whether a window would open where the user sits.
  fileprivate var hasDisplay: Bool {
    (nonEmpty("DISPLAY") != nil || nonEmpty("WAYLAND_DISPLAY") != nil) && !isRemote
  }
}
