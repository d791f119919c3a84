import Browsing
import Catalog
import Platform
import Records
import Testing

@testable import Application

@Suite struct StartSettingsTests {
  private func settings(
    _ words: [String] = [],
    _ variables: [String: String] = [:],
    stored: [SettingKey: String] = [:],
    isOneShot: Bool = false
  ) throws -> StartSettings {
    let options = try OptionParser.parse(words.map(Word.init(argument:)), in: .arguments).options
    return try StartSettings(
      options: options,
      environment: Environment(variables),
      stored: stored,
      isOneShot: isOneShot
    )
  }

  @Test func eachSourceStandsBeforeTheNext() throws {
    let stored: [SettingKey: String] = [.country: "de", .limit: "4", .theme: "dark"]
    let variables = ["REPRISE_COUNTRY": "fr", "REPRISE_LIMIT": "5"]
    let all = try settings(["--country", "gb"], variables, stored: stored)
    #expect(all.layers[.country] == SettingRow(key: .country, value: "gb", origin: .option))
    #expect(all.layers[.limit] == SettingRow(key: .limit, value: "5", origin: .environment))
    #expect(all.layers[.theme] == SettingRow(key: .theme, value: "dark", origin: .set))
    #expect(all.layers[.explicit] == SettingRow(key: .explicit, value: "yes", origin: .standard))
  }

  @Test func everySettingHasAVariableAndMostAnOption() throws {
    let values: [SettingKey: String] = [
      .media: "songs", .country: "jp", .lang: "ja_jp", .limit: "7", .explicit: "no",
      .theme: "light", .keep: "30d", .links: "off", .pictures: "off",
      .player: "mpv --volume=50",
    ]
    for key in SettingKey.allCases {
      let value = try #require(values[key])
      if OptionName(rawValue: key.rawValue) != nil {
        let option = try settings(["--\(key.rawValue)", value])
        #expect(option.layers[key] == SettingRow(key: key, value: value, origin: .option))
      }
      let variable = try settings([], [StartSettings.variable(key): value])
      #expect(variable.layers[key] == SettingRow(key: key, value: value, origin: .environment))
    }
  }

  @Test(
    arguments: [
      ("REPRISE_COUNTRY", "uk"), ("REPRISE_MEDIA", "cinema"), ("REPRISE_LANG", "x"),
      ("REPRISE_LIMIT", "0"), ("REPRISE_EXPLICIT", "maybe"), ("REPRISE_THEME", "pink"),
      ("REPRISE_KEEP", "90"),
      ("REPRISE_LINKS", "yes"), ("REPRISE_PICTURES", "auto"), ("REPRISE_PLAYER", "--x"),
    ]
  )
  func aVariableThatIsNoneIsRefused(name: String, value: String) throws {
    #expect(throws: UsageError.badVariable(name, value)) { try settings([], [name: value]) }
    // An empty one is as if it were not there.
    _ = try settings([], [name: ""])
  }

  @Test func theLimitDependsOnTheWayIn() throws {
    #expect(try settings(isOneShot: true).layers[.limit].value == "50")
    #expect(try settings(isOneShot: false).layers[.limit].value == "200")
  }

  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de", LocaleDefault.Note.none),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"], "fr", .none),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "ja_JP"], "jp", .none),
      (["LANG": "de_DE", "LC_ALL": ""], "de", .none), (["LANG": "C"], "us", .none),
      (["LANG": "POSIX"], "us", .none), ([:], "us", .none),
      (["LANG": "fr_MC"], "fr", .neighbour(region: "MC")),
    ]
  )
  func theLocaleIsTheDefaultCountry(
    variables: [String: String],
    country: String,
    note: LocaleDefault.Note
  ) throws {
    let found = try settings([], variables)
    #expect(found.layers[.country] == SettingRow(key: .country, value: country, origin: .standard))
    #expect(found.countryNote == note)
  }

  @Test func aChosenCountryIsNoGuess() throws {
    let locale = ["LANG": "fr_MC"]
    #expect(try settings(["--country", "us"], locale).countryNote == .none)
    #expect(try settings([], locale, stored: [.country: "us"]).countryNote == .none)
    var variables = locale
    variables["REPRISE_COUNTRY"] = "us"
    #expect(try settings([], variables).countryNote == .none)
  }
}
