@testable import Browsing
import Catalog
import Testing

struct FormatTableTests {
  private let fields: [Field] = [.type, .name, .genre, .price, .description]
  private let state = ViewState.list(
    FormatSamples.list([FormatSamples.full, FormatSamples.song, FormatSamples.episode])
  )

  @Test func csvIsThatOfRFC4180() throws {
    #expect(
      try FormatSamples.text(state, .csv, fields: fields)
        == [
          "type,name,genre,price,description",
          "movie,Name,Genre,9.99,Description",
          #"song,"Say ""Hi"", <b>\o/</b>",,-1,"#,
          "podcast-episode,Tab\there,,0,\"One\nTwo\"",
          "",
        ].joined(separator: "\r\n")
    )
  }

  @Test func tsvEscapesWhatWouldEndACell() throws {
    #expect(
      try FormatSamples.text(state, .tsv, fields: fields) == """
        type\tname\tgenre\tprice\tdescription
        movie\tName\tGenre\t9.99\tDescription
        song\tSay "Hi", <b>\\\\o/</b>\t\t-1\t
        podcast-episode\tTab\\there\t\t0\tOne\\nTwo

        """
    )
  }

  @Test func withoutANamedFormatThereIsNoHeader() throws {
    #expect(
      try FormatSamples.text(state, nil) == """
        movie\t9223372036854775807\tName\tCreator\t2005-07-19\t9.99\tUSD\thttps://store.example/1
        song\t123\tSay "Hi", <b>\\\\o/</b>\t椎名林檎\t1998-12-31\t-1\tJPY\t\
        https://music.example/123?i=1&l=ja
        podcast-episode\t1000000000001\tTab\\there\t\t2021-03-04T05:06:07Z\t0\t\t

        """
    )
    #expect(
      try FormatSamples.text(state, nil, fields: [.id, .genre]) == """
        9223372036854775807\tGenre
        123\t
        1000000000001\t

        """
    )
  }

  @Test(arguments: [
    ("", "\"\""), (" ", " "), ("a", "a"), (",", "\",\""), ("\"", "\"\"\"\""), ("\r", "\"\r\""),
    ("\n", "\"\n\""), ("\r\n", "\"\r\n\""), ("a\"b\"\"c", "\"a\"\"b\"\"\"\"c\""), ("\t;", "\t;"),
    ("=1+1", "=1+1"), ("\u{1B}[31m", "\u{1B}[31m"), ("é,", "\"é,\""),
  ])
  func csvQuotesOnlyWhatNeedsIt(text: String, cell: String) throws {
    let written = try FormatSamples.text(FormatSamples.named([text]), .csv, fields: [.name])
    #expect(Array(written.utf8) == Array("name\r\n\(cell)\r\n".utf8))
  }

  @Test func aRowWithOneEmptyCellIsNoBlankLine() throws {
    let state = FormatSamples.named(["a", "b"])
    #expect(
      try FormatSamples.text(state, .csv, fields: [.note]) == "note\r\n\"\"\r\n\"\"\r\n"
    )
    #expect(
      try FormatSamples.text(state, .csv, fields: [.note, .note]) == "note,note\r\n,\r\n,\r\n"
    )
    #expect(try FormatSamples.text(state, nil, fields: [.note]) == "\n\n")
  }

  @Test(arguments: [
    ("\t", #"\t"#), ("\n", #"\n"#), ("\r", #"\r"#), ("\r\n", #"\r\n"#), (#"\"#, #"\\"#),
    (#"\n"#, #"\\n"#), (#"a\\"#, #"a\\\\"#), ("a\tb\tc", #"a\tb\tc"#), ("\u{1B}", "\u{1B}"),
    ("\u{0}", "\u{0}"), ("\u{85}\u{2028}", "\u{85}\u{2028}"), ("", ""),
  ])
  func tsvEscapesFourCharacters(text: String, cell: String) throws {
    let written = try FormatSamples.text(FormatSamples.named([text]), .tsv, fields: [.name])
    #expect(Array(written.utf8) == Array("name\n\(cell)\n".utf8))
  }

  @Test(arguments: [
    "\u{0}", "\u{7}", "\u{8}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{85}", "\u{90}",
    "\u{9B}", "\u{9D}", "\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}",
    "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}",
  ])
  func onATerminalControlsAreReplaced(control: String) throws {
    let state = FormatSamples.named(["“a”\(control)ü\(control)\(control)"])
    for format in [DataFormat.csv, .tsv] {
      let written = try FormatSamples.text(state, format, fields: [.name], forTerminal: true)
      let end = format == .csv ? "\r\n" : "\n"
      #expect(written == "name\(end)“a”\u{FFFD}ü\u{FFFD}\u{FFFD}\(end)")
      // Elsewhere data is data.
      let data = try FormatSamples.text(state, format, fields: [.name])
      #expect(data == "name\(end)“a”\(control)ü\(control)\(control)\(end)")
    }
  }

  @Test(arguments: [
    " ", "~", "\u{A0}", "\u{AD}", "é", "\u{61B}", "\u{61D}", "\u{600}", "\u{200B}", "\u{200C}",
    "\u{200D}", "\u{2010}", "\u{2027}", "\u{202F}", "\u{2065}", "\u{2070}", "€", "\u{FEFF}",
    "\u{FFFD}", "👩‍👩‍👧", "\u{10FFFF}",
  ])
  func onATerminalEverythingElseStays(text: String) throws {
    let state = FormatSamples.named([text])
    let written = try FormatSamples.text(state, .tsv, fields: [.name], forTerminal: true)
    #expect(Array(written.utf8) == Array("name\n\(text)\n".utf8))
  }

  @Test func onATerminalNoLineEndOrTabComesFromACell() throws {
    let state = FormatSamples.named(["a\r\nb\tc\\\u{1B}"])
    #expect(
      try FormatSamples.text(state, .csv, fields: [.name], forTerminal: true)
        == "name\r\na\u{FFFD}\u{FFFD}b\u{FFFD}c\\\u{FFFD}\r\n"
    )
    #expect(
      try FormatSamples.text(state, nil, fields: [.name], forTerminal: true)
        == "a\\r\\nb\\tc\\\\\u{FFFD}\n"
    )
  }

  @Test func aPriceThatIsNoNumberIsEmpty() throws {
    var item = FormatSamples.song
    item.price = .nan
    item.averageRating = -.infinity
    let state = ViewState.list(FormatSamples.list([item]))
    let fields: [Field] = [.price, .id, .averageRating]
    #expect(try FormatSamples.text(state, nil, fields: fields) == "\t123\t\n")
    #expect(
      try FormatSamples.text(state, .jsonl, fields: fields)
        == "{\"price\":null,\"id\":123,\"average_rating\":null}\n"
    )
  }
}
