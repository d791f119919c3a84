import Browsing
import Catalog
import Library
import Platform
import Records

/// Keeps in the stores what a session has to keep, and says, once, where that could not be done.
///
/// It belongs to the session's thread.
final class StoreKeeper {
  private let stores: Stores
  private let endpoint: Endpoint
  private let front: any SessionFront
  private let pictureCache: CacheFolder?
  private let kept: KeptScreens
  /// Whether screens are kept: a one-shot leaves the saved one untouched.
  private let keepsScreens: Bool
  private let policy: RunPolicy
  private var hasWarnedOfSaving = false
  private var warnedOfReading: Set<NotSavingReason> = []
  /// The answers that came since the last line was taken: what is asked for the same line again is still live.
  private(set) var justKept: Set<AnswerID> = []

  init(
    stores: Stores,
    endpoint: Endpoint,
    front: any SessionFront,
    pictureCache: CacheFolder?,
    kept: KeptScreens,
    keepsScreens: Bool,
    policy: RunPolicy
  ) {
    self.stores = stores
    self.endpoint = endpoint
    self.front = front
    self.pictureCache = pictureCache
    self.kept = kept
    self.keepsScreens = keepsScreens
    self.policy = policy
  }

  // MARK: The session

  /// Another line is taken.
  func beginLine() {
    justKept = []
  }

  func save(_ record: SessionRecord) {
    guard keepsScreens else { return }
    do {
      try stores.sessions.save(record)
    } catch {
      warnOfSaving(error)
    }
    tellNotices()
  }

  /// Keeps the answers of a screen as far as a list shows them; one that has none is made of the whole answers.
  ///
  /// It only makes the next start quicker: nobody waits for another program's lock, and nothing is said of a failure.
  func keepBrief(of screen: ScreenRecord, _ restorer: ScreenRestorer) {
    guard
      keepsScreens, !policy.keepsNothing, !stores.briefs.holds(screen.answers),
      let briefs = restorer.briefs(of: screen)
    else { return }
    try? stores.briefs.keep(briefs, waitingAtMost: .zero)
  }

  func keep(_ answer: StoredAnswer) -> AnswerID {
    let kept = stores.answers.add(answer)
    if let failure = kept.failure { warnOfSaving(failure) }
    tellNotices()
    justKept.insert(kept.id)
    return kept.id
  }

  /// Keeps a setting, or with nil goes back to its default; tells whether that could be done at all.
  func keep(_ key: SettingKey, _ value: String?) -> Bool {
    do {
      if let value {
        try stores.settings.set(key, to: value)
      } else {
        try stores.settings.remove(key)
      }
    } catch {
      warnOfSaving(error)
      front.fail(.store)
      return false
    }
    return true
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

  // MARK: The library

  /// The prices of what is watched are kept before anything is shown.
  func observe(_ answer: Answer, to request: CatalogRequest, at time: Int64) {
    let check = WatchCheck(of: answer.items, to: request, at: time)
    do {
      try stores.watchlist.observe(check, by: endpoint.priceService)
    } catch {
      warnOfSaving(error)
    }
  }

  /// Carries out orders for the watchlist; gives what they changed, nil where that failed.
  func carryOut(_ wishes: [WatchWish]) -> [KeptChange]? {
    kept.catchUp()
    let tasks = wishes.map(kept.task)
    return attempt { () throws(LibraryError) in
      try stores.watchlist.carryOut(tasks, pricedBy: endpoint.priceService)
    }
  }

  /// Puts what a file has on the watchlist; gives what that changed, nil where it failed.
  func merge(_ records: ImportedRecords) -> [KeptChange]? {
    kept.catchUp()
    let watched = kept.watchedFeeds()
    return attempt { () throws(LibraryError) in
      try stores.watchlist.merge(
        records.items,
        records.feeds,
        watched: watched,
        pricedBy: endpoint.priceService
      )
    }
  }

  /// Keeps what looking for the podcast of a feed brought; gives whether that was done.
  func keep(_ match: FeedMatch) -> Bool {
    attempt { () throws(LibraryError) in
      try stores.watchlist.match(match.feed, with: match.item, at: match.time)
    } != nil
  }

  /// Takes back the last change; nil where that failed.
  func takeBack() -> UndoOutcome? {
    attempt { () throws(LibraryError) in try stores.undo.takeBack() }
  }

  /// How much a wish to forget is about; nil where nothing can be forgotten.
  func weigh(_ wish: ForgetWish) -> ForgottenCounts? {
    guard canForget() else { return nil }
    kept.catchUp()
    return stores.forgetter.weigh(wish.what)
  }

  /// Deletes it; gives how much it was, nil where that failed.
  func forget(_ wish: ForgetWish) -> ForgottenCounts? {
    guard canForget() else { return nil }
    let counts = attempt { () throws(LibraryError) in try stores.forgetter.forget(wish.what) }
    if counts != nil, wish.what == .seen || wish.what == .all { pictureCache?.removeAll() }
    return counts
  }

  private func canForget() -> Bool {
    if stores.forgetter.canForget { return true }
    front.warn("The store is not being written, so nothing is forgotten.")
    front.fail(.store)
    return false
  }

  /// Says that a change of the watchlist holds for this run only, if it does.
  func sayIfWatchlistIsNotSaved() {
    sayIfNotSaved(stores.watchlist.isSaving)
  }

  /// Says that settings hold for this run only, if they do.
  func sayIfSettingsAreNotSaved() {
    sayIfNotSaved(stores.isSaving)
  }

  // MARK: What is said

  /// Says what the stores have to say, such as that a damaged file was set aside.
  func tellNotices() {
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

  /// Changes something that must not fail in silence.
  private func attempt<T>(_ change: () throws(LibraryError) -> T) -> T? {
    defer { tellNotices() }
    do throws(LibraryError) {
      return try change()
    } catch {
      hasWarnedOfSaving = true
      front.warn(StoreWords.sentence(for: error))
      front.fail(.store)
      return nil
    }
  }

  /// Says that what is known of downloads holds for this run only, once; nothing for nil.
  func tell(_ failure: LibraryError?) {
    if let failure { warnOfSaving(failure) }
  }

  /// Says that nothing is saved, once.
  private func warnOfSaving(_ error: LibraryError) {
    guard !hasWarnedOfSaving else { return }
    hasWarnedOfSaving = true
    front.warn(StoreWords.sentence(for: error))
  }

  private func sayIfNotSaved(_ isSaving: Bool) {
    guard !isSaving else { return }
    front.warn("It holds for this run only.")
    if !policy.keepsNothing { front.fail(.store) }
  }
}
