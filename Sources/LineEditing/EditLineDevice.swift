import CLibEdit

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Owns libedit, its streams and its history, and drives it one character a call.
///
/// libedit runs unbuffered: each `feed` hands it one character and returns. It stays in this mode and the
/// terminal stays raw from the first prompt to the last, so nothing is echoed between two lines and no
/// half-typed line is lost to an event. C keeps a pointer to this object, hence a class.
final class EditLineDevice {
  private let editLine: OpaquePointer
  private let history: OpaquePointer
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>
  private let errors: UnsafeMutablePointer<FILE>

  /// The characters that the next call of `feed` gives to libedit.
  private var nextCharacter: wchar_t?
  /// What the right prompt prints when libedit draws next.
  private var textAbove = ""
  /// The prompt as libedit reads it: null-terminated, owned here, since libedit keeps no copy.
  private var promptText: UnsafeMutablePointer<wchar_t>
  private var isPrompting = false

  /// Whether the terminal can erase; a dumb one gets no escape sequence from us.
  let canErase: Bool

  /// Opens libedit on a terminal; the descriptors are duplicated and stay the caller's.
  init(_ configuration: LineEditor.Configuration) throws(LineEditingError) {
    let streams = try Streams(configuration)
    input = streams.input
    output = streams.output
    errors = streams.errors
    promptText = UnsafeMutablePointer<wchar_t>.allocate(capacity: 1)
    promptText.initialize(to: 0)
    let editLine = el_init(configuration.applicationName, input, output, errors)
    guard let editLine, let history = history_winit() else {
      if let editLine { el_end(editLine) }
      promptText.deallocate()
      streams.close()
      throw LineEditingError(code: .setUpFailed)
    }
    self.editLine = editLine
    self.history = history
    let supportsEditing = cel_get_int(editLine, EL_EDITMODE) != 0
    if let type = configuration.terminalType { cel_set_string(editLine, EL_TERMINAL, type) }
    if let stand = configuration.standInType, cel_has_capability(editLine, "cd") == 0 {
      cel_set_string(editLine, EL_TERMINAL, stand)
    }
    canErase = cel_has_capability(editLine, "cd") != 0
    // From here on `deinit` cleans up.
    guard supportsEditing else { throw LineEditingError(code: .unsupportedTerminal) }
    guard setUp(historyLimit: configuration.historyLimit) else {
      throw LineEditingError(code: .setUpFailed)
    }
  }

  deinit {
    // With editing switched off `el_end` leaves the terminal's modes alone; else it would flush
    // the input and lose what was typed for the shell.
    el_reset(editLine)
    cel_set_int(editLine, EL_EDITMODE, 0)
    el_end(editLine)
    history_wend(history)
    for stream in [input, output, errors] { fclose(stream) }
    promptText.deallocate()
  }

  // MARK: Line

  /// The line and its cursor, which is counted in Unicode scalars.
  var line: EditedLine {
    guard let info = el_wline(editLine)?.pointee, let start = info.buffer else {
      return EditedLine(text: "", cursor: 0)
    }
    let characters = UnsafeBufferPointer(start: start, count: info.lastchar - start)
    return EditedLine(text: Self.text(characters), cursor: info.cursor - start)
  }

  /// The length of the line in Unicode scalars.
  var lineLength: Int {
    guard let info = el_wline(editLine)?.pointee, let start = info.buffer else { return 0 }
    return info.lastchar - start
  }

  /// Puts text in at the cursor, in place of `count` characters before it; `draw` shows it.
  func insert(_ text: String, replacing count: Int = 0) {
    el_deletestr(editLine, CInt(clamping: count))
    // An empty string is an error to libedit.
    guard !text.isEmpty else { return }
    Self.withCharacters(of: text) { _ = el_winsertstr(editLine, $0) }
  }

  /// Replaces the line and puts the cursor behind it; `draw` shows it.
  func replaceLine(with text: String) {
    let length = lineLength
    el_cursor(editLine, CInt(clamping: length))
    insert(text, replacing: length)
  }

  /// Moves the cursor; `draw` shows it.
  func moveCursor(by offset: Int) {
    el_cursor(editLine, CInt(clamping: offset))
  }

  // MARK: Keys

