import Testing

@testable import Transfers

struct ValueTests {
  @Test(arguments: [
    ("http://Example.com/x", "example.com", "http://example.com", false),
    ("HTTPS://example.com:8443?q", "example.com", "https://example.com:8443", true),
    ("https://user:p%40ss@example.com#f", "example.com", "https://example.com", true),
    ("http://[::1]:80/", "::1", "http://[::1]:80", false),
    ("http://a@b@c/", "c", "http://c", false),
  ])
  func addressesAreTakenApart(url: String, host: String, authority: String, isSecure: Bool) throws {
    let address = try #require(Address(url))
    #expect(address.url == url)
    #expect(address.host == host)
    #expect(address.authority == authority)
    #expect(address.isSecure == isSecure)
  }

  @Test func headerNamesHaveNoCase() {
    var fields = HeaderFields()
    fields.append(line: "Retry-After:  120 \r\n")
    fields.append(line: "X-Twice: 1\r\n")
    fields.append(line: "x-twice: 2\r\n")
    fields.append(line: "X-Folded: one\r\n")
    fields.append(line: "\t two\r\n")
    fields.append(line: "no colon\r\n")
    fields.append(line: "Empty:\r\n")
    #expect(fields["retry-after"] == "120")
    #expect(fields["RETRY-AFTER"] == "120")
    #expect(fields["X-TWICE"] == "2")
    #expect(fields["x-folded"] == "one two")
    #expect(fields["Empty"] == "")
    #expect(fields["absent"] == nil)
    #expect(fields.all.count == 5)
  }

  @Test(arguments: [
    (HeaderField("A", "b"), true), (HeaderField("A", ""), true), (HeaderField("A", "é\t"), true),
    (HeaderField("", "b"), false), (HeaderField("A B", "c"), false),
    (HeaderField("A:", "c"), false),
    (HeaderField("A", "b\nC: d"), false), (HeaderField("A", "b\0"), false),
  ])
  func fieldsMayHoldNoLineEnds(field: HeaderField, isSafe: Bool) {
    #expect(field.isSafe == isSafe)
  }

  @Test(arguments: [
    (Duration.zero, 0, 1), (.nanoseconds(1), 1, 1), (.milliseconds(1500), 1500, 2),
    (.seconds(20), 20_000, 20), (.seconds(1 << 40), Int(Int32.max), 2_147_484),
  ])
  func durationsAreRoundedUp(duration: Duration, milliseconds: Int, seconds: Int) {
    #expect(duration.milliseconds == milliseconds)
    #expect(duration.wholeSeconds == seconds)
  }

  @Test func progressIsThinned() {
    var gate = ProgressGate()
    let start = ContinuousClock.now
    func admits(_ received: Int64, after milliseconds: Int, isLast: Bool = false) -> Bool {
      gate.admits(
        TransferProgress(received: received, expected: 100),
        at: start + .milliseconds(milliseconds),
        isLast: isLast
      )
    }
    #expect(!admits(0, after: 0))
    #expect(admits(1, after: 0))
    #expect(!admits(2, after: 99))
    #expect(admits(3, after: 100))
    #expect(!admits(3, after: 300))
    #expect(admits(100, after: 301, isLast: true))
    #expect(!admits(100, after: 302, isLast: true))
  }

  @Test func aHeadIsTheLastOneOfItsHop() {
    var reader = HeadReader()
    func read(_ lines: String...) {
      for line in lines { reader.read(line + "\r\n") }
    }
    read("HTTP/1.1 302 Found", "Location: /x")
    #expect(reader.redirectLocation == nil)
    read("")
    #expect(reader.redirectLocation == "/x")
    read("HTTP/2 200", "A: b", "")
    #expect(reader.status == 200)
    #expect(reader.redirectLocation == nil)
    read("Location: /trailer")
    #expect(reader.fields.all == [HeaderField("A", "b")])
  }
}
