public import Catalog
public import Records

/// The state machine behind the screens: events come in, a state and effects come out.
///
/// It knows no clock and no world. Each event is a method that says what happened and returns what must be done, in order.
public struct ViewModel: Equatable, Sendable {
  /// What is on the screen.
  public internal(set) var state: ViewState
  /// The settings in force.
  public internal(set) var settings: SettingsLayers
  /// The size that is drawn on.
  public internal(set) var window: Window
  /// What the options of the start say of every search, in front of the settings.
  var run: SearchQualifiers
  /// The screens behind, oldest first.
  var back: [Visit] = []
  /// The screens ahead, the nearest last.
  var forward: [Visit] = []
  /// The inquiry that failed, that was cancelled, or that was out when the last run ended: what `retry` repeats.
  var unfinished: Attempt?
  /// What goes on being asked for lists that can be shown already, by their numbers.
  var further: [Int64: Further] = [:]
  /// What is watched, as the store had it last.
  var watchlist: [WatchEntry] = []
  /// The podcasts of imported feeds that are looked for.
  var matching = Matching()
  /// What is to be forgotten if the next line says yes.
  var question: ForgetWish?
  /// What plays; nil where nothing does.
  public internal(set) var playing: Playing?
  /// Whether somebody is there who can be asked.
  public var canAsk = false
  private var lastFetch = 0
  private var lastSerial: Int64 = 0

  /// Makes a model that stands at the start screen.
  public init(
    settings: SettingsLayers = SettingsLayers(),
    run: SearchQualifiers = SearchQualifiers(),
    window: Window = Window(columns: 80, rows: 24)
  ) {
    self.settings = settings
    self.run = run
    self.window = window
    state = .list(.start(serial: 0))
  }

  /// How many rows can be named by their number.
  public var rowCount: Int {
    switch state {
    case .list(let list): list.openableCount
    case .detail(let detail): detail.list.items.count
    case .loading, .error: 0
    }
  }

  /// Where the session stands, as it is kept.
  public var record: SessionRecord {
    let overlay: SessionRecord.Overlay =
      switch state {
      case .loading(let loading): .pending(loading.attempt.record)
      case .error(let failure): .failed(failure.attempt.record, failure.error)
      case .list, .detail: .none
      }
    return SessionRecord(
      current: state.place.record,
      overlay: overlay,
      back: back.map(\.record),
      forward: forward.map(\.record)
    )
  }

  mutating func makeSerial() -> Int64 {
    lastSerial += 1
    return lastSerial
  }

  mutating func makeFetchID() -> FetchID {
    lastFetch += 1
    return FetchID(rawValue: lastFetch)
  }
}

// MARK: The start

extension ViewModel {
  /// The session begins where another one stood.
  ///
  /// - Parameters:
  ///   - record: Where it stood.
  ///   - place: What the record still yields, nil if its answer is gone.
  ///   - inquiry: What the place's list was made of again; it goes on where it had stopped.
  /// - Returns: What must be done.
  public mutating func resume(
    _ record: SessionRecord,
    at place: Place?,
    madeOf inquiry: Inquiry? = nil
  ) -> [Effect] {
    let records = record.back + [record.current] + record.forward
    lastSerial = records.map(\.serial).max() ?? 0
    back = record.back.map(Visit.stored)
    forward = record.forward.map(Visit.stored)
    let beneath = place ?? .list(.start(serial: makeSerial()))
    state = ViewState(beneath)
    goOn(with: inquiry, for: beneath)
    var effects: [Effect] = [.draw]
    if place == nil { effects.append(.tell(.screenGone)) }
    switch record.overlay {
    case .none:
      break
    case .pending(let record):
      unfinished = Attempt(record)
      effects.append(.tell(.interrupted(record.subject)))
    case .failed(let record, let error):
      let attempt = Attempt(record)
      unfinished = attempt
      state = .error(
        Failure(
          error: error,
          subject: attempt.subject,
          purpose: attempt.purpose,
          nearMiss: attempt.nearMiss,
          isFresh: attempt.isFresh,
          beneath: beneath
        )
      )
    }
    return effects
  }
}

// MARK: The way back and forward

extension ViewModel {
  /// Leaves a place behind for one in front of it.
  mutating func push(_ place: Place) {
    back.append(.place(place))
    forward.removeAll()
    if back.count > Self.reach { back.removeFirst() }
    // Screens further behind are read from the store again, if anybody goes that far.
    let far = back.count - 1 - Self.reachInMemory
    if far >= 0, case .place(let place) = back[far], !place.record.answers.isEmpty {
      back[far] = .stored(place.record)
    }
    forgetFurther()
  }

  /// How many screens lie behind at the most.
  private static let reach = 100
  /// How many of them keep their items at hand.
  private static let reachInMemory = 20

  mutating func move(_ direction: Direction) -> [Effect] {
    guard let visit = direction == .back ? back.last : forward.last else {
      return [.tell(.nothing(direction))]
    }
    switch visit {
    case .stored(let record):
      return [.restore(record, direction)]
    case .place(.list(let list)) where list.topic.isAskedAgain:
      return [.restore(Place.list(list).record, direction)]
    case .place(let place):
      arrive(at: place, going: direction)
      return [.save(record), .draw]
    }
  }

  /// A screen of an earlier run has been read from the store, or is no longer there.
  ///
  /// - Parameters:
  ///   - place: The screen, nil if it is gone.
  ///   - record: What was remembered of it.
  ///   - direction: The way on which it stands.
  ///   - inquiry: What the place's list was made of again; it goes on where it had stopped.
  /// - Returns: What must be done; nothing where the way does not lead there any longer.
  public mutating func restored(
    _ place: Place?,
    of record: ScreenRecord,
    going direction: Direction,
    madeOf inquiry: Inquiry? = nil
  ) -> [Effect] {
    // A screen that comes while another request is out crossed with a newer wish.
    if case .loading = state { return [] }
    guard (direction == .back ? back.last : forward.last)?.record == record else { return [] }
    guard let place else {
      drop(direction)
      return [.save(self.record), .tell(.screenGone)]
    }
    arrive(at: place, going: direction)
    goOn(with: inquiry, for: place)
    return [.save(self.record), .draw]
  }

  private mutating func arrive(at place: Place, going direction: Direction) {
    drop(direction)
    switch direction {
    case .back: forward.append(.place(state.place))
    case .forward: back.append(.place(state.place))
    }
    state = ViewState(place)
  }

  private mutating func drop(_ direction: Direction) {
    switch direction {
    case .back: back.removeLast()
    case .forward: forward.removeLast()
    }
  }
}
