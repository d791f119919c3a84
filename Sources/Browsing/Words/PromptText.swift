import Catalog
import Records
public import TerminalText

/// The prompt: the program's name, and the settings that differ from their defaults.
public enum PromptText {
  /// The prompt's parts from left to right, `reprise movies gb › `; the last one is a space in the plain style.
  public static func segments(for settings: SettingsLayers) -> [(text: String, style: Style)] {
    var segments: [(text: String, style: Style)] = [("reprise ", .text)]
    let words = SettingKey.allCases.filter(settings.differs).compactMap { word(for: settings[$0]) }
    if !words.isEmpty { segments.append((words.joined(separator: " ") + " ", .accent)) }
    return segments + [("›", .muted), (" ", .text)]
  }

  /// The prompt behind a question that is answered with yes or no.
  public static let question: [(text: String, style: Style)] = [
    ("yes or no ", .warning), ("›", .muted), (" ", .text),
  ]

  private static func word(for row: SettingRow) -> String? {
    switch row.key {
    case .media: MediaChoice(userWord: row.value).flatMap(word(for:)) ?? row.value
    case .country: row.value
    case .lang: row.value.isEmpty ? nil : row.value
    case .limit, .explicit: "\(row.key.rawValue) \(row.value)"
    case .theme, .keep, .links, .pictures, .player: nil
    }
  }

  private static func word(for choice: MediaChoice) -> String? {
    MediaChoice.userWords.first { MediaChoice(userWord: $0) == choice }
  }
}
