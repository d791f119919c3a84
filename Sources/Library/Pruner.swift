import Records

/// Lets go of what nobody comes back to: sessions and screens beyond the last ones, and answers that are too old.
///
/// A pass over the files begins with the run and some hours after the last one, and takes many short steps.
final class Pruner {
  /// The seconds from one pass to the next.
  private static let interval: Int64 = 6 * 3_600

  /// How far a pass is.
  private enum Stage {
    /// Sessions and screens.
    case screens
    /// Answers, oldest first.
    case answers(AnswerPruning)
  }

  private let main: Database
  private let seen: Database
  private var stage: Stage?
  /// The retention of the pass that began last, and when it did.
  private var last: (retention: Retention, began: Int64)?

  init(_ main: Database, _ seen: Database) {
    self.main = main
    self.seen = seen
  }

  /// Takes one step; false where there is nothing to do, or it cannot be done now.
  func next(_ retention: Retention, waitingAtMost patience: Duration?) -> Bool {
    let now = main.now
    if let last, last.retention != retention { stage = nil }
    switch stage {
    case nil:
      if let last, last.retention == retention, (0..<Self.interval).contains(now - last.began) {
        return false
      }
      last = (retention, now)
      stage = .screens
      return next(retention, waitingAtMost: patience)
    case .screens:
      if ScreenPruning(main).next(waitingAtMost: patience) == .more { return true }
      stage = AnswerPruning(seen, main, before: retention.cutoff(at: now)).map(Stage.answers)
      return stage != nil
    case .answers(var pruning):
      let step = pruning.next(waitingAtMost: patience)
      stage = step == .more ? .answers(pruning) : nil
      return step == .more
    }
  }
}

/// What came of a step of pruning.
enum PruningStep {
  /// Something was let go of, and more may be.
  case more
  /// Nothing is left that may go, or it cannot be written now.
  case finished
}
