/// Writes lines one after the other.
///
/// Spaces and jumps are held back until text follows, so that none are written at the end of a line.
struct LineWriter {
  /// What has been written.
  var text: String {
    String(decoding: output, as: UTF8.self)
  }

  private var output: [UInt8] = []
  private let encoder: LineEncoder
  private var attributes = GraphicCodes.Attributes()
  /// The changes of attributes written so far, by the numbers of both settings.
  private var changes: [String?] = []
  private var isOnGround = false
  /// Where the cursor is, by the width table.
  private var position = 0
  /// The spaces to write before the next text.
  private var spaces = 0
  /// The column to jump to before them.
  private var jump: Int?
  /// Whether the terminal has the cursor where the table has it.
  private var isCertain = true

  init(_ encoder: LineEncoder, capacity: Int = 0) {
    self.encoder = encoder
    output.reserveCapacity(capacity)
  }

  mutating func write(_ line: Line) {
    writeContent(line)
    put(encoder.lineEnd)
  }

  mutating func writeContent(_ line: Line) {
    attributes = GraphicCodes.Attributes()
    (position, spaces, jump, isCertain) = (0, 0, nil, true)
    let ground = encoder.grounds.paints(line.ground) ? encoder.codes.ground(line.ground) : nil
    isOnGround = ground != nil
    var fill = 0
    if let ground {
      fill = line.fill ?? 0
      put("\u{1B}[")
      put(ground)
      put("m")
      // Where the end of the text is not known, the ground is painted first and written over.
      if fill > 0, encoder.placement, line.spans.contains(where: Self.isUncertain) {
        writeSpaces(fill)
        put("\r")
        fill = 0
      }
    }
    for span in line.spans {
      switch span {
      case .text(let text, let style, let link): write(text, style, link)
      case .column(let column): move(to: column)
      case .encoded(let text, let cells): write(encoded: text, cells: cells)
      }
    }
    writeSpaces(fill - position)
    if isOnGround || attributes != GraphicCodes.Attributes() { put(LineEncoder.reset) }
  }

  private mutating func write(_ raw: String, _ style: Style, _ link: String?) {
    var text = raw
    var measure = DisplayWidth.measure(text)
    // Printable ASCII is clean, and most text is that.
    let isASCII = measure.isASCII(text)
    if !isASCII, !Cleaning.isCleanLine(text) {
      text = Cleaning.line(text)
      measure = DisplayWidth.measure(text)
    }
    let isBlank = text.utf8.first ?? 0x20 == 0x20 && text.utf8.allSatisfy { $0 == 0x20 }
    if isBlank, link == nil || text.isEmpty {
      spaces += measure.cells
      return
    }
    writeMove()
    let wanted = encoder.codes.attributes(style)
    if wanted != attributes { change(to: wanted) }
    let address = encoder.links ? link.flatMap(Address.safe) : nil
    if let address {
      put("\u{1B}]8;id=\(Self.linkID(of: address));")
      put(address)
      put("\u{1B}\\")
    }
    // Isolates are invisible, but not every terminal gives them no cell.
    let isIsolated = !isASCII && RightToLeft.isPresent(in: text)
    if isIsolated { put(RightToLeft.isolateStart) }
    put(text)
    if isIsolated { put(RightToLeft.isolateEnd) }
    if address != nil { put("\u{1B}]8;;\u{1B}\\") }
    position += measure.cells
    if isIsolated || !measure.isPlain { isCertain = false }
  }

  private mutating func write(encoded text: String, cells: Int) {
    guard encoder.placement, encoder.depth != .none else { return }
    writeMove()
    put(text)
    // Whatever it left behind ends here.
    put(LineEncoder.reset)
    attributes = GraphicCodes.Attributes()
    position += cells
    isCertain = false
  }

  /// Pieces of one address have the same id, by which a terminal knows that they are one link.
  private static func linkID(of address: String) -> String {
    // FNV-1a.
    let hash = address.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return String(hash, radix: 16)
  }

  private mutating func change(to wanted: GraphicCodes.Attributes) {
    defer { attributes = wanted }
    guard isOnGround || wanted != GraphicCodes.Attributes() else { return put(LineEncoder.reset) }
    if changes.isEmpty {
      let count = GraphicCodes.Attributes.count
      changes = Array(repeating: nil, count: count * count)
    }
    let number = attributes.number * GraphicCodes.Attributes.count + wanted.number
    let change =
      changes[number]
      ?? encoder.codes.change(from: attributes, to: wanted, onGround: isOnGround)
    changes[number] = change
    put(change)
  }

  private mutating func move(to column: Int) {
    let current = (jump ?? position) + spaces
    if column < current {
      // The text before it is too wide: keep a space between them.
      if spaces == 0, jump == nil { spaces = 1 }
    } else if isCertain || !encoder.placement {
      spaces += column - current
    } else {
      jump = column
      spaces = 0
    }
  }

  /// Writes the jump and the spaces that were held back.
  private mutating func writeMove() {
    if let jump {
      put("\u{1B}[")
      put(String(jump + 1))
      put("G")
      position = jump
      isCertain = true
    }
    writeSpaces(spaces)
    position += spaces
    (jump, spaces) = (nil, 0)
  }

  private mutating func put(_ text: String) {
    output.append(contentsOf: text.utf8)
  }

  private mutating func writeSpaces(_ count: Int) {
    guard count > 0 else { return }
    output.append(contentsOf: repeatElement(0x20, count: count))
  }

  private static func isUncertain(_ span: TextSpan) -> Bool {
    switch span {
    case .text(let text, _, _):
      let measure = DisplayWidth.measure(text)
      guard !measure.isASCII(text) else { return false }
      return !measure.isPlain || RightToLeft.isPresent(in: text)
    case .column: return false
    case .encoded: return true
    }
  }
}

extension DisplayWidth.Measure {
  /// Tells whether the measured text is printable ASCII: only that has a byte for each cell.
  fileprivate func isASCII(_ text: String) -> Bool {
    isPlain && text.utf8.count == cells
  }
}
