import Browsing
import Catalog
import Library
import Platform
import Records

/// Performs the view model's effects, in order, and brings back what comes of them as events.
///
/// It belongs to one thread. Requests run elsewhere and report through the mailbox.
final class Session {
  private(set) var model: ViewModel
  /// The last effect asked to leave.
  private(set) var hasEnded = false

  private let stores: Stores
  private let client: CatalogClient
  private let clocks: Clocks
  private let mailbox: Mailbox<SessionEvent>
  private let front: any SessionFront
  /// Whether screens are kept: a one-shot leaves the saved one untouched.
  private let keepsScreens: Bool
  private let policy: RunPolicy
  private let fetcher: Fetcher
  private let recall: SeenRecall
  private let restorer: ScreenRestorer
  private let performer: ActionPerformer
  private let kept: KeptScreens
  private let pictureCache: CacheFolder?
  private var hasWarnedOfSaving = false
  /// The answers that came since the last line was taken: what is asked for the same line again is still live.
  private var justKept: Set<AnswerID> = []
  private var warnedOfReading: Set<NotSavingReason> = []

  init(
    model: ViewModel,
    stores: Stores,
    client: CatalogClient,
    clocks: Clocks,
    mailbox: Mailbox<SessionEvent>,
    front: any SessionFront,
    performer: ActionPerformer,
    pictureCache: CacheFolder? = nil,
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
    self.pictureCache = pictureCache
    self.keepsScreens = keepsScreens
    self.policy = policy
    fetcher = Fetcher(
      stores: stores,
      client: client,
      clocks: clocks,
      mailbox: mailbox,
      policy: policy
    )
    recall = SeenRecall(stores: stores)
    restorer = ScreenRestorer(stores: stores, endpoint: client.endpoint, recall: recall)
    kept = KeptScreens(stores: stores, endpoint: client.endpoint, isOffline: policy.isOffline)
  }

  var isLoading: Bool {
    if case .loading = model.state { return true }
    return false
  }

  /// Whether another program is awaited.
  var isActing: Bool { performer.isActing }

  /// The descriptors of other programs to wait for reading.
  var readable: [Int32] { performer.readable }

  /// The descriptors of other programs to wait for writing.
  var writable: [Int32] { performer.writable }

  // MARK: Events

  /// Goes on where the last session stood, if there is one.
  func resume() {
    guard let record = stores.sessions.restore() else {
      perform([.draw])
      tellStoreNotices()
      return
    }
    let restored = restorer.restored(record.current)
    perform(model.resume(record, at: restored?.place, madeOf: restored?.inquiry))
    tellStoreNotices()
  }

  /// Stands at the start screen; the saved one stays in the store.
  func begin() {
    perform([.draw])
  }

  /// Draws the screen again on an empty window.
  func redraw() {
    perform([.redraw])
  }

  /// Stands where the last session stood, without a word: a one-shot may name one of its rows.
  func standAtSavedScreen() {
    guard let record = stores.sessions.restore() else { return }
    _ = model.resume(record, at: restorer.restored(record.current)?.place)
    tellStoreNotices()
  }

  /// Takes one line or the arguments of a one-shot.
  func submit(_ line: ParsedLine, options: LineOptions) {
    justKept = []
    model.learn(stores.watchlist.entries())
    perform(model.submit(line, options: options))
    tellStoreNotices()
  }

  /// What Tab does to a line that is typed.
  func complete(_ line: String, cursor: Int) -> Completion {
    let names = SeenNameLookup(stores: stores, clocks: clocks)
    return Completer(model: model, lookup: names.names).complete(line, cursor: cursor)
  }

  func cancel() {
    perform(model.cancel())
  }

