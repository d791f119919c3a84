public import Catalog
public import Records

/// A line that was no command, but nearly.
public struct NearMiss: Hashable, Sendable {
  /// What kept it from being one.
  public enum Reason: Hashable, Sendable {
    case takesNothing(CommandName)
    case needsMore(CommandName)
    case tooMuch(CommandName)
    case noPage(String)
    case noStorefront(String, suggestion: Storefront?)
    case noMedia(String)
    case noTheme(String)
    case noSetting(String)
    case noValue(String, of: SettingKey)
    case noTopic(String)
    case noShell(String)
    case noSortKey(String, suggestion: SortOrder.Key?)
    case noChart(String)
    case noGenre(String, of: Chart)
    case noRow(String, count: Int)
    case noCopyField(String)
    /// No name that a profile can have.
    case noProfileName(String)
    /// No form of files.
    case noExportFormat(String)
    /// No name of a file: it has neither a slash nor a point.
    case noFileName(String)
    /// Nothing that is done with downloads.
    case noDownloadOrder(String)
    /// No folder: its name would have a slash or a dot.
    case noFolder(String)
    /// No price, where a limit is named.
    case noPrice(String)
    /// No id, barcode, book number, bundle identifier or store address.
    case noID(String)
    /// An address of Apple's that cannot be looked up, and why.
    case noAddress(String, StoreAddress.Refusal)
    case noBookNumber(String, ISBN.Problem)
    case noBarcode(String, UPC.Problem)
    /// No identifier that an app can have.
    case noBundle(String)
    /// One edit away from this command, which the other words fit.
    case misspelt(CommandName)
  }

  /// What kept it from being one.
  public var reason: Reason
  /// The line, as it was searched for.
  public var line: String
}

/// A line that is neither carried out nor searched for.
public enum Refusal: Hashable, Sendable {
  /// No row of this number: the screen has `count`.
  case noRow(String, count: Int)
  /// A one-shot that nearly was a command.
  case nearMiss(NearMiss)
  /// A search without words.
  case emptySearch
  /// A command that only a session has a use for.
  case needsSession(CommandName)
  /// An option or its value is wrong.
  case usage(UsageError)
  /// Media, entity and attribute that do not go together.
  case combination(SearchCombination.Problem)
  /// A filter that cannot be read, with its words.
  case filter(FilterError, words: [String])
  /// More items than the command takes at once.
  case tooManyItems(CommandName, most: Int)
  /// The saved screen has no rows to name one of.
  case noSavedScreen
  /// Deleting this much takes a yes, and there is nobody to ask.
  case needsYes(ForgetWish, ForgottenCounts)
}
