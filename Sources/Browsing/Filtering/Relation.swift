/// How two numbers are to be to each other; the raw value is the canonical spelling.
enum Relation: String, CaseIterable, Sendable {
  case less = "<"
  case lessOrEqual = "<="
  case equal = "="
  case greaterOrEqual = ">="
  case greater = ">"

  /// Reads a spelling in ASCII.
  init?(sign: String) {
    switch sign {
    case "=<": self = .lessOrEqual
    case "=>": self = .greaterOrEqual
    case "==", ":": self = .equal
    default: self.init(rawValue: sign)
    }
  }

  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .equal: left == right
    case .greaterOrEqual: left >= right
    case .greater: left > right
    }
  }
}
