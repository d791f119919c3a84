import Catalog
import TerminalText

/// How an item has moved in a chart.
enum MovementText {
  /// For a column: `▲2`, `▼1`, `new`, and `·` for the same place.
  static func short(_ movement: ChartMovement) -> String {
    switch movement {
    case .up(let places): "▲\(places)"
    case .down(let places): "▼\(places)"
    case .same: "·"
    case .new: "new"
    }
  }

  /// Within a line of facts: `up 2`, `down 1`, `where it was`, `new`.
  static func long(_ movement: ChartMovement) -> String {
    switch movement {
    case .up(let places): "up \(places)"
    case .down(let places): "down \(places)"
    case .same: "where it was"
    case .new: "new"
    }
  }

  /// How it is drawn in a list: what stands still stands back.
  static func style(_ movement: ChartMovement) -> Style {
    switch movement {
    case .up, .down: .text
    case .new: .accent
    case .same: .muted
    }
  }
}
