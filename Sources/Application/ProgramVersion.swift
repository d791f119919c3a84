/// The program's name and number, as the outside sees them.
enum ProgramVersion {
  /// The version.
  static let number = "0.1.0"
  /// When the version was released.
  static let date = "2026-11-30"
  /// What `--version` prints.
  static let line = "reprise \(number)"
  /// What servers are told.
  static let userAgent = "reprise/\(number) (terminal client of Apple's catalogue; libcurl)"
}
