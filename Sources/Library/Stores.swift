public import Records

/// The stores of one profile; one owner on one thread.
///
/// They work in every case: what cannot be saved is kept in memory for the run, and a notice says why.
public final class Stores {
  /// The session: where the user is, and the ways back and forward.
  public let sessions: SessionStore
  /// The answers of the place, as far as a list shows them.
  public let briefs: BriefStore
  /// The settings that are kept.
  public let settings: SettingsStore
  /// The lines typed at the prompt.
  public let lines: LineHistory
  /// What is watched, and its prices; written in private runs too.
  public let watchlist: WatchStore
  /// The changes that can be taken back.
  public let undo: UndoStore
  /// The screens of all sessions.
  public let history: HistoryStore
  /// What was downloaded.
  public let downloads: DownloadStore
  /// The deletion of what is kept.
  public let forgetter: Forgetter
  /// The answers of the services.
  public let answers: AnswerStore
  /// The items that the answers brought.
  public let seen: SeenStore
  /// What may be asked of the services, and when; shared by all stores of a user, private runs too.
  public let limits: LimitsStore

  private let pruner: Pruner
  /// Whether there should be files, and there is no folder for them.
  private let isHomeless: Bool
  private let mainFile: Database
  private let watchFile: WatchFile
  private let seenFile: Database
  private var notices: [StoreNotice]
  /// What was told of the main file.
  private var toldOfMain: Set<StoreNotice> = []

  /// Opens the stores, and makes files and folders that are missing.
  ///
  /// - Parameters:
  ///   - location: Where they are.
  ///   - access: Whether the files may be written.
  ///   - clock: Gives the present time in whole seconds since 1970.
  /// - Returns: Stores that work, whatever the trouble, which the first `takeNotices()` tells.
  public static func open(
    _ location: StoreLocation,
    access: StoreAccess = .readWrite,
    clock: @escaping () -> Int64
  ) -> Stores {
    Stores(location, access: access, options: StoreOptions(), clock: clock)
  }

  init(
    _ location: StoreLocation,
    access: StoreAccess,
    options: StoreOptions,
    clock: @escaping () -> Int64
  ) {
    let (mainPath, seenPath, limitsPath): (String?, String?, String?) =
      switch location {
      case .files(let main, let seen, let limits): (main, seen, limits)
      case .memory, .noHome: (nil, nil, nil)
      }
    let seenSchema = Schema.seen(now: clock())
    let main = Database(.main, mainPath, access: access, options: options, clock: clock)
    let answered = Database(seenSchema, seenPath, access: access, options: options, clock: clock)
    (mainFile, seenFile) = (main, answered)
    main.openNow()
    isHomeless = location == .noHome
    notices = location == .noHome ? [.notSaving(.noHome, file: .main)] : []
    sessions = SessionStore(main)
    briefs = BriefStore(main)
    settings = SettingsStore(main)
    lines = LineHistory(main)
    answers = AnswerStore(answered)
    seen = SeenStore(answered, answers: answers)
    pruner = Pruner(main, answered)
    let watched = WatchFile(
      main,
      openOwn: access == .readOnly && mainPath != nil
        ? { Database(.main, mainPath, access: .readWrite, options: options, clock: clock) } : nil
    )
    watchFile = watched
    watchlist = WatchStore(watched)
    undo = UndoStore(main, watched, settings: settings)
    history = HistoryStore(main)
    downloads = DownloadStore(main)
    forgetter = Forgetter(
      main,
      answered,
      Forgetter.Dependents(
        sessions: sessions,
        lines: lines,
        settings: settings,
        briefs: briefs,
        answers: answers,
        downloads: downloads
      )
    )
    limits = LimitsStore {
      // A request waits for another program's lock only for as long as nobody notices.
      var options = options
      options.busyTimeout = min(options.busyTimeout, .milliseconds(500))
      return Database(.limits, limitsPath, access: .readWrite, options: options, clock: clock)
    }
  }

  /// Whether what is new goes to the files; false also where that is wanted, in memory and in private.
  public var isSaving: Bool { mainFile.isSaving && seenFile.isSaving }

  /// Whether the session, the watchlist and the history can be seen as far as there are any.
  public var canReadMain: Bool { !isHomeless && mainFile.isReadable }

  /// Whether what was seen can be looked through as far as there is anything.
  public var canReadSeen: Bool { !isHomeless && seenFile.isReadable }

  /// What the user should be told since the last call.
  ///
  /// There is news after opening, and after a read or a write that met damage.
  public func takeNotices() -> [StoreNotice] {
    let ofMain = notices + mainFile.takeNotices()
    notices = []
    toldOfMain.formUnion(ofMain)
    // In private the watchlist is written to the same file, and says no more of it.
    let ofWatched = watchFile.takeNotices().filter { !toldOfMain.contains($0) }
    let found = ofMain + ofWatched + seenFile.takeNotices() + limits.takeNotices()
    return found.filter { notice in
      switch notice {
      case .notSaving(let reason, .seen): !found.contains(.notSaving(reason, file: .main))
      case .notReading(let reason, .seen): !found.contains(.notReading(reason, file: .main))
      case .notSaving, .notReading, .setAside, .emptyFile, .indexRebuilt: true
      }
    }
  }

  /// Lets go of what is not to be kept any longer, a little at a time; for when the prompt is idle and all is indexed.
  ///
  /// - Parameters:
  ///   - retention: For how long answers are kept.
  ///   - patience: For how long to wait for the lock of another program, nil for as long as usual.
  /// - Returns: Whether to call again.
  public func pruneNext(_ retention: Retention, waitingAtMost patience: Duration? = nil) -> Bool {
    isSaving && pruner.next(retention, waitingAtMost: patience)
  }

  /// Copies the logs into the files as far as nobody has to wait; for when the prompt is idle.
  public func checkpointWhenIdle() {
    mainFile.checkpoint()
    watchFile.checkpoint()
    seenFile.checkpoint()
    limits.checkpoint()
  }

  /// Completes the files and lets go of them; nothing is kept after that.
  public func close() {
    mainFile.close()
    watchFile.close()
    seenFile.close()
    limits.close()
  }
}
