/// The kinds of data whose rows are no items; the raw value is its name in a document.
enum RowKind: String, CaseIterable {
  case settings
  /// The text of the help, where a form has no place for text alone.
  case help
  /// What became cheaper.
  case deals
  /// The prices of an item over time, oldest first.
  case prices
  /// Screens, newest first; type and id are those of the item that one is about.
  case history
  /// Profiles, the usual one first, which has no name.
  case profiles
  /// What the doctor looked at.
  case doctor
  /// What was downloaded, newest first; file is where it is, or what there is of it.
  case downloads

  /// The names of columns that are no field of an item.
  static var ownColumns: [String] {
    var known = Set(Field.allCases.map(\.rawValue))
    return allCases.flatMap(\.columns).filter { known.insert($0).inserted }
  }

  /// The columns of its rows.
  var columns: [String] {
    switch self {
    case .settings:
      ["key", "value", "origin"]
    case .help:
      ["line"]
    case .deals:
      [
        "type", "id", "name", "country", "price", "was", "since", "below", "currency", "store_url",
      ]
    case .prices:
      ["type", "id", "country", "observed_at", "price", "rental_price", "hd_price", "currency"]
    case .history:
      ["shown_at", "kind", "title", "type", "id", "country"]
    case .profiles:
      ["name", "in_use", "watched", "last_used", "folder"]
    case .doctor:
      ["check", "state", "detail", "advice"]
    case .downloads:
      [
        "type", "id", "name", "collection", "state", "failure", "bytes", "total", "file", "url",
        "started_at",
      ]
    }
  }
}
