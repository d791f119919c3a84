import CLibCurl

/// One request being carried out, over as many hops as its redirects need.
///
/// Lives on the worker thread alone; libcurl holds its address as the context of the callbacks.
final class Transfer {
  /// How a hop ended.
  enum Ending {
    /// The transfer is over.
    case over(Result<TransferResponse, TransferError>)
    /// A redirect is to be followed: add the handle again.
    case again
  }

  let job: Job
  let handle: EasyHandle

  private let configuration: TransferLoop.Configuration
  private var address: Address
  private var headers: [HeaderField]
  private var hopStart = ContinuousClock.now
  private var trust = CertificateStore.Choice.builtIn
  private var redirects = 0
  private var wasDowngraded = false

  private var head = HeadReader()
  private var body: [UInt8] = []
  private var bodyCount: Int64 = 0
  private var sinkHasBegun = false
  private var gate = ProgressGate()
  /// Why a callback ended the hop.
  private var stop: Stop?

  private enum Stop {
    case failure(TransferError.Code)
    /// A redirect's body is longer than it is worth reading.
    case redirectBody
  }

  init(_ job: Job, configuration: TransferLoop.Configuration) throws(TransferError) {
    self.job = job
    self.configuration = configuration
    address = job.address
    headers = job.request.headers
    handle = try EasyHandle(leavingLookups: configuration.leavesLookups)
    try prepare()
    try prepareHop()
  }

  /// Whether the handle can be removed without waiting for a name lookup.
  var isFreeToGo: Bool {
    handle.leavesLookups || handle.lookupEnded
  }

  /// Lets the name lookup run out: whatever comes after it ends the transfer.
  func abandon() {
    stop = .failure(.cancelled)
    // A limit of libcurl's would make the worker wait for the lookup; on failure it does just that.
    try? handle.set(CURLOPT_CONNECTTIMEOUT_MS, Int(Int32.max))
  }

  /// When the worker is to end the hop; `nil` where libcurl itself keeps the time limits.
  ///
  /// A libcurl before 7.87 that finds a limit exceeded during a name lookup waits for the lookup,
  /// and every other transfer with it.
  var watchedEnd: ContinuousClock.Instant? {
    guard !handle.leavesLookups else { return nil }
    let connectEnd = handle.isConnected ? nil : hopStart + job.request.limits.connect
    return [connectEnd, job.deadline].compactMap(\.self).min()
  }

  /// The failure of a hop that the worker ends.
  var overdue: TransferError {
    let result = CURLE_OPERATION_TIMEDOUT
    let code = handle.outcome(result, totalIsOver: true).code
    return TransferError(code, host: address.host, detail: handle.errorDetail(result))
  }

  /// Takes libcurl's result of a hop.
  func finish(_ result: CURLcode) -> Ending {
    if case .failure(let code) = stop { return over(code) }
    if let location = head.redirectLocation, result == CURLE_OK || stop != nil {
      return follow(location)
    }
    guard result == CURLE_OK else {
      return .over(.failure(failure(result)))
    }
    guard beginSink() else { return over(.sinkFailed) }
    reportProgress(received: handle.size(CURLINFO_SIZE_DOWNLOAD_T) ?? 0, isLast: true)
    return .over(
      .success(
        TransferResponse(
          head: responseHead,
          body: body,
          connectionWasReused: handle.number(CURLINFO_NUM_CONNECTS) == 0,
          wasDowngraded: wasDowngraded,
          timing: TransferTiming(handle)
        )
      )
    )
  }

  private var responseHead: ResponseHead {
    ResponseHead(status: head.status, effectiveURL: address.url, headers: head.fields)
  }

  private func over(_ code: TransferError.Code, detail: String? = nil) -> Ending {
    .over(.failure(TransferError(code, host: address.host, detail: detail)))
  }
}

// MARK: Setting up

extension Transfer {
  /// Sets what holds for every hop.
  private func prepare() throws(TransferError) {
    guard headers.allSatisfy(\.isSafe) else {
      throw TransferError(.other, host: address.host, detail: "a header field is malformed")
    }
    let limits = job.request.limits
    // Without it libcurl uses SIGALRM and changes the process's SIGPIPE.
    try handle.set(CURLOPT_NOSIGNAL, 1)
    try handle.allowOnlyHTTP()
    try handle.set(CURLOPT_FOLLOWLOCATION, 0)
    try handle.set(CURLOPT_SSL_VERIFYPEER, 1)
    try handle.set(CURLOPT_SSL_VERIFYHOST, 2)
    try handle.set(CURLOPT_USERAGENT, configuration.userAgent)
    // Every encoding that the library can decode.
    try handle.set(CURLOPT_ACCEPT_ENCODING, "")
    try handle.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    // Where the worker keeps the limits, libcurl's only parts the time among several addresses.
    let connect = handle.leavesLookups ? limits.connect : limits.connect * 2
    try handle.set(CURLOPT_CONNECTTIMEOUT_MS, connect.milliseconds)
    try handle.set(CURLOPT_LOW_SPEED_LIMIT, 1)
    try handle.set(CURLOPT_LOW_SPEED_TIME, limits.stall.wholeSeconds)
    try handle.limitUnacknowledged(to: limits.unacknowledged)
    try handle.setIfKnown(ccurl_option_idle_limit, configuration.idleLimit.wholeSeconds)
    if let largest = limits.maximumBodyBytes {
      try handle.set(CURLOPT_MAXFILESIZE_LARGE, size: max(1, largest))
    }
    if !configuration.usesProxies {
      try handle.set(CURLOPT_NOPROXY, "*")
    }
    try handle.setCallbacks(
      header: receiveHeader,
      body: receiveBody,
      progress: job.onProgress == nil ? nil : receiveProgress,
      context: Unmanaged.passUnretained(self).toOpaque()
    )
  }

