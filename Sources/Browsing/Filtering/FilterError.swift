/// A word of a filter that compares or qualifies, but not as it stands.
public struct FilterError: Error, Hashable, Sendable {
  /// What is wrong with the word.
  public enum Reason: Hashable, Sendable {
    /// There are no words at all.
    case noWords
    /// Nothing of this name can be compared or looked at.
    case unknownField(String, suggestion: FilterField?)
    /// The field is compared by none of the signs that there are.
    case unknownSign(String)
    /// The field has words, which are neither more nor less.
    case notMeasured(FilterField)
    /// No number stands behind the sign.
    case missingNumber(FilterField)
    /// What stands behind the sign is no number that the field may have.
    case notANumber(String, FilterField)
    /// Nothing stands behind the colon or the equals sign.
    case missingValue(FilterField)
    /// No item is of this type.
    case unknownType(String, suggestion: FilterType?)
    /// Only yes and no answer the field.
    case notYesOrNo(String)
  }

  /// What is wrong.
  public var reason: Reason
  /// Which of the words is meant, from 0.
  public var word: Int
  /// The characters of the word as typed (`Word.raw`) that are meant; empty where there are no words.
  public var range: Range<Int>

  init(_ reason: Reason, word: Int, range: Range<Int>) {
    self.reason = reason
    self.word = word
    self.range = range
  }
}
