/// Names one call of `send`.
struct TransferID: Hashable, Sendable {
  let number: UInt64
}

/// A request on its way to the worker.
struct Job: Sendable {
  let id: TransferID
  let request: TransferRequest
  let address: Address
  let sink: (any BodySink)?
  let onProgress: (@Sendable (TransferProgress) -> Void)?
  /// When the request's total time is over.
  let deadline: ContinuousClock.Instant?
}

/// What the callers of a loop and its worker share; kept behind a lock.
///
/// Whoever takes a continuation out of here resumes it, after letting go of the lock. So each is
/// resumed once: by the worker with an answer, by a cancellation, or by the closing of the loop.
struct Exchange {
  typealias Answer = Result<TransferResponse, TransferError>
  typealias Continuation = CheckedContinuation<Answer, Never>

  private enum Phase {
    /// Nothing was sent yet, and there is no thread.
    case idle
    /// The worker takes jobs.
    case running(WorkerThread)
    /// The worker has ended by itself, and no other will do better.
    case failed(TransferError, WorkerThread)
    /// The loop is closed for good.
    case closed
  }

  private enum Ticket {
    /// The call has begun and its continuation is not here yet.
    case reserved
    /// The call was cancelled before its continuation came.
    case cancelled
    /// The call waits for its answer.
    case waiting(Continuation)
  }

  /// What the worker finds when it looks.
  struct Mail {
    var jobs: [Job] = []
    var cancelled: [TransferID] = []
    var isClosed = false
  }

  private var phase = Phase.idle
  private var tickets: [TransferID: Ticket] = [:]
  private var mail = Mail()
  private var lastNumber: UInt64 = 0

  /// Begins a call.
  mutating func reserve() -> TransferID {
    lastNumber += 1
    let id = TransferID(number: lastNumber)
    tickets[id] = .reserved
    return id
  }

  /// Hands in a job; an error means that nothing was taken, and is the answer.
  mutating func submit(
    _ job: Job,
    _ continuation: Continuation,
    start: () throws(TransferError) -> WorkerThread
  ) -> TransferError? {
    if case .cancelled = tickets.removeValue(forKey: job.id) {
      return TransferError(.cancelled, host: job.address.host)
    }
    switch phase {
    case .idle:
      do throws(TransferError) {
        phase = .running(try start())
      } catch {
        return error
      }
    case .running(let worker):
      worker.wake.signal()
    case .failed(let error, _):
      return error
    case .closed:
      return TransferError(.cancelled, host: job.address.host)
    }
    tickets[job.id] = .waiting(continuation)
    mail.jobs.append(job)
    return nil
  }

  /// Ends a call from outside; the continuation, if any, is to be told so.
  mutating func cancel(_ id: TransferID) -> Continuation? {
    switch tickets[id] {
    case .reserved:
      tickets[id] = .cancelled
      return nil
    case .waiting(let continuation):
      tickets[id] = nil
      mail.cancelled.append(id)
      if case .running(let worker) = phase { worker.wake.signal() }
      return continuation
    case .cancelled, nil:
      // Cancelled twice, or answered at the same moment.
      return nil
    }
  }

  /// Ends a call with the worker's answer; `nil` when it was cancelled meanwhile.
  mutating func finish(_ id: TransferID) -> Continuation? {
    guard case .waiting(let continuation) = tickets[id] else { return nil }
    tickets[id] = nil
    return continuation
  }

  /// The worker's look into its mail.
  mutating func collect() -> Mail {
    defer {
      mail.jobs = []
      mail.cancelled = []
    }
    return mail
  }

  /// The worker cannot go on: everyone is to be told why, now and from now on.
  mutating func fail(_ error: TransferError) -> [Continuation] {
    if case .running(let worker) = phase { phase = .failed(error, worker) }
    mail.jobs = []
    return takeWaiting()
  }

  /// Closes for good; the waiting ones are to be told, and the worker is to be waited for.
  mutating func close() -> (waiting: [Continuation], worker: WorkerThread?) {
    mail = Mail(isClosed: true)
    defer { phase = .closed }
    switch phase {
    case .idle, .closed:
      return (takeWaiting(), nil)
    case .running(let worker), .failed(_, let worker):
      worker.wake.signal()
      return (takeWaiting(), worker)
    }
  }

  private mutating func takeWaiting() -> [Continuation] {
    var waiting: [Continuation] = []
    for (id, ticket) in tickets {
      // A reserved ticket stays: its call is on its way here and will be refused.
      guard case .waiting(let continuation) = ticket else { continue }
      waiting.append(continuation)
      tickets[id] = nil
    }
    return waiting
  }
}

extension Exchange {
  /// Whether the worker's thread has been started and not been waited for.
  var hasThread: Bool {
    switch phase {
    case .running, .failed: true
    case .idle, .closed: false
    }
  }

  /// How many calls have begun and are not answered.
  var waitingCount: Int { tickets.count }
}
