import Browsing
import Catalog
import Companions
import Library
import Platform
import Records
import Transfers

/// All that a run is made of, decided once from options and environment.
struct RunSetting {
  let options: Options
  let environment: Environment
  let clocks: Clocks
  /// Where the stores are.
  let location: StoreLocation
  /// The profiles, and which of them the run is of.
  let profiles: Profiles
  let stores: Stores
  let settings: StartSettings
  let endpoint: Endpoint
  let isOneShot: Bool

  /// Decides, and opens the stores; a run that only looks around changes nothing in them.
  /// - Throws: `UsageError` for a variable of the environment whose value is none.
  init(
    options: Options,
    environment: Environment,
    clocks: Clocks,
    isOneShot: Bool,
    onlyLooks: Bool = false
  ) throws(UsageError) {
    self.options = options
    self.environment = environment
    self.clocks = clocks
    self.isOneShot = isOneShot
    endpoint = try Self.endpoint(options, environment)
    (location, profiles) = try Self.location(options, environment)
    // Checked once before anything is opened, so that a wrong word changes nothing.
    _ = try StartSettings(
      options: options,
      environment: environment,
      stored: [:],
      isOneShot: isOneShot
    )
    let wall = clocks.wallMilliseconds
    stores = Stores.open(
      location,
      access: options.isPrivate || onlyLooks ? .readOnly : .readWrite,
      clock: { wall() / 1000 }
    )
    settings = try StartSettings(
      options: options,
      environment: environment,
      stored: stores.settings.all(),
      isOneShot: isOneShot
    )
  }

  /// The view model that the run begins with.
  func model(window: Window) -> ViewModel {
    // What is a setting too stands among the settings: a value that is typed later replaces it there.
    var run = SearchQualifiers()
    run.media = options.search.media
    run.entity = options.search.entity
    run.attribute = options.search.attribute
    return ViewModel(settings: settings.layers, run: run, window: window)
  }

  /// The service of the run, which tells the mailbox what it does if that is wanted.
  func client(reportingTo mailbox: Mailbox<SessionEvent>) -> CatalogClient {
    guard !options.demo else { return .demo() }
    let note: @Sendable (String) -> Void = { text in mailbox.post(.note(text)) }
    return .live(
      endpoint,
      environment: environment.all,
      note: options.verbose ? note : nil
    )
  }

  /// How paths that are typed are taken.
  var paths: TypedPath {
    let folders = Paths(environment: environment, passwdHome: Paths.passwdHome())
    return TypedPath(home: folders.home)
  }

  /// What saves files, and tells the mailbox what it does if that is wanted.
  func saver(reportingTo mailbox: Mailbox<SessionEvent>) throws(PlatformError) -> FileSaver {
    let note: @Sendable (String) -> Void = { text in mailbox.post(.note(text)) }
    let client: FileClient
    if options.demo {
      client = .refusing(.demo)
    } else if options.offline {
      client = .refusing(.offline)
    } else {
      client = .live(
        TransferLoop.Configuration(
          userAgent: ProgramVersion.userAgent,
          environment: environment.all,
          usesProxies: !endpoint.isLoopback
        ),
        note: options.verbose ? note : nil
      )
    }
    return try FileSaver(
      store: stores.downloads,
      client: client,
      environment: environment,
      clocks: clocks
    )
  }

  /// The files of pictures that were seen, nil where none are kept.
  var pictureCache: CacheFolder? {
    guard !options.demo else { return nil }
    let paths = Paths(
      environment: environment,
      passwdHome: Paths.passwdHome(),
      profile: options.profile
    )
    return paths.cache.map { folder in
      CacheFolder(path: folder + "/pictures", limit: 64 << 20, isWritten: !options.isPrivate)
    }
  }

  /// The pictures of details; nil where there are none to be had.
  ///
  /// Those of the bundled catalogue lead nowhere.
  func pictures() throws(PlatformError) -> Pictures? {
    guard !options.demo else { return nil }
    let loader = PictureLoader(
      TransferLoop.Configuration(
        userAgent: ProgramVersion.userAgent,
        environment: environment.all,
        usesProxies: !endpoint.isLoopback
      ),
      allowsHTTP: endpoint.isLoopback
    )
    let fetch: Pictures.Fetch = { addresses in await loader.picture(at: addresses) }
    return try Pictures(
      environment: environment,
      clocks: clocks,
      cache: pictureCache,
      fetch: options.offline ? nil : fetch,
      closeFetch: { loader.close() }
    )
  }

  /// Says where the default country is a guess.
  func tellCountry(to front: any SessionFront) {
    let country = settings.layers.country
    if let sentence = CountryNoteWords.sentence(for: settings.countryNote, country: country) {
      front.warn(sentence)
    }
  }

  /// What the run allows itself.
  ///
  /// Apple's limit is the usual one; a stand-in on this machine may be asked more often.
  var policy: RunPolicy {
    var policy = RunPolicy(isOffline: options.offline, hasBudget: !options.demo)
    policy.keepsNothing = options.isPrivate || options.demo
    if let seconds = options.timeout { policy.timeout = .seconds(seconds) }
    let perMinute = environment.nonEmpty("REPRISE_REQUESTS_PER_MINUTE").flatMap { Int($0) }
    if endpoint.isLoopback, let perMinute, perMinute > 0 { policy.requestsPerMinute = perMinute }
    return policy
  }

  private static func endpoint(
    _ options: Options,
    _ environment: Environment
  ) throws(UsageError) -> Endpoint {
    if options.demo { return .demo }
    if let endpoint = options.endpoint { return endpoint }
    guard let address = environment.nonEmpty("REPRISE_ENDPOINT") else { return .apple }
    guard let endpoint = Endpoint(address) else {
      throw .badVariable("REPRISE_ENDPOINT", address)
    }
    return endpoint
  }

  private static func location(
    _ options: Options,
    _ environment: Environment
  ) throws(UsageError) -> (StoreLocation, Profiles) {
    if options.demo { return (.memory, Profiles(.demo, shared: nil)) }
    let paths = Paths(
      environment: environment,
      passwdHome: Paths.passwdHome(),
      profile: options.profile
    )
    // All profiles and stores share Apple's patience.
    let limits = paths.shared.map { $0 + "/limits.db" }
    func profiles(_ place: KeepingPlace) -> Profiles {
      Profiles(place, shared: paths.shared, isPrivate: options.isPrivate)
    }
    let named = options.profile == nil ? environment.nonEmpty("REPRISE_STORE") : nil
    if let store = options.store ?? named {
      return (.file(store, limits: limits), profiles(.file(store)))
    }
    guard let folder = paths.data else { return (.noHome, profiles(.noHome)) }
    let location = StoreLocation.files(
      main: folder + "/reprise.db",
      seen: folder + "/seen.db",
      limits: limits
    )
    return (location, profiles(.profile(options.profile)))
  }
}
