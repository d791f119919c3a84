import Catalog
import Records

/// A change that can be taken back, as texts: what was changed, and what it was before and after.
///
/// An entry of the watchlist is `watch?type=movie&id=77&country=us` and `entry?since=1796027400&note=…`, a feed whose podcast
/// is still to be found `feed?id=7` and `entry?since=1796027400&url=…`, a setting
/// `setting?name=country` and its value.
enum StoredChange {
  private static let watch = "watch"
  private static let feed = "feed"
  private static let setting = "setting"
  private static let entry = "entry"

  /// What was changed.
  static func subject(of change: KeptChange) -> String {
    switch change {
    case .watch: change.entry.map { subject(of: $0.storeID) } ?? watch
    case .feed(let before, let after): subject(ofFeed: (before ?? after)?.number ?? 0)
    case .setting(let key, _, _): FieldText(setting, [(.name, key.rawValue)]).text
    }
  }

  /// The text of an entry that was changed.
  static func subject(of storeID: StoreItemID) -> String {
    FieldText(watch, TopicCoding.fields(of: storeID)).text
  }

  /// The text of a feed that was changed.
  static func subject(ofFeed number: Int64) -> String {
    FieldText(feed, [(.id, String(number))]).text
  }

  /// What it was before and after, nil where there was nothing.
  static func states(of change: KeptChange) -> (before: String?, after: String?) {
    switch change {
    case .watch(let before, let after): (before.map(text(of:)), after.map(text(of:)))
    case .feed(let before, let after): (before.map(text(ofFeed:)), after.map(text(ofFeed:)))
    case .setting(_, let before, let after): (before, after)
    }
  }

  /// Reads a change; nil for one that is damaged or that this version does not understand.
  static func change(_ subject: String, before: String?, after: String?) -> KeptChange? {
    if let storeID = FieldText.read(subject, storeID) {
      let states = [before, after].map { text in text.map { entry(from: $0, storeID) } }
      // A text that is there and cannot be read would bring back something else.
      guard !states.contains(.some(nil)) else { return nil }
      return .watch(before: states[0] ?? nil, after: states[1] ?? nil)
    }
    if let number = FieldText.read(subject, feedNumber) {
      let states = [before, after].map { text in text.map { waitingFeed(from: $0, number) } }
      guard !states.contains(.some(nil)) else { return nil }
      return .feed(before: states[0] ?? nil, after: states[1] ?? nil)
    }
    return FieldText.read(subject, settingKey).map {
      .setting($0, before: before, after: after)
    }
  }

  private static func storeID(_ fields: inout FieldText) throws(FieldText.Damage) -> StoreItemID? {
    fields.name == watch ? try TopicCoding.storeID(&fields) : nil
  }

  private static func feedNumber(_ fields: inout FieldText) throws(FieldText.Damage) -> Int64? {
    fields.name == feed ? try fields.need(.id, FieldText.number) : nil
  }

  private static func settingKey(
    _ fields: inout FieldText
  ) throws(FieldText.Damage) -> SettingKey? {
    fields.name == setting ? try fields.need(.name, SettingKey.init(rawValue:)) : nil
  }

  // MARK: Feeds

  private static func text(ofFeed feed: WaitingFeed) -> String {
    FieldText(
      entry,
      [
        (.since, String(feed.addedAt)), (.url, feed.address), (.name, feed.title),
        (.country, feed.country), (.checked, feed.triedAt.map(String.init)),
      ]
    ).text
  }

  private static func waitingFeed(from text: String, _ number: Int64) -> WaitingFeed? {
    FieldText.read(text) { fields throws(FieldText.Damage) in
      guard fields.name == entry else { return nil }
      return WaitingFeed(
        number: number,
        address: try fields.need(.url) { $0 },
        title: fields.take(.name),
        country: try fields.need(.country) { $0 },
        addedAt: try fields.need(.since, FieldText.number),
        triedAt: try fields.take(.checked, FieldText.number)
      )
    }
  }

  // MARK: Entries

  private static func text(of entry: WatchEntry) -> String {
    let item = entry.item
    return FieldText(
      Self.entry,
      [
        (.since, String(entry.addedAt)), (.below, entry.below.map { "\($0)" }),
        (.note, entry.note), (.checked, String(entry.checkedAt)),
        (.absent, entry.isAbsent ? "yes" : nil), (.name, item.name), (.creator, item.creator),
        (.creatorID, item.creatorID.map(String.init)), (.collection, item.collection),
        (.collectionID, item.collectionID.map(String.init)), (.genre, item.genre),
        (.released, item.released.map { String($0.number) }), (.url, item.storeURL),
      ]
    ).text
  }

  private static func entry(from text: String, _ storeID: StoreItemID) -> WatchEntry? {
    FieldText.read(text) { fields throws(FieldText.Damage) in
      fields.name == entry ? try entry(&fields, storeID) : nil
    }
  }

  private static func entry(
    _ fields: inout FieldText,
    _ storeID: StoreItemID
  ) throws(FieldText.Damage) -> WatchEntry {
    var item = Item(id: storeID.id, country: storeID.country)
    item.name = fields.take(.name)
    item.creator = fields.take(.creator)
    item.creatorID = try fields.take(.creatorID, FieldText.number)
    item.collection = fields.take(.collection)
    item.collectionID = try fields.take(.collectionID, FieldText.number)
    item.genre = fields.take(.genre)
    item.released = try fields.take(.released) { text in
      Int(text).flatMap(ReleaseDate.init(number:))
    }
    item.storeURL = fields.take(.url)
    return WatchEntry(
      item: item,
      addedAt: try fields.need(.since, FieldText.number),
      below: try fields.take(.below) { Double($0) },
      note: fields.take(.note),
      checkedAt: try fields.need(.checked, FieldText.number),
      isAbsent: try fields.take(.absent) { ["yes": true][$0] } ?? false
    )
  }
}
