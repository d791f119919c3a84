/// The width of text in terminal cells, by Unicode 15.
///
/// East Asian wide and fullwidth characters and emoji take two cells, ambiguous ones one, combining
/// marks none. U+FE0F makes a text pictograph or keycap two cells, U+FE0E an emoji one. Emoji joined
/// by U+200D, an emoji with a skin tone and a flag take two cells in all; a regional indicator or a
/// jamo vowel without its partner takes what `wcwidth` says, one and none. Soft hyphens, zero width
/// spaces, direction controls and control characters take none. Apart from emoji, a cluster is as
/// wide as its scalars together: conjuncts and spacing vowels of Indic scripts take a cell each.
public enum DisplayWidth {
  /// The width of a text, and whether all terminals agree on it.
  public struct Measure: Equatable, Sendable {
    /// The width in cells.
    public var cells: Int
    /// Whether the text holds nothing but plain narrow and wide characters.
    public var isPlain: Bool

    /// Makes a measure.
    public init(cells: Int, isPlain: Bool) {
      self.cells = cells
      self.isPlain = isPlain
    }
  }

  /// Returns the cells a cluster takes.
  public static func of(_ character: Character) -> Int {
    measure(scalars: character.unicodeScalars).cells
  }

  /// Returns the cells a text takes; the sum of its clusters.
  public static func of(_ text: String) -> Int {
    measure(of: text).cells
  }

  /// Tells whether terminals may disagree about the width of a text.
  ///
  /// What stands behind such a text in the same line must be placed absolutely.
  public static func needsPlacement(_ text: String) -> Bool {
    !measure(of: text).isPlain
  }

  /// Returns the width of a text and whether all terminals agree on it.
  public static func measure(_ text: String) -> Measure {
    measure(of: text)
  }

  /// Returns the width of a text or a part of one; ASCII is counted byte by byte.
  static func measure(of text: some StringProtocol) -> Measure {
    var cells = 0
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return measure(scalars: text.unicodeScalars) }
      cells += 1
    }
    return Measure(cells: cells, isPlain: true)
  }

  private static func measure(scalars: some Sequence<Unicode.Scalar>) -> Measure {
    var meter = WidthMeter()
    for scalar in scalars { meter.add(scalar) }
    return meter.measure
  }
}

/// Adds up the cells of scalars; needs no cluster boundaries, since it knows what joins what.
private struct WidthMeter {
  /// What a following selector, skin tone or joiner would change.
  private enum Base {
    case other
    /// A digit, `#` or `*`: one cell, two with U+FE0F.
    case keycap
    /// A pictograph shown as text, one cell.
    case pictograph
    /// An emoji, two cells.
    case emoji
    /// An emoji joined to one before it, which has the cells of both.
    case joined
  }

  private(set) var measure = DisplayWidth.Measure(cells: 0, isPlain: true)
  private var base = Base.other
  private var joins = false

  mutating func add(_ scalar: Unicode.Scalar) {
    let kind = ScalarClass(scalar)
    let joinsPrevious = joins
    joins = false
    switch kind {
    case .narrow:
      measure.cells += 1
      base = Self.isKeycapBase(scalar) ? .keycap : .other
      return
    case .wide:
      measure.cells += 2
      base = .other
      return
    case .pictograph:
      // Plain until a selector follows, which is not.
      if joinsPrevious { absorb() } else { take(1, as: .pictograph) }
      return
    case .uncertain: take(1, as: .other)
    case .emoji: if joinsPrevious { absorb() } else { take(2, as: .emoji) }
    case .mark: break
    case .ignorable, .control: base = .other
    case .emojiSelector: widen()
    case .textSelector: if base == .emoji { take(-1, as: .pictograph) }
    case .modifier: if base == .other || base == .keycap { take(2, as: .other) } else { widen() }
    case .joiner: join()
    }
    measure.isPlain = false
  }

  private mutating func take(_ cells: Int, as base: Base) {
    measure.cells += cells
    self.base = base
  }

  /// Turns a base shown as text into an emoji.
  private mutating func widen() {
    if base == .pictograph || base == .keycap { take(1, as: .emoji) }
  }

  /// Adds an emoji to the one that a joiner binds it to.
  private mutating func absorb() {
    widen()
    base = .joined
  }

  private mutating func join() {
    switch base {
    case .other, .keycap: break
    case .pictograph, .emoji, .joined: joins = true
    }
  }

  private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "#", "*": true
    default: false
    }
  }
}
