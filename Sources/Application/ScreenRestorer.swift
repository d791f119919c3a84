import Browsing
import Catalog
import Library
import Records

/// Makes screens again of what the stores keep, without the network.
struct ScreenRestorer {
  let stores: Stores
  let endpoint: Endpoint
  let recall: SeenRecall

  /// The screen that a record remembers; nil if what it was made of is gone.
  func place(of record: ScreenRecord) -> Place? {
    switch record.topic {
    case .start:
      return Place(record, findings: nil, gathering: Gathering())
    case .seen(let text):
      return place(of: record, found: text)
    case .inquiry(let subject):
      return place(of: record, made: subject)
    }
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
  private func place(of record: ScreenRecord, made subject: Inquiry.Subject) -> Place? {
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
    let later = replayFurther(&inquiry, &gathering, &pointers)
    let sightings = record.sightings.flatMap(recall.sightings) ?? Sightings()
    if case .similar = subject { gathering.add(sightings) }
    return Place(
      record,
      findings: findings,
      later: later,
      sightings: sightings,
      gathering: gathering
    )
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
    _ pointers: inout ArraySlice<AnswerID>
  ) -> [Findings] {
    var later: [Findings] = []
    while !pointers.isEmpty, let request = inquiry.nextFurther() {
      guard let received = received(request, &pointers) else { break }
      gathering.add(.success(received), to: request)
      inquiry.receive(.success(received.answer), for: request)
      if case .found(let findings) = inquiry.outcome { later.append(findings) }
    }
    return later
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

  private func pointed(
    _ request: CatalogRequest,
    _ pointers: inout ArraySlice<AnswerID>
  ) -> (AnswerID, StoredAnswer)? {
    for index in pointers.indices {
      let id = pointers[index]
      guard let stored = stores.answers.answer(id), stored.request.target == request.target else {
        continue
      }
      pointers.remove(at: index)
      return (id, stored)
    }
    return nil
  }

  private func newest(_ request: CatalogRequest) -> (AnswerID, StoredAnswer)? {
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
