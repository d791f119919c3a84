@testable import Catalog
import Testing

struct RecordKeyTests {
  private let table = RecordKeyTable()

  private func index(_ name: String) -> Int? {
    let bytes = Array("{\"\(name)\"".utf8)
    return table.index(spelling: 2..<bytes.count - 1, in: bytes)
  }

  @Test func everyKeyIsFoundUnderItsName() {
    for key in RecordKey.allCases { #expect(index(key.stringValue) == key.rawValue) }
  }

  @Test func aNameThatIsNearlyAKeyIsNone() {
    for key in RecordKey.allCases {
      let name = key.stringValue
      let others = [
        name + "x", "x" + name, String(name.dropLast()), String(name.dropFirst()),
        name.uppercased(),
        String(name.reversed()),
      ]
      for other in others where RecordKey.allCases.allSatisfy({ $0.stringValue != other }) {
        #expect(index(other) == nil, "\(other)")
      }
    }
  }
}
