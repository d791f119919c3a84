import SQLite

/// What tests change about the stores.
struct StoreOptions {
  /// For how long to wait for another program's lock.
  var busyTimeout: Duration = .seconds(5)
  /// How the files are opened for saving.
  var mode: Connection.Mode = .readWriteCreate
  /// The size at which a file counts as a full disk, in pages.
  var maximumPages: Int?
  /// Called before each changing statement and before each commit; an error takes their place.
  var beforeWrite: (() throws(SQLiteError) -> Void)?
}
