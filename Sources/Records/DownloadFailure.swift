/// Why a file of the catalogue could not be had.
public struct DownloadFailure: Error, Hashable, Sendable {
  /// The kinds of failure; the raw value is its name in the store.
  public enum Code: String, CaseIterable, Sendable {
    /// The network is not asked in this run.
    case offline
    /// The bundled catalogue has no files.
    case demo
    /// The host's name could not be looked up; `detail` is the host, as for the next ones.
    case nameNotFound
    case notConnected
    case connectionLost
    /// Nothing came for too long.
    case timedOut
    case insecure
    /// No trusted certificates were found; `detail` is where they were looked for.
    case noCertificates
    /// An address that is not followed; it is `detail`.
    case redirectRefused
    case redirectLoop
    /// libcurl could not be loaded.
    case libraryMissing
    /// Anything else about the network.
    case network
    /// The server answered with a status of failure, which is `number`.
    case status
    /// What came is a web page or another text.
    case notMedia
    /// What came ends before its end.
    case cutShort
    /// The disk has no room; `number` is how many bytes are needed, if that is known.
    case noSpace
    /// Something else has the file's name; `detail` is its path, as for the next ones.
    case exists
    case noFolder
    case notPermitted
    case unusable
    /// Another run of the program is at the same file.
    case underWay
  }

  /// The kind of failure.
  public var code: Code
  /// A host, an address or a path.
  public var detail: String?
  /// A status, or an amount of bytes.
  public var number: Int64?

  /// Makes a failure.
  public init(_ code: Code, detail: String? = nil, number: Int64? = nil) {
    self.code = code
    self.detail = detail
    self.number = number
  }
}
