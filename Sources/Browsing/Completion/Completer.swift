import Catalog
public import Records

/// Finds what Tab can put into a line: commands and their arguments, and names where a search is typed.
public struct Completer {
  /// Looks up names of everything seen that begin with a text, case, accents and signs aside.
  public typealias NameLookup = (_ beginning: String, SeenNames.Kind) -> SeenNames

  let model: ViewModel
  private let lookup: NameLookup
  let folder: FolderLookup

  /// Makes a completer for a line that is typed in front of a screen.
  ///
  /// - Parameters:
  ///   - model: The screen and the settings.
  ///   - lookup: Is called only where names are wanted, and for few texts.
  ///   - folder: Is called only where a file is wanted.
  public init(
    model: ViewModel,
    lookup: @escaping NameLookup,
    folder: @escaping FolderLookup = { _ in [] }
  ) {
    self.model = model
    self.lookup = lookup
    self.folder = folder
  }

  /// What Tab does to a line.
  ///
  /// The cursor is how many Unicode scalars of the line stand before it; what stands behind is kept.
  public func complete(_ line: String, cursor: Int) -> Completion {
    for typed in TypedLine.readings(of: line, cursor: cursor) {
      let sets = sets(for: typed).filter { !$0.candidates.isEmpty }
      if let completion = Completion(sets, before: typed.tail) { return completion }
    }
    return .nothing
  }

  /// The sets of candidates, the most likely first.
  private func sets(for line: TypedLine) -> [CandidateSet] {
    if let option = optionSets(for: line) { return option }
    guard let first = line.words.first else { return firstWord(line) }
    guard !first.isQuoted, let name = CommandName(word: first.text), !name.entry.isForOneShots
    else { return search(line) }
    let arguments = arguments(of: name, line).filter { !$0.candidates.isEmpty }
    // Whatever fits no command is a search.
    let isName = name.entry.arguments != .ids || !line.typed.contains(":")
    return arguments.isEmpty ? isName ? [names(line)] : [] : arguments
  }

  private func firstWord(_ line: TypedLine) -> [CandidateSet] {
    let typed = line.typed
    if typed.hasPrefix("/") || value(of: typed) != nil { return search(line) }
    let commands = WordList.commands.candidates.filter { candidate in
      candidate.text.hasPrefix(typed)
        && CommandName(rawValue: candidate.text)?.entry.isForOneShots == false
    }
    let number = typed.hasPrefix("row:") ? String(typed.dropFirst(4)) : typed
    let isRow = number != typed || WholeNumber.isPlain(number)
    let rows = isRow ? self.rows.filter { $0.text.hasPrefix(number) } : []
    let named = [CandidateSet(commands, for: typed), CandidateSet(rows.atTheEnd, for: number)]
    guard !typed.isEmpty else { return named }
    // A command's name is what a qualifier begins with too.
    return named + (commands.isEmpty ? search(line) : [names(line)])
  }

  // MARK: Options

  /// The sets where an option or its value is typed, nil elsewhere.
  private func optionSets(for line: TypedLine) -> [CandidateSet]? {
    let typed = line.typed
    if let name = line.pendingOption { return [values(of: name, typed)] }
    guard typed.hasPrefix("--") else { return nil }
    if let sign = typed.firstIndex(of: "="),
      let name = OptionName(rawValue: String(typed[..<sign].dropFirst(2))), name.entry.isForLines
    {
      return [values(of: name, String(typed[typed.index(after: sign)...]))]
    }
    let options = OptionName.allCases.filter(\.entry.isForLines)
      .map { Candidate("--\($0.rawValue)", note: $0.entry.summary) }
      .filter { $0.text.hasPrefix(typed) }
    return options.isEmpty ? nil : [CandidateSet(options, for: typed)]
  }

  private func values(of name: OptionName, _ typed: String) -> CandidateSet {
    // Of a list of fields it is the last one that is typed.
    let last = name == .fields ? Self.lastPart(of: typed) : typed
    return CandidateSet(name.words?.matching(last) ?? [], for: last)
  }

  /// What stands behind the last comma.
  static func lastPart(of typed: String) -> String {
    String(typed.split(separator: ",", omittingEmptySubsequences: false).last ?? "")
  }

  // MARK: Searches

  /// Names and qualifiers.
  func search(_ line: TypedLine, behind count: Int = 0) -> [CandidateSet] {
    let typed = line.typed
    if let value = value(of: typed) { return [value] }
    let phrases = line.phrases(behind: count)
    let whole = phrases.first.map { known.beginning(with: $0) }
    let qualifiers = CandidateSet(qualifiers(typed, in: line), for: typed)
    if let whole, !whole.candidates.isEmpty {
      return typed.isEmpty ? [whole] : [whole, qualifiers]
    }
    let part = phrases.dropFirst().lazy.map { known.beginning(with: $0) }
      .first { !$0.candidates.isEmpty }
    return [qualifiers] + [part].compactMap { $0 }
  }

  /// Names alone, of which the whole line may be the beginning.
  func names(_ line: TypedLine, behind count: Int = 0) -> CandidateSet {
    let sets = line.phrases(behind: count).lazy.map { known.beginning(with: $0) }
    return sets.first { !$0.candidates.isEmpty } ?? CandidateSet([], for: line.typed)
  }

  private var known: KnownNames { KnownNames(items: items, seen: lookup) }

  /// Those that are not in the line yet; a single letter is none, but the end of a title.
  private func qualifiers(_ typed: String, in line: TypedLine) -> [Candidate] {
    guard typed.count != 1 else { return [] }
    let given = line.words.compactMap(\.qualifier?.name)
    return QualifierName.allCases
      .filter { "\($0.rawValue):".hasPrefix(typed) && !given.contains($0) }
      .map { Candidate("\($0.rawValue):", note: CandidateWords.note(for: $0), takesSpace: false) }
  }

  /// The values of the qualifier that is typed, nil where none is.
  private func value(of typed: String) -> CandidateSet? {
    guard let qualifier = Word(text: typed, raw: typed).qualifier else { return nil }
    return CandidateSet(value: qualifier.value) { value in
      guard qualifier.name != .by else { return known.beginning(with: value, .creators) }
      return CandidateSet(qualifier.name.words?.matching(value) ?? [], for: value)
    }
  }

  // MARK: The screen

  /// The items of the list on the screen, or of the one beneath it.
  var items: [Item] { model.state.place.list.items }

  /// The rows that can be named by their number, known by their titles.
  var rows: [Candidate] {
    let screens = model.state.place.list.screens
    let titles: [String?] =
      screens.isEmpty
      ? items.map { ItemText.line($0.name) } : screens.map { HistoryWords.title(of: $0.record) }
    return titles.prefix(model.rowCount).enumerated().map { index, title in
      Candidate(
        String(index + 1),
        note: title ?? ItemText.nameless,
        otherNames: [title].compactMap { $0 }
      )
    }
  }
}
