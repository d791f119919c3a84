import Catalog
import Records

/// Why a line is no command although it looks like one.
enum NearMissWords {
  /// The reason, as it stands before a semicolon: `no storefront zz`.
  static func reason(_ reason: NearMiss.Reason) -> String {
    switch reason {
    case .takesNothing(let name): "\(name.rawValue) takes no words"
    case .needsMore(let name): "\(name.rawValue) needs \(needed(by: name))"
    case .tooMuch(let name): "\(name.rawValue) takes fewer words"
    case .noPage(let word): "no page \(Quoted.bare(word))"
    case .noStorefront(let word, let suggestion):
      "no storefront \(Quoted.bare(word))" + (suggestion.map { question + $0.code } ?? "")
    case .noMedia(let word):
      "no media \(Quoted.bare(word))" + suggestion(for: word, among: MediaChoice.userWords)
    case .noTheme(let word):
      "no theme \(Quoted.bare(word))" + suggestion(for: word, among: ThemeName.allCases)
    case .noSetting(let word):
      "no setting \(Quoted.bare(word))" + suggestion(for: word, among: SettingKey.allCases)
    case .noValue(let word, let key): "\(Quoted.bare(word)) is no value for \(key.rawValue)"
    case .noTopic(let word):
      "no help on \(Quoted.bare(word))"
        + suggestion(for: word, among: WordList.topics.candidates.map(\.text))
    case .noShell(let word): "no completions for \(Quoted.bare(word)), only for bash, zsh and fish"
    case .noSortKey(let word, let suggestion):
      "nothing called \(Quoted.bare(word)) to sort by"
        + (suggestion.map { question + $0.rawValue } ?? "")
    case .noChart(let word):
      "no chart \(Quoted.bare(word))" + suggestion(for: word, among: Chart.allCases)
    case .noGenre("", _): "no genre behind genre:"
    case .noGenre(let word, let chart):
      "no one genre \(Quoted.bare(word)) among \(ChartWords.label(of: chart))"
    case .noRow(let number, _): "no row \(Quoted.bare(number))"
    case .noCopyField(let word):
      "nothing called \(Quoted.bare(word)) to copy"
        + suggestion(for: word, among: CopyField.allCases)
    case .noProfileName(let word): "\(Quoted.bare(word)) is no name for a profile"
    case .noExportFormat(let word):
      "no form \(Quoted.bare(word)) to export"
        + suggestion(for: word, among: ExportFormat.allCases)
    case .noFileName(let word):
      "\(Quoted.bare(word)) is no file, whose name has a point or a slash"
    case .noDownloadOrder(let word): "nothing called \(Quoted.bare(word)) to do with downloads"
    case .noFolder(let word): "no folder \(Quoted.bare(word)): it has no / or . in it"
    case .noPrice(let word): "no price \(Quoted.bare(word))"
    case .noID(let word):
      "no id, upc:, isbn:, bundle: or store address in \(Quoted.bare(word))"
    case .noAddress(let address, let refusal):
      "\(Quoted.bare(address)) \(Self.reason(refusal))"
    case .noBookNumber(let text, let problem):
      "\(Quoted.bare(text)) is no ISBN\(Self.reason(problem))"
    case .noBarcode(let text, let problem):
      "\(Quoted.bare(text)) is no barcode\(Self.reason(problem))"
    case .noBundle(let text): "\(Quoted.bare(text)) is no identifier of an app, as com.example.app"
    case .misspelt(let name): "no command of this name\(question)\(name.rawValue)"
    }
  }

