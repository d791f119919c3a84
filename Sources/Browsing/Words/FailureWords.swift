public import Catalog
import Records
import TerminalText

/// Why a request brought no answer, and what can be done.
public enum FailureWords {
  /// Plain sentences for standard error: what happened and why, then what to do.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - serviceHost: The host that is named where the failure knows none.
  ///   - isOneShot: Whether what is shown to be typed is typed at the shell.
  /// - Returns: Two sentences, behind one that says why the line was searched for if it nearly was a command. Where there
  ///   was no network for a search, what looks among everything seen stands behind them.
  public static func sentences(
    for failure: Failure,
    serviceHost: String = Endpoint.apple.host,
    isOneShot: Bool = false
  ) -> [String] {
    let account = FailureAccount(failure, serviceHost: serviceHost)
    let sentences = [account.opening + account.reason + ".", account.advice + "."]
    let find = failure.seenWords.map { words in
      seen + (isOneShot ? Quoted.oneShot(.find, words) : "find \(words)")
    }
    return [failure.nearMiss.map(NearMissWords.searched)].compactMap { $0 }
      + sentences.filter { $0 != "." } + [find].compactMap { $0 }
  }

  /// What stands before the command that looks among everything seen.
  static let seen = "Among what you have seen: "
}

extension Failure {
  /// The words of a search that there was no network for: what was seen before can be searched without.
  var seenWords: String? {
    guard
      ExitStatus(error.code) == .network, nearMiss == nil,
      case .request(.search(let query)) = subject
    else { return nil }
    let words = Quoted.bare(query.seenWords)
    return DisplayWidth.of(words) > 0 ? words : nil
  }
}

/// The parts of what is said of a failure.
struct FailureAccount: Equatable {
  /// What could not be done, up to the colon; empty where the reason says it all.
  var opening: String
  /// What happened, without its full stop.
  var reason: String
  /// What to do, without its full stop; empty where there is nothing but to ask again.
  var advice: String

  init(_ failure: Failure, serviceHost: String) {
    let error = failure.error
    let host = Self.host(in: error) ?? Quoted.bare(serviceHost)
    advice = Self.advice(for: error)
    switch error.code {
    case .limited:
      opening = ""
      reason = "Apple limits requests just now"
    case .noChart:
      opening = ""
      reason = RequestWords.noChart(in: failure.subject.country)
    case .nameNotFound, .notConnected, .connectionLost, .timedOut, .insecure, .noCertificates,
      .redirectRefused, .redirectLoop, .libraryMissing, .offline, .network, .badRequest, .outage,
      .webPage, .empty, .cutShort, .trailingData, .notAnAnswer, .tooLarge:
      opening = "Could not \(Self.deed(of: failure)): "
      // Whether an answer is kept makes no difference to what is to be asked anew.
      let isReload = error.code == .offline && failure.purpose == .reload
      reason = isReload ? "this run is offline" : Self.reason(for: error, host: host)
    }
  }

  /// What could not be done.
  private static func deed(of failure: Failure) -> String {
    switch failure.purpose {
    case .reload: return "reload"
    case .more: return "get what belongs to it"
    case .similar: return "look for what is similar"
    case .compare: return "compare"
    case .act(let kind, _, _): return kind.command.rawValue
    case .watch: return "look up what to watch"
    case .list, .item, .completion, .prices: break
    }
    return switch failure.subject {
    case .request(.search): "search"
    case .request(.lookup), .items, .address: "look it up"
    case .request(.chart), .chart: "get the chart"
    case .more: "get what belongs to it"
    case .similar: "look for what is similar"
    case .compare: "compare"
    case .home: "get the charts"
    case .refresh: "get the prices of today"
    }
  }

  // MARK: What happened

  /// Why a part of an answer is missing, without a full stop.
  static func reason(for error: CatalogError, serviceHost: String) -> String {
    reason(for: error, host: host(in: error) ?? Quoted.bare(serviceHost))
  }