  /// Gives libedit one character and lets it draw what that does.
  func feed(_ character: UInt32) {
    nextCharacter = wchar_t(truncatingIfNeeded: character)
    var count: CInt = 0
    _ = el_wgets(editLine, &count)
    nextCharacter = nil
  }

  /// Presses a key.
  func press(_ key: EditingKey) {
    feed(UInt32(key.rawValue))
  }

  /// Rings the bell.
  func beep() {
    el_beep(editLine)
    fflush(output)
  }

  // MARK: Drawing

  /// Draws a prompt and an empty line; the cursor must be in the first column.
  func drawFreshPrompt() {
    el_resize(editLine)
    if isPrompting {
      press(.fresh)
    } else {
      isPrompting = true
      cel_set_int(editLine, EL_UNBUFFERED, 1)
    }
  }

  /// Sets what is drawn before the line from the next drawing on.
  func setPrompt(_ text: String) {
    let scalars = text.unicodeScalars
    let characters = UnsafeMutablePointer<wchar_t>.allocate(capacity: scalars.count + 1)
    var end = characters
    for scalar in scalars {
      end.initialize(to: wchar_t(truncatingIfNeeded: scalar.value))
      end += 1
    }
    end.initialize(to: 0)
    promptText.deallocate()
    promptText = characters
  }

  /// Prints text above the prompt and draws the prompt and the line again below it.
  func drawAbove(_ text: String) {
    textAbove += text
    press(.redisplay)
  }

  /// Draws prompt and line anew in the row of the cursor, after someone else moved it.
  func drawAgain() {
    el_resize(editLine)
    cel_perform(editLine, EL_REFRESH)
  }

