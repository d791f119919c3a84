import Catalog
import Records

/// The commands that save files.
extension CommandParser {
  /// `artwork`, `artwork 3`, `artwork 600x600`, `artwork 3 600x600 to ~/Pictures`.
  func artwork(_ words: inout [Word]) throws(Misfit) -> Command {
    let folder = try takeFolder(&words, .artwork)
    var size: PixelSize?
    if let last = words.last, let given = PixelSize(last.raw) {
      size = given
      words.removeLast()
    }
    return .artwork(try item(&words, .artwork), size, folder: folder)
  }

  /// `download`, `download 3`, `download 1-4,7 to ~/Podcasts`.
  func download(_ words: [Word]) throws(Misfit) -> Command {
    var words = words
    let folder = try takeFolder(&words, .download)
    return .download(try selection(words, .download), folder: folder)
  }

  /// `downloads`, `downloads stop 2`.
  func downloads(_ words: [Word]) throws(Misfit) -> Command {
    guard let first = words.first else { return .downloads }
    guard let order = DownloadOrder(rawValue: first.raw) else {
      throw Misfit(reason: .noDownloadOrder(first.raw))
    }
    guard words.count > 1 else { throw Misfit(reason: .needsMore(.downloads)) }
    guard words.count == 2 else { throw Misfit(reason: .tooMuch(.downloads)) }
    return .changeDownload(order, try downloadReference(words[1]))
  }

  /// The rows are those of the downloads, whatever the screen has.
  private func downloadReference(_ word: Word) throws(Misfit) -> ItemReference {
    let isRow = word.raw.hasPrefix("row:")
    let number = isRow ? String(word.raw.dropFirst(4)) : word.raw
    if let row = WholeNumber.parse(number, in: 1...Int.max) {
      return isOneShot && !isRow ? .id(Int64(row), nil) : .row(row)
    }
    guard case .command(.open(.id(let id, let type))) = reference(word) else {
      throw Misfit(reason: .noRow(word.raw, count: 0))
    }
    return .id(id, type)
  }

  /// Takes `to DIR` from the end.
  private func takeFolder(_ words: inout [Word], _ name: CommandName) throws(Misfit) -> String? {
    if words.last?.raw == FolderWord.to { throw Misfit(reason: .needsMore(name)) }
    guard words.count > 1, words[words.count - 2].raw == FolderWord.to else { return nil }
    let folder = words[words.count - 1].text
    guard FolderWord.isName(folder) else { throw Misfit(reason: .noFolder(folder)) }
    words.removeLast(2)
    return folder
  }
}

/// A folder as it is typed.
enum FolderWord {
  /// What stands before it.
  static let to = "to"

  /// Whether a word can be the name of a folder or a file; other words are not taken for one.
  static func isName(_ text: String) -> Bool {
    text.contains { $0 == "/" || $0 == "." } && !text.utf8.contains(0)
  }
}
