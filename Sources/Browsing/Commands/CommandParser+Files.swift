/// The commands that name files.
extension CommandParser {
  /// `opml feeds.opml`, `csv "my films.csv"`.
  func export(_ words: [Word]) throws(Misfit) -> ExportWish {
    guard let first = words.first else { throw Misfit(reason: .needsMore(.export)) }
    guard let format = ExportFormat(rawValue: first.raw) else {
      throw Misfit(reason: .noExportFormat(first.raw))
    }
    return ExportWish(format, try file(Array(words.dropFirst()), .export))
  }

  /// The name of a file; a quote holds one with blanks together.
  func file(_ words: [Word], _ name: CommandName) throws(Misfit) -> FileName {
    guard let first = words.first else { throw Misfit(reason: .needsMore(name)) }
    guard words.count == 1 else { throw Misfit(reason: .tooMuch(name)) }
    guard let file = FileName(first.text) else { throw Misfit(reason: .noFileName(first.text)) }
    return file
  }
}
