/// The fixed part of the 256 colours: the cube (16 to 231) and the greys (232 to 255).
///
/// The first sixteen are left out, since every terminal has its own idea of them.
public enum IndexedColor {
  /// The indices whose colour is the same on every terminal.
  public static let fixed: ClosedRange<UInt8> = 16...255

  /// Returns the colour of a fixed index; of a lower one, black.
  public static func rgb(_ index: UInt8) -> RGB {
    switch index {
    case 232...:
      let level = 8 + 10 * (index - 232)
      return RGB(red: level, green: level, blue: level)
    case 16...:
      let cube = index - 16
      return RGB(
        red: level(cube / 36),
        green: level(cube / 6 % 6),
        blue: level(cube % 6)
      )
    default:
      return RGB(0)
    }
  }

  /// Returns the index of the colour nearest to one, of equals the one with more contrast.
  ///
  /// - Parameters:
  ///   - color: The colour to come near to.
  ///   - grounds: What it must stand out from with a contrast of `contrast`; none for a ground.
  ///   - contrast: The contrast ratio asked for; where nothing has it, the nearest is taken.
  /// - Returns: A fixed index.
  public static func nearest(
    to color: RGB,
    on grounds: [RGB] = [],
    contrast: Double = Palette.leastContrast
  ) -> UInt8 {
    var nearest = Candidate(index: fixed.lowerBound, distance: .max, contrast: 0)
    var readable: Candidate?
    let luminances = grounds.map(\.luminance)
    for index in fixed {
      let rgb = rgb(index)
      let distance = color.squaredDistance(to: rgb)
      // Until one can be read, all have to be looked at.
      if let readable, distance > readable.distance { continue }
      let luminance = grounds.isEmpty ? 0 : rgb.luminance
      let candidate = Candidate(
        index: index,
        distance: distance,
        contrast: luminances.map { RGB.contrast($0, luminance) }.min() ?? .infinity
      )
      if candidate.isNearer(than: nearest) { nearest = candidate }
      if candidate.contrast >= contrast, readable.map(candidate.isNearer) ?? true {
        readable = candidate
      }
    }
    return (readable ?? nearest).index
  }

  private struct Candidate {
    var index: UInt8
    var distance: Int
    var contrast: Double

    func isNearer(than other: Candidate) -> Bool {
      distance == other.distance ? contrast > other.contrast : distance < other.distance
    }
  }

  private static func level(_ step: UInt8) -> UInt8 {
    step == 0 ? 0 : 55 + 40 * step
  }
}
