import Browsing
import Catalog
import Records
import Testing

struct ExitStatusTests {
  @Test(arguments: CatalogError.Code.allCases)
  func everyFailureHasItsStatus(code: CatalogError.Code) {
    let expected: Int32 =
      switch code {
      case .nameNotFound, .notConnected, .connectionLost, .timedOut, .insecure, .noCertificates,
        .redirectRefused, .redirectLoop, .libraryMissing, .offline, .network:
        4
      case .limited: 5
      case .badRequest: 2
      case .noChart, .outage, .webPage, .empty, .cutShort, .trailingData, .notAnAnswer, .tooLarge: 6
      }
    #expect(ExitStatus(code).rawValue == expected)
  }

  @Test(
    arguments: [
      (Notice.help(nil), 0), (.settings([]), 0),
      (.interrupted(.items([1], country: .unitedStates)), 0), (.moreFound(3), 0),
      (.changed(SettingRow(key: .limit, value: "5", origin: .set)), 0),
      (.refused(.emptySearch), 2), (.refused(.needsSession(.next)), 2),
      (.refused(.noRow("5", count: 4)), 2),
      (.refused(.usage(.unknownOption("-x"))), 2), (.refused(.noSavedScreen), 2),
      (.refused(.combination(.entity(.song, media: .movie))), 2), (.noPage(9, of: 2), 2),
      (.nothing(.back), 1), (.atTheEnd(.forward), 1), (.nothingToRetry, 1), (.nothingToReload, 1),
      (.noList, 1), (.notArranged(.home), 1),
      (.screenGone, 1), (.needsRow(.more), 2),
      (.nothingBelongs(Item(id: ItemID(.movie, 1), country: "us")), 1), (.cancelled, 130),
      (.lacks(.open, []), 1), (.unknownItems([7]), 1),
      (.profiles(ProfileReport(.demo)), 0), (.madeProfile("a", .refused(.demo)), 1),
      (.madeProfile("a", .refused(.isPrivate)), 1), (.madeProfile("a", .refused(.noHome)), 7),
      (.madeProfile("a", .refused(.readOnly)), 7),
      (.madeProfile("a", .exists(ProfileSummary("a", folder: "/a"))), 1),
      (.madeProfile("a", .made(ProfileSummary("a", folder: "/a"))), 0),
      (.examined(DoctorSamples.sound), 0), (.examined(DoctorSamples.ill), 1),
      (.refused(.tooManyItems(.open, most: 5)), 2),
    ] as [(Notice, Int32)]
  )
  func everyNoticeHasItsStatus(notice: Notice, status: Int32) {
    #expect(ExitStatus(notice).rawValue == status)
  }

  @Test func anActionThatFailedIsAFailure() throws {
    let item = Item(id: ItemID(.movie, 1), country: "us")
    let action = try #require(ItemAction(.copy(.id), [item]))
    for outcome in [ActionOutcome.done(by: "xclip"), .askedTerminal(through: nil), .noDisplay] {
      #expect(ExitStatus(.acted(action, outcome)).rawValue == 0)
    }
    #expect(ExitStatus(.acted(action, .failed(.noWay))).rawValue == 1)
    #expect(ExitStatus(.acted(action, .failed(.cancelled))).rawValue == 130)
  }
}
