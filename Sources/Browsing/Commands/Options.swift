public import Catalog

/// What the options of the program's start say.
public struct Options: Equatable, Sendable {
  /// What is said of searches.
  public var search = SearchQualifiers()
  /// The form of data, nil where none is named.
  public var format: DataFormat?
  /// The fields to write, nil for all.
  public var fields: [Field]?
  /// The columns to write of rows that are a command's own, nil for all.
  public var columns: [String]?
  /// Whether an empty answer is a failure.
  public var failIfEmpty = false
  /// The theme.
  public var theme: ThemeName?
  /// Whether there is colour.
  public var color: ColorChoice?
  /// Whether screens are read out: no columns, nothing that moves.
  public var isPlain = false
  /// Whether the answer must be asked for past every copy.
  public var reload = false
  /// Whether the network is not asked.
  public var offline = false
  /// Whether to begin at the start screen.
  public var fresh = false
  /// Whether nothing is kept.
  public var isPrivate = false
  /// Whether the bundled catalogue answers.
  public var demo = false
  /// Another person or purpose.
  public var profile: String?
  /// The file in place of `reprise.db`.
  public var store: String?
  /// The service in place of Apple's.
  public var endpoint: Endpoint?
  /// The total time for a request in seconds.
  public var timeout: Double?
  /// Whether requests and replies are told on standard error.
  public var verbose = false
  /// Whether there is no question before `forget`.
  public var yes = false
  /// Whether the doctor looks at everything.
  public var deep = false
  /// Whether help is asked for.
  public var help = false
  /// Whether the version is asked for.
  public var version = false

  /// Makes an empty set.
  public init() {}

  /// Those that may also stand in a line at the prompt.
  public var line: LineOptions {
    LineOptions(
      search: search,
      format: format,
      fields: fields,
      columns: columns,
      failIfEmpty: failIfEmpty,
      reload: reload,
      help: help,
      yes: yes,
      deep: deep
    )
  }
}

/// What the options in one line say.
public struct LineOptions: Equatable, Sendable {
  /// What is said of the search.
  public var search = SearchQualifiers()
  /// The form of data, nil where none is named.
  public var format: DataFormat?
  /// The fields to write, nil for all.
  public var fields: [Field]?
  /// The columns to write of rows that are a command's own, nil for all.
  public var columns: [String]?
  /// Whether an empty answer is a failure.
  public var failIfEmpty = false
  /// Whether the answer must be asked for past every copy.
  public var reload = false
  /// Whether help is asked for.
  public var help = false
  /// Whether there is no question before `forget`.
  public var yes = false
  /// Whether the doctor looks at everything.
  public var deep = false

  /// Makes a set.
  public init(
    search: SearchQualifiers = SearchQualifiers(),
    format: DataFormat? = nil,
    fields: [Field]? = nil,
    columns: [String]? = nil,
    failIfEmpty: Bool = false,
    reload: Bool = false,
    help: Bool = false,
    yes: Bool = false,
    deep: Bool = false
  ) {
    self.search = search
    self.format = format
    self.fields = fields
    self.columns = columns
    self.failIfEmpty = failIfEmpty
    self.reload = reload
    self.help = help
    self.yes = yes
    self.deep = deep
  }
}

extension LineOptions {
  /// These, and where they say nothing, those of the program's start.
  public func over(_ start: LineOptions) -> LineOptions {
    LineOptions(
      search: search,
      format: format ?? start.format,
      fields: fields ?? start.fields,
      columns: columns ?? start.columns,
      failIfEmpty: failIfEmpty || start.failIfEmpty,
      reload: reload || start.reload,
      help: help,
      yes: yes || start.yes,
      deep: deep || start.deep
    )
  }
}

/// When colours are written.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}
