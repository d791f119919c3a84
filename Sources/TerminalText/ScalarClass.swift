/// What a scalar does to the width of the text it stands in.
///
/// The raw values are those of the generated table.
enum ScalarClass: UInt8 {
  /// One cell, on every terminal.
  case narrow
  /// Two cells: East Asian wide and fullwidth.
  case wide
  /// None: combining marks, vowels and finals of conjoining jamo, tags, the zero width non-joiner.
  case mark
  /// None: format characters that end a cluster, such as U+00AD, U+200B and direction controls.
  case ignorable
  /// None: C0, DEL, C1, U+2028 and U+2029.
  case control
  /// One cell, but terminals disagree: spacing marks, regional indicators, reserved pictographs.
  case uncertain
  /// Two cells, unless U+FE0E follows: shown as an emoji by default.
  case emoji
  /// One cell, two when U+FE0F or a skin tone follows: shown as text by default.
  case pictograph
  /// U+FE0E.
  case textSelector
  /// U+FE0F.
  case emojiSelector
  /// U+200D.
  case joiner
  /// A skin tone: none behind an emoji, two cells on its own.
  case modifier

  /// Finds the class of a scalar.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    // The frequent scripts, without a search; a test compares these with the table.
    switch value {
    case 0x20..<0x7F, 0xAF..<0x300, 0x370..<0x483, 0x5D0..<0x5EB, 0x620..<0x64B, 0x904..<0x93A,
      0xE01..<0xE31, 0x2010..<0x2028:
      self = .narrow
    case 0x3041..<0x3097, 0x30A0..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4:
      self = .wide
    default:
      self = Self(searching: value)
    }
  }

  /// Finds the class of a scalar in the table alone.
  init(searching value: UInt32) {
    self = Self(rawValue: UnicodeTables.class(of: value, in: UnicodeTables.widthClasses)) ?? .narrow
  }
}

extension UnicodeTables {
  /// Finds the class of the last run that begins at or before `value`.
  static func `class`(of value: UInt32, in runs: [UInt32]) -> UInt8 {
    let key = value << 8 | 0xFF
    var low = 0
    var high = runs.count
    // Every run before `low` begins at or before the value, every run from `high` on behind it.
    while low < high {
      let middle = (low + high) / 2
      if runs[middle] <= key { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : UInt8(truncatingIfNeeded: runs[low - 1])
  }
}
