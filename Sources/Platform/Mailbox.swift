/// A queue of events from any thread to the one that polls.
public final class Mailbox<Event: Sendable>: Sendable {
  private let events = Guarded<[Event]>([])
  private let pipe: WakePipe

  /// Makes an empty mailbox; throws if the process has no descriptor left.
  public init() throws(PlatformError) {
    pipe = try WakePipe()
  }

  /// Is readable while events wait; to be polled, not read.
  public var descriptor: Int32 { pipe.readEnd }

  /// Puts an event behind those that wait, and wakes the reader.
  public func post(_ event: Event) {
    let wasEmpty = events.withLock { events in
      events.append(event)
      return events.count == 1
    }
    // The wake of the first event serves those that join it before it is taken.
    if wasEmpty { pipe.wake() }
  }

  /// Takes all events that wait, in the order of their posting.
  public func drain() -> [Event] {
    // The pipe comes first: an event posted in between wakes for nothing, but is not overlooked.
    _ = pipe.drain()
    return events.withLock { events in
      let waiting = events
      events = []
      return waiting
    }
  }
}
