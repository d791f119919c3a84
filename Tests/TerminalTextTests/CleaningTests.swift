import TerminalText
import TestSupport
import Testing

struct CleaningTests {
  @Test(arguments: [
    ("Blade Runner", "Blade Runner"),
    ("", ""),
    ("A\u{9B}31mRED", "A31mRED"),
    ("\u{9D}0;owned\u{9C}", "0;owned"),
    ("\u{90}q\u{9C}", "q"),
    ("\u{1B}]52;c;eA==\u{7}", "]52;c;eA=="),
    ("\u{1B}[?1003h\u{1B}[?1049h", "[?1003h[?1049h"),
    ("a\u{0}b\u{7F}c", "abc"),
    ("a\tb\nc\rd\r\ne\u{85}f\u{2028}g\u{2029}h", "a b c d e f g h"),
    ("a\n\rb", "a  b"),
    ("abc\u{202E}def\u{202C}", "abcdef"),
    ("\u{2066}a\u{2069}\u{200E}\u{200F}\u{61C}", "a"),
    ("\u{FEFF}name", "name"),
    ("soft\u{AD}hyphen zero\u{200B}width word\u{2060}joiner", "softhyphen zerowidth wordjoiner"),
    ("\u{FFF9}base\u{FFFA}ruby\u{FFFB}", "baseruby"),
    ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"),
    ("e\u{202E}\u{301}", "é"),
    ("👨‍👩‍👧‍👦 ❤️ می\u{200C}خواهم 葛\u{E0100}", "👨‍👩‍👧‍👦 ❤️ می\u{200C}خواهم 葛\u{E0100}"),
    ("“日本語” · שלום", "“日本語” · שלום"),
  ])
  func aLineIsCleaned(raw: String, clean: String) {
    #expect(Cleaning.line(raw) == clean)
    #expect(Cleaning.isCleanLine(raw) == (raw == clean))
  }

  @Test(
    arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF, 0xE0001, 0xE007F] as [UInt32]
  )
  func noncharactersAndTagsAreRemoved(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(Cleaning.line("a\(scalar)b") == "ab")
    #expect(Cleaning.paragraphs("a\(scalar)b") == "ab")
  }

  @Test(arguments: [
    ("", ""),
    ("one\r\ntwo\rthree\u{2028}four\u{85}five", "one\ntwo\nthree\nfour\nfive"),
    ("one\n\n\n\ntwo", "one\n\ntwo"),
    ("one \t \n  \n two", "one\n\n two"),
    ("\r\n\r\n  one  \n\n", "  one"),
    ("a\tb", "a b"),
    ("a\u{200B}b\u{AD}c\u{1B}[0m", "a\u{200B}bc[0m"),
    ("a\u{0}\nb\r\u{0}\nc", "a\nb\nc"),
  ])
  func paragraphsAreCleaned(raw: String, clean: String) {
    #expect(Cleaning.paragraphs(raw) == clean)
  }

  @Test(arguments: 0..<8)
  func cleanTextHoldsNothingForbiddenAndStaysAsItIs(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let raw = random.text(length: 40)
      let line = Cleaning.line(raw)
      #expect(!line.unicodeScalars.contains { isForbidden($0) || $0 == "\u{200B}" || $0 == "\n" })
      #expect(Cleaning.line(line) == line)
      #expect(Cleaning.isCleanLine(line))
      let paragraphs = Cleaning.paragraphs(raw)
      #expect(!paragraphs.unicodeScalars.contains(where: isForbidden))
      #expect(!paragraphs.contains("\n\n\n") && !paragraphs.contains(" \n"))
      #expect(Cleaning.paragraphs(paragraphs) == paragraphs)
    }
  }

  /// States what must not get through in other words than the code does; U+000A is left out.
  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control: return scalar != "\n"
    case .lineSeparator, .paragraphSeparator, .surrogate: return true
    case .format:
      let joins = ["\u{200B}", "\u{200C}", "\u{200D}"].contains(scalar)
      return !joins && (properties.isDefaultIgnorableCodePoint || properties.isBidiControl)
    default: return properties.isNoncharacterCodePoint || (0xFFF0...0xFFFB).contains(scalar.value)
    }
  }

  @Test(arguments: [
    (
      "https://itunes.apple.com/us/movie/id594314564",
      "https://itunes.apple.com/us/movie/id594314564"
    ),
    ("HTTP://x", "HTTP://x"),
    ("http://[::1]:80/", "http://[::1]:80/"),
    ("https://x/\u{7}\u{1B}[2J", "https://x/%07%1B[2J"),
    ("https://x/\u{1B}\\", "https://x/%1B\\"),
    ("https://x/a b;c", "https://x/a%20b;c"),
    ("https://x/é日\u{9C}", "https://x/%C3%A9%E6%97%A5%C2%9C"),
    ("https://x/\u{7F}", "https://x/%7F"),
    ("https://x/%20", "https://x/%20"),
    ("https://münchen.de", "https://m%C3%BCnchen.de"),
  ])
  func addressesAreEncoded(raw: String, safe: String) {
    #expect(Address.safe(raw) == safe)
    #expect(Address.safe(safe) == safe)
  }

  @Test(arguments: [
    "", "https://", "http:///etc", "javascript:alert(1)", "file:///etc/hostname", "ftp://x/", "x",
    " https://x", "https:/x", "https://?x", "https://-x", "--log-file=/tmp/x", "https://\u{1B}[2J",
    "https://x/" + String(repeating: "a", count: 5_000),
    "https://x/" + String(repeating: "é", count: 400),
  ])
  func otherAddressesAreRefused(raw: String) {
    #expect(Address.safe(raw) == nil)
  }

  @Test(arguments: [
    ("abc", false), ("", false), ("日本語 éа", false), ("“…”", false), ("١٢", false), ("😀", false),
    ("שלום", true), ("abc مرحبا", true), ("ܐ", true), ("𐤀", true), ("𞤀", true), ("\u{FB2A}", true),
  ])
  func rightToLeftTextIsFound(text: String, isPresent: Bool) {
    #expect(RightToLeft.isPresent(in: text) == isPresent)
  }
}
