import Browsing
import Catalog
import Companions
import Platform
import Records
import Transfers

/// Gets files of the catalogue, whoever has them.
struct FileClient: Sendable {
  /// Hears what the part of a download belongs to.
  typealias Begin = @Sendable (Validator?) -> Void
  /// Hears how far a download is.
  typealias Progress = @Sendable (DownloadProgress) -> Void

  /// Why nothing can be had; nil where it can be tried.
  var refusal: DownloadFailure?
  /// Gets a file; an error with the code `cancelled` once its task is cancelled.
  var get:
    @Sendable (Download, @escaping Begin, @escaping Progress) async -> Result<
      DownloadedFile, DownloadError
    >
  /// Ends all that is under way; later ones fail.
  var close: @Sendable () -> Void
}

extension FileClient {
  /// Nothing can be had, for this reason.
  static func refusing(_ code: DownloadFailure.Code) -> FileClient {
    FileClient(
      refusal: DownloadFailure(code),
      get: { _, _, _ in .failure(.transfer(TransferError(.cancelled))) },
      close: {}
    )
  }

  /// Over libcurl; nothing is opened before the first file.
  static func live(
    _ configuration: TransferLoop.Configuration,
    note: (@Sendable (String) -> Void)?
  ) -> FileClient {
    let loop = TransferLoop(configuration)
    let downloader = Downloader(loop)
    return FileClient(
      get: { download, onBegin, onProgress in
        note?("> GET \(download.url)")
        do throws(DownloadError) {
          let file = try await downloader.get(download, onBegin: onBegin, onProgress: onProgress)
          note?("< \(file.length) bytes")
          return .success(file)
        } catch {
          note?("< \(DownloadFailure(of: error).code.rawValue)")
          return .failure(error)
        }
      },
      close: { loop.close() }
    )
  }
}

extension DownloadFailure {
  /// What a failed download means: the one place where the network's and the system's words become the user's.
  init(of error: DownloadError) {
    switch error {
    case .transfer(let error): self.init(of: error)
    case .status(let status): self.init(.status, number: Int64(status))
    case .notMedia: self.init(.notMedia)
    case .cutShort: self.init(.cutShort)
    case .noSpace(let needed): self.init(.noSpace, number: needed)
    case .exists(let path): self.init(.exists, detail: path)
    case .underWay: self.init(.underWay)
    case .file(let path, let error): self.init(of: error, path: path)
    }
  }

  /// What a file or a folder that cannot be used means.
  init(of error: PlatformError, path: String) {
    let code: Code =
      switch error.code {
      case .notFound: .noFolder
      case .notPermitted: .notPermitted
      case .full: .noSpace
      case .exists: .exists
      case .taken: .underWay
      case .brokenPipe, .closed, .io, .other: .unusable
      }
    // Of a file that cannot be made the folder is what is missing.
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) }
    self.init(code, detail: code == .noFolder ? folder ?? path : code == .noSpace ? nil : path)
  }

  private init(of error: TransferError) {
    let host = error.host
    switch error.code {
    case .nameNotFound: self.init(.nameNotFound, detail: host)
    case .noRoute, .connectionRefused, .proxyFailed: self.init(.notConnected, detail: host)
    case .timedOut, .stalled: self.init(.timedOut, detail: host)
    case .connectionLost: self.init(.connectionLost, detail: host)
    case .cutShort: self.init(.cutShort)
    case .tls, .untrusted: self.init(.insecure, detail: host)
    case .certificates(let path): self.init(.noCertificates, detail: path)
    case .redirectRefused(let address): self.init(.redirectRefused, detail: address)
    case .tooManyRedirects: self.init(.redirectLoop)
    case .libraryMissing: self.init(.libraryMissing)
    case .badEncoding, .badResponse, .tooLarge: self.init(.notMedia)
    case .badURL, .sinkFailed, .cancelled, .other: self.init(.network, detail: error.detail)
    }
  }
}

extension DownloadError {
  /// Whether nobody wanted to wait any longer.
  var isCancellation: Bool {
    if case .transfer(let error) = self { error.code == .cancelled } else { false }
  }
}
