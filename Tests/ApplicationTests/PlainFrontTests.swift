import Browsing
import Catalog
import Foundation
import Platform
import Records
import Testing

@testable import Application

/// What a run without a prompt writes, and the status that it ends with.
@Suite struct PlainFrontTests {
  /// The testing library has a type of the same name.
  typealias Status = Browsing.ExitStatus

  /// A front over two files, and the model that it shows.
  private final class Fixture {
    let front: PlainFront
    let output: PlainOutput
    var model = ViewModel()
    private let folder: StoreFolderFixture
    private let descriptors: [Int32]

    init(
      _ form: PlainFront.Form,
      options: LineOptions = LineOptions(),
      columns: Int = 80
    ) throws {
      let folder = try StoreFolderFixture()
      self.folder = folder
      descriptors = ["out", "err"].map { open(folder.path + "/" + $0, O_RDWR | O_CREAT, 0o600) }
      output = PlainOutput(output: descriptors[0], errors: descriptors[1])
      var start = Options()
      start.demo = true
      let setting = try RunSetting(
        options: start,
        environment: Environment(["COLUMNS": String(columns)]),
        clocks: Clocks(wallMilliseconds: { 0 }, monotonic: { .zero }),
        isOneShot: true
      )
      front = PlainFront(
        output: output,
        form: form,
        options: options,
        style: .plain(setting, output: -1)
      )
    }

    deinit {
      for descriptor in descriptors { close(descriptor) }
    }

    /// Searches, and shows what comes of it.
    func search(_ term: String, _ error: CatalogError? = nil) throws {
      try run(.search(SearchWords(term: term)), error)
    }

    /// Carries a command out that takes one request.
    func run(_ command: Command, _ error: CatalogError?) throws {
      let effects = model.submit(.command(command))
      front.draw(model)
      for case .fetch(let id, let request, _) in effects {
        let answer = try Answer(body: FakeCatalog.body(of: request), for: request)
        let received = Received(id: nil, answer: answer, source: Source(.live, fetchedAt: 0))
        _ = model.receive(error.map { .failure($0) } ?? .success(received), for: id, request)
      }
      front.draw(model)
      output.flush()
    }

    var written: String { text("out") }
    var complaints: String { text("err") }

    private func text(_ name: String) -> String {
      let data = FileManager.default.contents(atPath: folder.path + "/" + name) ?? Data()
      return String(decoding: data, as: UTF8.self)
    }
  }

  @Test(arguments: CatalogError.Code.allCases)
  func everyFailureHasItsStatusAndWords(code: CatalogError.Code) throws {
    let fixture = try Fixture(.data(nil))
    // A search that is not kept is offline one through everything seen.
    let command = code == .offline ? Command.lookup(.ids([1])) : .search(SearchWords(term: "abba"))
    try fixture.run(command, CatalogError(code, status: 503))
    #expect(fixture.front.status == Status(code))
    #expect([.usage, .network, .limited, .noAnswer].contains(fixture.front.status))
    #expect(fixture.written.isEmpty)
    #expect(fixture.complaints.hasPrefix("reprise: "))
    #expect(fixture.output.end(fixture.front.status) == .status(Status(code)))
  }

