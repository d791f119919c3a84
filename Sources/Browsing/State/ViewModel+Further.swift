import Catalog
import Records

/// What goes on being asked in the background.
extension ViewModel {
  /// An inquiry that may still add to a list.
  struct Further: Equatable, Sendable {
    var inquiry: Inquiry
    /// The request that is out.
    var out: FetchID?
    /// The answers that came and are not yet in the list.
    var gathered = Gathering()
    /// Whether the inquiry knows more than the list shows.
    var isAhead = false

    init(_ inquiry: Inquiry) {
      self.inquiry = inquiry
    }
  }

  /// Takes note of the inquiry that a place's list was made of, or made again of.
  ///
  /// A list that is left keeps what was going on for it as long as the way back leads to it.
  mutating func goOn(with inquiry: Inquiry?, for place: Place) {
    further[place.list.serial] = inquiry.flatMap { $0.hasFurther ? Further($0) : nil }
  }

  /// Drops what was going on for lists that are no longer at hand.
  mutating func forgetFurther() {
    guard !further.isEmpty else { return }
    let places = (back + forward).compactMap { visit -> Place? in
      if case .place(let place) = visit { place } else { nil }
    }
    let serials = Set((places + [state.place]).map(\.list.serial))
    further = further.filter { serials.contains($0.key) }
  }

  /// Nothing else is to be done: one more request for the list that is shown, if it can be added to, else for a feed.
  public mutating func idle() -> [Effect] {
    let added = addFurther()
    guard
      case .list(let list) = state, !isAskingFurther,
      let request = further[list.serial]?.inquiry.nextFurther()
    else { return added + match() }
    let id = makeFetchID()
    further[list.serial]?.out = id
    return added + [.fetch(id, request, fresh: false)]
  }

  /// Whether `idle` has something to ask or to add.
  public var hasFurther: Bool {
    if canMatch { return true }
    guard case .list(let list) = state, let going = further[list.serial] else { return false }
    return going.isAhead || !isAskingFurther && going.inquiry.hasFurther
  }

  /// Whether a request is out for any list: there is one at a time.
  private var isAskingFurther: Bool { further.values.contains { $0.out != nil } }

  mutating func receiveFurther(
    _ result: Result<Received, CatalogError>,
    for id: FetchID,
    _ request: CatalogRequest
  ) -> [Effect] {
    // A list and its copy in front of a detail wait for the same request.
    let serials = further.filter { $0.value.out == id }.keys
    guard !serials.isEmpty else { return [] }
    for serial in serials {
      further[serial]?.out = nil
      further[serial]?.isAhead = true
      further[serial]?.inquiry.receive(result.map(\.answer), for: request)
      further[serial]?.gathered.add(result, to: request)
    }
    return addFurther()
  }

  /// Puts into the list that is shown what came for it; nothing while another screen is.
  private mutating func addFurther() -> [Effect] {
    guard
      case .list(var list) = state, var going = further[list.serial], going.isAhead,
      case .found(let findings) = going.inquiry.outcome
    else { return [] }
    let count = list.items.count
    list.take(findings, going.gathered)
    state = .list(list)
    going.isAhead = false
    going.gathered = Gathering()
    further[list.serial] = going
    let found = list.items.count - count
    // Of an empty screen it was said that more comes.
    let isEnd = list.isEmpty && !going.inquiry.hasFurther && findings.searchedAllCharts
    return [.save(record)] + (found > 0 || isEnd ? [.tell(.moreFound(found))] : [])
  }
}

extension Findings {
  /// Whether a search went through all charts that there are for it.
  fileprivate var searchedAllCharts: Bool {
    notes.contains { note in
      if case .chartsSearched(let searched, let all, _) = note { searched == all } else { false }
    }
  }
}
