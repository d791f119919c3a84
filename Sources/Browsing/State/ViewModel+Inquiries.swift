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
      // What was seen before is no news.
      isFresh: attempt.isFresh || attempt.subject.isRefresh
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
      return receiveMatch(result, for: id) ?? receiveFurther(result, for: id, request)
    }
  }

  /// The budget lets a request wait for some seconds, or with nil no longer.
  public mutating func wait(_ seconds: Int?, for id: FetchID) -> [Effect] {
    guard case .loading(var loading) = state, loading.id == id else { return [] }
    if let seconds, let detail = loading.incompleteDetail {
      // What the chart says is there, and nobody wants to wait a minute for the rest.
      return giveUp(detail, for: .budget(seconds), loading)
    }
    loading.budgetWait = seconds
    state = .loading(loading)
    return []
  }

  private mutating func goOn(_ loading: Loading) -> [Effect] {
    var loading = loading
    guard let outcome = loading.inquiry.outcome else {
      // The service is asked first, so that it answers while the store is read.
      let effects = loading.takeRequests() + loading.takeSearchOfSeen()
      state = .loading(loading)
      return effects
    }
    // Requests that the outcome did not wait for are no longer wanted.
    let leave: [Effect] = loading.out.isEmpty ? [] : [.cancelFetch(loading.id)]
    switch outcome {
    case .found(let findings):
      switch next(after: findings, of: loading) {
      case .ask(let attempt):
        return leave + load(attempt)
      case .stay(let effects):
        state = ViewState(loading.beneath)
        return leave + [.save(record)] + effects
      case .show:
        guard let error = loading.failure(beside: findings) else {
          return leave + show(findings, of: loading)
        }
        return leave + fail(loading, for: error)
      }
    case .failed(let error, _):
      return leave + fail(loading, for: error)
    }
  }

  /// There is no answer; what is there without one is shown in its place.
  private mutating func fail(_ loading: Loading, for error: CatalogError) -> [Effect] {
    if error.code == .offline, let query = loading.seenQuery {
      state = ViewState(loading.beneath)
      return [.save(record), .find(query)]
    }
    if let detail = loading.incompleteDetail {
      return giveUp(detail, for: .failed(error), loading)
    }
    fail(loading, error)
    return [.save(record), .draw]
  }

  private mutating func fail(_ loading: Loading, _ error: CatalogError) {
    unfinished = loading.attempt
    state = .error(
      Failure(
        error: error,
        subject: loading.inquiry.subject,
        purpose: loading.purpose,
        nearMiss: loading.nearMiss,
        isFresh: loading.isFresh,
        beneath: loading.beneath
      )
    )
  }

  private mutating func show(_ findings: Findings, of loading: Loading) -> [Effect] {
    switch loading.purpose {
    case .reload:
      let place = loading.beneath.reloaded(as: Self.list(findings, of: loading, serial: 0))
      state = ViewState(place)
      goOn(with: loading.inquiry, for: place)
      if case .detail(let detail) = place { return complete(detail, isFresh: loading.isFresh) }
    case .list, .more, .similar, .compare, .act, .watch, .prices:
      let list = Self.list(findings, of: loading, serial: makeSerial())
      state = .list(list)
      push(loading.beneath)
      goOn(with: loading.inquiry, for: .list(list))
    case .item(let number, let type):
      showItem(number, type, findings, of: loading)
    case .completion(let id):
      guard let detail = loading.incompleteDetail else {
        showItem(id.number, id.type, findings, of: loading)
        break
      }
      return complete(detail, with: findings, of: loading)
    }
    return [.save(record), .draw]
  }

  private mutating func showItem(
    _ number: Int64,
    _ type: ItemType?,
    _ findings: Findings,
    of loading: Loading
  ) {
    let list = Self.list(findings, of: loading, serial: makeSerial())
    let row = list.items.firstIndex {
      $0.id.number == number && (type == nil || $0.id.type == type)
    }
    state =
      row.flatMap { Detail(serial: list.serial, list: list, row: $0) }.map(ViewState.detail)
      ?? .list(list)
    push(loading.beneath)
  }

  private static func list(
    _ findings: Findings,
    of loading: Loading,
    serial: Int64
  ) -> ListScreen {
    var gathering = loading.gathered
    if case .similar = loading.inquiry.subject { gathering.add(loading.sightings) }
    var list = ListScreen(
      serial: serial,
      topic: .inquiry(loading.inquiry.subject.knowing(findings)),
      nearMiss: loading.nearMiss,
      findings: findings,
      sightings: loading.sightings,
      gathering: gathering
    )
    list.learn(name: LoadingWords.name(of: loading.inquiry.subject, in: loading.beneath))
    return list
  }

  /// Ctrl-C: the inquiry that is out is no longer wanted, or a question is answered with no.
  public mutating func cancel() -> [Effect] {
    if question != nil {
      question = nil
      return [.tell(.notForgotten)]
    }
    guard case .loading(let loading) = state else { return [] }
    if let detail = loading.incompleteDetail {
      return giveUp(detail, for: .cancelled, loading)
    }
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

extension Inquiry.Subject {
  /// The same, with what was found out of the item that it is about.
  fileprivate func knowing(_ findings: Findings) -> Inquiry.Subject {
    guard
      case .compare(let comparison) = self,
      let item = findings.comparison.lazy.compactMap(\.item).first
    else { return self }
    return .compare(comparison.knowing(item))
  }

  /// Whether nothing is asked but what is new about the watchlist.
  var isRefresh: Bool {
    if case .refresh = self { true } else { false }
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
    case (_, .request), (_, .items), (_, .address), (_, .more), (_, .compare), (_, .chart),
      (_, .refresh):
      nil
    }
  }

  /// The question for what was seen, once it is known that Apple's search has nothing.
  fileprivate mutating func takeSearchOfSeen() -> [Effect] {
    guard
      !hasAskedSeen, inquiry.progress.activity == .searchingCharts,
      case .request(.search(let query)) = inquiry.subject
    else { return [] }
    hasAskedSeen = true
    return [.recall(id, .search(query))]
  }

  /// Why there is nothing similar or no film, where the service could not be asked and nothing was seen either.
  ///
  /// That a store has no such chart is no failure, nor that one of several is missing.
  fileprivate func failure(beside findings: Findings) -> CatalogError? {
    guard findings.items.isEmpty else { return nil }
    var error: CatalogError?
    for case .chartFailed(let failure) in findings.notes where failure.code != .noChart {
      error = error ?? failure
    }
    switch inquiry.subject {
    case .similar:
      break
    case .request(.search):
      for case .chartsSearched in findings.notes { return nil }
      // Offline everything seen is searched in any case.
      if error?.code == .offline { return error }
    case .request, .items, .address, .more, .compare, .chart, .home, .refresh:
      return nil
    }
    return sightings.matches.isEmpty ? error : nil
  }

  /// What offline is looked for among everything seen: the words of a search.
  fileprivate var seenQuery: SeenQuery? {
    guard purpose == .list, case .request(.search(let query)) = inquiry.subject else { return nil }
    return SeenQuery(
      query.seenWords,
      limit: query.limit,
      filter: Filter(narrowedAs: query),
      isOffline: true,
      nearMiss: nearMiss
    )
  }
}

extension Query {
  /// The words to look for among everything seen in place of this search.
  var seenWords: String {
    [term, creator ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
