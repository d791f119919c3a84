/// What terminals say when they are asked, for `PtyScreen.answer`.
public enum PtyAnswers {
  /// The question for the background colour, without its end.
  public static let backgroundQuestion = Array("\u{1B}]11;?".utf8)
  /// The question for the attributes, which stands behind the other.
  public static let attributesQuestion = Array("\u{1B}[c".utf8)
  /// What a terminal says of its attributes.
  public static let attributes = "\u{1B}[?62;22c"

  /// Types a text each time that the program has asked for the attributes.
  public static func typing(_ reply: String) -> (_ output: [UInt8]) -> [UInt8] {
    var answered = 0
    return { output in
      let asked = count(of: attributesQuestion, in: output)
      defer { answered = asked }
      return Array(String(repeating: reply, count: asked - answered).utf8)
    }
  }

  /// How often a question stands in output.
  public static func count(of question: [UInt8], in output: [UInt8]) -> Int {
    output.indices.count { output[$0...].starts(with: question) }
  }
}
