/// The service that is asked: Apple's, or a stand-in for it.
public struct Endpoint: Hashable, Sendable {
  /// Scheme, host and path, without a slash at the end.
  public let address: String
  /// The host, as it is named in messages.
  public let host: String
  /// Whether it is this machine itself.
  public let isLoopback: Bool

  /// Apple's search service.
  public static let apple = Endpoint(
    address: "https://itunes.apple.com",
    host: "itunes.apple.com",
    isLoopback: false
  )

  /// The host of Apple's newer chart feeds.
  public static let appleCharts = Endpoint(
    address: "https://rss.marketingtools.apple.com",
    host: "rss.marketingtools.apple.com",
    isLoopback: false
  )

  /// What stands for the bundled catalogue where an endpoint is named.
  public static let demo = Endpoint(address: "demo:", host: "demo", isLoopback: true)

  private init(address: String, host: String, isLoopback: Bool) {
    self.address = address
    self.host = host
    self.isLoopback = isLoopback
  }

  /// Reads an address: https to any host, plain http only to this machine.
  ///
  /// Nil for everything else, also for user names, queries, and characters that no address may have.
  public init?(_ text: String) {
    let scheme: String
    if text.hasPrefix("https://") {
      scheme = "https"
    } else if text.hasPrefix("http://") {
      scheme = "http"
    } else {
      return nil
    }
    let rest = text.dropFirst(scheme.utf8.count + 3)
    guard rest.utf8.allSatisfy({ Self.isAllowed($0) }) else { return nil }
    let authority = rest.prefix { $0 != "/" }
    guard let host = Self.host(of: authority) else { return nil }
    let isLoopback = Self.isLoopback(host)
    guard scheme == "https" || isLoopback else { return nil }
    var address = text
    while address.hasSuffix("/") { address.removeLast() }
    self.init(address: address, host: host, isLoopback: isLoopback)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "-._~:/[]%".utf8.contains(byte)
    }
  }

  /// The host of `host:port`, or nil if either is malformed.
  private static func host(of authority: Substring) -> String? {
    var host = authority
    if authority.hasPrefix("[") {
      guard let close = authority.firstIndex(of: "]") else { return nil }
      host = authority[...close]
      guard host.dropFirst().dropLast().allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." })
      else { return nil }
    } else if let colon = authority.firstIndex(of: ":") {
      host = authority[..<colon]
    }
    let rest = authority[host.endIndex...]
    guard !host.isEmpty, host != "[]" else { return nil }
    guard host.hasPrefix("[") || !host.contains(where: { "[]%".contains($0) }) else { return nil }
    guard rest.isEmpty || (rest.hasPrefix(":") && UInt16(rest.dropFirst()) != nil) else {
      return nil
    }
    return String(host)
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host.lowercased() == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
