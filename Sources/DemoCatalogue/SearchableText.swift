/// The folded texts of a record that a search looks through, and how well a term fits them.
struct SearchableText: Sendable {
  /// The names and creators that a search may be restricted to.
  enum Field: Sendable {
    case name, creator, collection
  }

  private let name: String
  private let creator: String
  private let collection: String
  private let all: String

  /// Takes the texts as they stand in the record.
  init(name: String, fullName: String, creator: String, collection: String) {
    self.name = Folding.folded(name)
    self.creator = Folding.folded(creator)
    self.collection = Folding.folded(collection)
    let fullName = Folding.folded(fullName)
    all = [self.name, fullName, self.creator, self.collection].joined(separator: "\n")
  }

  /// The text of a field, folded; all of them without one.
  func text(_ field: Field?) -> String {
    switch field {
    case .name: name
    case .creator: creator
    case .collection: collection
    case nil: all
    }
  }

  /// How far a term is from the name: 0 the same, 1 its beginning, 2 all words in it, 3 elsewhere.
  func distance(to words: [String]) -> Int {
    let term = words.joined(separator: " ")
    if name == term { return 0 }
    if name.hasPrefix(term) { return 1 }
    return Folding.contains(name, all: words) ? 2 : 3
  }
}
