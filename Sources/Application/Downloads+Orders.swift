import Browsing
import Catalog
import Library
import Platform
import Records

/// What somebody orders to be done with a download.
extension Downloads {
  /// Stops or deletes a download; nil where its end is awaited first.
  func carryOut(_ order: DownloadOrder, _ choice: DownloadChoice) -> News? {
    let found = entries().filter { entry in
      switch choice {
      case .entry(let id): entry.id == id
      case .item(let number, let type):
        entry.item.id.number == number && (type == nil || entry.item.id.type == type)
      }
    }
    // Of several in different folders the one that is under way is meant to be stopped, and one with a file to be deleted.
    let meant = found.first { order == .stop ? $0.state.isOpen : $0.path != nil }
    guard let entry = meant ?? found.first else { return .changed(.unknown(choice)) }
    guard let index = jobs.firstIndex(where: { $0.entry.id == entry.id }) else {
      if entry.state == .elsewhere { return .changed(.elsewhere(entry)) }
      return .changed(order == .stop ? .notUnderWay(entry) : delete(entry))
    }
    guard let task = jobs[index].task else {
      let job = jobs.remove(at: index)
      return stopWaiting(job, order)
    }
    jobs[index].order = order
    task.cancel()
    return nil
  }

  func stopWaiting(_ job: Job, _ order: DownloadOrder) -> News {
    var entry = job.entry
    entry.state = .stopped
    settlePart(of: &entry, job, isOthers: false)
    if order == .delete { return .changed(delete(entry)) }
    note { () throws(LibraryError) in try store.update(entry) }
    return .ended(DownloadEnding(entry, keepsPart: keepsPart(of: entry)))
  }

  /// Deletes the file or the part, and then the row.
  func delete(_ entry: DownloadEntry) -> DownloadChange {
    var hadFile = false
    var isChanged = false
    if let path = entry.path {
      do throws(PlatformError) {
        if entry.state == .done {
          // Of a row that does not say when, nobody knows.
          let time = entry.modifiedAt ?? .min
          hadFile = try PartFile.delete(path, length: entry.done, modifiedAt: time)
        } else {
          hadFile = try PartFile.delete(path)
        }
      } catch {
        guard error.code == .exists else {
          return .notDeleted(entry, DownloadFailure(of: error, path: path))
        }
        isChanged = true
      }
    }
    note { () throws(LibraryError) in try store.remove(entry.id) }
    return isChanged ? .leftChanged(entry) : .deleted(entry, hadFile: hadFile)
  }
}
