public import Catalog

/// Where a session stands: its place, the ways back and forward, and a request that is out or failed.
public struct SessionRecord: Equatable, Sendable {
  /// What lies over the place.
  public enum Overlay: Equatable, Sendable {
    /// Nothing: the place itself is shown.
    case none
    /// A request is out; after a crash it counts as interrupted.
    case pending(AttemptRecord)
    /// A request failed.
    case failed(AttemptRecord, CatalogError)
  }

  /// The place.
  public var current: ScreenRecord
  /// The request over it, if any.
  public var overlay: Overlay
  /// The screens behind, oldest first.
  public var back: [ScreenRecord]
  /// The screens ahead, the nearest last.
  public var forward: [ScreenRecord]

  /// Makes a record.
  public init(
    current: ScreenRecord,
    overlay: Overlay = .none,
    back: [ScreenRecord] = [],
    forward: [ScreenRecord] = []
  ) {
    self.current = current
    self.overlay = overlay
    self.back = back
    self.forward = forward
  }
}
