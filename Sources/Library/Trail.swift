import Records

/// The screens of a session in one row, each at a position that it keeps while the user goes back and forward.
struct Trail {
  /// The position of the first screen.
  let start: Int64
  /// The position of the place.
  let position: Int64
  private let serials: [Int64]

  /// Lays out a record, with the screens it shares with the trail before it at their old positions.
  init(of record: SessionRecord, after before: Trail?) {
    serials =
      record.back.map(\.serial) + [record.current.serial] + record.forward.reversed().map(\.serial)
    if let before, let first = serials.first,
      let offset = before.serials.firstIndex(of: first)
    {
      start = before.start + Int64(offset)
    } else {
      start = before?.start ?? 0
    }
    position = start + Int64(record.back.count)
  }

  /// The position behind the last screen.
  var end: Int64 { start + Int64(serials.count) }

  /// The positions and the serials of the screens there.
  var visits: [(position: Int64, serial: Int64)] {
    serials.enumerated().map { (start + Int64($0.offset), $0.element) }
  }

  /// The serial at a position, nil where the trail does not reach.
  subscript(position: Int64) -> Int64? {
    guard position >= start, position < end else { return nil }
    return serials[Int(position - start)]
  }
}
