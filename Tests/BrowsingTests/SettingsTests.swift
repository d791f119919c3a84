@testable import Browsing
import Catalog
import Records
import Testing

struct SettingsTests {
  @Test func theNearestLayerCounts() throws {
    let japan = try #require(Storefront(code: "jp"))
    var layers = SettingsLayers(defaultCountry: japan, defaultLimit: 50)
    #expect(layers[.country] == SettingRow(key: .country, value: "jp", origin: .standard))
    #expect(layers[.limit].value == "50")
    layers = SettingsLayers(stored: [.country: "de"], defaultCountry: japan)
    #expect(layers[.country] == SettingRow(key: .country, value: "de", origin: .set))
    layers = SettingsLayers(environment: [.country: "fr"], stored: [.country: "de"])
    #expect(layers[.country] == SettingRow(key: .country, value: "fr", origin: .environment))
    layers = SettingsLayers(
      options: [.country: "gb"],
      environment: [.country: "fr"],
      stored: [.country: "de", .theme: "dark"]
    )
    #expect(layers[.country] == SettingRow(key: .country, value: "gb", origin: .option))
    #expect(layers[.theme] == SettingRow(key: .theme, value: "dark", origin: .set))
    #expect(layers.theme == .dark)
    #expect(layers.rows.map(\.key) == SettingKey.allCases)
  }

  @Test func whatIsNoValueIsPassedOver() {
    let layers = SettingsLayers(
      options: [.limit: "0"],
      environment: [.country: "UK", .media: "hype", .theme: "", .limit: "٣"],
      stored: [
        .explicit: "maybe", .lang: "english", .country: "gb", .links: "yes", .pictures: "auto",
        .player: "--no-terminal",
      ]
    )
    #expect(
      layers.rows.map(\.value) == [
        "all", "gb", "", "200", "yes", "auto", "365d", "auto", "on", "",
      ]
    )
    #expect(layers.player == nil)
  }

  @Test(
    arguments: [
      ("mpv", "mpv"), ("  mpv   --volume=50 -x ", "mpv --volume=50 -x"),
      ("/opt/a/mpv", "/opt/a/mpv"),
      ("", nil), ("  ", nil), ("-x", nil), ("mpv\u{1B}[2J", nil), ("mpv\u{0}", nil),
    ] as [(String, String?)]
  )
  func aPlayerIsAProgramAndItsArguments(typed: String, expected: String?) {
    #expect(SettingValue.canonical(typed, for: .player) == expected)
    #expect(SettingsLayers(environment: [.player: typed]).player == expected)
  }

  @Test(
    arguments: [
      ("all", .all), ("1d", .days(1)), ("90d", .days(90)), ("36500d", .days(36_500)),
      ("0d", nil), ("-1d", nil), ("d", nil), ("90", nil), ("90 d", nil), ("09d", nil),
      ("36501d", nil), ("9999999999999999999d", nil), ("All", nil), ("12w", nil), ("٣d", nil),
    ] as [(String, Retention?)]
  )
  func answersAreKeptForDaysOrForGood(word: String, retention: Retention?) {
    #expect(SettingValue.canonical(word, for: .keep) == (retention == nil ? nil : word))
    #expect(SettingsLayers(stored: [.keep: word]).retention == retention ?? .days(365))
  }

  @Test func aValueIsKeptInOneSpelling() {
    let layers = SettingsLayers(
      environment: [.country: "GB", .media: "Films"],
      defaultCountry: .unitedStates
    )
    #expect(layers[.country].value == "gb")
    #expect(layers[.media].value == "movies")
    #expect(!SettingsLayers(environment: [.country: "US", .media: "everything"]).differs(.country))
    #expect(!SettingsLayers(environment: [.country: "US", .media: "everything"]).differs(.media))
    #expect(layers.differs(.country))
  }

  @Test func whatIsTypedCountsMoreThanTheStart() {
    var layers = SettingsLayers(
      options: [.country: "gb"],
      environment: [.country: "fr"],
      stored: [.country: "de"]
    )
    layers.set(.country, "jp")
    #expect(layers[.country] == SettingRow(key: .country, value: "jp", origin: .set))
    layers.set(.country, nil)
    #expect(layers[.country] == SettingRow(key: .country, value: "us", origin: .standard))
  }

  @Test func theSettingsSayWhatASearchIs() {
    let plain = SettingsLayers().qualifiers
    #expect(plain.media == MediaChoice(media: .all))
    #expect(plain.language == nil)
    #expect(plain.limit == 200)
    #expect(plain.explicit == true)
    let layers = SettingsLayers(stored: [
      .media: "songs", .lang: "ja_jp", .explicit: "no", .limit: "7",
    ])
    #expect(layers.qualifiers.media == MediaChoice(media: .music, entity: .song))
    #expect(layers.qualifiers.language == "ja_jp")
    #expect(layers.qualifiers.explicit == false)
    #expect(layers.qualifiers.limit == 7)
  }

  @Test func qualifiersLieInLayers() {
    var line = SearchQualifiers()
    var start = SearchQualifiers()
    start.media = MediaChoice(media: .movie)
    start.attribute = .directorTerm
    start.limit = 5
    line.entity = .song
    let over = line.over(start)
    #expect(over.media == nil)
    #expect(over.entity == .song)
    #expect(over.attribute == nil)
    #expect(over.limit == 5)
    line.entity = nil
    #expect(line.over(start) == start)
    line.attribute = .actorTerm
    #expect(line.over(start).media == MediaChoice(media: .movie))
    #expect(line.over(start).attribute == .actorTerm)
  }

  @Test func inOneLineNothingHidesTheOther() {
    var words = SearchQualifiers()
    words.media = MediaChoice(media: .music)
    words.limit = 5
    var options = SearchQualifiers()
    options.entity = .song
    options.attribute = .artistTerm
    options.limit = 6
    let line = words.and(options)
    #expect(line.media == MediaChoice(media: .music))
    #expect(line.entity == .song)
    #expect(line.attribute == .artistTerm)
    #expect(line.limit == 5)
  }
}
