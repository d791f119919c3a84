import Catalog
import Records

extension Completer {
  /// The candidates for the argument that is typed; none where the command takes no such.
  func arguments(of name: CommandName, _ line: TypedLine) -> [CandidateSet] {
    let earlier = line.words.dropFirst().map(\.text)
    let typed = line.typed
    let words = name.entry.arguments.words
    switch name.entry.arguments {
    case .none, .page:
      return []
    case .text:
      return text(name, line)
    case .media, .theme, .topic, .shell:
      let candidates = earlier.isEmpty ? words?.matching(typed) ?? [] : []
      return [CandidateSet(candidates.atTheEnd, for: typed)]
    case .newProfile:
      return [CandidateSet(earlier.isEmpty ? words?.matching(typed) ?? [] : [], for: typed)]
    case .country:
      return [country(line, fromWord: 1)]
    case .setting:
      return [setting(earlier, line)]
    case .chart:
      return [chart(earlier, typed)]
    case .item, .items:
      return [row(line, fromWord: 1)]
    case .copying:
      guard earlier.isEmpty else { return [row(line, fromWord: 2)] }
      return [CandidateSet(words?.matching(typed) ?? [], for: typed)]
    case .itemsAndPrice:
      return itemsAndPrice(earlier, line)
    case .itemSizeAndFolder, .itemsAndFolder:
      return itemsAndFolder(earlier, line, name)
    case .downloadOrder:
      return downloads(earlier, line)
    case .itemAndText:
      let typed = line.text(fromWord: 1)
      return [CandidateSet(rows.matching(typed), for: typed)]
    case .optionalText:
      return [names(line, behind: 1)]
    case .itemOrText:
      let candidates = earlier.isEmpty ? words?.matching(typed) ?? [] : []
      return [
        CandidateSet(candidates.atTheEnd, for: typed), row(line, fromWord: 1),
        names(line, behind: 1),
      ]
    case .itemAndCountries:
      return itemAndCountries(earlier, typed)
    case .ids:
      return [CandidateSet(ids(typed, isFirst: earlier.isEmpty).matching(typed), for: typed)]
    case .formatAndFile:
      guard earlier.isEmpty else { return [files(line, fromWord: 2)] }
      return [CandidateSet(words?.matching(typed) ?? [], for: typed)]
    case .file:
      return [files(line, fromWord: 1)]
    case .sortKey:
      return earlier.isEmpty ? [sortKey(typed)] : []
    }
  }

  /// What ids begin with: a barcode or the like stands alone, and few will think of a type by themselves.
  private func ids(_ typed: String, isFirst: Bool) -> [Candidate] {
    let keys = isFirst ? CandidateWords.lookups : []
    let types = (typed.isEmpty ? [] : ItemType.allCases)
      .map { (prefix: "\($0.rawValue):", note: CandidateWords.typedID) }
    return (keys + types).map { Candidate($0.prefix, note: $0.note, takesSpace: false) }
  }

  private func text(_ name: CommandName, _ line: TypedLine) -> [CandidateSet] {
    switch name {
    case .search: search(line, behind: 1)
    case .filter: filter(line)
    default: [names(line, behind: 1)]
    }
  }

  /// Titles may have several words too.
  private func row(_ line: TypedLine, fromWord index: Int) -> CandidateSet {
    let typed = line.text(fromWord: index)
    return CandidateSet(rows.matching(typed).atTheEnd, for: typed)
  }

  /// A row, and a limit behind it or alone.
  private func itemsAndPrice(_ earlier: [String], _ line: TypedLine) -> [CandidateSet] {
    let typed = line.typed
    guard let last = earlier.last, last == PriceWord.below else {
      let below = Candidate(PriceWord.below, note: CandidateWords.below)
      return [row(line, fromWord: 1), CandidateSet([below].matching(typed), for: typed)]
    }
    let off = Candidate(PriceWord.off, note: CandidateWords.belowOff)
    return [CandidateSet([off].matching(typed).atTheEnd, for: typed)]
  }

  /// A row, a size of a picture, and a folder behind `to`.
  private func itemsAndFolder(
    _ earlier: [String],
    _ line: TypedLine,
    _ name: CommandName
  ) -> [CandidateSet] {
    let typed = line.typed
    if let to = earlier.lastIndex(of: FolderWord.to) {
      return [files(line, fromWord: to + 2, foldersOnly: true)]
    }
    var words = [Candidate(FolderWord.to, note: CandidateWords.folder)]
    if name.entry.arguments == .itemSizeAndFolder,
      !earlier.contains(where: { PixelSize($0) != nil })
    {
      words.insert(Candidate("600x600", note: CandidateWords.pictureSize), at: 0)
    }
    let further = CandidateSet(words.matching(typed), for: typed)
    guard earlier.isEmpty else { return [further] }
    let typedRow = line.text(fromWord: 1)
    return [CandidateSet(rows.matching(typedRow), for: typedRow), further]
  }

  /// What to do with a download, and which of them, where they are on the screen.
  private func downloads(_ earlier: [String], _ line: TypedLine) -> [CandidateSet] {
    let typed = line.typed
    guard !earlier.isEmpty else {
      return [CandidateSet(WordList.downloadOrders.matching(typed), for: typed)]
    }
    guard earlier.count == 1, model.state.place.list.kind == .downloads else { return [] }
    return [CandidateSet(rows.matching(typed).atTheEnd, for: typed)]
  }

