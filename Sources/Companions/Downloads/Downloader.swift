public import Transfers
import Platform

/// Gets files of any size into a folder, and goes on where an earlier try ended.
public struct Downloader: Sendable {
  private let loop: TransferLoop
  private let limits: TransferLimits

  /// How often a connection that broke on the way is made anew, as long as each brought something.
  private static let mostTries = 4

  /// Makes a downloader that uses a loop of transfers.
  ///
  /// - Parameters:
  ///   - loop: The loop.
  ///   - stall: For how long nothing may come.
  public init(_ loop: TransferLoop, stall: Duration = .seconds(20)) {
    self.loop = loop
    // An episode may take hours, and its hosts send on and on, by plain http too.
    limits = TransferLimits(
      total: nil,
      stall: stall,
      maximumBodyBytes: nil,
      maximumRedirects: 20,
      allowsDowngrade: true
    )
  }

  /// Gets a file; under its name there is the whole of it or nothing.
  ///
  /// The bytes gather in a part beside it, which stays for another try after a failure or a cancellation if the server
  /// said what it belongs to. A file that has the name already is never touched.
  ///
  /// - Parameters:
  ///   - download: What to get, and what is known of a part that is there.
  ///   - onBegin: Hears what the part belongs to, before its first byte; on another thread, which it must not hold up.
  ///   - onProgress: Hears how far it is, likewise.
  /// - Returns: The file.
  /// - Throws: Why there is none; `transfer` with code `cancelled` after a cancellation.
  public func get(
    _ download: Download,
    onBegin: @escaping @Sendable (Validator?) -> Void = { _ in },
    onProgress: @escaping @Sendable (DownloadProgress) -> Void = { _ in }
  ) async throws(DownloadError) -> DownloadedFile {
    // Found out before anything is asked, where the address tells the whole name.
    if !download.isPicture {
      let expected = download.target(type: nil)
      guard PartFile.length(of: expected) == nil else { throw .exists(path: expected) }
    }
    var wish = wish(for: download)
    var tries = 0
    while true {
      tries += 1
      let sink = try sink(for: download, wish, onBegin, onProgress)
      let before = wish == .all ? 0 : sink.length
      switch await attempt(download, wish, sink) {
      case .success(let response):
        return try complete(download, response, sink)
      case .failure(let error):
        let findings = sink.findings
        if findings.mustStartAnew, wish != .all {
          wish = .all
          sink.letGo()
          continue
        }
        if let validator = findings.validator, sink.length > before, tries < Self.mostTries,
          error.isPassing
        {
          wish = .rest(validator)
          sink.letGo()
          continue
        }
        if sink.isUntouched {
          // What came before is of as much use as it was.
          if sink.length == 0 || download.validator == nil && wish == .all { sink.remove() }
        } else if findings.validator == nil || !error.leavesPart || download.isPicture {
          sink.remove()
        }
        // The next try may come before the worker has let go of it.
        sink.letGo()
        throw error
      }
    }
  }

  private func wish(for download: Download) -> DownloadSink.Wish {
    guard
      let validator = download.validator,
      let length = PartFile.length(of: download.partPath), length > 0,
      length < validator.total ?? .max
    else { return .all }
    return .rest(validator)
  }

  private func sink(
    for download: Download,
    _ wish: DownloadSink.Wish,
    _ onBegin: @escaping @Sendable (Validator?) -> Void,
    _ onProgress: @escaping @Sendable (DownloadProgress) -> Void
  ) throws(DownloadError) -> DownloadSink {
    do throws(PlatformError) {
      return try DownloadSink(
        path: download.partPath,
        wish: wish,
        onBegin: onBegin,
        onProgress: onProgress
      )
    } catch {
      switch error.code {
      case .full: throw .noSpace(needed: nil)
      case .taken: throw .underWay
      default: throw .file(path: download.partPath, error)
      }
    }
  }

  private func attempt(
    _ download: Download,
    _ wish: DownloadSink.Wish,
    _ sink: DownloadSink
  ) async -> Result<TransferResponse, DownloadError> {
    // Bytes that were packed for the way could not be counted.
    var headers = [HeaderField("Accept-Encoding", "identity")]
    if case .rest(let validator) = wish {
      headers.append(HeaderField("Range", "bytes=\(sink.length)-"))
      headers.append(HeaderField("If-Range", validator.field))
    }
    let request = TransferRequest(download.url, headers: headers, limits: limits)
    do throws(TransferError) {
      return .success(try await loop.send(request, to: sink))
    } catch {
      return .failure(sink.findings.failure ?? .transfer(error))
    }
  }

  private func complete(
    _ download: Download,
    _ response: TransferResponse,
    _ sink: DownloadSink
  ) throws(DownloadError) -> DownloadedFile {
    let length = sink.length
    // Not a byte came in the place of what is there.
    guard !sink.isUntouched else {
      if length == 0 { sink.remove() }
      sink.letGo()
      throw .cutShort
    }
    if let total = sink.findings.total, total != length {
      sink.remove()
      throw .cutShort
    }
    guard length > 0, MovieBoxes.end(wholeIn: download.partPath, length: length) else {
      sink.remove()
      throw .cutShort
    }
    let picture = download.isPicture ? PictureFile(path: download.partPath) : nil
    guard !download.isPicture || picture != nil else {
      sink.remove()
      throw .notMedia(type: sink.findings.type)
    }
    let target = picture.map(download.target) ?? download.target(type: sink.findings.type)
    var file = DownloadedFile(
      path: target,
      length: length,
      wasUnprotected: response.wasDowngraded || !download.url.lowercased().hasPrefix("https:"),
      pictureSize: picture?.size
    )
    do throws(PlatformError) {
      try sink.finish(as: target)
    } catch {
      file.wasThere =
        error.code == .exists && FileBytes.areEqual(download.partPath, target, length: length)
      // It is whole and of no use for another try.
      if error.code == .exists || error.code == .full || download.isPicture { sink.remove() }
      switch error.code {
      case .exists where file.wasThere: break
      case .exists: throw .exists(path: target)
      case .full: throw .noSpace(needed: nil)
      default: throw .file(path: target, error)
      }
    }
    return file
  }
}

extension DownloadError {
  /// Whether the rest may well come over a fresh connection.
  fileprivate var isPassing: Bool {
    guard case .transfer(let error) = self else { return false }
    return error.code.isRetriable || error.code == .stalled
  }

  /// Whether what came so far is of use for another try.
  fileprivate var leavesPart: Bool {
    switch self {
    case .transfer, .status, .exists, .file: true
    case .notMedia, .cutShort, .noSpace, .underWay: false
    }
  }
}
