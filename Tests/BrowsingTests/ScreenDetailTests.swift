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
    (0, "back · play · compare"), (1, "back · next · compare"), (3, "back · prev · compare"),
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

  @Test func aPictureStandsAboveTheCard() throws {
    let detail = try Sample.detail(Sample.songs[0])
    var context = Sample.context()
    let without = Screens.draw(detail, in: context)
    context.picture = EncodedPicture(Array("▀▄\n▄▀".utf8), cells: 16)
    let with = Screens.draw(detail, in: context)
    let encoder = LineEncoder(theme: .unknown, depth: .truecolor, placement: true)
    #expect(
      encoder.encode(with)
        == encoder.encode([
          .blank, Line([.column(1), .encoded("▀▄", cells: 16)]),
          Line([.column(1), .encoded("▄▀", cells: 16)]),
        ]) + encoder.encode(without)
    )
    context.isInteractive = false
    #expect(text(Screens.draw(detail, in: context)).hasPrefix(" Suzanne"))
  }

  @Test func aListHasNoPicture() throws {
    var context = Sample.context()
    let without = Screens.draw(.list(.start(serial: 0)), in: context)
    context.picture = EncodedPicture(Array("▀▄".utf8), cells: 16)
    #expect(Screens.draw(.list(.start(serial: 0)), in: context) == without)
  }

  @Test(arguments: [
    (80, 24, 16, 8), (80, 18, 12, 6), (200, 50, 24, 12), (40, 36, 24, 12), (80, 100, 24, 12),
  ])
  func theBoxFollowsTheWindow(columns: Int, rows: Int, width: Int, height: Int) {
    let box = PictureBox(in: Window(columns: columns, rows: rows))
    #expect(box?.columns == width)
    #expect(box?.rows == height)
  }

  @Test(arguments: [(80, 17), (39, 24), (0, 0), (80, nil)] as [(Int, Int?)])
  func aSmallWindowHasNoRoom(columns: Int, rows: Int?) {
    #expect(PictureBox(in: Window(columns: columns, rows: rows)) == nil)
  }
}
