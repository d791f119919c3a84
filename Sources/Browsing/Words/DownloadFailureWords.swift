import Records
import TerminalText

/// Why a file of the catalogue could not be had, in words.
enum DownloadFailureWords {
  /// The reason, as it stands behind a colon.
  static func reason(_ failure: DownloadFailure) -> String {
    let detail = failure.detail.map(Quoted.bare)
    let host = detail ?? "the host"
    switch failure.code {
    case .offline: return "this run is offline"
    case .demo: return "the bundled catalogue has no files"
    case .nameNotFound: return "no connection to \(host) (the name was not found)"
    case .notConnected: return "no connection to \(host) (it did not answer)"
    case .connectionLost: return "the connection to \(host) was lost"
    case .timedOut: return "nothing came from \(host) for too long"
    case .insecure: return "the secure connection to \(host) failed"
    case .noCertificates: return "no trusted certificates were found"
    case .redirectRefused:
      return "it led on to \(detail ?? "another address"), which is not followed"
    case .redirectLoop: return "it led on from address to address without end"
    case .libraryMissing: return "libcurl could not be loaded"
    case .network: return "the network failed" + (detail.map { " (\($0))" } ?? "")
    case .status:
      return "its host has none to give" + (failure.number.map { " (status \($0))" } ?? "")
    case .notMedia: return "a web page or other text came in its place"
    case .cutShort: return "it was cut short"
    case .noSpace:
      let needed = failure.number.flatMap(QuantityText.size)
      return "the disk is full" + (needed.map { " (it needs \($0))" } ?? "")
    case .exists: return "another file has its name: \(detail ?? "")"
    case .noFolder: return "there is no folder \(detail ?? "for it")"
    case .notPermitted: return "\(detail ?? "the folder") cannot be written"
    case .unusable: return "\(detail ?? "the file") cannot be used"
    case .underWay: return "another run is at it"
    }
  }

  /// The reason in a word or two, for a column.
  static func brief(_ failure: DownloadFailure) -> String {
    switch failure.code {
    case .offline: "offline"
    case .demo: "no file"
    case .nameNotFound, .notConnected, .connectionLost, .network: "no connection"
    case .timedOut: "nothing came"
    case .insecure, .noCertificates: "not secure"
    case .redirectRefused, .redirectLoop: "led astray"
    case .libraryMissing: "no libcurl"
    case .status: failure.number.map { "status \($0)" } ?? "refused"
    case .notMedia: "a web page came"
    case .cutShort: "cut short"
    case .noSpace: "disk full"
    case .exists: "name taken"
    case .noFolder: "no folder"
    case .notPermitted, .unusable: "not writable"
    case .underWay: "another run"
    }
  }

  /// What to do, a sentence; nil where there is nothing but to try again later.
  static func advice(_ failure: DownloadFailure) -> Phrase? {
    switch failure.code {
    case .nameNotFound, .notConnected, .connectionLost, .timedOut, .network:
      "Check the network."
    case .insecure, .redirectRefused, .redirectLoop, .notMedia:
      "You may have to log in to this network."
    case .noCertificates: "Install ca-certificates, or name a file of them in SSL_CERT_FILE."
    case .libraryMissing: "Install libcurl 7.87 or later (libcurl4)."
    case .offline: "Start without --offline."
    case .noFolder: "Make it first, or name another one behind " + .command("to") + "."
    case .exists, .notPermitted, .unusable: "Name another folder behind " + .command("to") + "."
    case .demo, .status, .cutShort, .noSpace, .underWay: nil
    }
  }
}
