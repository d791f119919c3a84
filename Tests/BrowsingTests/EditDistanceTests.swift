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
