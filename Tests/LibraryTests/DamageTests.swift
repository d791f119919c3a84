import Catalog
import Foundation
import Records
import Testing

@testable import Library

@Suite struct DamageTests {
  private let fixture: StoreFixture
  private let record: SessionRecord
  private let answers: [AnswerID]

  init() throws {
    fixture = try StoreFixture()
    let stores = fixture.open()
    try stores.settings.set(.country, to: "gb")
    try stores.settings.set(.media, to: "movie")
    for number in 0..<200 { try stores.lines.append("line \(number) of some length") }
    answers = (0..<40).map { number in
      stores.answers.add(answer("film \(number)", body: String(repeating: "x", count: 3_000))).id
    }
    record = SessionRecord(
      current: screen(99),
      back: (1...90).map { screen(Int64($0), "film \($0)") }
    )
    try stores.sessions.save(record)
    stores.close()
  }

  private func path(_ file: StoreFile) -> String {
    file == .main ? fixture.main : fixture.seen
  }

  private var stamp: String { "20261130-083000" }

  @Test(
    arguments: [
      Array("This is a shopping list.\n".utf8), Array(repeating: 0, count: 20_000),
      Array("SQLite format 3\0".utf8),
    ],
    [StoreFile.main, .seen]
  )
  func whatIsNoDatabaseIsSetAside(_ bytes: [UInt8], _ file: StoreFile) throws {
    try fixture.write(bytes, to: path(file))
    try expectSetAside(file, bytes, RecoveredCounts())
  }

  @Test(arguments: [StoreFile.main, .seen])
  func theBeginningOfADatabaseIsSetAside(_ file: StoreFile) throws {
    let bytes = Array(try fixture.bytes(of: path(file)).prefix(100))
    try fixture.write(bytes, to: path(file))
    try expectSetAside(file, bytes, RecoveredCounts())
  }

  private func expectSetAside(
    _ file: StoreFile,
    _ bytes: [UInt8],
    _ recovered: RecoveredCounts
  ) throws {
    let stores = fixture.open()
    let away = "\(path(file)).damaged-\(stamp)"
    // The file of answers is opened when it is used.
    #expect(stores.isSaving)
    #expect(stores.takeNotices() == [.setAside(path: away, recovered: recovered, file: file)])
    #expect(try fixture.bytes(of: away) == bytes)
    #expect(try fixture.mode(of: path(file)) == 0o600)
    // The other file is as it was.
    #expect(stores.sessions.restore() == (file == .seen ? record : nil))
    #expect((stores.answers.answer(answers[3]) != nil) == (file == .main))
    try stores.settings.set(.theme, to: "dark")
    #expect(stores.answers.add(answer("new")).failure == nil)
    stores.close()
    let next = fixture.open()
    #expect(next.takeNotices() == [])
    #expect(next.settings.all()[.theme] == "dark")
    #expect(try !fixture.names().contains { $0.contains("recovered") })
  }

