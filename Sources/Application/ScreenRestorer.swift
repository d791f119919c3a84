import Browsing
import Catalog
import Library
import Records

/// Makes screens again of what the stores keep, without the network.
struct ScreenRestorer {
  let stores: Stores
  let endpoint: Endpoint

  /// The screen that a record remembers; nil if what it was made of is gone.
  func place(of record: ScreenRecord) -> Place? {
    switch record.topic {
    case .start:
      return Place(record, findings: nil, gathering: Gathering())
    case .seen(let text):
      let found = SeenSearch(stores: stores).find(text)
      var gathering = Gathering()
      gathering.add(Received(id: nil, answer: Answer(items: []), source: found.source))
      return Place(record, findings: found.findings, gathering: gathering)
    case .inquiry(let subject):
      return place(of: record, made: subject)
    }
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
        guard let received = received(request, &pointers) else {
          inquiry.receive(.failure(CatalogError(.offline)), for: request)
          continue
        }
        gathering.add(received)
        inquiry.receive(.success(received.answer), for: request)
      }
    }
    guard case .found(let findings) = inquiry.outcome else { return nil }
    let later = replayFurther(&inquiry, &gathering, &pointers)
    return Place(record, findings: findings, later: later, gathering: gathering)
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
      gathering.add(received)
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
