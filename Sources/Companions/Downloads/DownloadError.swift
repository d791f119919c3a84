public import Platform
public import Transfers

/// Why something was not downloaded.
public enum DownloadError: Error, Equatable, Sendable {
  /// The transfer brought no whole answer.
  case transfer(TransferError)
  /// The server answered with a status of failure.
  case status(Int)
  /// What came is a web page or another text: the login of a network, or an error in disguise.
  case notMedia(type: String?)
  /// What came ends before its own end.
  case cutShort
  /// The disk has no room for this many bytes.
  case noSpace(needed: Int64?)
  /// Something else has the name already.
  case exists(path: String)
  /// Another download is at work on the same file, perhaps of another run.
  case underWay
  /// The folder or the file in it cannot be used.
  case file(path: String, PlatformError)
}
