import Catalog
import Records
import TestSupport

@testable import Library

extension SeededGenerator {
  mutating func text() -> String {
    let pieces = [
      "a", "B", "7", " ", "&", "=", "?", "%", "+", "/", "\u{0}", "\n", "\u{1b}[31m", "é",
      "e\u{301}",
      "日本", "👩‍👩‍👧", "~", "'", "\"", "%41", "",
    ]
    return (0..<Int.random(in: 0...6, using: &self))
      .map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
  }

  mutating func query() -> Query {
    Query(
      term: text(),
      media: Media.allCases.randomElement(using: &self) ?? .all,
      entity: Bool.random(using: &self) ? Entity.allCases.randomElement(using: &self) : nil,
      attribute: Bool.random(using: &self) ? Attribute.allCases.randomElement(using: &self) : nil,
      country: Storefront.all.randomElement(using: &self) ?? .unitedStates,
      language: Bool.random(using: &self) ? text() : nil,
      limit: Int.random(in: Query.limits, using: &self),
      explicit: Bool.random(using: &self),
      creator: Bool.random(using: &self) ? text() : nil
    )
  }

  mutating func storefront() -> Storefront {
    Storefront.all.randomElement(using: &self) ?? .unitedStates
  }

  mutating func number() -> Int64 {
    Int64.random(in: Int64.min...Int64.max, using: &self)
  }

  mutating func numbers() -> [Int64] {
    (0..<Int.random(in: 0...3, using: &self)).map { _ in number() }
  }

  /// A value or nil.
  mutating func maybe<T>(_ value: (inout Self) -> T) -> T? {
    Bool.random(using: &self) ? value(&self) : nil
  }

