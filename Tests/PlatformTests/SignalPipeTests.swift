import CShims
import Platform
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// Handlers belong to the whole process, so each of these has one of its own.
@Suite struct SignalPipeTests {
  @Test func signalsComeAsValuesInOrder() async {
    await #expect(processExitsWith: .success) {
      takeSignalsHere()
      let signals = try SignalPipe()
      let poller = Poller()
      #expect(try poller.wait(readable: [signals.descriptor], timeout: .zero) == [:])
      let sent: [Signal] = [.windowChange, .interrupt, .interrupt, .hangUp, .terminate, .stop]
      for signal in sent {
        // To this thread, so that it has arrived when the call returns.
        raise(signal.number)
      }
      #expect(try poller.wait(readable: [signals.descriptor]) == [signals.descriptor: .readable])
      #expect(signals.drain() == sent)
      #expect(signals.drain() == [])
    }
  }

  @Test func aSignalToTheProcessWakes() async {
    await #expect(processExitsWith: .success) {
      takeSignalsHere()
      let signals = try SignalPipe([.windowChange])
      kill(getpid(), SIGWINCH)
      _ = try Poller().wait(readable: [signals.descriptor])
      #expect(signals.drain() == [.windowChange])
    }
  }

  #if os(Linux)
  @Test func theHandlerKeepsErrno() async {
    await #expect(processExitsWith: .success) {
      takeSignalsHere()
      let signals = try SignalPipe([.windowChange])
      // F_SETPIPE_SZ, which Swift does not see: a pipe of one page.
      #expect(cshim_fcntl_int(signals.descriptor, 1031, 4096) == 4096)
      // More than the pipe holds: the last writes in the handler fail.
      for _ in 0..<5000 { raise(SIGWINCH) }
      errno = 77
      raise(SIGWINCH)
      let kept = errno
      #expect(kept == 77)
      #expect(signals.drain().count == 4096)
    }
  }
  #endif

  @Test func closingPutsTheOldHandlersBack() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      takeSignalsHere()
      let signals = try SignalPipe()
      raise(SIGTERM)
      #expect(signals.drain() == [.terminate])
      signals.close()
      signals.close()
      raise(SIGTERM)
    }
  }

  @Test func thereIsOneAtATime() async {
    await #expect(processExitsWith: .success) {
      takeSignalsHere()
      let first = try SignalPipe([.windowChange])
      let error = #expect(throws: PlatformError.self) { try SignalPipe([.windowChange]) }
      #expect(error?.code == .taken)
      raise(SIGWINCH)
      #expect(first.drain() == [.windowChange])
      first.close()
      let second = try SignalPipe([.windowChange])
      raise(SIGWINCH)
      #expect(second.drain() == [.windowChange])
    }
  }

  @Test func whatNohupIgnoresStaysIgnored() async {
    await #expect(processExitsWith: .success) {
      takeSignalsHere()
      signal(SIGHUP, SIG_IGN)
      let signals = try SignalPipe()
      raise(SIGHUP)
      raise(SIGINT)
      #expect(signals.drain() == [.interrupt])
      signals.close()
      #expect(cshim_is_ignored(SIGHUP) != 0)
    }
  }

  /// A wrapper that was started in the background hands on an ignored interrupt; at a prompt Ctrl-C is a key.
  @Test func aKeyIsTakenEvenIfItWasIgnored() async {
    await #expect(processExitsWith: .success) {
      takeSignalsHere()
      signal(SIGINT, SIG_IGN)
      signal(SIGTERM, SIG_IGN)
      let signals = try SignalPipe(keys: [.interrupt])
      raise(SIGTERM)
      raise(SIGINT)
      #expect(signals.drain() == [.interrupt])
      signals.close()
      #expect(cshim_is_ignored(SIGINT) != 0)
    }
  }

  @Test func aSignalThatIsToEndTheProcessDoesSoEvenIfNobodyLooks() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      takeSignalsHere()
      let signals = try SignalPipe([.interrupt, .terminate], ending: [.terminate])
      let pipe = try TestPipe()
      raise(SIGTERM)
      // Nobody reads: the write never ends.
      let bytes: [UInt8] = Array(repeating: 0, count: 1_000_000)
      _ = write(pipe.writeEnd, bytes, bytes.count)
      signals.close()
    }
  }

  @Test func theOwnerEndsTheProcessInItsOwnWayIfItLooks() async {
    await #expect(processExitsWith: .success) {
      takeSignalsHere()
      let signals = try SignalPipe([.interrupt, .terminate], ending: [.terminate])
      raise(SIGINT)
      #expect(alarm(0) == 0, "an interrupt is not overdue")
      raise(SIGTERM)
      #expect(signals.drain() == [.interrupt, .terminate])
      signals.close()
      #expect(alarm(0) == 0, "nothing is overdue any more")
    }
  }

  #if os(Linux)
  // A shell waits until the process is seen to have stopped, and wakes it.
  @Test func suspendingStopsTheProcessUntilItIsContinued() async {
    await #expect(processExitsWith: .success) {
      takeSignalsHere()
      let signals = try SignalPipe()
      // A group of its own whose parent is in another: one that may be stopped.
      setpgid(0, 0)
      let waker = """
        until grep -q '^State:.T' /proc/\(getpid())/status; do :; done
        kill -CONT \(getpid())
        """
      try spawnShell(waker)
      signals.suspend()
      _ = try Poller().wait(readable: [signals.descriptor])
      var arrived = signals.drain()
      while !arrived.contains(.resume) {
        _ = try Poller().wait(readable: [signals.descriptor])
        arrived += signals.drain()
      }
      #expect(!arrived.contains(.stop))
      // The handler is back.
      raise(SIGTSTP)
      #expect(signals.drain().contains(.stop))
    }
  }
  #endif
}

/// Starts a shell that is not waited for.
private func spawnShell(_ script: String) throws {
  var arguments: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", script].map { (text: String) in
    strdup(text)
  }
  arguments.append(nil)
  defer { for argument in arguments { free(argument) } }
  var child = pid_t()
  try #require(posix_spawn(&child, "/bin/sh", nil, nil, arguments, cshim_environ()) == 0)
}
