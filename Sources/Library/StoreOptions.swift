import SQLite

/// What tests change about the stores.
struct StoreOptions {
  /// For how long to wait for another program's lock.
  var busyTimeout: Duration = .seconds(5)
  /// For how long a start waits for a program that lets nobody even read.
  ///
  /// Ours do so for milliseconds, when they mend what another one left; others may for as long as they run.
  var openTimeout: Duration = .milliseconds(800)
  /// How the files are opened for saving.
  var mode: Connection.Mode = .readWriteCreate
  /// The size at which a file counts as a full disk, in pages.
  var maximumPages: Int?
  /// Called before each changing statement and before each commit; an error takes their place.
  var beforeWrite: (() throws(SQLiteError) -> Void)?
}
