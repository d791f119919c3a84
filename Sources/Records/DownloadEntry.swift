public import Catalog

/// An episode that was downloaded, is being downloaded, or was to be.
public struct DownloadEntry: Equatable, Sendable {
  /// The row's number in the store; negative where it is kept nowhere.
  public var id: Int64
  /// The item as far as a row needs it.
  public var item: Item
  /// The address that its bytes are from.
  public var url: String
  /// The folder that it is for, by an absolute path.
  public var folder: String
  /// How far it is.
  public var state: DownloadState
  /// The file once it is whole, before that the part; nil before either is made.
  public var path: String?
  /// The bytes that are on the disk.
  public var done: Int64
  /// All bytes; nil where nobody said.
  public var total: Int64?
  /// What identifies the bytes of the part, as the server wrote it; nil where it said nothing.
  public var validator: String?
  /// When the whole file was written, in nanoseconds since 1970; nil before that.
  public var modifiedAt: Int64?
  /// When it was asked for first, in whole seconds since 1970.
  public var startedAt: Int64

  /// Makes an entry.
  public init(
    id: Int64 = 0,
    item: Item,
    url: String,
    folder: String,
    state: DownloadState = .waiting,
    path: String? = nil,
    done: Int64 = 0,
    total: Int64? = nil,
    validator: String? = nil,
    modifiedAt: Int64? = nil,
    startedAt: Int64
  ) {
    self.id = id
    self.item = item
    self.url = url
    self.folder = folder
    self.state = state
    self.path = path
    self.done = done
    self.total = total
    self.validator = validator
    self.modifiedAt = modifiedAt
    self.startedAt = startedAt
  }
}

/// How far a download is.
public enum DownloadState: Hashable, Sendable {
  /// Others go first.
  case waiting
  case running
  /// Another run of the program is at it.
  case elsewhere
  /// It was stopped, or the program ended; what came so far may be there still.
  case stopped
  /// The whole file is there.
  case done
  case failed(DownloadFailure)
}

extension DownloadState {
  /// The state's name in data and in the store.
  public var name: String {
    switch self {
    case .waiting: "waiting"
    case .running: "running"
    case .elsewhere: "elsewhere"
    case .stopped: "stopped"
    case .done: "done"
    case .failed: "failed"
    }
  }

  /// Whether something is still to come by itself.
  public var isOpen: Bool {
    switch self {
    case .waiting, .running, .elsewhere: true
    case .stopped, .done, .failed: false
    }
  }
}
