import CShims
import Foundation
import Platform
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// Each end is asked for: the testing library waits for any child, and would see a zombie for ever.
@Suite struct ChildProcessTests {
  @Test func argumentsArriveAsTheyAre() throws {
    let arguments = ["--", "", "a b", "$HOME", "*", "'\"", "é\n", "-x"]
    let child = try ChildProcess(
      .shell("for a; do printf '%s|' \"$a\"; done", arguments: arguments, readsOutput: true)
    )
    #expect(text(readToEnd(child)) == "--||a b|$HOME|*|'\"|é\n|-x|")
    #expect(waitForEnd(child) == .exited(0))
  }

  @Test func aZeroByteIsRefused() throws {
    let error = #expect(throws: ChildProcessError.self) {
      try ChildProcess(.shell("exit 0", arguments: ["a\0b"]))
    }
    #expect(error?.code == .badArguments)
    #expect(error?.program == "/bin/sh")
  }

  @Test func onlyTheGivenVariablesAreThere() throws {
    var start = ChildProcess.Configuration.shell("", readsOutput: true)
    start.program = "/usr/bin/env"
    start.arguments = []
    start.environment = Environment(["A": "1=2 ", "EMPTY": ""])
    let child = try ChildProcess(start)
    #expect(Set(text(readToEnd(child)).split(separator: "\n")) == ["A=1=2 ", "EMPTY="])
    #expect(waitForEnd(child) == .exited(0))
  }

  @Test(arguments: [
    ("exit 0", ChildProcess.Ending.exited(0)), ("exit 3", .exited(3)),
    ("kill -KILL $$", .killed(by: SIGKILL)),
  ])
  func theEndIsTold(script: String, ending: ChildProcess.Ending) throws {
    let child = try ChildProcess(.shell(script))
    #expect(waitForEnd(child) == ending)
    // It stays known, and the process is no zombie any more.
    #expect(child.poll() == ending)
    #expect(waitpid(child.id, nil, WNOHANG) == -1)
    #expect(ending.isSuccess == (script == "exit 0"))
  }

  @Test func aChildThatSomebodyElseHasWaitedForIsGone() throws {
    let child = try ChildProcess(.shell("exit 0"))
    #expect(waitpid(child.id, nil, 0) == child.id)
    #expect(child.poll() == .unknown)
  }

  @Test func largeInputIsWrittenAsItIsRead() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let child = try ChildProcess(.shell("exec cat", input: bytes, readsOutput: true))
    #expect(readToEnd(child) == bytes)
    #expect(child.inputDescriptor == nil)
    #expect(waitForEnd(child) == .exited(0))
  }

  @Test func anEmptyInputEndsAtOnce() throws {
    let child = try ChildProcess(.shell("exec cat", input: [], readsOutput: true))
    #expect(readToEnd(child) == [])
    #expect(waitForEnd(child) == .exited(0))
  }

  @Test func aProgramThatDoesNotReadEndsNobody() async {
    await #expect(processExitsWith: .success) {
      let input = [UInt8](repeating: 65, count: 1 << 20)
      let child = try ChildProcess(.shell("exec <&-; exit 5", input: input))
      while let descriptor = child.inputDescriptor {
        _ = try Poller().wait(readable: [], writable: [descriptor])
        child.writeInput()
      }
      // The signal of the broken pipe is neither delivered nor left for later.
      takeSignalsHere()
      #expect(waitForEnd(child) == .exited(5))
    }
  }

  @Test func theStandardStreamsAreTheNullDevice() throws {
    let child = try ChildProcess(
      .shell("[ /dev/fd/0 -ef /dev/null ] && [ /dev/fd/2 -ef /dev/null ] && cat; echo lost >&2")
    )
    #expect(waitForEnd(child) == .exited(0))
  }

  #if os(Linux)
  @Test func nothingElseIsOpen() async {
    await #expect(processExitsWith: .success) {
      // Inherited by every program that is started without care.
      #expect(cshim_open("/dev/zero", O_RDONLY, 0) >= 3)
      let script = """
        n=0; while [ $n -lt 100 ]; do [ -e /proc/$$/fd/$n ] && echo $n; n=$((n + 1)); done
        """
      let child = try ChildProcess(.shell(script, input: [], readsOutput: true))
      #expect(text(readToEnd(child)) == "0\n1\n2\n")
      #expect(waitForEnd(child) == .exited(0))
    }
  }

  @Test func noSignalIsHeldBackAndTheSessionIsItsOwn() async {
    await #expect(processExitsWith: .success) {
      signal(SIGINT, SIG_IGN)
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      var start = ChildProcess.Configuration.shell("", readsOutput: true)
      start.program = try #require(ExecutableSearch(start.environment).path(of: "grep"))
      start.arguments = ["-E", "Sig(Blk|Ign)|NSsid", "/proc/self/status"]
      let child = try ChildProcess(start)
      let lines = text(readToEnd(child)).split(separator: "\n").map { $0.split(separator: "\t") }
      #expect(waitForEnd(child) == .exited(0))
      #expect(lines.map(\.first) == ["NSsid:", "SigBlk:", "SigIgn:"])
      #expect(lines[0][1] == "\(child.id)")
      // The C library keeps two signals above these for itself.
      #expect(lines[1...].map { (UInt64($0[1], radix: 16) ?? 1) & 0x7FFF_FFFF } == [0, 0])
    }
  }
  #endif

  @Test func handedOnDescriptorsGetTheirNumbers() throws {
    let first = try TestPipe()
    let second = try TestPipe()
    var start = ChildProcess.Configuration.shell("echo three >&3; echo four >&4; ! echo five >&5")
    // The second is given first: no number is overwritten before it is used.
    start.handedOn = [second.writeEnd, first.writeEnd]
    let child = try ChildProcess(start)
    #expect(waitForEnd(child) == .exited(0))
    var buffer = [UInt8](repeating: 0, count: 64)
    let three = read(second.readEnd, &buffer, 64)
    #expect(text(buffer.prefix(three)) == "three\n")
    let four = read(first.readEnd, &buffer, 64)
    #expect(text(buffer.prefix(four)) == "four\n")
  }

  @Test func aClosedDescriptorCannotBeHandedOn() throws {
    var start = ChildProcess.Configuration.shell("exit 0")
    start.handedOn = [closedDescriptor()]
    #expect(throws: ChildProcessError.self) { try ChildProcess(start) }
  }

  @Test func terminatingReachesTheWholeGroup() throws {
    // The inner program writes its number and holds the pipe open until it ends.
    let child = try ChildProcess(.shell("sleep 1000 & echo $!; wait", readsOutput: true))
    _ = try Poller().wait(readable: [child.outputDescriptor ?? -1])
    child.terminate()
    #expect(!readToEnd(child).isEmpty)
    #expect(waitForEnd(child) == .killed(by: SIGTERM))
    // What has ended is sent nothing more.
    child.kill()
    #expect(child.poll() == .killed(by: SIGTERM))
  }

  @Test func killingEndsWhatDoesNotListen() throws {
    let child = try ChildProcess(
      .shell("trap '' TERM; echo ready; while :; do sleep 1000; done", readsOutput: true)
    )
    _ = try Poller().wait(readable: [child.outputDescriptor ?? -1])
    child.kill()
    #expect(text(readToEnd(child)) == "ready\n")
    #expect(waitForEnd(child) == .killed(by: SIGKILL))
  }

  @Test(arguments: [
    ("/nonexistent/program", ChildProcessError.Code.notFound),
    ("/dev/null", .notExecutable), ("/tmp", .notExecutable),
  ])
  func whatCannotBeStartedIsSaid(program: String, code: ChildProcessError.Code) throws {
    var start = ChildProcess.Configuration.shell("", input: [1], readsOutput: true)
    start.program = program
    let error = #expect(throws: ChildProcessError.self) { try ChildProcess(start) }
    #expect(error?.code == code)
    #expect(error?.program == program)
  }

  @Test func aSignalSaysThatAChildHasEnded() async {
    await #expect(processExitsWith: .success) {
      takeSignalsHere()
      let signals = try SignalPipe([.childEnded])
      let children = try (1...3).map { try ChildProcess(.shell("exit \($0)")) }
      var endings: [ChildProcess.Ending] = []
      while endings.count < 3 {
        _ = try Poller().wait(readable: [signals.descriptor])
        #expect(signals.drain().allSatisfy { $0 == .childEnded })
        endings = children.compactMap { $0.poll() }
      }
      #expect(endings == [.exited(1), .exited(2), .exited(3)])
    }
  }
}

