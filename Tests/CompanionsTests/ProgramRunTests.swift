import Companions
import Platform
import TestSupport
import Testing

/// Programs that are waited for among other things.
@Suite struct ProgramRunTests {
  private let programs: FakePrograms
  private let environment: Environment

  init() throws {
    programs = try FakePrograms()
    environment = Environment(["PATH": programs.path])
  }

  private func start(
    _ script: String,
    input: [UInt8]? = nil,
    outputLimit: Int = 0,
    until deadline: Duration = .seconds(10)
  ) throws -> ProgramRun {
    try programs.add("program", script)
    let call = try #require(ProgramCall("program", ["a b", "$c"], in: environment))
    return try call.start(
      environment: environment,
      input: input,
      outputLimit: outputLimit,
      until: deadline
    )
  }

  /// Goes on until the program is no longer running.
  private func finish(_ run: ProgramRun, at now: Duration = .zero) async -> ProgramRun.Progress {
    while true {
      let progress = run.advance(now: now)
      if progress != .running { return progress }
      await Task.yield()
    }
  }

  @Test func inputGoesInAndOutputComesOut() async throws {
    let input = Array(String(repeating: "0123456789\n", count: 20_000).utf8)
    let run = try start("cat \"$0.input\"", input: input, outputLimit: input.count)
    #expect(await finish(run) == .ended(.exited(0)))
    #expect(run.output == input)
    #expect(programs.calls(of: "program") == [["a b", "$c"]])
    #expect(programs.input(of: "program") == input)
    #expect(run.readable.isEmpty)
    #expect(run.writable.isEmpty)
  }

  @Test func theStatusIsTold() async throws {
    #expect(await finish(try start("exit 3")) == .ended(.exited(3)))
  }

  @Test func oneThatWritesTooMuchIsEnded() async throws {
    let run = try start("while :; do echo 0123456789; done", outputLimit: 100_000)
    #expect(await finish(run) == .ended(.killed(by: 9)))
    #expect(run.output.count <= 100_000)
  }

  @Test func oneThatTakesTooLongIsOverdueUntilItEnds() async throws {
    let run = try start("exec sleep 1000", until: .seconds(5))
    #expect(run.advance(now: .milliseconds(4999)) == .running)
    #expect(run.advance(now: .seconds(5)) == .overdue)
    run.kill()
    var progress = run.advance(now: .seconds(6))
    while progress == .overdue {
      await Task.yield()
      progress = run.advance(now: .seconds(6))
    }
    #expect(progress == .ended(.killed(by: 9)))
  }
}
