@testable import Browsing
import Catalog
import TestSupport
import Testing
import TerminalText

struct FilterFoldingTests {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x24F, 0x2010...0x2027, 0x3001...0x3029, 0x3041...0x3096, 0x30A0...0x30FF,
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
  ]

  private static func slow(_ text: String) -> [UInt8] {
    Array(Folding.fold(Cleaning.line(text)).utf8)
  }

  @Test func quickFoldingOfACharacterIsFolding() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let quick = QuickFolding.bytes(of: text)
      #expect((quick != nil) == Self.ranges.contains { $0.contains(value) })
      if let quick, quick != Self.slow(text) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func quickFoldingOfATextIsFolding(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<8 {
        let range = try #require(Self.ranges.randomElement(using: &generator))
        let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator))
        text.unicodeScalars.append(try #require(scalar))
      }
      let quick = try #require(QuickFolding.bytes(of: text))
      if quick != Self.slow(text) { Issue.record("\(text.debugDescription)") }
    }
  }

  @Test(arguments: ["e\u{301}", "か\u{3099}", "ｶﾞ", "Ёлка", "हिन्दी", "a\tb", "❤\u{FE0F}", "각\u{11A8}"])
  func allOthersTakeTheLongWay(text: String) {
    #expect(QuickFolding.bytes(of: text) == nil)
    #expect(FoldedText.bytes(of: text) == Self.slow(text))
  }

  @Test(arguments: [
    ("", ""), ("  ", ""), (" a  B ", "a b"), ("a\u{A0}\u{A0}b", "a b"), ("a\u{3000} b", "a b"),
    ("a\r\nb", "a b"),
    ("a\u{7}b", "ab"), (" é  ", "e"),
  ])
  func spacesAreSqueezed(text: String, folded: String) {
    #expect(FoldedText.bytes(of: text) == Array(folded.utf8))
  }

  @Test(arguments: [
    ("Mission: Impossible – Fallout", "mission impossible fallout"),
    ("Ocean’s Eleven", "oceans eleven"),
    ("R&B/Soul", "r b soul"), ("???", "???"), ("...a", "a"), ("C++", "c"),
    ("ブレード・ランナー", "ブレード ランナー"),
    ("हिन्दी गीत", "हिन्दी गीत"), ("", ""), ("2½", "2½"),
  ])
  func punctuationSeparatesWords(text: String, words: String) {
    #expect(FoldedText.words(of: text) == Array(words.utf8))
  }
}
