import Catalog
import Records

/// The settings, in words.
enum SettingWords {
  /// What a value means, where that is not plain from it.
  static func meaning(of row: SettingRow) -> String {
    switch row.key {
    case .media:
      MediaChoice(userWord: row.value).map(\.label).flatMap { $0 == row.value ? nil : $0 } ?? ""
    case .country: Storefront(code: row.value)?.name ?? ""
    case .lang: row.value.isEmpty ? "the storefront's own" : ""
    case .limit: "results at most"
    case .explicit: row.value == "no" ? "left out" : "included"
    case .theme: row.value == ThemeName.auto.rawValue ? "as the terminal's background" : ""
    case .keep: keepMeaning(of: row.value)
    case .links: row.value == LinkChoice.auto.rawValue ? "where the terminal makes them" : ""
    case .pictures: row.value == "on" ? "where chafa is installed" : ""
    case .player: row.value.isEmpty ? "the first of mpv, ffplay, VLC" : ""
    }
  }

  /// What changing a setting to this does.
  static func change(to row: SettingRow) -> String {
    let value = Quoted.bare(row.value)
    let effect =
      switch row.key {
      case .media: "New searches look for \(MediaChoice(userWord: row.value)?.label ?? value)"
      case .country:
        "New searches go to \(Storefront(code: row.value)?.sentenceName ?? value)"
      case .lang:
        value.isEmpty
          ? "New searches are answered in the storefront's own language"
          : "New searches are answered in \(value)"
      case .limit: "New searches bring at most \(value == "1" ? "1 result" : value + " results")"
      case .explicit:
        "Explicit content is \(value == "no" ? "left out of" : "included in") new searches"
      case .theme: theme(row.value)
      case .keep: keep(row.value)
      case .links: links(row.value)
      case .pictures:
        value == "off"
          ? "Details are shown without pictures"
          : "Details are shown with their pictures where chafa is installed"
      case .player:
        value.isEmpty
          ? "The first of mpv, ffplay and VLC that is installed plays" : "\(value) plays"
      }
    return row.origin == .standard ? "\(effect), as by default." : "\(effect)."
  }

  /// Where a value is from.
  static func origin(_ origin: SettingRow.Origin) -> String {
    switch origin {
    case .option: "by an option"
    case .environment: "by the environment"
    case .set: "set"
    case .standard: "default"
    }
  }

  private static func keepMeaning(of value: String) -> String {
    Retention(text: value) == .all ? "nothing is let go" : "answers older are let go"
  }

  private static func keep(_ value: String) -> String {
    switch Retention(text: value) ?? .usual {
    case .all: "Answers are kept for good"
    case .days(let days):
      "Answers older than \(QuantityText.counted(days, "day")) are let go"
    }
  }

  private static func links(_ value: String) -> String {
    switch LinkChoice(rawValue: value) ?? .auto {
    case .auto: "Addresses are links where the terminal is known to make them"
    case .on: "Addresses are links on every terminal"
    case .off: "Addresses are no links"
    }
  }

  private static func theme(_ value: String) -> String {
    switch ThemeName(rawValue: value) ?? .auto {
    case .auto: "The theme follows the terminal's background"
    case .light: "The theme is light"
    case .dark: "The theme is dark"
    case .none: "The screens are drawn without colours"
    }
  }
}
