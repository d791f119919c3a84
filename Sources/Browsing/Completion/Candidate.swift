import Catalog

/// Something that Tab can put into a line.
public struct Candidate: Equatable, Sendable {
  /// What is put into the line, or between its quotes; of one line, cleaned.
  public var text: String
  /// What it is, in a few words; empty where the text says it.
  public var note: String
  /// Whether a space follows, since another word may come.
  var takesSpace: Bool
  /// Whether it is the beginning of a longer one, as a folder is: no quote closes behind it.
  var goesOn = false
  /// What is listed in place of the text, where that says enough.
  var shown: String?
  /// What it is also known by: the names of a code, the title of a row.
  var otherNames: [String]
  /// Words that mean the same, for those who do not find it by its names.
  var synonyms: [String]

  init(
    _ text: String,
    note: String = "",
    takesSpace: Bool = true,
    otherNames: [String] = [],
    synonyms: [String] = []
  ) {
    self.text = text
    self.note = note
    self.takesSpace = takesSpace
    self.otherNames = otherNames
    self.synonyms = synonyms
  }
}

extension Candidate {
  /// What is listed.
  var label: String { shown ?? text }
}

extension [Candidate] {
  /// Those whose text or other names begin with what was typed.
  ///
  /// Where none does, those with a synonym that begins with it; else those with a name that has it from a word on. Case,
  /// accents and punctuation do not count.
  func matching(_ typed: String) -> [Candidate] {
    let text = Folding.fold(typed)
    let words = FoldedText.words(of: typed)
    guard !text.isEmpty else { return self }
    let beginning = filter { candidate in
      Folding.fold(candidate.text).hasPrefix(text)
        || candidate.names.contains { FoldedText.words(of: $0).starts(with: words) }
    }
    guard beginning.isEmpty else { return beginning }
    let meant = filter { $0.synonyms.contains { $0.hasPrefix(text) } }
    guard meant.isEmpty else { return meant }
    return filter { candidate in
      candidate.names.contains { name in
        let name = FoldedText.words(of: name)
        let space = UInt8(ascii: " ")
        return name.indices.contains { name[$0] == space && name[($0 + 1)...].starts(with: words) }
      }
    }
  }

  /// The same, each as the last word of its line.
  var atTheEnd: [Candidate] {
    map { candidate in
      var candidate = candidate
      candidate.takesSpace = false
      return candidate
    }
  }
}

extension Candidate {
  fileprivate var names: [String] { [text] + otherNames }
}
