import CLibEdit

extension LineEditor {
  /// The version of libedit's interface that the program was built for, as 2.11.
  public static var libraryVersion: String { "\(cel_major_version).\(cel_minor_version)" }
}
