import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// Lists in which there is nothing, and the screen before all lists.
@Suite struct ScreenEmptyTests {
  private static let narrow = Query(
    term: "x",
    media: .music,
    entity: .album,
    attribute: .artistTerm,
    limit: 10,
    explicit: false,
    creator: "cohen"
  )

  private func shown(_ list: ListScreen, isInteractive: Bool = true) -> String {
    text(Screens.draw(.list(list), in: Sample.context(isInteractive: isInteractive)))
  }

  @Test func theStartScreenGreets() {
    #expect(
      shown(.start(serial: 0)) == """

        reprise: search Apple's catalogue from here. Type what you are looking for,
        then a row's number. media movie and country gb narrow it; ? lists the rest.
        Everything you see is kept, so you come back to the screen you left.
        """
    )
  }

  /// Whatever there is room for, the first words and the way to the rest are on the screen.
  @Test(
    arguments: [
      (20, 10, false), (20, 12, false), (20, 24, true), (40, 10, true), (40, 7, false),
      (80, 24, true), (12, 14, false), (78, 4, false),
    ]
  )
  func theStartScreenFitsTheWindow(columns: Int, rows: Int, isWhole: Bool) {
    let lines = Screens.draw(.list(.start(serial: 0)), in: Sample.context(columns, rows: rows))
    let words = lines.map(\.plainText).joined(separator: " ")
    #expect(lines.count < rows)
    #expect(words.contains("reprise: search"))
    #expect(words.hasSuffix("lists the rest.") || words.hasSuffix("screen you left."))
    #expect(words.contains("Everything") == isWhole)
  }

  @Test func filmsMayNoLongerBeServed() {
    #expect(
      shown(Sample.list([], of: Sample.search("blaed runner", .movie))) == """

        Nothing found for “blaed runner” among movies in the United States.
        Apple no longer serves movies and TV in search in most places.
        Elsewhere: media all, country gb
        """
    )
  }

  @Test func theSettingsThatNarrowAreNamed() {
    #expect(
      shown(Sample.list([], of: .search(Self.narrow), skipped: 1, age: 100_000, origin: .cache))
        == """

        Nothing found for “x” by “cohen” in artistTerm among albums in the United
        States.
        1 record could not be read. Only rows of this creator count, among the first 10
        found. Only artistTerm was looked at, and Apple misses new items there. Explicit
        content is left out.
        The answer is 1 day old. To ask again: reload
        Elsewhere: media all, country gb, set explicit yes, set limit 200
        """
    )
  }

  @Test func aLookUpSaysWhichIDIsNone() {
    #expect(
      shown(Sample.list([], of: .lookup([123], country: .unitedStates))) == """

        No item has the id 123 in the United States.
        Elsewhere: country gb
        """
    )
  }

  @Test func aPipeGetsTheSentenceAndTheCauses() {
    let list = Sample.list([], of: Sample.search("blaed runner", .movie))
    #expect(
      shown(list, isInteractive: false) == """
        Nothing found for “blaed runner” among movies in the United States.
        Apple no longer serves movies and TV in search in most places.
        """
    )
  }

  @Test func aNearMissIsSaidBeforeTheSentence() {
    let miss = NearMiss(reason: .noStorefront("zz", suggestion: nil), line: "country zz")
    let list = Sample.list([], of: Sample.search("country zz"), nearMiss: miss)
    #expect(shown(list).hasPrefix("\nno storefront zz; searched for “country zz”.\nNothing found"))
  }

  @Test(
    arguments: [
      (Sample.search("x"), "Nothing found for “x” in the United States."),
      (Sample.search("x", .podcast), "Nothing found for “x” among podcasts in the United States."),
      (
        .search(Query(term: "", country: .unitedStates, creator: "y")),
        "Nothing found by “y” in the United States."
      ),
      (
        .lookup([1, 2], country: .unitedStates),
        "No item has one of these ids in the United States."
      ),
    ] as [(CatalogRequest, String)]
  )
  func oneSentenceForStandardError(request: CatalogRequest, expected: String) {
    #expect(EmptyWords.sentence(for: Sample.list([], of: request)) == expected)
  }

  @Test func theBundledCatalogueIsNotExcusedByApple() {
    let list = Sample.list([], of: Sample.search("x", .movie), origin: .demo)
    #expect(!shown(list).contains("Apple"))
  }

  private func topic(_ subject: Inquiry.Subject, _ findings: Findings = Findings()) -> ListScreen {
    Sample.list(.inquiry(subject), findings)
  }

  /// The setting changes nothing about what is asked of one item.
  @Test func whatIsAskedOfOneItemIsOfferedForAnotherCountry() throws {
    let us = Storefront.unitedStates
    let gb = try #require(Storefront(code: "gb"))
    let lines: [(Inquiry.Subject, String)] = [
      (.items([7], country: us), "lookup 7 --country gb"),
      (.items([7, 8], typed: [ItemID(.song, 8)], country: gb), "lookup 7 song:8 --country us"),
      (.items([1, 2, 3, 4], country: us), "country gb"),
      (.more(Belongings(.songs, of: ItemID(.album, 7), country: us)), "more album:7 --country gb"),
      (
        .address(StoreAddress(number: 7, type: .movie, country: gb), country: us),
        "lookup movie:7 --country us"
      ),
      (.address(StoreAddress(number: 7), country: us), "lookup id:7 --country gb"),
    ]
    for (subject, line) in lines {
      #expect(shown(topic(subject)).hasSuffix("\nElsewhere: \(line)"))
      guard case .command = try Reading.line(line) else {
        Issue.record("\(line) is no command")
        continue
      }
    }
  }

  @Test func anEpisodeThatIsTooOldIsAmongThoseOfItsShow() {
    let address = StoreAddress(number: 9, type: .podcastEpisode, parent: 8)
    let subject = Inquiry.Subject.address(address, country: .unitedStates)
    var show = Item(id: ItemID(.podcast, 8), country: "us")
    show.name = "Night Talks"
    #expect(
      shown(topic(subject, Findings(parent: show))) == """

        Apple gives the newest 200 episodes of “Night Talks” at most; none of them has
        the id 9.
        Elsewhere: more podcast:8 --country us
        """
    )
    #expect(
      shown(topic(subject)) == """

        No podcast has the id 8 in the United States.
        Elsewhere: country gb
        """
    )
  }

  @Test func anAddressIsOpenedByLookup() {
    #expect(
      shown(
        Sample.list([], of: Sample.search("https://music.apple.com/gb/album/x/1?i=2", .music))
      ) == """

        Nothing found for “https://music.apple.com/gb/album/x/1?i=2” among music in the
        United States.
        An address is opened, and not searched for, by lookup.
        Elsewhere: lookup https://music.apple.com/gb/album/x/1?i=2, media all,
        country gb
        """
    )
  }

  @Test func anotherCountryIsOffered() throws {
    let gb = try #require(Storefront(code: "gb"))
    let list = Sample.list([], of: .search(Query(term: "x", media: .podcast, country: gb)))
    #expect(shown(list).hasSuffix("in the United Kingdom.\nElsewhere: media all, country us"))
  }

  @Test func aSearchOfEverythingLeadsToFilmsAndTV() {
    #expect(
      shown(Sample.list([], of: Sample.search("zootopia"))) == """

        Nothing found for “zootopia” in the United States.
        Apple no longer serves movies and TV in search in most places.
        Elsewhere: media movies, media tv, country gb
        """
    )
    #expect(
      shown(Sample.list([], of: Sample.search("zootopia"), origin: .demo)) == """

        Nothing found for “zootopia” in the United States.
        Elsewhere: home
        """
    )
  }
}
