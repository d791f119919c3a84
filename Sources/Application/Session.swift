import Browsing
import Catalog
import Library
import Platform
import Records

/// Performs the view model's effects, in order, and brings back what comes of them as events.
///
/// It belongs to one thread. Requests run elsewhere and report through the mailbox.
final class Session {
  var model: ViewModel
  /// The last effect asked to leave.
  var hasEnded = false

  /// The session that goes on, as long as its place is there only as far as it is drawn.
  var begun: SessionRecord?

  let stores: Stores
  let client: CatalogClient
  let clocks: Clocks
  private let mailbox: Mailbox<SessionEvent>
  let front: any SessionFront
  /// Whether screens are kept: a one-shot leaves the saved one untouched.
  private let keepsScreens: Bool
  private let policy: RunPolicy
  /// After how many pieces of work on the stores their logs are copied into the files.
  private static let piecesToCheckpoint = 40
  private var piecesTidied = 0
  let fetcher: Fetcher
  let recall: SeenRecall
  let restorer: ScreenRestorer
  let performer: ActionPerformer
  let saver: FileSaver
  let kept: KeptScreens
  let keeper: StoreKeeper
  let profiles: Profiles
  let doctor: Doctor
  let files: FileExchange

  init(
    model: ViewModel,
    stores: Stores,
    client: CatalogClient,
    clocks: Clocks,
    mailbox: Mailbox<SessionEvent>,
    front: any SessionFront,
    performer: ActionPerformer,
    profiles: Profiles,
    examiner: Examiner,
    saver: FileSaver,
    pictureCache: CacheFolder? = nil,
    paths: TypedPath = TypedPath(home: nil),
    keepsScreens: Bool,
    policy: RunPolicy = RunPolicy()
  ) {
    self.model = model
    self.stores = stores
    self.client = client
    self.clocks = clocks
    self.mailbox = mailbox
    self.front = front
    self.performer = performer
    self.profiles = profiles
    doctor = Doctor(examiner, reportingTo: mailbox)
    files = FileExchange(paths: paths)
    self.saver = saver
    self.keepsScreens = keepsScreens
    self.policy = policy
    fetcher = Fetcher(
      stores: stores,
      client: client,
      clocks: clocks,
      mailbox: mailbox,
      policy: policy
    )
    performer.playback.obstacle = client.isDemo ? .bundled : policy.isOffline ? .offline : nil
    recall = SeenRecall(stores: stores)
    kept = KeptScreens(
      stores: stores,
      endpoint: client.endpoint,
      downloads: saver.downloads,
      isOffline: policy.isOffline
    )
    restorer = ScreenRestorer(
      stores: stores,
      endpoint: client.endpoint,
      recall: recall,
      kept: kept
    )
    keeper = StoreKeeper(
      stores: stores,
      endpoint: client.endpoint,
      front: front,
      pictureCache: pictureCache,
      kept: kept,
      keepsScreens: keepsScreens,
      policy: policy
    )
  }

  var isLoading: Bool {
    if case .loading = model.state { return true }
    return false
  }

  /// Whether another program or a file is awaited, or the service by the doctor.
  var isActing: Bool { performer.isActing || saver.isActing || doctor.isAsking }

  /// Whether something plays.
  var isPlaying: Bool { performer.playback.isPlaying }

  /// Whether downloads are under way.
  var isDownloading: Bool { saver.downloads.isWorking }

  /// How far downloads are, in one line; nil where none is under way.
  var downloadProgress: String? { DownloadWords.progress(of: saver.downloads.entries()) }

  /// The descriptors of other programs and of files to wait for reading.
  var readable: [Int32] { performer.readable + saver.readable }

  /// The descriptors of other programs to wait for writing.
  var writable: [Int32] { performer.writable }

  // MARK: Events

  /// Draws the screen again on an empty window.
  func redraw() {
    perform([.redraw])
  }

  /// Takes one line or the arguments of a one-shot.
  func submit(_ line: ParsedLine, options: LineOptions) {
    completeBeginning()
    keeper.beginLine()
    model.learn(stores.watchlist.entries())
    perform(model.submit(line, options: options))
    keeper.tellNotices()
  }

  /// What Tab does to a line that is typed.
  func complete(_ line: String, cursor: Int) -> Completion {
    completeBeginning()
    let names = SeenNameLookup(stores: stores, clocks: clocks)
    return Completer(model: model, lookup: names.names, folder: files.paths.entries)
      .complete(line, cursor: cursor)
  }

  func cancel() {
    perform(model.cancel())
  }

  /// Ends the program or the file that is awaited, or the doctor's question.
  func stopActing() {
    performer.stop()
    saver.cancel()
    if let diagnosis = doctor.stop() { perform(model.examined(diagnosis)) }
    takeTurn()
  }

  /// Ends the downloads, and says what is left of them.
  func stopDownloads() {
    perform(saver.stopDownloads(&model))
    keeper.tell(saver.downloads.takeSaveFailure())
  }

