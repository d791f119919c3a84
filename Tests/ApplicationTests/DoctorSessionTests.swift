import Browsing
import Catalog
import Platform
import Records
import Testing

@testable import Application

/// The doctor from the line that is typed to what is told.
@Suite(.timeLimit(.minutes(10))) struct DoctorSessionTests {
  private final class Record {
    var looks: [Bool] = []
    var notes: [ProbeOutcome] = []
  }

  private let record = Record()

  private func fixture(
    refusal: ProbeOutcome? = nil,
    canAsk: Bool = false,
    _ probe: @escaping @Sendable () async -> ProbeOutcome = { .offline }
  ) throws -> SessionFixture {
    try SessionFixture(
      canAsk: canAsk,
      examiner: Examiner(
        look: { [record] _, deep in
          record.looks.append(deep)
          return .sample
        },
        refusal: { refusal },
        probe: probe,
        note: { [record] in record.notes.append($0) }
      )
    )
  }

  private func diagnosis(_ probe: ProbeOutcome?) -> Notice {
    var diagnosis = Diagnosis.sample
    diagnosis.service.probe = probe
    return .examined(diagnosis)
  }

  @Test func withoutMoreTheServiceIsNotAsked() throws {
    let fixture = try fixture()
    fixture.type("doctor")
    #expect(!fixture.session.isActing)
    #expect(fixture.front.notices == [diagnosis(nil)])
    #expect(record.looks == [false])
    #expect(fixture.session.model.state.place.list.kind == .start)
  }

  @Test func theAnswerOfTheServiceIsAwaited() async throws {
    let answer = ProbeOutcome.answered(ProbeAnswer(http: "2", isSecured: true, total: 7))
    let fixture = try fixture { answer }
    fixture.type("doctor --deep")
    #expect(fixture.session.isActing)
    #expect(fixture.front.notices.isEmpty)
    try await fixture.takeEvents()
    #expect(!fixture.session.isActing)
    #expect(fixture.front.notices == [diagnosis(answer)])
    #expect(record.looks == [true])
    #expect(record.notes == [answer])
  }

  @Test(arguments: [false, true])
  func onlyWhoSitsThereIsToldWhatIsWaitedFor(_ isThere: Bool) throws {
    let fixture = try fixture(canAsk: isThere) { .cancelled }
    fixture.type("doctor --deep")
    let words = "Asking itunes.apple.com. Ctrl-C goes on without it."
    #expect(fixture.front.events == (isThere ? [.note(words)] : []))
    fixture.session.close()
  }

  @Test(arguments: [ProbeOutcome.offline, .demo, .limited(seconds: 28)])
  func whereItMayNotBeAskedThatIsSaid(_ refusal: ProbeOutcome) throws {
    let fixture = try fixture(refusal: refusal)
    fixture.type("doctor --deep")
    #expect(!fixture.session.isActing)
    #expect(fixture.front.notices == [diagnosis(refusal)])
    #expect(record.notes.isEmpty)
  }

  @Test func whoDoesNotWantToWaitHasTheRest() async throws {
    let fixture = try fixture {
      while !Task.isCancelled { await Task.yield() }
      return .failed(CatalogError(.network))
    }
    fixture.type("doctor --deep")
    fixture.session.stopActing()
    #expect(!fixture.session.isActing)
    #expect(fixture.front.notices == [diagnosis(.cancelled)])
    // What comes of it later is nobody's business.
    try await fixture.takeEvents()
    #expect(fixture.front.notices.count == 1)
  }

  @Test func anAnswerToAnEarlierQuestionIsNone() throws {
    let fixture = try fixture {
      while !Task.isCancelled { await Task.yield() }
      return .cancelled
    }
    fixture.type("doctor --deep")
    fixture.post(.probed(99, .offline))
    fixture.session.takeEvents()
    #expect(fixture.session.isActing)
    fixture.session.close()
    #expect(!fixture.session.isActing)
  }

  @Test func aReservationIsGrantedOrSaysForHowLong() {
    #expect(ProbeOutcome(refusing: .granted) == nil)
    #expect(ProbeOutcome(refusing: .paused(milliseconds: 27_001)) == .limited(seconds: 28))
    #expect(ProbeOutcome(refusing: .wait(milliseconds: 1)) == .limited(seconds: 1))
  }
}
