import Browsing
import Catalog
import Companions
import Platform
import Records

/// Saves the picture of an item in the largest size that is to be had.
///
/// It belongs to the session's thread, which waits for its descriptor and then calls `advance`.
final class PictureSaver {
  private let client: FileClient
  private let folder: SaveFolder
  private let arrivals: Mailbox<Arrival>
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var last = 0

  private struct Arrival: Sendable {
    var id: Int
    var action: ItemAction
    var outcome: PictureOutcome
  }

  /// The sizes that are asked for, the largest first; then the picture as its address was given.
  private static let sizes = [3_000, 1_200, 600]

  /// Makes one that has nothing to do; throws where there is no descriptor left.
  init(client: FileClient, folder: SaveFolder) throws(PlatformError) {
    self.client = client
    self.folder = folder
    arrivals = try Mailbox()
  }

  /// Is readable when there is something to advance with.
  var descriptor: Int32 { arrivals.descriptor }
  /// Whether a picture is awaited.
  var isWorking: Bool { !tasks.isEmpty }

  /// Sets out to save a picture; what comes of it is told by `advance`.
  func begin(_ action: ItemAction, _ size: PixelSize?, in typed: String?) {
    last += 1
    guard let item = action.items.first, let address = action.values.first else { return }
    if let refusal = client.refusal { return end(action, .failed(refusal)) }
    let path: String
    do throws(DownloadFailure) {
      path = try folder.path(of: typed)
    } catch {
      return end(action, .failed(error))
    }
    let downloads = Self.addresses(address, size).map { url in
      Download(
        url: url,
        folder: path,
        title: item.name ?? "",
        mark: String(item.id.number),
        usualEnding: "jpg",
        isPicture: true
      )
    }
    tasks[last] = Self.task(client, downloads, arrivals) { [id = last] outcome in
      Arrival(id: id, action: action, outcome: outcome)
    }
  }

  private func end(_ action: ItemAction, _ outcome: PictureOutcome) {
    tasks[last] = Task {}
    arrivals.post(Arrival(id: last, action: action, outcome: outcome))
  }

  private static func addresses(_ address: String, _ size: PixelSize?) -> [String] {
    let sized =
      size.map { [ArtworkAddress.sized(address, width: $0.width, height: $0.height)] }
      ?? sizes.map { ArtworkAddress.sized(address, to: $0) }
    var known: Set<String> = []
    return (sized.compactMap { $0 } + [address]).filter { known.insert($0).inserted }
  }

  private static func task(
    _ client: FileClient,
    _ downloads: [Download],
    _ arrivals: Mailbox<Arrival>,
    _ arrival: @escaping @Sendable (PictureOutcome) -> Arrival
  ) -> Task<Void, Never> {
    Task {
      arrivals.post(arrival(await outcome(of: downloads, client)))
    }
  }

  private static func outcome(
    of downloads: [Download],
    _ client: FileClient
  ) async -> PictureOutcome {
    var failure = DownloadError.notMedia(type: nil)
    for download in downloads {
      switch await client.get(download, { _ in }, { _ in }) {
      case .success(let file):
        return .saved(
          SavedPicture(
            path: file.path,
            size: file.pictureSize,
            length: file.length,
            wasThere: file.wasThere,
            wasUnprotected: file.wasUnprotected
          )
        )
      case .failure(let error):
        failure = error
        guard error.isOfTheSize else {
          return error.isCancellation ? .cancelled : .failed(DownloadFailure(of: error))
        }
      }
    }
    return .failed(DownloadFailure(of: failure))
  }

  /// What has come, with the actions that it is of.
  func advance() -> [(ItemAction, PictureOutcome)] {
    arrivals.drain().compactMap { arrival in
      guard tasks.removeValue(forKey: arrival.id) != nil else { return nil }
      return (arrival.action, arrival.outcome)
    }
  }

  /// Gives up what is awaited; that is told by `advance`.
  func cancel() {
    for task in tasks.values { task.cancel() }
  }
}

extension DownloadError {
  /// Whether another size may be there all the same.
  fileprivate var isOfTheSize: Bool {
    switch self {
    case .status, .notMedia, .cutShort: true
    case .transfer, .noSpace, .exists, .underWay, .file: false
    }
  }
}
