import Catalog
import TerminalText

/// Why there is no answer, what can be done, and that nothing is lost.
enum FailureScreen {
  static func lines(for failure: Failure, in context: DrawingContext) -> [Line] {
    let account = FailureAccount(failure, serviceHost: context.serviceHost)
    return (reason(of: failure.nearMiss) + paragraphs(account, failure)).flatMap {
      $0.lines(width: context.textColumns)
    }
  }

  /// Why the line was searched for at all.
  private static func reason(of miss: NearMiss?) -> [Phrase] {
    guard let miss else { return [] }
    let head = NearMissWords.head(miss)
    return [Phrase(head.reason, .warning) + Phrase(head.line) + "."]
  }

  private static func paragraphs(_ account: FailureAccount, _ failure: Failure) -> [Phrase] {
    let back = Phrase("What you saw before is one step back: ") + .command("b")
    switch failure.error.code {
    case .noChart:
      let country = failure.subject.country == .unitedStates ? "gb" : "us"
      return [
        Phrase(account.reason, .strongError) + ".",
        Phrase(account.advice) + ": " + .command("country \(country)") + ". " + back,
      ]
    case .limited:
      let advice = RequestWords.uncapitalized(account.advice)
      let first =
        Phrase(account.reason, .strongError) + "; " + Phrase(advice) + ": " + .command("retry")
      return [first, back]
    case .badRequest:
      return [opening(account), Phrase(account.advice) + ": " + .command("set") + ". " + back]
    case .offline:
      return [opening(account), Phrase(account.advice) + ". " + back] + seen(instead: failure)
    case .nameNotFound, .notConnected, .connectionLost, .timedOut, .insecure, .noCertificates,
      .redirectRefused, .redirectLoop, .libraryMissing, .network, .outage, .webPage, .empty,
      .cutShort, .trailingData, .notAnAnswer, .tooLarge:
      let first = opening(account)
      let second = Phrase(account.advice) + ", then: " + .command("retry") + ". " + back
      return [first, second] + seen(instead: failure)
    }
  }

  /// What was seen before can be searched without the network.
  private static func seen(instead failure: Failure) -> [Phrase] {
    failure.seenWords.map { [Phrase(FailureWords.seen) + .command("find \($0)")] } ?? []
  }

  private static func opening(_ account: FailureAccount) -> Phrase {
    Phrase(account.opening, .strongError) + Phrase(account.reason) + "."
  }
}
