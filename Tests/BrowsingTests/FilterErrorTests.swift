@testable import Browsing
import Testing

struct FilterErrorTests {
  private static func error(_ line: String) -> FilterError? {
    do {
      _ = try Filter.parse(Word.split(line))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("price<abc", .notANumber("abc", .price), 0, 6..<9),
      ("jazz price<abc x", .notANumber("abc", .price), 1, 6..<9),
      ("price < abc", .notANumber("abc", .price), 2, 0..<3),
      ("price <abc", .notANumber("abc", .price), 1, 1..<4),
      ("price< abc", .notANumber("abc", .price), 1, 0..<3),
      ("year>=2010 price<9,9,9", .notANumber("9,9,9", .price), 1, 6..<11),
      ("price<1.234,56", .notANumber("1.234,56", .price), 0, 6..<14),
      ("price<5,", .notANumber("5,", .price), 0, 6..<8),
      ("price>-1", .notANumber("-1", .price), 0, 6..<8),
      ("price<5.", .notANumber("5.", .price), 0, 6..<8),
      ("price<1e5", .notANumber("1e5", .price), 0, 6..<9),
      ("price<nan", .notANumber("nan", .price), 0, 6..<9),
      ("price<inf", .notANumber("inf", .price), 0, 6..<9),
      ("price<0x10", .notANumber("0x10", .price), 0, 6..<10),
      ("price<$", .notANumber("$", .price), 0, 6..<7),
      ("price<٥", .notANumber("٥", .price), 0, 6..<7),
      ("price<5<6", .notANumber("5<6", .price), 0, 6..<9),
      ("year=$1984", .notANumber("$1984", .year), 0, 5..<10),
      ("year=free", .notANumber("free", .year), 0, 5..<9),
      ("rating=PG-13", .notANumber("PG-13", .rating), 0, 7..<12),
      ("length>long", .notANumber("long", .length), 0, 7..<11),
      ("year:mcmxcix", .notANumber("mcmxcix", .year), 0, 5..<12),
      ("price<", .missingNumber(.price), 0, 5..<6),
      ("x price<=", .missingNumber(.price), 1, 5..<7),
      ("x price <", .missingNumber(.price), 2, 0..<1),
      ("price:", .missingNumber(.price), 0, 5..<6),
      ("price: 5", .missingNumber(.price), 0, 5..<6),
      ("price<>5", .unknownSign("<>"), 0, 5..<7), ("price!=5", .unknownSign("!="), 0, 5..<7),
      ("price≠5", .unknownSign("!="), 0, 5..<6), ("price << 5", .unknownSign("<<"), 1, 0..<2),
      ("genre<jazz", .notMeasured(.genre), 0, 5..<6), ("by>=x", .notMeasured(.creator), 0, 2..<4),
      ("genre:", .missingValue(.genre), 0, 5..<6), ("genre: jazz", .missingValue(.genre), 0, 5..<6),
      ("genre:\"\"", .missingValue(.genre), 0, 5..<6),
      ("genre=", .missingValue(.genre), 0, 5..<6),
      ("yeer>2000", .unknownField("yeer", suggestion: .year), 0, 0..<4),
      ("Yeer>2000", .unknownField("yeer", suggestion: .year), 0, 0..<4),
      ("x yeer > 2000", .unknownField("yeer", suggestion: .year), 1, 0..<4),
      ("yeer> 2000", .unknownField("yeer", suggestion: .year), 0, 0..<4),
      ("yeer >2000", .unknownField("yeer", suggestion: .year), 0, 0..<4),
      ("cost<$5", .unknownField("cost", suggestion: .price), 0, 0..<4),
      ("wheels=4", .unknownField("wheels", suggestion: nil), 0, 0..<6),
      ("gener:jazz", .unknownField("gener", suggestion: .genre), 0, 0..<5),
      ("media:movie", .unknownField("media", suggestion: .type), 0, 0..<5),
      ("country:gb", .unknownField("country", suggestion: nil), 0, 0..<7),
      ("type:sonk", .unknownType("sonk", suggestion: .song), 0, 5..<9),
      ("type:filmz", .unknownType("filmz", suggestion: .movie), 0, 5..<10),
      ("type:zebra", .unknownType("zebra", suggestion: nil), 0, 5..<10),
      ("x explicit:maybe", .notYesOrNo("maybe"), 1, 9..<14),
      ("éé price<abc", .notANumber("abc", .price), 1, 6..<9),
      ("", .noWords, 0, 0..<0), ("\"\"", .noWords, 0, 0..<0), ("\u{200B}", .noWords, 0, 0..<0),
    ] as [(String, FilterError.Reason, Int, Range<Int>)]
  )
  func anErrorPointsAtItsWord(
    line: String,
    reason: FilterError.Reason,
    word: Int,
    range: Range<Int>
  ) {
    #expect(Self.error(line) == FilterError(reason, word: word, range: range))
  }

  @Test func theRangeLiesInTheWordAsTyped() throws {
    for line in [
      "price<abc", "日本 yeer>2000", "type:\"a b\"", "👨‍👩‍👧 price < x", "by>=\"x", "genre:\"a b\" price<",
    ] {
      let words = Word.split(line)
      let error = try #require(Self.error(line))
      let word = try #require(words.indices.contains(error.word) ? words[error.word] : nil)
      #expect(!error.range.isEmpty && error.range.upperBound <= word.raw.count)
    }
  }
}
