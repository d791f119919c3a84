public import Catalog

/// What leads back to an item that was seen: which one it is, and where the store has what was known of it.
public struct SeenReference: Hashable, Sendable {
  /// The item in its storefront.
  public var item: StoreItemID
  /// The answer that it was taken from.
  public var answer: AnswerID
  /// Where its record stands in the body of the answer, in bytes; nil where that is not known.
  public var place: Range<Int>?

  /// Makes a reference.
  public init(_ item: StoreItemID, answer: AnswerID, place: Range<Int>?) {
    self.item = item
    self.answer = answer
    self.place = place
  }
}

extension SeenItem {
  /// What leads back to the item as it was here.
  public var reference: SeenReference {
    SeenReference(item.storeID, answer: answer, place: place)
  }
}
