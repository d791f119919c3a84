public import Catalog
import Records

/// Takes a line's words for a command where all of them fit one, for a search otherwise.
public struct CommandParser {
  /// What the meaning of a line depends on.
  public struct Context: Equatable, Sendable {
    /// How many rows the screen has.
    public var rowCount: Int
    /// Whether the words are a one-shot's arguments.
    public var isOneShot: Bool
    /// The chart whose genres count where a line names none.
    public var chart: Chart

    /// Makes a context.
    public init(rowCount: Int = 0, isOneShot: Bool = false, chart: Chart = .songs) {
      self.rowCount = rowCount
      self.isOneShot = isOneShot
      self.chart = chart
    }
  }

  let context: Context

  /// Makes a parser for lines in this context.
  public init(in context: Context) {
    self.context = context
  }

  /// Parses the words of one line, options already taken out.
  public func parse(_ words: [Word]) -> ParsedLine {
    guard let first = words.first else { return .empty }
    if first.raw.hasPrefix("/") { return slashSearch(words) }
    if words.count == 1, let reference = reference(first) { return reference }
    guard !first.isQuoted else { return search(words) }
    if first.text == CommandName.search.rawValue, words.count > 1 {
      return search(Array(words.dropFirst()))
    }
    if let name = CommandName(word: first.text), isKnown(name) {
      if name == .filter, words.count > 1 { return filter(Array(words.dropFirst())) }
      switch command(name, Array(words.dropFirst())) {
      case .success(let command):
        if context.isOneShot, name.entry.needsSession { return .refused(.needsSession(name)) }
        return .command(command)
      case .failure(let misfit):
        return nearMiss(misfit.reason, words)
      }
    }
    if let name = misspelt(words) { return nearMiss(.misspelt(name), words) }
    return search(words)
  }

  /// Whether the words are a one-shot's arguments.
  var isOneShot: Bool { context.isOneShot }

  /// Whether a command's name is one here.
  private func isKnown(_ name: CommandName) -> Bool { isOneShot || !name.entry.isForOneShots }

  // MARK: Searches

  private func search(_ words: [Word]) -> ParsedLine {
    let search = SearchWords(words)
    guard !search.isEmpty else { return .refused(.emptySearch) }
    return .command(.search(search))
  }

  /// `/TEXT` searches for all that stands behind the slash.
  private func slashSearch(_ words: [Word]) -> ParsedLine {
    let line = words.map(\.raw).joined(separator: " ").dropFirst()
    let rest =
      words[0].isQuoted || !context.isOneShot
      ? Word.split(String(line))
      : [Word(argument: String(words[0].text.dropFirst()))] + words.dropFirst()
    return search(rest.filter { !$0.raw.isEmpty })
  }

  private func nearMiss(_ reason: NearMiss.Reason, _ words: [Word]) -> ParsedLine {
    let miss = NearMiss(reason: reason, line: words.map(\.raw).joined(separator: " "))
    guard !context.isOneShot else { return .refused(.nearMiss(miss)) }
    let search = SearchWords(words)
    return search.isEmpty ? .refused(.emptySearch) : .nearMiss(search, miss)
  }

  // MARK: Rows and ids

  func reference(_ word: Word) -> ParsedLine? {
    if WholeNumber.isPlain(word.raw) { return bareNumber(word.raw) }
    guard let colon = word.raw.firstIndex(of: ":") else { return nil }
    let kind = String(word.raw[..<colon])
    let number = String(word.raw[word.raw.index(after: colon)...])
    guard WholeNumber.isPlain(number) else { return nil }
    if kind == "row" { return row(number) }
    guard let id = WholeNumber.parse64(number) else { return nil }
    if kind == "id" { return .command(.open(.id(id, nil))) }
    return ItemType(rawValue: kind).map { .command(.open(.id(id, $0))) }
  }

  /// A row where the screen has rows, an id in a one-shot, else a search.
  private func bareNumber(_ digits: String) -> ParsedLine? {
    if context.isOneShot {
      return WholeNumber.parse64(digits).map { .command(.open(.id($0, nil))) }
    }
    return context.rowCount > 0 ? row(digits) : nil
  }

  private func row(_ digits: String) -> ParsedLine {
    guard context.rowCount > 0 else { return .refused(.noSavedScreen) }
    guard let row = WholeNumber.parse(digits, in: 1...context.rowCount) else {
      return .refused(.noRow(digits, count: context.rowCount))
    }
    return .command(.open(.row(row)))
  }

  // MARK: Commands

  struct Misfit: Error {
    var reason: NearMiss.Reason
  }

  private func command(_ name: CommandName, _ rest: [Word]) -> Result<Command, Misfit> {
    do {
      return .success(try fit(name, rest))
    } catch {
      return .failure(error)
    }
  }

