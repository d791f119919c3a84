/// What Tab does to a line.
public enum Completion: Equatable, Sendable {
  /// There is nothing to offer.
  case nothing
  /// Text comes in place of so many characters (Unicode scalars) before the cursor.
  case insert(String, replacing: Int)
  /// These are to be looked at; the line stays.
  case list(CandidateList)
}

/// Candidates to be looked at.
public struct CandidateList: Equatable, Sendable {
  /// The candidates, in order.
  public var candidates: [Candidate]
  /// Whether there are more, nobody knows how many.
  public var hasMore: Bool
}

extension Completion {
  /// What comes of some sets, the most likely first, none of them empty; nil without any.
  ///
  /// What is inserted is decided by the first set alone; what is looked at are all.
  init?(_ sets: [CandidateSet], before tail: String) {
    guard let first = sets.first else { return nil }
    if let text = first.insertion(before: tail) {
      self = .insert(text, replacing: first.replaced.unicodeScalars.count)
      return
    }
    let candidates = sets.flatMap(\.candidates)
    guard candidates.count > 1 || candidates.first?.text != first.typed else {
      self = .nothing
      return
    }
    self = .list(CandidateList(candidates: candidates, hasMore: sets.contains { $0.last != nil }))
  }
}
