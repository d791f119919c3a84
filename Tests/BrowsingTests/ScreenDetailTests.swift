import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// Items, opened.
@Suite struct ScreenDetailTests {
  private func shown(_ item: Item, among siblings: [Item]? = nil, _ columns: Int = 80) throws
    -> String
  {
    text(Screens.draw(try Sample.detail(item, among: siblings), in: Sample.context(columns)))
  }

  @Test func aVideoThatIsNotSold() throws {
    #expect(
      try shown(Sample.musicVideo) == """

         First We Take Manhattan
         Leonard Cohen · 5:45

         Buy        not sold

        back · compare · list                                                     ? help
        """
    )
  }

  @Test func aPipeGetsTheItemAlone() throws {
    let lines = Screens.draw(
      try Sample.detail(Sample.artist),
      in: Sample.context(isInteractive: false)
    )
    #expect(
      text(lines) == """
         Leonard Cohen
         Singer/Songwriter

         Store      https://music.apple.com/us/artist/leonard-cohen/31
        """
    )
  }

  @Test(arguments: [
    (0, "back · next · compare"), (1, "back · next · compare"), (3, "back · prev · compare"),
  ])
  func theFootKnowsTheNeighbours(row: Int, expected: String) throws {
    #expect(try shown(Sample.movies[row], among: Sample.movies).contains("\n\(expected)  "))
  }

  @Test func whatDiffersFromTheListIsSaid() throws {
    let item = Sample.item(.song, 1) {
      $0.name = "x"
      $0.country = "gb"
      $0.disc = 2
      $0.track = 13
      $0.trackCount = 12
      $0.collection = "y"
    }
    let shown = try shown(item)
    #expect(shown.contains("Country    United Kingdom"))
    #expect(shown.contains("Album      y · disc 2, track 13\n"))
  }

  @Test func anItemOfWhichNothingIsKnownIsStillShown() throws {
    let item = Item(id: ItemID(.movie, 1), country: "us")
    #expect(try shown(item).hasPrefix("\n untitled\n\nback · compare · list"))
  }
}
