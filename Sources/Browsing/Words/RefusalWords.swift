import Catalog
import TerminalText

/// Why a line was neither carried out nor searched for, and what to type instead.
enum RefusalWords {
  static func phrases(for refusal: Refusal) -> [Phrase] {
    switch refusal {
    case .noRow(let number, let count):
      return [noRow(Quoted.bare(number), count: count)]
    case .nearMiss(let miss):
      return [
        Phrase(NearMissWords.sentence(miss.reason)),
        "to search: " + .command(Quoted.oneShot(.search, miss.line)),
      ]
    case .emptySearch:
      return ["There is nothing to search for: type some words."]
    case .needsSession(let name):
      return [
        Phrase("\(name.rawValue) is for the prompt and for scripts. To get there: ")
          + .command("reprise")
      ]
    case .usage(let error):
      return [Phrase(UsageWords.sentence(for: error))]
    case .combination(let problem):
      return combination(problem)
    case .filter(let error, let words):
      return FilterWords.phrases(for: error, in: words)
    case .tooManyItems(let name, let most):
      return [Phrase("\(RequestWords.capitalized(name.rawValue)) takes \(most) at most at once.")]
    case .needsYes(let wish, let counts):
      return [ForgetWords.needsYes(wish, counts)]
    case .noSavedScreen:
      return ["There is no row to open: the screen has none. id:123 opens an item by its id."]
    }
  }

  private static func noRow(_ number: String, count: Int) -> Phrase {
    let rows =
      switch count {
      case ..<1: "the screen has no rows"
      case 1: "the screen has one"
      default: "the screen has 1–\(count)"
      }
    return Phrase("There is no row \(number): \(rows). ") + .command("/\(number)") + " searches."
  }

  private static func combination(_ problem: SearchCombination.Problem) -> [Phrase] {
    switch problem {
    case .entity(let entity, let media):
      return [
        Phrase("The entity \(entity.rawValue) does not go with the media \(media.rawValue)."),
        choices(media.entities.map(\.rawValue), of: "entities", for: media),
      ]
    case .attribute(let attribute, let media):
      return [
        Phrase("The attribute \(attribute.rawValue) does not go with the media \(media.rawValue)."),
        choices(media.attributes.map(\.rawValue), of: "attributes", for: media),
      ]
    }
  }

  private static func choices(_ words: [String], of kind: String, for media: Media) -> Phrase {
    guard !words.isEmpty else { return Phrase("\(media.rawValue) has no \(kind).") }
    return Phrase("The \(kind) of \(media.rawValue): \(words.joined(separator: ", ")).")
  }
}