  func resize(to window: Window) {
    perform(model.resize(to: window))
  }

  /// Takes what other threads have sent.
  func takeEvents() {
    for event in mailbox.drain() {
      switch event {
      case .fetched(let id, let request, let result):
        if let wanted = fetcher.ended(request, for: id, result) {
          receive(wanted, for: id, request)
        }
      case .refused(let id, let request, let error):
        perform(model.receive(.failure(error), for: id, request))
      case .kept(let id, let request, let kept):
        receive(kept, for: id, request)
      case .probed(let number, let outcome):
        if let diagnosis = doctor.take(outcome, of: number) { perform(model.examined(diagnosis)) }
      case .note(let text):
        front.note(text)
      }
    }
    keeper.tellNotices()
  }

  /// Goes on with what waited: for the request budget, whose seconds are counted, and for other programs.
  func takeTurn() {
    takeActions()
    for (id, seconds) in fetcher.sendWaiting() { perform(model.wait(seconds, for: id)) }
  }

  /// How long until there is a turn to take whatever happens; nil where there is none.
  var timeToTurn: Duration? {
    let times = [fetcher.nextDue, performer.deadline].compactMap { $0 }
    return times.min().map { max(.zero, $0 - clocks.monotonic()) }
  }

  func takeActions() {
    for (action, outcome) in performer.advance() { perform(model.acted(action, outcome)) }
    for event in performer.playback.advance() {
      switch event {
      case .began(let action, let program): perform(model.acted(action, .done(by: program)))
      case .failed(let action, let failure): perform(model.acted(action, .failed(failure)))
      case .ended(let failure): perform(model.playerEnded(failure))
      }
    }
    perform(saver.advance(&model))
    keeper.tell(saver.downloads.takeSaveFailure())
  }

  private func receive(
    _ result: Result<Fetched, CatalogError>,
    for id: FetchID,
    _ request: CatalogRequest
  ) {
    switch result {
    case .success(let fetched):
      let stored = StoredAnswer(
        endpoint: client.endpoint.address,
        request: request,
        fetchedAt: clocks.wallMilliseconds() / 1000,
        body: fetched.body
      )
      keeper.observe(fetched.answer, to: request, at: stored.fetchedAt)
      // Nothing points to the answers of a one-shot, so the last one is printed before it is kept. What others lead
      // to may be the same request again.
      let answerID = keepsScreens ? keeper.keep(stored) : nil
      let received = restorer.received(request, answerID, stored, fetched.answer, origin: .live)
      let effects = model.receive(.success(received), for: id, request)
      let isPrintedFirst = !keepsScreens && !isLoading
      if !keepsScreens, !isPrintedFirst { _ = keeper.keep(stored) }
      perform(effects)
      guard isPrintedFirst else { return }
      front.flush()
      _ = keeper.keep(stored)
    case .failure(let error):
      perform(model.receive(.failure(error), for: id, request))
    }
  }

  /// An answer from the store.
  private func receive(_ kept: Kept, for id: FetchID, _ request: CatalogRequest) {
    let received = restorer.received(
      request,
      kept.id,
      kept.stored,
      kept.answer,
      origin: keeper.justKept.contains(kept.id) ? .live : .cache,
      isOffline: policy.isOffline
    )
    perform(model.receive(.success(received), for: id, request))
  }

  // MARK: The end

  /// Adds a line to the history that all sessions share.
  func keep(line: String) {
    keeper.keep(line: line)
  }

  /// Says what the stores have to say.
  func tellStoreNotices() {
    keeper.tellNotices()
  }

  /// A piece of the work on the stores that is done while nothing else is to be: some milliseconds.
  ///
  /// Gives whether there was one, so that another may follow at once.
  func tidy() -> Bool {
    defer { keeper.tellNotices() }
    completeBeginning()
    // Nobody must wait for another program's lock to see what he types.
    guard
      stores.seen.indexNext(waitingAtMost: .zero)
        || stores.pruneNext(model.settings.retention, waitingAtMost: .zero)
    else { return false }
    piecesTidied += 1
    // Much may be left over by runs that had no time for it, and the log is not to grow as large.
    if piecesTidied.isMultiple(of: Self.piecesToCheckpoint) { stores.checkpointWhenIdle() }
    return true
  }

  /// Work for a moment in which nothing else is to be done, and nothing of the stores either.
  ///
  /// Gives whether there is more of it.
  func idle() -> Bool {
    defer { keeper.tellNotices() }
    perform(model.idle())
    if !model.hasFurther { keepBrief() }
    stores.checkpointWhenIdle()
    return model.hasFurther
  }

  /// Ends what is under way and closes the stores.
  func close() {
    keepBrief()
    performer.close()
    _ = doctor.stop()
    saver.close()
    fetcher.close()
    stores.close()
  }
}
