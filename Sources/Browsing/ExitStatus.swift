public import Catalog
public import Records

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
    case .acted(_, .failed(.cancelled)):
      self = .interrupted
    case .refused(.needsSession), .refused(.nearMiss), .refused(.noRow), .refused(.emptySearch),
      .refused(.usage), .refused(.combination), .refused(.filter), .refused(.noSavedScreen),
      .refused(.tooManyItems), .refused(.needsYes), .noPage, .needsRow, .watchedInSeveral,
      .needsDownloads:
      self = .usage
    case .nothing, .atTheEnd, .noMoreMatches, .nothingToRetry, .nothingToReload, .noList,
      .notArranged,
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
    case .downloading(let report):
      let failures = report.starts.compactMap { start in
        if case .refused(let failure) = start.course { failure } else { nil }
      }
      self = failures.first.map { ExitStatus($0) } ?? .success
    case .downloadEnded(let ending):
      if case .failed(let failure) = ending.entry.state {
        self.init(failure)
      } else {
        self = .success
      }
    case .picture(_, .failed(let failure)):
      self.init(failure)
    case .changedDownload(.deleted), .changedDownload(.leftChanged), .picture(_, .saved):
      self = .success
    case .changedDownload:
      self = .failure
    case .cancelled, .picture(_, .cancelled):
      self = .interrupted
    case .help, .settings, .changed, .interrupted, .moreFound, .acted, .watched,
      .tookBack(.undone(_)), .asksToForget, .forgot, .nothingToForget, .notForgotten,
      .stopped, .profiles, .madeProfile(_, .made), .examined, .exported, .imported, .feedsMatched:
      self = .success
    }
  }

  /// The status of a file that could not be had.
  public init(_ failure: DownloadFailure) {
    switch failure.code {
    case .offline, .nameNotFound, .notConnected, .connectionLost, .timedOut, .insecure,
      .noCertificates, .redirectRefused, .redirectLoop, .libraryMissing, .network:
      self = .network
    case .status, .notMedia, .cutShort:
      self = .noAnswer
    case .demo, .noSpace, .exists, .noFolder, .notPermitted, .unusable, .underWay:
      self = .failure
    }
  }
}
