/// The forms in which an answer is written as data; the raw value is the option's name.
public enum DataFormat: String, CaseIterable, Sendable {
  /// One document.
  case json
  /// One object a line.
  case jsonl
  /// RFC 4180, with a header.
  case csv
  /// Tabs between the columns, with a header.
  case tsv
}