  /// Draws prompt and line anew after the window changed, `rows` above the row of the cursor.
  func drawAfterResize(rowsAbove rows: Int) {
    el_resize(editLine)
    if canErase { write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J") }
    cel_perform(editLine, EL_REFRESH)
  }

  /// Writes text as it is, through the stream that libedit writes to.
  func write(_ text: String) {
    put(text)
    fflush(output)
  }

  private func put(_ text: String) {
    var text = text
    text.withUTF8 { bytes in _ = fwrite(bytes.baseAddress, 1, bytes.count, output) }
  }

  /// The width of the window, as libedit takes it.
  var columns: Int {
    let columns = Int(cel_columns(fileno(input)))
    return columns < 2 ? 80 : columns
  }

  /// The cells that a character takes.
  static func width(of scalar: Unicode.Scalar) -> Int {
    max(0, Int(cel_width(wchar_t(truncatingIfNeeded: scalar.value))))
  }

  // MARK: Modes

  /// Takes the terminal over (no echo, characters at once, signals on) or gives it back.
  func setRaw(_ isRaw: Bool) {
    cel_set_int(editLine, EL_PREP_TERM, isRaw ? 1 : 0)
  }

  // MARK: History

  /// Adds an entry as the newest; the same as the newest is not added again.
  func enterHistory(_ text: String) {
    Self.withCharacters(of: text) { _ = cel_history_enter(history, $0) }
  }

  /// Forgets every entry.
  func clearHistory() {
    cel_history_clear(history)
  }

  /// The entries, the newest first.
  var historyEntries: [String] {
    var entries: [String] = []
    var entry = cel_history_move(history, H_FIRST)
    while let start = entry {
      entries.append(Self.text(UnsafeBufferPointer(start: start, count: wcslen(start))))
      entry = cel_history_move(history, H_NEXT)
    }
    return entries
  }

  // MARK: Set-up

  private func setUp(historyLimit: Int) -> Bool {
    cel_set_pointer(editLine, EL_CLIENTDATA, Unmanaged.passUnretained(self).toOpaque())
    cel_set_string(editLine, EL_EDITOR, "emacs")
    cel_set_int(editLine, EL_SIGNAL, 0)
    cel_history_set_int(history, H_SETSIZE, CInt(clamping: historyLimit))
    cel_history_set_int(history, H_SETUNIQUE, 1)
    cel_set_history(editLine, history)
    cel_set_reader(editLine) { editLine, character in
      guard let device = EditLineDevice.of(editLine), let next = device.nextCharacter else {
        return 0
      }
      device.nextCharacter = nil
      character?.pointee = next
      return 1
    }
    setPromptCallbacks()
    return addCommands() && bindKeys()
  }

  private func setPromptCallbacks() {
    let marker = CInt(Prompt.marker.value)
    cel_set_prompt(
      editLine,
      EL_PROMPT_ESC,
      { EditLineDevice.of($0)?.promptText ?? cel_empty_text() },
      marker
    )
    // libedit asks for the right prompt first whenever it draws. When all is erased and the cursor
    // is in the first cell, that is the moment to print above the prompt.
    cel_set_prompt(
      editLine,
      EL_RPROMPT_ESC,
      { editLine in
        EditLineDevice.of(editLine)?.putTextAbove()
        return cel_empty_text()
      },
      marker
    )
  }

  private func putTextAbove() {
    guard !textAbove.isEmpty else { return }
    put((canErase ? "\u{1B}[J" : "") + textAbove)
    textAbove = ""
  }

  private func addCommands() -> Bool {
    let help = "An editing command of this program"
    let added = [
      cel_add_command(editLine, "reprise-redisplay", help) { _, _ in UInt8(CC_REDISPLAY) },
      cel_add_command(editLine, "reprise-refresh", help) { _, _ in UInt8(CC_REFRESH) },
      // A "fatal error" to libedit: it forgets line and display and draws the prompt where it is.
      cel_add_command(editLine, "reprise-fresh", help) { _, _ in UInt8(CC_FATAL) },
    ]
    return added.allSatisfy { $0 == 0 }
  }

  private func bindKeys() -> Bool {
    for key in EditingKey.allCases {
      guard let command = key.command else { continue }
      let octal = "\\" + String(key.rawValue, radix: 8)
      if cel_bind(editLine, octal, command) != 0 { return false }
    }
    // Whether these are letters is the locale's opinion; here they always are.
    for code in 0xA0...0xFF {
      cel_bind(editLine, "\\" + String(code, radix: 8), "ed-insert")
    }
    return true
  }

  private static func of(_ editLine: OpaquePointer?) -> EditLineDevice? {
    cel_client_data(editLine).map { Unmanaged<EditLineDevice>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Characters

  private static func text(_ characters: UnsafeBufferPointer<wchar_t>) -> String {
    var scalars = String.UnicodeScalarView()
    for character in characters {
      scalars.append(Unicode.Scalar(UInt32(truncatingIfNeeded: character)) ?? "\u{FFFD}")
    }
    return String(scalars)
  }

  private static func withCharacters(of text: String, _ body: (UnsafePointer<wchar_t>) -> Void) {
    var characters = text.unicodeScalars.map { wchar_t(truncatingIfNeeded: $0.value) }
    characters.append(0)
    characters.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { body(start) }
    }
  }
}

/// The three streams of libedit, on duplicates of the caller's descriptors.
private struct Streams {
  let input: UnsafeMutablePointer<FILE>
  let output: UnsafeMutablePointer<FILE>
  /// libedit complains here about terminals that it does not know; nobody wants to read that.
  let errors: UnsafeMutablePointer<FILE>

  init(_ configuration: LineEditor.Configuration) throws(LineEditingError) {
    input = try Self.open(configuration.input, mode: "r")
    do throws(LineEditingError) {
      output = try Self.open(configuration.output, mode: "w")
    } catch {
      fclose(input)
      throw error
    }
    guard let errors = fopen("/dev/null", "w") else {
      let failure = errno
      fclose(input)
      fclose(output)
      throw LineEditingError(code: .setUpFailed, systemError: failure)
    }
    self.errors = errors
    // Each drawing leaves in one piece: everything is flushed by hand.
    setvbuf(output, nil, _IOFBF, 16_384)
  }

  func close() {
    for stream in [input, output, errors] { fclose(stream) }
  }

  private static func open(
    _ descriptor: CInt,
    mode: String
  ) throws(LineEditingError) -> UnsafeMutablePointer<FILE> {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw LineEditingError(code: .setUpFailed, systemError: errno) }
    guard let stream = fdopen(copy, mode) else {
      let failure = errno
      _ = Self.closeDescriptor(copy)
      throw LineEditingError(code: .setUpFailed, systemError: failure)
    }
    return stream
  }

  private static func closeDescriptor(_ descriptor: CInt) -> CInt {
    #if canImport(Darwin)
    Darwin.close(descriptor)
    #elseif canImport(Musl)
    Musl.close(descriptor)
    #else
    Glibc.close(descriptor)
    #endif
  }
}
