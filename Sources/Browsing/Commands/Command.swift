public import Catalog
public import Records

/// A typed line that means something other than a search.
public enum Command: Equatable, Sendable {
  case search(SearchWords)
  case open(ItemReference)
  case next
  case prev
  case page(Int)
  case back
  case forward
  case list
  case redraw
  case reload
  case retry
  case home
  case charts(Chart?, genre: Int?)
  case more(ItemReference?)
  case similar(ItemReference?)
  case compare(ItemReference?, [Storefront])
  case lookup(LookupKey)
  /// Nil is the detail's item.
  case copy(CopyField, ItemSelection?)
  /// Shows store pages in the browser; nil is the detail's item.
  case browse(ItemSelection?)
  /// Plays the preview, or the episode; nil is the detail's item.
  case play(ItemReference?)
  /// Ends what plays.
  case stop
  /// Saves the picture, of this size or the largest, in this folder or the usual one; nil is the detail's item.
  case artwork(ItemReference?, PixelSize?, folder: String?)
  /// Saves episodes in this folder or the usual one; nil is the detail's item.
  case download(ItemSelection?, folder: String?)
  case downloads
  /// Stops or deletes a download; the row is one of the downloads.
  case changeDownload(DownloadOrder, ItemReference)
  case find(String)
  /// Nil is the detail's item.
  case watch(ItemSelection?, WatchLimit)
  case unwatch(ItemSelection?)
  /// Nil takes the note away.
  case note(ItemReference, String?)
  case watchlist
  case deals
  case refresh
  case prices(ItemReference?)
  /// The screens with these words, all where there are none.
  case history(String)
  /// Writes the list on the screen, or the watchlist, into a file.
  case export(ExportWish)
  /// Puts what a file has on the watchlist.
  case importing(FileName)
  case undo
  case forget(ForgetTarget)
  /// Nil shows all rows again.
  case filter(Filter?)
  /// Nil is Apple's own order.
  case sort(SortOrder?)
  case set(SettingKey, String?)
  case settings(SettingKey?)
  /// Says which profiles there are, or with a name makes one.
  case profile(new: String?)
  case doctor
  case help(HelpTopic?)
  case quit
  /// A shell's script, as a one-shot only.
  case completions(Shell)
  /// The manual page, as a one-shot only.
  case man
}

/// What a bare number, `row:3` or `song:123` names.
public enum ItemReference: Equatable, Sendable {
  /// A row as displayed, from 1.
  case row(Int)
  /// An item by its id, of any type if nil.
  case id(Int64, ItemType?)
}

/// What is done with a download; the raw value is the word that is typed.
public enum DownloadOrder: String, CaseIterable, Sendable {
  /// It ends; what came so far is kept.
  case stop
  /// It ends, and its file goes.
  case delete
}

/// What is to be forgotten, as it is typed.
public enum ForgetTarget: Equatable, Sendable {
  case words(String)
  case item(ItemReference)
  case history
  case seen
  case all
}

/// What a look-up goes by.
public enum LookupKey: Equatable, Sendable {
  /// Apple's ids, in the order typed, and of those that were typed with a type what it was.
  case ids([Int64], typed: [ItemID] = [])
  /// A barcode, a book number or a bundle identifier.
  case other(Lookup.Key)
  /// A page of Apple's stores.
  case address(StoreAddress)
}

/// What a search is made of: words, and what narrows them.
public struct SearchWords: Equatable, Sendable {
  /// The words, every character itself.
  public var term: String
  /// What stands in qualifiers and options.
  public var qualifiers: SearchQualifiers

  /// Makes a search.
  public init(term: String, qualifiers: SearchQualifiers = SearchQualifiers()) {
    self.term = term
    self.qualifiers = qualifiers
  }
}

/// A line after the parser.
public enum ParsedLine: Equatable, Sendable {
  /// Nothing but white space.
  case empty
  case command(Command)
  /// A search that nearly was a command.
  case nearMiss(SearchWords, NearMiss)
  case refused(Refusal)
}
