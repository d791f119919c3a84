import Browsing
import Foundation
import Records
import Testing

@testable import Application

/// The profiles as a run sees them.
@Suite struct ProfilesTests {
  private let folder: StoreFolderFixture

  init() throws { folder = try StoreFolderFixture() }

  private func fixture(_ profiles: Profiles) throws -> SessionFixture {
    try SessionFixture(profiles: profiles)
  }

  @Test func oneIsMadeAndThenThere() throws {
    let fixture = try fixture(Profiles(.profile(nil), shared: folder.path))
    fixture.type("profile new guest")
    fixture.type("profile new guest")
    fixture.type("profile")
    let guest = ProfileSummary("guest", folder: folder.path + "/profiles/guest")
    let usual = ProfileSummary(nil, folder: folder.path, isInUse: true)
    #expect(
      fixture.front.notices == [
        .madeProfile("guest", .made(guest)), .madeProfile("guest", .exists(guest)),
        .profiles(ProfileReport(.profile(nil), profiles: [usual, guest])),
      ]
    )
  }

  @Test func aPrivateRunMakesNone() throws {
    let fixture = try fixture(Profiles(.profile(nil), shared: folder.path, isPrivate: true))
    fixture.type("profile new guest")
    #expect(fixture.front.notices == [.madeProfile("guest", .refused(.isPrivate))])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func theDemoAndAHomelessRunHaveNone() throws {
    let demo = try fixture(Profiles(.demo, shared: folder.path))
    demo.type("profile new guest")
    demo.type("profile")
    #expect(
      demo.front.notices
        == [.madeProfile("guest", .refused(.demo)), .profiles(ProfileReport(.demo))]
    )
    let homeless = try fixture(Profiles(.noHome, shared: nil))
    homeless.type("profile new guest")
    #expect(homeless.front.notices == [.madeProfile("guest", .refused(.noHome))])
  }

  @Test func aFileInTheWayIsSaid() throws {
    let file = folder.path + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    let fixture = try fixture(Profiles(.profile(nil), shared: file))
    fixture.type("profile new guest")
    #expect(fixture.front.notices == [.madeProfile("guest", .refused(.other))])
  }
}
