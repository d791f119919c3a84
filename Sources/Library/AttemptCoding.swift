import Catalog
import Records

/// What becomes of an inquiry, and the line that asked, as texts for the stores.
///
/// A purpose is its name with what it needs: `more?id=7&type=song`, `reload?fresh=yes`. An order for the watchlist has
/// the limit or the note too: `watch?ids=7,8&below=4.99`, and `off` takes a limit away. A line that nearly was a
/// command is `line?term=country%20zz`, with the rows or the chart that its meaning hung on.
enum AttemptCoding {
  private static let list = "list"
  private static let item = "item"
  private static let more = "more"
  private static let similar = "similar"
  private static let compare = "compare"
  private static let completion = "completion"
  private static let act = "act"
  private static let reload = "reload"
  private static let watch = "watch"
  private static let unwatch = "unwatch"
  private static let note = "note"
  private static let prices = "prices"
  private static let noLimit = "off"
  private static let line = "line"

  /// The text of the purpose; nil for a list from any copy, which is what nothing means.
  static func text(ofPurposeOf attempt: AttemptRecord) -> String? {
    let fresh: [(FieldText.Key, String?)] = [(.fresh, attempt.isFresh ? "yes" : nil)]
    switch attempt.purpose {
    case .list: return attempt.isFresh ? FieldText(list, fresh).text : nil
    case .reload: return FieldText(reload, fresh).text
    case .item(let number, let type): return FieldText(item, id(number, type) + fresh).text
    case .more(let number, let type, let limit):
      let limit: [(FieldText.Key, String?)] = [(.limit, limit.map(String.init))]
      return FieldText(more, id(number, type) + limit + fresh).text
    case .similar(let number, let type, let limit):
      let limit: [(FieldText.Key, String?)] = [(.limit, limit.map(String.init))]
      return FieldText(similar, id(number, type) + limit + fresh).text
    case .watch(let order, let numbers, let type):
      let ids: [(FieldText.Key, String?)] = [
        (.ids, FieldText.list(numbers.map(String.init))), (.type, type?.rawValue),
      ]
      let (name, values) = fields(of: order)
      return FieldText(name, ids + values + fresh).text
    case .prices(let number, let type): return FieldText(prices, id(number, type) + fresh).text
    case .completion(let item):
      return FieldText(completion, id(item.number, item.type) + fresh).text
    case .act(let kind, let ids, let type):
      let fields: [(FieldText.Key, String?)] = [
        (.kind, text(of: kind)), (.id, FieldText.list(ids.map(String.init))),
        (.type, type?.rawValue),
      ]
      return FieldText(act, fields + Self.fields(of: kind) + fresh).text
    case .compare(let number, let type, let countries):
      let countries: [(FieldText.Key, String?)] = [
        (.countries, FieldText.list(countries.map(\.code)))
      ]
      return FieldText(compare, id(number, type) + countries + fresh).text
    }
  }

  private static func fields(
    of order: WatchOrder
  ) -> (name: String, values: [(FieldText.Key, String?)]) {
    switch order {
    case .watch(.asBefore): (watch, [])
    case .watch(.below(let price)): (watch, [(.below, "\(price)")])
    case .watch(.none): (watch, [(.below, noLimit)])
    case .unwatch: (unwatch, [])
    case .note(let text): (note, [(.note, text)])
    }
  }

  private static func id(_ number: Int64, _ type: ItemType?) -> [(FieldText.Key, String?)] {
    [(.id, String(number)), (.type, type?.rawValue)]
  }

  /// The purpose of a text, and whether the answer must come from past all copies; nil for one that is damaged or
  /// that this version does not understand.
  static func purpose(from text: String?) -> (purpose: Purpose, isFresh: Bool)? {
    guard let text else { return (.list, false) }
    return FieldText.read(text, purpose)
  }

