extension FixtureServer {
  /// What the server does about a request, decent or not.
  public indirect enum Reply: Sendable {
    /// A whole answer; a `Content-Length` is added. Keeps the connection.
    case full(status: Int, headers: Headers, body: [UInt8])
    /// These bytes and nothing else; closes the connection.
    case raw([UInt8])
    /// No answer, until the client or the server ends.
    case hang
    /// Closes without an answer.
    case close
    /// Resets the connection without an answer.
    case reset
    /// Announces `announced` bytes, sends the body and closes.
    case cut(body: [UInt8], announced: Int)
    /// Sends chunks, not the last one, and closes.
    case unfinishedChunks([[UInt8]])
    /// A body without a length, ended by closing.
    case untilClose([UInt8])
    /// Announces `announced` bytes, sends the body, then is silent until the client or the server
    /// ends.
    case stall(body: [UInt8], announced: Int)
    /// These bytes, then silence until the client or the server ends.
    case rawThenSilence([UInt8])
    /// A body without an end, until the client or the server ends.
    case endless
    /// Waits for the gate, then does the other thing; ends silently with the client or the server.
    case gated(Gate, then: Reply)
  }
}

extension FixtureServer.Reply {
  /// A JSON text.
  public static func json(
    _ text: String,
    status: Int = 200,
    headers: FixtureServer.Headers = [:]
  ) -> Self {
    .body(Array(text.utf8), type: "application/json", status: status, headers: headers)
  }

  /// A plain text.
  public static func text(
    _ text: String,
    status: Int = 200,
    headers: FixtureServer.Headers = [:]
  ) -> Self {
    .body(Array(text.utf8), type: "text/plain; charset=utf-8", status: status, headers: headers)
  }

  /// Bytes of a media type.
  public static func body(
    _ bytes: [UInt8],
    type: String,
    status: Int = 200,
    headers: FixtureServer.Headers = [:]
  ) -> Self {
    .full(
      status: status,
      headers: FixtureServer.Headers([FixtureServer.Header("Content-Type", type)] + headers.all),
      body: bytes
    )
  }

  /// A redirect, with the location as it is to be sent.
  public static func redirect(to location: String, status: Int = 302) -> Self {
    .full(status: status, headers: ["Location": location], body: Array("moved".utf8))
  }
}
