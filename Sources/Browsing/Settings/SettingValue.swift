import Catalog
public import Records

/// The values that settings take.
public enum SettingValue {
  /// The value as it is kept, or nil if the word is none for this key.
  public static func canonical(_ word: String, for key: SettingKey) -> String? {
    switch key {
    case .media: MediaChoice(userWord: word)?.word
    case .country: Storefront(code: word)?.code
    case .lang: LanguageCode.checked(word)
    case .limit: WholeNumber.parse(word, in: Query.limits).map(String.init)
    case .explicit: YesOrNo.parse(word).map { $0 ? "yes" : "no" }
    case .theme: ThemeName(rawValue: word)?.rawValue
    case .keep: Retention(text: word)?.text
    case .links: LinkChoice(rawValue: word)?.rawValue
    case .pictures: OnOrOff.parse(word).map { $0 ? "on" : "off" }
    case .player: program(word)
    }
  }

  static func refusal(of word: String, for key: SettingKey) -> NearMiss.Reason {
    switch key {
    case .media: .noMedia(word)
    case .country: .noStorefront(word, suggestion: Storefront.suggestion(for: word))
    case .theme: .noTheme(word)
    case .lang, .limit, .explicit, .keep, .links, .pictures, .player: .noValue(word, of: key)
    }
  }

  /// A program with its arguments, one blank between each two; nil for what names none.
  private static func program(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    let isClean = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard let name = words.first, !name.hasPrefix("-"), isClean else { return nil }
    return words.joined(separator: " ")
  }
}

/// Where addresses become links.
public enum LinkChoice: String, CaseIterable, Sendable {
  /// On terminals that are known to make them.
  case auto
  /// On every terminal.
  case on
  /// Nowhere.
  case off
}

/// The themes that can be chosen.
public enum ThemeName: String, CaseIterable, Sendable {
  /// What the terminal's background asks for.
  case auto
  case light
  case dark
  /// No colours at all.
  case none
}
