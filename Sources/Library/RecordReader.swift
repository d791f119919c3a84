import Catalog
import Records

/// Reads the records that references lead to, and of their answers no more than is needed.
struct RecordReader {
  let answers: AnswerStore

  /// The items as their records say them, in the order of the references; nil where a record is gone.
  func items(of references: [SeenReference]) -> [SeenItem?] {
    var items = [SeenItem?](repeating: nil, count: references.count)
    for (answer, indices) in Dictionary(grouping: references.indices, by: { references[$0].answer })
    {
      let found = self.items(of: indices.map { references[$0] }, in: answer)
      for (index, item) in zip(indices, found) { items[index] = item }
    }
    return items
  }

  /// The items of some records of one answer.
  private func items(of references: [SeenReference], in answer: AnswerID) -> [SeenItem?] {
    let places = references.map { $0.place ?? 0..<0 }
    guard let (stored, parts) = answers.parts(of: answer, at: places) else {
      return references.map { _ in nil }
    }
    let items = zip(references, parts).map { reference, record -> SeenItem? in
      guard
        let record, let item = AnswerItems.item(of: record, to: stored.request),
        item.storeID == reference.item
      else { return nil }
      return seen(item, reference, stored)
    }
    return items.contains(nil) ? completed(items, references, in: answer) : items
  }

  /// Looks through the whole answer for the items whose places are unknown or wrong.
  private func completed(
    _ items: [SeenItem?],
    _ references: [SeenReference],
    in answer: AnswerID
  ) -> [SeenItem?] {
    guard let whole = answers.answer(answer) else { return items }
    let placed = AnswerItems.all(of: whole.body, to: whole.request)
    let all = Dictionary(placed.map { ($0.item.storeID, $0.item) }) { first, _ in first }
    return zip(items, references).map { item, reference in
      item ?? all[reference.item].map { seen($0, reference, whole) }
    }
  }

  private func seen(
    _ item: Item,
    _ reference: SeenReference,
    _ answer: StoredAnswer
  ) -> SeenItem {
    SeenItem(
      item: item,
      endpoint: answer.endpoint,
      seenAt: answer.fetchedAt,
      answer: reference.answer,
      place: reference.place
    )
  }
}
