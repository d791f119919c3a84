import Catalog
import Records

extension ValueRows {
  /// What became cheaper, as `RowKind.deals` has it.
  static func deals(_ list: ListScreen) -> ValueRows {
    let watched = list.watchedItems
    let rows = list.items.compactMap { item -> [DataValue]? in
      guard let deal = watched[item.storeID].flatMap(Deal.init) else { return nil }
      let entry = list.watched[item.storeID]
      return [
        .text(item.id.type.rawValue), .integer(item.id.number), DataValue(item.name),
        .text(item.country), .number(deal.price), DataValue(deal.was),
        DataValue(Timestamp.text(deal.since)), DataValue(entry?.below), DataValue(item.currency),
        DataValue(item.storeURL),
      ]
    }
    return ValueRows(columns: RowKind.deals.columns, rows: rows)
  }

  /// The prices of an item over time, as `RowKind.prices` has them.
  static func prices(of item: Item, _ history: PriceHistory) -> ValueRows {
    let rows = history.observations.map { observation -> [DataValue] in
      let prices = observation.prices
      return [
        .text(item.id.type.rawValue), .integer(item.id.number), .text(item.country),
        DataValue(Timestamp.text(observation.observedAt)), DataValue(prices.buy),
        DataValue(prices.rent), DataValue(prices.hd), DataValue(prices.currency),
      ]
    }
    return ValueRows(columns: RowKind.prices.columns, rows: rows)
  }

  /// Screens, as `RowKind.history` has them.
  static func history(_ entries: [HistoryEntry]) -> ValueRows {
    let rows = entries.map { entry -> [DataValue] in
      let item = entry.record.item?.id
      return [
        DataValue(Timestamp.text(entry.madeAt)), .text(HistoryWords.kind(of: entry.record)),
        .text(HistoryWords.title(of: entry.record)), DataValue(item?.type.rawValue),
        DataValue(item?.number), DataValue(HistoryWords.country(of: entry.record)?.code),
      ]
    }
    return ValueRows(columns: RowKind.history.columns, rows: rows)
  }

  /// Downloads, as `RowKind.downloads` has them.
  static func downloads(_ entries: [DownloadEntry]) -> ValueRows {
    let rows = entries.map { entry -> [DataValue] in
      let item = entry.item
      var failure: DownloadFailure?
      if case .failed(let why) = entry.state { failure = why }
      return [
        .text(item.id.type.rawValue), .integer(item.id.number), DataValue(item.name),
        DataValue(item.collection), .text(entry.state.name), DataValue(failure?.code.rawValue),
        .integer(entry.done), DataValue(entry.total), DataValue(entry.path), .text(entry.url),
        DataValue(Timestamp.text(entry.startedAt)),
      ]
    }
    return ValueRows(columns: RowKind.downloads.columns, rows: rows)
  }

  /// The columns of these names in this order, as far as there are any; nil for all.
  func selecting(_ names: [String]?) -> ValueRows {
    guard let names else { return self }
    let chosen = names.compactMap { columns.firstIndex(of: $0) }
    return ValueRows(
      columns: chosen.map { columns[$0] },
      rows: rows.map { row in chosen.map { row[$0] } }
    )
  }
}
