import Catalog
import Records

extension NearMiss {
  /// More rows than any screen has; a line may name all of them.
  private static let mostRows = 1_000_000

  /// What is remembered: the line, and what of the place where it was typed its meaning hung on.
  var record: NearMissRecord {
    switch reason {
    case .noRow(_, let count):
      NearMissRecord(line: line, rowCount: count)
    case .noGenre(_, let chart):
      NearMissRecord(line: line, chart: chart)
    case .takesNothing, .needsMore, .tooMuch, .noPage, .noStorefront, .noMedia, .noTheme,
      .noSetting, .noValue, .noTopic, .noShell, .noSortKey, .noChart, .noCopyField, .noProfileName,
      .noPrice, .noID, .noExportFormat, .noFileName, .noDownloadOrder, .noFolder,
      .noAddress, .noBookNumber, .noBarcode, .noBundle, .misspelt:
      NearMissRecord(line: line)
    }
  }

  /// Reads the line once more; nil where this version has another meaning for it.
  init?(_ record: NearMissRecord) {
    let context = CommandParser.Context(
      rowCount: min(record.rowCount ?? Self.mostRows, Self.mostRows),
      chart: record.chart ?? .songs
    )
    let words = Word.split(record.line)
    guard case .nearMiss(_, let miss) = CommandParser(in: context).parse(words) else { return nil }
    self = miss
  }
}
