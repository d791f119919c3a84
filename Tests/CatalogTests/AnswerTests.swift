@testable import Catalog
import Testing

struct AnswerTests {
  @Test func theBodyIsReadAsAppleSendsIt() throws {
    let answer = try Answer(body: Sample.body(Sample.song, Sample.song), country: .unitedStates)
    #expect(answer.items.map(\.name) == ["Seven", "Seven"])
    #expect(answer.skipped == 0)
  }

  @Test(arguments: [
    "{\"resultCount\":0,\"results\":[]}", "{\"results\":[ ]}", " \r\n\t{ \"results\" : [ ] } \n",
    "{\"results\":[],\"more\":{\"a\":[1,\"]\"]}}", "{\"a\":null,\"b\":-1.5e+3,\"results\":[]}",
    "{\"res\\u0075lts\":[]}",
  ])
  func anEmptyListIsAnAnswer(body: String) throws {
    #expect(try Answer(body: Array(body.utf8), country: .unitedStates) == Answer(items: []))
  }

  @Test func theCountThatTheBodyNamesDoesNotCount() throws {
    let body = Array("{\"resultCount\":50,\"results\":[\(Sample.song)]}".utf8)
    #expect(try Answer(body: body, country: .unitedStates).items.count == 1)
  }

  @Test(arguments: [
    ("", CatalogError.Code.empty), (" \n\t\r\n", .empty),
    ("<!DOCTYPE html><title>Sign in</title>", .webPage), ("\n\n<html>", .webPage),
    ("{}", .notAnAnswer), ("{\"resultCount\":1}", .notAnAnswer),
    ("{\"results\":{\"trackName\":\"x\"}}", .notAnAnswer), ("{\"results\":null}", .notAnAnswer),
    ("{\"results\":[],\"results\":{}}", .notAnAnswer), ("[]", .notAnAnswer), ("[{}]", .notAnAnswer),
    ("\"results\"", .notAnAnswer), ("null", .notAnAnswer), ("42", .notAnAnswer),
    ("OK", .notAnAnswer), ("\u{FEFF}{\"results\":[]}", .notAnAnswer),
    ("\u{A0}{\"results\":[]}", .notAnAnswer), ("\u{0}", .notAnAnswer),
    ("wsSearchCB({\"results\":[]})", .notAnAnswer), ("{\"results\":[],}", .notAnAnswer),
    ("{results:[]}", .notAnAnswer), ("{'results':[]}", .notAnAnswer),
    ("{\"results\"=[]}", .notAnAnswer), ("{\"results\":[} ]}", .notAnAnswer),
    ("{\"results\":[{},]}", .notAnAnswer), ("{\"results\":[{}{}]}", .notAnAnswer),
    ("{\"resultCount\":1.2.3,\"results\":[]}", .notAnAnswer),
    ("{\"resultCount\":01x,\"results\":[]}", .notAnAnswer),
    ("{\"resultCount\":-,\"results\":[]}", .notAnAnswer),
    ("{\"results\":[]}<html></html>", .trailingData), ("{\"results\":[]}{}", .trailingData),
    ("{\"results\":[]}]", .trailingData), ("{\"results\":[]}\u{0}", .trailingData),
    ("{\"results\":[],\"a\":tru", .cutShort), ("{\"results\":[],\"a\":trux}", .notAnAnswer),
  ])
  func whatIsNoAnswerIsTold(body: String, code: CatalogError.Code) {
    #expect(Sample.failure(body) == code)
  }

  @Test func aBodyCutAnywhereIsNeverAShorterAnswer() {
    let body = Sample.body(
      Sample.song,
      "{\"kind\":\"song\",\"trackId\":1e2,\"trackName\":\"\\\"\\ud83d\\ude00 {[\\\\\"}",
      "null",
      "{\"genres\":[{\"name\":\"a\"}],\"x\":true}"
    )
    let whole = body.count - 3
    for length in 0..<whole {
      let code = Sample.failure(Array(body[..<length]))
      #expect(code == (length <= 3 ? .empty : .cutShort), "cut after \(length) bytes")
    }
    for length in whole...body.count {
      #expect(Sample.failure(Array(body[..<length])) == nil, "cut after \(length) bytes")
    }
  }

  @Test(arguments: [
    "null", "1", "\"text\"", "true", "[]", "[{\"kind\":\"song\",\"trackId\":1}]", "{}",
    "{\"kind\":\"song\"}", "{\"kind\":\"song\",\"trackName\":\"No number\"}",
    "{\"kind\":\"song\",\"trackId\":1,\"trackName\":}", "{\"kind\":\"song\",\"trackId\":NaN}",
    "{\"kind\":\"song\" \"trackId\":1}", "{\"kind\":\"song\",\"trackId\":1,}",
    "{kind:\"song\",\"trackId\":1}", "{\"kind\":\"song\",\"trackId\":1,\"a\":undefined}",
    "{\"kind\":\"song\",,\"trackId\":1}", "{\"kind\" \"song\"}", "{1:2}", "{[]}",
    "{\"kind\":\"song\",\"trackId\":1 2}", "{\"kind\":\"song\",\"trackId\":'1'}",
  ])
  func aRecordThatIsBrokenInItselfCostsOnlyItself(record: String) throws {
    let answer = try Sample.answer(Sample.song, record, Sample.song)
    #expect(answer.items.map(\.name) == ["Seven", "Seven"])
    #expect(answer.skipped == 1)
  }

  @Test func anAnswerOfWhichNothingCanBeReadIsAFailure() {
    #expect(Sample.failure("{\"results\":[null,{}]}") == .notAnAnswer)
  }

  @Test func ofTwoListsTheLastCounts() throws {
    let body = "{\"results\":[\(Sample.song),null],\"results\":[\(Sample.song)]}"
    let answer = try Answer(body: Array(body.utf8), country: .unitedStates)
    #expect(answer.items.count == 1)
    #expect(answer.skipped == 0)
  }

  @Test func aHundredThousandBracketsAreNoDanger() throws {
    let depth = 100_000
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let objects =
      String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    #expect(Sample.failure("{\"results\":\(nested)}") == .notAnAnswer)
    #expect(Sample.failure("{\"x\":\(nested),\"results\":[]}") == nil)
    #expect(Sample.failure("{\"results\":" + String(repeating: "[", count: depth)) == .cutShort)
    let answer = try Sample.answer(objects, "{\"kind\":\"song\",\"trackId\":1,\"x\":\(nested)}")
    #expect(answer.items.count == 1)
    #expect(answer.skipped == 1)
  }

  @Test func bytesThatAreNoTextCostOnlyTheText() throws {
    func item(_ name: [UInt8]) throws -> Item {
      let body =
        Array("{\"results\":[{\"kind\":\"song\",\"trackId\":1,\"trackName\":\"".utf8) + name
        + Array("\"}]}".utf8)
      let answer = try Answer(body: body, country: .unitedStates)
      return try #require(answer.items.first)
    }
    #expect(try item([0x41, 0xFF, 0x42]).name == "A\u{FFFD}B")
    #expect(try item([0xC3]).name == "\u{FFFD}")
    #expect(
      try item([0xED, 0xA0, 0xBD]).name?.unicodeScalars.allSatisfy { $0 == "\u{FFFD}" } == true
    )
    #expect(try item(Array("a\nb\u{1}\u{0}".utf8)).name == "a\nb\u{1}\u{0}")
  }
}
