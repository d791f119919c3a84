import Catalog
import Records
import SQLite

/// A screen as its columns hold it.
struct StoredScreen {
  /// The columns, in the order of `values` and of `record(in:from:serial:)`.
  static let columns =
    """
    kind, request, answer, more_answers, first_row, detail_row, filtered_by, sorted_by, failed,
    seen, opened, typed_line, detail_answer, item_name
    """

  /// The values to keep for a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isSaving: Whether they are kept beyond this run.
  /// - Returns: One for each column.
  static func values(of screen: ScreenRecord, isSaving: Bool) -> [any Bindable] {
    // An answer that is only in memory is gone with this run, and another run may give its id again.
    let answers = screen.answers.map(\.rawValue).filter { !isSaving || $0 >= 0 }
    return [
      screen.topic.kind.rawValue,
      // The kind says it already.
      screen.topic == .start ? nil : TopicCoding.text(of: screen.topic),
      answers.first,
      text(ofFurther: answers.dropFirst()),
      screen.firstRow, screen.detailRow, screen.filter, screen.sort,
      FailureCoding.text(of: screen.failures),
      screen.sightings.map { SightingsCoding.text(of: $0, isSaving: isSaving) },
      screen.opened.map(SightingsCoding.text),
      screen.nearMiss.map(AttemptCoding.text(of:)),
      screen.detailAnswer.map(\.rawValue).flatMap { !isSaving || $0 >= 0 ? $0 : nil },
      screen.itemName,
    ]
  }

  /// Reads a screen; nil if a part that it cannot do without is damaged or unknown.
  static func record(
    in row: borrowing Row,
    from column: Int,
    serial: Int64
  ) throws(SQLiteError) -> ScreenRecord? {
    guard
      let kind = ListKind(rawValue: try row.text(column)),
      let topic = topic(kind, try row.optionalText(column + 1)),
      let further = further(from: try row.optionalText(column + 3))
    else { return nil }
    let first = try row.optionalInt64(column + 2)
    return ScreenRecord(
      serial: serial,
      topic: topic,
      nearMiss: AttemptCoding.nearMiss(from: try row.optionalText(column + 11)),
      answers: ([first].compactMap { $0 } + further).map(AnswerID.init(rawValue:)),
      failures: try row.optionalText(column + 8).map(FailureCoding.failures) ?? [:],
      sightings: try row.optionalText(column + 9).flatMap(SightingsCoding.sightings),
      firstRow: max(0, try row.int(column + 4)),
      detailRow: try row.optionalInt(column + 5).flatMap { $0 >= 0 ? $0 : nil },
      opened: try row.optionalText(column + 10).flatMap(SightingsCoding.item),
      detailAnswer: try row.optionalInt64(column + 12).map(AnswerID.init(rawValue:)),
      filter: try row.optionalText(column + 6),
      sort: try row.optionalText(column + 7),
      itemName: try row.optionalText(column + 13)
    )
  }

  /// The topic; nil also where the kind says otherwise.
  private static func topic(_ kind: ListKind, _ text: String?) -> Topic? {
    // Nothing but the greeting can be shown of nothing asked.
    guard let text else { return kind == .start ? .start : nil }
    return TopicCoding.topic(from: text).flatMap { $0.kind == kind ? $0 : nil }
  }

  /// The answers after the first as a JSON array, which SQLite can look into; nil for none.
  private static func text(ofFurther answers: ArraySlice<Int64>) -> String? {
    answers.isEmpty ? nil : "[\(FieldText.list(answers.map(String.init)))]"
  }

  private static func further(from text: String?) -> [Int64]? {
    guard let text else { return [] }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    return FieldText.numbers(String(text.dropFirst().dropLast()))
  }
}
