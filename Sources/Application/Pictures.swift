import Browsing
import Catalog
import Companions
import Platform
import TerminalText

/// Gets the pictures of details: from this run's memory, from the cache, or over the network, and through chafa.
///
/// It belongs to the thread of the prompt, which waits for its descriptors and its deadline and then calls
/// `advance`. A picture that cannot be had is as if there were none.
final class Pictures {
  /// A picture as it is to be shown.
  struct Request: Hashable {
    var address: String
    var look: PictureProgram.Look
  }

  /// What there is of a picture.
  enum Answer: Equatable {
    case ready(EncodedPicture)
    /// It may be there soon; so long is it worth waiting.
    case coming(patience: Duration)
    case none
  }

  typealias Fetch = @Sendable (_ addresses: [String]) async -> [UInt8]?

  private let environment: Environment
  private let clocks: Clocks
  private let cache: CacheFolder?
  private let fetch: Fetch?
  private let closeFetch: () -> Void
  private let arrivals: Mailbox<Arrival>
  private lazy var program = PictureProgram(in: environment)
  /// What came of the last requests, the newest last.
  private var known: [(request: Request, picture: EncodedPicture?)] = []
  private var work: Work?
  /// Programs that were given up and have not ended yet.
  private(set) var lingering: [ProgramRun] = []
  /// Whether the last picture from the network took too long to be waited for.
  private var isSlow = false

  /// A picture on its way.
  private struct Work {
    var request: Request
    var began: Duration
    var step: Step

    enum Step {
      case fetching(Task<Void, Never>)
      case encoding(ProgramRun)
    }
  }

  private struct Arrival: Sendable {
    var request: Request
    var bytes: [UInt8]?
  }

  /// How long a screen is held back for its picture.
  static let patience = Duration.milliseconds(500)
  /// How long chafa may take.
  private static let limit = Duration.seconds(5)
  /// The pixels that are asked for: enough for a dozen rows.
  private static let pixels = 300
  private static let remembered = 32

  /// Makes a source of pictures.
  ///
  /// - Parameters:
  ///   - environment: Where chafa is looked for, and what it is told of the terminal.
  ///   - clocks: The clock that waiting is counted on.
  ///   - cache: Where picture files are kept; nil keeps none.
  ///   - fetch: Gets a picture file from the first address that has one; nil where the network is not asked.
  ///   - closeFetch: Ends every fetch.
  /// - Throws: Where there is no descriptor left.
  init(
    environment: Environment,
    clocks: Clocks,
    cache: CacheFolder?,
    fetch: Fetch?,
    closeFetch: @escaping () -> Void = {}
  ) throws(PlatformError) {
    self.environment = environment
    self.clocks = clocks
    self.cache = cache
    self.fetch = fetch
    self.closeFetch = closeFetch
    arrivals = try Mailbox()
  }

  // MARK: What is asked

  /// Looks for a picture, and sets out to get it; another one that was on its way is given up.
  ///
  /// `mayAsk` is whether the network may be asked for it.
  func picture(_ request: Request, mayAsk: Bool = true) -> Answer {
    if let answer = answer(for: request) { return answer }
    guard program != nil else { return .none }
    if isComing(request) { return .coming(patience: isSlow ? .zero : Self.patience) }
    giveUp()
    if let image = cache?.bytes(of: name(of: request), atMost: PictureLoader.limit) {
      encode(image, for: request, since: clocks.monotonic())
      return isComing(request) ? .coming(patience: Self.patience) : .none
    }
    guard mayAsk, let fetch else { return .none }
    work = Work(
      request: request,
      began: clocks.monotonic(),
      step: .fetching(Self.task(fetch, arrivals, request))
    )
    return .coming(patience: isSlow ? .zero : Self.patience)
  }

  /// Whether a picture is on its way.
  func isComing(_ request: Request) -> Bool { work?.request == request }

  /// The picture, if it has come.
  func shown(_ request: Request) -> EncodedPicture? {
    known.last { $0.request == request }?.picture
  }

  /// Somebody has waited in vain: the next ones from the network are not waited for until one was quick again.
  func wasTooSlow() { isSlow = true }

  private func answer(for request: Request) -> Answer? {
    guard let found = known.last(where: { $0.request == request }) else { return nil }
    return found.picture.map(Answer.ready) ?? Answer.none
  }

  // MARK: What comes of it

  /// The descriptors to wait for reading.
  var readable: [Int32] {
    guard case .encoding(let run) = work?.step else { return [arrivals.descriptor] }
    return [arrivals.descriptor] + run.readable
  }

  /// The descriptors to wait for writing.
  var writable: [Int32] {
    guard case .encoding(let run) = work?.step else { return [] }
    return run.writable
  }

  /// Goes as far as is possible without waiting.
  func advance() {
    let now = clocks.monotonic()
    lingering.removeAll { run in
      if case .ended = run.advance(now: now) { true } else { false }
    }
    for arrival in arrivals.drain() { take(arrival) }
    guard let work, case .encoding(let run) = work.step else { return }
    switch run.advance(now: now) {
    case .running:
      return
    case .overdue:
      run.kill()
      lingering.append(run)
      finish(work, nil)
    case .ended(let ending):
      let picture =
        ending.isSuccess
        ? EncodedPicture(run.output, cells: work.request.look.columns) : nil
      // What cannot be shown is not kept either: it may have been damaged since.
      if picture == nil { cache?.remove(name(of: work.request)) }
      finish(work, picture)
    }
  }

  /// Ends what is on its way.
  func close() {
    giveUp()
    for run in lingering { run.kill() }
    closeFetch()
  }

  private func take(_ arrival: Arrival) {
    // One that was given up may still come.
    guard let work, work.request == arrival.request, case .fetching = work.step else { return }
    isSlow = clocks.monotonic() - work.began > Self.patience
    guard let bytes = arrival.bytes else {
      // Not remembered: the next time the network may be better.
      self.work = nil
      return
    }
    cache?.keep(bytes, as: name(of: arrival.request))
    encode(bytes, for: arrival.request, since: work.began)
  }

  private func encode(_ image: [UInt8], for request: Request, since began: Duration) {
    work = nil
    guard let program else { return }
    do throws(ChildProcessError) {
      let deadline = clocks.monotonic() + Self.limit
      let run = try program.start(image, request.look, until: deadline)
      work = Work(request: request, began: began, step: .encoding(run))
    } catch {
      remember(request, nil)
    }
  }

  private func finish(_ work: Work, _ picture: EncodedPicture?) {
    self.work = nil
    remember(work.request, picture)
  }

  private func remember(_ request: Request, _ picture: EncodedPicture?) {
    known.removeAll { $0.request == request }
    known.append((request, picture))
    if known.count > Self.remembered { known.removeFirst() }
  }

  private func giveUp() {
    switch work?.step {
    case .fetching(let task):
      task.cancel()
    case .encoding(let run):
      run.kill()
      lingering.append(run)
    case nil:
      break
    }
    work = nil
  }

  private static func task(
    _ fetch: @escaping Fetch,
    _ arrivals: Mailbox<Arrival>,
    _ request: Request
  ) -> Task<Void, Never> {
    let sized = ArtworkAddress.sized(request.address, to: pixels)
    let addresses = [sized, request.address].compactMap { $0 }
    return Task {
      let bytes = await fetch(addresses)
      if !Task.isCancelled { arrivals.post(Arrival(request: request, bytes: bytes)) }
    }
  }

  /// What a picture's file is called in the cache.
  private func name(of request: Request) -> String {
    // FNV-1a: the same in every run, which the standard library's hash is not.
    let hash = request.address.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return String(hash, radix: 16)
  }
}
