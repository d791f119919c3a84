import Testing

@testable import LineEditing

@Suite struct InputFilterTests {
  /// What a filter makes of bytes that come in one piece.
  private func events(_ bytes: [UInt8]) -> [InputEvent] {
    var filter = InputFilter()
    return bytes.flatMap { filter.feed($0) }
  }

  private func text(_ text: String) -> [InputEvent] {
    text.unicodeScalars.map { $0.value < 0x20 ? .control(UInt8($0.value)) : .text($0) }
  }

  @Test(
    arguments: [
      "plain", "café", "日本語", "Ж語め", "👍🏽", "e\u{301}", "\u{A0}¿ÿ", "~[]OP;1",
    ] as [Typed]
  )
  func textComesThrough(typed: Typed) {
    #expect(events(typed.bytes) == text(typed.text))
  }

  static let keys: [(Typed, EditingKey)] = [
    ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
    ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left),
    ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
    ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
    ("\u{1B}[3~", .deleteForward), ("\u{1B}[3;5~", .deleteWordForward),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
    ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;5D", .wordLeft), ("\u{1B}[1;3C", .wordRight),
    ("\u{1B}[1;2D", .left), ("\u{1B}[5D", .wordLeft), ("\u{1B}Oc", .wordRight),
    ("\u{1B}Od", .wordLeft), ("\u{1B}O5C", .wordRight), ("\u{1B}\u{1B}[D", .left),
    ("\u{1B}b", .wordLeft), ("\u{1B}f", .wordRight), ("\u{1B}d", .deleteWordForward),
    ("\u{1B}\u{7F}", .deleteWordBackward), ("\u{1B}\u{8}", .deleteWordBackward),
    ("\u{1B}u", .uppercaseWord), ("\u{1B}l", .lowercaseWord), ("\u{1B}c", .capitalizeWord),
    ("\u{1B}p", .previousMatch), ("\u{1B}n", .nextMatch),
  ]

