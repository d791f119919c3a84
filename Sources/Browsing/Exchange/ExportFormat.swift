/// The forms in which a list is written into a file; the raw value is the word that is typed.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// RFC 4180, with a header.
  case csv
  /// One document.
  case json
  /// One object a line.
  case jsonl
  /// Markdown, to be read.
  case md
  /// The feeds among the items, as programs for podcasts exchange them: http://opml.org/spec2.opml
  case opml

  /// The same as a form of data; nil where it is none.
  var dataFormat: DataFormat? {
    switch self {
    case .csv: .csv
    case .json: .json
    case .jsonl: .jsonl
    case .md, .opml: nil
    }
  }
}
