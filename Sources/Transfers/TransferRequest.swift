/// What to get, and how much of time, bytes and redirects it may take.
public struct TransferRequest: Equatable, Sendable {
  /// The address, http or https.
  public var url: String

  /// Header fields to send besides those of the loop and of libcurl.
  public var headers: [HeaderField]

  /// What ends the transfer early.
  public var limits: TransferLimits

  /// Makes a request for an address.
  public init(
    _ url: String,
    headers: [HeaderField] = [],
    limits: TransferLimits = TransferLimits()
  ) {
    self.url = url
    self.headers = headers
    self.limits = limits
  }
}

/// What ends a transfer before its end.
public struct TransferLimits: Equatable, Sendable {
  /// The longest time for name lookup, connection and TLS together, for each hop.
  public var connect: Duration

  /// The longest time in all, from `send` on, with redirects and waiting for a free place.
  ///
  /// `nil` sets none: a long transfer that goes on is healthy.
  public var total: Duration?

  /// How long less than one byte a second may arrive; whole seconds count.
  public var stall: Duration

  /// How long the peer may leave unacknowledged what was sent to it.
  ///
  /// Finds a connection that was cut without a word long before `stall` does, and is no limit for
  /// a server that is merely slow: its system acknowledges.
  public var unacknowledged: Duration

  /// The largest body in bytes, decoded; `nil` sets none.
  public var maximumBodyBytes: Int64?

  /// How many redirects are followed.
  public var maximumRedirects: Int

  /// Whether a redirect may lead from https to http.
  public var allowsDowngrade: Bool

  /// Makes limits fit for a small answer.
  public init(
    connect: Duration = .seconds(10),
    total: Duration? = nil,
    stall: Duration = .seconds(20),
    unacknowledged: Duration = .seconds(8),
    maximumBodyBytes: Int64? = 32 << 20,
    maximumRedirects: Int = 5,
    allowsDowngrade: Bool = false
  ) {
    self.connect = connect
    self.total = total
    self.stall = stall
    self.unacknowledged = unacknowledged
    self.maximumBodyBytes = maximumBodyBytes
    self.maximumRedirects = maximumRedirects
    self.allowsDowngrade = allowsDowngrade
  }
}

extension Duration {
  /// The duration in whole milliseconds, rounded up so that a limit never becomes zero.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    let limit = Int64(Int32.max) / 1000
    guard seconds < limit else { return Int(Int32.max) }
    return Int(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  /// The duration in whole seconds, rounded up, at least one.
  var wholeSeconds: Int {
    max(1, (milliseconds + 999) / 1000)
  }
}