  /// Names of countries may have several words, so all that is typed is one.
  private func country(_ line: TypedLine, fromWord index: Int) -> CandidateSet {
    let typed = line.text(fromWord: index)
    return CandidateSet(WordList.storefronts.matching(typed).atTheEnd, for: typed)
  }

  private func setting(_ earlier: [String], _ line: TypedLine) -> CandidateSet {
    let typed = line.typed
    guard let word = earlier.first else {
      let keys = SettingKey.allCases.map { Candidate($0.rawValue, note: model.settings[$0].value) }
      return CandidateSet(keys.matching(typed), for: typed)
    }
    guard let key = SettingKey(rawValue: word) else { return CandidateSet([], for: typed) }
    let usual = Candidate("default", note: CandidateWords.settingDefault)
    if key == .country {
      var countries = country(line, fromWord: 2)
      if usual.text.hasPrefix(countries.typed) { countries.candidates += [usual].atTheEnd }
      return countries
    }
    guard earlier.count == 1 else { return CandidateSet([], for: typed) }
    let values = (key.words?.matching(typed) ?? []) + [usual].filter { $0.text.hasPrefix(typed) }
    return CandidateSet(values.atTheEnd, for: typed)
  }

  private func chart(_ earlier: [String], _ typed: String) -> CandidateSet {
    let chart = earlier.lazy.compactMap(Chart.init(rawValue:)).first
    let prefix = "genre:"
    if typed.hasPrefix(prefix) {
      return CandidateSet(value: String(typed.dropFirst(prefix.count))) { value in
        let root = (chart ?? model.usualChart()).genreRoot
        let genres = Genre.all(in: root).map { Candidate($0.name, takesSpace: chart == nil) }
        return CandidateSet(genres.matching(value), for: value)
      }
    }
    var candidates = chart == nil ? WordList.charts.candidates : []
    if !earlier.contains(where: { $0.hasPrefix(prefix) }) {
      candidates.append(Candidate(prefix, note: CandidateWords.chartGenre, takesSpace: false))
    }
    return CandidateSet(candidates.matching(typed), for: typed)
  }

  /// A row, where there are any, and then countries with commas or spaces between them.
  private func itemAndCountries(_ earlier: [String], _ typed: String) -> [CandidateSet] {
    if earlier.isEmpty, typed.isEmpty || WholeNumber.isPlain(typed), !rows.isEmpty {
      return [CandidateSet(rows.filter { $0.text.hasPrefix(typed) }, for: typed)]
    }
    let last = Self.lastPart(of: typed)
    return [CandidateSet(WordList.storefronts.matching(last), for: last)]
  }

  private func sortKey(_ typed: String) -> CandidateSet {
    let dash = typed.hasPrefix("-") ? "-" : ""
    var candidates = WordList.sortKeys.candidates.map { Candidate(dash + $0.text) }
    candidates.append(Candidate(FilterText.off, note: CandidateWords.sortOff))
    return CandidateSet(candidates.filter { $0.text.hasPrefix(typed) }.atTheEnd, for: typed)
  }

  // MARK: The filter

  /// Fields with their values, and names, all of the list on the screen.
  private func filter(_ line: TypedLine) -> [CandidateSet] {
    let typed = line.typed
    if let word = FilterWord(typed) { return [fieldValue(word)] }
    var fields = FilterField.allCases.map { field in
      Candidate(
        field.isMeasured ? field.rawValue : field.rawValue + ":",
        note: CandidateWords.note(for: field),
        takesSpace: false
      )
    }
    if line.words.count == 1 {
      fields.append(Candidate(FilterText.off, note: CandidateWords.filterOff, takesSpace: false))
    }
    let beginning = fields.filter { $0.text.hasPrefix(typed) }
    let names = KnownNames(items: items, seen: nil)
    let found = line.phrases(behind: 1).lazy.map { names.beginning(with: $0) }
      .first { !$0.candidates.isEmpty }
    return [CandidateSet(beginning, for: typed)] + [found].compactMap { $0 }
  }

  private func fieldValue(_ word: FilterWord) -> CandidateSet {
    guard let field = FilterField(name: word.name), !field.isMeasured else {
      return CandidateSet([], for: word.value)
    }
    return CandidateSet(value: word.value) { value in
      switch field {
      case .genre: CandidateSet(genres.matching(value), for: value)
      case .creator: KnownNames(items: items, seen: nil).beginning(with: value, .creators)
      case .type: CandidateSet(types.matching(value), for: value)
      case .explicit: CandidateSet(WordList.answers.matching(value), for: value)
      case .price, .rent, .year, .length, .rating, .track, .tracks: CandidateSet([], for: value)
      }
    }
  }

  private var genres: [Candidate] {
    Set(items.compactMap { ItemText.line($0.genre) }).sorted().map { Candidate($0) }
  }

  private var types: [Candidate] {
    let present = Set(items.map(\.id.type))
    return FilterType.allCases.filter { !$0.types.isDisjoint(with: present) }
      .map { Candidate($0.rawValue) }
  }
}
