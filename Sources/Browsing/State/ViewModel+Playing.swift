import Catalog
import Records

/// What plays: how it begins and how it ends.
extension ViewModel {
  mutating func play(_ reference: ItemReference?, _ options: LineOptions) -> [Effect] {
    switch item(reference, options) {
    case .here(let item):
      // An id means the item in the country that is named, whatever the screen shows.
      if case .id = reference, let country = options.search.country, item.country != country.code {
        return lookUp(item.id.number, item.id.type, in: country, options)
      }
      // Charts leave out some of the previews.
      let list = state.place.list
      if item.previewURL == nil, item.id.type.hasPreview, list.isOfCharts, !isCompleted(item) {
        return lookUp(item.id.number, item.id.type, in: Storefront(code: item.country), options)
      }
      return Self.effects(of: .play, on: [item], source: list.source)
    case .unknown(let number, let type):
      return lookUp(number, type, in: nil, options)
    case .none:
      return [.tell(.needsRow(.play))]
    }
  }

  private mutating func lookUp(
    _ number: Int64,
    _ type: ItemType?,
    in country: Storefront?,
    _ options: LineOptions
  ) -> [Effect] {
    ask(subject(number, type, in: country, options), options, for: .act(.play, [number], type))
  }

  mutating func stopPlaying() -> [Effect] {
    guard let ended = playing else { return [.tell(.nothingPlays)] }
    playing = nil
    return [.stopPlaying, .tell(.stopped(ended.action))]
  }

  /// What was to be played does so now in place of what did before, or could not be.
  mutating func follow(_ action: ItemAction, _ outcome: ActionOutcome) {
    if case .done = outcome {
      playing = Playing(action, at: state.place)
    } else {
      playing = nil
    }
  }

  /// The player has ended; with a failure if it could not play to the end.
  public mutating func playerEnded(_ failure: ActionFailure?) -> [Effect] {
    guard let ended = playing else { return [] }
    playing = nil
    return failure.map { [.tell(.acted(ended.action, .failed($0)))] } ?? []
  }

  /// A screen is about to be shown: where it has left the item whose preview plays, that ends.
  public mutating func leavePlaying() -> [Effect] {
    guard var now = playing, now.isPreview else { return [] }
    guard now.isStillHere(at: state.place) else {
      playing = nil
      return [.stopPlaying]
    }
    playing = now
    return []
  }
}

extension ItemType {
  /// Whether Apple has previews of such items.
  var hasPreview: Bool {
    switch self {
    case .movie, .tvEpisode, .song, .musicVideo, .audiobook: true
    case .tvSeason, .album, .artist, .podcast, .podcastEpisode, .ebook, .app, .macApp: false
    }
  }
}