  /// Sets what the next hop needs.
  private func prepareHop() throws(TransferError) {
    handle.clearErrorText()
    hopStart = .now
    try handle.set(CURLOPT_URL, address.url)
    try handle.set(headers: headers)
    if let deadline = job.deadline {
      let left = deadline - .now
      guard left > .zero else {
        throw TransferError(.timedOut(.answering), host: address.host)
      }
      if handle.leavesLookups {
        try handle.set(CURLOPT_TIMEOUT_MS, left.milliseconds)
      }
    }
    if address.isSecure { try prepareTrust() }
  }

  private func prepareTrust() throws(TransferError) {
    trust = configuration.certificates.choice(
      builtInFile: handle.text(ccurl_info_certificate_file),
      builtInFolder: handle.text(ccurl_info_certificate_folder)
    )
    switch trust {
    case .use(let file, let folder):
      if let file { try handle.set(CURLOPT_CAINFO, file) }
      if let folder { try handle.set(CURLOPT_CAPATH, folder) }
    case .builtIn, .unknown:
      break
    case .missing(let path):
      throw TransferError(.certificates(path: path), host: address.host)
    }
  }
}

// MARK: Ending a hop

extension Transfer {
  private func follow(_ location: String) -> Ending {
    guard let target = resolve(Redirect.encoded(location: location), against: address.url) else {
      return over(.redirectRefused(to: singleLine(location)))
    }
    let decision = Redirect.decide(
      from: address,
      to: target,
      followed: redirects,
      limits: job.request.limits
    )
    switch decision {
    case .refuse(let code):
      return over(code)
    case .follow(let next):
      headers = Redirect.headers(headers, from: address, to: next)
      wasDowngraded = wasDowngraded || (address.isSecure && !next.isSecure)
      address = next
      redirects += 1
      head = HeadReader()
      bodyCount = 0
      stop = nil
    }
    do throws(TransferError) {
      try prepareHop()
    } catch {
      return .over(.failure(error))
    }
    return .again
  }

  private func failure(_ result: CURLcode) -> TransferError {
    // libcurl counts in whole milliseconds from a moment of its own, and so may be a little early.
    let isOver = job.deadline.map { $0 - .now <= .milliseconds(20) } ?? false
    var code = handle.outcome(result, totalIsOver: isOver).code
    // Only here it is known which certificates were used.
    switch (code, trust) {
    case (.certificates, .use(let file, let folder)):
      code = .certificates(path: file ?? folder)
    case (.certificates, .builtIn):
      code = .certificates(path: handle.text(ccurl_info_certificate_file))
    case (.untrusted, .unknown):
      code = .certificates(path: nil)
    default:
      break
    }
    return TransferError(code, host: address.host, detail: handle.errorDetail(result))
  }
}

private func resolve(_ reference: String, against base: String) -> String? {
  guard let resolved = ccurl_resolve(base, reference) else { return nil }
  defer { ccurl_free(resolved) }
  return String(cString: resolved)
}

// MARK: What arrives

extension Transfer {
  fileprivate func receive(header line: UnsafeRawBufferPointer) -> Bool {
    if case .failure = stop { return false }
    head.read(line)
    return true
  }

  fileprivate func receive(body bytes: UnsafeRawBufferPointer) -> Bool {
    if case .failure = stop { return false }
    bodyCount += Int64(bytes.count)
    if head.redirectLocation != nil {
      guard bodyCount <= Redirect.bodyAllowance else {
        stop = .redirectBody
        return false
      }
      return true
    }
    if let largest = job.request.limits.maximumBodyBytes, bodyCount > largest {
      stop = .failure(.tooLarge)
      return false
    }
    guard let sink = job.sink else {
      body.append(contentsOf: bytes)
      return true
    }
    guard beginSink(), sink.write(bytes.bytes) else {
      stop = .failure(.sinkFailed)
      return false
    }
    return true
  }

  fileprivate func reportProgress(received: Int64, expected: Int64 = 0, isLast: Bool = false) {
    guard let onProgress = job.onProgress, head.redirectLocation == nil else { return }
    let progress = TransferProgress(
      received: received,
      expected: isLast ? received : (expected > 0 ? expected : nil)
    )
    if gate.admits(progress, at: .now, isLast: isLast) { onProgress(progress) }
  }

  /// Tells the sink the head, once; true also when there is no sink.
  private func beginSink() -> Bool {
    guard let sink = job.sink, !sinkHasBegun else { return true }
    sinkHasBegun = true
    return sink.begin(responseHead)
  }
}

// libcurl calls these on the worker thread, with the transfer that `prepare` gave as the context.

private func receiveHeader(
  bytes: UnsafeMutablePointer<CChar>?,
  size: Int,
  count: Int,
  context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  return transfer.receive(header: line) ? line.count : 0
}

private func receiveBody(
  bytes: UnsafeMutablePointer<CChar>?,
  size: Int,
  count: Int,
  context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  return transfer.receive(body: bytes) ? bytes.count : 0
}

private func receiveProgress(
  context: UnsafeMutableRawPointer?,
  expected: curl_off_t,
  received: curl_off_t,
  toSend: curl_off_t,
  sent: curl_off_t
) -> Int32 {
  guard let context else { return 1 }
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  transfer.reportProgress(received: Int64(received), expected: Int64(expected))
  return 0
}
