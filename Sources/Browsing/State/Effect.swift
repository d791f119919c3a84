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
  /// Make a screen of what the stores keep, and report it with `assembled`.
  case assemble(ScreenWish)
  /// Look for an item among everything seen, and report it with `sought`.
  case seek(Seek)
  /// Carry out orders for the watchlist, and report what they changed with `kept`.
  case watch([WatchWish])
  /// Take back the last change, and report it with `tookBack`.
  case takeBack
  /// Make the watchlist that is to be written into a file, and report it with `gathered`.
  case gather(ExportWish)
  /// Write a list into a file, and report it with `exported`.
  case export(Export)
  /// Read a file whose records are of this storefront where they name none, and report it with `read`.
  case read(FileName, Storefront)
  /// Put what was read on the watchlist, and report it with `merged`.
  case merge(ImportedRecords, FileName)
  /// Keep what looking for the podcast of a feed brought, and report it with `matched`.
  case match(FeedMatch)
  /// Say how much a wish to forget is about, with `weighed`.
  case weigh(ForgetWish)
  /// Delete it, and report how much it was with `forgot`.
  case forget(ForgetWish)
  /// Bring back a screen of the history, and report it with `revisited`.
  case revisit(ScreenRecord)
  /// Bring back a screen of an earlier run, and report it with `restored`.
  case restore(ScreenRecord, Direction)
  /// Keep a setting, or with nil go back to its default.
  case keep(SettingKey, String?)
  /// Say which profiles there are, with `listed`.
  case listProfiles
  /// Make a profile of this name, and report it with `made`.
  case makeProfile(String)
  /// Look at all that the program stands on, and report it with `examined`.
  case examine(deep: Bool)
  /// Have something done with items: by another program or the terminal, and report it with `acted`; save their
  /// picture, and report it with `saved`; or download them, and report it with `downloading` and each `downloadEnded`.
  case act(ItemAction)
  /// End what plays.
  case stopPlaying
  /// Look for items among everything seen, and report it with `sought`.
  case seekItems(ItemSeek)
  /// Stop or delete a download, and report it with `changed`, or `downloadEnded` where it was under way.
  case changeDownload(DownloadOrder, DownloadChoice)
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
