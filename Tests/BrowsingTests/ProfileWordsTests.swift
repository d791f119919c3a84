import Records
import Testing

@testable import Browsing

/// What is said of profiles, and what they are as data.
@Suite struct ProfileWordsTests {
  private func shown(_ notice: Notice) -> String {
    NoticeWords.lines(for: notice, in: Sample.context()).map(\.plainText).joined(separator: "\n")
  }

  private func data(_ notice: Notice, _ format: DataFormat?, columns: [String]? = nil) -> String {
    let writer = DataWriter(format: format, columns: columns)
    return String(decoding: writer.bytes(of: notice, text: []), as: UTF8.self)
  }

  @Test func theOneInUseComesFirstAndTheOthersSayWhatTheyHold() {
    #expect(
      shown(.profiles(DoctorSamples.profiles)) == """
        This is the usual profile: 3 items watched.
        Others
          guest  1 item watched, last used 2 h ago
          work   nothing watched, never used
        To use another: reprise --profile guest. To make one: profile new NAME
        """
    )
  }

  @Test func aNamedOneLeadsBackToTheUsualOne() {
    let report = ProfileReport(
      .profile("guest"),
      profiles: [
        ProfileSummary(nil, folder: "/r", watched: nil, lastUsed: Sample.now),
        ProfileSummary("guest", folder: "/r/profiles/guest", isInUse: true),
      ]
    )
    #expect(
      shown(.profiles(report)) == """
        This is the profile guest: nothing watched.
        Others
          the usual one  its watchlist cannot be read, last used just now
        To use the usual one: reprise. To make one: profile new NAME
        """
    )
  }

  @Test(
    arguments: [
      (.demo, "This is the demo: it keeps nothing, and belongs to no profile."),
      (.noHome, "There is no home folder, so nothing is kept and there are no profiles."),
      (.file("/mine.db"), "This run keeps things in /mine.db, apart from every profile."),
    ] as [(KeepingPlace, String)]
  )
  func aRunWithoutAProfileSaysSo(_ place: KeepingPlace, _ words: String) {
    #expect(shown(.profiles(ProfileReport(place))) == words)
  }

  @Test func makingOneSaysHowItIsUsed() {
    #expect(
      shown(.madeProfile("guest", .made(DoctorSamples.guest))) == """
        The profile guest is made, in /home/me/.local/share/reprise/profiles/guest.
        To use it: reprise --profile guest
        """
    )
    #expect(
      shown(.madeProfile("guest", .exists(DoctorSamples.guest)))
        == "There is a profile guest already.\nTo use it: reprise --profile guest"
    )
    #expect(
      shown(.madeProfile("guest", .refused(.full))) == "No profile is made: the disk is full."
    )
  }

  @Test func asDataTheyAreRowsOfTheirOwn() {
    let folder = "/home/me/.local/share/reprise"
    #expect(
      data(.profiles(DoctorSamples.profiles), nil) == """
        \tyes\t3\t2026-11-30T12:00:00Z\t\(folder)
        guest\tno\t1\t2026-11-30T10:00:00Z\t\(folder)/profiles/guest
        work\tno\t0\t\t\(folder)/profiles/work

        """
    )
    #expect(
      data(.madeProfile("guest", .made(DoctorSamples.guest)), .jsonl)
        == #"{"name":"guest","in_use":"no","watched":1,"last_used":"2026-11-30T10:00:00Z","#
        + #""folder":"\#(folder)/profiles/guest"}"# + "\n"
    )
    #expect(
      data(.profiles(DoctorSamples.profiles), .csv, columns: ["watched", "name"])
        == "watched,name\r\n3,\r\n1,guest\r\n0,work\r\n"
    )
    #expect(data(.madeProfile("guest", .exists(DoctorSamples.guest)), .json) == "")
  }

  @Test func asDataTheDoctorHasARowForEachThing() {
    #expect(
      data(.examined(DoctorSamples.ill), .tsv, columns: ["check", "state", "advice"])
        .contains("\nspace\tproblem\tmake room: what is new is not saved on a full disk\n")
    )
    let json = data(.examined(DoctorSamples.sound), .json)
    #expect(
      json.hasPrefix(
        #"{"schema":1,"kind":"doctor","query":null,"source":null,"fetched_at":null,"count":23,"#
      )
    )
    #expect(json.contains(#"{"check":"colors","state":"ok","detail":"256","advice":null}"#))
  }
}
