import Testing

@testable import Transfers

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

struct OutcomeTests {
  struct Case: Sendable {
    var result: UInt32
    var systemError: Int32 = 0
    var proxyStatus = 0
    var lookupEnded = true
    var connected = true
    var totalIsOver = false
    var code: TransferError.Code
  }

  // The numbers are libcurl's, from its manual's list of errors.
  static let cases = [
    Case(result: 1, connected: false, code: .other),
    Case(result: 1, code: .badResponse),
    Case(result: 3, code: .badURL),
    Case(result: 5, code: .proxyFailed),
    Case(result: 6, code: .nameNotFound),
    Case(result: 7, systemError: ECONNREFUSED, code: .connectionRefused),
    Case(result: 7, systemError: ENETUNREACH, code: .noRoute),
    Case(result: 7, systemError: EHOSTUNREACH, code: .noRoute),
    Case(result: 7, systemError: ETIMEDOUT, code: .timedOut(.connecting)),
    Case(result: 8, code: .badResponse),
    Case(result: 16, code: .connectionLost),
    Case(result: 18, code: .cutShort),
    Case(result: 27, code: .other),
    Case(result: 28, lookupEnded: false, connected: false, code: .timedOut(.lookup)),
    Case(
      result: 28,
      lookupEnded: false,
      connected: false,
      totalIsOver: true,
      code: .timedOut(.lookup)
    ),
    Case(result: 28, connected: false, code: .timedOut(.connecting)),
    Case(result: 28, systemError: ETIMEDOUT, code: .timedOut(.connecting)),
    Case(result: 28, totalIsOver: true, code: .timedOut(.answering)),
    Case(result: 28, code: .stalled),
    Case(result: 35, code: .tls),
    Case(result: 35, systemError: ECONNRESET, code: .connectionLost),
    Case(result: 42, code: .cancelled),
    Case(result: 47, code: .tooManyRedirects),
    Case(result: 52, code: .connectionLost),
    Case(result: 55, code: .connectionLost),
    Case(result: 56, code: .connectionLost),
    Case(result: 56, proxyStatus: 407, code: .proxyFailed),
    Case(result: 56, proxyStatus: 200, code: .connectionLost),
    Case(result: 60, code: .untrusted),
    Case(result: 61, code: .badEncoding),
    Case(result: 63, code: .tooLarge),
    Case(result: 77, code: .certificates(path: nil)),
    Case(result: 92, code: .connectionLost),
    Case(result: 95, code: .connectionLost),
    Case(result: 97, code: .proxyFailed),
    Case(result: 9999, code: .other),
  ]

  @Test(arguments: cases)
  func resultsHaveAMeaning(_ expected: Case) {
    let outcome = Outcome(
      result: expected.result,
      systemError: expected.systemError,
      proxyStatus: expected.proxyStatus,
      lookupEnded: expected.lookupEnded,
      connected: expected.connected,
      totalIsOver: expected.totalIsOver
    )
    #expect(outcome.code == expected.code)
  }

  @Test(arguments: [
    (TransferError.Code.connectionLost, true), (.cutShort, true), (.stalled, false),
    (.nameNotFound, false), (.tls, false), (.cancelled, false), (.timedOut(.answering), false),
  ])
  func onlyDroppedConnectionsAreRetriable(code: TransferError.Code, isRetriable: Bool) {
    #expect(code.isRetriable == isRetriable)
  }

  @Test(arguments: [
    ("plain words", "plain words"), ("two\r\nlines\n", "two lines"),
    ("\u{1B}[31mred\u{7F}", "[31mred"),
    ("a\u{202E}b\u{2028}c", "a b c"), ("\u{9B}1mx", "1mx"), ("日本 é", "日本 é"), ("", ""),
  ])
  func detailsAreOneLineOfPlainText(raw: String, shown: String) {
    #expect(TransferError(.other, detail: raw).detail == shown)
  }

  @Test func detailsAreShort() {
    let long = String(repeating: "long ", count: 1000)
    #expect(TransferError(.other, detail: long).detail?.unicodeScalars.count ?? 0 <= 300)
  }
}
