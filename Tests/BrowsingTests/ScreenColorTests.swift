import Records
import Catalog
import TerminalText
import Testing

@testable import Browsing

/// Screens with their colours, each escape shown as `␛` and each return as `␍`.
@Suite struct ScreenColorTests {
  static func encoded(
    _ state: ViewState,
    _ theme: Theme = .dark,
    _ depth: ColorDepth = .truecolor,
    _ grounds: Grounds = .cardOnly
  ) -> String {
    let encoder = LineEncoder(theme: theme, depth: depth, grounds: grounds, placement: true)
    let lines = Screens.draw(state, in: Sample.context(60, grounds: grounds))
    let output = encoder.encode(lines).replacing("\u{1B}", with: "␛")
    return String(output.replacing("\r", with: "␍").dropLast())
  }

  /// Two films, of which terminals disagree about the width of one.
  private static let films = Sample.list(
    [
      Sample.movies[0],
      Sample.item(.movie, 9) { ($0.name, $0.creator, $0.price) = ("🎬 Reel", "Somebody", 0) },
    ],
    of: Sample.search("x", .movie)
  )

  @Test func aListInTheLight() {
    #expect(
      Self.encoded(.list(Self.films), .light, .truecolor, .all) == #"""
        ␛[48;2;249;249;249m                                                            ␛[0m
        ␛[48;2;249;249;249m␛[1;38;2;10;88;202mMovies “x”␛[22;38;2;89;89;89m · United States                   1–2 of 2 · live␛[0m
        ␛[48;2;249;249;249m                                                            ␛[0m
        ␛[48;2;249;249;249m  ␛[38;2;89;89;89m1  ␛[38;2;0;0;0mBlade Runner (The Fin…  ␛[38;2;89;89;89mRidley Scott  1982  1:57  ␛[38;2;20;105;45m$9.99␛[0m
        ␛[48;2;249;249;249m                                                            ␍  ␛[38;2;89;89;89m2  ␛[38;2;0;0;0m🎬 Reel␛[30G␛[38;2;89;89;89mSomebody                   ␛[38;2;20;105;45mfree␛[0m
        ␛[48;2;249;249;249m                                                            ␛[0m
        ␛[48;2;249;249;249m␛[38;2;89;89;89m1–2 opens · sort price · more in: country gb          ? help␛[0m
        """#
    )
  }

  @Test func aListIn256Colours() {
    #expect(
      Self.encoded(.list(Self.films), .dark, .indexed256, .all) == #"""
        ␛[48;5;232m                                                            ␛[0m
        ␛[48;5;232m␛[1;38;5;75mMovies “x”␛[22;38;5;248m · United States                   1–2 of 2 · live␛[0m
        ␛[48;5;232m                                                            ␛[0m
        ␛[48;5;232m  ␛[38;5;248m1  ␛[38;5;231mBlade Runner (The Fin…  ␛[38;5;248mRidley Scott  1982  1:57  ␛[38;5;114m$9.99␛[0m
        ␛[48;5;232m                                                            ␍  ␛[38;5;248m2  ␛[38;5;231m🎬 Reel␛[30G␛[38;5;248mSomebody                   ␛[38;5;114mfree␛[0m
        ␛[48;5;232m                                                            ␛[0m
        ␛[48;5;232m␛[38;5;248m1–2 opens · sort price · more in: country gb          ? help␛[0m
        """#
    )
  }

  @Test func aListInTheTerminalsOwnColours() {
    #expect(
      Self.encoded(.list(Self.films), .unknown, .ansi16, .none) == #"""

        ␛[1;94mMovies “x”␛[22;2;39m · United States                   1–2 of 2 · live␛[0m

          ␛[2m1  ␛[0mBlade Runner (The Fin…  ␛[2mRidley Scott  1982  1:57  ␛[22;32m$9.99␛[0m
          ␛[2m2  ␛[0m🎬 Reel␛[30G␛[2mSomebody                   ␛[22;32mfree␛[0m

        ␛[2m1–2 opens · sort price · more in: country gb          ? help␛[0m
        """#
    )
  }

  @Test func anErrorInTheTerminalsOwnColours() {
    let failure = Sample.failure(CatalogError(.limited, retryAfter: 28))
    #expect(
      Self.encoded(.error(failure), .unknown, .ansi16, .none) == #"""

        ␛[1;31mApple limits requests just now␛[0m; it can be asked again in 28
        s: ␛[94mretry␛[0m
        What you saw before is one step back: ␛[94mb␛[0m
        """#
    )
  }

  @Test func aListWithoutColours() {
    #expect(
      Self.encoded(.list(Self.films), .none, .truecolor, .none) == #"""

        Movies “x” · United States                   1–2 of 2 · live

          1  Blade Runner (The Fin…  Ridley Scott  1982  1:57  $9.99
          2  🎬 Reel␛[30GSomebody                   free

        1–2 opens · sort price · more in: country gb          ? help
        """#
    )
  }

  @Test func aListInTheDark() {
    let list = Sample.list(Sample.movies, of: Sample.search("blade runner", .movie), age: 90_000)
    #expect(
      Self.encoded(.list(list)) == #"""

        ␛[1;38;2;108;182;255mMovies “blade runner”␛[22;38;2;163;163;163m · United States   1–4 of 4 · ␛[38;2;255;198;109m1 day old␛[0m

          ␛[38;2;163;163;163m1  ␛[38;2;255;255;255mBlade Runner (The…   ␛[38;2;163;163;163mRidley Scott  1982  1:57     ␛[38;2;127;216;143m$9.99␛[0m
          ␛[38;2;163;163;163m2  ␛[38;2;255;255;255mBlade Runner 2049    ␛[38;2;163;163;163mDenis Ville…  2017  2:44    ␛[38;2;127;216;143m$14.99␛[0m
          ␛[38;2;163;163;163m3  ␛[38;2;255;255;255mDangerous Days: Ma…  ␛[38;2;163;163;163mCharles de…   2007  3:34  not sold␛[0m
          ␛[38;2;163;163;163m4  ␛[38;2;255;255;255mブレードランナー…    ␛[38;2;163;163;163m渡辺信一郎    2017  0:15      ␛[38;2;127;216;143mfree␛[0m

        ␛[38;2;163;163;163m1–4 opens · reload · sort price                       ? help␛[0m
        """#
    )
  }

  @Test func aDetailInTheDark() throws {
    #expect(
      Self.encoded(try Sample.detail(Sample.songs[0], among: Sample.songs)) == #"""

        ␛[48;2;25;23;23m                                                            ␛[0m
        ␛[48;2;25;23;23m ␛[1;38;2;255;255;255mSuzanne                                                    ␛[0m
        ␛[48;2;25;23;23m ␛[38;2;163;163;163mLeonard Cohen · 1967 · Singer/Songwriter · 3:48 · Explicit ␛[0m
        ␛[48;2;25;23;23m                                                            ␛[0m
        ␛[48;2;25;23;23m ␛[38;2;163;163;163mBuy        ␛[1;38;2;127;216;143m$1.29                                           ␛[0m
        ␛[48;2;25;23;23m ␛[38;2;163;163;163mAlbum      ␛[38;2;255;255;255mSongs of Leonard Cohen · track 1 of 12          ␛[0m
        ␛[48;2;25;23;23m ␛[38;2;163;163;163mPreview    ␛[38;2;108;182;255mplay                ␛[38;2;163;163;163mprovided courtesy of iTunes ␛[0m
        ␛[48;2;25;23;23m ␛[38;2;163;163;163mStore      ␛[38;2;108;182;255mhttps://music.apple.com/us/album/11?i=11        ␛[0m
        ␛[48;2;25;23;23m ␛[38;2;163;163;163mReleased   ␛[38;2;255;255;255m27 Dec 1967                                     ␛[0m
        ␛[48;2;25;23;23m                                                            ␛[0m
        ␛[38;2;163;163;163mback · play · compare                                 ? help␛[0m
        """#
    )
  }

  @Test func aPaintedCardHasALineOfItsGroundAboveTheText() throws {
    let state = try Sample.detail(Sample.album)
    let plain = Screens.draw(state, in: Sample.context())
    let painted = Screens.draw(state, in: Sample.context(grounds: .cardOnly))
    #expect(painted.count == plain.count + 1)
    #expect(painted[0].ground == .background)
    #expect(painted[1] == Line.blank.on(.card, fill: 80))
    #expect(
      painted.map(\.plainText).filter { !$0.isEmpty }
        == plain.map(\.plainText).filter { !$0.isEmpty }
    )
  }

  @Test func everyLineOfAListStandsOnTheBackground() {
    let list = Sample.list(Sample.movies, of: Sample.search("x"))
    for line in Screens.draw(.list(list), in: Sample.context(120)) {
      #expect(line.ground == .background)
      #expect(line.fill == 120)
    }
  }
}