extension ChildProcess.Configuration {
  /// A script for the shell.
  fileprivate static func shell(
    _ script: String,
    arguments: [String] = [],
    input: [UInt8]? = nil,
    readsOutput: Bool = false
  ) -> Self {
    Self(
      program: "/bin/sh",
      arguments: ["-c", script, "sh"] + arguments,
      environment: Environment(["PATH": "/usr/bin:/bin"]),
      input: input,
      readsOutput: readsOutput
    )
  }
}

/// All that a program writes, while it is given its input.
private func readToEnd(_ child: ChildProcess) -> [UInt8] {
  var bytes: [UInt8] = []
  while let output = child.outputDescriptor {
    let writable = child.inputDescriptor.map { [$0] } ?? []
    guard let ready = try? Poller().wait(readable: [output], writable: writable) else { break }
    if ready[output] != nil { bytes += child.readOutput() }
    if let input = writable.first, ready[input] != nil { child.writeInput() }
  }
  return bytes
}

/// Waits for the end without taking it, and then asks.
private func waitForEnd(_ child: ChildProcess) -> ChildProcess.Ending? {
  var info = siginfo_t()
  while waitid(P_PID, id_t(child.id), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  return child.poll()
}

private func text(_ bytes: some Sequence<UInt8>) -> String {
  String(decoding: Array(bytes), as: UTF8.self)
}
