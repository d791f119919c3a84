extension Answer {
  /// The answer without what a search did not ask for, each item once.
  ///
  /// Where everything was asked for, everything that came is kept.
  func checked(for query: Query) -> Answer {
    var answer = withoutDuplicates()
    guard query.media != .all || query.entity != nil else { return answer }
    let types = expectedTypes(media: query.media, entity: query.entity)
    answer.items.removeAll { !types.contains($0.id.type.rawValue) }
    answer.strays = strays + Set(items.map(\.id)).count - answer.items.count
    return answer
  }

  /// The answer with each item once, at its first place, completed by what its copies know.
  func withoutDuplicates() -> Answer {
    var answer = self
    answer.items = items.withoutDuplicates()
    return answer
  }
}

extension [Answer] {
  /// The items of all answers; those of one are not copied.
  var items: [Item] { count == 1 ? self[0].items : flatMap(\.items) }
}

extension [Item] {
  /// The items, each once, at its first place, completed by what its copies know.
  func withoutDuplicates() -> [Item] {
    // Nearly always there is none, and nothing needs to be copied.
    guard Set(lazy.map(\.id)).count < count else { return self }
    var places: [ItemID: Int] = [:]
    var kept: [Item] = []
    kept.reserveCapacity(count)
    for item in self {
      if let place = places.updateValue(kept.count, forKey: item.id) {
        places[item.id] = place
        kept[place] = kept[place].completed(by: item)
      } else {
        kept.append(item)
      }
    }
    return kept
  }
}