  mutating func key() -> Lookup.Key {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: barcode().map(Lookup.Key.upc) ?? .ids([1])
    case 1: isbn().map(Lookup.Key.isbn) ?? .ids([2])
    case 2:
      BundleID("com.Example-\(Int.random(in: 0...9, using: &self)).an_app").map(Lookup.Key.bundle)
        ?? .ids([3])
    default: .ids(numbers())
    }
  }

  private mutating func barcode() -> UPC? {
    let digits = digits(Int.random(in: 11...12, using: &self))
    return (0...9).lazy.compactMap { try? UPC(digits + String($0)) }.first
  }

  private mutating func isbn() -> ISBN? {
    let digits = "97" + (Bool.random(using: &self) ? "8" : "9") + digits(9)
    return (0...9).lazy.compactMap { try? ISBN(digits + String($0)) }.first
  }

  private mutating func digits(_ count: Int) -> String {
    (0..<count).map { _ in String(Int.random(in: 0...9, using: &self)) }.joined()
  }

  mutating func lookup() -> Lookup {
    Lookup(
      key(),
      country: storefront(),
      entity: maybe { Entity.allCases.randomElement(using: &$0) ?? .song },
      limit: maybe { Int.random(in: Query.limits, using: &$0) },
      newestFirst: Bool.random(using: &self),
      language: maybe { $0.text() }
    )
  }

  mutating func chartRequest() -> ChartRequest {
    ChartRequest(
      ChartFeed.allCases.randomElement(using: &self) ?? .movies,
      country: storefront(),
      genre: maybe { Int.random(in: 1...9_999, using: &$0) },
      limit: maybe { Int.random(in: 1...200, using: &$0) }
    )
  }

  mutating func request() -> CatalogRequest {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: .lookup(numbers(), country: storefront())
    case 1: .lookup(lookup())
    case 2: .chart(chartRequest())
    default: .search(query())
    }
  }

  mutating func subject() -> Inquiry.Subject {
    switch Int.random(in: 0..<9, using: &self) {
    case 7: .refresh(refresh())
    case 0: .request(request())
    case 1: items()
    case 2: .address(address(), country: storefront(), language: maybe { $0.text() })
    case 3: .more(belongings())
    case 4: .compare(comparison())
    case 5:
      .chart(
        Chart.allCases.randomElement(using: &self) ?? .movies,
        genre: maybe { Int.random(in: Int.min...Int.max, using: &$0) },
        country: storefront(),
        limit: maybe { Int.random(in: -9...999, using: &$0) }
      )
    case 6: .similar(similarity())
    default:
      .home(
        (0..<Int.random(in: 0...12, using: &self)).map { _ in
          Chart.allCases.randomElement(using: &self) ?? .tv
        },
        country: storefront(),
        limit: maybe { Int.random(in: -9...999, using: &$0) }
      )
    }
  }

  private mutating func items() -> Inquiry.Subject {
    let ids = numbers()
    let typed = ids.compactMap { id in
      maybe { ItemID(ItemType.allCases.randomElement(using: &$0) ?? .song, id) }
    }
    return .items(ids, typed: typed, country: storefront(), language: maybe { $0.text() })
  }

  mutating func attempt() -> AttemptRecord {
    AttemptRecord(
      subject(),
      for: purpose(),
      nearMiss: maybe { $0.nearMiss() },
      isFresh: Bool.random(using: &self)
    )
  }

  private mutating func purpose() -> Purpose {
    let type = maybe { ItemType.allCases.randomElement(using: &$0) ?? .song }
    return switch Int.random(in: 0..<9, using: &self) {
    case 0: .item(number(), type)
    case 6: .prices(number(), type)
    case 7: .watch(order(), numbers(), type)
    case 1: .more(number(), type)
    case 2: .compare(number(), type, (0..<3).map { _ in storefront() })
    case 3: .completion(itemID())
    case 4: .reload
    case 5: .similar(number(), type, limit: maybe { Int.random(in: 1...200, using: &$0) })
    default: .list
    }
  }

  private mutating func order() -> WatchOrder {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .watch(.asBefore)
    case 1: .watch(.below(Double.random(in: 0...1e9, using: &self)))
    case 2: .watch(.none)
    default: .note(maybe { $0.text() })
    }
  }

  mutating func nearMiss() -> NearMissRecord {
    NearMissRecord(
      line: text(),
      rowCount: maybe { Int.random(in: 0...Int.max, using: &$0) },
      chart: maybe { Chart.allCases.randomElement(using: &$0) ?? .tv }
    )
  }

  private mutating func address() -> StoreAddress {
    StoreAddress(
      number: number(),
      type: maybe { ItemType.allCases.randomElement(using: &$0) ?? .song },
      parent: maybe { $0.number() },
      country: maybe { $0.storefront() },
      artistKind: maybe { ArtistKind.allCases.randomElement(using: &$0) ?? .author }
    )
  }

  private mutating func refresh() -> Refresh {
    Refresh(
      (0..<Int.random(in: 0...9, using: &self)).map { _ in
        Refresh.Entry(itemID(), in: storefront(), show: maybe { $0.number() })
      }
    )
  }

  private mutating func itemID() -> ItemID {
    ItemID(ItemType.allCases.randomElement(using: &self) ?? .song, number())
  }

  private mutating func belongings() -> Belongings {
    Belongings(
      Belongings.Kind.allCases.randomElement(using: &self) ?? .songs,
      of: itemID(),
      country: storefront(),
      language: maybe { $0.text() }
    )
  }

  private mutating func comparison() -> Comparison {
    let countries = (0..<Int.random(in: 0...9, using: &self)).map { _ in storefront() }
    let id = itemID()
    let type: ItemType? = maybe { _ in id.type }
    return Comparison(id.number, type, show: maybe { $0.number() }, in: countries)
  }

  private mutating func similarity() -> Similarity {
    Similarity(
      to: itemID(),
      name: maybe { $0.text() },
      creator: maybe { $0.text() },
      genre: maybe { $0.text() },
      country: storefront(),
      limit: maybe { Int.random(in: -9...999, using: &$0) }
    )
  }

  mutating func storeItem() -> StoreItemID {
    StoreItemID(itemID(), country: storefront().code)
  }

  private mutating func reference() -> SeenReference {
    let start = Int.random(in: 0...1_000_000, using: &self)
    return SeenReference(
      storeItem(),
      answer: AnswerID(rawValue: Int64.random(in: 1...Int64.max, using: &self)),
      place: maybe { start..<(start + Int.random(in: 0...9_999, using: &$0)) }
    )
  }

  private mutating func references() -> [SeenReference] {
    (0..<([0, 1, 3].randomElement(using: &self) ?? 0)).map { _ in reference() }
  }

  mutating func sightings() -> Sightings<SeenReference> {
    Sightings(
      matches: references(),
      total: maybe { generator in
        let count = Int.random(in: 0...Int.max, using: &generator)
        return Bool.random(using: &generator) ? .exactly(count) : .about(count)
      },
      coming: references(),
      last: references()
    )
  }

  mutating func failure() -> CatalogError {
    CatalogError(
      CatalogError.Code.allCases.randomElement(using: &self) ?? .outage,
      status: maybe { Int.random(in: 100...599, using: &$0) },
      detail: maybe { $0.text() }
    )
  }

  mutating func topic() -> Topic {
    switch Int.random(in: 0..<14, using: &self) {
    case 0: .start
    case 1: .seen(text())
    case 2: .watchlist
    case 3: .deals
    case 4: .prices(storeItem())
    case 5: .history(text())
    default: .inquiry(subject())
    }
  }

  mutating func screen(_ serial: Int64) -> ScreenRecord {
    ScreenRecord(
      serial: serial,
      topic: topic(),
      nearMiss: maybe { $0.nearMiss() },
      answers: (0..<([0, 1, 1, 2, 9].randomElement(using: &self) ?? 0)).map { _ in
        AnswerID(rawValue: Int64.random(in: 1...Int64.max, using: &self))
      },
      // One, since two dictionaries of the same are not the same bytes.
      failures: maybe { [$0.request(): $0.failure()] } ?? [:],
      sightings: maybe { $0.sightings() },
      firstRow: Int.random(in: 0...300, using: &self),
      detailRow: maybe { Int.random(in: 0...300, using: &$0) },
      opened: maybe { $0.storeItem() },
      detailAnswer: maybe { AnswerID(rawValue: Int64.random(in: 1...Int64.max, using: &$0)) },
      filter: maybe { $0.text() },
      sort: maybe { $0.text() },
      itemName: maybe { $0.text() }
    )
  }
}

extension Inquiry.Subject {
  /// A search for one word.
  static func search(_ term: String) -> Self { .request(.search(Query(term: term))) }
}

/// Everything in a value, in bytes: Swift takes texts for equal that differ in their scalars.
func bytes(of value: some Any) -> [UInt8] {
  Array(String(reflecting: value).utf8)
}

/// A results screen of a search for one word.
func screen(_ serial: Int64, _ term: String = "blade", firstRow: Int = 0) -> ScreenRecord {
  ScreenRecord(
    serial: serial,
    topic: .inquiry(.search(term)),
    answers: [AnswerID(rawValue: 100 + serial)],
    firstRow: firstRow
  )
}

/// An answer to a search for one word.
func answer(_ term: String, at time: Int64 = 1_000, body: String = "{}") -> StoredAnswer {
  StoredAnswer(
    endpoint: "https://itunes.apple.com",
    request: .search(Query(term: term)),
    fetchedAt: time,
    body: Array(body.utf8)
  )
}
