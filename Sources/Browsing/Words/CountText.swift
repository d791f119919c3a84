import Records

/// How many of something there are, in digits that are easily read.
enum CountText {
  /// The digits in groups of three: `431,000`.
  static func grouped(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    var text = count < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// The number of matches; one that is not counted says so: `about 430,000`.
  static func text(_ count: SeenCount) -> String {
    switch count {
    case .exactly(let number): grouped(number)
    case .about(let number): "about \(grouped(number))"
    }
  }
}
