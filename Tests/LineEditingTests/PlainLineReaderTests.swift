import Testing

@testable import LineEditing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct PlainLineReaderTests {
  static let table: [(Typed, [String])] = [
    ("", []),
    ("a\nb\n", ["a", "b"]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\r", ["a", "b"]),
    ("a\nb\r\nc\rd", ["a", "b", "c", "d"]),
    ("a\n\nb\r\n\r\n\r", ["a", "", "b", "", ""]),
    ("\n", [""]),
    ("\r\n", [""]),
    ("open end", ["open end"]),
    ("\u{FEFF}first\nsecond", ["first", "second"]),
    ("\u{FEFF}\n\u{FEFF}x", ["", "\u{FEFF}x"]),
    ("日本\r\né\u{301}\n", ["日本", "é\u{301}"]),
    ("nul\0inside\n", ["nul\u{FFFD}inside"]),
  ]

  @Test(arguments: table)
  func linesAreSplitWhereverTheBytesAreCut(typed: Typed, lines: [String]) {
    for cut in 0...typed.bytes.count {
      var splitter = LineSplitter()
      splitter.feed(typed.bytes[..<cut])
      splitter.feed(typed.bytes[cut...])
      splitter.finish()
      var found: [String] = []
      while let piece = splitter.nextLine() {
        if case .line(let text) = piece { found.append(text) }
      }
      #expect(found.map { Array($0.utf8) } == lines.map { Array($0.utf8) }, "cut at \(cut)")
    }
  }

  @Test func aLineIsThereAsSoonAsItsEndIs() {
    var splitter = LineSplitter()
    splitter.feed(Array("one\rtw".utf8))
    #expect(splitter.nextLine() == .line("one"))
    #expect(splitter.nextLine() == nil)
    splitter.feed(Array("o\r".utf8))
    #expect(splitter.nextLine() == .line("two"))
    splitter.feed(Array("\nthree".utf8))
    #expect(splitter.hasLine == false)
  }

  @Test func invalidBytesAreRepaired() {
    var splitter = LineSplitter()
    splitter.feed([0x61, 0xFF, 0x62, 0x0A])
    #expect(splitter.nextLine() == .line("a\u{FFFD}b"))
  }

  @Test func aLineThatIsTooLongIsSkipped() {
    var splitter = LineSplitter(limit: 4)
    splitter.feed(Array("abcd\nabcde\nxy\nlong without end".utf8))
    splitter.finish()
    #expect(splitter.nextLine() == .line("abcd"))
    #expect(splitter.nextLine() == .tooLong)
    #expect(splitter.nextLine() == .line("xy"))
    #expect(splitter.nextLine() == .tooLong)
    #expect(splitter.nextLine() == nil)
  }

  @Test func aPipeIsReadToItsEnd() throws {
    var ends: [CInt] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var reader = PlainLineReader(descriptor: ends[0])
    #expect(write(ends[1], "one\ntw", 6) == 6)
    #expect(reader.receive() == .line("one"))
    #expect(reader.hasPendingInput == false)
    #expect(write(ends[1], "o\nthree", 7) == 7)
    #expect(reader.next() == .line("two"))
    close(ends[1])
    #expect(reader.next() == .line("three"))
    #expect(reader.next() == .endOfInput)
    #expect(reader.receive() == .endOfInput)
  }

  @Test func emptyClosedAndUnreadableInputsEnd() throws {
    let empty = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(empty) }
    var reader = PlainLineReader(descriptor: empty)
    #expect(reader.next() == .endOfInput)
    var closed = PlainLineReader(descriptor: -1)
    #expect(closed.next() == .endOfInput)
    let folder = open("/", O_RDONLY | O_CLOEXEC)
    defer { close(folder) }
    var unreadable = PlainLineReader(descriptor: folder)
    #expect(unreadable.next() == .failed(LineEditingError(code: .readFailed, systemError: EISDIR)))
  }
}
