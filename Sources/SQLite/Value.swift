/// A value in one of SQLite's five storage classes.
public enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  /// A number with a fraction; SQLite keeps NaN as null.
  case real(Double)
  case text(String)
  case blob([UInt8])
}

/// Something that can be bound to a parameter of a statement.
public protocol Bindable {
  /// The value as SQLite keeps it.
  var sqliteValue: Value { get }
}

extension Value: Bindable {
  /// The value itself.
  public var sqliteValue: Value { self }
}

extension Int64: Bindable {
  /// An integer.
  public var sqliteValue: Value { .integer(self) }
}

extension Int: Bindable {
  /// An integer.
  public var sqliteValue: Value { .integer(Int64(self)) }
}

extension Bool: Bindable {
  /// The integer 1 or 0.
  public var sqliteValue: Value { .integer(self ? 1 : 0) }
}

extension Double: Bindable {
  /// A real.
  public var sqliteValue: Value { .real(self) }
}

extension String: Bindable {
  /// A text, NULs included.
  public var sqliteValue: Value { .text(self) }
}

extension [UInt8]: Bindable {
  /// A blob; an empty one stays a blob and does not become null.
  public var sqliteValue: Value { .blob(self) }
}

extension Optional: Bindable where Wrapped: Bindable {
  /// The wrapped value, or null.
  public var sqliteValue: Value {
    switch self {
    case .some(let wrapped): wrapped.sqliteValue
    case .none: .null
    }
  }
}
