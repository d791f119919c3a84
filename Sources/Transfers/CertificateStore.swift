import CLibCurl

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where the trusted certificates are.
///
/// libcurl knows only the place that it was built with, which another system may lack; the
/// variables that people set are read by its command-line tool, not by the library.
struct CertificateStore: Equatable, Sendable {
  /// What to tell libcurl.
  enum Choice: Equatable, Sendable {
    /// Use these; a `nil` part is left as libcurl has it.
    case use(file: String?, folder: String?)
    /// Leave libcurl's own choice, which is known to be there.
    case builtIn
    /// Nothing was found: leave libcurl to try, and say so when it fails.
    case unknown
    /// A place that the environment names holds no certificates.
    case missing(path: String)
  }

  /// Where systems keep them in one file.
  static let commonFiles = [
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
    "/usr/local/share/certs/ca-root-nss.crt",
    "/usr/local/etc/openssl/cert.pem",
  ]

  /// The file that the environment names.
  var file: String?

  /// The folder that the environment names.
  var folder: String?

  /// Reads the variables in the order of curl's tool; an empty one counts as unset.
  init(environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let bundle = value("CURL_CA_BUNDLE") {
      file = bundle
    } else {
      file = value("SSL_CERT_FILE")
      folder = value("SSL_CERT_DIR")
    }
  }

  /// Chooses, given what libcurl was built with.
  func choice(
    builtInFile: String?,
    builtInFolder: String?,
    commonFiles: [String] = Self.commonFiles
  ) -> Choice {
    if let file, !Self.holdsBytes(file) { return .missing(path: file) }
    if let folder, !Self.holdsEntries(folder) { return .missing(path: folder) }
    if file != nil || folder != nil { return .use(file: file, folder: folder) }
    if let builtInFile, Self.holdsBytes(builtInFile) { return .builtIn }
    if let builtInFolder, Self.holdsEntries(builtInFolder) { return .builtIn }
    if let found = commonFiles.first(where: Self.holdsBytes) {
      return .use(file: found, folder: nil)
    }
    return .unknown
  }

  private static func holdsBytes(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, access(path, R_OK) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
  }

  private static func holdsEntries(_ path: String) -> Bool {
    guard let folder = opendir(path) else { return false }
    defer { closedir(folder) }
    // Every folder has two entries of its own.
    for _ in 0..<3 where readdir(folder) == nil { return false }
    return true
  }
}
