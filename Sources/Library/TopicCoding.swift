import Catalog
import Records

/// What screens are of, as texts for the stores.
///
/// The greeting is the word `start`, the watchlist, the deals and the downloads have a word too; a search among everything seen is
/// `seen?term=blade%20runner`, one in the history `history?term=blade`, the prices of an item are
/// `prices?type=movie&id=77&country=us`; and what was asked of the catalogue has the text of its subject.
enum TopicCoding {
  private static let start = "start"
  private static let seen = "seen"
  private static let watchlist = "watchlist"
  private static let deals = "deals"
  private static let prices = "prices"
  private static let history = "history"
  private static let downloads = "downloads"

  /// The text of a topic, always the same.
  static func text(of topic: Topic) -> String {
    switch topic {
    case .start: start
    case .inquiry(let subject): SubjectCoding.text(of: subject)
    case .seen(let words): FieldText(seen, [(.term, words)]).text
    case .watchlist: watchlist
    case .deals: deals
    case .prices(let storeID): FieldText(prices, fields(of: storeID)).text
    case .history(let words): FieldText(history, [(.term, words)]).text
    case .downloads: downloads
    }
  }

  /// The topic of a text; nil for one that is damaged or that this version does not understand.
  static func topic(from text: String) -> Topic? {
    switch text {
    case start: .start
    case watchlist: .watchlist
    case deals: .deals
    case downloads: .downloads
    default: FieldText.read(text, kept) ?? SubjectCoding.subject(from: text).map(Topic.inquiry)
    }
  }

  private static func kept(_ fields: inout FieldText) throws(FieldText.Damage) -> Topic? {
    switch fields.name {
    case seen: .seen(try fields.need(.term) { $0 })
    case history: .history(try fields.need(.term) { $0 })
    case prices: .prices(try storeID(&fields))
    default: nil
    }
  }
}

extension TopicCoding {
  /// What identifies an item in a storefront.
  static func fields(of storeID: StoreItemID) -> [(FieldText.Key, String?)] {
    [
      (.type, storeID.id.type.rawValue), (.id, String(storeID.id.number)),
      (.country, storeID.country),
    ]
  }

  /// Reads what `fields(of:)` gives.
  static func storeID(_ fields: inout FieldText) throws(FieldText.Damage) -> StoreItemID {
    let id = ItemID(
      try fields.need(.type, ItemType.init(rawValue:)),
      try fields.need(.id, FieldText.number)
    )
    return StoreItemID(id, country: try fields.need(.country) { $0 })
  }
}
