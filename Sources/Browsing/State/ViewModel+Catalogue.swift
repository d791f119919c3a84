public import Catalog
public import Records

/// From items to what belongs to them, and to what is popular.
extension ViewModel {
  /// The storefront of new inquiries.
  func country(_ options: LineOptions) -> Storefront {
    options.search.country ?? run.country ?? settings.country
  }

  /// The language of new inquiries.
  func language(_ options: LineOptions) -> String? {
    options.search.language ?? run.language ?? settings.qualifiers.language
  }

  mutating func home(_ options: LineOptions) -> [Effect] {
    let subject = Inquiry.Subject.home(
      Inquiry.homeCharts,
      country: country(options),
      limit: options.search.limit
    )
    return ask(subject, options)
  }

  /// One item, of which only the id is known, and perhaps the type; nil for the country of new inquiries.
  func subject(
    _ number: Int64,
    _ type: ItemType?,
    in country: Storefront? = nil,
    _ options: LineOptions
  ) -> Inquiry.Subject {
    .items(
      [number],
      typed: type.map { [ItemID($0, number)] } ?? [],
      country: country ?? self.country(options),
      language: language(options)
    )
  }

  mutating func ask(
    _ subject: Inquiry.Subject,
    _ options: LineOptions,
    for purpose: Purpose = .list
  ) -> [Effect] {
    load(Attempt(subject: subject, purpose: purpose, isFresh: options.reload))
  }

  /// The chart that `charts` without a name means: that of the media in force.
  public func usualChart(_ options: LineOptions = LineOptions()) -> Chart {
    let all = options.search.over(run).over(settings.qualifiers)
    let entity = all.entity ?? all.media?.entity
    switch (all.media?.media ?? entity?.inferredMedia, entity) {
    case (_, .album): return .albums
    case (.shortFilm, _): return .movies
    case (let media, _): return Chart.allCases.first { $0.media == media } ?? .songs
    }
  }

  mutating func charts(_ chart: Chart?, _ genre: Int?, _ options: LineOptions) -> [Effect] {
    let subject = Inquiry.Subject.chart(
      chart ?? usualChart(options),
      genre: genre,
      country: country(options),
      limit: options.search.limit
    )
    return ask(subject, options)
  }

  mutating func lookup(_ key: LookupKey, _ options: LineOptions) -> [Effect] {
    let country = country(options)
    let language = language(options)
    switch key {
    case .ids(let ids, let typed):
      return ask(.items(ids, typed: typed, country: country, language: language), options)
    case .other(let key):
      return ask(
        .request(.lookup(Lookup(key, country: country, language: language))),
        options
      )
    case .address(let address):
      let subject = Inquiry.Subject.address(address, country: country, language: language)
      return ask(subject, options, for: .item(address.number, address.type))
    }
  }

  // MARK: From an item on

  mutating func more(_ reference: ItemReference?, _ options: LineOptions) -> [Effect] {
    switch item(reference, options) {
    case .here(let item):
      return more(of: item, options)
    case .unknown(let number, let type):
      let purpose = Purpose.more(number, type, limit: options.search.limit)
      return ask(subject(number, type, options), options, for: purpose)
    case .none:
      return [.tell(.needsRow(.more))]
    }
  }

  private mutating func more(of item: Item, _ options: LineOptions) -> [Effect] {
    let country = options.search.country ?? Storefront(code: item.country) ?? country(options)
    let belongings = Belongings(
      to: item,
      country: country,
      language: language(options),
      limit: options.search.limit
    )
    // Charts leave out to what their rows belong, and what was seen may have been seen in one.
    let list = state.place.list
    let isShort =
      list.isOfCharts && !isCompleted(item) || belongings == nil && list.seenAt(item) != nil
    if isShort, !item.id.type.isParent {
      let subject = Inquiry.Subject.items(
        [item.id.number],
        country: country,
        language: language(options)
      )
      let purpose = Purpose.more(item.id.number, item.id.type, limit: options.search.limit)
      return ask(subject, options, for: purpose)
    }
    guard let belongings else { return [.tell(.nothingBelongs(item))] }
    return ask(.more(belongings), options)
  }

  mutating func similar(_ reference: ItemReference?, _ options: LineOptions) -> [Effect] {
    let limit = options.search.limit
    switch item(reference, options) {
    case .here(let item):
      let country = options.search.country ?? Storefront(code: item.country) ?? country(options)
      return ask(.similar(Similarity(to: item, country: country, limit: limit)), options)
    case .unknown(let number, let type):
      return ask(
        subject(number, type, options),
        options,
        for: .similar(number, type, limit: limit)
      )
    case .none:
      return [.tell(.needsRow(.similar))]
    }
  }

  /// The attempt that follows once it is known what the item is.
  func similar(
    to item: Item,
    in country: Storefront,
    _ limit: Int?,
    _ loading: Loading
  ) -> Attempt {
    let subject = Inquiry.Subject.similar(Similarity(to: item, country: country, limit: limit))
    return Attempt(subject: subject, purpose: .list, isFresh: loading.isFresh)
  }

  /// What follows on what was found.
  enum Sequel {
    /// The findings are what was wished.
    case show
    /// Now that it is known what the item is, this is asked.
    case ask(Attempt)
    /// The place beneath stays, and this is done.
    case stay([Effect])
  }

