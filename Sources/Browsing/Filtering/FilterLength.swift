/// A length as it is typed.
enum FilterLength: Hashable, Sendable {
  case seconds(Int)
  /// Hours and minutes, or minutes and seconds of songs and videos: as the column shows them.
  case clock(Int, Int)

  /// Reads `90` and `3.5` (minutes), `1h30`, `1h30m`, `1.5h`, `45s`, `3m45s`, `1:30`, `1:30:00`.
  init?(_ typed: String) {
    guard typed.utf8.count <= 20 else { return nil }
    let length = typed.contains(":") ? Self.clock(typed) : Self.units(typed)
    guard let length else { return nil }
    self = length
  }

  var text: String {
    switch self {
    case .clock(let first, let second): "\(first):\(second < 10 ? "0" : "")\(second)"
    case .seconds(let seconds):
      switch (seconds / 60, seconds % 60) {
      case (let minutes, 0): "\(minutes)"
      case (0, let rest): "\(rest)s"
      case (let minutes, let rest): "\(minutes)m\(rest)s"
      }
    }
  }

  private static func clock(_ typed: String) -> FilterLength? {
    let parts = typed.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard
      numbers.count == parts.count, parts[0].utf8.count <= 4,
      zip(parts, numbers).dropFirst().allSatisfy({ $0.utf8.count == 2 && $1 < 60 })
    else { return nil }
    switch numbers.count {
    case 2: return .clock(numbers[0], numbers[1])
    case 3: return .seconds(numbers[0] * 3600 + numbers[1] * 60 + numbers[2])
    default: return nil
    }
  }

  private static let units: [(names: [String], seconds: Double)] = [
    (["h", "hr"], 3600), (["m", "min"], 60), (["s", "sec"], 1),
  ]

  /// Numbers with falling units; one without is the next smaller, alone it is minutes.
  private static func units(_ typed: String) -> FilterLength? {
    var rest = typed[...]
    var seconds = 0.0
    var position: Int?
    while !rest.isEmpty {
      let digits = rest.prefix { $0 == "." || ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      let name = rest.prefix { ("a"..."z").contains($0) }
      rest = rest.dropFirst(name.count)
      let next = name.isEmpty ? position.map { $0 + 1 } ?? 1 : index(ofUnit: name)
      guard let number = FilterNumber(digits), let next, next < units.count else { return nil }
      if let position {
        guard next > position, number.value < 60 else { return nil }
      }
      // Only a number that stands alone has a fraction.
      guard !digits.contains(".") || (position == nil && rest.isEmpty) else { return nil }
      seconds += number.value * units[next].seconds
      position = next
    }
    guard position != nil, seconds < 100_000_000 else { return nil }
    return .seconds(Int(seconds.rounded()))
  }

  private static func index(ofUnit name: Substring) -> Int? {
    units.firstIndex { $0.names.contains(String(name)) }
  }
}
