/// How near two words are.
enum EditDistance {
  /// Whether one letter more, fewer or other, or two neighbours swapped, makes one word of the other.
  static func isOne(_ left: String, _ right: String) -> Bool {
    let left = Array(left)
    let right = Array(right)
    guard left != right, abs(left.count - right.count) <= 1 else { return false }
    let shared = zip(left, right).prefix { $0 == $1 }.count
    let leftRest = left[shared...]
    let rightRest = right[shared...]
    if leftRest.count == rightRest.count {
      if leftRest.dropFirst() == rightRest.dropFirst() { return true }
      return leftRest.count >= 2
        && leftRest.prefix(2).elementsEqual(rightRest.prefix(2).reversed())
        && leftRest.dropFirst(2).elementsEqual(rightRest.dropFirst(2))
    }
    return leftRest.count > rightRest.count
      ? leftRest.dropFirst().elementsEqual(rightRest)
      : rightRest.dropFirst().elementsEqual(leftRest)
  }
}
