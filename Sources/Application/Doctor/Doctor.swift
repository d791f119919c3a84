import Browsing
import Platform

/// Has everything looked at, and waits for the service where that is to be asked.
///
/// It belongs to the session's thread.
final class Doctor {
  private let examiner: Examiner
  private let mailbox: Mailbox<SessionEvent>
  private var waiting: Waiting?
  private var lastNumber = 0

  /// A diagnosis that lacks what the service says.
  private struct Waiting {
    var number: Int
    var diagnosis: Diagnosis
    var task: Task<Void, Never>
  }

  init(_ examiner: Examiner, reportingTo mailbox: Mailbox<SessionEvent>) {
    self.examiner = examiner
    self.mailbox = mailbox
  }

  /// Whether the service is awaited.
  var isAsking: Bool { waiting != nil }

  /// Looks at everything; nil where the service is asked, of which `take` hears later.
  func examine(_ model: ViewModel, deep: Bool) -> Diagnosis? {
    _ = stop()
    var diagnosis = examiner.look(model, deep)
    guard deep else { return diagnosis }
    if let refusal = examiner.refusal() {
      diagnosis.service.probe = refusal
      return diagnosis
    }
    lastNumber += 1
    let task = Self.task(examiner.probe, lastNumber, mailbox)
    waiting = Waiting(number: lastNumber, diagnosis: diagnosis, task: task)
    return nil
  }

  /// The service has answered or not; nil where nobody waits for that any longer.
  func take(_ outcome: ProbeOutcome, of number: Int) -> Diagnosis? {
    guard let waiting, waiting.number == number else { return nil }
    self.waiting = nil
    examiner.note(outcome)
    var diagnosis = waiting.diagnosis
    diagnosis.service.probe = outcome
    return diagnosis
  }

  /// Ends the question that is out; gives what there is without its answer.
  func stop() -> Diagnosis? {
    guard let waiting else { return nil }
    waiting.task.cancel()
    return take(.cancelled, of: waiting.number)
  }

  private static func task(
    _ probe: @escaping @Sendable () async -> ProbeOutcome,
    _ number: Int,
    _ mailbox: Mailbox<SessionEvent>
  ) -> Task<Void, Never> {
    Task { mailbox.post(.probed(number, await probe())) }
  }
}
