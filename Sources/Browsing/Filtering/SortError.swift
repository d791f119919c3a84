/// Words behind `sort` that name no order.
public enum SortError: Error, Hashable, Sendable {
  /// There is no word.
  case noKey
  /// There is more than one word.
  case tooManyWords
  /// Nothing of this name can be sorted by; the dash before it is not part of the name.
  case unknownKey(String, suggestion: SortOrder.Key?)
}
