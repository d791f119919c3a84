/// The cells that a detail leaves for its picture.
public struct PictureBox: Hashable, Sendable {
  /// Cells across.
  public let columns: Int
  /// Cells down.
  public let rows: Int

  /// The room in a window; nil where a picture would leave too little for the text.
  public init?(in window: Window) {
    guard let height = window.rows, height >= 18, window.columns >= 40 else { return nil }
    rows = min(12, height / 3)
    // A cell is about twice as high as wide.
    columns = rows * 2
  }
}
