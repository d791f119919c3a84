import Browsing
import Catalog
import Library
import Platform
import Records
import Transfers

/// Finds out what the doctor has to say.
struct Examiner {
  /// All that can be told without waiting; where it is to be deep, all of the files are read.
  var look: (_ model: ViewModel, _ deep: Bool) -> Diagnosis
  /// Why the service is not asked now; nil where it may be, which counts as a request.
  var refusal: () -> ProbeOutcome?
  /// Asks the service one small thing.
  var probe: @Sendable () async -> ProbeOutcome
  /// Takes note of what came of it, for the requests that follow.
  var note: (ProbeOutcome) -> Void
}

extension Examiner {
  /// Looks at the real surroundings of a run.
  ///
  /// - Parameters:
  ///   - setting: The run.
  ///   - background: The background, as far as the terminal has told it.
  /// - Returns: The examiner; nothing is looked at before it is asked to.
  static func live(
    _ setting: RunSetting,
    background: @escaping () -> TerminalFacts.Background?
  ) -> Examiner {
    let surroundings = Surroundings(setting: setting, background: background)
    let limits = setting.stores.limits
    let endpoint = setting.endpoint
    let now = setting.clocks.wallMilliseconds
    return Examiner(
      look: surroundings.diagnosis,
      refusal: {
        if setting.options.demo { return .demo }
        if setting.options.offline { return .offline }
        guard surroundings.countsRequests else { return nil }
        return ProbeOutcome(
          refusing: limits.reserve(
            endpoint: endpoint.address,
            family: .catalogue,
            now: now(),
            limit: setting.policy.requestsPerMinute
          )
        )
      },
      probe: ServiceProbe(setting).ask,
      note: { outcome in
        guard case .failed(let error) = outcome, error.code == .limited else { return }
        limits.notePause(endpoint: endpoint.address, retryAfter: error.retryAfter, now: now())
      }
    )
  }
}

extension ProbeOutcome {
  /// What keeps a request back; nil where nothing does.
  init?(refusing reservation: Reservation) {
    switch reservation {
    case .granted: return nil
    case .paused(let milliseconds), .wait(let milliseconds):
      self = .limited(seconds: Int(max(1, (milliseconds + 999) / 1000)))
    }
  }
}
