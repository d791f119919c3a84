import Catalog
import Records

@testable import Browsing

/// What plays, and what is said of it.
enum PlayingSamples {
  /// A song with a preview and a store page.
  static let song = item(.song, 31, "Suzanne")

  /// An episode, which is played whole.
  static let episode = item(.podcastEpisode, 32, "Metropolis")

  static func item(_ type: ItemType, _ number: Int64, _ name: String?) -> Item {
    var item = Item(id: ItemID(type, number), country: "us")
    item.name = name
    item.previewURL = "https://audio-ssl.itunes.apple.com/\(number).m4a"
    item.storeURL = "https://music.apple.com/us/album/11?i=\(number)"
    return item
  }

  /// The action that plays an item.
  static func action(_ item: Item) -> ItemAction? {
    ItemAction(.play, [item], source: Source(.cache, fetchedAt: 1_796_006_380))
  }

  /// An item that plays.
  static func playing(_ item: Item) -> Playing? {
    action(item).flatMap { Playing($0, at: .list(.start(serial: 0))) }
  }

  /// All that is said about playing, but what stands beside an address.
  static let notices: [Notice] =
    [song, episode].compactMap(action).map { .stopped($0) }
    + [episode].compactMap(action).map { .acted($0, .done(by: "mpv")) }
    + ItemType.allCases.map { .lacks(.play, [Item(id: ItemID($0, 7), country: "us")]) }
}
