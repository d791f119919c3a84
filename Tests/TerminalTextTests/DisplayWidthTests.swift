@testable import TerminalText
import TestSupport
import Testing

struct DisplayWidthTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var text: String
    var cells: Int
    var isPlain: Bool

    init(_ text: String, _ cells: Int, plain: Bool = true) {
      self.text = text
      self.cells = cells
      isPlain = plain
    }

    var testDescription: String {
      text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
        .joined(separator: " ")
    }
  }

  static let plainSamples = [
    Sample("", 0),
    Sample("Blade Runner 2049", 17),
    Sample("~!@#$%^&*()_+", 13),
    Sample("\u{A0}", 1),
    Sample("é", 1),
    Sample("Ångström Straße", 15),
    Sample("Война и мир", 11),
    Sample("Ελλάδα", 6),
    Sample("“quoted” – ‘so’", 15),
    Sample("…", 1),
    Sample("·", 1),
    Sample("▲2 ▼1", 5),
    Sample("┌─┐│└┘", 6),
    Sample("▁▂▃▄▅▆▇█", 8),
    Sample("⠹⠿", 2),
    Sample("›", 1),
    Sample("€ £ ¥", 5),
    Sample("×÷±", 3),
    Sample("½", 1),
    Sample("™ © ®", 5),
    Sample("❤", 1),
    Sample("☎", 1),
    Sample("♥♪", 2),
    Sample("↗", 1),
    Sample("日本語タイトル", 14),
    Sample("ブレードランナー", 16),
    Sample("ひらがな", 8),
    Sample("ﾊﾝｶｸ", 4),
    Sample("ＦＵＬＬ", 8),
    Sample("１９８２", 8),
    Sample("￥", 2),
    Sample("、。「」", 8),
    Sample("　", 2),
    Sample("한글", 4),
    Sample("渡辺信一郎", 10),
    Sample("𠮷野家", 6),
    Sample("〰㊗㊙", 6),
    Sample("שלום", 4),
    Sample("مرحبا", 5),
    Sample("ქართული", 7),
    Sample("አማርኛ", 4),
    Sample("กขค", 3),
    Sample("\u{0E01}\u{0E33}", 2),
    Sample("\u{FFFD}", 1),
    Sample("\u{F8FF}", 1),
    Sample("𝕊𝕎", 2),
    Sample("ㄱ", 2),
    Sample("\u{1112}", 2),
  ]

  static let uncertainSamples = [
    Sample("e\u{301}", 1),
    Sample("e" + String(repeating: "\u{301}", count: 10), 1),
    Sample("o\u{308}\u{304}x", 2),
    Sample("か\u{3099}", 2),
    Sample("สวัสดี", 4),
    Sample("नमस्ते", 4),
    Sample("हिन्दी", 5),
    Sample("தமிழ்", 4),
    Sample("בְּרֵאשִׁית", 6),
    Sample("العَرَبِيَّة", 7),
    Sample("می\u{200C}خواهم", 7),
    Sample("\u{0600}12", 3),
    Sample("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", 4),
    Sample("\u{1112}\u{1161}", 2),
    Sample("\u{AC00}\u{11A8}", 2),
    Sample("\u{1161}", 0),
    Sample("😀", 2),
    Sample("🎬 Films", 8),
    Sample("⌚⭐", 4),
    Sample("👍🏽", 2),
    Sample("☝🏽", 2),
    Sample("🏽", 2),
    Sample("a🏽", 3),
    Sample("👨‍👩‍👧‍👦", 2),
    Sample("👨‍👩‍👧‍👦 Family", 9),
    Sample("👩🏽‍🚀", 2),
    Sample("👩‍⚕️", 2),
    Sample("🏳️‍🌈", 2),
    Sample("❤️‍🔥", 2),
    Sample("❤\u{200D}🔥", 2),
    Sample("👩‍❤️‍💋‍👩", 2),
    Sample("🐻‍❄️x", 3),
    Sample("👍\u{200D}", 2),
    Sample("👍\u{200D}a", 3),
    Sample("👍\u{200B}🏽", 4),
    Sample("🇩🇪", 2),
    Sample("🇩🇪🇯🇵", 4),
    Sample("🇩", 1),
    Sample("🇩🇪🇯", 3),
    Sample("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    Sample("1\u{FE0F}\u{20E3}", 2),
    Sample("#\u{FE0F}\u{20E3}*\u{FE0F}\u{20E3}", 4),
    Sample("1\u{20E3}", 1),
    Sample("❤\u{FE0F}", 2),
    Sample("☎\u{FE0E}", 1),
    Sample("⌚\u{FE0E}", 1),
    Sample("😀\u{FE0E}", 1),
    Sample("©\u{FE0F}", 2),
    Sample("㊗\u{FE0F}", 2),
    Sample("㊗\u{FE0E}", 2),
    Sample("a\u{FE0F}", 1),
    Sample("葛\u{E0100}", 2),
    Sample("soft\u{AD}hyphen", 10),
    Sample("zero\u{200B}width", 9),
    Sample("\u{FEFF}mark", 4),
    Sample("\u{2068}שלום\u{2069}", 4),
    Sample("\u{202E}abc", 3),
    Sample("a\tb\u{7}", 2),
    Sample("\u{1B}[31m", 4),
    Sample("\u{9B}31m", 3),
    Sample("\u{7F}", 0),
    Sample("a\r\nb", 2),
    Sample("\u{1FAF9}", 1),
    Sample("\u{0BA8}\u{0BBF}", 2),
  ].map { Sample($0.text, $0.cells, plain: false) }

  @Test(arguments: plainSamples + uncertainSamples)
  func textTakesItsCells(_ sample: Sample) {
    let measure = DisplayWidth.Measure(cells: sample.cells, isPlain: sample.isPlain)
    #expect(DisplayWidth.measure(sample.text) == measure)
    #expect(DisplayWidth.of(sample.text) == sample.cells)
    #expect(DisplayWidth.needsPlacement(sample.text) == !sample.isPlain)
    #expect(sample.text.reduce(0) { $0 + DisplayWidth.of($1) } == sample.cells)
  }

  @Test func aClusterIsMeasuredAlone() {
    #expect(DisplayWidth.of(Character("a")) == 1)
    #expect(DisplayWidth.of(Character("日")) == 2)
    #expect(DisplayWidth.of(Character("👨‍👩‍👧‍👦")) == 2)
    #expect(DisplayWidth.of(Character("\r\n")) == 0)
  }

  @Test func theShortcutsAgreeWithTheTable() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      guard ScalarClass(scalar) != ScalarClass(searching: value) else { continue }
      Issue.record("U+\(String(value, radix: 16)) differs")
    }
  }

  @Test func theTablesAreSortedRunsOfKnownClasses() {
    for table in [UnicodeTables.widthClasses, UnicodeTables.rightToLeft] {
      #expect(table.first.map { $0 >> 8 } == 0)
      #expect(zip(table, table.dropFirst()).allSatisfy { $0 >> 8 < $1 >> 8 })
      #expect(table.allSatisfy { ScalarClass(rawValue: UInt8(truncatingIfNeeded: $0)) != nil })
    }
  }

  @Test(arguments: 0..<8)
  func aTextIsAsWideAsItsClusters(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let text = random.text(length: 30)
      let byCluster = text.reduce(0) { $0 + DisplayWidth.of($1) }
      #expect(DisplayWidth.of(text) == byCluster)
      #expect(text.allSatisfy { DisplayWidth.of($0) >= 0 })
      var walk = ClusterWalk(text)
      var clusters: [String] = []
      var cells = 0
      while let cluster = walk.next() {
        clusters.append(String(text[cluster.range]))
        cells += cluster.cells
      }
      #expect(clusters == text.map { String($0) })
      #expect(cells == byCluster)
    }
  }
}
