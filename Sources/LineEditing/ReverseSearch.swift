/// A search through the history, from the newest entry to the oldest.
///
/// libedit has one of its own, which looks at the low byte of what is typed only and therefore breaks
/// off at a quarter of all CJK characters.
struct ReverseSearch: Equatable, Sendable {
  /// The line as it was before, which giving up brings back.
  let original: EditedLine
  private let entries: [String]
  private(set) var pattern = ""
  private(set) var isFailing = false
  private var hit: Int?

  /// Begins a search in entries of which the newest is the first.
  init(entries: [String], original: EditedLine) {
    self.entries = entries
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

  /// Adds a character to what is searched.
  mutating func append(_ scalar: Unicode.Scalar) {
    pattern.unicodeScalars.append(scalar)
    find(in: (hit ?? 0)..<entries.count)
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
    let newer = entries[..<hit].lastIndex { matches($0) }
    isFailing = newer == nil
    self.hit = newer ?? hit
  }

  private mutating func find(in range: Range<Int>) {
    let found = entries[range].firstIndex { matches($0) }
    isFailing = found == nil
    hit = found ?? hit
  }

  /// Ignores case while the pattern is all lower case.
  private func matches(_ entry: String) -> Bool {
    if pattern.contains(where: \.isUppercase) { return entry.contains(pattern) }
    return entry.lowercased().contains(pattern.lowercased())
  }
}
