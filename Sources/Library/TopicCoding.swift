import Catalog
import Records

/// What screens are of, as texts for the stores.
///
/// The greeting is the word `start`, a search among everything seen `seen?term=blade%20runner`, and what was asked of the
/// catalogue has the text of its subject.
enum TopicCoding {
  private static let start = "start"
  private static let seen = "seen"

  /// The text of a topic, always the same.
  static func text(of topic: Topic) -> String {
    switch topic {
    case .start: start
    case .inquiry(let subject): SubjectCoding.text(of: subject)
    case .seen(let words): FieldText(seen, [(.term, words)]).text
    }
  }

  /// The topic of a text; nil for one that is damaged or that this version does not understand.
  static func topic(from text: String) -> Topic? {
    if text == start { return .start }
    return FieldText.read(text, seen) ?? SubjectCoding.subject(from: text).map(Topic.inquiry)
  }

  private static func seen(_ fields: inout FieldText) throws(FieldText.Damage) -> Topic? {
    fields.name == seen ? .seen(try fields.need(.term) { $0 }) : nil
  }
}
