import Browsing
import Catalog
import Foundation
import Platform
import Records

@testable import Application
@testable import Library

/// A session with everything around it in the test's hand.
final class SessionFixture {
  /// The time at which the session's clock begins, in whole seconds since 1970.
  static let now: Int64 = 1_796_027_400

  let catalog: FakeCatalog
  let front = RecordingFront()
  let stores: Stores
  let session: Session
  let performer: ActionPerformer
  let clock: TestClock
  let terminal = RecordingTerminal()
  private let mailbox: Mailbox<SessionEvent>

  init(
    catalog: FakeCatalog = FakeCatalog(),
    stores: Stores = .open(.memory, clock: { SessionFixture.now }),
    isDemo: Bool = false,
    keepsScreens: Bool = true,
    clock: TestClock = TestClock(),
    environment: Environment = Environment(),
    policy: RunPolicy = RunPolicy(),
    canAsk: Bool = false,
    files: FileClient = .refusing(.demo),
    pictureCache: CacheFolder? = nil,
    profiles: Profiles = Profiles(.demo, shared: nil),
    examiner: Examiner = .unexpected
  ) throws {
    self.catalog = catalog
    self.stores = stores
    self.clock = clock
    mailbox = try Mailbox()
    performer = ActionPerformer(
      environment: environment,
      clocks: clock.clocks,
      writeToTerminal: { [terminal] bytes in terminal.write(bytes) }
    )
    var model = ViewModel()
    model.canAsk = canAsk
    session = Session(
      model: model,
      stores: stores,
      client: catalog.client(isDemo: isDemo),
      clocks: clock.clocks,
      mailbox: mailbox,
      front: front,
      performer: performer,
      profiles: profiles,
      examiner: examiner,
      saver: try FileSaver(
        store: stores.downloads,
        client: files,
        environment: environment,
        clocks: clock.clocks,
        // Whoever waits in a task keeps the one that he waits for from running.
        patience: .zero
      ),
      pictureCache: pictureCache,
      paths: TypedPath(home: environment["HOME"]),
      keepsScreens: keepsScreens,
      policy: policy
    )
  }

  /// What the prompt does while nothing else is to be done; gives whether there is more of it.
  func idle() -> Bool { session.tidy() || session.idle() }

  /// Types a line, and waits for no answer.
  func type(_ line: String) {
    let (parsed, options) = LineInterpreter.interpret(line, in: session.model)
    session.submit(parsed, options: options)
  }

  /// Types a line, and takes what comes until no request is out.
  func run(_ line: String) async throws {
    type(line)
    try await takeAnswers()
  }

  /// Takes what comes until no request is out.
  func takeAnswers() async throws {
    while session.isLoading { try await takeEvents() }
  }

  /// Sends the session something as another thread would.
  func post(_ event: SessionEvent) {
    mailbox.post(event)
  }

  /// Waits until something is in the mailbox, and lets the session take it.
  func takeEvents() async throws {
    while try Poller().wait(readable: [mailbox.descriptor], timeout: .zero).isEmpty {
      await Task.yield()
    }
    session.takeEvents()
  }

  /// Waits until so many requests have been sent in all.
  func sent(_ count: Int) async {
    while await catalog.requests.count < count { await Task.yield() }
  }

  /// The list on the screen, or beneath what is on it.
  var list: ListScreen { session.model.state.place.list }

  /// The names on the screen.
  var names: [String] { list.items.compactMap(\.name) }

  /// Why the last inquiry failed, where it did.
  var failure: CatalogError? {
    guard case .error(let failure) = session.model.state else { return nil }
    return failure.error
  }

  /// The seconds that the inquiry waits for the budget.
  var budgetWait: Int? {
    guard case .loading(let loading) = session.model.state else { return nil }
    return loading.budgetWait
  }
}

/// A folder for stores, removed when the test ends.
final class StoreFolderFixture {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("reprise-session-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Opens the stores; each call is another program.
  func open(options: StoreOptions = StoreOptions()) -> Stores {
    let location = StoreLocation.file(path + "/s.db", limits: path + "/limits.db")
    return Stores(location, access: .readWrite, options: options) { SessionFixture.now }
  }

  /// Takes the answers away.
  func removeAnswers() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: path)
    where name.hasPrefix("s.db-seen") {
      try FileManager.default.removeItem(atPath: path + "/" + name)
    }
  }
}
