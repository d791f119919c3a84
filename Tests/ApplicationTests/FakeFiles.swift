import Companions
import Foundation
import Platform
import Transfers

@testable import Application

/// Files that come when the test says, as far as it says.
final class FakeFiles: Sendable {
  typealias Outcome = Result<DownloadedFile, DownloadError>

  private struct Call: Sendable {
    var download: Download
    var begin: FileClient.Begin
    var progress: FileClient.Progress
    var continuation: CheckedContinuation<Outcome, Never>?
    var written: Int64
  }

  private let calls = SharedValue<[Call]>([])
  private let closings = SharedValue(0)

  /// The client that gets these files.
  var client: FileClient {
    FileClient(
      get: { download, begin, progress in await self.get(download, begin, progress) },
      close: { self.closings.withLock { $0 += 1 } }
    )
  }

  var isClosed: Bool { closings.withLock { $0 > 0 } }

  /// What was asked for, in order.
  var downloads: [Download] { calls.withLock { $0.map(\.download) } }

  /// How many are neither ended nor cancelled.
  var openCount: Int { calls.withLock { $0.count { $0.continuation != nil } } }

  private func get(
    _ download: Download,
    _ begin: @escaping FileClient.Begin,
    _ progress: @escaping FileClient.Progress
  ) async -> Outcome {
    let number = SharedValue(0)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let call = Call(
          download: download,
          begin: begin,
          progress: progress,
          continuation: continuation,
          written: download.validator == nil ? 0 : PartFile.length(of: download.partPath) ?? 0
        )
        let index = calls.withLock { calls in
          calls.append(call)
          return calls.count - 1
        }
        number.withLock { $0 = index + 1 }
        if Task.isCancelled { end(index, .failure(.transfer(TransferError(.cancelled)))) }
      }
    } onCancel: {
      let index = number.withLock { $0 } - 1
      if index >= 0 { end(index, .failure(.transfer(TransferError(.cancelled)))) }
    }
  }

  /// Waits until so many files were asked for in all.
  func asked(_ count: Int) async {
    while calls.withLock({ $0.count }) < count { await Task.yield() }
  }

  /// The server says what the bytes belong to.
  func begin(_ index: Int, _ validator: Validator?) {
    calls.withLock { $0[index].begin }(validator)
  }

  /// Some bytes come and are in the part.
  func write(_ index: Int, _ text: String, of total: Int64?) throws {
    let call = calls.withLock { $0[index] }
    let part = try PartFile(path: call.download.partPath)
    if call.written == 0 { try part.empty() }
    try part.write(Array(text.utf8).span.bytes)
    calls.withLock { $0[index].written = part.length }
    call.progress(DownloadProgress(done: part.length, total: total))
  }

  /// The part is whole and gets its name.
  func finish(_ index: Int, wasUnprotected: Bool = false) throws {
    let download = calls.withLock { $0[index].download }
    let part = try PartFile(path: download.partPath)
    let path = String(download.partPath.dropLast(4)) + "mp3"
    try part.finish(as: path)
    end(
      index,
      .success(
        DownloadedFile(path: path, length: part.length, wasUnprotected: wasUnprotected)
      )
    )
  }

  /// It ends so.
  func end(_ index: Int, _ outcome: Outcome) {
    let continuation = calls.withLock { calls in
      defer { calls[index].continuation = nil }
      return calls[index].continuation
    }
    continuation?.resume(returning: outcome)
  }
}
