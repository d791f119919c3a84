import Catalog

extension ViewModel {
  /// An inquiry as it can be made again: the same, for the same purpose.
  struct Attempt: Equatable, Sendable {
    var subject: Inquiry.Subject
    var purpose: Loading.Purpose
    var nearMiss: NearMiss?
    var isFresh = false
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
