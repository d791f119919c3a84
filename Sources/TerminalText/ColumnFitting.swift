/// Fits columns into a width, step by step.
struct ColumnFitting<ID: Hashable & Sendable> {
  /// A column that is still shown.
  struct Slot {
    var column: Column<ID>
    /// The cells its widest cell takes.
    var whole: Int
    /// The cells it asks for: those, up to its maximum.
    var need: Int
    /// The cells it must have to be shown.
    var floor: Int
    /// The cells it gets.
    var width: Int
  }

  private(set) var slots: [Slot]
  private let available: Int
  private let gap: Int

  init(_ columns: [Column<ID>], widths: [ID: Int], available: Int, gap: Int) {
    self.available = available
    self.gap = gap
    slots = columns.compactMap { column in
      let whole = widths[column.id, default: 0]
      let need = min(whole, column.maximum ?? .max)
      guard need > 0 else { return nil }
      let floor = column.share > 0 ? min(need, max(column.minimum, 1)) : need
      return Slot(column: column, whole: whole, need: need, floor: floor, width: floor)
    }
  }

  private var excess: Int {
    slots.reduce(gap * max(slots.count - 1, 0) - available) { $0 + $1.width }
  }

  /// Drops the least important columns until the rest fit, narrowing essential ones at the end.
  mutating func dropColumns() {
    while excess > 0, let index = leastImportant(where: { !$0.isEssential }) {
      slots.remove(at: index)
    }
    narrow { $0.share > 0 }
    // Down to a cell each, then the most important alone.
    while excess > 0, slots.count > 1, let index = leastImportant(where: { _ in true }) {
      slots.remove(at: index)
    }
    narrow { _ in true }
    if excess > 0 { slots.removeAll() }
  }

  /// Divides what is left among the columns with a share, each between its floor and its need.
  ///
  /// All get their share at once; those under their floor or over their need are then fixed there,
  /// whichever of the two miss by more, and the others share again.
  mutating func shareOut() {
    var open = slots.indices.filter { slots[$0].column.share > 0 }
    var room = open.reduce(-excess) { $0 + slots[$1].width }
    while !open.isEmpty {
      let parts = Self.divide(room, by: open.map { slots[$0].column.share })
      let clamped = zip(open, parts).map { min(max($1, slots[$0].floor), slots[$0].need) }
      let surplus = zip(clamped, parts).reduce(0) { $0 + $1.0 - $1.1 }
      var rest: [Int] = []
      for (position, index) in open.enumerated() {
        let (part, width) = (parts[position], clamped[position])
        slots[index].width = width
        let isFixed = surplus == 0 || (surplus > 0 ? width > part : width < part)
        if isFixed { room -= width } else { rest.append(index) }
      }
      open = rest
    }
  }

  /// Gives what nobody needs to the columns that a maximum cuts short, the most important first.
  mutating func loosen() {
    let cut = slots.indices.filter { slots[$0].width == slots[$0].need }
      .sorted { slots[$0].column.rank < slots[$1].column.rank }
    for index in cut where excess < 0 {
      slots[index].width += min(slots[index].whole - slots[index].width, -excess)
    }
  }

  /// Widens the columns with a share so that the table reaches `width`.
  mutating func widen(to width: Int) {
    let open = slots.indices.filter { slots[$0].column.share > 0 }
    let missing = width - available - excess
    guard missing > 0, !open.isEmpty else { return }
    let parts = Self.divide(missing, by: open.map { slots[$0].column.share })
    for (index, part) in zip(open, parts) { slots[index].width += part }
  }

  private func leastImportant(where condition: (Column<ID>) -> Bool) -> Int? {
    slots.indices.filter { condition(slots[$0].column) }
      .max { slots[$0].column.rank < slots[$1].column.rank }
  }

  /// Narrows columns to what is available, the least important first.
  private mutating func narrow(where condition: (Column<ID>) -> Bool) {
    let candidates = slots.indices.filter { condition(slots[$0].column) }
      .sorted { slots[$0].column.rank > slots[$1].column.rank }
    for index in candidates where excess > 0 {
      let width = max(1, slots[index].width - excess)
      slots[index].width = width
      slots[index].floor = min(slots[index].floor, width)
    }
  }

  /// Divides cells by shares; what does not divide goes to the first.
  private static func divide(_ cells: Int, by shares: [Int]) -> [Int] {
    let total = shares.reduce(0, +)
    guard total > 0 else { return shares.map { _ in 0 } }
    var parts = shares.map { max(cells, 0) * $0 / total }
    var left = max(cells, 0) - parts.reduce(0, +)
    for index in parts.indices where left > 0 {
      parts[index] += 1
      left -= 1
    }
    return parts
  }
}
