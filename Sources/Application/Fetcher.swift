import Browsing
import Catalog
import Library
import Platform
import Records

/// Gets answers for the session: from the store where one is fresh enough, else within the budget from the service.
///
/// It belongs to the session's thread. Whatever it gets, at once or later, arrives through the mailbox.
final class Fetcher {
  private let stores: Stores
  private let client: CatalogClient
  private let clocks: Clocks
  private let mailbox: Mailbox<SessionEvent>
  private let policy: RunPolicy
  private var out: [FetchID: [CatalogRequest: Sent]] = [:]
  /// The requests for which the budget has no room yet, and when it has.
  private var waiting: [Waiting] = []

  /// A request that is on its way.
  private struct Sent {
    var task: Task<Void, Never>
    /// What is added to the address so that no copy of the answer is served, the same for both tries.
    var varying: String?
    var isOptional: Bool
    /// When it must have ended, its second try included, on the monotonic clock.
    var deadline: Duration
    var isSecondTry: Bool
  }

  private struct Waiting {
    var id: FetchID
    var request: CatalogRequest
    var fresh: Bool
    var isOptional: Bool
    /// On the monotonic clock.
    var until: Duration
  }

  init(
    stores: Stores,
    client: CatalogClient,
    clocks: Clocks,
    mailbox: Mailbox<SessionEvent>,
    policy: RunPolicy
  ) {
    self.stores = stores
    self.client = client
    self.clocks = clocks
    self.mailbox = mailbox
    self.policy = policy
  }

  /// Gets the answer to one request of an inquiry; `fresh` means past every copy.
  ///
  /// What can be done without leaves half of the budget to what cannot.
  /// - Returns: The seconds that it has to wait for the budget, nil where it need not.
  func fetch(
    _ request: CatalogRequest,
    for id: FetchID,
    fresh: Bool,
    isOptional: Bool = false
  ) -> Int? {
    if !fresh, let kept = kept(request, isOptional: isOptional) {
      mailbox.post(.kept(id, request, kept))
      return nil
    }
    guard !policy.isOffline else {
      mailbox.post(.refused(id, request, CatalogError(.offline)))
      return nil
    }
    switch reservation(for: request, isOptional: isOptional) {
    case .granted:
      let deadline = clocks.monotonic() + policy.timeout(of: request)
      send(
        request,
        for: id,
        varying: fresh ? String(UInt64.random(in: 0...UInt64.max), radix: 36) : nil,
        isOptional: isOptional,
        by: deadline
      )
      return nil
    case .paused(let milliseconds):
      let error = CatalogError(.limited, retryAfter: Self.seconds(milliseconds))
      mailbox.post(.refused(id, request, error))
      return nil
    case .wait(let milliseconds):
      let until = clocks.monotonic() + .milliseconds(milliseconds)
      waiting.append(
        Waiting(id: id, request: request, fresh: fresh, isOptional: isOptional, until: until)
      )
      return Self.seconds(ofWait: .milliseconds(milliseconds))
    }
  }

  /// When the next waiting request may be sent, on the monotonic clock; nil where none waits.
  var nextDue: Duration? { waiting.map(\.until).min() }

  /// Sends what waited for the budget and need not any longer; gives the seconds that are left for each inquiry.
  func sendWaiting() -> [(FetchID, Int?)] {
    let now = clocks.monotonic()
    let due = waiting.filter { $0.until <= now }
    waiting.removeAll { $0.until <= now }
    var waits: [(FetchID, Int?)] = waiting.map { ($0.id, Self.seconds(ofWait: $0.until - now)) }
    for one in due {
      let seconds = fetch(
        one.request,
        for: one.id,
        fresh: one.fresh,
        isOptional: one.isOptional
      )
      waits.append((one.id, seconds))
    }
    return waits
  }

  /// An inquiry is no longer wanted.
  func cancel(_ id: FetchID) {
    waiting.removeAll { $0.id == id }
    for sent in out.removeValue(forKey: id)?.values ?? [:].values { sent.task.cancel() }
  }

  /// Ends everything.
  func close() {
    waiting.removeAll()
    for id in out.keys { cancel(id) }
    client.close()
  }

  /// Takes note of a request that has ended, and of what it means for those that come.
  ///
  /// Gives what came of it, nil where nobody waits for it any longer, or where it is asked a second time.
  func ended(
    _ request: CatalogRequest,
    for id: FetchID,
    _ result: Result<Fetched, CatalogError>
  ) -> Result<Fetched, CatalogError>? {
    let sent = out[id]?.removeValue(forKey: request)
    if out[id]?.isEmpty == true { out[id] = nil }
    // A refusal counts for all that come, whoever asked.
    let noted = noted(result)
    guard let sent else { return nil }
    if case .failure(let error) = noted, error.isWorthARetry, sendAgain(request, for: id, sent) {
      return nil
    }
    return noted
  }

