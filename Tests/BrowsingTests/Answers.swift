@testable import Browsing
import Catalog
import Records

/// Answers and models for the tests of the view model.
enum Answers {
  static func item(_ number: Int64, by creator: String = "Somebody") -> Item {
    var item = Item(id: ItemID(.song, number), country: "us")
    item.name = "Song \(number)"
    item.creator = creator
    return item
  }

  static func received(_ count: Int64, from first: Int64 = 101, id: Int64 = 1) -> Received {
    received((0..<count).map { item(first + $0) }, id: id)
  }

  static func received(_ items: [Item], id: Int64? = 1) -> Received {
    Received(
      id: id.map(AnswerID.init),
      answer: Answer(items: items),
      source: Source(.live, fetchedAt: 1_800_000_000)
    )
  }

  static func item(_ type: ItemType, _ number: Int64, in country: String = "us") -> Item {
    var item = Item(id: ItemID(type, number), country: country)
    item.name = "\(type.word) \(number)"
    return item
  }

  /// A song that says to which album and to which artist it belongs.
  static func song(_ number: Int64, of album: Int64, by artist: Int64? = nil) -> Item {
    var item = item(number)
    item.collectionID = album
    item.creatorID = artist
    return item
  }

  /// Items that were seen at one time, each in an answer of its own.
  static func seen(
    _ items: [Item],
    at time: Int64 = 1_700_000_000,
    total: SeenCount? = nil
  ) -> Sightings<SeenItem> {
    Sightings(matches: items.map { seen($0, at: time) }, total: total)
  }

  static func seen(_ item: Item, at time: Int64 = 1_700_000_000) -> SeenItem {
    SeenItem(
      item: item,
      endpoint: "https://itunes.apple.com",
      seenAt: time,
      answer: AnswerID(rawValue: item.id.number)
    )
  }

  static func request(_ term: String, limit: Int = 200) -> CatalogRequest {
    .search(Query(term: term, limit: limit))
  }

  static func subject(_ term: String, limit: Int = 200) -> Inquiry.Subject {
    .request(request(term, limit: limit))
  }

  static func topic(_ term: String, limit: Int = 200) -> Topic {
    .inquiry(subject(term, limit: limit))
  }

  /// The place that a record remembers, made again of one answer.
  static func place(_ record: ScreenRecord, _ received: Received?) -> Place? {
    var gathering = Gathering()
    if let received { gathering.add(.success(received), to: request("made again")) }
    let findings = received.map { Findings(items: $0.answer.items, skipped: $0.answer.skipped) }
    return Place(record, findings: findings, gathering: gathering)
  }
}

extension [Effect] {
  /// What is to be asked, in order.
  var requests: [CatalogRequest] {
    compactMap { effect in
      if case .fetch(_, let request, _) = effect { request } else { nil }
    }
  }

  /// The requests as Apple's services see them.
  var targets: [String] { requests.map(\.target) }

  /// What is told.
  var notices: [Notice] {
    compactMap { effect in
      if case .tell(let notice) = effect { notice } else { nil }
    }
  }

  /// Whether every request goes past all copies.
  var areFresh: Bool {
    allSatisfy { effect in
      if case .fetch(_, _, let fresh) = effect { fresh } else { true }
    }
  }
}

extension ViewModel {
  /// A line is typed at the prompt.
  @discardableResult
  mutating func type(_ line: String) throws -> [Effect] {
    let (options, words) = try OptionParser.parse(Word.split(line), in: .line)
    let context = CommandParser.Context(rowCount: rowCount, chart: usualChart(options.line))
    let parsed = CommandParser(in: context).parse(words)
    return recalling(submit(parsed, options: options.line))
  }

  /// What follows once it is known what was seen, which the session finds out before anything else happens.
  @discardableResult
  mutating func recalling(
    _ effects: [Effect],
    _ sightings: Sightings<SeenItem> = Sightings()
  ) -> [Effect] {
    effects.flatMap { effect -> [Effect] in
      guard case .recall(let id, _) = effect else { return [effect] }
      return recalling(recalled(sightings, for: id), sightings)
    }
  }

  /// A request that is out is answered: the one given, or the first in the order of their addresses.
  @discardableResult
  mutating func answer(
    _ result: Result<Received, CatalogError>,
    to request: CatalogRequest? = nil
  ) -> [Effect] {
    guard
      case .loading(let loading) = state,
      let request = request ?? out.first
    else { return [] }
    return recalling(receive(result, for: loading.id, request))
  }

  /// A request is answered with these items.
  @discardableResult
  mutating func answer(_ items: [Item], to request: CatalogRequest? = nil, id: Int64 = 1)
    -> [Effect]
  {
    answer(.success(Answers.received(items, id: id)), to: request)
  }

  /// The requests that are out, in the order of their addresses.
  var out: [CatalogRequest] {
    guard case .loading(let loading) = state else { return [] }
    return loading.out.sorted { $0.target < $1.target }
  }

  /// A search is typed and answered.
  mutating func search(_ term: String, rows: Int64, from first: Int64 = 101) throws {
    try type("/" + term)
    answer(.success(Answers.received(rows, from: first)))
  }

  /// The screen that is shown or lies beneath.
  var list: ListScreen { state.place.list }

  /// The item of the detail, if one is shown.
  var item: Item? {
    if case .detail(let detail) = state { detail.item } else { nil }
  }
}
