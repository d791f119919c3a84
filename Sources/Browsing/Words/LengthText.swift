import Catalog

/// How long something is.
enum LengthText {
  /// For a column: `1:57` in hours and minutes, of songs and videos `3:45` in minutes and seconds.
  static func short(_ milliseconds: Int64, of type: ItemType) -> String? {
    guard milliseconds > 0 else { return nil }
    if type.isMusical { return clock(milliseconds) }
    let minutes = roundedMinutes(milliseconds)
    return "\(minutes / 60):\(padded(minutes % 60))"
  }

  /// For a line of facts: `1 h 57 min`, of songs and videos `3:45`.
  static func long(_ milliseconds: Int64, of type: ItemType) -> String? {
    guard milliseconds > 0 else { return nil }
    if type.isMusical { return clock(milliseconds) }
    let minutes = roundedMinutes(milliseconds)
    switch (minutes / 60, minutes % 60) {
    case (0, let rest): return "\(rest) min"
    case (let hours, 0): return "\(hours) h"
    case (let hours, let rest): return "\(hours) h \(rest) min"
    }
  }

  /// How long to wait, rounded up: `28 s`, `5 min`, `3 h`.
  static func wait(_ seconds: Int) -> String {
    switch seconds {
    case ..<120: "\(seconds) s"
    case ..<7_200: "\(seconds / 60 + (seconds % 60 > 0 ? 1 : 0)) min"
    default: "\(seconds / 3_600 + (seconds % 3_600 > 0 ? 1 : 0)) h"
    }
  }

  private static func clock(_ milliseconds: Int64) -> String {
    let seconds = max(1, rounded(milliseconds, to: 1_000))
    let (minutes, rest) = (seconds / 60, seconds % 60)
    guard minutes >= 60 else { return "\(minutes):\(padded(rest))" }
    return "\(minutes / 60):\(padded(minutes % 60)):\(padded(rest))"
  }

  private static func roundedMinutes(_ milliseconds: Int64) -> Int64 {
    max(1, rounded(milliseconds, to: 60_000))
  }

  private static func rounded(_ milliseconds: Int64, to unit: Int64) -> Int64 {
    milliseconds / unit + (milliseconds % unit * 2 >= unit ? 1 : 0)
  }

  private static func padded(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension ItemType {
  /// Whether lengths are of minutes and seconds.
  fileprivate var isMusical: Bool {
    switch self {
    case .song, .musicVideo: true
    case .movie, .tvEpisode, .tvSeason, .album, .artist, .podcast, .podcastEpisode, .audiobook,
      .ebook, .app, .macApp:
      false
    }
  }
}
