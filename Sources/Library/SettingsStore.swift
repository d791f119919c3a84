public import Records
import SQLite

/// The settings that are kept, as texts that somebody else checks.
public final class SettingsStore {
  private let database: Database
  /// Changes that did not reach the database yet; a nil text removes.
  private var unsaved: [SettingKey: String?] = [:]

  init(_ database: Database) {
    self.database = database
  }

  /// All settings; those of keys that this version does not know stay in the file.
  public func all() -> [SettingKey: String] {
    let rows = database.read { connection throws(SQLiteError) in
      try connection.query("SELECT key, value FROM setting") { row throws(SQLiteError) in
        (try? row.text(0), try? row.text(1))
      }
    }
    var settings: [SettingKey: String] = [:]
    for case (let name?, let value?) in rows ?? [] {
      if let key = SettingKey(rawValue: name) { settings[key] = value }
    }
    for (key, value) in unsaved { settings[key] = value }
    return settings
  }

  /// Keeps a setting.
  ///
  /// After an error it holds for this run, and the next change saves it too.
  public func set(_ key: SettingKey, to value: String) throws(LibraryError) {
    try change(key, to: value)
  }

  /// Goes back to the default of a setting; an error is that of `set(_:to:)`.
  public func remove(_ key: SettingKey) throws(LibraryError) {
    try change(key, to: nil)
  }

  private func change(_ key: SettingKey, to value: String?) throws(LibraryError) {
    unsaved.updateValue(value, forKey: key)
    let now = database.now
    try database.write { writer throws(SQLiteError) in
      for (key, value) in unsaved {
        let before = try Self.value(of: key, writer.connection)
        try Self.write(key, value, writer, at: now)
        try UndoLog.add([.setting(key, before: before, after: value)], at: now, writer)
      }
    }
    unsaved = [:]
  }

  /// Forgets a change that did not reach the database: another one has taken its place there.
  func dropUnsaved(_ key: SettingKey) {
    unsaved[key] = nil
  }

  /// Forgets every change that did not reach the database.
  func dropUnsaved() {
    unsaved = [:]
  }
}

extension SettingsStore {
  /// The value that is kept of a setting, nil where its default counts.
  static func value(of key: SettingKey, _ connection: Connection) throws(SQLiteError) -> String? {
    try connection.first("SELECT value FROM setting WHERE key = ?1", [key.rawValue]) {
      row throws(SQLiteError) in try row.text(0)
    }
  }

  /// Keeps a value, or with nil the default.
  static func write(
    _ key: SettingKey,
    _ value: String?,
    _ writer: Writer,
    at now: Int64
  ) throws(SQLiteError) {
    guard let value else {
      try writer.run("DELETE FROM setting WHERE key = ?1", [key.rawValue])
      return
    }
    try writer.run(
      """
      INSERT INTO setting (key, value, changed_at) VALUES (?1, ?2, ?3)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at
      """,
      [key.rawValue, value, now]
    )
  }
}