  /// Ends the program that is awaited.
  func stopActing() {
    performer.stop()
    takeTurn()
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
      case .note(let text):
        front.note(text)
      }
    }
    tellStoreNotices()
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

  private func takeActions() {
    for (action, outcome) in performer.advance() { perform(model.acted(action, outcome)) }
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
      observe(fetched.answer, to: request, at: stored.fetchedAt)
      // Nothing points to the answers of a one-shot, so the last one is printed before it is kept. What others lead
      // to may be the same request again.
      let answerID = keepsScreens ? keep(stored) : nil
      let received = restorer.received(request, answerID, stored, fetched.answer, origin: .live)
      let effects = model.receive(.success(received), for: id, request)
      let isPrintedFirst = !keepsScreens && !isLoading
      if !keepsScreens, !isPrintedFirst { _ = keep(stored) }
      perform(effects)
      guard isPrintedFirst else { return }
      front.flush()
      _ = keep(stored)
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
      origin: justKept.contains(kept.id) ? .live : .cache,
      isOffline: policy.isOffline
    )
    perform(model.receive(.success(received), for: id, request))
  }

  // MARK: Effects

  private func perform(_ effects: [Effect]) {
    // What comes of having to wait follows on what is asked for now.
    var waits: [(FetchID, Int)] = []
    for effect in effects {
      switch effect {
      case .save(let record): save(record)
      case .fetch(let id, let request, let fresh):
        let seconds = fetcher.fetch(
          request,
          for: id,
          fresh: fresh,
          isOptional: model.isOptional(id)
        )
        if let seconds { waits.append((id, seconds)) }
      case .cancelFetch(let id): fetcher.cancel(id)
      case .find(let query): perform(model.found(recall.find(query), for: query))
      case .recall(let id, let question):
        let now = clocks.wallMilliseconds() / 1000
        perform(model.recalled(recall.answer(to: question, now: now), for: id))
      case .assemble(let wish):
        let (recollection, source) = kept.recollection(of: wish)
        perform(model.assembled(recollection, source: source, for: wish))
      case .seek(let seek): perform(model.sought(kept.item(seek), for: seek))
      case .watch(let wishes): carryOut(wishes)
      case .takeBack: takeBack()
      case .weigh(let wish): weigh(wish)
      case .forget(let wish): forget(wish)
      case .revisit(let record):
        let restored = restorer.restored(record)
        perform(model.revisited(restored?.place, madeOf: restored?.inquiry))
      case .restore(let record, let direction):
        let restored = restorer.restored(record)
        perform(
          model.restored(
            restored?.place,
            of: record,
            going: direction,
            madeOf: restored?.inquiry
          )
        )
      case .keep(let key, let value): keep(key, value)
      case .act(let action):
        performer.perform(action)
        takeActions()
      case .tell(let notice): front.tell(notice, of: model)
      case .draw:
        lookUpWhatIsKept()
        front.draw(model)
      case .redraw:
        lookUpWhatIsKept()
        front.redraw(model)
      case .quit: hasEnded = true
      }
    }
    for (id, seconds) in waits { perform(model.wait(seconds, for: id)) }
  }

  /// What the screen shows of the watchlist and of prices is what the stores have now.
  private func lookUpWhatIsKept() {
    model.learn(stores.watchlist.entries())
    guard let shown = model.openItem else { return }
    model.learn(kept.prices(of: shown.item.storeID, shown: shown), of: shown.item.storeID)
  }

  // MARK: Keeping

  /// The prices of what is watched are kept before anything is shown.
  private func observe(_ answer: Answer, to request: CatalogRequest, at time: Int64) {
    let check = WatchCheck(of: answer.items, to: request, at: time)
    do {
      try stores.watchlist.observe(check, by: client.endpoint.priceService)
    } catch {
      warnOfSaving(error)
    }
  }

  private func carryOut(_ wishes: [WatchWish]) {
    kept.catchUp()
    let tasks = wishes.map(kept.task)
    let changes = attempt { () throws(LibraryError) in
      try stores.watchlist.carryOut(tasks, pricedBy: client.endpoint.priceService)
    }
    guard let changes else { return }
    perform(model.kept(changes, of: wishes))
    sayIfNotSaved(stores.watchlist.isSaving)
  }

  private func takeBack() {
    let outcome = attempt { () throws(LibraryError) in try stores.undo.takeBack() }
    guard let outcome else { return }
    perform(model.tookBack(outcome))
    if case .undone = outcome { sayIfNotSaved(stores.watchlist.isSaving) }
  }

  private func weigh(_ wish: ForgetWish) {
    guard stores.forgetter.canForget else { return refuseToForget() }
    kept.catchUp()
    perform(model.weighed(stores.forgetter.weigh(wish.what), for: wish))
  }

  private func forget(_ wish: ForgetWish) {
    guard stores.forgetter.canForget else { return refuseToForget() }
    let counts = attempt { () throws(LibraryError) in try stores.forgetter.forget(wish.what) }
    guard let counts else { return }
    if wish.what == .seen || wish.what == .all { pictureCache?.removeAll() }
    perform(model.forgot(wish, counts))
  }

  private func refuseToForget() {
    front.warn("The store is not being written, so nothing is forgotten.")
    front.fail(.store)
  }

  /// Changes something that must not fail in silence.
  private func attempt<T>(_ change: () throws(LibraryError) -> T) -> T? {
    defer { tellStoreNotices() }
    do throws(LibraryError) {
      return try change()
    } catch {
      hasWarnedOfSaving = true
      front.warn(StoreWords.sentence(for: error))
      front.fail(.store)
      return nil
    }
  }

  private func sayIfNotSaved(_ isSaving: Bool) {
    guard !isSaving else { return }
    front.warn("It holds for this run only.")
    if !policy.keepsNothing { front.fail(.store) }
  }

  private func save(_ record: SessionRecord) {
    guard keepsScreens else { return }
    do {
      try stores.sessions.save(record)
    } catch {
      warnOfSaving(error)
    }
    tellStoreNotices()
  }

  private func keep(_ answer: StoredAnswer) -> AnswerID {
    let kept = stores.answers.add(answer)
    if let failure = kept.failure { warnOfSaving(failure) }
    tellStoreNotices()
    justKept.insert(kept.id)
    return kept.id
  }

  private func keep(_ key: SettingKey, _ value: String?) {
    do {
      if let value {
        try stores.settings.set(key, to: value)
      } else {
        try stores.settings.remove(key)
      }
    } catch {
      warnOfSaving(error)
      front.fail(.store)
      return
    }
    sayIfNotSaved(stores.isSaving)
  }

  /// Adds a line to the history that all sessions share; one that begins with a blank is not kept.
  func keep(line: String) {
    guard !line.hasPrefix(" "), line.contains(where: { !$0.isWhitespace }) else { return }
    do {
      try stores.lines.append(line)
    } catch {
      warnOfSaving(error)
    }
  }

  /// Says that nothing is saved, once.
  private func warnOfSaving(_ error: LibraryError) {
    guard !hasWarnedOfSaving else { return }
    hasWarnedOfSaving = true
    front.warn(StoreWords.sentence(for: error))
  }

  /// Says what the stores have to say, such as that a damaged file was set aside.
  func tellStoreNotices() {
    for notice in stores.takeNotices() {
      switch notice {
      case .notSaving:
        guard !hasWarnedOfSaving else { continue }
        hasWarnedOfSaving = true
      case .notReading(let reason, _):
        guard warnedOfReading.insert(reason).inserted else { continue }
      case .setAside, .emptyFile, .indexRebuilt:
        break
      }
      front.warn(StoreWords.sentence(for: notice))
    }
  }

  // MARK: The end

  /// Work for a moment in which nothing else is to be done.
  ///
  /// Gives whether there is more of it.
  func idle() -> Bool {
    defer { tellStoreNotices() }
    defer { tellStoreNotices() }
    // Nobody must wait for another program's lock to see what he types.
    if stores.seen.indexNext(waitingAtMost: .zero) { return true }
    if stores.pruneNext(model.settings.retention, waitingAtMost: .zero) {
      stores.checkpointWhenIdle()
      return true
    }
    perform(model.idle())
    stores.checkpointWhenIdle()
    return model.hasFurther
  }

  /// Ends what is under way and closes the stores.
  func close() {
    performer.stop()
    fetcher.close()
    stores.close()
  }
}
