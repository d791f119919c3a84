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
    try database.write { writer throws(SQLiteError) in
      for (key, value) in unsaved {
        guard let value else {
          try writer.run("DELETE FROM setting WHERE key = ?1", [key.rawValue])
          continue
        }
        try writer.run(
          """
          INSERT INTO setting (key, value, changed_at) VALUES (?1, ?2, ?3)
          ON CONFLICT (key) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at
          """,
          [key.rawValue, value, database.now]
        )
      }
    }
    unsaved = [:]
  }
}
