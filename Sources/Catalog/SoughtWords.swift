/// Words that somebody looks for in names, in any spelling and any order.
public struct SoughtWords: Hashable, Sendable {
  private let words: [String]

  /// Takes the words of a text.
  public init(_ text: String) {
    words = WordMatch.words(of: text)
  }

  /// Whether there are none; those occur nowhere.
  public var isEmpty: Bool { words.isEmpty }

  /// The first of them, folded.
  public var first: String? { words.first }

  /// Whether each of the words begins a word of one of the texts.
  public func occur(in texts: [String?]) -> Bool {
    WordMatch.matches(words, in: texts)
  }
}
