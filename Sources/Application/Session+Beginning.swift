import Browsing
import Catalog
import Library
import Records

/// Where a session begins, and what it leaves for the next one to begin with.
extension Session {
  /// Goes on where the last session stood, if there is one.
  func resume() {
    guard let record = stores.sessions.restore() else {
      perform([.draw])
      keeper.tellNotices()
      return
    }
    if let place = restorer.brief(record) {
      begun = record
      perform(model.resume(record, at: place))
    } else {
      let restored = restorer.restored(record.current)
      perform(model.resume(record, at: restored?.place, madeOf: restored?.inquiry))
    }
    keeper.tellNotices()
  }

  /// What was drawn is there as a whole before anything is done with it.
  ///
  /// Where its answers are gone, or others have taken their place, nothing can be done with its rows: the start screen
  /// takes its place then.
  /// - Returns: Whether that was so.
  @discardableResult
  func completeBeginning() -> Bool {
    guard let record = begun else { return false }
    begun = nil
    let restored = restorer.restored(record.current)
    guard
      let restored, restored.place.list.items.map(\.brief) == model.state.place.list.items
    else {
      perform(model.resume(record, at: nil))
      return true
    }
    // It is on the screen already.
    _ = model.resume(record, at: restored.place, madeOf: restored.inquiry)
    return false
  }

  /// Stands at the start screen; the saved one stays in the store.
  func begin() {
    perform([.draw])
  }

  /// Stands where the last session stood, without a word: a one-shot may name one of its rows.
  func standAtSavedScreen() {
    guard let record = stores.sessions.restore() else { return }
    _ = model.resume(record, at: restorer.restored(record.current)?.place)
    keeper.tellNotices()
  }

  /// Keeps of the place what the next start draws.
  func keepBrief() {
    guard begun == nil, case .list(let list) = model.state, list.kind == .results else { return }
    keeper.keepBrief(of: model.record.current, restorer)
  }
}
