import Browsing
import Catalog
import Companions
import Library
import LineEditing
import Platform
import Records
import TerminalText
import Transfers

/// All that a run stands on; looking at it changes nothing.
struct Surroundings {
  let setting: RunSetting
  /// The background, as far as the terminal has told it.
  let background: () -> TerminalFacts.Background?

  private var environment: Environment { setting.environment }
  private var inspector: StoreInspector { StoreInspector(setting.location) }

  /// Whether a request is counted: not where its file had better not be touched.
  var countsRequests: Bool {
    guard setting.policy.hasBudget else { return false }
    let file = inspector.reports(deep: false).first { $0.file == .limits }
    switch file?.condition {
    case nil, .missing, .sound: return true
    case .empty, .newer, .foreign, .busy, .damaged, .unreadable: return false
    }
  }

  func diagnosis(_ model: ViewModel, deep: Bool) -> Diagnosis {
    Diagnosis(
      program: program,
      terminal: terminal(model),
      libraries: libraries,
      place: setting.profiles.place,
      files: inspector.reports(deep: deep),
      service: service,
      companions: companions(model),
      country: country(model),
      variables: VariableFacts.all(in: environment.all)
    )
  }

  private var program: ProgramFacts {
    #if DEBUG
    let isOptimised = false
    #else
    let isOptimised = true
    #endif
    return ProgramFacts(
      version: ProgramVersion.line,
      released: ProgramVersion.date,
      isOptimised: isOptimised,
      system: SystemName.text
    )
  }

  private var libraries: LibraryFacts {
    LibraryFacts(
      curl: curl,
      sqlite: StoreInspector.sqliteVersion,
      hasFullText: StoreInspector.hasFullText,
      libedit: LineEditor.libraryVersion
    )
  }

  private var curl: LibraryFacts.Curl {
    do throws(TransferError) {
      return .loaded(CurlFacts(try LibraryReport(environment: environment.all)))
    } catch {
      return .missing(error.detail ?? "no reason was given")
    }
  }

  private var service: ServiceFacts {
    let policy = setting.policy
    return ServiceFacts(
      host: setting.endpoint.host,
      report: inspector.service(
        setting.endpoint.address,
        now: setting.clocks.wallMilliseconds()
      ),
      limit: policy.hasBudget ? policy.requestsPerMinute : nil
    )
  }

  private func country(_ model: ViewModel) -> CountryFacts {
    let row = model.settings[.country]
    let isByLocale = row.origin == .standard
    return CountryFacts(setting: row, note: isByLocale ? setting.settings.countryNote : .none)
  }
}

// MARK: The terminal

extension Surroundings {
  private func terminal(_ model: ViewModel) -> TerminalFacts {
    let output = Terminal(descriptor: StandardStreams.output)
    let window = output.size.map { Window(columns: $0.columns, rows: $0.rows) } ?? model.window
    return TerminalFacts(
      isInput: Terminal(descriptor: StandardStreams.input).isTerminal,
      isOutput: output.isTerminal,
      type: environment.nonEmpty("TERM"),
      window: window,
      depth: ScreenStyle.depth(setting, isTerminal: output.isTerminal),
      background: background(of: model),
      makesLinks: makesLinks(model, isTerminal: output.isTerminal),
      locale: ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment.nonEmpty($0) }.first,
      characters: TerminalFacts.Characters(LineEditor.prepareLocale())
    )
  }

  private func background(of model: ViewModel) -> TerminalFacts.Background {
    let theme = model.settings.theme
    guard theme == .auto else { return .chosen(theme) }
    return background() ?? environment.nonEmpty("COLORFGBG").map { .hinted($0) } ?? .unknown
  }

  private func makesLinks(_ model: ViewModel, isTerminal: Bool) -> Bool {
    guard isTerminal else { return ScreenStyle.plain(setting).encoder.links }
    let style = ScreenStyle.prompt(
      setting,
      window: model.window,
      theme: model.settings.theme,
      links: model.settings.links
    )
    return style.encoder.links
  }
}

extension TerminalFacts.Characters {
  fileprivate init(_ outcome: LocaleOutcome) {
    switch outcome {
    case .environment: self = .unicode
    case .fallback(let name): self = .fallback(name)
    case .withoutUTF8: self = .ascii
    }
  }
}

// MARK: Libraries and programs

extension CurlFacts {
  fileprivate init(_ report: LibraryReport) {
    let certificates: Certificates =
      switch report.certificates {
      case .found(let path): .found(path)
      case .builtIn: .builtIn
      case .missing(let path): .missing(path)
      case .unknown: .unknown
      }
    self.init(
      version: report.version,
      isOld: report.isOld,
      path: report.path,
      tls: report.tls,
      hasHTTP2: report.hasHTTP2,
      certificates: certificates
    )
  }
}

extension Surroundings {
  private func companions(_ model: ViewModel) -> CompanionFacts {
    CompanionFacts(
      player: player(model.settings.player),
      pictures: ExecutableSearch(environment).path(of: PictureProgram.name).map { .found($0) }
        ?? .missing(nil),
      clipboard: clipboard,
      browser: browser
    )
  }

  private func player(_ chosen: String?) -> CompanionFacts.Program {
    do throws(PlayerError) {
      return .found(try PlayerProgram.find(chosen, in: environment).path)
    } catch {
      if case .missing(let name) = error { return .missing(name) }
      return .missing(nil)
    }
  }

  private var clipboard: CompanionFacts.Clipboard {
    switch Clipboard(in: environment) {
    case nil: .none
    case .program(let call)?: .program(call.name)
    case .terminal(let terminal)?: .terminal(Multiplexer(terminal))
    }
  }

  private var browser: CompanionFacts.Browser {
    switch Browser(for: Endpoint.apple.address, in: environment) {
    case .program(let call): .program(call.name)
    case .missing(let name): .missing(name)
    case .noDisplay: .noDisplay
    }
  }
}
