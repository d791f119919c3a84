import Catalog
import Records

/// The names that can be offered: those of the list on the screen, and those of everything seen.
struct KnownNames {
  /// The items of the list on the screen: nothing has to be asked for them.
  let items: [Item]
  /// Asks for what was seen; nil where only the screen counts.
  let seen: Completer.NameLookup?

  /// From so many letters on names are offered.
  private static let fewestLetters = 2

  /// The names that begin with a text, in order; none for a text that is too short.
  func beginning(with typed: String, _ kind: SeenNames.Kind = .all) -> CandidateSet {
    var set = CandidateSet([], for: typed)
    guard typed.filter({ !$0.isWhitespace }).count >= Self.fewestLetters else { return set }
    var found: [Key: Candidate] = [:]
    if let seen {
      let names = seen(typed, kind)
      for candidate in names.names.compactMap({ Self.candidate($0, kind) }) {
        found[Key(candidate.text)] = candidate
      }
      // It is not listed, but tells what all between begin with.
      set.last = names.last.flatMap { Self.candidate($0, kind) }
    }
    let beginning = Key(beginning: typed)
    for candidate in names(kind).compactMap({ Self.candidate($0, kind) }) {
      let key = Key(candidate.text)
      if key.hasPrefix(beginning), found[key] == nil { found[key] = candidate }
    }
    set.candidates = found.sorted { $0.key < $1.key }.map(\.value)
    return set
  }

  private func names(_ kind: SeenNames.Kind) -> [SeenName] {
    let creators = items.compactMap { item in item.creator.map { SeenName($0) } }
    guard kind == .all else { return creators }
    return creators + items.compactMap { item in item.name.map { SeenName($0, item.id.type) } }
  }

  private static func candidate(_ name: SeenName, _ kind: SeenNames.Kind) -> Candidate? {
    // Where all are creators, nobody needs to be told.
    let note = kind == .creators ? "" : CandidateWords.note(for: name.type)
    return ItemText.line(name.text).map { Candidate($0, note: note) }
  }

  /// A name's words, by which names are compared.
  private struct Key: Hashable, Comparable {
    private let bytes: [UInt8]

    init(_ name: String) {
      bytes = FoldedText.words(of: name)
    }

    /// The key of a name that is typed up to here; a word that has ended goes on with another.
    init(beginning typed: String) {
      let words = FoldedText.words(of: typed)
      let isInWord = typed.last.map { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" } ?? true
      let hasWords = typed.contains { $0.isLetter || $0.isNumber }
      bytes = isInWord || !hasWords ? words : words + [UInt8(ascii: " ")]
    }

    func hasPrefix(_ other: Key) -> Bool { bytes.starts(with: other.bytes) }

    static func < (left: Key, right: Key) -> Bool {
      left.bytes.lexicographicallyPrecedes(right.bytes)
    }
  }
}
