import Catalog
import TerminalText

/// A price, or the words that stand in its place.
struct PriceText: Equatable, Sendable {
  /// What is written.
  var text: String
  /// Whether something is sold at all: a price, or free.
  var isOffer: Bool

  /// How it is drawn in a list.
  var style: Style { isOffer ? .price : .muted }

  /// What is said of one of an item's prices; nil where nothing is known of it.
  ///
  /// Songs that are not sold alone are sold with their album; videos may stand alone.
  init?(_ amount: Double?, of item: Item, among mixed: Bool) {
    guard let amount, amount.isFinite else { return nil }
    if amount < 0 {
      let isOfAlbum =
        item.id.type == .song || (item.id.type == .musicVideo && item.collection != nil)
      self.init(text: isOfAlbum ? "album only" : "not sold", isOffer: false)
    } else if amount == 0 {
      self.init(text: "free", isOffer: true)
    } else {
      let text = Money.text(amount: amount, currency: item.currency ?? "", among: mixed)
      self.init(text: Cleaning.line(text), isOffer: true)
    }
  }

  private init(text: String, isOffer: Bool) {
    self.text = text
    self.isOffer = isOffer
  }
}

extension ItemType {
  /// Whether stores take something for it: what Apple calls the price of a podcast is no offer.
  var isSold: Bool {
    switch self {
    case .movie, .tvEpisode, .tvSeason, .song, .musicVideo, .album, .audiobook, .ebook, .app,
      .macApp:
      true
    case .artist, .podcast, .podcastEpisode: false
    }
  }
}
