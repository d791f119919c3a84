/// Where the body of an answer goes, other than into memory.
///
/// The loop's worker thread alone calls it, one call at a time, and must not be held up by it. When
/// `send` has thrown `cancelled`, one call may still be under way: what a sink holds open is to
/// be closed in its `deinit`, since the worker lets go of the sink when it is done with it.
public protocol BodySink: AnyObject, Sendable {
  /// Hears what the body belongs to, before its first byte; false ends the transfer.
  ///
  /// Never called for a redirect that is followed. Called also when there is no body.
  func begin(_ head: ResponseHead) -> Bool

  /// Takes the next decoded bytes; false ends the transfer with `sinkFailed`.
  func write(_ bytes: RawSpan) -> Bool
}
