import SQLite

/// The file with what is watched, which is written in private too.
///
/// In private the rest of the main file is a copy in memory. The file itself is opened when there is something to write;
/// what is read comes from there from then on.
final class WatchFile {
  private let main: Database
  private let openOwn: (() -> Database)?
  private var own: Database?

  /// Works on the main file, or with `openOwn` on one that is opened for it.
  init(_ main: Database, openOwn: (() -> Database)? = nil) {
    self.main = main
    self.openOwn = openOwn
  }

  /// Where the watchlist is at present.
  var current: Database { own ?? main }

  /// Whether what is written outlives the program, as far as it has been tried.
  var isSaving: Bool { own?.isSaving ?? (isApart || main.isSaving) }

  /// Whether the settings are somewhere else, and with them what is taken back of them.
  var isApart: Bool { openOwn != nil }

  /// Where the watchlist is written.
  func forWriting() -> Database {
    if own == nil, let openOwn { own = openOwn() }
    return current
  }

  /// Runs the body in one transaction that survives a power cut; it may run twice.
  func write<T>(_ body: (Writer) throws(SQLiteError) -> T) throws(LibraryError) -> T {
    try forWriting().write(durability: .full, body)
  }

  /// What the user should be told of a file that was opened here.
  func takeNotices() -> [StoreNotice] { own?.takeNotices() ?? [] }

  /// Copies the log into the file as far as nobody has to wait.
  func checkpoint() { own?.checkpoint() }

  /// Completes the file and lets go of it.
  func close() {
    own?.close()
    own = nil
  }
}