  private static func purpose(
    _ fields: inout FieldText
  ) throws(FieldText.Damage) -> (Purpose, Bool)? {
    let isFresh = try fields.take(.fresh) { $0 == "yes" ? true : nil } ?? false
    let purpose: Purpose? =
      switch fields.name {
      case list: .list
      case reload: .reload
      case item: .item(try number(&fields), try type(&fields))
      case more:
        .more(
          try number(&fields),
          try type(&fields),
          limit: try fields.take(.limit, FieldText.number)
        )
      case similar:
        .similar(
          try number(&fields),
          try type(&fields),
          limit: try fields.take(.limit, FieldText.number)
        )
      case watch: try order(.watch(try fields.take(.below, limit) ?? .asBefore), &fields)
      case unwatch: try order(.unwatch, &fields)
      case note: try order(.note(fields.take(.note)), &fields)
      case prices: .prices(try number(&fields), try type(&fields))
      case completion:
        .completion(ItemID(try fields.need(.type, ItemType.init(rawValue:)), try number(&fields)))
      case act:
        .act(
          try actionKind(&fields),
          try fields.need(.id) { FieldText.list($0, FieldText.number) },
          try type(&fields)
        )
      case compare:
        .compare(
          try number(&fields),
          try type(&fields),
          try fields.need(.countries) { FieldText.list($0, Storefront.init(code:)) }
        )
      default: nil
      }
    return purpose.map { ($0, isFresh) }
  }

  private static let open = "open"
  private static let picture = "picture"
  private static let download = "download"
  private static let play = "play"

  /// `open`, `play`, `picture`, `download`, or what is copied.
  private static func text(of kind: ActionKind) -> String {
    switch kind {
    case .copy(let field): field.rawValue
    case .open: open
    case .play: play
    case .artwork: picture
    case .download: download
    }
  }

  /// Where something is saved, and how large.
  private static func fields(of kind: ActionKind) -> [(FieldText.Key, String?)] {
    switch kind {
    case .copy, .open, .play: []
    case .artwork(let size, let folder): [(.size, size?.description), (.folder, folder)]
    case .download(let folder): [(.folder, folder)]
    }
  }

  private static func actionKind(
    _ fields: inout FieldText
  ) throws(FieldText.Damage) -> ActionKind {
    let name = try fields.need(.kind) { $0 }
    switch name {
    case open:
      return .open
    case play:
      return .play
    case picture:
      let size = try fields.take(.size) { PixelSize($0) }
      return .artwork(size, folder: fields.take(.folder))
    case download:
      return .download(folder: fields.take(.folder))
    default:
      guard let field = CopyField(rawValue: name) else { throw FieldText.Damage() }
      return .copy(field)
    }
  }

  private static func order(
    _ order: WatchOrder,
    _ fields: inout FieldText
  ) throws(FieldText.Damage) -> Purpose {
    .watch(order, try fields.need(.ids, FieldText.numbers), try type(&fields))
  }

  private static func limit(of text: String) -> WatchLimit? {
    text == noLimit ? WatchLimit.none : Double(text).map(WatchLimit.below)
  }

  private static func number(_ fields: inout FieldText) throws(FieldText.Damage) -> Int64 {
    try fields.need(.id, FieldText.number)
  }

  private static func type(_ fields: inout FieldText) throws(FieldText.Damage) -> ItemType? {
    try fields.take(.type, ItemType.init(rawValue:))
  }

  /// The text of a line.
  static func text(of record: NearMissRecord) -> String {
    FieldText(
      line,
      [
        (.term, record.line), (.rows, record.rowCount.map(String.init)),
        (.chart, record.chart?.rawValue),
      ]
    ).text
  }

  /// The line of a text; nil for one that is damaged.
  static func nearMiss(from text: String?) -> NearMissRecord? {
    text.flatMap { FieldText.read($0, nearMiss) }
  }

  private static func nearMiss(
    _ fields: inout FieldText
  ) throws(FieldText.Damage) -> NearMissRecord? {
    guard fields.name == line else { return nil }
    return NearMissRecord(
      line: try fields.need(.term) { $0 },
      rowCount: try fields.take(.rows, FieldText.number),
      chart: try fields.take(.chart, Chart.init(rawValue:))
    )
  }
}