  private static func reason(for error: CatalogError, host: String) -> String {
    switch error.code {
    case .nameNotFound: "no connection to \(host) (the name was not found)"
    case .notConnected: "no connection to \(host)" + (remark(in: error) ?? " (it did not answer)")
    case .connectionLost: "the connection to \(host) was lost" + (remark(in: error) ?? "")
    case .timedOut: "\(host) took too long to answer"
    case .insecure: "the secure connection to \(host) failed" + (remark(in: error) ?? "")
    case .noCertificates: "no trusted certificates were found" + (remark(in: error) ?? "")
    case .redirectRefused:
      "\(host) led on to \(detail(of: error) ?? "another address"), which is not followed"
    case .redirectLoop: "\(host) led on from address to address without end"
    case .libraryMissing: "libcurl could not be loaded" + (remark(in: error) ?? "")
    case .offline: "offline, and no answer to this is kept"
    case .network: "the network failed" + (remark(in: error) ?? "")
    case .limited: "Apple limits requests just now"
    case .badRequest:
      "Apple did not accept the request" + (detail(of: error).map { ": " + $0 } ?? "")
    case .noChart: "Apple has no such chart"
    case .outage: "\(host) is out of order just now" + status(of: error)
    case .webPage: "a web page came in place of an answer" + status(of: error)
    case .empty: "the answer of \(host) was empty"
    case .cutShort: "the answer of \(host) was cut short"
    case .trailingData: "more than an answer came from \(host)"
    case .notAnAnswer: "what came from \(host) is not an answer"
    case .tooLarge: "the answer of \(host) was too large"
    }
  }

  // MARK: What to do

  /// What to do about a failure, without a full stop.
  static func advice(for error: CatalogError) -> String {
    switch error.code {
    case .nameNotFound, .notConnected, .connectionLost, .network: "Check the network"
    case .timedOut: "Check the network, or allow more time with --timeout"
    case .insecure: "You may have to log in to this network, or the clock may be wrong"
    case .noCertificates: "Install ca-certificates, or name a file of them in SSL_CERT_FILE"
    case .redirectRefused, .redirectLoop, .webPage: "You may have to log in to this network"
    case .libraryMissing: "Install libcurl 7.87 or later (libcurl4)"
    case .limited: "It can be asked again \(error.retryAfter.map(wait) ?? "in a while")"
    case .badRequest: "Check the words and the settings"
    case .offline: "Start without --offline to ask Apple"
    case .noChart: "Other countries may have one"
    case .outage, .empty, .cutShort, .trailingData, .notAnAnswer, .tooLarge:
      "It may pass; wait a while"
    }
  }

  private static func wait(_ seconds: Int) -> String {
    seconds < 1 ? "now" : "in \(LengthText.wait(seconds))"
  }

  // MARK: The details

  private static func detail(of error: CatalogError) -> String? {
    guard let detail = error.detail else { return nil }
    var words = Quoted.bare(detail)[...]
    // A sentence of its own loses its end: ours follows.
    while let last = words.last, last == "." || last == "!" || last == " " { words.removeLast() }
    while words.first == " " { words.removeFirst() }
    return words.isEmpty ? nil : String(words)
  }

  /// The detail in brackets, where it is not the host that is named anyway.
  private static func remark(in error: CatalogError) -> String? {
    host(in: error) == nil ? detail(of: error).map { " (\($0))" } : nil
  }

  private static func status(of error: CatalogError) -> String {
    guard let status = error.status, status >= 300 else { return "" }
    return " (status \(status))"
  }

  /// The host that failed, where the detail is one.
  private static func host(in error: CatalogError) -> String? {
    switch error.code {
    case .nameNotFound, .notConnected, .connectionLost, .timedOut, .insecure: break
    case .noCertificates, .redirectRefused, .redirectLoop, .libraryMissing, .offline, .network,
      .limited, .badRequest, .noChart, .outage, .webPage, .empty, .cutShort, .trailingData,
      .notAnAnswer, .tooLarge:
      return nil
    }
    guard let detail = error.detail, (1...253).contains(detail.utf8.count) else { return nil }
    let isHost = detail.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-.:[]".utf8.contains(byte)
      }
    }
    let isNamed = detail == "localhost" || detail.hasPrefix("[") || detail.dropLast().contains(".")
    return isHost && isNamed ? detail : nil
  }
}