  @Test func aSecondDamageGetsAnotherName() throws {
    for suffix in ["", "-2", "-3"] {
      try fixture.write(Array("no database".utf8), to: fixture.main)
      let stores = fixture.open()
      let away = "\(fixture.main).damaged-\(stamp)\(suffix)"
      #expect(
        stores.takeNotices()
          == [.setAside(path: away, recovered: RecoveredCounts(), file: .main)]
      )
      stores.close()
    }
  }

  /// Every page in turn is lost; the program runs as a user would run it.
  @Test func aLostPageCostsNoMoreThanItsRows() throws {
    let original = try fixture.bytes(of: fixture.main)
    let pages = original.count / 4096
    var setAside = 0
    for page in 1..<pages {
      var bytes = original
      bytes.replaceSubrange(page * 4096..<(page + 1) * 4096, with: repeatElement(0, count: 4096))
      let copy = try StoreFixture()
      try copy.write(bytes, to: copy.main)
      let stores = copy.open()
      let restored = stores.sessions.restore()
      let settings = stores.settings.all()
      let lines = stores.lines.lines()
      var next = restored ?? SessionRecord(current: ScreenRecord(serial: 0, topic: .start))
      next.current.firstRow = 70
      try stores.sessions.save(next)
      try stores.lines.append("after")
      try stores.settings.set(.theme, to: "dark")
      #expect(stores.isSaving)
      for notice in stores.takeNotices() {
        guard case .setAside(let away, let counts, .main) = notice else {
          Issue.record("\(notice)")
          continue
        }
        setAside += 1
        #expect(try copy.bytes(of: away).count >= original.count)
        // A page belongs to one table, and that may be lost with its first page.
        #expect((counts.settings == 2) || (counts.lines == 200 && counts.screens == 91))
        #expect((counts.lines == 200) || (counts.settings == 2 && counts.screens == 91))
      }
      // What is there is right.
      if let restored {
        #expect(record.back.count >= restored.back.count)
        #expect(restored.back.allSatisfy(record.back.contains))
      }
      #expect(settings.isEmpty || settings == [.country: "gb", .media: "movie"])
      #expect(Set(lines).isSubset(of: Set((0..<200).map { "line \($0) of some length" })))
      stores.close()
      let last = copy.open()
      #expect(last.takeNotices() == [])
      #expect(last.sessions.restore() == next)
      #expect(last.lines.lines().last == "after")
      #expect(last.settings.all()[.theme] == "dark")
      last.close()
    }
    #expect(setAside > pages / 2)
  }

  @Test func aLostPageOfAnswersCostsTheAnswersOnIt() throws {
    var bytes = try fixture.bytes(of: fixture.seen)
    let middle = bytes.count / 4096 / 2 * 4096
    bytes.replaceSubrange(middle..<middle + 4096, with: repeatElement(0, count: 4096))
    try fixture.write(bytes, to: fixture.seen)
    let stores = fixture.open()
    // The damage shows when it is met, not at the start.
    let found = answers.filter { stores.answers.answer($0) != nil }
    #expect(found.count >= 38)
    let notices = stores.takeNotices()
    guard case .setAside(_, let counts, .seen)? = notices.first else {
      Issue.record("\(notices)")
      return
    }
    #expect(counts.answers == found.count)
    #expect(stores.answers.add(answer("new")).failure == nil)
    #expect(stores.isSaving)
    #expect(stores.sessions.restore() == record)
  }

  @Test func aDamagedFileIsCopiedWithItsLog() throws {
    let stores = fixture.open()
    try stores.settings.set(.country, to: "jp")
    let left = try fixture.killed()
    var bytes = try left.bytes(of: left.main)
    // The page of the lines, whichever it is, is not in the log.
    let root = try #require(
      try fixture.integer(
        "SELECT rootpage FROM sqlite_schema WHERE name = 'line'",
        on: fixture.main
      )
    )
    let start = Int(root - 1) * 4096
    bytes.replaceSubrange(start..<start + 4096, with: repeatElement(0, count: 4096))
    try left.write(bytes, to: left.main)
    let next = left.open()
    _ = next.lines.lines()
    #expect(next.settings.all()[.country] == "jp")
    #expect(next.sessions.restore() == record)
    #expect(next.takeNotices().count == 1)
  }

  @Test(arguments: [StoreFile.main, .seen])
  func anEmptyFileIsMentioned(_ file: StoreFile) throws {
    try fixture.write([], to: path(file))
    let stores = fixture.open()
    #expect(stores.isSaving)
    #expect(stores.takeNotices() == [.emptyFile(path: path(file), file: file)])
    stores.close()
    #expect(fixture.open().takeNotices() == [])
  }

  /// SQLite throws away the log of a database without content.
  @Test(arguments: [true, false])
  func theLogOfALostFileIsSetAside(_ isEmpty: Bool) throws {
    let stores = fixture.open()
    try stores.settings.set(.country, to: "jp")
    let left = try fixture.killed()
    let log = try left.bytes(of: left.main + "-wal")
    try FileManager.default.removeItem(atPath: left.main)
    if isEmpty { try left.write([], to: left.main) }
    let next = left.open()
    let away = "\(left.main).damaged-\(stamp)"
    let empty: [StoreNotice] = isEmpty ? [.emptyFile(path: left.main, file: .main)] : []
    #expect(
      next.takeNotices()
        == empty + [.setAside(path: away, recovered: RecoveredCounts(), file: .main)]
    )
    #expect(try left.bytes(of: away + "-wal") == log)
    #expect(next.isSaving)
    #expect(next.sessions.restore() == nil)
  }
}
