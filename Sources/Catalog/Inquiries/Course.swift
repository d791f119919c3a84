/// The course that an inquiry takes, by its subject.
enum Course: Equatable, Sendable {
  case single(SingleCourse)
  case search(SearchCourse)
  case items(ItemsCourse)
  case more(MoreCourse)
  case compare(CompareCourse)
  case chart(ChartCourse)
  case similar(SimilarCourse)
  case home(HomeCourse)
  case refresh(RefreshCourse)

  init(_ subject: Inquiry.Subject) {
    switch subject {
    case .request(.search(let query)):
      self = .search(SearchCourse(query))
    case .request(let request):
      self = .single(SingleCourse(request))
    case .items(let ids, let typed, let country, let language):
      self = .items(ItemsCourse(ids, typed: typed, country: country, language: language))
    case .address(let address, let country, let language):
      let lookup = address.lookup(in: country, language: language)
      self = .single(SingleCourse(.lookup(lookup), number: address.number))
    case .more(let belongings):
      self = .more(MoreCourse(belongings))
    case .compare(let comparison):
      self = .compare(CompareCourse(comparison))
    case .chart(let chart, let genre, let country, let limit):
      self = .chart(ChartCourse(chart, genre: genre, country: country, limit: limit))
    case .similar(let similarity):
      self = .similar(SimilarCourse(similarity))
    case .home(let charts, let country, let limit):
      self = .home(HomeCourse(charts, country: country, limit: limit))
    case .refresh(let refresh):
      self = .refresh(RefreshCourse(refresh))
    }
  }

  private var current: any InquiryCourse {
    switch self {
    case .single(let course): course
    case .search(let course): course
    case .items(let course): course
    case .more(let course): course
    case .compare(let course): course
    case .chart(let course): course
    case .similar(let course): course
    case .home(let course): course
    case .refresh(let course): course
    }
  }

  var outcome: Inquiry.Outcome? { current.outcome }

  var progress: Inquiry.Progress { current.progress }

  mutating func next() -> [CatalogRequest] {
    change { $0.next() }
  }

  mutating func receive(_ result: Result<Answer, CatalogError>, for request: CatalogRequest) {
    change { $0.receive(result, for: request) }
  }

  var hasFurther: Bool {
    if case .search(let course) = self { course.hasFurther } else { false }
  }

  mutating func nextFurther() -> CatalogRequest? {
    guard case .search(var course) = self else { return nil }
    let request = course.nextFurther()
    self = .search(course)
    return request
  }

  private mutating func change<Value>(_ body: (inout any InquiryCourse) -> Value) -> Value {
    var course = current
    let value = body(&course)
    self = course.asCourse
    return value
  }
}

/// One way of getting to an outcome.
protocol InquiryCourse: Equatable, Sendable {
  /// The requests to send now, each once.
  mutating func next() -> [CatalogRequest]

  /// Takes a reply; one that is not awaited is passed over.
  mutating func receive(_ result: Result<Answer, CatalogError>, for request: CatalogRequest)

  var outcome: Inquiry.Outcome? { get }
  var progress: Inquiry.Progress { get }

  /// The course among its kinds.
  var asCourse: Course { get }
}
