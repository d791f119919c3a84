/// An answer that arrived whole; its status may still be one of failure.
public struct TransferResponse: Equatable, Sendable {
  /// Status, address and header fields of the last answer.
  public var head: ResponseHead

  /// The decoded body; empty when it went to a sink.
  public var body: [UInt8]

  /// Whether the last answer came over a connection that was already open.
  public var connectionWasReused: Bool

  /// Whether a redirect led from https to http on the way.
  public var wasDowngraded: Bool

  /// How the last hop went; nil where nobody has measured it.
  public var timing: TransferTiming?

  /// Makes a response.
  public init(
    head: ResponseHead,
    body: [UInt8] = [],
    connectionWasReused: Bool = false,
    wasDowngraded: Bool = false,
    timing: TransferTiming? = nil
  ) {
    self.head = head
    self.body = body
    self.connectionWasReused = connectionWasReused
    self.wasDowngraded = wasDowngraded
    self.timing = timing
  }

  /// The status of the last answer.
  public var status: Int { head.status }

  /// The address that answered, after redirects.
  public var effectiveURL: String { head.effectiveURL }

  /// The header fields of the last answer only.
  public var headers: HeaderFields { head.headers }

  /// The `Content-Type`, as sent.
  public var contentType: String? { head.headers["Content-Type"] }
}

/// What an answer says before its body.
public struct ResponseHead: Equatable, Sendable {
  /// The HTTP status.
  public var status: Int

  /// The address that answered, after redirects.
  public var effectiveURL: String

  /// The header fields.
  public var headers: HeaderFields

  /// Makes a head.
  public init(status: Int, effectiveURL: String, headers: HeaderFields = HeaderFields()) {
    self.status = status
    self.effectiveURL = effectiveURL
    self.headers = headers
  }
}
