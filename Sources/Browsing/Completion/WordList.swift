import Catalog
import Records

/// A closed list of words that an argument, a setting, a qualifier or an option takes.
enum WordList: String, CaseIterable, Sendable {
  case media
  case entities
  case attributes
  case storefronts
  case languages
  case answers
  case themes
  case linkChoices
  case switches
  case colors
  case fields
  case charts
  case settings
  case sortKeys
  case commands
  case topics
  case shells
  case copyFields
  case forgettable
  case newProfile
  case exportFormats
  case downloadOrders

  /// The words, in the order in which they are offered.
  var candidates: [Candidate] {
    switch self {
    case .media: MediaChoice.synonyms.compactMap(Self.media)
    case .entities: Entity.allCases.map { Candidate($0.rawValue) }
    case .attributes: Attribute.allCases.map { Candidate($0.rawValue) }
    case .storefronts: Storefront.all.map(Candidate.init)
    case .languages: CandidateWords.languages.map { Candidate($0.code, note: $0.name) }
    case .answers: [Candidate("yes"), Candidate("no")]
    case .themes: ThemeName.allCases.map { Candidate($0.rawValue) }
    case .linkChoices: LinkChoice.allCases.map { Candidate($0.rawValue) }
    case .switches: [Candidate("on"), Candidate("off")]
    case .colors: ColorChoice.allCases.map { Candidate($0.rawValue) }
    case .fields: (Field.allCases.map(\.rawValue) + RowKind.ownColumns).map { Candidate($0) }
    case .charts: Chart.allCases.map { Candidate($0.rawValue) }
    case .settings: SettingKey.allCases.map { Candidate($0.rawValue) }
    case .sortKeys: SortOrder.Key.allCases.map { Candidate($0.rawValue) }
    case .commands: CommandName.allCases.map(Candidate.init)
    case .topics:
      WordList.commands.candidates
        + HelpChapter.allCases.map { Candidate($0.rawValue, note: CandidateWords.note(for: $0)) }
    case .shells: Shell.allCases.map { Candidate($0.rawValue) }
    case .copyFields:
      CopyField.allCases.map { Candidate($0.rawValue, note: CandidateWords.note(for: $0)) }
    case .newProfile: [Candidate(ProfileName.new, note: CandidateWords.newProfile)]
    case .exportFormats:
      ExportFormat.allCases.map { Candidate($0.rawValue, note: CandidateWords.note(for: $0)) }
    case .forgettable: CandidateWords.forgettable.map { Candidate($0.word, note: $0.note) }
    case .downloadOrders:
      DownloadOrder.allCases.map { Candidate($0.rawValue, note: CandidateWords.note(for: $0)) }
    }
  }

  /// Those that begin with what was typed, in any of their names.
  func matching(_ typed: String) -> [Candidate] {
    var found = candidates.matching(typed)
    // What everybody calls a country is no beginning of its name: holland, uk.
    if self == .storefronts, let meant = Storefront.suggestion(for: typed),
      !found.contains(where: { $0.text == meant.code })
    {
      found.append(Candidate(meant))
    }
    return found
  }

  private static func media(_ words: [String]) -> Candidate? {
    guard let word = words.first, let label = MediaChoice(userWord: word)?.label else { return nil }
    let isPlain = Folding.fold(label) == word
    return Candidate(word, note: isPlain ? "" : label, synonyms: Array(words.dropFirst()))
  }
}

extension Candidate {
  /// A storefront's code, known by the name of its country.
  init(_ storefront: Storefront) {
    self.init(storefront.code, note: storefront.name, otherNames: [storefront.name])
  }

  /// A command's full name.
  init(_ name: CommandName) {
    let entry = name.entry
    self.init(name.rawValue, note: entry.summary, takesSpace: entry.arguments != .none)
  }
}

extension SettingKey {
  /// The words that the setting takes; nil where it takes others.
  var words: WordList? {
    switch self {
    case .media: .media
    case .country: .storefronts
    case .lang: .languages
    case .explicit: .answers
    case .theme: .themes
    case .links: .linkChoices
    case .pictures: .switches
    case .limit, .keep, .player: nil
    }
  }
}

extension QualifierName {
  /// The words that the qualifier takes; nil where it takes others.
  var words: WordList? {
    switch self {
    case .media: .media
    case .entity: .entities
    case .attribute: .attributes
    case .country: .storefronts
    case .lang: .languages
    case .explicit: .answers
    case .limit, .by: nil
    }
  }
}

extension OptionName {
  /// The words that the option's value is of; nil where it takes others or none.
  var words: WordList? {
    switch self {
    case .theme: .themes
    case .color: .colors
    case .fields: .fields
    default: QualifierName(rawValue: rawValue)?.words
    }
  }
}

extension CommandEntry.Arguments {
  /// The words that the first argument is of; nil where it is of others or there is none.
  var words: WordList? {
    switch self {
    case .media: .media
    case .country: .storefronts
    case .theme: .themes
    case .setting: .settings
    case .topic: .topics
    case .chart: .charts
    case .sortKey: .sortKeys
    case .shell: .shells
    case .copying: .copyFields
    case .itemOrText: .forgettable
    case .newProfile: .newProfile
    case .formatAndFile: .exportFormats
    case .downloadOrder: .downloadOrders
    case .none, .text, .page, .item, .items, .itemAndCountries, .itemsAndPrice, .itemAndText,
      .optionalText, .ids, .file, .itemSizeAndFolder, .itemsAndFolder:
      nil
    }
  }
}
