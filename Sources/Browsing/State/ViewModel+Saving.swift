public import Catalog
public import Records

/// What is saved as files.
extension ViewModel {
  /// Items were looked for among everything seen, since episodes cannot be looked up by their ids.
  ///
  /// Where none was seen the service is asked.
  public mutating func sought(_ items: [Item], for seek: ItemSeek) -> [Effect] {
    if case .loading = state { return [] }
    guard items.isEmpty else {
      let unknown = seek.numbers.filter { number in !items.contains { $0.id.number == number } }
      let notice: [Effect] = unknown.isEmpty ? [] : [.tell(.unknownItems(unknown))]
      return notice + Self.effects(of: seek.kind, on: items, source: nil)
    }
    let subject = Inquiry.Subject.items(
      seek.numbers,
      country: seek.country,
      language: seek.language
    )
    return load(
      Attempt(subject: subject, purpose: .act(seek.kind, seek.numbers, seek.type))
    )
  }

  /// A picture was saved, or could not be.
  public mutating func saved(_ action: ItemAction, _ outcome: PictureOutcome) -> [Effect] {
    [.tell(.picture(action, outcome))]
  }

  // MARK: Downloads

  /// Downloads have begun, or could not.
  public mutating func downloading(_ report: DownloadReport) -> [Effect] {
    [.tell(.downloading(report))]
  }

  /// A download has ended, one way or another.
  public mutating func downloadEnded(_ ending: DownloadEnding) -> [Effect] {
    [.tell(.downloadEnded(ending))]
  }

  /// An order for a download was carried out, or could not be.
  public mutating func changed(_ change: DownloadChange) -> [Effect] {
    [.tell(.changedDownload(change))]
  }

  /// How far downloads are; what is on the screen shows it.
  public mutating func learn(downloads entries: [DownloadEntry]) {
    switch state {
    case .list(var list) where list.kind == .downloads:
      list.learn(entries)
      state = .list(list)
    case .list, .detail, .loading, .error:
      return
    }
  }

  /// Stops or deletes the download that is meant.
  ///
  /// Rows are those of the downloads as they are on the screen: elsewhere their numbers may have changed meanwhile.
  func change(_ order: DownloadOrder, _ reference: ItemReference) -> [Effect] {
    switch reference {
    case .id(let number, let type):
      return [.changeDownload(order, .item(number, type))]
    case .row(let row):
      guard case .downloads(let entries) = state.place.list.recollection else {
        return [.tell(.needsDownloads(order))]
      }
      guard entries.indices.contains(row - 1) else {
        return [.tell(.refused(.noRow(String(row), count: entries.count)))]
      }
      return [.changeDownload(order, .entry(entries[row - 1].id))]
    }
  }
}
