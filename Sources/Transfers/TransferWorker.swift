import CLibCurl

/// What runs on a loop's thread: the only place that drives libcurl.
final class TransferWorker {
  private let configuration: TransferLoop.Configuration
  private let exchange: Guarded<Exchange>
  private let wake: WakePipe
  private let multi: UnsafeMutableRawPointer

  /// Jobs that wait for a free place, in order of arrival.
  private var queue: [Job] = []
  /// Running transfers by libcurl's handle.
  private var running: [UnsafeMutableRawPointer: Transfer] = [:]
  /// Ended transfers whose name lookup would hold up their removal.
  private var lingering: [UnsafeMutableRawPointer: Transfer] = [:]

  /// Loads libcurl and runs until the loop is closed, or until it cannot go on.
  static func run(
    configuration: TransferLoop.Configuration,
    exchange: Guarded<Exchange>,
    wake: WakePipe,
    load: () -> String?
  ) {
    do throws(TransferError) {
      if let reason = load() { throw TransferError(.libraryMissing, detail: reason) }
      try TransferWorker(configuration: configuration, exchange: exchange, wake: wake).run()
    } catch {
      let waiting = exchange.withLock { $0.fail(error) }
      for continuation in waiting { continuation.resume(returning: .failure(error)) }
    }
  }

  private init(
    configuration: TransferLoop.Configuration,
    exchange: Guarded<Exchange>,
    wake: WakePipe
  ) throws(TransferError) {
    guard let multi = ccurl_multi_init() else {
      throw TransferError(.other, detail: "libcurl gave no multi handle")
    }
    self.configuration = configuration
    self.exchange = exchange
    self.wake = wake
    self.multi = multi
  }

  deinit {
    for transfer in [running, lingering].flatMap(\.values) {
      ccurl_multi_remove(multi, transfer.handle.pointer)
    }
    ccurl_multi_cleanup(multi)
  }

  private func run() throws(TransferError) {
    // The queue already counts by the first address; this also counts where redirects lead.
    try check(
      ccurl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, configuration.transfersPerHost)
    )
    while true {
      let mail = exchange.withLock { $0.collect() }
      guard !mail.isClosed else { return }
      queue += mail.jobs
      for id in mail.cancelled { cancel(id) }
      startQueued()
      try check(ccurl_multi_perform(multi))
      // A finished transfer makes room: only when none has finished there is time to wait.
      if takeFinished() || endOverdue() { continue }
      sweepLingering()
      try check(ccurl_multi_poll(multi, wake.readEnd, patience))
      wake.drain()
    }
  }

  /// How long to wait when nothing happens, in milliseconds: until somebody's time is over.
  private var patience: Int32 {
    let ends = queue.compactMap(\.deadline) + running.values.compactMap(\.watchedEnd)
    guard let nearest = ends.min() else { return Int32.max }
    return Int32(max(.zero, nearest - .now).milliseconds)
  }

  private func startQueued() {
    guard !queue.isEmpty else { return }
    let now = ContinuousClock.now
    var kept: [Job] = []
    for job in queue {
      if let deadline = job.deadline, deadline <= now {
        answer(job, .failure(TransferError(.timedOut(.waiting), host: job.address.host)))
      } else if count(job.address) < configuration.transfersPerHost {
        start(job)
      } else {
        kept.append(job)
      }
    }
    queue = kept
  }

  private func count(_ address: Address) -> Int {
    running.values.count { $0.job.address.authority == address.authority }
  }

  private func start(_ job: Job) {
    do throws(TransferError) {
      let transfer = try Transfer(job, configuration: configuration)
      try check(ccurl_multi_add(multi, transfer.handle.pointer))
      running[transfer.handle.pointer] = transfer
    } catch {
      answer(job, .failure(error))
    }
  }

  /// Takes what has ended; false when there was nothing.
  private func takeFinished() -> Bool {
    var found = false
    var result = CURLE_OK
    while let pointer = ccurl_multi_next_done(multi, &result) {
      found = true
      if lingering.removeValue(forKey: pointer) != nil {
        ccurl_multi_remove(multi, pointer)
      } else if let transfer = running[pointer] {
        finish(transfer, result)
      }
    }
    return found
  }

  private func finish(_ transfer: Transfer, _ result: CURLcode) {
    let pointer = transfer.handle.pointer
    switch transfer.finish(result) {
    case .over(let outcome):
      // The answer first: the removal may be held up by a name lookup.
      answer(transfer.job, outcome)
      ccurl_multi_remove(multi, pointer)
      running[pointer] = nil
    case .again:
      ccurl_multi_remove(multi, pointer)
      let code = ccurl_multi_add(multi, pointer)
      guard code != CURLM_OK else { return }
      running[pointer] = nil
      answer(transfer.job, .failure(error(code)))
    }
  }

  /// Ends a transfer whose caller has gone.
  private func cancel(_ id: TransferID) {
    queue.removeAll { $0.id == id }
    guard let transfer = running.values.first(where: { $0.job.id == id }) else { return }
    release(transfer)
  }

  /// Ends the transfers that libcurl is not to end; false when there was none.
  private func endOverdue() -> Bool {
    let now = ContinuousClock.now
    let overdue = running.values.filter { $0.watchedEnd.map { $0 <= now } ?? false }
    for transfer in overdue {
      answer(transfer.job, .failure(transfer.overdue))
      release(transfer)
    }
    return !overdue.isEmpty
  }

  /// Gives up a running transfer, at once or when its name lookup has ended.
  private func release(_ transfer: Transfer) {
    let pointer = transfer.handle.pointer
    running[pointer] = nil
    if transfer.isFreeToGo {
      ccurl_multi_remove(multi, pointer)
    } else {
      transfer.abandon()
      lingering[pointer] = transfer
    }
  }

  private func sweepLingering() {
    for (pointer, transfer) in lingering where transfer.isFreeToGo {
      ccurl_multi_remove(multi, pointer)
      lingering[pointer] = nil
    }
  }

  private func answer(_ job: Job, _ outcome: Result<TransferResponse, TransferError>) {
    exchange.withLock { $0.finish(job.id) }?.resume(returning: outcome)
  }

  private func check(_ code: CURLMcode) throws(TransferError) {
    guard code == CURLM_OK else { throw error(code) }
  }

  private func error(_ code: CURLMcode) -> TransferError {
    TransferError(.other, detail: String(cString: ccurl_multi_strerror(code)))
  }
}
