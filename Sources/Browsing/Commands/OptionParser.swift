import Catalog

/// Takes the options out of the words of a start or of a line.
public struct OptionParser {
  /// Where the words are from.
  public enum Place: Sendable {
    /// The arguments of the program: whatever begins with a dash is an option, up to `--`.
    case arguments
    /// A line: only known options are options, every other word is text.
    case line
  }

  private let place: Place
  private var options = Options()
  private var given: [OptionName] = []
  private var words: [Word] = []

  private init(_ place: Place) {
    self.place = place
  }

  /// The options among the words, and the other words in their order.
  /// - Throws: `UsageError` for an option that is unknown, unusable or contradicts another.
  public static func parse(
    _ words: [Word],
    in place: Place
  ) throws(UsageError) -> (options: Options, words: [Word]) {
    var parser = OptionParser(place)
    try parser.read(words)
    try parser.check()
    return (parser.options, parser.words)
  }

  private mutating func read(_ input: [Word]) throws(UsageError) {
    var index = 0
    while index < input.count {
      let word = input[index]
      index += 1
      if word.raw == "--", endsOptions(before: input[index...]) {
        words += input[index...]
        return
      }
      guard let (name, attached) = try option(word) else {
        words.append(word)
        continue
      }
      given.append(name)
      var value = attached
      if name.entry.placeholder != nil, value == nil {
        guard index < input.count else { throw .needsValue(name) }
        value = input[index].text
        index += 1
      }
      guard name.entry.placeholder != nil || attached == nil else { throw .takesNoValue(name) }
      try set(name, value ?? "")
    }
  }

  /// Whether two dashes are syntax: in a line only where something behind them could be taken for an option.
  private func endsOptions(before rest: ArraySlice<Word>) -> Bool {
    switch place {
    case .arguments: true
    case .line: rest.contains { $0.raw.hasPrefix("-") }
    }
  }

  /// The option that a word is, with the value behind its equals sign; nil for text.
  private func option(_ word: Word) throws(UsageError) -> (OptionName, value: String?)? {
    guard word.raw.hasPrefix("-"), word.raw != "-" else { return nil }
    // The one short option: who is lost types it first.
    if place == .arguments, word.raw == "-h" { return (.help, nil) }
    let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let head = String(parts[0])
    guard head.hasPrefix("--"), let name = OptionName(rawValue: String(head.dropFirst(2))) else {
      switch place {
      case .arguments: throw .unknownOption(word.raw)
      case .line: return nil
      }
    }
    if place == .line, !name.entry.isForLines { throw .notInALine(name) }
    return (name, parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func set(_ name: OptionName, _ value: String) throws(UsageError) {
    switch name {
    case .media, .entity, .attribute, .country, .lang, .limit, .explicit:
      try qualify(name, value)
    case .json: options.format = .json
    case .jsonl: options.format = .jsonl
    case .csv: options.format = .csv
    case .tsv: options.format = .tsv
    case .fields:
      let names = try columns(value)
      options.columns = names
      options.fields = names.compactMap(Field.init(rawValue:))
    case .failIfEmpty: options.failIfEmpty = true
    case .theme: options.theme = try known(value, for: name)
    case .color: options.color = try known(value, for: name)
    case .plain: options.isPlain = true
    case .reload: options.reload = true
    case .offline: options.offline = true
    case .fresh: options.fresh = true
    case .private: options.isPrivate = true
    case .demo: options.demo = true
    case .profile: options.profile = try profile(value)
    case .store: options.store = try path(value)
    case .endpoint: options.endpoint = try endpoint(value)
    case .timeout: options.timeout = try seconds(value)
    case .verbose: options.verbose = true
    case .yes: options.yes = true
    case .deep: options.deep = true
    case .help: options.help = true
    case .version: options.version = true
    }
  }

  private mutating func qualify(_ name: OptionName, _ value: String) throws(UsageError) {
    guard
      let qualifier = QualifierName(rawValue: name.rawValue),
      options.search.take(value, for: qualifier)
    else { throw .badValue(name, value, hint: hint(name, value)) }
  }

  private func hint(_ name: OptionName, _ value: String) -> String? {
    switch name {
    case .country:
      Storefront.suggestion(for: value).map { "did you mean \($0.code)?" }
        ?? "two letters of a storefront, as us or gb"
    case .media: "one of " + MediaChoice.userWords.joined(separator: " ")
    case .limit: "a number from 1 to 200"
    case .explicit: "yes or no"
    case .lang: "two letters, or as en_us"
    case .entity: "Apple's own word, as movie, musicArtist, podcastEpisode"
    case .attribute: "Apple's own word, as directorTerm"
    default: nil
    }
  }

  private func known<Value: RawRepresentable<String> & CaseIterable>(
    _ value: String,
    for name: OptionName
  ) throws(UsageError) -> Value {
    guard let known = Value(rawValue: value) else {
      let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badValue(name, value, hint: "one of " + words)
    }
    return known
  }

  /// The names of fields, and of columns that some commands have of their own.
  private func columns(_ value: String) throws(UsageError) -> [String] {
    let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let known = Set(Field.allCases.map(\.rawValue) + RowKind.ownColumns)
    if let bad = names.first(where: { !known.contains($0) }) {
      let words = Field.allCases.map(\.rawValue).joined(separator: " ")
      throw .badValue(.fields, bad, hint: "the fields are " + words)
    }
    return names
  }

  private func profile(_ value: String) throws(UsageError) -> String {
    guard ProfileName.isValid(value) else {
      throw .badValue(.profile, value, hint: "letters, digits, - and _, at most 32")
    }
    return value
  }

  private func path(_ value: String) throws(UsageError) -> String {
    guard !value.isEmpty, !value.utf8.contains(0) else {
      throw .badValue(.store, value, hint: "the path of a file")
    }
    return value
  }

  private func endpoint(_ value: String) throws(UsageError) -> Endpoint {
    guard let endpoint = Endpoint(value) else {
      throw .badValue(.endpoint, value, hint: "an https address, or http to this machine")
    }
    return endpoint
  }

  private func seconds(_ value: String) throws(UsageError) -> Double {
    let isPlain = value.utf8.allSatisfy { ("0"..."9").contains(Unicode.Scalar($0)) || $0 == 0x2E }
    guard isPlain, let seconds = Double(value), seconds > 0, seconds <= 3600 else {
      throw .badValue(.timeout, value, hint: "seconds, more than 0 and at most 3600")
    }
    return seconds
  }

  private static let contradictions: [(OptionName, OptionName)] = [
    (.json, .jsonl), (.json, .csv), (.json, .tsv), (.jsonl, .csv), (.jsonl, .tsv), (.csv, .tsv),
    (.offline, .reload), (.demo, .store), (.demo, .profile), (.demo, .endpoint), (.store, .profile),
  ]

  private func check() throws(UsageError) {
    for (one, other) in Self.contradictions where given.contains(one) && given.contains(other) {
      throw .contradiction(one, other)
    }
  }
}

/// The names that profiles may have: they become folders.
public enum ProfileName {
  /// What stands before the name of one that is to be made.
  static let new = "new"

  /// Whether the name is one: letters, digits, `-` and `_`, at most 32.
  public static func isValid(_ name: String) -> Bool {
    (1...32).contains(name.utf8.count) && !name.hasPrefix("-")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
