import Catalog
import Records

/// Details of charts' rows: what the feeds leave out is looked up before they are shown.
extension ViewModel {
  /// Shows a detail, first completed by a look-up where it is a chart's row.
  mutating func complete(
    _ detail: Detail,
    _ options: LineOptions = LineOptions(),
    isFresh: Bool = false
  ) -> [Effect] {
    state = .detail(detail)
    guard let subject = detail.completion(language: language(options)) else {
      return [.save(record), .draw]
    }
    return load(
      Attempt(subject: subject, purpose: .completion(detail.item.id), isFresh: isFresh)
    )
  }

  /// A look-up has come for the detail beneath.
  mutating func complete(
    _ detail: Detail,
    with findings: Findings,
    of loading: Loading
  ) -> [Effect] {
    var detail = detail
    if let record = findings.items.first(where: { $0.id == detail.item.id }) {
      detail.complete(
        with: record,
        from: loading.gathered.answers.first,
        fetchedAt: loading.gathered.source?.fetchedAt ?? .min
      )
    } else {
      detail.fallShort(.absent)
    }
    state = .detail(detail)
    return [.save(record), .draw]
  }

  /// The detail beneath is shown as the chart has it.
  mutating func giveUp(
    _ detail: Detail,
    for shortfall: Shortfall,
    _ loading: Loading
  ) -> [Effect] {
    var detail = detail
    detail.fallShort(shortfall)
    state = .detail(detail)
    unfinished = loading.attempt
    let leave: [Effect] = loading.out.isEmpty ? [] : [.cancelFetch(loading.id)]
    return leave + [.save(record), .draw]
  }
}

extension ViewModel {
  /// Whether what an inquiry asks for can be done without: more in the background, or more about an item that is there.
  public func isOptional(_ id: FetchID) -> Bool {
    guard case .loading(let loading) = state, loading.id == id else { return true }
    return loading.incompleteDetail != nil
  }
}

extension Loading {
  /// The detail beneath that the inquiry completes, if it is still the one that it was made for.
  var incompleteDetail: Detail? {
    guard
      case .completion(let id) = purpose, case .detail(let detail) = beneath, detail.item.id == id
    else { return nil }
    return detail
  }
}
