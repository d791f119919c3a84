public import Catalog
public import Records

/// The settings in force, and where each is from: option before environment before what was set before the default.
public struct SettingsLayers: Equatable, Sendable {
  private var options: [SettingKey: String]
  private var environment: [SettingKey: String]
  private var stored: [SettingKey: String]
  private let defaults: [SettingKey: String]

  /// Makes the layers; a value that is none for its key is passed over.
  public init(
    options: [SettingKey: String] = [:],
    environment: [SettingKey: String] = [:],
    stored: [SettingKey: String] = [:],
    defaultCountry: Storefront = .unitedStates,
    defaultLimit: Int = Query.limits.upperBound
  ) {
    self.options = Self.checked(options)
    self.environment = Self.checked(environment)
    self.stored = Self.checked(stored)
    defaults = [
      .media: Media.all.rawValue, .country: defaultCountry.code, .lang: "",
      .limit: String(defaultLimit), .explicit: "yes", .theme: ThemeName.auto.rawValue,
      .keep: Retention.usual.text,
      .links: LinkChoice.auto.rawValue, .pictures: "on", .player: "",
    ]
  }

  /// The setting in force.
  public subscript(key: SettingKey) -> SettingRow {
    let layers: [(SettingRow.Origin, [SettingKey: String])] = [
      (.option, options), (.environment, environment), (.set, stored), (.standard, defaults),
    ]
    for (origin, values) in layers {
      if let value = values[key] { return SettingRow(key: key, value: value, origin: origin) }
    }
    return SettingRow(key: key, value: "", origin: .standard)
  }

  /// All settings in force.
  public var rows: [SettingRow] { SettingKey.allCases.map { self[$0] } }

  /// Whether a value differs from the default.
  func differs(_ key: SettingKey) -> Bool { self[key].value != defaults[key] }

  /// Keeps a value, or with nil goes back to the default.
  ///
  /// What is typed now counts more than an option or a variable of the start, so those give way for the rest of the run.
  mutating func set(_ key: SettingKey, _ value: String?) {
    options[key] = nil
    environment[key] = nil
    stored[key] = value
  }

  /// Everything that was set is gone; options and the environment stay.
  mutating func dropStored() { stored = [:] }

  /// What the settings say of a search.
  var qualifiers: SearchQualifiers {
    var qualifiers = SearchQualifiers()
    let names: [(SettingKey, QualifierName)] = [
      (.media, .media), (.country, .country), (.lang, .lang), (.limit, .limit),
      (.explicit, .explicit),
    ]
    for (key, name) in names {
      // The default language is none: it is not sent, so it is no value to take.
      _ = qualifiers.take(self[key].value, for: name)
    }
    return qualifiers
  }

  /// The storefront in force.
  public var country: Storefront { qualifiers.country ?? .unitedStates }

  /// For how long answers are kept.
  public var retention: Retention { Retention(text: self[.keep].value) ?? .usual }

  /// The theme in force.
  public var theme: ThemeName { ThemeName(rawValue: self[.theme].value) ?? .auto }

  /// Where addresses become links.
  public var links: LinkChoice { LinkChoice(rawValue: self[.links].value) ?? .auto }

  /// Whether details show pictures.
  public var showsPictures: Bool { OnOrOff.parse(self[.pictures].value) ?? true }

  /// The program that plays, with its arguments; nil for the first that there is.
  public var player: String? {
    let player = self[.player].value
    return player.isEmpty ? nil : player
  }

  private static func checked(_ values: [SettingKey: String]) -> [SettingKey: String] {
    var checked: [SettingKey: String] = [:]
    for (key, value) in values { checked[key] = SettingValue.canonical(value, for: key) }
    return checked
  }
}
