/// Nouns with their article.
enum Indefinite {
  /// `an album`, `a song`.
  static func noun(_ noun: String) -> String {
    let isVowel = noun.first.map { "aeiou".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") \(noun)"
  }
}
