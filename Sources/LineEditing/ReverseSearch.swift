/// A search through the history, from the newest entry to the oldest.
///
/// libedit has one of its own, which looks at the low byte of what is typed only and therefore breaks
/// off at a quarter of all CJK characters.
struct ReverseSearch: Equatable, Sendable {
  /// The line as it was before, which giving up brings back.
  let original: EditedLine
  private let entries: [String]
  /// The entries in lower case.
  private let folded: [String]
  private(set) var pattern = ""
  private(set) var isFailing = false
  private var hit: Int?

  /// Begins a search in entries of which the newest is the first.
  init(entries: [String], original: EditedLine) {
    self.entries = entries
    folded = entries.map { $0.lowercased() }
    self.original = original
  }

  /// The line to show: the entry found last, else the line as it was.
  var line: String {
    hit.map { entries[$0] } ?? original.text
  }

  /// The prompt to show.
  var prompt: String {
    isFailing ? "(not in history) \(pattern): " : "(history) \(pattern): "
  }

  /// Adds text to what is searched, as far as a line can hold it.
  mutating func append(_ text: String) {
    let scalars = text.unicodeScalars.prefix(LineEditor.lineLimit - pattern.unicodeScalars.count)
    guard !scalars.isEmpty else { return }
    pattern.unicodeScalars.append(contentsOf: scalars)
    // What failed does not succeed with more.
    if !isFailing { find(in: (hit ?? 0)..<entries.count) }
  }

  /// Takes the last character of what is searched away and searches anew.
  mutating func removeLast() {
    guard !pattern.isEmpty else { return }
    pattern.unicodeScalars.removeLast()
    hit = nil
    isFailing = false
    if !pattern.isEmpty { find(in: 0..<entries.count) }
  }

  /// Goes to the next older entry that has the pattern.
  mutating func older() {
    guard !pattern.isEmpty else { return }
    find(in: (hit.map { $0 + 1 } ?? 0)..<entries.count)
  }

  /// Goes to the next newer entry that has the pattern.
  mutating func newer() {
    guard let hit else { return }
    let newer = haystack[..<hit].lastIndex(where: matcher)
    isFailing = newer == nil
    self.hit = newer ?? hit
  }

  private mutating func find(in range: Range<Int>) {
    let found = haystack[range].firstIndex(where: matcher)
    isFailing = found == nil
    hit = found ?? hit
  }

  /// Case is ignored while the pattern is all lower case.
  private var haystack: [String] { isCased ? entries : folded }
  private var isCased: Bool { pattern.contains(where: \.isUppercase) }

  private var matcher: (String) -> Bool {
    let needle = isCased ? pattern : pattern.lowercased()
    return { $0.contains(needle) }
  }
}
