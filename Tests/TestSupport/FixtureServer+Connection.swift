#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FixtureServer {
  /// One accepted connection, served by one thread.
  struct Connection {
    let descriptor: Int32
    let number: Int

    /// The first byte of a TLS connection.
    private static let tlsHandshake: UInt8 = 0x16

    private var unread: [UInt8] = []

    init(descriptor: Int32, number: Int) {
      self.descriptor = descriptor
      self.number = number
      var on: Int32 = 1
      _ = setsockopt(
        descriptor,
        Int32(IPPROTO_TCP),
        TCP_NODELAY,
        &on,
        socklen_t(MemoryLayout<Int32>.size)
      )
      #if canImport(Darwin)
      _ = setsockopt(
        descriptor,
        SOL_SOCKET,
        SO_NOSIGPIPE,
        &on,
        socklen_t(MemoryLayout<Int32>.size)
      )
      #endif
    }

    /// The next request; `nil` when there is none.
    mutating func readRequest() -> Request? {
      let separator = Array("\r\n\r\n".utf8)
      var end = unread.firstIndex(of: separator)
      while end == nil {
        guard readMore() else { return nil }
        guard unread.first != Self.tlsHandshake else {
          // A client that wanted TLS would wait for the end of a head, and so would this.
          _ = send(head(400, [Header("Connection", "close")]))
          return nil
        }
        end = unread.firstIndex(of: separator)
      }
      guard let end,
        var request = Request(
          head: String(decoding: unread[..<end], as: UTF8.self),
          connection: number
        )
      else { return nil }
      unread.removeFirst(end + separator.count)
      let length = request.header("Content-Length").flatMap { Int($0) } ?? 0
      while unread.count < length {
        guard readMore() else { return nil }
      }
      request.body = Array(unread.prefix(length))
      unread.removeFirst(length)
      return request
    }

    /// The reply behind the gates, once they are open; `nil` when the connection has ended first.
    func passGates(_ reply: Reply) -> Reply? {
      guard case .gated(let gate, let next) = reply else { return reply }
      return wait(for: gate) ? passGates(next) : nil
    }

    /// Carries out a reply; true when the connection may be used again.
    func perform(_ reply: Reply) -> Bool {
      switch reply {
      case .full(let status, let headers, let body):
        return send(
          head(status, headers.all + [Header("Content-Length", "\(body.count)")]) + body
        )
      case .raw(let bytes):
        _ = send(bytes)
      case .hang:
        waitForEnd()
      case .close:
        break
      case .reset:
        reset()
      case .cut(let body, let announced):
        _ = send(head(200, [Header("Content-Length", "\(announced)")]) + body)
      case .unfinishedChunks(let chunks):
        var bytes = head(200, [Header("Transfer-Encoding", "chunked")])
        for chunk in chunks {
          bytes += Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Array("\r\n".utf8)
        }
        _ = send(bytes)
      case .untilClose(let body):
        _ = send(head(200, [Header("Connection", "close")]) + body)
      case .stall(let body, let announced):
        _ = send(head(200, [Header("Content-Length", "\(announced)")]) + body)
        waitForEnd()
      case .rawThenSilence(let bytes):
        _ = send(bytes)
        waitForEnd()
      case .endless:
        var bytes = head(200, [Header("Connection", "close")])
        while send(bytes) { bytes = [UInt8](repeating: UInt8(ascii: "."), count: 1 << 16) }
      case .gated:
        return passGates(reply).map(perform) ?? false
      }
      return false
    }

    private func head(_ status: Int, _ headers: [Header]) -> [UInt8] {
      var text = "HTTP/1.1 \(status) Fixture\r\n"
      for header in headers { text += "\(header.name): \(header.value)\r\n" }
      return Array((text + "\r\n").utf8)
    }

    /// Sends everything in one write where the system takes it; false when the client has gone.
    private func send(_ bytes: [UInt8]) -> Bool {
      #if canImport(Darwin)
      let flags: Int32 = 0
      #else
      let flags = Int32(MSG_NOSIGNAL)
      #endif
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes {
          sendBytes(descriptor, $0.baseAddress, $0.count, flags)
        }
        if count > 0 {
          sent += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }

    private mutating func readMore() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count > 0 {
          unread += buffer[..<count]
          return true
        }
        guard count < 0 && errno == EINTR else { return false }
      }
    }

    /// Returns when the client has gone or the server has shut the connection down.
    private func waitForEnd() {
      var other = self
      while other.readMore() { other.unread = [] }
    }

    /// True when the gate has opened, false when the connection has ended first.
    private func wait(for gate: Gate) -> Bool {
      while true {
        var descriptors = [
          pollfd(fd: gate.descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&descriptors, 2, -1) > 0 else {
          if errno == EINTR { continue }
          return false
        }
        if descriptors[0].revents != 0 { return true }
        if descriptors[1].revents != 0 { return false }
      }
    }

    private func reset() {
      // To linger for no time means to reset.
      var option = linger(l_onoff: 1, l_linger: 0)
      _ = setsockopt(
        descriptor,
        SOL_SOCKET,
        SO_LINGER,
        &option,
        socklen_t(MemoryLayout<linger>.size)
      )
    }
  }
}

/// The system's `send`, which the method of that name hides.
private func sendBytes(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer?,
  _ count: Int,
  _ flags: Int32
) -> Int {
  send(descriptor, bytes, count, flags)
}

extension [UInt8] {
  /// Where a sequence of bytes begins first.
  fileprivate func firstIndex(of pattern: [UInt8]) -> Int? {
    guard count >= pattern.count else { return nil }
    return (0...(count - pattern.count)).first {
      self[$0..<($0 + pattern.count)].elementsEqual(pattern)
    }
  }
}