  @Test(arguments: keys)
  func keysAreKnownInEveryForm(typed: Typed, key: EditingKey) {
    #expect(
      events(Array("a".utf8) + typed.bytes + Array("b".utf8)) == [
        .text("a"), .key(key), .text("b"),
      ]
    )
  }

  @Test(
    arguments: [
      // Replies: another colour (BEL, ST), more attributes, colour scheme, mode, focus, a version.
      "\u{1B}]10;rgb:1e1e/1e1e/1e1e\u{7}", "\u{1B}]4;11;rgb:1e1e/1e1e/1e1e\u{1B}\\",
      "\u{1B}[>41;354;0c", "\u{1B}[?997;1n", "\u{1B}[?2026;2$y",
      "\u{1B}[I", "\u{1B}[O", "\u{1B}[12;40R", "\u{1B}P>|XTerm(379)\u{1B}\\",
      "\u{1B}P1$r0m\u{1B}\\",
      // Keys without a meaning here.
      "\u{1B}[24~", "\u{1B}OP", "\u{1B}[[A", "\u{1B}[1;2P", "\u{1B}[Z", "\u{1B}[2~", "\u{1B}[201~",
      "\u{1B}[27;5;13~", "\u{1B}[13;5u", "\u{1B}x", "\u{1B}\u{1B}[99~", "\u{1B}[999999999999~",
      // Typed C1 controls.
      "\u{9B}", "\u{80}\u{81}\u{90}",
    ] as [Typed]
  )
  func repliesAndUnknownSequencesAreDroppedWhereverTheyAreCut(typed: Typed) {
    let expected: [InputEvent] = [.text("a"), .text("é"), .text("b")]
    for cut in 0...typed.bytes.count {
      var filter = InputFilter()
      // The pieces of a real terminal are separate reads; between them nothing may come out.
      var found = filter.feed(UInt8(ascii: "a"))
      for byte in typed.bytes[..<cut] { found += filter.feed(byte) }
      #expect(found == [.text("a")])
      for byte in typed.bytes[cut...] { found += filter.feed(byte) }
      for byte in "éb".utf8 { found += filter.feed(byte) }
      #expect(found == expected, "cut at \(cut)")
    }
  }

  @Test(
    arguments: [
      ("\u{1B}\r", [.control(0x0D)]),
      ("\u{1B}[\r", [.control(0x0D)]),
      ("\u{1B}[1;\ra", [.control(0x0D), .text("a")]),
      ("\u{1B}O\r", [.control(0x0D)]),
      ("\u{1B}]1\r", [.control(0x0D)]),
      ("\u{1B}]x", [.text("x")]),
      ("\u{1B}Px", [.text("x")]),
      ("\u{1B}P12 m", [.text("1"), .text("2"), .text(" "), .text("m")]),
      ("\u{1B}P1\r", [.text("1"), .control(0x0D)]),
      ("\u{1B}]11;?\u{1B}[A", [.key(.up)]),
      ("\u{1B}é", [.text("é")]),
      ("\u{1B}[é", [.text("é")]),
      ("\u{1B}[A\u{4}", [.key(.up), .control(4)]),
    ] as [(Typed, [InputEvent])]
  )
  func aBrokenSequenceDoesNotSwallowTheNextKey(typed: Typed, expected: [InputEvent]) {
    #expect(events(typed.bytes) == expected)
  }

  static let background = TerminalReply.background("rgb:1e1e/1e1e/1e1e")
  static let replies: [(Typed, TerminalReply)] = [
    ("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}", background),
    ("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", background),
    ("\u{1B}]11;rgb:f/8/0\u{7}", .background("rgb:f/8/0")),
    ("\u{1B}]11;rgb:ff/80/00\u{1B}\\", .background("rgb:ff/80/00")),
    ("\u{1B}]11;rgb:fff/80/0\u{7}", .background("rgb:fff/80/0")),
    ("\u{1B}]11;rgba:1e1e/1e1e/1e1e/ffff\u{7}", .background("rgba:1e1e/1e1e/1e1e/ffff")),
    ("\u{1B}]11;#1e1e1e\u{7}", .background("#1e1e1e")),
    ("\u{1B}[?64;1;2;6;22c", .attributes), ("\u{1B}[?6c", .attributes),
  ]

  @Test(arguments: replies)
  func repliesAreToldWhereverTheyAreCut(typed: Typed, reply: TerminalReply) {
    for cut in 0...typed.bytes.count {
      var filter = InputFilter()
      var found = filter.feed(UInt8(ascii: "a"))
      for byte in typed.bytes[..<cut] { found += filter.feed(byte) }
      for byte in typed.bytes[cut...] { found += filter.feed(byte) }
      for byte in "éb".utf8 { found += filter.feed(byte) }
      #expect(
        found == [.text("a"), .reply(reply), .text("é"), .text("b")],
        "cut at \(cut)"
      )
    }
  }

  @Test(
    arguments: [
      // Its end got lost: a word was typed behind it, or the next reply came.
      ("\u{1B}]11;rgb:1e1e/1e1e/1e1esolaris", [.reply(background)], "solaris"),
      ("\u{1B}]11;rgb:1e1e/1e1e/1e1ebeef\r", [.reply(background)], "beef\r"),
      ("\u{1B}]11;rgb:1/2/3 x", [.reply(.background("rgb:1/2/3"))], " x"),
      ("\u{1B}]11;rgba:1e/1e/1e/ffx", [.reply(.background("rgba:1e/1e/1e/ff"))], "x"),
      (
        "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}[?6cx", [.reply(background), .reply(.attributes)], "x"
      ),
      // It never goes on, and a search is typed.
      ("\u{1B}]11;rgb:1e1e/search x\r", [], "search x\r"),
      ("\u{1B}]11;rsearch x\r", [], "search x\r"), ("\u{1B}]1search x\r", [], "search x\r"),
      ("\u{1B}]11;rgb:1e/search cafe\r", [], "search cafe\r"),
      // Its middle got lost: the colour cannot be told, and the next key is not swallowed.
      ("\u{1B}]11;rgb:1e1e/\u{1B}[?6cx", [.reply(.attributes)], "x"),
      ("\u{1B}]11;\u{7}x", [], "x"),
    ] as [(Typed, [InputEvent], String)]
  )
  func aBrokenReplySwallowsNoKey(typed: Typed, replies: [InputEvent], typedBehind: String) {
    #expect(events(typed.bytes) == replies + text(typedBehind))
  }

  /// Keys are pressed while the first half is there and the second is not.
  @Test(
    arguments: ["x", "search x", "search cafe", "日本 é"],
    ["\u{7}", "\u{1B}\\"]
  )
  func whatIsTypedIntoAReplyIsKeptAndTheReplyIsNotTyped(keys: String, end: String) {
    let reply = Array(("\u{1B}]11;rgb:1e1e/1e1e/1e1e" + end).utf8)
    // Behind ESC the first key would be an Alt key; before the end the reply is whole without it.
    for cut in 3..<(reply.count - end.utf8.count) {
      let found = events(Array("a".utf8) + reply[..<cut] + Array(keys.utf8) + reply[cut...])
      #expect(found == text("a" + keys) + [.reply(Self.background)], "cut at \(cut)")
    }
  }

  @Test func aLoneEscapeWaitsForTheNextByte() {
    var filter = InputFilter()
    #expect(filter.feed(0x1B) == [])
    #expect(filter.feed(UInt8(ascii: "b")) == [.key(.wordLeft)])
  }

  @Test func aReplyBehindALoneEscapeIsStillOne() {
    #expect(
      events(Array("\u{1B}\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\\u{1B}[A".utf8)) == [
        .reply(Self.background), .key(.up),
      ]
    )
  }

  @Test func aReplyThatDoesNotStopIsDroppedAndWhatIsTypedBehindItIsNot() {
    for begin in ["\u{1B}]11;rgb:", "\u{1B}]11;rgb:1e1e/1e1e/1e1e"] {
      let flood = Array(begin.utf8) + Array(repeating: UInt8(ascii: "f"), count: 100_000)
      var found = events(flood + Array("search x\r".utf8))
      found.removeAll { if case .reply = $0 { true } else { false } }
      #expect(found == text("search x\r"))
    }
  }

  @Test func aReplyWithoutAnEndSwallowsOnlySoMuch() {
    let bytes = Array("\u{1B}]1".utf8) + Array(repeating: UInt8(ascii: "x"), count: 2_000)
    #expect(events(bytes).count > 1_000)
    let numbers = Array("\u{1B}[".utf8) + Array(repeating: UInt8(ascii: "1"), count: 200)
    #expect(events(numbers).count > 100)
  }

  @Test(
    arguments: [
      [0xFF], [0xC3, 0x28], [0xE2, 0x82], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0x80], [0xE0, 0x80, 0xAF], [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]]
  )
  func invalidBytesAreDropped(bytes: [UInt8]) {
    let found = events(Array("a".utf8) + bytes + Array("b".utf8))
    #expect(found.first == .text("a"))
    #expect(found.last == .text("b"))
    #expect(found.allSatisfy { $0 == .text("a") || $0 == .text("b") || $0 == .text("(") })
  }

  @Test(
    arguments: [
      ("one line", "one line"),
      ("search a\nget 1\r\nget 2\r\n", "search a get 1 get 2"),
      ("\n\n  a \t\r\n b\u{1B}[31m\u{7}\u{9B}c\u{7F}  \n", "a   b[31mc"),
      ("日本\n語\u{2028}é", "日本 語 é"),
      ("\r\n\t", ""),
      ("ends with \u{1B}", "ends with"),
      ("\u{1B}[201\u{1B}[20 x", "[201[20 x"),
    ] as [(Typed, String)]
  )
  func aPasteIsOneLineWhereverItIsCut(typed: Typed, line: String) {
    let bytes = Array("\u{1B}[200~".utf8) + typed.bytes + Array("\u{1B}[201~".utf8)
    for cut in 0...bytes.count {
      var filter = InputFilter()
      var found = bytes[..<cut].flatMap { filter.feed($0) }
      found += bytes[cut...].flatMap { filter.feed($0) }
      found += filter.feed(UInt8(ascii: "!"))
      #expect(found == [.paste(line, isCut: false), .text("!")])
    }
  }

  @Test func aHugePasteIsCut() {
    var filter = InputFilter()
    var found = Array("\u{1B}[200~".utf8).flatMap { filter.feed($0) }
    #expect(filter.isInsidePaste)
    for _ in 0..<100_000 { found += filter.feed(UInt8(ascii: "a")) }
    for byte in "\u{1B}[201~".utf8 { found += filter.feed(byte) }
    #expect(
      found == [.paste(String(repeating: "a", count: InputFilter.pasteLimit), isCut: true)]
    )
    #expect(filter.isInsidePaste == false)
  }

  @Test(arguments: ["\u{1B}[200~half a paste", "\u{1B}", "\u{1B}[1;", "\u{1B}]11;rgb"] as [Typed])
  func aResetForgetsWhatIsHalfRead(typed: Typed) {
    var filter = InputFilter()
    for byte in typed.bytes { #expect(filter.feed(byte) == []) }
    filter.reset()
    #expect(filter.feed(UInt8(ascii: "a")) == [.text("a")])
  }
}
