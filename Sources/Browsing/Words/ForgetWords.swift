import Catalog
import Records
import TerminalText

/// What is deleted for good, and how much it is, in words.
enum ForgetWords {
  /// The question, up to its mark.
  static func question(_ wish: ForgetWish, _ counts: ForgottenCounts) -> Phrase {
    let what = Phrase("Forget \(object(of: wish))? That is ")
    return what + Phrase(amount(counts), .strong) + Phrase(", for good. Type yes or no.")
  }

  /// That it takes a yes, where nobody can be asked.
  static func needsYes(_ wish: ForgetWish, _ counts: ForgottenCounts) -> Phrase {
    Phrase("To forget \(object(of: wish)), that is \(amount(counts)), add ")
      + .command("--yes") + "."
  }

  static func done(_ wish: ForgetWish, _ counts: ForgottenCounts) -> Phrase {
    let files = counts.downloads > 0 ? " The downloaded files stay." : ""
    return Phrase("Forgot \(object(of: wish)): \(amount(counts)).\(files)")
  }

  static func nothing(_ wish: ForgetWish) -> Phrase {
    switch wish.what {
    case .words(let text):
      let words = Quoted.bare(text)
      return Phrase("Nothing that is kept has \(Quoted.text(text)). ")
        + .command("/forget \(words)") + " searches Apple."
    case .item, .screen:
      return Phrase("Nothing is kept of \(object(of: wish)).")
    case .history, .seen, .all:
      return Phrase("Nothing is kept that could be forgotten.")
    }
  }

  private static func object(of wish: ForgetWish) -> String {
    switch wish.what {
    case .words(let text): "what has \(Quoted.text(text))"
    case .item(let storeID): ItemText.line(wish.name).map(Quoted.text) ?? storeID.id.description
    case .screen: "the screen \(wish.name.map(Quoted.bare) ?? "of this row")"
    case .history: "the history"
    case .seen: "everything seen"
    case .all: "everything that is kept here"
    }
  }

  /// `3 screens, 12 lines and 1 watched item`.
  static func amount(_ counts: ForgottenCounts) -> String {
    let parts: [(Int, String)] = [
      (counts.screens, "screen"), (counts.lines, "typed line"), (counts.answers, "answer"),
      (counts.items, "item seen"), (counts.watched, "watched item"), (counts.settings, "setting"),
      (counts.undoSteps, "change to take back"), (counts.downloads, "download"),
    ]
    let texts = parts.filter { $0.0 > 0 }.map { count, noun in
      count == 1 ? "1 \(noun)" : "\(count) \(plural(noun))"
    }
    return texts.isEmpty ? "nothing" : Enumeration.text(texts)
  }

  private static func plural(_ noun: String) -> String {
    switch noun {
    case "item seen": "items seen"
    case "change to take back": "changes to take back"
    default: noun + "s"
    }
  }
}
