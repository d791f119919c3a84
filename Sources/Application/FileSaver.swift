import Browsing
import Catalog
import Library
import Platform
import Records

/// All that saves files: pictures, which are waited for, and downloads, which are not.
///
/// It belongs to the session's thread.
final class FileSaver {
  let downloads: Downloads
  private let pictures: PictureSaver
  private let client: FileClient
  private let folder: SaveFolder

  /// Makes one that has nothing to do; throws where there is no descriptor left.
  init(
    store: DownloadStore,
    client: FileClient,
    environment: Environment,
    clocks: Clocks,
    patience: Duration = .seconds(1)
  ) throws(PlatformError) {
    self.client = client
    folder = SaveFolder(environment: environment)
    downloads = try Downloads(
      store: store,
      client: client,
      folder: folder,
      clocks: clocks,
      patience: patience
    )
    pictures = try PictureSaver(client: client, folder: folder)
  }

  /// Whether something is awaited before the next line.
  var isActing: Bool { pictures.isWorking || downloads.isEnding }

  /// The descriptors to wait for reading.
  var readable: [Int32] { [downloads.descriptor, pictures.descriptor] }

  /// Begins an action; gives what is to be told at once.
  func perform(_ action: ItemAction) -> DownloadReport? {
    switch action.kind {
    case .copy, .open, .play: return nil
    case .artwork(let size, let folder):
      pictures.begin(action, size, in: folder)
      return nil
    case .download(let folder):
      return downloads.begin(action, in: folder)
    }
  }

  /// Takes what has come, as it is told to the view model.
  func advance(_ model: inout ViewModel) -> [Effect] {
    let saved = pictures.advance().flatMap { model.saved($0, $1) }
    return saved + downloads.advance().flatMap { $0.told(to: &model) }
  }

  /// Gives up what is awaited.
  func cancel() {
    pictures.cancel()
  }

  /// Ends all downloads; what is left of them is told.
  func stopDownloads(_ model: inout ViewModel) -> [Effect] {
    downloads.stopAll().flatMap { $0.told(to: &model) }
  }

  /// Ends everything.
  func close() {
    pictures.cancel()
    downloads.close()
  }
}

extension Downloads.News {
  /// Tells the view model.
  func told(to model: inout ViewModel) -> [Effect] {
    switch self {
    case .ended(let ending): model.downloadEnded(ending)
    case .changed(let change): model.changed(change)
    }
  }
}
