@testable import Browsing
import Testing

struct EditDistanceTests {
  @Test(arguments: [
    ("country", "contry"), ("country", "ccountry"), ("country", "countrys"),
    ("country", "xcountry"),
    ("country", "ountry"), ("country", "countr"), ("country", "coantry"), ("country", "kountry"),
    ("country", "countrx"), ("forward", "froward"), ("forward", "ofrward"), ("forward", "forwadr"),
    ("a", ""), ("a", "b"), ("ab", "ba"), ("é", "e"),
  ])
  func oneEditIsOne(left: String, right: String) {
    #expect(EditDistance.isOne(left, right))
    #expect(EditDistance.isOne(right, left))
  }

  @Test(
    arguments: [
      ("blade runner", "blade runner", 0), ("blaed runner", "blade runner", 1),
      ("blade runner", "bladerunner", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("ca", "abc", 3),
      ("abcdef", "badcfe", 3), ("abcd", "wxyz", nil), ("abc", "abcdefg", nil),
    ] as [(String, String, Int?)]
  )
  func theDistanceCountsEdits(left: String, right: String, distance: Int?) {
    #expect(EditDistance.between(left, right, atMost: 3) == distance)
    #expect(EditDistance.between(right, left, atMost: 3) == distance)
    guard let distance, distance > 0 else { return }
    #expect(EditDistance.between(left, right, atMost: distance - 1) == nil)
    #expect(EditDistance.isOne(left, right) == (distance == 1))
  }

  @Test(arguments: [
    ("country", "country"), ("", ""), ("country", "cuontyr"), ("country", "count"),
    ("country", "counntryy"),
    ("reload", "redo"), ("abc", "cba"), ("abcd", "badc"), ("abc", "bca"), ("ab", ""),
    ("aab", "baa"),
  ])
  func noneAndTwoAreNot(left: String, right: String) {
    #expect(!EditDistance.isOne(left, right))
    #expect(!EditDistance.isOne(right, left))
  }
}
