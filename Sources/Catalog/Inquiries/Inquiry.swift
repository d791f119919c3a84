/// A question to the catalogue that may take several requests, one after the other or at once.
///
/// The owner sends what ``next()`` gives, reports each reply to ``receive(_:for:)``, and goes on until ``outcome`` is
/// there. Nothing here knows of time or network; replies may come in any order, and late ones are passed over.
public struct Inquiry: Equatable, Sendable {
  /// What is asked; the requests follow from it.
  public enum Subject: Hashable, Sendable {
    /// One request. A search goes on where Apple has nothing: see ``Note/plainSearch`` and ``Note/notServed(_:)``.
    case request(CatalogRequest)
    /// Items by id, any number of them, in the order given; of some it is said what they must be.
    case items(
      [Int64],
      typed: [ItemID] = [],
      country: Storefront,
      language: String? = nil
    )
    /// The item of a store's page; the country counts where the address names none.
    case address(StoreAddress, country: Storefront, language: String? = nil)
    /// What belongs to an item.
    case more(Belongings)
    /// One item in several storefronts.
    case compare(Comparison)
    /// A chart, from the host that serves it.
    case chart(Chart, genre: Int? = nil, country: Storefront, limit: Int? = nil)
    /// What is popular in an item's genre; what was seen of its creator goes in front.
    case similar(Similarity)
    /// Several charts, each with a section of its own.
    case home([Chart], country: Storefront, limit: Int? = nil)
    /// Items of several storefronts once more, for what is new about them.
    case refresh(Refresh)
  }

  /// How many requests may be out at once.
  public static let mostAtOnce = 4

  /// The charts of the home screen, in the order of its sections.
  public static let homeCharts: [Chart] = [
    .movies, .tv, .songs, .albums, .podcasts, .audiobooks, .books, .apps,
  ]

  /// What is asked.
  public let subject: Subject
  private var course: Course

  /// What came of it, nil as long as replies are needed.
  ///
  /// Kept, because putting findings together copies and sorts every item.
  public private(set) var outcome: Outcome?

  /// Begins an inquiry.
  public init(_ subject: Subject) {
    self.subject = subject
    course = Course(subject)
    outcome = course.outcome
  }

  /// The requests to send now; each is given once.
  ///
  /// None while replies are awaited that decide how to go on, and none once there is an outcome.
  public mutating func next() -> [CatalogRequest] {
    course.next()
  }

  /// Takes the reply to a request that was given; any other is passed over.
  public mutating func receive(
    _ result: Result<Answer, CatalogError>,
    for request: CatalogRequest
  ) {
    course.receive(result, for: request)
    outcome = course.outcome
  }

  /// How far it is.
  public var progress: Progress { course.progress }

  /// Whether ``nextFurther()`` has something to ask, now or after the reply that it waits for.
  public var hasFurther: Bool { course.hasFurther }

  /// A request that may add to an outcome which can be shown already; one at a time, for when nothing else is asked.
  ///
  /// Its reply goes to ``receive(_:for:)`` and changes ``outcome``. Nil while one is out and when there are no more.
  public mutating func nextFurther() -> CatalogRequest? { course.nextFurther() }
}

extension Inquiry {
  /// What came of an inquiry.
  public enum Outcome: Equatable, Sendable {
    case found(Findings)
    /// The request that failed, of which everything hung.
    case failed(CatalogError, CatalogRequest)
  }

  /// How far an inquiry is.
  public struct Progress: Hashable, Sendable {
    /// What is being done.
    public enum Activity: Hashable, Sendable {
      /// The one request, or the first of a search.
      case asking
      /// The creator's name is searched as any words.
      case searchingPlainly
      /// Charts are searched for what Apple's search does not answer.
      case searchingCharts
      case lookingUp
      case gettingBelongings
      case comparing
      case gettingChart
      case gettingHome
      case refreshing
    }

    /// What is being done.
    public var activity: Activity
    /// How many replies are there.
    public var done: Int
    /// How many are needed, as far as it is known.
    public var total: Int

    /// Makes a progress.
    public init(_ activity: Activity, done: Int, of total: Int) {
      self.activity = activity
      self.done = done
      self.total = total
    }
  }
}
