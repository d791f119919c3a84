public import Records

/// What the doctor found out about the program and all that it stands on, as facts; the words are made of them.
public struct Diagnosis: Equatable, Sendable {
  /// The program itself.
  public var program: ProgramFacts
  /// The terminal, or what stands in its place.
  public var terminal: TerminalFacts
  /// The libraries.
  public var libraries: LibraryFacts
  /// Where the run keeps things.
  public var place: KeepingPlace
  /// The files there; none in memory.
  public var files: [StoreReport]
  /// The service and what it was asked.
  public var service: ServiceFacts
  /// The other programs.
  public var companions: CompanionFacts
  /// The country in force.
  public var country: CountryFacts
  /// The variables that count, in order.
  public var variables: [VariableFacts]

  /// Makes a diagnosis.
  public init(
    program: ProgramFacts,
    terminal: TerminalFacts,
    libraries: LibraryFacts,
    place: KeepingPlace,
    files: [StoreReport],
    service: ServiceFacts,
    companions: CompanionFacts,
    country: CountryFacts,
    variables: [VariableFacts]
  ) {
    self.program = program
    self.terminal = terminal
    self.libraries = libraries
    self.place = place
    self.files = files
    self.service = service
    self.companions = companions
    self.country = country
    self.variables = variables
  }

  /// How many rows there are of a state.
  func count(_ state: DoctorRow.State) -> Int { rows.count { $0.state == state } }

  /// Whether something does not work.
  var hasProblem: Bool { count(.problem) > 0 }
}

/// The program itself.
public struct ProgramFacts: Equatable, Sendable {
  /// Its name and version.
  public var version: String
  /// When it was released, as 2026-11-30.
  public var released: String
  /// Whether it was built with optimisation.
  public var isOptimised: Bool
  /// The system that it runs on, as Linux 6.1.0 x86_64.
  public var system: String

  /// Makes the facts.
  public init(version: String, released: String, isOptimised: Bool, system: String) {
    self.version = version
    self.released = released
    self.isOptimised = isOptimised
    self.system = system
  }
}

/// The service of the run, and what it was asked.
public struct ServiceFacts: Equatable, Sendable {
  /// Its host, as itunes.apple.com.
  public var host: String
  /// What it was asked; nil where nothing is written of it.
  public var report: ServiceReport?
  /// How many requests of a family a minute may have; nil where they are not counted.
  public var limit: Int?
  /// What came of asking it now; nil where nobody wanted to.
  public var probe: ProbeOutcome?

  /// Makes the facts.
  public init(
    host: String,
    report: ServiceReport? = nil,
    limit: Int? = RequestBudget.usualRequests,
    probe: ProbeOutcome? = nil
  ) {
    self.host = host
    self.report = report
    self.limit = limit
    self.probe = probe
  }
}

/// A variable of the environment.
public struct VariableFacts: Equatable, Sendable {
  /// Its name.
  public var name: String
  /// Its value, without what is secret in it.
  public var value: String
  /// Whether it means anything to the program.
  public var isKnown: Bool

  /// Makes the facts.
  public init(name: String, value: String, isKnown: Bool = true) {
    self.name = name
    self.value = value
    self.isKnown = isKnown
  }
}
