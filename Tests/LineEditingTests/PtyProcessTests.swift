import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct PtyProcessTests {
  @Test func aProgramOwnsItsTerminal() throws {
    let process = try PtyProcess(
      "/bin/sh",
      arguments: ["-c", "stty size; printf 'name: '; read name; echo \"hello $name\"; exit 3"],
      environment: ["PATH": "/usr/bin:/bin"],
      columns: 72,
      rows: 20
    )
    #expect(process.wait(for: "20 72"))
    #expect(process.wait(for: "name:"))
    process.type("日本\n")
    #expect(process.waitForExit() == .status(3))
    #expect(process.text.hasSuffix("hello 日本"))
  }

  @Test func controlCIsASignalAndAHangUpToo() throws {
    let interrupted = try PtyProcess("/bin/sh", arguments: ["-c", "echo up; read x"])
    #expect(interrupted.wait(for: "up"))
    interrupted.type("\u{3}")
    #expect(interrupted.waitForExit() == .signal(Int(SIGINT)))
    let hungUp = try PtyProcess("/bin/sh", arguments: ["-c", "echo up; read x"])
    #expect(hungUp.wait(for: "up"))
    hungUp.hangUp()
    #expect(hungUp.waitForExit() != nil)
  }

  @Test func questionsAreAnsweredWhenTheTestLikes() throws {
    let process = try PtyProcess(
      "/bin/sh",
      arguments: ["-c", "printf '\\033[c'; read reply; echo got"],
      answer: { output in output.suffix(3).elementsEqual("\u{1B}[c".utf8) ? Array("yes\n".utf8) : []
      }
    )
    #expect(process.wait(for: "got"))
    #expect(process.waitForExit() == .status(0))
  }

  @Test func aPipedProgramIsFedAndRead() throws {
    let text = String(repeating: "0123456789\n", count: 20_000)
    let result = try PtyPipeProcess.run(
      "/bin/sh",
      arguments: ["-c", "cat; echo \"$NAME\" >&2; exit 7"],
      environment: ["PATH": "/usr/bin:/bin", "NAME": "é"],
      input: .text(text)
    )
    #expect(result.exit == .status(7))
    #expect(result.outputText == text)
    #expect(result.errorText == "é\n")
  }

  @Test func inputCanBeAFileClosedOrUnread() throws {
    #expect(try PtyPipeProcess.run("/bin/cat", input: .closed).exit == .status(1))
    #expect(try PtyPipeProcess.run("/bin/cat", input: .file("/dev/null")).exit == .status(0))
    let unread = try PtyPipeProcess.run(
      "/bin/sh",
      arguments: ["-c", "exit 0"],
      input: .bytes(Array(repeating: 0x61, count: 1_000_000))
    )
    #expect(unread.exit == .status(0))
  }

  @Test func aProgramThatHangsIsKilled() throws {
    let result = try PtyPipeProcess.run(
      "/bin/sh",
      arguments: ["-c", "echo started; exec sleep 1000"],
      environment: ["PATH": "/usr/bin:/bin"],
      atMost: .milliseconds(200)
    )
    #expect(result.exit == nil)
    #expect(result.outputText == "started\n")
  }

  @Test func aMissingProgramIsAnError() {
    #expect(throws: PtyError(call: "posix_spawn", number: ENOENT)) {
      try PtyProcess("/no/such/program")
    }
  }
}
