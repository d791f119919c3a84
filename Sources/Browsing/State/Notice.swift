public import Catalog
public import Records

/// The answer to a command that shows no list and no item; it is printed once and is no screen.
public enum Notice: Equatable, Sendable {
  /// Help, on one topic or on all that can be typed.
  case help(HelpTopic?)
  /// The settings in force.
  case settings([SettingRow])
  /// A setting was changed.
  case changed(SettingRow)
  /// A line that could not be carried out.
  case refused(Refusal)
  /// There is no screen in that direction.
  case nothing(Direction)
  /// The list has no further page, or the detail no further item.
  case atTheEnd(Direction)
  /// The list ends with the best of the matches, and there are so many in all.
  case noMoreMatches(Int, of: SeenCount)
  /// The list has fewer pages.
  case noPage(Int, of: Int)
  /// There is nothing that failed or was interrupted.
  case nothingToRetry
  /// The screen asked nothing, so there is nothing to ask again.
  case nothingToReload
  /// The screen has no list.
  case noList
  /// The rows of the list are neither filtered nor sorted; nil in a detail, whose list may be.
  case notArranged(ListKind?)
  /// The command needs a row, since no detail is open.
  case needsRow(CommandName)
  /// Nothing belongs to the item, or it does not say to what it does.
  case nothingBelongs(Item)
  /// None of the items has what was to be copied, opened or played.
  case lacks(ActionKind, [Item])
  /// Nothing is known under these ids.
  case unknownItems([Int64])
  /// What has this id is of another type than was asked for.
  case otherType(Int64, wanted: ItemType, found: ItemType)
  /// What came of copying, opening or playing.
  case acted(ItemAction, ActionOutcome)
  /// What played was ended.
  case stopped(ItemAction)
  /// Nothing plays that could be ended.
  case nothingPlays
  /// What came of saving a picture.
  case picture(ItemAction, PictureOutcome)
  /// Downloads have begun, or could not.
  case downloading(DownloadReport)
  /// A download has ended.
  case downloadEnded(DownloadEnding)
  /// What came of an order for a download.
  case changedDownload(DownloadChange)
  /// The order needs the list of downloads, whose rows it names.
  case needsDownloads(DownloadOrder)
  /// A screen of an earlier run is no longer kept.
  case screenGone
  /// A request was cancelled.
  case cancelled
  /// The last run ended while this request was out.
  case interrupted(Inquiry.Subject)
  /// So many more rows were found for the list that is shown; with 0 it is empty, and nothing more is searched.
  case moreFound(Int)
  /// The watchlist was changed, or is as it was wished already.
  case watched(WatchReport)
  /// Nothing of this id is watched.
  case notWatched(ItemReference)
  /// The item is watched in several countries, of which none was named.
  case watchedInSeveral([StoreItemID])
  /// A list was written into a file.
  case exported(Export)
  /// A list was not written, and why.
  case notExported(Export, FileFailure)
  /// None of the items has a feed to write.
  case noFeeds(Export)
  /// What a file has is on the watchlist.
  case imported(ImportReport)
  /// Nothing of a file was imported, and why.
  case notImported(FileName, ImportRefusal)
  /// Of the podcast only the feed is known.
  case notMatched(Item)
  /// All podcasts of imported feeds were looked for.
  case feedsMatched(found: Int, absent: Int)
  /// What came of taking back the last change.
  case tookBack(UndoOutcome)
  /// Whether this much is to be deleted.
  case asksToForget(ForgetWish, ForgottenCounts)
  /// This much was deleted.
  case forgot(ForgetWish, ForgottenCounts)
  /// Nothing that is kept is meant.
  case nothingToForget(ForgetWish)
  /// The question was not answered with yes.
  case notForgotten
  /// Which profiles there are.
  case profiles(ProfileReport)
  /// What came of making a profile of this name.
  case madeProfile(String, ProfileCreation)
  /// What the doctor found.
  case examined(Diagnosis)
}

/// One setting, as it is shown.
public struct SettingRow: Equatable, Sendable {
  /// Where a value is from; the raw value is its name in data.
  public enum Origin: String, Sendable {
    case option
    case environment
    case set
    case standard = "default"
  }

  /// Which setting.
  public var key: SettingKey
  /// Its value, as it is typed.
  public var value: String
  /// Where the value is from.
  public var origin: Origin

  /// Makes a row.
  public init(key: SettingKey, value: String, origin: Origin) {
    self.key = key
    self.value = value
    self.origin = origin
  }
}
