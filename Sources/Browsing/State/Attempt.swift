import Catalog
import Records

extension ViewModel {
  /// An inquiry as it can be made again: the same, for the same purpose.
  struct Attempt: Equatable, Sendable {
    var subject: Inquiry.Subject
    var purpose: Purpose
    var nearMiss: NearMiss?
    var isFresh = false
  }
}

extension ViewModel.Attempt {
  /// The attempt that a record remembers.
  init(_ record: AttemptRecord) {
    self.init(
      subject: record.subject,
      purpose: record.purpose,
      nearMiss: record.nearMiss.flatMap(NearMiss.init),
      isFresh: record.isFresh
    )
  }

  /// What is remembered of it.
  var record: AttemptRecord {
    AttemptRecord(subject, for: purpose, nearMiss: nearMiss?.record, isFresh: isFresh)
  }
}

extension Loading {
  /// This inquiry once more.
  var attempt: ViewModel.Attempt {
    ViewModel.Attempt(
      subject: inquiry.subject,
      purpose: purpose,
      nearMiss: nearMiss,
      isFresh: isFresh
    )
  }
}

extension Failure {
  /// The inquiry that failed once more.
  var attempt: ViewModel.Attempt {
    ViewModel.Attempt(subject: subject, purpose: purpose, nearMiss: nearMiss, isFresh: isFresh)
  }
}