  /// Whoever looks for it in a log, or counts lines, finds it.
  @Test(arguments: [PlainFront.Form.screens, .data(.json)])
  func aSentenceIsOneLineHoweverLong(_ form: PlainFront.Form) throws {
    let fixture = try Fixture(form, columns: 20)
    fixture.front.tell(
      .interrupted(.request(.search(Query(term: "blade runner")))),
      of: fixture.model
    )
    let lines = fixture.complaints.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("reprise: ") == true)
    #expect(lines.first?.contains("blade runner") == true)
    #expect(try #require(lines.first?.count) > 40)
    #expect(fixture.written.isEmpty)
  }

  @Test func theFirstFailureIsTheStatus() throws {
    let fixture = try Fixture(.screens)
    try fixture.search("abba")
    try fixture.search("queen", CatalogError(.limited))
    try fixture.search("toto", CatalogError(.timedOut))
    #expect(fixture.front.status == .limited)
    fixture.front.complain("too long", .usage)
    #expect(fixture.front.status == .limited)
  }

  @Test func theHostOfAFailureIsTheOneThatWasAsked() throws {
    let fixture = try Fixture(.data(nil))
    try fixture.search("abba", CatalogError(.outage, status: 500))
    #expect(fixture.complaints.contains("demo is out of order"))
  }

  @Test(
    arguments: [
      (Notice.cancelled, Status.interrupted), (.noList, .failure), (.nothingToRetry, .failure),
      (.nothing(.back), .failure), (.noPage(3, of: 2), .usage), (.screenGone, .failure),
      (.refused(.emptySearch), .usage), (.help(nil), .success), (.settings([]), .success),
    ]
  )
  func everyNoticeHasItsStatus(notice: Notice, status: Status) throws {
    let fixture = try Fixture(.screens)
    fixture.front.tell(notice, of: fixture.model)
    fixture.output.flush()
    #expect(fixture.front.status == status)
    let isAnswer = status == .success
    #expect(fixture.complaints.isEmpty == isAnswer)
  }

  @Test func anEmptyAnswerIsSaidBesideTheData() throws {
    let data = try Fixture(.data(.json))
    try data.search("nothing")
    #expect(data.front.status == .success)
    #expect(data.written.hasPrefix(#"{"schema":1"#))
    #expect(data.complaints.contains("Nothing found"))
    let screens = try Fixture(.screens)
    try screens.search("nothing")
    #expect(screens.written.contains("Nothing found"))
    #expect(screens.complaints.isEmpty)
    let failing = try Fixture(.data(nil), options: LineOptions(failIfEmpty: true))
    try failing.search("nothing")
    #expect(failing.front.status == .nothingFound)
  }

  @Test func whatIsMissingIsSaidBesideTheData() throws {
    let data = try Fixture(.data(.jsonl))
    try data.run(.lookup(.ids([11, 99])), nil)
    #expect(data.front.status == .success)
    #expect(data.written.split(separator: "\n").count == 1)
    #expect(data.complaints == "reprise: No item has the id 99 in the United States.\n")
    let screens = try Fixture(.screens)
    try screens.run(.lookup(.ids([11, 99])), nil)
    #expect(screens.written.contains("No item has the id 99"))
    #expect(screens.complaints.isEmpty)
  }

  @Test func screensHaveABlankLineBetweenThem() throws {
    let fixture = try Fixture(.screens)
    try fixture.search("abba")
    let one = fixture.written
    #expect(!one.hasPrefix("\n"))
    #expect(one.hasSuffix("\n") && !one.hasSuffix("\n\n"))
    try fixture.search("queen")
    #expect(fixture.written.hasPrefix(one + "\n“queen”"))
  }

  @Test func aQuietFrontShowsNothing() throws {
    let fixture = try Fixture(.screens)
    fixture.front.isQuiet = true
    try fixture.search("abba", CatalogError(.outage))
    fixture.front.tell(.screenGone, of: fixture.model)
    #expect(fixture.front.status == .success)
    #expect(fixture.written.isEmpty && fixture.complaints.isEmpty)
  }

  @Test func fieldsAloneAreATableWithAHeader() throws {
    let fixture = try Fixture(.screens, options: LineOptions(fields: [.id, .name]))
    try fixture.search("abba")
    #expect(fixture.written == "id\tname\n1\tabba 1\n2\tabba 2\n3\tabba 3\n")
  }

  // MARK: Lost output

  @Test func lostOutputIsNoSuccess() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let nothing = open("/dev/null", O_WRONLY)
    defer { close(nothing) }
    for status in [Status.success, .limited] {
      let output = PlainOutput(output: full, errors: nothing)
      output.write("text")
      #expect(!output.hasFailed)
      #expect(output.end(status) == .status(.output))
      #expect(output.hasFailed)
    }
    let closed = PlainOutput(output: -1, errors: -1)
    closed.write("text")
    #expect(closed.end(.success) == .status(.output))
    let unused = PlainOutput(output: -1, errors: -1)
    #expect(unused.end(.usage) == .status(.usage))
  }

  @Test func aReaderThatIsGoneHasAStatusOfItsOwn() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let output = PlainOutput(output: ends[1], errors: -1)
    output.write("text")
    #expect(output.end(.success) == .status(.brokenPipe))
  }
}
