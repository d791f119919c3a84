/// Splits bytes into lines, whatever pieces they come in.
///
/// A line ends at LF, at CR LF or at a lone CR. The bytes are split, not the text: to Swift CR LF is one
/// character. A byte order mark at the start is dropped, invalid UTF-8 and NUL become U+FFFD.
public struct LineSplitter: Sendable {
  /// A line, or the place of one that was too long.
  public enum Piece: Equatable, Sendable {
    /// A line without its end.
    case line(String)
    /// A line that was longer than allowed; its text is gone.
    case tooLong
  }

  /// The most bytes that a line may have.
  public let limit: Int
  private var pieces: [Piece] = []
  private var current: [UInt8] = []
  private var isTooLong = false
  private var isFirstLine = true
  private var followsCarriageReturn = false
  private var next = 0

  /// Makes a splitter whose lines have at most `limit` bytes.
  public init(limit: Int = 1 << 20) {
    self.limit = limit
  }

  /// Whether a whole line is waiting.
  public var hasLine: Bool { next < pieces.count }

  /// Takes the next bytes.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      let endsPair = followsCarriageReturn && byte == 0x0A
      followsCarriageReturn = byte == 0x0D
      switch byte {
      case 0x0A where endsPair: break
      case 0x0A, 0x0D: endLine()
      default: keep(byte)
      }
    }
  }

  /// Takes the end of the input: a last line without an end counts.
  public mutating func finish() {
    if !current.isEmpty || isTooLong { endLine() }
  }

  /// Returns the next line, or nil until more bytes have come.
  public mutating func nextLine() -> Piece? {
    guard hasLine else { return nil }
    defer {
      next += 1
      if next == pieces.count {
        pieces.removeAll(keepingCapacity: true)
        next = 0
      }
    }
    return pieces[next]
  }

  private mutating func keep(_ byte: UInt8) {
    if current.count < limit {
      current.append(byte)
    } else {
      isTooLong = true
    }
  }

  private mutating func endLine() {
    defer {
      current.removeAll(keepingCapacity: true)
      isTooLong = false
      isFirstLine = false
    }
    if isTooLong {
      pieces.append(.tooLong)
      return
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = isFirstLine && current.starts(with: mark) ? current.dropFirst(3) : current[...]
    var scalars = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      scalars.append(scalar == "\0" ? "\u{FFFD}" : scalar)
    }
    pieces.append(.line(String(scalars)))
  }
}
