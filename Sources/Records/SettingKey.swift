/// A setting that is kept; the raw value is its name at the prompt, in the environment and in the store.
public enum SettingKey: String, CaseIterable, Sendable, Hashable {
  case media
  case country
  case lang
  case limit
  case explicit
  case theme
  case keep
  case links
  case pictures
  case player
}
