/// One look-up for each batch of items.
///
/// What comes is worth keeping at once, whatever becomes of the rest; there is nothing to show but that it is done.
struct RefreshCourse: InquiryCourse {
  private var queue: RequestQueue

  init(_ refresh: Refresh) {
    queue = RequestQueue(refresh.requests)
  }

  mutating func next() -> [CatalogRequest] {
    // What fails once is likely to fail again; asking for the rest would only use up the allowance.
    queue.firstFailure == nil ? queue.next() : []
  }

  mutating func receive(_ result: Result<Answer, CatalogError>, for request: CatalogRequest) {
    _ = queue.receive(result, for: request)
  }

  var outcome: Inquiry.Outcome? {
    if let (error, request) = queue.firstFailure { return .failed(error, request) }
    return queue.isComplete ? .found(Findings()) : nil
  }

  var progress: Inquiry.Progress {
    .init(.refreshing, done: queue.done, of: queue.requests.count)
  }

  var asCourse: Course { .refresh(self) }
}
