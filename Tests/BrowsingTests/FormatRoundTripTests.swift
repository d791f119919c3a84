@testable import Browsing
import Catalog
import Foundation
import TestSupport
import Testing

/// What is written is read back by readers that know only the format.
struct FormatRoundTripTests {
  @Test(arguments: 1...20)
  func csvIsReadBack(seed: Int) throws {
    let names = RandomText(seed: seed).take(20)
    let bytes = DataWriter(format: .csv, fields: [.name, .id, .name, .note])
      .bytes(of: FormatSamples.named(names))
    let rows = try CSVReader.rows(bytes)
    #expect(rows.first == ["name", "id", "name", "note"].map { Array($0.utf8) })
    #expect(rows.dropFirst().elementsEqual(cells(of: names)))
  }

  @Test(arguments: 1...20)
  func tsvIsReadBack(seed: Int) throws {
    let names = RandomText(seed: seed).take(20)
    let bytes = DataWriter(format: nil, fields: [.name, .id, .name, .note])
      .bytes(of: FormatSamples.named(names))
    #expect(try TSVReader.rows(bytes).elementsEqual(cells(of: names)))
  }

  @Test(arguments: 1...20)
  func jsonIsReadBackByFoundation(seed: Int) throws {
    let names = RandomText(seed: seed).take(20)
    let bytes = DataWriter(format: .json).bytes(of: FormatSamples.named(names))
    let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    #expect(document.items.map { Array($0.name.utf8) } == names.map { Array($0.utf8) })
    #expect(document.items.map(\.id) == Array(0..<20))
  }

  @Test(arguments: 1...20)
  func jsonHoldsNothingThatATerminalObeys(seed: Int) throws {
    let state = FormatSamples.named(RandomText(seed: seed).take(20))
    for format in [DataFormat.json, .jsonl] {
      let text = try FormatSamples.text(state, format)
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !Self.isControl($0) })
      let lines = text.utf8.count { $0 == 0x0A }
      #expect(lines == (format == .json ? 22 : 20))
    }
  }

  @Test(arguments: 1...20)
  func onATerminalTablesHoldOnlyTheirOwnControls(seed: Int) throws {
    let state = FormatSamples.named(RandomText(seed: seed).take(20))
    let csv = try FormatSamples.text(state, .csv, fields: [.id, .name], forTerminal: true)
    let lines = csv.split(separator: "\r\n")
    #expect(lines.count == 21)
    #expect(lines.allSatisfy { !$0.unicodeScalars.contains(where: Self.isControl) })
    let tsv = try FormatSamples.text(state, .tsv, fields: [.id, .name], forTerminal: true)
    #expect(tsv.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || !Self.isControl($0) })
    #expect(tsv.utf8.count { $0 == 0x09 } == 21)
    #expect(tsv.utf8.count { $0 == 0x0A } == 21)
  }

  @Test func numbersOfEverySizeAreReadBack() throws {
    var random = SeededGenerator(seed: 7)
    let numbers = (0..<2000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    let items = numbers.map { number in
      var item = Item(id: ItemID(.app, .max), country: "us")
      item.name = ""
      item.price = number
      return item
    }
    let state = ViewState.list(FormatSamples.list(items))
    let bytes = DataWriter(format: .json).bytes(of: state)
    let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    #expect(document.items.map(\.price) == numbers)
    #expect(document.items.allSatisfy { $0.id == .max })
    let texts = try TSVReader.rows(DataWriter(format: nil, fields: [.price]).bytes(of: state))
    #expect(texts.map { Double(String(decoding: $0[0], as: UTF8.self)) } == numbers)
  }

  private func cells(of names: [String]) -> [[[UInt8]]] {
    names.enumerated().map { index, name in
      [Array(name.utf8), Array(String(index).utf8), Array(name.utf8), []]
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.generalCategory == .control || properties.isBidiControl
      || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private struct Document: Decodable {
    struct Item: Decodable {
      var id: Int64
      var name: String
      var price: Double?
    }

    var items: [Item]
  }
}

/// Texts of what breaks writers and readers, the same for the same seed.
private struct RandomText {
  private let generator: SeededGenerator

  private static let pieces = [
    "a", "Z", "0", " ", ",", "\"", "\"\"", "'", "\\", "\\n", "\\t", "/", "\n", "\r", "\r\n", "\t",
    "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{80}", "\u{9B}31m", "\u{9D}0;x\u{9C}", "\u{A0}", "¨", "é",
    "e\u{301}", "\u{61C}", "؟", "\u{200D}", "\u{200E}", "\u{2028}", "\u{2029}", "\u{202E}",
    "\u{2066}", "“", "”", "€", "本", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "🎬", "👩‍👩‍👧", "\u{10FFFF}",
  ]

  init(seed: Int) {
    generator = SeededGenerator(seed: UInt64(seed))
  }

  func take(_ count: Int) -> [String] {
    var generator = generator
    return (0..<count).map { _ in
      let length = Int.random(in: 0...12, using: &generator)
      return (0..<length).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
    }
  }
}

private struct Malformed: Error {}

/// Reads RFC 4180 and nothing looser.
private enum CSVReader {
  static func rows(_ bytes: [UInt8]) throws -> [[[UInt8]]] {
    var rows: [[[UInt8]]] = []
    var row: [[UInt8]] = []
    var index = 0
    while index < bytes.count {
      row.append(try cell(bytes, &index))
      guard index < bytes.count else { throw Malformed() }
      if bytes[index] == UInt8(ascii: ",") {
        index += 1
        continue
      }
      guard bytes[index...].starts(with: [0x0D, 0x0A]) else { throw Malformed() }
      index += 2
      rows.append(row)
      row = []
    }
    guard row.isEmpty else { throw Malformed() }
    return rows
  }

  private static func cell(_ bytes: [UInt8], _ index: inout Int) throws -> [UInt8] {
    var cell: [UInt8] = []
    let quote = UInt8(ascii: "\"")
    guard index < bytes.count, bytes[index] == quote else {
      while index < bytes.count, bytes[index] != UInt8(ascii: ","), bytes[index] != 0x0D {
        guard bytes[index] != quote, bytes[index] != 0x0A else { throw Malformed() }
        cell.append(bytes[index])
        index += 1
      }
      return cell
    }
    index += 1
    while index < bytes.count {
      if bytes[index] == quote {
        index += 1
        guard index < bytes.count, bytes[index] == quote else { return cell }
      }
      cell.append(bytes[index])
      index += 1
    }
    throw Malformed()
  }
}

/// Reads tab-separated lines with backslash escapes.
private enum TSVReader {
  static func rows(_ bytes: [UInt8]) throws -> [[[UInt8]]] {
    guard bytes.last == 0x0A else { throw Malformed() }
    return try bytes.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { line in
        try line.split(separator: 0x09, omittingEmptySubsequences: false).map(cell)
      }
  }

  private static func cell(_ bytes: ArraySlice<UInt8>) throws -> [UInt8] {
    var cell: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        guard byte != 0x0D else { throw Malformed() }
        cell.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "t"): cell.append(0x09)
      case UInt8(ascii: "n"): cell.append(0x0A)
      case UInt8(ascii: "r"): cell.append(0x0D)
      case UInt8(ascii: "\\"): cell.append(UInt8(ascii: "\\"))
      default: throw Malformed()
      }
    }
    return cell
  }
}
