#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A small HTTP/1.1 server on 127.0.0.1 that does what a closure says, misbehaviour included.
///
/// One thread accepts and one serves each connection; the closure runs on the latter and may block
/// it. `stop` ends all of them at once, and so does letting go of the server.
public final class FixtureServer: Sendable {
  /// The port.
  public let port: UInt16

  /// A port of 127.0.0.1 that refuses connections as long as the server lives.
  public let refusingPort: UInt16

  private let refusing: Int32
  private let gate: Gate
  private let log: Locked<Log>

  /// Starts a server; each request is answered as the closure says.
  public init(_ respond: @escaping @Sendable (Request) -> Reply) throws {
    let refusing = try Socket.bound()
    let listener = try Socket.bound()
    guard listen(listener.descriptor, 128) == 0 else { throw Failure("listen") }
    self.refusing = refusing.descriptor
    refusingPort = refusing.port
    port = listener.port
    let gate = try Gate()
    self.gate = gate
    let log = Locked(Log())
    self.log = log
    try startThread {
      acceptConnections(listener.descriptor, until: gate) { descriptor in
        serve(descriptor, log: log, respond: respond)
      }
      close(listener.descriptor)
    }
  }

  deinit {
    stop()
    close(refusing)
  }

  /// The address, without a slash at its end.
  public var url: String { "http://127.0.0.1:\(port)" }

  /// An address that refuses connections.
  public var refusingURL: String { "http://127.0.0.1:\(refusingPort)" }

  /// The requests so far, in order of arrival.
  public var requests: [Request] { log.withLock { $0.requests } }

  /// How many connections were accepted so far.
  public var connectionCount: Int { log.withLock { $0.connectionCount } }

  /// How many requests were being answered at the same time, at most.
  public var mostAtOnce: Int { log.withLock { $0.mostAtOnce } }

  /// Waits until this many requests have arrived, or the server has stopped; answers them all.
  @discardableResult
  public func received(_ count: Int) async -> [Request] {
    await withCheckedContinuation { continuation in
      let isThere = log.withLock { log in
        if log.requests.count >= count || log.isStopped { return true }
        log.waiting.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
    return requests
  }

  /// Ends every connection and accepts no more.
  public func stop() {
    gate.open()
    log.withLock { log in
      log.isStopped = true
      // Shut down and not closed: each descriptor belongs to the thread that serves it.
      for descriptor in log.open { shutdown(descriptor, Int32(SHUT_RDWR)) }
      return log.takeWaiting()
    }.forEach { $0.resume() }
  }
}

extension FixtureServer {
  /// What the threads of a server share.
  struct Log: Sendable {
    var requests: [Request] = []
    var connectionCount = 0
    var atOnce = 0
    var mostAtOnce = 0
    var open: Set<Int32> = []
    var isStopped = false
    var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Takes those whose number is reached, or all when the server has stopped.
    mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
      let ready = waiting.filter { $0.count <= requests.count || isStopped }
      waiting.removeAll { $0.count <= requests.count || isStopped }
      return ready.map(\.continuation)
    }
  }

  /// A TCP socket bound to a free port of 127.0.0.1.
  fileprivate struct Socket {
    var descriptor: Int32
    var port: UInt16

    static func bound() throws -> Socket {
      #if canImport(Darwin)
      let kind = SOCK_STREAM
      #else
      let kind = Int32(SOCK_STREAM.rawValue)
      #endif
      let descriptor = socket(AF_INET, kind, 0)
      guard descriptor >= 0 else { throw Failure("socket") }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let code = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          bind(descriptor, address, length) == 0 ? getsockname(descriptor, address, &length) : -1
        }
      }
      guard code == 0 else {
        defer { close(descriptor) }
        throw Failure("bind")
      }
      return Socket(descriptor: descriptor, port: UInt16(bigEndian: address.sin_port))
    }
  }
}

/// Accepts until the gate opens.
private func acceptConnections(
  _ listener: Int32,
  until gate: FixtureServer.Gate,
  serve: @escaping @Sendable (Int32) -> Void
) {
  while true {
    var descriptors = [
      pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
      pollfd(fd: gate.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&descriptors, 2, -1) > 0 else {
      if errno == EINTR { continue }
      return
    }
    if descriptors[1].revents != 0 { return }
    let descriptor = accept(listener, nil, nil)
    guard descriptor >= 0 else { continue }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    do {
      try startThread { serve(descriptor) }
    } catch {
      close(descriptor)
    }
  }
}

/// Serves one connection until either side ends it, and closes it.
private func serve(
  _ descriptor: Int32,
  log: FixtureServer.Locked<FixtureServer.Log>,
  respond: @Sendable (FixtureServer.Request) -> FixtureServer.Reply
) {
  let number = log.withLock { log in
    log.connectionCount += 1
    log.open.insert(descriptor)
    if log.isStopped { shutdown(descriptor, Int32(SHUT_RDWR)) }
    return log.connectionCount
  }
  var connection = FixtureServer.Connection(descriptor: descriptor, number: number)
  while let request = connection.readRequest() {
    log.withLock { log in
      log.requests.append(request)
      log.atOnce += 1
      log.mostAtOnce = max(log.mostAtOnce, log.atOnce)
      return log.takeWaiting()
    }.forEach { $0.resume() }
    guard let reply = connection.passGates(respond(request)) else {
      log.withLock { $0.atOnce -= 1 }
      break
    }
    // A whole answer is counted down before its first byte: the client may ask again as soon as it
    // has the last one.
    if case .full = reply { log.withLock { $0.atOnce -= 1 } }
    let isKept = connection.perform(reply)
    if case .full = reply {} else { log.withLock { $0.atOnce -= 1 } }
    guard isKept, request.header("Connection")?.lowercased() != "close" else { break }
  }
  log.withLock { log in
    log.open.remove(descriptor)
    // Under the lock, so that `stop` never shuts down another's descriptor of the same number.
    close(descriptor)
    return
  }
}

/// A closure on its way to a thread, which needs an object.
private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// Starts a thread that nobody waits for.
private func startThread(_ body: @escaping @Sendable () -> Void) throws {
  let context = Unmanaged.passRetained(Work(body))
  #if canImport(Darwin)
  var thread: pthread_t?
  let code = pthread_create(&thread, nil, { runWork($0) }, context.toOpaque())
  #else
  var thread = pthread_t()
  let code = pthread_create(&thread, nil, { runWork($0) }, context.toOpaque())
  #endif
  guard code == 0 else {
    context.release()
    throw FixtureServer.Failure("pthread_create")
  }
  #if canImport(Darwin)
  if let thread { pthread_detach(thread) }
  #else
  pthread_detach(thread)
  #endif
}

private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context {
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
  }
  return nil
}
