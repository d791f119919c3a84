/// How near two words are.
enum EditDistance {
  /// How many letters more, fewer or other, or swapped neighbours, make one word of the other; nil for more than `most`.
  static func between(_ left: String, _ right: String, atMost most: Int) -> Int? {
    let left = Array(left)
    let right = Array(right)
    guard abs(left.count - right.count) <= most else { return nil }
    // The rows of the usual table: the one before the last, the last, and the present one.
    var older: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var present = [row + 1]
      present.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var best = min(
          last[column] + (letter == other ? 0 : 1),
          last[column + 1] + 1,
          present[column] + 1
        )
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, older[column - 1] + 1)
        }
        present.append(best)
      }
      guard present.contains(where: { $0 <= most }) else { return nil }
      older = last
      last = present
    }
    return last[right.count] <= most ? last[right.count] : nil
  }

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
