/// One condition on an item.
enum FilterTerm: Hashable, Sendable {
  /// Occurs in one of an item's texts; with spaces a phrase.
  case words(String)
  /// A measured field other than the length.
  case number(FilterField, Relation, FilterNumber)
  case length(Relation, FilterLength)
  case genre(String)
  case creator(String)
  case type(FilterType)
  case explicit(Bool)

  /// The term as it is typed.
  var text: String {
    switch self {
    case .words(let words): FilterText.typed(words)
    case .number(let field, let relation, let number):
      field.rawValue + relation.rawValue + number.text
    case .length(let relation, let length):
      FilterField.length.rawValue + relation.rawValue + length.text
    case .genre(let value): Self.qualifier(.genre, FilterText.typedValue(value))
    case .creator(let value): Self.qualifier(.creator, FilterText.typedValue(value))
    case .type(let type): Self.qualifier(.type, type.rawValue)
    case .explicit(let wanted): Self.qualifier(.explicit, wanted ? "yes" : "no")
    }
  }

  private static func qualifier(_ field: FilterField, _ value: String) -> String {
    "\(field.rawValue):\(value)"
  }
}
