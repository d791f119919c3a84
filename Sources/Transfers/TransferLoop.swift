/// Carries out transfers on one thread of its own, which starts with the first of them.
///
/// Until then nothing is opened or loaded. Connections are kept and used again. Its owner calls
/// `close` before the process exits: the TLS library's clean-up at exit must not meet a transfer.
public final class TransferLoop: Sendable {
  /// How long closing waits for the thread, which a name lookup may hold.
  private static let closingPatience = Duration.milliseconds(200)

  private let configuration: Configuration
  private let exchange = Guarded(Exchange())
  private let load: @Sendable () -> String?

  /// Makes a loop; starts nothing.
  public convenience init(_ configuration: Configuration) {
    self.init(configuration, load: CurlLibrary.load)
  }

  /// Makes a loop with another way to load libcurl, which answers why it cannot.
  init(_ configuration: Configuration, load: @escaping @Sendable () -> String?) {
    self.configuration = configuration
    self.load = load
  }

  deinit {
    close()
  }

  /// Fetches an address and answers when all of it has arrived.
  ///
  /// An answer of any status is a response; only a transfer that fails throws. When the calling
  /// task is cancelled, or the loop closed, `cancelled` is thrown at once.
  ///
  /// - Parameters:
  ///   - request: What to fetch, with its limits.
  ///   - sink: Where the body goes; `nil` keeps it in the response.
  ///   - onProgress: Hears about the body at most ten times a second, on the worker thread, which
  ///     it must not hold up; it may be called once more after a cancellation.
  /// - Returns: The last answer, after redirects.
  /// - Throws: Why there is none.
  public func send(
    _ request: TransferRequest,
    to sink: (any BodySink)? = nil,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(TransferError) -> TransferResponse {
    guard let address = Address(request.url) else {
      throw TransferError(.badURL, detail: request.url)
    }
    let job = Job(
      id: exchange.withLock { $0.reserve() },
      request: request,
      address: address,
      sink: sink,
      onProgress: onProgress,
      deadline: request.limits.total.map { .now + $0 }
    )
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { submit(job, $0) }
    } onCancel: {
      let continuation = exchange.withLock { $0.cancel(job.id) }
      let error = TransferError(.cancelled, host: address.host)
      continuation?.resume(returning: .failure(error))
    }
    return try answer.get()
  }

  /// Ends every transfer with `cancelled` and the thread with them; later sends fail likewise.
  ///
  /// Waits for the thread for at most 0.2 s. Not to be called on the worker thread.
  public func close() {
    let (waiting, worker) = exchange.withLock { $0.close() }
    for continuation in waiting {
      continuation.resume(returning: .failure(TransferError(.cancelled)))
    }
    worker?.join(atMost: Self.closingPatience)
  }

  /// The version of libcurl and its TLS library, for a report; loads libcurl.
  public static func libraryVersion() throws(TransferError) -> String {
    try CurlLibrary.version().get()
  }

  /// Whether the thread has been started.
  var hasThread: Bool {
    exchange.withLock { $0.hasThread }
  }

  /// How many calls wait for their answer.
  var waitingCount: Int {
    exchange.withLock { $0.waitingCount }
  }

  private func submit(_ job: Job, _ continuation: Exchange.Continuation) {
    let refusal = exchange.withLock { state in
      state.submit(job, continuation) { () throws(TransferError) in
        // The thread holds what it needs and not the loop, whose end is to end the thread.
        try WorkerThread { [configuration, exchange, load] wake in
          TransferWorker.run(
            configuration: configuration,
            exchange: exchange,
            wake: wake,
            load: load
          )
        }
      }
    }
    if let refusal { continuation.resume(returning: .failure(refusal)) }
  }
}
