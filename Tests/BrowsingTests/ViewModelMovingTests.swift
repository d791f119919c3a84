@testable import Browsing
import Catalog
import Records
import Testing

/// Moving: pages, details, back and forward, and where a session resumes.
struct ViewModelMovingTests {
  private func pages(_ rows: Int?, _ lines: String...) throws -> [Int] {
    var model = ViewModel(window: Window(columns: 80, rows: rows))
    try model.search("many", rows: 25)
    return try lines.map { line in
      try model.type(line)
      return model.list.firstRow
    }
  }

  @Test func pagesFollowFromTheFirstRow() throws {
    // Six rows of the window are the frame.
    #expect(
      try pages(16, "next", "next", "next", "prev", "prev", "prev") == [10, 20, 20, 10, 0, 0]
    )
    #expect(try pages(16, "page 3", "page 1", "page 4", "page 2") == [20, 0, 0, 10])
    #expect(try pages(31, "next", "page 1", "page 2") == [0, 0, 0])
    #expect(try pages(30, "next", "next") == [24, 24])
    #expect(try pages(7, "next", "page 25", "next", "prev") == [1, 24, 24, 23])
    #expect(try pages(1, "next", "next") == [1, 2])
    #expect(try pages(0, "page 25") == [24])
    #expect(try pages(nil, "next", "prev", "page 1", "page 2") == [0, 0, 0, 0])
  }

  @Test func theFirstRowStaysWhenTheWindowChanges() throws {
    var model = ViewModel(window: Window(columns: 80, rows: 16))
    try model.search("many", rows: 25)
    try model.type("next")
    #expect(model.resize(to: Window(columns: 80, rows: 10)) == [])
    #expect(model.list.firstRow == 10)
    try model.type("next")
    #expect(model.list.firstRow == 14)
    _ = model.resize(to: Window(columns: 80, rows: 40))
    try model.type("prev")
    #expect(model.list.firstRow == 0)
  }

  @Test func theEndsAreTold() throws {
    var model = ViewModel(window: Window(columns: 80, rows: 16))
    #expect(try model.type("next") == [.tell(.noList)])
    #expect(try model.type("page 1") == [.tell(.noList)])
    try model.search("many", rows: 25)
    #expect(try model.type("prev") == [.tell(.atTheEnd(.back))])
    #expect(try model.type("page 4") == [.tell(.noPage(4, of: 3))])
    #expect(try model.type("page 3") == [.save(model.record), .draw])
    #expect(try model.type("next") == [.tell(.atTheEnd(.forward))])
    #expect(try model.type("page 9223372036854775807") == [.tell(.noPage(Int.max, of: 3))])
  }

  @Test func screensFarBehindAreReadFromTheStoreAgain() throws {
    var model = ViewModel()
    for number in Int64(1)...130 {
      try model.search("search \(number)", rows: 1, from: 1000 + number)
    }
    #expect(model.record.back.count == 100)
    for _ in 0..<20 { #expect(try model.type("back") == [.save(model.record), .draw]) }
    #expect(model.list.items.map(\.id.number) == [1110])
    let record = try #require(model.record.back.last)
    #expect(try model.type("back") == [.restore(record, .back)])
    let place = Answers.place(record, Answers.received(1, from: 1109))
    #expect(model.restored(place, of: record, going: .back) == [.save(model.record), .draw])
    #expect(model.list.items.map(\.id.number) == [1109])
  }

  @Test func aDetailHasItsNeighbours() throws {
    var model = ViewModel()
    try model.search("many", rows: 3)
    #expect(try model.type("2") == [.save(model.record), .draw])
    #expect(
      model.record.current
        == ScreenRecord(
          serial: 2,
          topic: Answers.topic("many"),
          answers: [AnswerID(rawValue: 1)],
          detailRow: 1,
          opened: StoreItemID(ItemID(.song, 102), country: "us"),
          itemName: Answers.item(102).name
        )
    )
    #expect(try model.type("prev") == [.save(model.record), .draw])
    #expect(model.item?.id.number == 101)
    #expect(try model.type("prev") == [.tell(.atTheEnd(.back))])
    try model.type("next")
    try model.type("next")
    #expect(model.item?.id.number == 103)
    #expect(try model.type("next") == [.tell(.atTheEnd(.forward))])
    // However far the items were turned, the list is one step back.
    #expect(model.record.back.count == 2)
    try model.type("back")
    #expect(model.item == nil)
    #expect(try model.type("page 1") == [.save(model.record), .draw])
  }

  @Test func aRowOpensFromAnotherRowsDetail() throws {
    var model = ViewModel()
    try model.search("many", rows: 3)
    try model.type("1")
    try model.type("3")
    #expect(model.item?.id.number == 103)
    #expect(try model.type("4") == [.tell(.refused(.noRow("4", count: 3)))])
    try model.type("back")
    #expect(model.item?.id.number == 101)
    #expect(try model.type("list") == [.save(model.record), .draw])
    #expect(model.item == nil)
    try model.type("back")
    #expect(model.item?.id.number == 101)
  }

  @Test func aRowThatTheScreenDoesNotHaveIsRefused() throws {
    var model = ViewModel()
    #expect(model.submit(.command(.open(.row(1)))) == [.tell(.refused(.noRow("1", count: 0)))])
    try model.search("many", rows: 3)
    #expect(model.submit(.command(.open(.row(4)))) == [.tell(.refused(.noRow("4", count: 3)))])
    #expect(model.submit(.command(.open(.row(0)))) == [.tell(.refused(.noRow("0", count: 3)))])
    #expect(model.submit(.command(.open(.row(Int.max)))) != [])
    try model.type("/more")
    model.answer(.failure(CatalogError(.timedOut)))
    #expect(model.rowCount == 0)
    #expect(model.submit(.command(.open(.row(1)))) == [.tell(.refused(.noRow("1", count: 0)))])
  }

  @Test func backAndForwardAreAsInABrowser() throws {
    var model = ViewModel(window: Window(columns: 80, rows: 16))
    try model.search("one", rows: 25)
    try model.type("next")
    let one = model.state
    try model.search("two", rows: 2)
    try model.type("1")
    let detail = model.state
    #expect(try model.type("forward") == [.tell(.nothing(.forward))])
    try model.type("back")
    try model.type("back")
    #expect(model.state == one)
    try model.type("back")
    #expect(model.list.kind == .start)
    #expect(try model.type("back") == [.tell(.nothing(.back))])
    #expect(model.record.forward.map(\.serial) == [3, 2, 1])
    for _ in 0..<3 { try model.type("forward") }
    #expect(model.state == detail)
    #expect(model.record.back.map(\.serial) == [0, 1, 2])
    try model.type("back")
    try model.type("back")
    try model.search("three", rows: 1)
    #expect(try model.type("forward") == [.tell(.nothing(.forward))])
    #expect(model.record.back.map(\.serial) == [0, 1])
  }

  @Test func onlyAnAnswerMakesAVisit() throws {
    var model = ViewModel()
    try model.search("one", rows: 2)
    try model.search("two", rows: 2)
    try model.type("back")
    try model.type("/three")
    #expect(model.record.forward.count == 1)
    model.answer(.failure(CatalogError(.timedOut)))
    #expect(model.record.forward.count == 1)
    try model.type("forward")
    #expect(model.list.request == Answers.request("two"))
    #expect(model.record.back.count == 2)
  }

  // MARK: An earlier run

  private var record: SessionRecord {
    func screen(_ serial: Int64, _ term: String, first: Int = 0, detail: Int? = nil) -> ScreenRecord
    {
      ScreenRecord(
        serial: serial,
        topic: Answers.topic(term),
        answers: [AnswerID(rawValue: serial)],
        firstRow: first,
        detailRow: detail,
        opened: detail.map { StoreItemID(ItemID(.song, 101 + Int64($0)), country: "us") },
        itemName: detail.flatMap { Answers.item(101 + Int64($0)).name }
      )
    }
    return SessionRecord(
      current: screen(5, "five", first: 10, detail: 12),
      back: [ScreenRecord(serial: 1, topic: .start), screen(4, "four", first: 2)],
      forward: [screen(9, "nine"), screen(8, "eight")]
    )
  }

  private func resumed(_ overlay: SessionRecord.Overlay = .none) throws -> (ViewModel, [Effect]) {
    var record = record
    record.overlay = overlay
    var model = ViewModel()
    let place = try #require(Answers.place(record.current, Answers.received(25, id: 5)))
    let effects = model.resume(record, at: place)
    return (model, effects)
  }

  @Test func aSessionResumesWhereItStood() throws {
    let (model, effects) = try resumed()
    #expect(effects == [.draw])
    #expect(model.record == record)
    #expect(model.item?.id.number == 113)
    #expect(model.list.firstRow == 10)
  }

  @Test func aRequestThatWasOutIsToldAndCanBeRetried() throws {
    var (model, effects) = try resumed(.pending(AttemptRecord(Answers.subject("six"))))
    #expect(effects == [.draw, .tell(.interrupted(Answers.subject("six")))])
    #expect(model.record == record)
    effects = try model.type("retry")
    #expect(effects.contains(.fetch(FetchID(rawValue: 1), Answers.request("six"), fresh: false)))
    model.answer(.success(Answers.received(1)))
    #expect(model.record.current.serial == 10)
    #expect(model.record.back.map(\.serial) == [1, 4, 5])
  }

  @Test func aFailureIsStillThereWithWhatLiesBeneath() throws {
    let error = CatalogError(.badRequest, status: 400, detail: "no")
    var (model, effects) = try resumed(.failed(AttemptRecord(Answers.subject("six")), error))
    #expect(effects == [.draw])
    #expect(model.record.overlay == .failed(AttemptRecord(Answers.subject("six")), error))
    var again = model
    #expect(
      try again.type("retry").contains(
        .fetch(FetchID(rawValue: 1), Answers.request("six"), fresh: false)
      )
    )
    effects = try model.type("back")
    #expect(effects == [.save(model.record), .draw])
    #expect(model.record == record)
  }

  @Test func aScreenWhoseAnswerIsGoneIsTold() throws {
    var model = ViewModel()
    #expect(model.resume(record, at: nil) == [.draw, .tell(.screenGone)])
    #expect(model.list.kind == .start)
    #expect(model.record.current.serial == 10)
    #expect(model.record.back == record.back)
    #expect(try model.type("back") == [.restore(record.back[1], .back)])
  }

  @Test func anEarlierScreenIsFetchedFromTheStore() throws {
    var (model, _) = try resumed()
    let four = record.back[1]
    let before = model
    #expect(try model.type("back") == [.restore(four, .back)])
    #expect(model == before)
    let place = try #require(Answers.place(four, Answers.received(25, id: 4)))
    #expect(model.restored(place, of: four, going: .back) == [.save(model.record), .draw])
    #expect(model.record.current == four)
    #expect(model.record.forward.map(\.serial) == [9, 8, 5])
    #expect(model.list.firstRow == 2)
    // The same screen a second time has nowhere to go.
    #expect(model.restored(place, of: four, going: .back) == [])
    #expect(try model.type("forward") == [.save(model.record), .draw])
    #expect(model.item?.id.number == 113)
    #expect(try model.type("forward") == [.restore(record.forward[1], .forward)])
  }

  @Test func anEarlierScreenThatIsGoneIsLeftOut() throws {
    var (model, _) = try resumed()
    let eight = record.forward[1]
    try model.type("forward")
    let state = model.state
    #expect(
      model.restored(nil, of: eight, going: .forward) == [.save(model.record), .tell(.screenGone)]
    )
    #expect(model.state == state)
    #expect(try model.type("forward") == [.restore(record.forward[0], .forward)])
  }

  @Test func aScreenThatComesWhileAnotherIsAskedForIsDropped() throws {
    var (model, _) = try resumed()
    try model.type("back")
    try model.type("/new")
    let before = model
    #expect(model.restored(.list(.start(serial: 4)), of: record.back[1], going: .back) == [])
    #expect(model == before)
  }

  @Test func aPlaceComesBackFromItsRecord() throws {
    var model = ViewModel(window: Window(columns: 80, rows: 16))
    try model.search("many", rows: 25)
    try model.type("next")
    let received = Answers.received(25)
    #expect(Answers.place(model.record.current, received) == .list(model.list))
    try model.type("12")
    #expect(Answers.place(model.record.current, received)?.record == model.record.current)
    #expect(Answers.place(model.record.current, nil) == nil)
    #expect(Answers.place(model.record.current, Answers.received(3)) == nil)
    var far = model.record.current
    far.detailRow = nil
    far.firstRow = 99
    #expect(Answers.place(far, received)?.list.firstRow == 24)
    far.firstRow = -5
    #expect(Answers.place(far, received)?.list.firstRow == 0)
    #expect(Answers.place(far, Answers.received(0))?.list.firstRow == 0)
    let start = ScreenRecord(serial: 3, topic: .start)
    #expect(Answers.place(start, nil) == .list(.start(serial: 3)))
  }
}
