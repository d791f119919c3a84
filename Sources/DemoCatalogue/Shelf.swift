/// All records, in the order of the shelves, and the numbers by which some are known elsewhere.
struct Shelf: Sendable {
  let records: [Record]

  /// The bundled records, read at the first reply and constant from then on.
  static let bundled = Shelf(RecordText.all)

  /// Reads the records of some JSON arrays.
  init(_ arrays: [String]) {
    records = arrays.flatMap { text in
      let bytes = Array(text.utf8)
      var cursor = JSONCursor(bytes)
      return cursor.elements().compactMap { range in Record(Array(bytes[range])) }
    }
  }

  /// The record that an id means in a lookup; episodes of podcasts cannot be looked up.
  func record(id: Int64) -> Record? {
    records.first { $0.id == id && $0.kind != .podcastEpisode }
  }

  /// The record with a barcode or the number of a book, which the records themselves do not show.
  func record(number: String) -> Record? {
    let id: Int64? =
      switch number {
      case "400000001012": 9_000_000_101
      case "400000001029": 9_000_000_102
      case "400000001050": 9_000_000_105
      case "400000003016": 9_000_000_301
      case "9798999005014": 9_000_000_501
      case "9798999005021": 9_000_000_502
      case "9798999005045": 9_000_000_504
      case "9798999005069": 9_000_000_506
      case "9798999005076": 9_000_000_507
      case "9798999005083": 9_000_000_508
      case "9798999005090": 9_000_000_509
      case "9798999005106": 9_000_000_510
      default: nil
      }
    return id.flatMap { record(id: $0) }
  }
}