  /// Sends a request once more, if it has not been, its time is not up, and the budget has room for it now.
  ///
  /// A second try is worth no waiting: the failure is known, and `retry` asks again.
  private func sendAgain(_ request: CatalogRequest, for id: FetchID, _ sent: Sent) -> Bool {
    guard
      !sent.isSecondTry, sent.deadline > clocks.monotonic(),
      reservation(for: request, isOptional: sent.isOptional) == .granted
    else { return false }
    client.note("asking once more")
    send(
      request,
      for: id,
      varying: sent.varying,
      isOptional: sent.isOptional,
      by: sent.deadline,
      isSecondTry: true
    )
    return true
  }

  private func noted(_ result: Result<Fetched, CatalogError>) -> Result<Fetched, CatalogError> {
    guard policy.hasBudget else { return result }
    let now = clocks.wallMilliseconds()
    let endpoint = client.endpoint.address
    switch result {
    case .success:
      stores.limits.noteSuccess(endpoint: endpoint, now: now)
      return result
    case .failure(var error):
      guard error.code == .limited, error.status != nil else { return result }
      let pause = stores.limits.notePause(
        endpoint: endpoint,
        retryAfter: error.retryAfter,
        now: now
      )
      error.retryAfter = Self.seconds(pause)
      return .failure(error)
    }
  }

  // MARK: What is kept

  /// The answer that is still good: one less than an hour old, in the background a chart of a day, or offline one of any
  /// age.
  ///
  /// One that cannot be read any more is as good as none.
  private func kept(_ request: CatalogRequest, isOptional: Bool) -> Kept? {
    guard
      let (id, stored) = stored(request, isOptional: isOptional),
      let answer = try? Answer(body: stored.body, for: request)
    else { return nil }
    return Kept(id: id, stored: stored, answer: answer)
  }

  private func stored(
    _ request: CatalogRequest,
    isOptional: Bool
  ) -> (id: AnswerID, answer: StoredAnswer)? {
    let endpoint = client.endpoint.address
    guard !policy.isOffline else {
      return stores.answers.newest(endpoint: endpoint, request: request)
    }
    let now = clocks.wallMilliseconds() / 1000
    let isChartOnTheSide = isOptional && request.family == .charts
    return stores.answers.fresh(
      endpoint: endpoint,
      request: request,
      at: now,
      for: isChartOnTheSide ? StoredAnswer.chartFreshness : StoredAnswer.freshness
    )
  }

  private func reservation(for request: CatalogRequest, isOptional: Bool) -> Reservation {
    guard policy.hasBudget else { return .granted }
    let most = policy.requestsPerMinute
    return stores.limits.reserve(
      endpoint: client.endpoint.address,
      family: request.family,
      now: clocks.wallMilliseconds(),
      limit: isOptional ? max(1, most / 2) : most
    )
  }

  // MARK: The service

  private func send(
    _ request: CatalogRequest,
    for id: FetchID,
    varying: String?,
    isOptional: Bool,
    by deadline: Duration,
    isSecondTry: Bool = false
  ) {
    let limit = deadline - clocks.monotonic()
    out[id, default: [:]][request] = Sent(
      task: Self.task(client, mailbox, request, id, varying, limit),
      varying: varying,
      isOptional: isOptional,
      deadline: deadline,
      isSecondTry: isSecondTry
    )
  }

  /// The fetch, away from this thread.
  private static func task(
    _ client: CatalogClient,
    _ mailbox: Mailbox<SessionEvent>,
    _ request: CatalogRequest,
    _ id: FetchID,
    _ varying: String?,
    _ limit: Duration
  ) -> Task<Void, Never> {
    Task {
      switch await client.fetch(request, varying, limit) {
      case .success(let body): mailbox.post(.fetched(id, request, Fetched.read(body, of: request)))
      case .failure(let error): mailbox.post(.fetched(id, request, .failure(error)))
      }
    }
  }

  private static func seconds(_ milliseconds: Int64) -> Int {
    Int(max(1, (milliseconds + 999) / 1000))
  }

  /// A wait for the budget, which is a minute at most; the half second that a request counts longer is not said.
  private static func seconds(ofWait duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return max(1, Int(seconds) + (attoseconds > 500_000_000_000_000_000 ? 1 : 0))
  }
}

extension CatalogRequest {
  /// The budget that a request counts for.
  var family: RequestFamily {
    switch self {
    case .search, .lookup: .catalogue
    case .chart: .charts
    }
  }
}

extension Fetched {
  /// Reads a body of a successful reply.
  static func read(
    _ body: [UInt8],
    of request: CatalogRequest
  ) -> Result<Fetched, CatalogError> {
    do throws(CatalogError) {
      return .success(Fetched(body: body, answer: try Answer(body: body, for: request)))
    } catch {
      return .failure(error)
    }
  }
}
