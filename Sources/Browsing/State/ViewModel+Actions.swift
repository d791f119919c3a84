import Catalog
import Records

/// What other programs do with items.
extension ViewModel {
  mutating func act(
    _ kind: ActionKind,
    _ selection: ItemSelection?,
    _ options: LineOptions
  ) -> [Effect] {
    let items = state.place.list.items
    switch selection {
    case .rows(let rows):
      return act(kind, rows.compactMap { items.indices.contains($0 - 1) ? items[$0 - 1] : nil })
    case .ids(let ids, let type):
      let here = ids.compactMap { id in items.first { $0.isMeant(by: id, type) } }
      if here.count == ids.count, options.search.country == nil { return act(kind, here) }
      if let refusal = refusal(kind, ids.count) { return [refusal] }
      if kind.isOfItemsSeen, !options.reload {
        return [
          .seekItems(
            ItemSeek(
              kind: kind,
              numbers: ids,
              type: type,
              country: country(options),
              language: language(options)
            )
          )
        ]
      }
      let subject = Inquiry.Subject.items(
        ids,
        country: country(options),
        language: language(options)
      )
      return ask(subject, options, for: .act(kind, ids, type))
    case nil:
      if case .detail(let detail) = state.place { return act(kind, [detail.item]) }
      return act(kind, items.count == 1 ? items : [])
    }
  }

  private func act(_ kind: ActionKind, _ items: [Item]) -> [Effect] {
    guard !items.isEmpty else { return [.tell(.needsRow(kind.command))] }
    return refusal(kind, items.count).map { [$0] }
      ?? Self.effects(of: kind, on: items, source: state.place.list.source)
  }

  private func refusal(_ kind: ActionKind, _ count: Int) -> Effect? {
    guard let most = kind.most, count > most else { return nil }
    return .tell(.refused(.tooManyItems(kind.command, most: most)))
  }

  /// What is done now that the items are known of which only the ids were.
  static func effects(
    of kind: ActionKind,
    onItemsOf ids: [Int64],
    _ type: ItemType?,
    among findings: Findings,
    source: Source?
  ) -> [Effect] {
    var items: [Item] = []
    var unknown: [Int64] = []
    for id in ids {
      if let item = findings.items.first(where: { $0.isMeant(by: id, type) }) {
        items.append(item)
      } else {
        unknown.append(id)
      }
    }
    let notice: [Effect] = unknown.isEmpty ? [] : [.tell(.unknownItems(unknown))]
    return notice + (items.isEmpty ? [] : effects(of: kind, on: items, source: source))
  }

  static func effects(
    of kind: ActionKind,
    on items: [Item],
    source: Source?
  ) -> [Effect] {
    ItemAction(kind, items, source: source).map { [.act($0)] } ?? [.tell(.lacks(kind, items))]
  }

  /// An action has ended, one way or another.
  public mutating func acted(_ action: ItemAction, _ outcome: ActionOutcome) -> [Effect] {
    if action.kind == .play { follow(action, outcome) }
    return [.tell(.acted(action, outcome))]
  }
}

extension Item {
  func isMeant(by number: Int64, _ type: ItemType?) -> Bool {
    id.number == number && (type == nil || id.type == type)
  }
}