  private func fit(_ name: CommandName, _ rest: [Word]) throws(Misfit) -> Command {
    let texts = rest.map(\.text)
    var rest = rest
    switch name {
    case .search:
      let search = SearchWords(rest)
      guard !search.isEmpty else { throw Misfit(reason: .needsMore(name)) }
      return .search(search)
    case .page:
      let word = try single(name, texts)
      guard let page = WholeNumber.parse(word, in: 1...Int.max) else {
        throw Misfit(reason: .noPage(word))
      }
      return .page(page)
    case .media: return .set(.media, try value(.media, of: try single(name, texts)))
    case .country: return .set(.country, try value(.country, of: try single(name, texts)))
    case .theme: return .set(.theme, try value(.theme, of: try single(name, texts)))
    case .set: return try setting(texts)
    case .profile: return try profile(rest)
    case .help: return try topic(texts)
    case .charts: return try chart(texts)
    case .more: return .more(try item(&rest, name))
    case .similar: return .similar(try item(&rest, name))
    case .compare: return try compare(&rest)
    case .lookup: return .lookup(try LookupParser.key(texts))
    case .copy: return try copy(rest)
    case .open: return .browse(try selection(rest, name))
    case .play: return .play(try item(&rest, name))
    case .artwork: return try artwork(&rest)
    case .download: return try download(rest)
    case .downloads: return try downloads(rest)
    case .find:
      let text = Self.text(rest)
      guard !text.isEmpty else { throw Misfit(reason: .needsMore(name)) }
      return .find(text)
    case .watch: return try watch(rest)
    case .unwatch: return .unwatch(try selection(rest, name))
    case .note: return try note(&rest)
    case .prices: return .prices(try item(&rest, name))
    case .history: return .history(Self.text(rest))
    case .forget: return try forget(rest)
    case .export: return .export(try export(rest))
    case .import: return .importing(try file(rest, .import))
    case .filter: throw Misfit(reason: .needsMore(name))
    case .sort: return .sort(try sortOrder(rest))
    case .completions: return .completions(try shell(texts))
    case .next, .prev, .back, .forward, .list, .redraw, .reload, .retry, .home, .quit, .man,
      .watchlist, .deals, .refresh, .undo, .stop, .doctor:
      guard texts.isEmpty else { throw Misfit(reason: .takesNothing(name)) }
      return try plain(name)
    }
  }

  private func plain(_ name: CommandName) throws(Misfit) -> Command {
    switch name {
    case .next: .next
    case .prev: .prev
    case .back: .back
    case .forward: .forward
    case .list: .list
    case .redraw: .redraw
    case .reload: .reload
    case .retry: .retry
    case .home: .home
    case .quit: .quit
    case .man: .man
    case .watchlist: .watchlist
    case .deals: .deals
    case .refresh: .refresh
    case .undo: .undo
    case .stop: .stop
    case .doctor: .doctor
    case .search, .find, .filter, .sort, .charts, .more, .similar, .compare, .lookup, .copy, .open,
      .play, .page, .media, .country, .theme, .set, .help, .completions, .watch, .unwatch, .note,
      .prices, .history, .forget, .profile, .export, .import, .artwork, .download, .downloads:
      throw Misfit(reason: .needsMore(name))
    }
  }

  private func single(_ name: CommandName, _ texts: [String]) throws(Misfit) -> String {
    guard let first = texts.first else { throw Misfit(reason: .needsMore(name)) }
    guard texts.count == 1 else { throw Misfit(reason: .tooMuch(name)) }
    return first
  }

  private func setting(_ texts: [String]) throws(Misfit) -> Command {
    guard let word = texts.first else { return .settings(nil) }
    guard let key = SettingKey(rawValue: word) else { throw Misfit(reason: .noSetting(word)) }
    guard texts.count > 1 else { return .settings(key) }
    // A player may have arguments.
    if key == .player, texts.count > 2 {
      return .set(key, try value(key, of: texts.dropFirst().joined(separator: " ")))
    }
    guard texts.count == 2 else { throw Misfit(reason: .tooMuch(.set)) }
    return texts[1] == "default" ? .set(key, nil) : .set(key, try value(key, of: texts[1]))
  }

  private func value(_ key: SettingKey, of word: String) throws(Misfit) -> String {
    guard let value = SettingValue.canonical(word, for: key) else {
      throw Misfit(reason: SettingValue.refusal(of: word, for: key))
    }
    return value
  }

  private func topic(_ texts: [String]) throws(Misfit) -> Command {
    guard let word = texts.first else { return .help(nil) }
    guard texts.count == 1, let topic = HelpTopic(word: word) else {
      throw Misfit(reason: .noTopic(texts.joined(separator: " ")))
    }
    return .help(topic)
  }

  private func shell(_ texts: [String]) throws(Misfit) -> Shell {
    let word = try single(.completions, texts)
    guard let shell = Shell(rawValue: word) else { throw Misfit(reason: .noShell(word)) }
    return shell
  }

  /// The command that the first word is one edit away from, if the other words fit it.
  private func misspelt(_ words: [Word]) -> CommandName? {
    let first = words[0].text
    guard first == first.lowercased() else { return nil }
    return CommandName.allCases.first { name in
      guard isKnown(name), name.rawValue.count >= 6, !name.entry.arguments.areFree,
        EditDistance.isOne(first, name.rawValue),
        case .success = command(name, Array(words.dropFirst()))
      else { return false }
      return true
    }
  }
}

extension SearchWords {
  /// Takes the qualifiers out of the words; what is no valid one stays text.
  init(_ words: [Word]) {
    var text: [String] = []
    qualifiers = SearchQualifiers()
    for word in words {
      // The name is looked for in the word as typed: in `"media:movie"` the quote makes it text.
      if let colon = word.raw.firstIndex(of: ":"),
        let name = QualifierName(rawValue: String(word.raw[..<colon])),
        qualifiers.take(String(word.text.dropFirst(name.rawValue.count + 1)), for: name)
      {
        continue
      }
      text.append(word.raw)
    }
    term = text.joined(separator: " ").trimmingWhitespace()
  }

  var isEmpty: Bool { term.isEmpty && qualifiers.creator == nil }
}

extension String {
  func trimmingWhitespace() -> String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
