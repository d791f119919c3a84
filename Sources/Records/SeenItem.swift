public import Catalog

/// An item that an answer brought, as far as a row needs it.
///
/// It can be shown after its answer is gone; everything else that was known of it is in the answer.
public struct SeenItem: Equatable, Sendable {
  /// The item, with names, genre, release day and price; what a row does not show is nil.
  public var item: Item
  /// The service that answered, as a stored answer names it.
  public var endpoint: String
  /// When the newest answer with the item came, in whole seconds since 1970.
  public var seenAt: Int64
  /// The newest answer with the item.
  public var answer: AnswerID
  /// Where its record stands in the body of the answer, in bytes; nil where that is not known.
  public var place: Range<Int>?

  /// Makes a seen item.
  public init(
    item: Item,
    endpoint: String,
    seenAt: Int64,
    answer: AnswerID,
    place: Range<Int>? = nil
  ) {
    self.item = item
    self.endpoint = endpoint
    self.seenAt = seenAt
    self.answer = answer
    self.place = place
  }
}
