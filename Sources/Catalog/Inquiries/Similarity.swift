/// What is like an item: what else its creator made, and what is popular in its genre.
public struct Similarity: Hashable, Sendable {
  /// The item.
  public var id: ItemID
  /// What the item is called.
  public var name: String?
  /// Who made it; of an artist, the artist.
  public var creator: String?
  /// The name of its genre, as the storefront has it.
  public var genre: String?
  /// The storefront.
  public var country: Storefront
  /// How many of each kind at most, nil for as many as there are.
  public var limit: Int?

  /// Makes a wish for what is like an item of which this is known.
  public init(
    to id: ItemID,
    name: String? = nil,
    creator: String? = nil,
    genre: String? = nil,
    country: Storefront,
    limit: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.creator = creator
    self.genre = genre
    self.country = country
    self.limit = limit
  }

  /// Makes a wish for what is like an item.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - country: the storefront to ask.
  ///   - limit: how many of each kind at most.
  public init(to item: Item, country: Storefront, limit: Int? = nil) {
    self.init(
      to: item.id,
      name: item.name,
      creator: item.id.type == .artist ? item.name : item.creator,
      genre: item.genre,
      country: country,
      limit: limit
    )
  }

  /// The chart of the items of this type, divided into genres; nil where Apple has none.
  public var chart: Chart? { id.type.chart }

  /// The genre, where its name is one that charts are known to be divided by.
  public var knownGenre: Genre? {
    guard let chart, let genre else { return nil }
    return Genre.named(genre, in: chart.genreRoot)
  }

  /// The items of a chart that are like the one that was asked about: of its genre, and not itself.
  func likes(in items: [Item], hasGenre: Bool) -> [Item] {
    let others = items.filter { $0.id != id }
    guard !hasGenre, let genre else { return others }
    let key = Folding.fold(genre)
    return others.filter { $0.genre.map(Folding.fold) == key }
  }
}
