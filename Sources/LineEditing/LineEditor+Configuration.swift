extension LineEditor {
  /// What an editor is made with.
  public struct Configuration {
    /// The program's name, which libedit uses to tell programs apart.
    public var applicationName: String
    /// The terminal that is read; stays the caller's.
    public var input: CInt
    /// The terminal that is written; stays the caller's.
    public var output: CInt
    /// Whether the styles of a prompt are drawn; Apple's libedit cannot.
    public var colorsPrompt: Bool
    /// The most entries of the history.
    public var historyLimit: Int
    /// Reads the lines of earlier times, the oldest first; asked once, when a key first walks through them.
    ///
    /// Most sessions press no such key. Lines that are added before then are expected to come from here.
    public var history: (() -> [String])?
    /// The terminal's type, or nil for the environment's `TERM`.
    public var terminalType: String?
    /// The type whose sequences are used where the system does not know the terminal's; nil for none.
    public var standInType: String?
    /// Composes a base character and its marks into one character where there is one (NFC).
    ///
    /// libedit counts a mark of its own as one cell. The default leaves text as it is.
    public var compose: (String) -> String

    /// Makes a configuration.
    public init(
      applicationName: String,
      input: CInt = 0,
      output: CInt = 1,
      colorsPrompt: Bool = false,
      historyLimit: Int = 1_000,
      history: (() -> [String])? = nil,
      terminalType: String? = nil,
      standInType: String? = nil,
      compose: @escaping (String) -> String = { $0 }
    ) {
      self.applicationName = applicationName
      self.input = input
      self.output = output
      #if canImport(Darwin)
      self.colorsPrompt = false
      #else
      self.colorsPrompt = colorsPrompt
      #endif
      self.historyLimit = historyLimit
      self.history = history
      self.terminalType = terminalType
      self.standInType = standInType
      self.compose = compose
    }
  }
}