  /// The reason as a sentence.
  static func sentence(_ reason: NearMiss.Reason) -> String {
    let words = Self.reason(reason)
    // The names of commands and settings, and what was typed, are not capitalised.
    let starts =
      switch reason {
      case .takesNothing, .needsMore, .tooMuch, .noValue, .noAddress, .noBookNumber, .noBarcode,
        .noBundle, .noProfileName, .noFileName:
        words
      case .noPage, .noStorefront, .noMedia, .noTheme, .noSetting, .noTopic, .noShell, .noSortKey,
        .noChart, .noGenre, .noRow, .noCopyField, .noExportFormat, .noPrice, .noID, .misspelt,
        .noDownloadOrder, .noFolder:
        RequestWords.capitalized(words)
      }
    return starts + (words.contains(question) ? "?" : ".")
  }

  /// What heads the list of the search that was made of the line.
  static func head(_ miss: NearMiss) -> (reason: String, line: String) {
    ("\(reason(miss.reason)); searched for ", Quoted.text(miss.line))
  }

  /// The head as a sentence, where there is no list to stand over.
  static func searched(_ miss: NearMiss) -> String {
    let head = head(miss)
    return "\(head.reason)\(head.line)."
  }

  private static let question = ", did you mean "

  /// The one of some words that a word is one edit from, as a question.
  private static func suggestion(for word: String, among words: [String]) -> String {
    // Longer than any of them, so that nothing is measured that cannot be near one.
    guard word.utf8.count <= 40 else { return "" }
    let near = words.first { EditDistance.isOne(word.lowercased(), $0) }
    return near.map { question + $0 } ?? ""
  }

  private static func suggestion<Word: RawRepresentable<String>>(
    for word: String,
    among words: [Word]
  ) -> String {
    suggestion(for: word, among: words.map(\.rawValue))
  }

  // MARK: What cannot be looked up

  private static func reason(_ refusal: StoreAddress.Refusal) -> String {
    switch refusal {
    case .notAStoreAddress: "is no address of Apple's stores"
    case .noNumber: "leads to no single item"
    case .televisionID: "has an id of the TV app, which cannot be looked up"
    case .shortened: "is shortened: open it and take the address that it leads to"
    case .noStorefront(let code): "names no storefront: \(Quoted.bare(code))"
    }
  }

  private static func reason(_ problem: ISBN.Problem) -> String {
    switch problem {
    case .character: ": it has other characters than digits"
    case .length: ": it has neither 10 nor 13 digits"
    case .prefix: ": it begins with neither 978 nor 979"
    case .checkDigit: ": a digit is mistyped"
    }
  }

  private static func reason(_ problem: UPC.Problem) -> String {
    switch problem {
    case .character: ": it has other characters than digits"
    case .length: ": it has neither 12 nor 13 digits"
    case .checkDigit: ": a digit is mistyped"
    }
  }

  private static func needed(by name: CommandName) -> String {
    switch name.entry.arguments {
    case .none: "nothing more"
    case .text: name == .filter ? "words, a comparison as price<5, or off" : "words to search for"
    case .page: "a number"
    case .media: "a media, as movies or songs"
    case .country: "two letters, as gb"
    case .theme: "auto, light, dark or none"
    case .setting: "a key"
    case .topic: "a command"
    case .chart: "a chart, as movies or songs"
    case .item: "a row"
    case .itemAndCountries: "a row, or countries as gb,de"
    case .sortKey: "a key, as name or -price"
    case .shell: "bash, zsh or fish"
    case .items: "a row, as 3 or 1-4"
    case .copying: "one of " + CopyField.allCases.map(\.rawValue).joined(separator: " ")
    case .itemsAndPrice: "a price, as 4.99"
    case .itemAndText: "a row and a text"
    case .optionalText: "nothing more"
    case .newProfile: "a name, as guest"
    case .formatAndFile: "a form and a file, as opml feeds.opml"
    case .file: "a file, as feeds.opml"
    case .itemOrText: "words, a row, history, seen or all"
    case .itemSizeAndFolder, .itemsAndFolder: "a folder behind to"
    case .downloadOrder: "a row, as 2"
    case .ids: "an id, upc:, isbn:, bundle: or a store address"
    }
  }
}
