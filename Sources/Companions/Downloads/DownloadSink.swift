import Platform
import Transfers

/// Takes an answer's bytes to the part file, if the answer is one that belongs there.
final class DownloadSink: BodySink {
  /// What was asked of the server.
  enum Wish: Equatable, Sendable {
    case all
    /// The bytes behind those of the part.
    case rest(Validator)
  }

  /// What the sink found out, for when the transfer has ended.
  struct Findings: Sendable {
    /// Why the answer was not taken, or not to its end.
    var failure: DownloadError?
    /// The answer is none to the wish for the rest: everything is to be asked for.
    var mustStartAnew = false
    /// What the bytes belong to.
    var validator: Validator?
    /// How many bytes there will be, nil where the server did not say.
    var total: Int64?
    /// The answer's `Content-Type`.
    var type: String?
  }

  private struct State: ~Copyable {
    var part: PartFile
    var findings = Findings()
    /// The first bytes of the file, as far as they are looked at.
    var start: [UInt8] = []
    /// Whether the answer begins at the first byte.
    var isWhole = false
    /// What the bytes of a whole answer belong to, until the first of them takes the place of what is in the part.
    var coming: Validator??
    /// Whether this sink has written anything.
    var hasWritten = false
  }

  private let wish: Wish
  private let state: Guarded<State>
  private let onBegin: @Sendable (Validator?) -> Void
  private let onProgress: @Sendable (DownloadProgress) -> Void

  /// Makes a sink for a part; what is in it stays only where the rest is wished for.
  init(
    path: String,
    wish: Wish,
    onBegin: @escaping @Sendable (Validator?) -> Void,
    onProgress: @escaping @Sendable (DownloadProgress) -> Void
  ) throws(PlatformError) {
    self.wish = wish
    self.onBegin = onBegin
    self.onProgress = onProgress
    state = Guarded(State(part: try PartFile(path: path)))
  }

  /// What was found out.
  var findings: Findings { state.withLock { $0.findings } }

  /// Whether the part still has what it had before.
  var isUntouched: Bool { state.withLock { !$0.hasWritten } }

  /// How many bytes are on the disk.
  var length: Int64 { state.withLock { $0.part.length } }

  /// Gives the part its name.
  func finish(as target: String) throws(PlatformError) {
    try state.withLock { state throws(PlatformError) in try state.part.finish(as: target) }
  }

  /// Takes the part away.
  func remove() {
    state.withLock { $0.part.remove() }
  }

  /// Lets go of the part, so that another sink can take it; the worker may be about to write still.
  func letGo() {
    state.withLock { $0.part.letGo() }
  }

  func begin(_ head: ResponseHead) -> Bool {
    let validator: Validator?? = state.withLock { state in
      guard accept(head, &state) else { return nil }
      return .some(state.findings.validator)
    }
    guard let validator else { return false }
    // What is in the part belongs to what it did before until something takes its place.
    if wish != .all, validator != nil { onBegin(validator) }
    return true
  }

  func write(_ bytes: RawSpan) -> Bool {
    var begun: Validator??
    let progress: DownloadProgress? = state.withLock { state in
      if state.isWhole, state.start.count < MediaCheck.length {
        state.start += bytes.withUnsafeBytes { $0.prefix(MediaCheck.length) }
        guard MediaCheck.mayBeMedia(type: state.findings.type, start: state.start) else {
          state.findings.failure = .notMedia(type: state.findings.type)
          return nil
        }
      }
      do throws(PlatformError) {
        if let coming = state.coming {
          try state.part.empty()
          state.findings.validator = coming
          (begun, state.coming) = (.some(coming), nil)
        }
        state.hasWritten = true
        try state.part.write(bytes)
      } catch {
        state.findings.failure =
          error.code == .full ? .noSpace(needed: nil) : .file(path: state.part.path, error)
        return nil
      }
      return DownloadProgress(done: state.part.length, total: state.findings.total)
    }
    if let begun { onBegin(begun) }
    guard let progress else { return false }
    onProgress(progress)
    return true
  }

  // MARK: Which answers are taken

  private func accept(_ head: ResponseHead, _ state: inout State) -> Bool {
    state.findings.type = head.headers["Content-Type"]
    let range = head.headers["Content-Range"].flatMap(ContentRange.init)
    switch (head.status, wish) {
    case (206, .rest(let validator)):
      guard continues(state.part.length, validator, head, range) else {
        state.findings.mustStartAnew = true
        return false
      }
      state.findings.total = range?.total
      state.findings.validator = Validator(
        field: validator.field,
        total: range?.total ?? validator.total
      )
    case (200, _) where head.headers["Content-Range"] != nil, (416, .rest), (206, .all):
      // A part of it in the guise of the whole, or the other way round.
      guard wish != .all else {
        state.findings.failure = .status(head.status)
        return false
      }
      state.findings.mustStartAnew = true
      return false
    case (200, _):
      state.isWhole = true
      state.findings.total = length(head)
      state.coming = .some(Validator(head.headers, total: state.findings.total))
    default:
      state.findings.failure = .status(head.status)
      return false
    }
    return isMedia(head, &state) && hasRoom(&state)
  }

  /// Whether an answer has the bytes that follow on those of the part, of the same whole.
  private func continues(
    _ length: Int64,
    _ validator: Validator,
    _ head: ResponseHead,
    _ range: ContentRange?
  ) -> Bool {
    guard let range, range.first == length else { return false }
    if let known = validator.total, let total = range.total, known != total { return false }
    if let total = range.total, range.last != total - 1 { return false }
    let now = validator.field.hasPrefix("\"") ? head.headers["ETag"] : head.headers["Last-Modified"]
    return now == nil || now == validator.field
  }

  private func isMedia(_ head: ResponseHead, _ state: inout State) -> Bool {
    guard MediaCheck.mayBeMedia(type: state.findings.type, start: []) else {
      state.findings.failure = .notMedia(type: state.findings.type)
      return false
    }
    return true
  }

  private func hasRoom(_ state: inout State) -> Bool {
    guard let total = state.findings.total, let free = state.part.freeSpace else { return true }
    let needed = total - (state.isWhole ? 0 : state.part.length)
    guard needed > free + (state.isWhole ? state.part.length : 0) else { return true }
    state.findings.failure = .noSpace(needed: needed)
    return false
  }

  /// The announced length of a body that comes as it is.
  private func length(_ head: ResponseHead) -> Int64? {
    guard head.headers["Content-Encoding"] == nil else { return nil }
    return head.headers["Content-Length"].flatMap { Int64($0) }
  }
}
