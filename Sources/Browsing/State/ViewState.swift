public import Catalog
public import Records

/// What is on the screen.
public enum ViewState: Equatable, Sendable {
  /// A request is out. Leaves to `list` or `detail` with its answer, to `error` without, to the place beneath when cancelled.
  case loading(Loading)
  /// A list, which may be empty; the start screen is one.
  case list(ListScreen)
  /// One row of a list, opened.
  case detail(Detail)
  /// A request failed. Leaves to the place beneath by `back`, to `loading` by `retry`.
  case error(Failure)
}

/// What cancel and `back` bring back: a screen that needs no request.
public enum Place: Equatable, Sendable {
  case list(ListScreen)
  case detail(Detail)
}

/// The number of a request that is out, by which a late answer is recognised.
public struct FetchID: Hashable, Sendable, RawRepresentable {
  /// Counts up from 1.
  public var rawValue: Int

  /// Makes an id.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// An inquiry that is out.
public struct Loading: Equatable, Sendable {
  /// The inquiry's number, which all its requests share.
  public var id: FetchID
  /// What is asked, and how far it is.
  public var inquiry: Inquiry
  /// What becomes of the answer.
  public var purpose: Purpose
  /// Why the line was taken for a search, if it nearly was a command.
  public var nearMiss: NearMiss?
  /// What cancelling brings back.
  public var beneath: Place
  /// Whether the answer must come from past all copies.
  var isFresh = false
  /// The seconds that the request budget makes it wait, nil where nothing is waited for but the answer.
  public var budgetWait: Int?
  /// What was seen before that belongs to it.
  var sightings = Sightings<SeenItem>()
  /// Whether it was asked for what was seen that a search would find.
  var hasAskedSeen = false
  /// The answers so far.
  var gathered = Gathering()
  /// The requests whose answers are awaited.
  var out: Set<CatalogRequest> = []
}

/// An inquiry that failed.
public struct Failure: Equatable, Sendable {
  /// Why.
  public var error: CatalogError
  /// What was asked.
  public var subject: Inquiry.Subject
  /// What would have become of the answer.
  public var purpose: Purpose
  /// Why the line was taken for a search, if it nearly was a command.
  var nearMiss: NearMiss?
  /// Whether the answer had to come from past all copies.
  var isFresh = false
  /// The screen that is one `back` away.
  public var beneath: Place
}

extension ViewState {
  /// The place shown, or the one beneath a request.
  public var place: Place {
    switch self {
    case .loading(let loading): loading.beneath
    case .list(let list): .list(list)
    case .detail(let detail): .detail(detail)
    case .error(let failure): failure.beneath
    }
  }

  /// The state that shows a place.
  init(_ place: Place) {
    switch place {
    case .list(let list): self = .list(list)
    case .detail(let detail): self = .detail(detail)
    }
  }
}

extension Place {
  /// The list that is the place, or the one its detail was opened from.
  public var list: ListScreen {
    switch self {
    case .list(let list): list
    case .detail(let detail): detail.list
    }
  }

  /// The screen's number within the session.
  var serial: Int64 {
    switch self {
    case .list(let list): list.serial
    case .detail(let detail): detail.serial
    }
  }
}
