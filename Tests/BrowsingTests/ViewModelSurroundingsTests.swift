import Catalog
import Records
import Testing

@testable import Browsing

/// Profiles and the doctor: notices that leave every screen as it is.
@Suite struct ViewModelSurroundingsTests {
  @Test(
    arguments: [
      ("profile", .listProfiles), ("profile new guest", .makeProfile("guest")),
      ("doctor", .examine(deep: false)), ("doctor --deep", .examine(deep: true)),
    ] as [(String, Effect)]
  )
  func theLineAsksForItAndChangesNothing(_ line: String, _ effect: Effect) throws {
    var model = ViewModel()
    let before = model
    #expect(try model.type(line) == [effect])
    #expect(model == before)
  }

  @Test func aRequestThatIsOutGoesOn() throws {
    var model = ViewModel()
    _ = try model.type("blade runner")
    let before = model
    #expect(try model.type("doctor") == [.examine(deep: false)])
    #expect(model == before)
  }

  @Test func whatComesBackIsTold() {
    let model = ViewModel()
    #expect(model.listed(DoctorSamples.profiles) == [.tell(.profiles(DoctorSamples.profiles))])
    #expect(model.made("a", .refused(.demo)) == [.tell(.madeProfile("a", .refused(.demo)))])
    #expect(model.examined(DoctorSamples.ill) == [.tell(.examined(DoctorSamples.ill))])
  }
}
