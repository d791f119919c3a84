import Browsing
import Catalog
import Library
import Platform
import Records

/// The settings that a run begins with, from its options, its environment and the store.
struct StartSettings {
  /// The layers.
  var layers: SettingsLayers
  /// What to say of the country, where it is a guess.
  var countryNote: LocaleDefault.Note

  /// The variable of a setting, as `REPRISE_COUNTRY`.
  static func variable(_ key: SettingKey) -> String { "REPRISE_" + key.rawValue.uppercased() }

  /// Reads all sources; each is checked before anything is sent.
  /// - Throws: `UsageError` for a variable whose value is none.
  init(
    options: Options,
    environment: Environment,
    stored: [SettingKey: String],
    isOneShot: Bool
  ) throws(UsageError) {
    let locale = LocaleDefault(localeName: Self.localeName(environment))
    layers = SettingsLayers(
      options: Self.values(of: options),
      environment: try Self.values(of: environment),
      stored: stored,
      defaultCountry: locale.storefront,
      defaultLimit: isOneShot ? 50 : Query.limits.upperBound
    )
    countryNote = layers[.country].origin == .standard ? locale.note : .none
  }

  /// The locale that characters and words follow, as POSIX orders the variables.
  private static func localeName(_ environment: Environment) -> String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment.nonEmpty($0) }.first
  }

  private static func values(of options: Options) -> [SettingKey: String] {
    var values: [SettingKey: String] = [:]
    values[.country] = options.search.country?.code
    values[.lang] = options.search.language
    values[.limit] = options.search.limit.map(String.init)
    values[.explicit] = options.search.explicit.map { $0 ? "yes" : "no" }
    values[.theme] = options.theme?.rawValue
    values[.media] = options.search.media.map(\.word)
    return values
  }

  private static func values(of environment: Environment) throws(UsageError) -> [SettingKey: String]
  {
    var values: [SettingKey: String] = [:]
    for key in SettingKey.allCases {
      guard let value = environment.nonEmpty(variable(key)) else { continue }
      guard let canonical = SettingValue.canonical(value, for: key) else {
        throw .badVariable(variable(key), value)
      }
      values[key] = canonical
    }
    return values
  }
}
