/// A colour of the sRGB space, eight bits a channel.
public struct RGB: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8

  /// Makes a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a colour from `0xRRGGBB`.
  public init(_ hexadecimal: UInt32) {
    red = UInt8(truncatingIfNeeded: hexadecimal >> 16)
    green = UInt8(truncatingIfNeeded: hexadecimal >> 8)
    blue = UInt8(truncatingIfNeeded: hexadecimal)
  }

  /// The relative luminance of WCAG 2, 0 for black to 1 for white.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns the contrast ratio of WCAG 2 to another colour, 1 to 21.
  public func contrast(with other: RGB) -> Double {
    Self.contrast(luminance, other.luminance)
  }

  /// Returns the contrast ratio of two luminances.
  static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns the squared distance to another colour in the colour cube.
  public func squaredDistance(to other: RGB) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return red * red + green * green + blue * blue
  }

  /// Returns a colour on the way to another: 0 sixteenths are this one, 16 the other.
  func mixed(with other: RGB, sixteenths: Int) -> RGB {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(clamping: (Int(one) * (16 - sixteenths) + Int(two) * sixteenths) / 16)
    }
    return RGB(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue)
    )
  }

  /// Undoes the sRGB transfer curve; its power of 2.4 is `x²` times the fifth root of `x²`.
  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let square = base * base
    // Newton's method from above: the root of a number in 0.008...1 settles in nine steps.
    var root = 1.0
    for _ in 0..<12 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }
}
