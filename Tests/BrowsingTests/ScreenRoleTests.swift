import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// What each piece of a screen is for, from which every theme and depth takes its colours.
///
/// Below each line stands a letter for each of its characters: `t`ext, `m`uted, `a`ccent, `p`rice, `w`arning and
/// `e`rror, capital where it is bold, and underlined by `_` where it is a link.
@Suite struct ScreenRoleTests {
  private func roles(_ state: ViewState, _ columns: Int = 72) -> String {
    let lines = Screens.draw(state, in: Sample.context(columns))
    return lines.flatMap { $0.spans.isEmpty ? [""] : [$0.plainText, roleLetters(of: $0)] }
      .joined(separator: "\n")
  }

  @Test func aList() {
    var list = Sample.list(
      Array(Sample.movies.prefix(3)),
      of: Sample.search("blade runner", .movie),
      skipped: 2,
      age: 90_000
    )
    list.sort = SortOrder(.year)
    #expect(
      roles(.list(list)) == """

        Movies “blade runner”    1–3 of 3 · 1 day old · 2 unreadable · sort year
        AAAAAA AAAAAA AAAAAAA    mmm mm m m w www www m w wwwwwwwwww m aaaa aaaa

          1  Blade Runner (The Final C…  Ridley Scott       1982  1:57     $9.99
          m  ttttt tttttt tttt ttttt tt  mmmmmm mmmmm       mmmm  mmmm     ppppp
          2  Dangerous Days: Making Bl…  Charles de Lauzi…  2007  3:34  not sold
          m  ttttttttt ttttt tttttt ttt  mmmmmmm mm mmmmmm  mmmm  mmmm  mmm mmmm
          3  Blade Runner 2049           Denis Villeneuve   2017  2:44    $14.99
          m  ttttt tttttt tttt           mmmmm mmmmmmmmmm   mmmm  mmmm    pppppp

        1–3 opens · reload · sort off                                     ? help
        mmm mmmmm m mmmmmm m mmmm mmm                                     m mmmm
        """
    )
  }

  @Test func aNearMiss() {
    let list = Sample.list(
      [Sample.movies[1]],
      of: Sample.search("country zz"),
      nearMiss: NearMiss(reason: .noStorefront("zz", suggestion: nil), line: "country zz")
    )
    #expect(
      roles(.list(list)) == """

        no storefront zz; searched for “country zz”                1 of 1 · live
        ww wwwwwwwwww www wwwwwwww www AAAAAAAA AAA                m mm m m mmmm

          1  Blade Runner 2049  Denis Vil…  Sci-Fi & Fantasy  2017  2:44  $14.99
          m  ttttt tttttt tttt  mmmmm mmmm  mmmmmm m mmmmmmm  mmmm  mmmm  pppppp

        1 opens · more in: country gb · back                              ? help
        m mmmmm m mmmm mmm mmmmmmm mm m mmmm                              m mmmm
        """
    )
  }

  @Test func aChart() {
    #expect(
      roles(.list(Sample.chart)) == """

        Top films · United States                     1–5 of 5 · chart of 30 Nov
        AAA AAAAA m mmmmmm mmmmmm                     mmm mm m m mmmmm mm mm mmm

          1  1  ▲1   Zootopia            Director 101        Drama  2026  $19.99
          t  m  tt   tttttttt            mmmmmmmm mmm        mmmmm  mmmm  pppppp
          2  2  ▼1   Dune                Director 102        Drama  2026  $19.99
          t  m  tt   tttt                mmmmmmmm mmm        mmmmm  mmmm  pppppp
          3  3  ·    Heat                Director 103        Drama  2026  $19.99
          t  m  m    tttt                mmmmmmmm mmm        mmmmm  mmmm  pppppp
          4  4  new  Alien               Director 104        Drama  2026  $19.99
          t  m  aaa  ttttt               mmmmmmmm mmm        mmmmm  mmmm  pppppp
          5  5       Jaws                Director 105        Drama  2026  $19.99
          t  m       tttt                mmmmmmmm mmm        mmmmm  mmmm  pppppp

        1–5 opens · narrow: charts movies genre:drama · all charts: home  ? help
        mmm mmmmm m mmmmmmm mmmmmm mmmmmm mmmmmmmmmmm m mmm mmmmmmm mmmm  m mmmm
        """
    )
  }

  @Test func aComparison() {
    #expect(
      roles(.list(Sample.comparison), 80) == """

        “Blade Runner (The Final Cut)” in 4 countries                               live
        AAAAAA AAAAAA AAAA AAAAA AAAAA AA A AAAAAAAAA                               mmmm
        Not asked (Japan): itunes.apple.com took too long to answer.
        www wwwww wwwwwwww wwwwwwwwwwwwwwww wwww www wwww ww wwwwwww

          1  United States   US$9.99  rent US$3.99  HD US$14.99
          m  tttttt tttttt   ppppppp  pppp ppppppp  pp pppppppp
          2  United Kingdom    £7.99                   HD £9.99  cheapest
          m  tttttt ttttttt    ppppp                   pp ppppp  pppppppp
             Germany                                             not under this id
             ttttttt                                             mmm mmmmm mmmm mm
             Japan                                               could not be asked
             ttttt                                               wwwww www ww wwwww

        1–2 opens · by title: /Blade Runner media:movies country:de · back        ? help
        mmm mmmmm m mm mmmmmm mmmmmm mmmmmm mmmmmmmmmmmm mmmmmmmmmm m mmmm        m mmmm
        """
    )
  }

  @Test func home() {
    #expect(
      roles(.list(Sample.home), 60) == """

        Today in the United States                   chart of 30 Nov
        AAAAA AA AAA AAAAAA AAAAAA                   mmmmm mm mm mmm

        Featured   4  Alien · Director 104, 2026 · $19.99
        TTTTTTTT   m  ttttt m mmmmmmmm mmmm mmmm m pppppp
        Top films                                      charts movies
        TTT TTTTT                                      aaaaaa aaaaaa
          1  Zootopia             Director 101                $19.99
          m  tttttttt             mmmmmmmm mmm                pppppp
          2  Dune                 Director 102                $19.99
          m  tttt                 mmmmmmmm mmm                pppppp
          3  Heat                 Director 103                $19.99
          m  tttt                 mmmmmmmm mmm                pppppp
        Top songs                                       charts songs
        TTT TTTTT                                       aaaaaa aaaaa
          7  Song 1               Singer 1
          m  tttt t               mmmmmm m
          8  Song 2               Singer 2
          m  tttt t               mmmmmm m
          9  Song 3               Singer 3
          m  tttt t               mmmmmm m
        Top TV                                             charts tv
        TTT TT                                             aaaaaa aa
          Apple has no such chart in the United States.
          mmmmm mmm mm mmmm mmmmm mm mmm mmmmmm mmmmmmm
        Top podcasts                                 charts podcasts
        TTT TTTTTTTT                                 aaaaaa aaaaaaaa
          Not here: itunes.apple.com took too long to answer.
          www wwwww wwwwwwwwwwwwwwww wwww www wwww ww wwwwwww
        Coming
        TTTTTT
          6  Tomorrow             Somebody            12 Dec  $14.99
          m  tttttttt             mmmmmmmm            mm mmm  pppppp
        Seen last
        TTTT TTTT
          Nothing so far.
          mmmmmmm mm mmmm

        1–18 opens · charts movies · back                     ? help
        mmmm mmmmm m mmmmmm mmmmmm m mmmm                     m mmmm
        """
    )
  }

  @Test func aDetail() throws {
    let film = try Sample.detail(Sample.movies[1], among: Sample.movies)
    #expect(
      roles(film) == """

         Blade Runner 2049
         TTTTT TTTTTT TTTT
         Denis Villeneuve · 2017 · Sci-Fi & Fantasy · 2 h 44 min
         mmmmm mmmmmmmmmm m mmmm m mmmmmm m mmmmmmm m m m mm mmm

         Buy        $14.99
         mmm        PPPPPP
         Released   6 Oct 2017
         mmmmmmmm   t ttt tttt

        back · next · compare                                             ? help
        mmmm m mmmm m mmmmmmm                                             m mmmm
        """
    )
    let podcast = try Sample.detail(Sample.podcasts[0])
    #expect(
      roles(podcast) == """

         Films To Be Buried With
         TTTTT TT TT TTTTTT TTTT
         Brett Goldstein · Film Interviews · Explicit
         mmmmm mmmmmmmmm m mmmm mmmmmmmmmm m mmmmmmmm

         Episodes   380
         mmmmmmmm   ttt
         Newest     26 Nov 2026
         mmmmmm     tt ttt tttt
         Feed       https://feeds.example.com/films-to-be-buried-with
         mmmm       _________________________________________________
         Store      https://podcasts.apple.com/us/podcast/id41
         mmmmm      __________________________________________

        back · more · list                                                ? help
        mmmm m mmmm m mmmm                                                m mmmm
        """
    )
  }

  @Test func anError() {
    #expect(
      roles(.error(Sample.failure(CatalogError(.nameNotFound)))) == """

        Could not search: no connection to itunes.apple.com (the name was not
        EEEEE EEE EEEEEEE tt tttttttttt tt tttttttttttttttt tttt tttt ttt ttt
        found).
        ttttttt
        Check the network, then: retry. What you saw before is one step back: b
        ttttt ttt tttttttt ttttt aaaaat tttt ttt ttt tttttt tt ttt tttt ttttt a
        Among what you have seen: find blade runner
        ttttt tttt ttt tttt ttttt aaaa aaaaa aaaaaa
        """
    )
  }

  @Test func nothingFound() {
    #expect(
      roles(.list(Sample.list([], of: Sample.search("blaed", .movie), skipped: 1, age: 90_000)))
        == """

        Nothing found for “blaed” among movies in the United States.
        ttttttt ttttt ttt ttttttt ttttt tttttt tt ttt tttttt ttttttt
        1 record could not be read. Apple no longer serves movies and TV in
        m mmmmmm mmmmm mmm mm mmmmm mmmmm mm mmmmmm mmmmmm mmmmmm mmm mm mm
        search in most places.
        mmmmmm mm mmmm mmmmmmm
        The answer is 1 day old. To ask again: reload
        www wwwwww ww w www wwww ww www wwwwww aaaaaa
        Elsewhere: media all, country gb
        tttttttttt aaaaa aaat aaaaaaa aa
        """
    )
  }
}

/// A letter for what each character of a line is for.
func roleLetters(of line: Line) -> String {
  let letters = line.spans.map { span -> TextSpan in
    guard case .text(let text, let style, let link) = span else { return span }
    return .text(String(text.map { $0 == " " ? " " : roleLetter(style, link) }))
  }
  return Line(letters).plainText
}

private func roleLetter(_ style: Style, _ link: String?) -> Character {
  if link != nil { return "_" }
  switch style.role {
  case .text: return style.isBold ? "T" : "t"
  case .muted: return style.isBold ? "M" : "m"
  case .accent: return style.isBold ? "A" : "a"
  case .price: return style.isBold ? "P" : "p"
  case .warning: return style.isBold ? "W" : "w"
  case .error: return style.isBold ? "E" : "e"
  }
}
