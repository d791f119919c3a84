public import Catalog

/// A name among what was seen.
public struct SeenName: Hashable, Sendable {
  /// The name as it is written, not cleaned.
  public var text: String
  /// The type of an item of this name; nil for one who made some.
  public var type: ItemType?

  /// Makes a name.
  public init(_ text: String, _ type: ItemType? = nil) {
    self.text = text
    self.type = type
  }
}

/// Names that begin with what was typed.
public struct SeenNames: Equatable, Sendable {
  /// Which names count.
  public enum Kind: Sendable {
    /// Names of items, and who made them.
    case all
    /// Only who made items.
    case creators
  }

  /// The first of them, in order.
  public var names: [SeenName]
  /// The last of all, where there are more than these.
  public var last: SeenName?

  /// No name.
  public static let none = SeenNames(names: [])

  /// Makes names.
  public init(names: [SeenName], last: SeenName? = nil) {
    self.names = names
    self.last = last
  }
}
