/// What identifies an item: its type and Apple's number in that type's space.
///
/// Track, collection and artist ids share one number space only by convention, so the type is part of the identity.
public struct ItemID: Hashable, Sendable {
  /// The item's type.
  public var type: ItemType
  /// Apple's id, up to 2^63 - 1.
  public var number: Int64

  /// Makes an identity.
  public init(_ type: ItemType, _ number: Int64) {
    self.type = type
    self.number = number
  }
}

extension ItemID: CustomStringConvertible {
  /// The form that is typed, `song:123`.
  public var description: String { "\(type.rawValue):\(number)" }
}
