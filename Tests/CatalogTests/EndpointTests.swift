import Catalog
import Testing

struct EndpointTests {
  @Test(arguments: [
    ("https://itunes.apple.com", "https://itunes.apple.com", "itunes.apple.com", false),
    ("https://itunes.apple.com///", "https://itunes.apple.com", "itunes.apple.com", false),
    ("https://example.org/a/b/", "https://example.org/a/b", "example.org", false),
    ("https://example.org:8443", "https://example.org:8443", "example.org", false),
    ("https://192.0.2.1", "https://192.0.2.1", "192.0.2.1", false),
    ("https://[2001:db8::1]:443/x", "https://[2001:db8::1]:443/x", "[2001:db8::1]", false),
    ("https://localhost", "https://localhost", "localhost", true),
    ("http://localhost:8080", "http://localhost:8080", "localhost", true),
    ("http://LOCALHOST", "http://LOCALHOST", "LOCALHOST", true),
    ("http://127.0.0.1:9", "http://127.0.0.1:9", "127.0.0.1", true),
    ("http://127.255.0.3/fault/hang", "http://127.255.0.3/fault/hang", "127.255.0.3", true),
    ("http://[::1]:80", "http://[::1]:80", "[::1]", true),
  ])
  func anAddressIsTakenApart(text: String, address: String, host: String, isLoopback: Bool) throws {
    let endpoint = try #require(Endpoint(text))
    #expect(endpoint.address == address)
    #expect(endpoint.host == host)
    #expect(endpoint.isLoopback == isLoopback)
  }

  @Test(arguments: [
    "http://itunes.apple.com", "http://localhost.example.org", "http://127.0.0.1.example.org",
    "http://128.0.0.1", "http://127.0.0", "http://127.0.0.256", "http://127.1", "http://0.0.0.0",
    "http://[::2]", "http://[::ffff:127.0.0.1]", "http://127.0.0.1@example.org",
    "http://localhost:80@example.org", "http://example.org#127.0.0.1", "http://2130706433",
    "http://localhost\u{338}", "http://loc\u{430}lhost",
  ])
  func plainHTTPIsForThisMachineOnly(text: String) {
    #expect(Endpoint(text) == nil)
  }

  @Test(arguments: [
    "", "itunes.apple.com", "ftp://example.org", "file:///etc/passwd", "https://", "https:///x",
    "https://user@example.org", "https://user:pass@example.org", "https://example.org?x=1",
    "https://example.org#x", "https://exa mple.org", "https://example.org/a b",
    "https://example.org\n",
    "https://ex\u{1B}ample.org", "https://exämple.org", "https://example.org:",
    "https://example.org:http",
    "https://example.org:65536", "https://example.org:-1", "https://example.org:80:80",
    "https://[::1",
    "https://[]", "https://[::1]x", "https://[example]", "https://a[b", "https://a]b",
    "https://a%2eb",
    "https://::1", "https:/example.org", "javascript:alert(1)", "--help",
  ])
  func whatIsNoAddressIsRefused(text: String) {
    #expect(Endpoint(text) == nil)
  }

  @Test func theTwoKnownOnesAreWhatTheySay() {
    #expect(Endpoint("https://itunes.apple.com/") == .apple)
    #expect(Endpoint.demo.isLoopback)
    #expect(Endpoint(Endpoint.demo.address) == nil)
  }
}
