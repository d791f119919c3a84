@testable import Browsing
import Catalog
import Records
import Testing

struct FormatNoticeTests {
  private let rows = [
    SettingRow(key: .media, value: "movies", origin: .set),
    SettingRow(key: .lang, value: "", origin: .standard),
    SettingRow(key: .country, value: "gb", origin: .environment),
    SettingRow(key: .limit, value: "50", origin: .option),
  ]

  private func text(
    _ notice: Notice,
    _ format: DataFormat?,
    _ words: [String] = []
  ) throws -> String {
    let bytes = DataWriter(format: format, fields: [.name]).bytes(of: notice, text: words)
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  @Test(arguments: [
    (
      DataFormat.json as DataFormat?,
      """
      {"schema":1,"kind":"settings","query":null,"source":null,"fetched_at":null,"count":4,\
      "skipped":0,"items":[
      {"key":"media","value":"movies","origin":"set"},
      {"key":"lang","value":"","origin":"default"},
      {"key":"country","value":"gb","origin":"environment"},
      {"key":"limit","value":"50","origin":"option"}
      ]}

      """
    ),
    (
      .jsonl,
      """
      {"key":"media","value":"movies","origin":"set"}
      {"key":"lang","value":"","origin":"default"}
      {"key":"country","value":"gb","origin":"environment"}
      {"key":"limit","value":"50","origin":"option"}

      """
    ),
    (
      .csv,
      "key,value,origin\r\nmedia,movies,set\r\nlang,,default\r\ncountry,gb,environment\r\n"
        + "limit,50,option\r\n"
    ),
    (
      .tsv,
      "key\tvalue\torigin\nmedia\tmovies\tset\nlang\t\tdefault\ncountry\tgb\tenvironment\n"
        + "limit\t50\toption\n"
    ),
    (
      nil,
      "media\tmovies\tset\nlang\t\tdefault\ncountry\tgb\tenvironment\nlimit\t50\toption\n"
    ),
  ])
  func settingsHaveRowsOfTheirOwn(format: DataFormat?, data: String) throws {
    #expect(try text(.settings(rows), format, ["words"]) == data)
  }

  @Test func aChangedSettingIsItsRow() throws {
    #expect(try text(.changed(rows[0]), nil) == "media\tmovies\tset\n")
    #expect(
      try text(.changed(rows[0]), .json) == """
        {"schema":1,"kind":"settings","query":null,"source":null,"fetched_at":null,"count":1,\
        "skipped":0,"items":[
        {"key":"media","value":"movies","origin":"set"}
        ]}

        """
    )
  }

  @Test(arguments: [DataFormat.csv, .tsv, nil])
  func helpIsItsText(format: DataFormat?) throws {
    #expect(try text(.help(nil), format, ["A, \"b\"", "", "\tc"]) == "A, \"b\"\n\n\tc\n")
  }

  @Test func helpInJSONIsALineAnItem() throws {
    #expect(
      try text(.help(nil), .json, ["a \"b\"", ""]) == """
        {"schema":1,"kind":"help","query":null,"source":null,"fetched_at":null,"count":2,\
        "skipped":0,"items":[
        {"line":"a \\"b\\""},
        {"line":""}
        ]}

        """
    )
    #expect(try text(.help(nil), .jsonl, ["a", "b"]) == "{\"line\":\"a\"}\n{\"line\":\"b\"}\n")
  }

  @Test(arguments: [DataFormat.json, .jsonl, .csv, .tsv, nil])
  func wordsAboutTheRunAreNoData(format: DataFormat?) throws {
    let notices: [Notice] = [
      .refused(.emptySearch), .nothing(.back), .atTheEnd(.forward), .noPage(9, of: 2),
      .nothingToRetry, .nothingToReload, .noList, .notArranged(nil), .needsRow(.more),
      .nothingBelongs(FormatSamples.song), .lacks(.open, [FormatSamples.song]), .unknownItems([7]),
      .screenGone, .cancelled, .moreFound(2),
      .interrupted(.request(.search(Query(term: "x")))),
    ]
    for notice in notices { #expect(try text(notice, format, ["words"]) == "") }
  }
}
