import Foundation
import Testing

/// Runs tests that wait for programs on threads of their own.
///
/// A wait would otherwise block one of the few threads of the concurrency pool, and with it the asynchronous tests that
/// need it.
struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  private static let threads = BlockingExecutor(width: 3)

  var isRecursive: Bool { true }

  @concurrent func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withTaskExecutorPreference(Self.threads) { try await function() }
  }
}

extension Trait where Self == OwnThreads {
  /// The test blocks the thread that it runs on.
  static var ownThreads: Self { Self() }
}

/// Runs a few jobs at once, each on a thread that it may block.
private final class BlockingExecutor: TaskExecutor {
  private let queue = OperationQueue()

  init(width: Int) {
    queue.maxConcurrentOperationCount = width
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
