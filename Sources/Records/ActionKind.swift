/// What other programs, or the terminal, do with items.
public enum ActionKind: Hashable, Sendable {
  /// This of each item is put on the clipboard.
  case copy(CopyField)
  /// The store page is shown in the browser.
  case open
  /// The preview, or the episode, is played.
  case play
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
