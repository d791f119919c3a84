public import Catalog
import Records

/// How the program ends; the raw value is the status that the shell sees.
public enum ExitStatus: Int32, Sendable {
  case success = 0
  /// Something failed that is none of the others.
  case failure = 1
  /// The words were wrong, or Apple said so.
  case usage = 2
  /// Nothing was found, and that was to count as a failure.
  case nothingFound = 3
  case network = 4
  /// Apple limits requests just now.
  case limited = 5
  /// Apple answered, but not with an answer.
  case noAnswer = 6
  /// The store could not be used and the command needed it.
  case store = 7
  /// Standard output could not be written; `EX_IOERR` of sysexits.h.
  case output = 74
  /// Ctrl-C.
  case interrupted = 130
  /// SIGPIPE.
  case brokenPipe = 141
}

extension ExitStatus {
  /// The status that a failed request ends a one-shot with.
  public init(_ code: CatalogError.Code) {
    switch code {
    case .nameNotFound, .notConnected, .connectionLost, .timedOut, .insecure, .noCertificates,
      .redirectRefused, .redirectLoop, .libraryMissing, .offline, .network:
      self = .network
    case .limited:
      self = .limited
    case .badRequest:
      self = .usage
    case .noChart, .outage, .webPage, .empty, .cutShort, .trailingData, .notAnAnswer, .tooLarge:
      self = .noAnswer
    }
  }

  /// The status of a notice: most are no failure.
  public init(_ notice: Notice) {
    switch notice {
    case .acted(_, .failed(.offline)):
      self = .network
    case .refused(.needsSession), .refused(.nearMiss), .refused(.noRow), .refused(.emptySearch),
      .refused(.usage), .refused(.combination), .refused(.filter), .refused(.noSavedScreen),
      .refused(.tooManyItems), .refused(.needsYes), .noPage, .needsRow, .watchedInSeveral:
      self = .usage
    case .nothing, .atTheEnd, .noMoreMatches, .nothingToRetry, .nothingToReload, .noList,
      .screenGone, .nothingBelongs, .lacks, .unknownItems, .otherType, .acted(_, .failed),
      .notWatched, .tookBack(.nothing), .tookBack(.changedSince(_)), .nothingPlays,
      .madeProfile(_, .exists), .notExported, .noFeeds, .notImported, .notMatched:
      self = .failure
    case .madeProfile(_, .refused(let obstacle)):
      switch obstacle {
      case .demo, .isPrivate: self = .failure
      case .noHome, .full, .readOnly, .other: self = .store
      }
    case .examined(let diagnosis) where diagnosis.hasProblem:
      self = .failure
    case .watched(let report) where report.isOfNothingWatched:
      self = .failure
    case .cancelled:
      self = .interrupted
    case .help, .settings, .changed, .interrupted, .moreFound, .acted, .watched,
      .tookBack(.undone(_)), .asksToForget, .forgot, .nothingToForget, .notForgotten,
      .stopped, .profiles, .madeProfile(_, .made), .examined, .exported, .imported, .feedsMatched:
      self = .success
    }
  }
}
