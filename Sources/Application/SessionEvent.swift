import Browsing
import Catalog
import Records

/// What reaches the session from other threads, or from itself for later.
enum SessionEvent: Sendable {
  /// A request has ended.
  case fetched(FetchID, CatalogRequest, Result<Fetched, CatalogError>)
  /// A request was not sent, and why.
  case refused(FetchID, CatalogRequest, CatalogError)
  /// The store had the answer to a request.
  case kept(FetchID, CatalogRequest, Kept)
  /// What came of asking the service one small thing, and which time that was.
  case probed(Int, ProbeOutcome)
  /// A line for `--verbose`.
  case note(String)
}

/// An answer from the store and what was read from it.
struct Kept: Sendable {
  var id: AnswerID
  var stored: StoredAnswer
  var answer: Answer
}

/// A body and what was read from it.
struct Fetched: Sendable {
  var body: [UInt8]
  var answer: Answer
}
