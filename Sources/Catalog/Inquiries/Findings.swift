/// What an inquiry found.
public struct Findings: Equatable, Sendable {
  /// The items, in the order in which they are to be shown; none for a comparison and for home.
  public var items: [Item]
  /// What the items belong to, as the answer has it: the title of the list.
  public var parent: Item?
  /// How many records could not be read.
  public var skipped: Int
  /// How many items were of a kind that was not asked for.
  public var strays: Int
  /// The storefronts of a comparison.
  public var comparison: [ComparedStore]
  /// The sections of home.
  public var sections: [HomeSection]
  /// The charts that the items are from; the first is the one to compare earlier copies with.
  public var charts: [ChartRequest]
  /// What there is to say about it.
  public var notes: [Note]

  /// Makes findings.
  public init(
    items: [Item] = [],
    parent: Item? = nil,
    skipped: Int = 0,
    strays: Int = 0,
    comparison: [ComparedStore] = [],
    sections: [HomeSection] = [],
    charts: [ChartRequest] = [],
    notes: [Note] = []
  ) {
    self.items = items
    self.parent = parent
    self.skipped = skipped
    self.strays = strays
    self.comparison = comparison
    self.sections = sections
    self.charts = charts
    self.notes = notes
  }

  /// Makes findings of one answer.
  init(_ answer: Answer, items: [Item]? = nil) {
    self.init(items: items ?? answer.items, skipped: answer.skipped, strays: answer.strays)
  }
}

/// Something to say about what was found, as a fact without words.
public enum Note: Hashable, Sendable {
  /// Under these ids there is nothing in the store, in the order asked.
  case missing([Int64])
  /// Under this id there is something, but of another type than was asked for.
  case otherType(Int64, wanted: ItemType, found: ItemType)
  /// Of what belongs to the item, so much is sold in this store.
  case soldHere(Int, of: Int)
  /// Of what belongs to the item, Apple gives only so much, the newest.
  case newest(Int, of: Int)
  /// The field for creators brought nothing, so the name was searched as any words.
  case plainSearch
  /// Apple's search does not answer for this media any more; the items are from charts.
  case notServed(Media)
  /// So many charts were searched, of those that there are, and whether more are worth asking for.
  case chartsSearched(Int, of: Int, goesOn: Bool = false)
  /// A chart could not be had, and why; the first such failure.
  case chartFailed(CatalogError)
  /// A part of what belongs to the item could not be had, and why.
  case partFailed(CatalogError)
  /// The store has no such chart, or nothing in it.
  case noChart
}
