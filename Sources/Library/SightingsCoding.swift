import Catalog
import Records

/// What a screen has from everything seen, as a text for the store: `seen?total=2&matches=song.7.us.12~song.8.us.12`.
///
/// A row is the item and its answer, and where it is known the place of its record: `song.7.us.12.1024.980`.
enum SightingsCoding {
  private static let name = "seen"
  private static let about = "about."
  private static let between: Character = "~"

  /// The text of sightings.
  ///
  /// - Parameters:
  ///   - sightings: The sightings.
  ///   - isSaving: Whether the text is kept beyond this run. An answer that is only in memory is gone with it, and another
  ///     run may give its number again.
  /// - Returns: The text.
  static func text(of sightings: Sightings<SeenReference>, isSaving: Bool) -> String {
    let rows = sightings.map { reference -> SeenReference in
      guard isSaving, reference.answer.rawValue < 0 else { return reference }
      return SeenReference(reference.item, answer: AnswerID(rawValue: 0), place: nil)
    }
    return FieldText(
      name,
      [
        (.total, rows.total.map(text)), (.matches, text(of: rows.matches)),
        (.coming, text(of: rows.coming)), (.last, text(of: rows.last)),
      ]
    ).text
  }

  /// The sightings of a text; nil for one that is damaged.
  static func sightings(from text: String) -> Sightings<SeenReference>? {
    FieldText.read(text) { fields throws(FieldText.Damage) in
      guard fields.name == name else { return nil }
      return Sightings(
        matches: try fields.take(.matches, references) ?? [],
        total: try fields.take(.total, count),
        coming: try fields.take(.coming, references) ?? [],
        last: try fields.take(.last, references) ?? []
      )
    }
  }

  private static func text(of references: [SeenReference]) -> String? {
    references.isEmpty
      ? nil : references.map(text).joined(separator: String(between))
  }

  private static func text(of reference: SeenReference) -> String {
    let place = reference.place.map { ".\($0.lowerBound).\($0.count)" } ?? ""
    return "\(text(of: reference.item)).\(reference.answer.rawValue)\(place)"
  }

  private static func references(from text: String) -> [SeenReference]? {
    let rows = text.split(separator: between, omittingEmptySubsequences: false)
    let references = rows.compactMap(reference)
    return references.count == rows.count ? references : nil
  }

  private static func reference(from text: Substring) -> SeenReference? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard
      parts.count == 4 || parts.count == 6, let item = item(from: parts.prefix(3)),
      let answer = Int64(parts[3])
    else { return nil }
    var place: Range<Int>?
    if parts.count == 6 {
      guard let start = Int(parts[4]), let size = Int(parts[5]), start >= 0, size >= 0 else {
        return nil
      }
      let (end, isOverflow) = start.addingReportingOverflow(size)
      guard !isOverflow else { return nil }
      place = start..<end
    }
    return SeenReference(item, answer: AnswerID(rawValue: answer), place: place)
  }

  private static func text(_ count: SeenCount) -> String {
    switch count {
    case .exactly(let number): String(number)
    case .about(let number): about + String(number)
    }
  }

  private static func count(from text: String) -> SeenCount? {
    guard text.hasPrefix(about) else { return Int(text).map(SeenCount.exactly) }
    return Int(text.dropFirst(about.count)).map(SeenCount.about)
  }
}

extension SightingsCoding {
  /// The text of an item in its storefront: `song.7.us`.
  static func text(of item: StoreItemID) -> String {
    "\(item.id.type.rawValue).\(item.id.number).\(item.country)"
  }

  /// The item of a text; nil for one that is damaged or of a type that this version does not know.
  static func item(from text: String) -> StoreItemID? {
    item(from: text.split(separator: ".", omittingEmptySubsequences: false)[...])
  }

  private static func item(from parts: ArraySlice<Substring>) -> StoreItemID? {
    guard
      parts.count == 3, let first = parts.first, let country = parts.last,
      let type = ItemType(rawValue: String(first)), let number = Int64(parts[parts.startIndex + 1])
    else { return nil }
    return StoreItemID(ItemID(type, number), country: String(country))
  }
}
