/// One value of a row of data.
enum DataValue: Equatable {
  /// Unknown, or without meaning for this row.
  case null
  case integer(Int64)
  /// Null where it is not finite, since JSON has no word for it.
  case number(Double)
  case text(String)
}

extension DataValue {
  /// The text, or null without one.
  init(_ text: String?) {
    self = text.map(DataValue.text) ?? .null
  }

  /// The number, or null without one.
  init(_ number: Int64?) {
    self = number.map(DataValue.integer) ?? .null
  }

  /// The number, or null without one.
  init(_ number: Int?) {
    self = number.map { .integer(Int64($0)) } ?? .null
  }

  /// The number, or null without one.
  init(_ number: Double?) {
    self = number.map(DataValue.number) ?? .null
  }
}
