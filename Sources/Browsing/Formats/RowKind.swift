/// The data that is no items; the raw value is its `kind` in a document.
enum RowKind: String, CaseIterable {
  case settings
  /// The text of the help, where a form has no place for text alone.
  case help

  /// The columns of its rows.
  var columns: [String] {
    switch self {
    case .settings: ["key", "value", "origin"]
    case .help: ["line"]
    }
  }
}
