public import Catalog

/// What other programs, the terminal or the network do with items.
public enum ActionKind: Hashable, Sendable {
  /// This of each item is put on the clipboard.
  case copy(CopyField)
  /// The store page is shown in the browser.
  case open
  /// The preview, or the episode, is played.
  case play
  /// The picture is saved, of this size or the largest that is to be had, in this folder or the usual one.
  case artwork(PixelSize?, folder: String?)
  /// The whole of an episode is saved in this folder or the usual one.
  case download(folder: String?)
}

/// What a command copies of an item; the raw value is the word that is typed.
public enum CopyField: String, CaseIterable, Sendable {
  /// The address of the store page.
  case url
  /// The address of a podcast's feed.
  case feed
  /// Apple's id.
  case id
  /// The address of the picture.
  case artwork
  /// The name.
  case title
}
