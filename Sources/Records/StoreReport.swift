/// What is found out about one file of the stores by looking at it.
public struct StoreReport: Equatable, Sendable {
  /// The files, by what they hold; the raw value is the name of the check.
  public enum File: String, CaseIterable, Sendable {
    /// Session, settings, watchlist and history.
    case main = "store"
    /// The answers and what is in them.
    case seen
    /// The requests made and the pauses.
    case limits
  }

  /// Whether it can be used.
  public enum Condition: Hashable, Sendable {
    /// It is not there yet.
    case missing
    /// It is there without content.
    case empty
    case sound
    /// A newer version of the program made it.
    case newer
    /// It is a database of another program.
    case foreign
    /// Another program lets nobody read it.
    case busy
    /// It is damaged.
    case damaged
    /// It cannot be opened, or is no file.
    case unreadable
  }

  /// What is counted in a file.
  public enum Counted: String, CaseIterable, Sendable {
    case watched, screens, lines, settings, changes, answers, items, prices
  }

  /// How many there are of something.
  public struct Count: Equatable, Sendable {
    /// Of what.
    public var what: Counted
    /// How many.
    public var number: Int

    /// Makes a count.
    public init(_ what: Counted, _ number: Int) {
      self.what = what
      self.number = number
    }
  }

  /// Which file it is.
  public var file: File
  /// Where it is.
  public var path: String
  /// Whether it can be used.
  public var condition: Condition
  /// Its bytes, with those of its log; nil where there is none.
  public var size: Int64?
  /// The rights of the file, as 0o600.
  public var mode: UInt32?
  /// The rights of the folder that it is in; nil where there is none.
  public var folderMode: UInt32?
  /// Whether it can be written, or made where it is missing.
  public var isWritable = true
  /// The bytes that are free on its disk; nil where that is not known.
  public var freeBytes: Int64?
  /// The version of its layout; nil where it cannot be read.
  public var version: Int?
  /// The version that this program writes.
  public var ownVersion: Int
  /// How it is written safely, in SQLite's word.
  public var journal: String?
  /// How much is in it.
  public var counts: [Count] = []
  /// The damaged files beside it that were set aside.
  public var setAside: [String] = []
  /// What a thorough look found wrong; nil where nobody took one.
  public var findings: [String]?

  /// Makes a report of a file of which nothing else is known.
  public init(_ file: File, path: String, condition: Condition, ownVersion: Int) {
    self.file = file
    self.path = path
    self.condition = condition
    self.ownVersion = ownVersion
  }
}

/// What a service was asked in the last minute, and whether it may be asked now.
public struct ServiceReport: Equatable, Sendable {
  /// The requests of the last minute.
  public var requests: [RequestFamily: Int]
  /// For how many milliseconds nothing may be sent; nil where something may.
  public var pause: Int64?

  /// Makes a report.
  public init(requests: [RequestFamily: Int] = [:], pause: Int64? = nil) {
    self.requests = requests
    self.pause = pause
  }
}
