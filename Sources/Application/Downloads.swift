import Browsing
import Catalog
import Companions
import Library
import Platform
import Records

/// Gets episodes in the background, a few at once, and keeps in the store how far they are.
///
/// It belongs to the session's thread, which waits for its descriptor and then calls `advance`.
final class Downloads {
  /// What has come of downloads since the last look.
  enum News: Equatable {
    case ended(DownloadEnding)
    case changed(DownloadChange)
  }

  /// How many come at once.
  static let most = 3

  let store: DownloadStore
  private let client: FileClient
  private let folder: SaveFolder
  private let clocks: Clocks
  /// How long the end waits for what cancelled downloads leave.
  private let patience: Duration
  private let arrivals: Mailbox<Arrival>
  /// Those that run and those that wait, in the order in which they were asked for.
  var jobs: [Job] = []
  /// The parts of this run that another try may go on with, by their rows.
  private var parts: [Int64: String] = [:]
  /// Whether the run is at its end.
  private var isClosing = false
  /// The first row that could not be kept, until somebody asks.
  private var saveFailure: LibraryError?

  /// A download that is not over.
  struct Job {
    var entry: DownloadEntry
    var download: Download
    var task: Task<Void, Never>?
    /// Written by the transfers' thread with every piece, read when somebody looks.
    let progress = LatestProgress()
    /// What follows when it has ended, where it is being ended.
    var order: DownloadOrder?
  }

  final class LatestProgress: Sendable {
    private let value = Guarded<DownloadProgress?>(nil)

    func set(_ new: DownloadProgress) { value.withLock { $0 = new } }
    var latest: DownloadProgress? { value.withLock { $0 } }
  }

  private struct Arrival: Sendable {
    enum Event: Sendable {
      case began(Validator?)
      case ended(Result<DownloadedFile, DownloadError>)
    }

    var id: Int64
    var event: Event
  }

  /// Makes one that has nothing to do; throws where there is no descriptor left.
  init(
    store: DownloadStore,
    client: FileClient,
    folder: SaveFolder,
    clocks: Clocks,
    patience: Duration = .seconds(1)
  ) throws(PlatformError) {
    self.patience = patience
    self.store = store
    self.client = client
    self.folder = folder
    self.clocks = clocks
    arrivals = try Mailbox()
  }

  /// Is readable when there is something to advance with.
  var descriptor: Int32 { arrivals.descriptor }
  /// Whether something is still to come.
  var isWorking: Bool { !jobs.isEmpty }
  /// Whether the end of one is awaited that somebody has ordered.
  var isEnding: Bool { jobs.contains { $0.order != nil } }

  /// Why the rows outlive only the run, told once.
  func takeSaveFailure() -> LibraryError? {
    defer { saveFailure = nil }
    return saveFailure
  }

  // MARK: What is known

  /// All downloads as they are now, the newest first.
  func entries() -> [DownloadEntry] {
    let own = Dictionary(jobs.map { ($0.entry.id, $0) }) { first, _ in first }
    let kept = store.entries()
    let known = Set(kept.map(\.id))
    // Those whose rows were forgotten go on.
    let forgotten = jobs.filter { !known.contains($0.entry.id) }.map(Self.present)
    return forgotten.reversed()
      + kept.map { entry in own[entry.id].map(Self.present) ?? Self.settled(entry) }
  }

  private static func present(_ job: Job) -> DownloadEntry {
    var entry = job.entry
    guard let progress = job.progress.latest else { return entry }
    entry.done = progress.done
    entry.total = progress.total ?? entry.total
    return entry
  }

  /// A row of another run, which may still be at it or have ended without a word.
  private static func settled(_ entry: DownloadEntry) -> DownloadEntry {
    guard entry.state.isOpen else { return entry }
    var entry = entry
    let part = entry.path ?? partPath(of: entry)
    entry.state = PartFile.hasOwner(part) ? .elsewhere : .stopped
    entry.done = PartFile.length(of: part) ?? 0
    return entry
  }

  private static func partPath(of entry: DownloadEntry) -> String {
    download(of: entry, validator: nil).partPath
  }

  private static func download(of entry: DownloadEntry, validator: Validator?) -> Download {
    Download(
      url: entry.url,
      folder: entry.folder,
      title: entry.item.name ?? "",
      mark: String(entry.item.id.number),
      usualEnding: "mp3",
      validator: validator
    )
  }

  // MARK: Beginning

  /// Sets out to get episodes; those that find no place wait.
  func begin(_ action: ItemAction, in typed: String?) -> DownloadReport {
    let place: Result<String, DownloadFailure>
    if let refusal = client.refusal {
      place = .failure(refusal)
    } else {
      do throws(DownloadFailure) {
        place = .success(try folder.path(of: typed))
      } catch {
        place = .failure(error)
      }
    }
    let kept = entries()
    let starts = zip(action.items, action.values).map { start($0, $1, place, kept) }
    sendWaiting()
    return DownloadReport(starts, lacking: action.lacking, source: action.source)
  }

  private func start(
    _ item: Item,
    _ url: String,
    _ place: Result<String, DownloadFailure>,
    _ kept: [DownloadEntry]
  ) -> DownloadStart {
    var entry = DownloadEntry(
      item: item,
      url: url,
      folder: "",
      startedAt: clocks.wallMilliseconds() / 1000
    )
    switch place {
    case .failure(let failure):
      entry.state = .failed(failure)
      return DownloadStart(entry, .refused(failure))
    case .success(let path):
      entry.folder = path
    }
    if let job = jobs.first(where: { $0.entry.isSame(as: entry) }) {
      return DownloadStart(Self.present(job), .underWay)
    }
    if var known = kept.first(where: { $0.isSame(as: entry) }) {
      let name = known.item.name
      known.item = item
      if known.state == .done, known.path.flatMap(PartFile.length) == known.done {
        return DownloadStart(known, .there)
      }
      if known.state == .elsewhere { return DownloadStart(known, .underWay) }
      entry.id = known.id
      // What is there has the name that it was given then.
      entry.item.name = name ?? item.name
      entry.validator = known.validator
      entry.total = known.total
      entry.path = known.state == .done ? nil : known.path
    }
    return add(entry)
  }

