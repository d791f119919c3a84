public import Catalog
public import Records

extension ViewModel {
  mutating func load(_ attempt: Attempt) -> [Effect] {
    let id = makeFetchID()
    unfinished = nil
    var loading = Loading(
      id: id,
      inquiry: Inquiry(attempt.subject),
      purpose: attempt.purpose,
      nearMiss: attempt.nearMiss,
      beneath: state.place,
      isFresh: attempt.isFresh
    )
    if let question = loading.seenQuestion {
      state = .loading(loading)
      return [.save(record), .recall(id, question)]
    }
    let fetches = loading.takeRequests()
    state = .loading(loading)
    // What takes no request, as no ids do, is answered at once.
    guard !fetches.isEmpty else { return goOn(loading) }
    return [.save(record)] + fetches + [.draw]
  }

  /// What was seen that an inquiry wanted to know; now the service is asked for the rest.
  public mutating func recalled(
    _ sightings: Sightings<SeenItem>,
    for id: FetchID
  ) -> [Effect] {
    guard case .loading(var loading) = state, loading.id == id else { return [] }
    if case .similar(_, _, let limit) = loading.purpose, let known = sightings.matches.first {
      return load(similar(to: known.item, in: loading.inquiry.subject.country, limit, loading))
    }
    loading.sightings = sightings
    let fetches = loading.takeRequests()
    state = .loading(loading)
    return fetches.isEmpty ? goOn(loading) : fetches + [.draw]
  }

  /// An answer, or the reason why there is none, has come for one request of an inquiry.
  public mutating func receive(
    _ result: Result<Received, CatalogError>,
    for id: FetchID,
    _ request: CatalogRequest
  ) -> [Effect] {
    switch state {
    case .loading(var loading) where loading.id == id:
      guard loading.out.remove(request) != nil else { return [] }
      loading.gathered.add(result, to: request)
      loading.budgetWait = nil
      loading.inquiry.receive(result.map(\.answer), for: request)
      return goOn(loading)
    case .loading, .list, .detail, .error:
      // Of an inquiry that goes on in the background, or an answer that crossed with its cancellation.
      return receiveFurther(result, for: id, request)
    }
  }

  /// The budget lets a request wait for some seconds, or with nil no longer.
  public mutating func wait(_ seconds: Int?, for id: FetchID) -> [Effect] {
    guard case .loading(var loading) = state, loading.id == id else { return [] }
    loading.budgetWait = seconds
    state = .loading(loading)
    return []
  }

  private mutating func goOn(_ loading: Loading) -> [Effect] {
    var loading = loading
    guard let outcome = loading.inquiry.outcome else {
      let fetches = loading.takeRequests()
      state = .loading(loading)
      return fetches
    }
    // Requests that the outcome did not wait for are no longer wanted.
    let leave: [Effect] = loading.out.isEmpty ? [] : [.cancelFetch(loading.id)]
    switch outcome {
    case .found(let findings):
      switch next(after: findings, of: loading) {
      case .ask(let attempt):
        return leave + load(attempt)
      case .nothingBelongs(let item):
        state = ViewState(loading.beneath)
        return leave + [.save(record), .tell(.nothingBelongs(item))]
      case .show:
        if let error = loading.failure(beside: findings) {
          fail(loading, error)
        } else {
          show(findings, of: loading)
        }
      }
    case .failed(let error, _):
      if error.code == .offline, let query = loading.seenQuery {
        state = ViewState(loading.beneath)
        return leave + [.save(record), .find(query)]
      }
      fail(loading, error)
    }
    return leave + [.save(record), .draw]
  }

  private mutating func fail(_ loading: Loading, _ error: CatalogError) {
    unfinished = loading.attempt
    state = .error(
      Failure(
        error: error,
        subject: loading.inquiry.subject,
        purpose: loading.purpose,
        beneath: loading.beneath
      )
    )
  }

  private mutating func show(_ findings: Findings, of loading: Loading) {
    switch loading.purpose {
    case .reload:
      state = ViewState(loading.beneath.reloaded(as: Self.list(findings, of: loading, serial: 0)))
    case .list, .more, .similar, .compare:
      state = .list(Self.list(findings, of: loading, serial: makeSerial()))
      push(loading.beneath)
    case .item(let number, let type):
      let list = Self.list(findings, of: loading, serial: makeSerial())
      let row = list.items.firstIndex {
        $0.id.number == number && (type == nil || $0.id.type == type)
      }
      state =
        row.flatMap { Detail(serial: list.serial, list: list, row: $0) }.map(ViewState.detail)
        ?? .list(list)
      push(loading.beneath)
    }
    // A list that is left keeps what was going on for it, until it is asked for anew.
    if let next = Further(after: loading.inquiry, for: state.place) {
      further = next
    } else if further?.serial == state.place.list.serial {
      further = nil
    }
  }

