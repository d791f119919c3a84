import Browsing
import Catalog
import Library
import Records

/// Makes screens again of what the stores keep, without the network.
struct ScreenRestorer {
  let stores: Stores
  let endpoint: Endpoint
  let recall: SeenRecall
  let kept: KeptScreens
  /// Answers as far as a list shows them, which are then all that there is; nil for those of the stores.
  private var briefs: [AnswerID: StoredAnswer]?

  init(stores: Stores, endpoint: Endpoint, recall: SeenRecall, kept: KeptScreens) {
    self.stores = stores
    self.endpoint = endpoint
    self.recall = recall
    self.kept = kept
  }

  /// A screen that was made again.
  struct Restored {
    var place: Place
    /// What its list was made of, which may have more to ask.
    var inquiry: Inquiry?
  }

  /// The screen that a record remembers; nil if what it was made of is gone.
  func restored(_ record: ScreenRecord) -> Restored? {
    switch record.topic {
    case .start:
      return Place(record, findings: nil, gathering: Gathering()).map { Restored(place: $0) }
    case .seen(let text):
      return place(of: record, found: text).map { Restored(place: $0) }
    case .inquiry(let subject):
      return restored(record, madeOf: subject)
    case .watchlist, .deals, .prices, .history, .downloads:
      let (recollection, source) = kept.recollection(
        of: ScreenWish(record.topic),
        name: record.itemName
      )
      return Place(record, recollection: recollection, source: source).map { Restored(place: $0) }
    }
  }

  /// The place of a session as far as it is drawn; nil where it takes more than the answers that are kept for that.
  func brief(_ record: SessionRecord) -> Place? {
    let screen = record.current
    guard
      record.overlay == .none, screen.hasBrief,
      let briefs = stores.briefs.answers(screen.answers)
    else { return nil }
    var restorer = self
    restorer.briefs = briefs
    guard let place = restorer.restored(screen)?.place, place.list.failures.isEmpty else {
      return nil
    }
    return place
  }

  /// The answers of a screen as `brief(_:)` takes them; nil where it takes no such screen.
  func briefs(of screen: ScreenRecord) -> [AnswerID: StoredAnswer]? {
    guard screen.hasBrief else { return nil }
    var briefs: [AnswerID: StoredAnswer] = [:]
    for id in screen.answers {
      guard
        var answer = stores.answers.answer(id),
        let body = AnswerBrief.body(of: answer.body, answering: answer.request)
      else { return nil }
      answer.body = body
      briefs[id] = answer
    }
    return briefs
  }

  /// What was found then; an older version did not keep it, so that it is looked for again.
  private func place(of record: ScreenRecord, found text: String) -> Place? {
    let found =
      record.sightings.map(recall.sightings)
      ?? recall.find(SeenQuery(text, limit: Query.limits.upperBound))
    guard let found else { return nil }
    var gathering = Gathering()
    gathering.add(found)
    return Place(record, findings: Findings(), sightings: found, gathering: gathering)
  }

  /// Asks the same once more, of the stores instead of the service.
  private func restored(_ record: ScreenRecord, madeOf subject: Inquiry.Subject) -> Restored? {
    var inquiry = Inquiry(subject)
    var gathering = Gathering()
    var pointers = record.answers[...]
    while inquiry.outcome == nil {
      let requests = inquiry.next()
      guard !requests.isEmpty else { return nil }
      for request in requests {
        let result = result(of: request, in: record, &pointers)
        gathering.add(result, to: request)
        inquiry.receive(result.map(\.answer), for: request)
      }
    }
    guard case .found(let findings) = inquiry.outcome else { return nil }
    let later = replayFurther(&inquiry, &gathering, pointers)
    let sightings = record.sightings.flatMap(recall.sightings) ?? Sightings()
    if case .similar = subject { gathering.add(sightings) }
    let place = Place(
      record,
      findings: findings,
      later: later,
      sightings: sightings,
      gathering: gathering
    )
    return place.map { Restored(place: completed($0, of: record), inquiry: inquiry) }
  }

  /// What came of a request then: where it failed it fails again, although there may be an answer now, since the rows
  /// are known by their numbers.
  private func result(
    of request: CatalogRequest,
    in record: ScreenRecord,
    _ pointers: inout ArraySlice<AnswerID>
  ) -> Result<Received, CatalogError> {
    if let error = record.failures[request] { return .failure(error) }
    return received(request, &pointers).map { .success($0) } ?? .failure(CatalogError(.offline))
  }