  private func add(_ new: DownloadEntry) -> DownloadStart {
    var entry = new
    let validator = entry.validator.map { Validator(field: $0, total: entry.total) }
    let download = Self.download(of: entry, validator: validator)
    let length = validator == nil ? 0 : PartFile.length(of: download.partPath) ?? 0
    entry.done = length
    entry.state = .waiting
    note { () throws(LibraryError) in try store.add(&entry) }
    jobs.append(Job(entry: entry, download: download))
    return DownloadStart(entry, length > 0 ? .resumed(length) : .begun)
  }

  private func sendWaiting() {
    for index in jobs.indices where jobs[index].task == nil {
      guard jobs.count(where: { $0.task != nil }) < Self.most else { return }
      jobs[index].entry.state = .running
      jobs[index].entry.path = jobs[index].download.partPath
      note { () throws(LibraryError) in try store.update(jobs[index].entry) }
      let job = jobs[index]
      jobs[index].task = Self.task(client, job.download, job.entry.id, job.progress, arrivals)
    }
  }

  private static func task(
    _ client: FileClient,
    _ download: Download,
    _ id: Int64,
    _ progress: LatestProgress,
    _ arrivals: Mailbox<Arrival>
  ) -> Task<Void, Never> {
    Task {
      let result = await client.get(
        download,
        { validator in arrivals.post(Arrival(id: id, event: .began(validator))) },
        { progress.set($0) }
      )
      arrivals.post(Arrival(id: id, event: .ended(result)))
    }
  }

  // MARK: What comes of it

  /// Takes what has come, and lets those that wait go on.
  func advance() -> [News] {
    var news: [News] = []
    for arrival in arrivals.drain() {
      guard let index = jobs.firstIndex(where: { $0.entry.id == arrival.id }) else { continue }
      switch arrival.event {
      case .began(let validator):
        jobs[index].entry.validator = validator?.field
        jobs[index].entry.total = validator?.total
        note { () throws(LibraryError) in try store.update(jobs[index].entry) }
      case .ended(let result):
        let job = jobs.remove(at: index)
        news.append(end(job, result))
      }
    }
    sendWaiting()
    return news
  }

  private func end(_ job: Job, _ result: Result<DownloadedFile, DownloadError>) -> News {
    var entry = Self.present(job)
    var wasUnprotected = false
    switch result {
    case .success(let file):
      entry.state = .done
      entry.path = file.path
      entry.done = file.length
      entry.total = file.length
      entry.validator = nil
      entry.modifiedAt = PartFile.modified(file.path)
      parts[entry.id] = nil
      wasUnprotected = file.wasUnprotected
    case .failure(let error):
      entry.state = error.isCancellation ? .stopped : .failed(DownloadFailure(of: error))
      settlePart(of: &entry, job, isOthers: error == .underWay)
    }
    if job.order == .delete { return .changed(delete(entry)) }
    note { () throws(LibraryError) in try store.update(entry) }
    return .ended(
      DownloadEnding(entry, wasUnprotected: wasUnprotected, keepsPart: keepsPart(of: entry))
    )
  }

  /// Whether there is something to go on with: in private only as long as the run.
  func keepsPart(of entry: DownloadEntry) -> Bool {
    entry.state != .done && entry.path != nil && entry.validator != nil
      && (store.keeps(entry.id) || !isClosing && entry.state == .stopped)
  }

  /// Says of a row what is left of its part.
  func settlePart(of entry: inout DownloadEntry, _ job: Job, isOthers: Bool) {
    let path = job.download.partPath
    guard !isOthers, let length = PartFile.length(of: path) else {
      (entry.path, entry.done, entry.validator) = (nil, 0, nil)
      return
    }
    (entry.path, entry.done) = (path, length)
    parts[entry.id] = path
  }

  // MARK: The end

  /// Ends all downloads, and waits a moment for what they leave.
  func stopAll() -> [News] {
    isClosing = true
    defer { isClosing = false }
    var news: [News] = []
    for job in jobs where job.task == nil { news.append(stopWaiting(job, .stop)) }
    jobs.removeAll { $0.task == nil }
    for index in jobs.indices { jobs[index].order = jobs[index].order ?? .stop }
    for job in jobs { job.task?.cancel() }
    let deadline = clocks.monotonic() + patience
    while !jobs.isEmpty, clocks.monotonic() < deadline {
      let left = max(.zero, deadline - clocks.monotonic())
      guard (try? Poller().wait(readable: [descriptor], timeout: left)) != nil else { break }
      news += advance()
    }
    return news
  }

  /// Ends what is under way without a word; what was only for this run goes.
  func close() {
    _ = stopAll()
    client.close()
    // Nobody would know what they belong to.
    for (id, path) in parts where !store.keeps(id) { _ = try? PartFile.delete(path) }
  }

  func note(_ change: () throws(LibraryError) -> Void) {
    do throws(LibraryError) {
      try change()
    } catch {
      saveFailure = saveFailure ?? error
    }
  }
}

extension DownloadEntry {
  /// Whether both are of the same episode in the same folder.
  fileprivate func isSame(as other: DownloadEntry) -> Bool {
    item.id == other.item.id && folder == other.folder
  }
}
