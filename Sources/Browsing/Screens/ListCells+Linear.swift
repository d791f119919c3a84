import Catalog
import TerminalText

extension ListCells {
  /// A row in words: its number, then what the columns say.
  func linear(_ row: Row, _ columns: [ListColumn]) -> LinearRow {
    LinearRow(number: row.number, facts: columns.compactMap { words(row, $0) })
  }

  /// What a column says of a row, in words that need neither a head nor a place.
  private func words(_ row: Row, _ column: ListColumn) -> Cell? {
    guard let cell = cell(row, column) else { return nil }
    switch column {
    case .number, .type, .name, .genre, .day, .year, .count, .size, .age, .limit, .price:
      return cell
    case .rank:
      // In a chart as it came the number says it.
      return row.item.rank == row.number ? nil : Cell("place \(cell.text)", .muted)
    case .movement:
      return row.movement.map { Cell(MovementText.long($0), cell.style) }
    case .creator:
      return Cell("by \(cell.text)", cell.style)
    case .collection:
      return Cell("from \(cell.text)", cell.style)
    case .episode:
      return row.item.track.map { Cell("episode \($0)", cell.style) }
    case .version:
      return Cell("version \(cell.text)", cell.style)
    case .length:
      return row.item.duration.flatMap { LengthText.long($0, of: row.item.id.type) }
        .map { Cell($0, cell.style) }
    case .rating:
      return RatingText.long(of: row.item).map { Cell("rated \($0)", cell.style) }
    case .country:
      return Storefront(code: row.item.country).map { Cell($0.name, cell.style) } ?? cell
    case .change:
      return row.watch?.changeInWords
    case .was:
      return Cell("was \(cell.text)", cell.style)
    }
  }
}
