@testable import Catalog
import TestSupport
import Testing

/// The same record written in any of JSON's ways is the same item.
struct RecordPropertyTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func orderSpacingAndEscapesDoNotCount(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var expected: [Item] = []
    var records: [String] = []
    for number in 1...5 {
      let name = generator.text()
      let creator = generator.text()
      let page = "https://example.org/\(number)"
      var item = Item(id: ItemID(.song, Int64(number)), country: "us")
      item.name = name.isEmpty ? nil : name
      item.creator = creator.isEmpty ? nil : creator
      item.price = Double(number) + 0.25
      item.track = number
      item.storeURL = page
      expected.append(item)
      records.append(
        generator.object([
          ("kind", .text("song")), ("trackId", .bare("\(number)")), ("trackName", .text(name)),
          ("artistName", .text(creator)), ("trackPrice", .bare("\(number).25")),
          ("trackNumber", .text("\(number)")), ("trackViewUrl", .text(page)),
          (generator.text() + "?", .bare("[{\"a\":[]},\"}]\\\"\",null]")),
          ("isStreamable", .bare("true")),
        ])
      )
    }
    let list = records.joined(separator: generator.space() + "," + generator.space())
    let body = generator.space() + "{\"results\":[\(list)]}" + generator.space()
    let answer = try Answer(body: Array(body.utf8), country: .unitedStates)
    #expect(answer == Answer(items: expected), "seed \(seed)")
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func aDamagedBodyIsAnAnswerOrAnErrorAndNeverACrash(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var body = Sample.body(
      Sample.song,
      "{\"kind\":\"song\",\"trackId\":1,\"genres\":[{\"name\":\"\\u00e9\"}]}"
    )
    for _ in 0..<generator.next(below: 6) + 1 {
      let index = generator.next(below: body.count)
      switch generator.next(below: 3) {
      case 0: body.remove(at: index)
      case 1: body.insert(UInt8(generator.next(below: 256)), at: index)
      default: body[index] = Array("\"\\{}[],:u<".utf8)[generator.next(below: 10)]
      }
    }
    if let answer = try? Answer(body: body, country: .unitedStates) {
      #expect(answer.items.count + answer.skipped <= 4)
    }
  }
}

extension SeededGenerator {
  fileprivate enum Member {
    case text(String)
    case bare(String)
  }

  fileprivate mutating func space() -> String {
    String((0..<next(below: 3)).map { _ in [" ", "\n", "\t", "\r"][next(below: 4)] })
  }

  fileprivate mutating func text() -> String {
    let characters: [Character] = [
      "a", "Z", "é", "日", "🌙", "\"", "\\", "/", "\n", "{", "]", ",", "e\u{301}", "\u{0}",
    ]
    return String((0..<next(below: 9)).map { _ in characters[next(below: characters.count)] })
  }

  fileprivate mutating func object(_ members: [(String, Member)]) -> String {
    let written = members.shuffled(using: &self).map { name, value in
      let text =
        switch value {
        case .text(let text): quoted(text)
        case .bare(let text): text
        }
      return space() + quoted(name) + space() + ":" + space() + text + space()
    }
    return "{" + written.joined(separator: ",") + "}"
  }

  /// The text as a JSON string, each unit plain or escaped by chance.
  private mutating func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      let mustEscape = scalar == "\"" || scalar == "\\" || scalar.value < 0x20
      guard mustEscape || next(below: 4) == 0 else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16, uppercase: next(below: 2) == 0)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
