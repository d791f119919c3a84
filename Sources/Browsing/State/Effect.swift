public import Catalog
public import Records

/// What the view model asks of the world, in order: what is saved is saved before it is drawn.
public enum Effect: Equatable, Sendable {
  /// Keep where the session stands.
  case save(SessionRecord)
  /// Ask for an answer; `fresh` means past all copies.
  case fetch(FetchID, CatalogRequest, fresh: Bool)
  /// The answer is no longer wanted.
  case cancelFetch(FetchID)
  /// Look for words among everything seen, and report it with `found`.
  case find(SeenQuery)
  /// Answer from everything seen, and report it with `recalled`.
  case recall(FetchID, SeenQuestion)
  /// Bring back a screen of an earlier run, and report it with `restored`.
  case restore(ScreenRecord, Direction)
  /// Keep a setting, or with nil go back to its default.
  case keep(SettingKey, String?)
  /// Have another program, or the terminal, do something with items, and report it with `acted`.
  case act(ItemAction)
  /// Say something that is not a screen.
  case tell(Notice)
  /// Draw the state.
  case draw
  /// Draw the state on an empty window.
  case redraw
  /// Leave.
  case quit
}

/// The two ways through the screens that were visited.
public enum Direction: Sendable {
  case back
  case forward
}
