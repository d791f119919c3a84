import Catalog
import Records

extension CommandParser {
  /// Whether the words of a one-shot name rows, which are those of the saved screen.
  public static func namesRows(_ words: [Word]) -> Bool {
    if words.contains(where: { $0.text.hasPrefix("row:") }) { return true }
    switch words.first.flatMap({ CommandName(word: $0.text) })?.entry.arguments {
    case .items, .copying: return words.last?.text == "all"
    case .itemsAndPrice, .itemsAndFolder: return words.dropFirst().first?.text == "all"
    default: return false
    }
  }

  /// `copy url`, `copy feed 3`, `copy title 1-4,7`.
  func copy(_ words: [Word]) throws(Misfit) -> Command {
    guard let first = words.first else { throw Misfit(reason: .needsMore(.copy)) }
    guard let field = CopyField(rawValue: first.raw) else {
      throw Misfit(reason: .noCopyField(first.raw))
    }
    return .copy(field, try selection(Array(words.dropFirst()), .copy))
  }

  /// The items that the words name, nil where there are no words; nothing else may be among them.
  func selection(_ words: [Word], _ name: CommandName) throws(Misfit) -> ItemSelection? {
    guard let first = words.first else { return nil }
    guard words.count == 1 else { throw Misfit(reason: .tooMuch(name)) }
    do throws(RowSet.Problem) {
      return try selection(first.raw)
    } catch {
      switch error {
      case .malformed: throw Misfit(reason: .noRow(first.raw, count: context.rowCount))
      case .noRow(let row): throw Misfit(reason: .noRow(row, count: context.rowCount))
      }
    }
  }

  private func selection(_ text: String) throws(RowSet.Problem) -> ItemSelection {
    guard let colon = text.firstIndex(of: ":") else {
      // In a one-shot bare numbers are ids, of which a range is none.
      guard isOneShot, text != "all" else {
        return .rows(try RowSet.rows(text, of: context.rowCount))
      }
      return .ids(try ids(text), nil)
    }
    let list = String(text[text.index(after: colon)...])
    switch text[..<colon] {
    case "row": return .rows(try RowSet.rows(list, of: context.rowCount))
    case "id": return .ids(try ids(list), nil)
    case let kind:
      guard let type = ItemType(rawValue: String(kind)) else { throw .malformed }
      return .ids(try ids(list), type)
    }
  }

  private func ids(_ list: String) throws(RowSet.Problem) -> [Int64] {
    var ids: [Int64] = []
    var known: Set<Int64> = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let id = WholeNumber.parse64(String(part)) else { throw .malformed }
      if known.insert(id).inserted { ids.append(id) }
    }
    return ids
  }
}