  /// What had been added in the background is added again, as far as the record points to it.
  ///
  /// Gives what had been found after each addition.
  private func replayFurther(
    _ inquiry: inout Inquiry,
    _ gathering: inout Gathering,
    _ pointers: ArraySlice<AnswerID>
  ) -> [Findings] {
    var later: [Findings] = []
    for id in pointers where inquiry.hasFurther {
      guard
        let stored = answer(id),
        let (request, advanced) = Self.advanced(inquiry, to: stored.request.target),
        let answer = try? Answer(body: stored.body, for: request)
      else { continue }
      inquiry = advanced
      inquiry.receive(.success(answer), for: request)
      gathering.add(.success(received(request, id, stored, answer, origin: .cache)), to: request)
      if case .found(let findings) = inquiry.outcome { later.append(findings) }
    }
    return later
  }

  /// The inquiry when it asked for what lies at a target; nil where it never does.
  ///
  /// What it asked for before and what is not there had no answer: the store has no such chart.
  private static func advanced(
    _ inquiry: Inquiry,
    to target: String
  ) -> (CatalogRequest, Inquiry)? {
    var inquiry = inquiry
    while let request = inquiry.nextFurther() {
      if request.target == target { return (request, inquiry) }
      inquiry.receive(.failure(CatalogError(.noChart)), for: request)
    }
    return nil
  }

  /// A place whose detail has again what a look-up added to it.
  private func completed(_ place: Place, of record: ScreenRecord) -> Place {
    guard case .detail(var detail) = place else { return place }
    guard
      let id = record.detailAnswer, let stored = stores.answers.answer(id),
      let answer = try? Answer(body: stored.body, for: stored.request),
      let item = answer.items.first(where: { $0.id == detail.item.id })
    else {
      detail.leaveIncomplete()
      return .detail(detail)
    }
    detail.complete(with: item, from: id, fetchedAt: stored.fetchedAt)
    return .detail(detail)
  }

  /// The answer to a request: the one that the record points to next, else the newest to the same request.
  private func received(
    _ request: CatalogRequest,
    _ pointers: inout ArraySlice<AnswerID>
  ) -> Received? {
    guard
      let (id, stored) = pointed(request, &pointers) ?? newest(request),
      let answer = try? Answer(body: stored.body, for: request)
    else { return nil }
    return received(request, id, stored, answer, origin: .cache)
  }

  private func answer(_ id: AnswerID) -> StoredAnswer? {
    if let briefs { briefs[id] } else { stores.answers.answer(id) }
  }

  private func pointed(
    _ request: CatalogRequest,
    _ pointers: inout ArraySlice<AnswerID>
  ) -> (AnswerID, StoredAnswer)? {
    for index in pointers.indices {
      let id = pointers[index]
      guard let stored = answer(id), stored.request.target == request.target else {
        continue
      }
      pointers.remove(at: index)
      return (id, stored)
    }
    return nil
  }

  private func newest(_ request: CatalogRequest) -> (AnswerID, StoredAnswer)? {
    guard briefs == nil else { return nil }
    let newest = stores.answers.newest(endpoint: endpoint.address, request: request)
    return newest.map { ($0.id, $0.answer) }
  }

  /// An answer as the view model takes it, with the earlier copy to compare a chart with.
  func received(
    _ request: CatalogRequest,
    _ id: AnswerID?,
    _ stored: StoredAnswer,
    _ answer: Answer,
    origin: Source.Origin,
    isOffline: Bool = false
  ) -> Received {
    var source = Source(origin, fetchedAt: stored.fetchedAt, isOffline: isOffline)
    var earlier: EarlierChart?
    if stored.endpoint == Endpoint.demo.address {
      source.origin = .demo
    } else if case .chart(let chart) = request {
      source.origin = .chart
      earlier = self.earlier(than: stored, chart)
    }
    return Received(id: id, answer: answer, source: source, earlier: earlier)
  }

  /// The newest stored copy of the same chart that is old enough to show what has moved.
  private func earlier(than stored: StoredAnswer, _ chart: ChartRequest) -> EarlierChart? {
    let copies = stores.answers.charts(like: chart, endpoint: endpoint.address)
    guard
      let time = ChartMovement.baseline(among: copies.map(\.fetchedAt), for: stored.fetchedAt),
      let copy = copies.first(where: { $0.fetchedAt == time }),
      let earlier = stores.answers.answer(copy.id),
      let answer = try? Answer(body: earlier.body, for: earlier.request)
    else { return nil }
    return EarlierChart(items: answer.items, fetchedAt: time)
  }
}

extension ScreenRecord {
  /// Whether the screen is a list of nothing but what was found, whose answers can be kept in brief.
  fileprivate var hasBrief: Bool {
    guard
      detailRow == nil, !answers.isEmpty, failures.isEmpty, sightings == nil,
      // Those below are only in memory.
      answers.allSatisfy({ $0.rawValue >= 0 }),
      case .inquiry(let subject) = topic
    else { return false }
    switch subject {
    case .request(.search), .request(.lookup), .items, .more: return true
    case .request(.chart), .address, .similar, .compare, .chart, .home, .refresh: return false
    }
  }
}