  private static func list(
    _ findings: Findings,
    of loading: Loading,
    serial: Int64
  ) -> ListScreen {
    var gathering = loading.gathered
    if case .similar = loading.inquiry.subject { gathering.add(loading.sightings) }
    return ListScreen(
      serial: serial,
      topic: .inquiry(loading.inquiry.subject),
      nearMiss: loading.nearMiss,
      findings: findings,
      sightings: loading.sightings,
      gathering: gathering
    )
  }

  /// Ctrl-C: the inquiry that is out is no longer wanted.
  public mutating func cancel() -> [Effect] {
    guard case .loading = state else { return [] }
    return leaveRequest() + [.tell(.cancelled)]
  }

  /// Back to the place beneath an inquiry that is out, if one is.
  mutating func leaveRequest() -> [Effect] {
    switch state {
    case .loading(let loading):
      state = ViewState(loading.beneath)
      unfinished = loading.attempt
      return [.cancelFetch(loading.id), .save(record)]
    case .list, .detail, .error:
      return []
    }
  }

  /// The window has another size; what is drawn next has it too.
  public mutating func resize(to window: Window) -> [Effect] {
    self.window = window
    return []
  }
}

// MARK: What goes on in the background

extension ViewModel {
  /// An inquiry that may still add to a list that is shown.
  struct Further: Equatable, Sendable {
    var inquiry: Inquiry
    /// The list's number.
    var serial: Int64
    /// The request that is out.
    var out: FetchID?
    /// The answers that came and are not yet in the list.
    var gathered = Gathering()
    /// Whether the inquiry knows more than the list shows.
    var isAhead = false

    init?(after inquiry: Inquiry, for place: Place) {
      guard inquiry.hasFurther, case .list(let list) = place else { return nil }
      self.inquiry = inquiry
      serial = list.serial
    }
  }

  /// Nothing else is to be done: one more request for the list that is shown, if it can be added to.
  public mutating func idle() -> [Effect] {
    let added = addFurther()
    guard
      case .list(let list) = state, var going = further, going.serial == list.serial,
      going.out == nil, let request = going.inquiry.nextFurther()
    else { return added }
    let id = makeFetchID()
    going.out = id
    further = going
    return added + [.fetch(id, request, fresh: false)]
  }

  /// Whether `idle` has something to ask.
  public var hasFurther: Bool {
    guard case .list(let list) = state, let further, further.serial == list.serial else {
      return false
    }
    return further.isAhead || further.out == nil && further.inquiry.hasFurther
  }

  private mutating func receiveFurther(
    _ result: Result<Received, CatalogError>,
    for id: FetchID,
    _ request: CatalogRequest
  ) -> [Effect] {
    guard var going = further, going.out == id else { return [] }
    going.out = nil
    going.isAhead = true
    going.inquiry.receive(result.map(\.answer), for: request)
    going.gathered.add(result, to: request)
    further = going
    return addFurther()
  }

  /// Puts into the list that is shown what came for it; nothing while another screen is.
  private mutating func addFurther() -> [Effect] {
    guard
      case .list(var list) = state, var going = further, going.serial == list.serial,
      going.isAhead, case .found(let findings) = going.inquiry.outcome
    else { return [] }
    let count = list.items.count
    list.take(findings, going.gathered)
    state = .list(list)
    going.isAhead = false
    going.gathered = Gathering()
    further = going
    let found = list.items.count - count
    return [.save(record)] + (found > 0 ? [.tell(.moreFound(found))] : [])
  }
}

extension Loading {
  /// The requests that are to be sent now, awaited from here on.
  fileprivate mutating func takeRequests() -> [Effect] {
    let requests = inquiry.next()
    out.formUnion(requests)
    return requests.map { .fetch(id, $0, fresh: isFresh) }
  }

  /// What must be known of everything seen before anything is asked.
  fileprivate var seenQuestion: SeenQuestion? {
    switch (purpose, inquiry.subject) {
    case (.similar(let number, let type, _), let subject): .item(number, type, subject.country)
    case (_, .similar(let similarity)): .similar(similarity)
    case (_, .home(_, let country, _)): .home(country)
    case (_, .request), (_, .items), (_, .address), (_, .more), (_, .compare), (_, .chart): nil
    }
  }

  /// Why there is nothing similar, where the service could not be asked and nothing was seen either.
  ///
  /// That a store has no such chart is no failure.
  fileprivate func failure(beside findings: Findings) -> CatalogError? {
    guard case .similar = inquiry.subject, sightings.matches.isEmpty, findings.items.isEmpty else {
      return nil
    }
    for case .chartFailed(let error) in findings.notes where error.code != .noChart {
      return error
    }
    return nil
  }

  /// What offline is looked for among everything seen: the words of a search.
  fileprivate var seenQuery: SeenQuery? {
    guard purpose == .list, case .request(.search(let query)) = inquiry.subject else { return nil }
    let words = [query.term, query.creator ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    return SeenQuery(words, limit: query.limit, isOffline: true)
  }
}
