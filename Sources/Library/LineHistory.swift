import SQLite

/// The lines typed at the prompt, of all instances of the program.
public final class LineHistory {
  /// How many lines are kept.
  public static let capacity = 1_000

  private let database: Database
  /// Lines that did not reach the database yet, oldest first.
  private var unsaved: [String] = []

  init(_ database: Database) {
    self.database = database
  }

  /// The lines, each once, where it was typed last; oldest first.
  public func lines() -> [String] {
    let rows = database.read { connection throws(SQLiteError) in
      try connection.query(
        "SELECT text FROM line ORDER BY id DESC LIMIT ?1",
        [Self.capacity]
      ) { row throws(SQLiteError) in try? row.text(0) }
    }
    let kept = (rows ?? []).reversed().compactMap { $0 }.filter(Self.canBeTyped)
    let lines = kept.filter { !unsaved.contains($0) } + unsaved
    return Array(lines.suffix(Self.capacity))
  }

  /// Adds a line at the end; one that is there already moves.
  ///
  /// After an error it is there for this run, and the next line saves it too.
  public func append(_ line: String) throws(LibraryError) {
    unsaved.removeAll { $0 == line }
    unsaved.append(line)
    try database.write { writer throws(SQLiteError) in
      for line in unsaved {
        try writer.run("DELETE FROM line WHERE text = ?1", [line])
        try writer.run(
          "INSERT INTO line (text, entered_at) VALUES (?1, ?2)",
          [line, database.now]
        )
      }
      try writer.run(
        """
        DELETE FROM line WHERE id <= (SELECT id FROM line ORDER BY id DESC LIMIT 1 OFFSET ?1)
        """,
        [Self.capacity]
      )
    }
    unsaved = []
  }

  /// Forgets what did not reach the database.
  func dropUnsaved() {
    unsaved = []
  }

  /// Whether a line can have come from the prompt; the file may have been written by a foreign hand.
  private static func canBeTyped(_ line: String) -> Bool {
    !line.isEmpty && line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
