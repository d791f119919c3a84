import Catalog

extension CommandParser {
  /// `charts`, `charts albums`, `charts songs genre:jazz`.
  func chart(_ texts: [String]) throws(Misfit) -> Command {
    var chart: Chart?
    var genre: String?
    for text in texts {
      if text.hasPrefix("genre:"), genre == nil {
        genre = String(text.dropFirst("genre:".count))
      } else if chart == nil, let named = Chart(rawValue: text) {
        chart = named
      } else {
        throw Misfit(reason: chart == nil && genre == nil ? .noChart(text) : .tooMuch(.charts))
      }
    }
    guard let genre else { return .charts(chart, genre: nil) }
    let known = chart ?? context.chart
    guard let found = Genre.named(genre, in: known.genreRoot) else {
      throw Misfit(reason: .noGenre(genre, of: known))
    }
    return .charts(known, genre: found.id)
  }

  /// The row or the item that comes first, if one does; nothing may stand behind it.
  func item(_ words: inout [Word], _ name: CommandName) throws(Misfit) -> ItemReference? {
    let item = try leadingItem(&words)
    guard words.isEmpty else { throw Misfit(reason: .tooMuch(name)) }
    return item
  }

  /// `compare`, `compare 3`, `compare gb,de`, `compare 3 gb,de,jp`.
  func compare(_ words: inout [Word]) throws(Misfit) -> Command {
    let item = try leadingItem(&words)
    var countries: [Storefront] = []
    for word in words {
      let codes = word.text.split(separator: ",")
      for code in codes.isEmpty ? [word.text[...]] : codes {
        guard let country = Storefront(code: String(code)) else {
          let suggestion = Storefront.suggestion(for: String(code))
          throw Misfit(reason: .noStorefront(String(code), suggestion: suggestion))
        }
        countries.append(country)
      }
    }
    return .compare(item, countries)
  }

  /// Takes the first word if it names a row or an item.
  func leadingItem(_ words: inout [Word]) throws(Misfit) -> ItemReference? {
    guard let first = words.first else { return nil }
    switch reference(first) {
    case .command(.open(let item)):
      words.removeFirst()
      return item
    case .refused(.noRow(let number, let count)):
      throw Misfit(reason: .noRow(number, count: count))
    case .refused, .command, .nearMiss, .empty:
      throw Misfit(reason: .noRow(String(first.raw.drop { $0 != ":" }.dropFirst()), count: 0))
    case nil:
      // Where there are no rows a number is no reference, but still nothing else.
      guard WholeNumber.isPlain(first.raw) else { return nil }
      throw Misfit(reason: .noRow(first.raw, count: 0))
    }
  }

  /// A filter is free text: what it cannot read is pointed at, and nothing is searched for.
  func filter(_ words: [Word]) -> ParsedLine {
    if isOneShot { return .refused(.needsSession(.filter)) }
    do throws(FilterError) {
      return .command(.filter(try Filter.parse(words)))
    } catch {
      return .refused(.filter(error, words: words.map(\.raw)))
    }
  }

  func sortOrder(_ words: [Word]) throws(Misfit) -> SortOrder? {
    do throws(SortError) {
      return try SortOrder.parse(words)
    } catch {
      switch error {
      case .noKey: throw Misfit(reason: .needsMore(.sort))
      case .tooManyWords: throw Misfit(reason: .tooMuch(.sort))
      case .unknownKey(let word, let suggestion):
        throw Misfit(reason: .noSortKey(word, suggestion: suggestion))
      }
    }
  }
}
