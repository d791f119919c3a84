#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that runs on a pseudo-terminal, which is its controlling terminal.
///
/// Nothing here sleeps: every wait ends with the condition, the program's end or the time limit.
public final class PtyProcess {
  /// The program's screen.
  public let screen: PtyScreen
  /// The process.
  public let identifier: Int32
  private let watch: PtyExitWatch

  /// Starts a program, whose whole environment is the one given.
  ///
  /// `answer` is asked after each piece of output and given all output so far; what it returns is typed.
  public init(
    _ executable: String,
    arguments: [String] = [],
    environment: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24,
    answer: ((_ output: [UInt8]) -> [UInt8])? = nil
  ) throws(PtyError) {
    screen = try PtyScreen(columns: columns, rows: rows)
    screen.answer = answer
    let path = screen.pair.slavePath
    identifier = try spawn(
      executable,
      arguments: arguments,
      environment: environment,
      inNewSession: true
    ) { actions in
      // The first terminal that the leader of a session opens becomes its controlling terminal.
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    watch = try PtyExitWatch(child: identifier)
  }

  deinit {
    watch.send(SIGKILL)
  }

  /// The window as text: its rows without trailing blanks.
  public var text: String { screen.model.text }

  /// Types text.
  public func type(_ text: String) {
    screen.pair.type(text)
  }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
  }

  /// Types text, and waits until the program has read it; returns whether it has in time.
  public func typeAndWait(_ text: String, atMost limit: Duration = .seconds(10)) throws(PtyError)
    -> Bool
  {
    type(text)
    let deadline = PtyDeadline(after: limit)
    while try screen.pair.unread() > 0 {
      screen.absorb()
      if deadline.hasPassed { return false }
      sched_yield()
    }
    return true
  }

  /// Sends a signal, unless the program has ended.
  public func send(_ signal: CInt) {
    watch.send(signal)
  }

  /// Waits until the window satisfies a condition; returns whether it did in time.
  public func wait(
    atMost limit: Duration = .seconds(10),
    until condition: (ScreenModel) -> Bool
  ) -> Bool {
    let deadline = PtyDeadline(after: limit)
    while true {
      screen.absorb()
      if condition(screen.model) { return true }
      if screen.isClosed || deadline.hasPassed { return false }
      deadline.wait(reading: [screen.pair.master])
    }
  }

  /// Waits until the window or what has scrolled out of it holds a text; returns whether it came in time.
  public func wait(for text: String, atMost limit: Duration = .seconds(10)) -> Bool {
    wait(atMost: limit) { $0.history.contains(text) }
  }

  /// Waits for the program's end; kills it and returns nil if time is over.
  ///
  /// Its output is read meanwhile, unless the terminal is to take no more bytes.
  public func waitForExit(
    atMost limit: Duration = .seconds(10),
    reading isReading: Bool = true
  ) -> PtyExit? {
    let deadline = PtyDeadline(after: limit)
    while true {
      if isReading { screen.absorb() }
      if let exit = watch.exit {
        if isReading { screen.absorb() }
        return exit
      }
      if deadline.hasPassed {
        watch.send(SIGKILL)
        return nil
      }
      let isOpen = isReading && !screen.isClosed && screen.pair.master >= 0
      deadline.wait(reading: isOpen ? [screen.pair.master, watch.descriptor] : [watch.descriptor])
    }
  }

  /// Closes the terminal's window under the program.
  public func hangUp() {
    screen.absorb()
    screen.pair.hangUp()
  }
}
