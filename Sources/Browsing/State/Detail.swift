public import Catalog
public import Records

/// One item of a list, opened; its neighbours are the rows beside it.
public struct Detail: Equatable, Sendable {
  /// How much of what the service knows of the item is known here.
  public enum Knowledge: Equatable, Sendable {
    /// All that its record says.
    case whole
    /// What a chart's entry says, which leaves out much.
    case entry
    /// What a chart's entry says, and why a look-up did not add to it.
    case entryOnly(Shortfall)
    /// What a chart's entry says, with what a look-up added; the answer's number, nil if it is kept nowhere.
    case completed(AnswerID?)
  }

  /// The screen's number within the session.
  public var serial: Int64
  /// The list that the item was opened from.
  public var list: ListScreen
  /// The item.
  public private(set) var item: Item
  /// The item's row in the list, from 0.
  public private(set) var row: Int
  /// How much is known of the item.
  public private(set) var knowledge: Knowledge

  /// The prices that the item was seen at, nil where nobody has looked.
  public var prices: PriceHistory?

  /// The entry of the watchlist, nil where the item is not watched.
  public var entry: WatchEntry? { list.watched[item.storeID] }

  /// The detail of a row, or nil if the list has no such row.
  public init?(serial: Int64, list: ListScreen, row: Int) {
    guard list.items.indices.contains(row) else { return nil }
    self.serial = serial
    self.list = list
    self.row = row
    item = list.items[row]
    // What was seen is shown at once as it was seen, also beside charts.
    knowledge = list.isOfCharts && list.seenAt(item) == nil ? .entry : .whole
  }
}

/// Why nothing was added to what a chart says of an item.
public enum Shortfall: Equatable, Sendable {
  /// The look-up failed.
  case failed(CatalogError)
  /// The store has no more under the item's id.
  case absent
  /// The look-up would have had to wait so many seconds for the request budget.
  case budget(Int)
  /// The user did not want to wait.
  case cancelled
  /// Nobody has asked since the run began.
  case notAsked
}

extension Detail {
  /// The look-up that may add to what a chart says of the item; nil where there is none to make.
  func completion(language: String?) -> Inquiry.Subject? {
    guard knowledge != .whole, let country = Storefront(code: item.country) ?? list.country else {
      return nil
    }
    // An episode is looked up among those of its show, and not without it.
    let show = item.id.type == .podcastEpisode ? item.collectionID : nil
    guard item.id.type != .podcastEpisode || show != nil else { return nil }
    let address = StoreAddress(number: item.id.number, type: item.id.type, parent: show)
    return .address(address, country: country, language: language)
  }

  /// Adds what a look-up brought.
  ///
  /// - Parameters:
  ///   - record: The item as the look-up has it.
  ///   - answer: The look-up's answer in the store, nil if it is kept nowhere.
  ///   - fetchedAt: When it came, in whole seconds since 1970.
  public mutating func complete(with record: Item, from answer: AnswerID?, fetchedAt: Int64) {
    // Charts are hours old when they come, so a look-up of the same hour says what is true now.
    let (latest, isOverflow) = fetchedAt.addingReportingOverflow(StoredAnswer.freshness)
    let isNewer = isOverflow || latest >= list.source?.fetchedAt ?? .min
    item = list.items[row].completed(by: record, isNewer: isNewer)
    knowledge = .completed(answer)
  }

  /// Says of a row of a chart that no look-up has added to it.
  public mutating func leaveIncomplete() {
    guard knowledge == .entry, completion(language: nil) != nil else { return }
    knowledge = .entryOnly(.notAsked)
  }

  /// Says why nothing could be added.
  mutating func fallShort(_ shortfall: Shortfall) {
    knowledge = .entryOnly(shortfall)
  }

  /// Why nothing was added, where it was tried.
  public var shortfall: Shortfall? {
    if case .entryOnly(let shortfall) = knowledge { shortfall } else { nil }
  }

  /// The answer that completed the item, where one did and is kept.
  var completingAnswer: AnswerID? {
    if case .completed(let answer) = knowledge { answer } else { nil }
  }
}