  func next(after findings: Findings, of loading: Loading) -> Sequel {
    switch loading.purpose {
    case .list where loading.inquiry.subject.isRefresh:
      return .stay([.assemble(ScreenWish(.watchlist, isLive: true))])
    case .list, .item, .completion, .reload:
      return .show
    case .watch(let order, let ids, let type):
      let items = shown(ids, type, in: findings, of: loading)
      return .stay(Self.unknown(ids, beside: items, in: findings) + orders(order, items))
    case .prices(let number, let type):
      let items = shown([number], type, in: findings, of: loading)
      let screens = items.map { Effect.assemble(ScreenWish(.prices($0.item.storeID), item: $0)) }
      return .stay(Self.unknown([number], beside: items, in: findings) + screens)
    case .more(let number, let type, let limit):
      guard let item = findings.item(number, type) else {
        // A chart has the item, and the store no more of it.
        let row = loading.beneath.list.items.first { $0.isMeant(by: number, type) }
        return row.map { .stay([.tell(.nothingBelongs($0))]) } ?? .show
      }
      let subject = loading.inquiry.subject
      guard
        let belongings = Belongings(
          to: item,
          country: subject.country,
          language: subject.language,
          limit: limit
        )
      else { return .stay([.tell(.nothingBelongs(item))]) }
      return .ask(Attempt(subject: .more(belongings), purpose: .list, isFresh: loading.isFresh))
    case .similar(let number, let type, let limit):
      guard let item = findings.item(number, type) else { return .show }
      return .ask(similar(to: item, in: loading.inquiry.subject.country, limit, loading))
    case .compare(let number, let type, let countries):
      return next(afterComparing: number, type, in: countries, findings, of: loading)
    case .act(let kind, let ids, let type):
      let source = loading.gathered.source
      return .stay(
        Self.effects(of: kind, onItemsOf: ids, type, among: findings, source: source)
      )
    }
  }

  // MARK: Which item is meant

  enum Referent {
    /// One on the screen.
    case here(Item)
    /// One of which only this is known.
    case unknown(Int64, ItemType?)
    case none
  }

  func item(_ reference: ItemReference?, _ options: LineOptions) -> Referent {
    let items = state.place.list.items
    switch reference {
    case .row(let row):
      return items.indices.contains(row - 1) ? .here(asKnown(items[row - 1])) : .none
    case .id(let number, let type):
      let here = items.first { $0.id.number == number && (type == nil || $0.id.type == type) }
      return here.map { .here(asKnown($0)) } ?? .unknown(number, type)
    case nil:
      if case .detail(let detail) = state.place { return .here(detail.item) }
      return items.count == 1 ? .here(items[0]) : .none
    }
  }

  /// An item of the list with what its detail knows of it, where that is the place.
  private func asKnown(_ item: Item) -> Item {
    guard case .detail(let detail) = state.place, detail.item.id == item.id else { return item }
    return detail.item
  }

  /// Whether a look-up has completed a chart's entry of the item, so that it says to what it belongs.
  func isCompleted(_ item: Item) -> Bool {
    guard
      case .detail(let detail) = state.place, detail.item.id == item.id,
      case .completed = detail.knowledge
    else { return false }
    return true
  }

  // MARK: Everything seen

  /// How many matches a list takes at most: as many as a search brings.
  private func limit(_ options: LineOptions = LineOptions()) -> Int {
    options.search.limit ?? settings.qualifiers.limit ?? Query.limits.upperBound
  }

  func find(_ words: String, _ options: LineOptions) -> [Effect] {
    [.find(SeenQuery(words, limit: limit(options)))]
  }

  /// The same words once more.
  func find(_ words: String, insteadOf list: ListScreen) -> [Effect] {
    let query = SeenQuery(
      words,
      // What was cut off at some number is again.
      limit: list.isCutOff ? list.sightings.matches.count : limit(),
      isOffline: list.source?.isOffline ?? false,
      isReload: true
    )
    return [.find(query)]
  }

  /// What the store has seen of some words.
  public mutating func found(
    _ sightings: Sightings<SeenItem>,
    for query: SeenQuery
  ) -> [Effect] {
    // What is found while a request is out crossed with a newer wish.
    if case .loading = state { return [] }
    var list = ListScreen(serial: 0, seen: sightings, of: query.words, isOffline: query.isOffline)
    if query.isReload {
      guard list.topic == state.place.list.topic else { return [] }
      state = ViewState(state.place.reloaded(as: list))
    } else {
      list.serial = makeSerial()
      list.nearMiss = query.nearMiss
      list.filter = query.filter
      push(state.place)
      state = .list(list)
    }
    return [.save(record), .draw]
  }
}

extension ListScreen {
  /// The list of what was seen that has some words.
  init(serial: Int64, seen: Sightings<SeenItem>, of words: String, isOffline: Bool) {
    var gathering = Gathering()
    gathering.add(seen, isOffline: isOffline)
    self.init(
      serial: serial,
      topic: .seen(words),
      findings: Findings(),
      sightings: seen,
      gathering: gathering
    )
  }
}

extension ItemType {
  /// Whether what belongs to an item of this type is found by the item's own id.
  fileprivate var isParent: Bool {
    switch self {
    case .album, .tvSeason, .podcast, .artist: true
    case .movie, .tvEpisode, .song, .musicVideo, .podcastEpisode, .audiobook, .ebook, .app, .macApp:
      false
    }
  }
}

extension Inquiry.Subject {
  /// The language in which items are looked up.
  fileprivate var language: String? {
    if case .items(_, _, _, let language) = self { language } else { nil }
  }
}

extension Findings {
  func item(_ number: Int64, _ type: ItemType?) -> Item? {
    items.first { $0.id.number == number && (type == nil || $0.id.type == type) }
  }
}
