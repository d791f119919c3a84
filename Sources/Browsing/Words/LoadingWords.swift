import Catalog

/// What an inquiry that is out is doing, in words.
public enum LoadingWords {
  /// That a request waits for its turn, for standard error; nil where it does not.
  public static func waiting(_ loading: Loading) -> String? {
    loading.budgetWait.map { "\(budget), \($0) s" }
  }

  private static let budget = "Waiting for the request budget"

  /// What is waited for: `Comparing “Blade Runner” in 4 countries`.
  static func doing(_ loading: Loading) -> String {
    if loading.budgetWait != nil { return budget }
    let subject = loading.inquiry.subject
    switch (loading.inquiry.progress.activity, subject) {
    case (.searchingPlainly, .request(.search(let query))):
      let name = Quoted.text(query.creator ?? query.term)
      return "Searching \(query.label) for \(name) anywhere in \(query.country.sentenceName)"
    case (.searchingCharts, .request(.search(let query))):
      let words = RequestWords.subject(of: query, preposition: "for")
      return "Searching the charts of \(query.label) \(words) in \(query.country.sentenceName)"
    case (.asking, _), (.searchingPlainly, _), (.searchingCharts, _), (.lookingUp, _),
      (.gettingBelongings, _), (.comparing, _), (.gettingChart, _), (.gettingHome, _),
      (.refreshing, _):
      return SubjectWords.doing(subject, name: name(of: subject, in: loading.beneath))
    }
  }

  /// How far an inquiry of several requests is: `2 of 4`.
  static func progress(_ loading: Loading) -> String? {
    let progress = loading.inquiry.progress
    switch progress.activity {
    case .searchingCharts, .asking, .searchingPlainly:
      // Of the charts only the first are waited for.
      return nil
    case .lookingUp, .gettingBelongings, .comparing, .gettingChart, .gettingHome, .refreshing:
      return progress.total > 1 ? "\(progress.done) of \(progress.total)" : nil
    }
  }

  /// What the item is called that is asked about, where the screen beneath knows it.
  static func name(of subject: Inquiry.Subject, in place: Place) -> String? {
    switch subject {
    case .more(let belongings): place.name(of: belongings.parent)
    case .compare(let comparison): comparison.id.flatMap(place.name)
    case .address(let address, _, _):
      address.type.flatMap { type in place.name(of: ItemID(type, address.number)) }
    case .request, .items, .chart, .similar, .home, .refresh: nil
    }
  }
}

extension Place {
  /// What an item is called that is on the screen, or that something on it belongs to.
  fileprivate func name(of id: ItemID) -> String? {
    let items =
      switch self {
      case .list(let list): list.items
      case .detail(let detail): [detail.item] + detail.list.items
      }
    for item in items {
      if item.id == id { return item.name }
      switch id.type {
      case .album, .tvSeason, .podcast:
        if item.collectionID == id.number { return item.collection }
      case .artist:
        if item.creatorID == id.number { return item.creator }
      case .movie, .tvEpisode, .song, .musicVideo, .podcastEpisode, .audiobook, .ebook, .app,
        .macApp:
        continue
      }
    }
    return nil
  }
}
