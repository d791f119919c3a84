import TestSupport
import Testing

@testable import LineEditing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A line editor on a pseudo-terminal within the test, driven as a program would drive it.
final class EditorOnPty {
  let screen: PtyScreen
  let editor: LineEditor
  private let slave: CInt
  /// What the editor returned, without `.editing`.
  private(set) var results: [ReadResult] = []

  init(
    columns: Int = 80,
    rows: Int = 24,
    colorsPrompt: Bool = false,
    terminalType: String = "xterm-256color",
    standInType: String? = nil,
    history: (() -> [String])? = nil,
    compose: @escaping (String) -> String = { $0 }
  ) throws {
    #expect(LineEditor.prepareLocale() != .withoutUTF8)
    screen = try PtyScreen(columns: columns, rows: rows)
    slave = try screen.pair.openSlave()
    editor = try LineEditor(
      LineEditor.Configuration(
        applicationName: "tests",
        input: slave,
        output: slave,
        colorsPrompt: colorsPrompt,
        history: history,
        terminalType: terminalType,
        standInType: standInType,
        compose: compose
      )
    )
  }

  deinit {
    editor.close()
    close(slave)
  }

  /// The terminal's descriptor, for tests that do the caller's part.
  var terminal: CInt { slave }
  var model: ScreenModel { screen.model }

  func type(_ text: String) { screen.pair.type(text) }
  func type(_ bytes: [UInt8]) { screen.pair.type(bytes) }

  /// How many bytes lie in the terminal that nobody has read.
  var unread: Int {
    var count: CInt = 0
    return ioctl(slave, UInt(FIONREAD), &count) == 0 ? Int(count) : -1
  }

  /// Waits until so many bytes that were typed can be read.
  func waitForTyped(_ count: Int) -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while unread < count, ContinuousClock.now < end { sched_yield() }
    return unread >= count
  }

  /// Runs the loop until a condition holds; returns whether it did in time.
  func run(until condition: (EditorOnPty) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while true {
      while screen.absorb() {}
      if condition(self) { return true }
      if ContinuousClock.now > end { return false }
      var waits = [screen.pair.master, editor.isEditing ? slave : -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&waits, nfds_t(waits.count), editor.hasPendingInput ? 0 : 100)
      guard editor.isEditing, editor.hasPendingInput || waits[1].revents != 0 else { continue }
      let result = editor.receive()
      if result != .editing { results.append(result) }
    }
  }

  /// Runs the loop until the line under edit is this one, and its cursor is behind it or where said.
  func line(_ text: String, cursor: Int? = nil) -> Bool {
    let cursor = cursor ?? text.unicodeScalars.count
    return run { $0.editor.line == EditedLine(text: text, cursor: cursor) }
  }

  /// Runs the loop until the window shows these rows.
  func shows(_ text: String) -> Bool {
    run { $0.model.text == text }
  }

  /// Types text and runs the loop until one more result has come; returns it.
  func result(of text: String) -> ReadResult? {
    let count = results.count
    type(text)
    return run { $0.results.count > count } ? results.last : nil
  }
}
