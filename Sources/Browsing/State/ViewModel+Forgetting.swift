import Catalog
public import Records

/// What is deleted for good, after a question.
extension ViewModel {
  /// Whether the next line answers a question.
  public var isAsking: Bool { question != nil }

  mutating func forget(_ target: ForgetTarget, _ options: LineOptions) -> [Effect] {
    switch target {
    case .history: return [.weigh(ForgetWish(.history, yes: options.yes))]
    case .seen: return [.weigh(ForgetWish(.seen, yes: options.yes))]
    case .all: return [.weigh(ForgetWish(.all, yes: options.yes))]
    case .words(let text): return [.weigh(ForgetWish(.words(text), yes: options.yes))]
    case .item(.row(let row)) where state.place.list.kind == .history:
      return forget(screen: row, options)
    case .item(let reference):
      return forget(reference, options)
    }
  }

  private func forget(_ reference: ItemReference, _ options: LineOptions) -> [Effect] {
    switch meant(by: reference, options) {
    case .shown(let shown):
      let wish = ForgetWish(.item(shown.item.storeID), name: shown.item.name, yes: options.yes)
      return [.weigh(wish)]
    case .watched(let storeID):
      let name = watchlist.first { $0.storeID == storeID }?.item.name
      return [.weigh(ForgetWish(.item(storeID), name: name, yes: options.yes))]
    case .watchedInSeveral(let storeIDs):
      return [.tell(.watchedInSeveral(storeIDs))]
    case .unknown(let number, let type):
      let purpose = Seek.Purpose.forget(yes: options.yes)
      return [.seek(Seek(number, type, in: country(options), for: purpose))]
    case .none:
      return [.tell(.needsRow(.forget))]
    }
  }

  private func forget(screen row: Int, _ options: LineOptions) -> [Effect] {
    let screens = state.place.list.screens
    guard screens.indices.contains(row - 1) else {
      return [.tell(.refused(.noRow(String(row), count: screens.count)))]
    }
    let entry = screens[row - 1]
    let wish = ForgetWish(
      .screen(session: entry.session, serial: entry.record.serial),
      name: HistoryWords.title(of: entry.record),
      yes: options.yes
    )
    return [.weigh(wish)]
  }

  /// So much would be deleted: it is asked about, unless a yes was given with the wish.
  public mutating func weighed(_ counts: ForgottenCounts, for wish: ForgetWish) -> [Effect] {
    if counts.isEmpty { return [.tell(.nothingToForget(wish))] }
    if wish.yes { return [.forget(wish)] }
    guard canAsk else { return [.tell(.refused(.needsYes(wish, counts)))] }
    question = wish
    return [.tell(.asksToForget(wish, counts))]
  }

  /// The line behind a question; nil where it was no answer, and is carried out as any other.
  mutating func answer(_ line: ParsedLine) -> [Effect]? {
    guard let question else { return nil }
    self.question = nil
    switch line.answer {
    case true: return [.forget(question)]
    case false: return [.tell(.notForgotten)]
    case nil: return nil
    }
  }

  /// So much was deleted; what is still at hand of it goes too.
  public mutating func forgot(_ wish: ForgetWish, _ counts: ForgottenCounts) -> [Effect] {
    switch wish.what {
    case .history, .all:
      back = []
      forward = []
      unfinished = nil
      further = [:]
      state = .list(.start(serial: makeSerial()))
      if wish.what == .all {
        settings.dropStored()
        watchlist = []
      }
    case .words(let text):
      let words = SoughtWords(text)
      dropAttempt { words.occur(in: $0.names) }
      dropVisits { words.occur(in: $0.names) }
    case .item(let storeID):
      dropVisits { $0.item == storeID }
    case .screen(let session, let serial):
      let entry = state.place.list.screens.first {
        $0.session == session && $0.record.serial == serial
      }
      dropVisits { $0.serial == serial && $0.topic == entry?.record.topic }
    case .seen:
      break
    }
    return [.save(record), .tell(.forgot(wish, counts))]
  }

  /// What failed or was interrupted can no longer be repeated, and a failure is left for the place beneath.
  private mutating func dropAttempt(where isGone: (AttemptRecord) -> Bool) {
    if let attempt = unfinished, isGone(attempt.record) { unfinished = nil }
    if case .error(let failure) = state, isGone(failure.attempt.record) {
      state = ViewState(failure.beneath)
    }
  }

  /// Takes the screens out of the ways back and forward; one that is shown is left for its list or the greeting.
  private mutating func dropVisits(where isGone: (ScreenRecord) -> Bool) {
    back.removeAll { isGone($0.record) }
    forward.removeAll { isGone($0.record) }
    guard isGone(state.place.record) else { return }
    let list = Place.list(state.place.list)
    state = isGone(list.record) ? .list(.start(serial: makeSerial())) : ViewState(list)
  }
}

extension ParsedLine {
  /// Whether the line says yes or no; nil for any other.
  fileprivate var answer: Bool? {
    switch self {
    case .empty, .command(.next): return false
    case .command(.search(let words)) where words.qualifiers == SearchQualifiers():
      switch words.term.lowercased() {
      case "y", "yes": return true
      case "no": return false
      default: return nil
      }
    case .command, .nearMiss, .refused: return nil
    }
  }
}
