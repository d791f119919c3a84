import Catalog

/// A length as the column shows it, so that a comparison agrees with what is seen.
struct ShownLength {
  /// Seconds of songs and videos, whole minutes of everything else.
  let seconds: Int64
  private let isMusical: Bool

  init?(of item: Item) {
    guard let milliseconds = item.duration, milliseconds > 0 else { return nil }
    isMusical = item.id.type == .song || item.id.type == .musicVideo
    let unit: Int64 = isMusical ? 1 : 60
    let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: unit * 1000)
    seconds = max(1, rest * 2 >= unit * 1000 ? whole + 1 : whole) * unit
  }

  /// A typed length in seconds: `3:45` is minutes and seconds of a song, hours and minutes of a film.
  func seconds(of length: FilterLength) -> Int64 {
    switch length {
    case .seconds(let seconds): Int64(seconds)
    case .clock(let first, let second):
      Int64(isMusical ? first * 60 + second : first * 3600 + second * 60)
    }
  }
}
