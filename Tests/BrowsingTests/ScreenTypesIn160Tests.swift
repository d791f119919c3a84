import Catalog
import TerminalText
import Testing

@testable import Browsing

/// A list and a detail of every type where there is room for all of it.
@Suite struct ScreenTypesIn160Tests {
  private func shown(_ type: ItemType) -> String {
    typeScreens(type, in: Sample.context(160))
  }

  @Test func films() {
    #expect(
      shown(.movie) == """

        Movies “x” · United States                                                             1–4 of 4 · live

          1  Blade Runner (The Final Cut)         Ridley Scott          Sci-Fi & Fantasy  1982  1:57     $9.99
          2  Blade Runner 2049                    Denis Villeneuve      Sci-Fi & Fantasy  2017  2:44    $14.99
          3  Dangerous Days: Making Blade Runner  Charles de Lauzirika  Documentary       2007  3:34  not sold
          4  ブレードランナー ブラックアウト2022  渡辺信一郎            Anime             2017  0:15      free

        1–4 opens · sort price · more in: country gb                                                    ? help

         Blade Runner (The Final Cut)
         Ridley Scott · 1982 · Sci-Fi & Fantasy · 1 h 57 min · R

         Buy        $9.99    HD $14.99
         Rent       $3.99    HD $4.99
         Preview    play                                                        provided courtesy of iTunes
         Store      https://itunes.apple.com/us/movie/blade-runner/id594314564
         Released   25 Jun 1982

         In the smog-choked dystopian Los Angeles of 2019, blade runner Rick Deckard
         is called out of retirement to end the lives of four replicants who have
         come to Earth for answers.

         The film as its director meant it.

        back · play · compare                                                                         ? help
        """
    )
  }

  @Test func episodes() {
    #expect(
      shown(.tvEpisode) == """

        TV “x” · United States                                                               1–2 of 2 · live

          1  Ozymandias                    Breaking Bad, Season 5              15 Sep 2013  E14  0:48  $1.99
          2  Pilot                         Breaking Bad, Season 1              20 Jan 2008   E1  0:58   free

        1–2 opens · sort price · more in: country gb                                                  ? help

         Ozymandias
         2013 · Drama · 48 min · TV-14

         Buy        $1.99    HD $2.99
         Show       Breaking Bad
         Season     Breaking Bad, Season 5 · episode 14 of 16
         Released   15 Sep 2013

        back · next · compare                                                                         ? help
        """
    )
  }

  @Test func seasons() {
    #expect(
      shown(.tvSeason) == """

        TV seasons “x” · United States                                                                                       1–2 of 2 · live

          1  Breaking Bad, Season 5                            Breaking Bad                            Drama       2012  16 episodes  $24.99
          2  The Making of a Very Long Title Indeed, Series 2  The Making of a Very Long Title Indeed  Nonfiction  2021    1 episode   $4.99

        1–2 opens · sort price · more in: country gb                                                                                  ? help

         Breaking Bad, Season 5
         Breaking Bad · 2012 · Drama

         Buy        $24.99
         Episodes   16
         Released   15 Jul 2012

        back · next · more                                                                            ? help
        """
    )
  }

  @Test func songs() {
    #expect(
      shown(.song) == """

        Songs “x” · United States                                                                                                1–4 of 4 · live

          1  Suzanne                                    Leonard Cohen        Songs of Leonard Cohen                    1967     3:48       $1.29
          2  Suzanne (Live at the Isle of Wight, 1970)  Leonard Cohen        Live at the Isle of Wight 1970            1967     4:22  album only
          3  Suzanne                                    Nina Simone          To Love Somebody                          1967     4:21       $0.99
          4  Suzanne                                    Fairport Convention  Heyday: The BBC Radio Sessions 1968–1969  1967  1:02:05

        1–4 opens · sort price · more in: country gb                                                                                      ? help

         Suzanne
         Leonard Cohen · 1967 · Singer/Songwriter · 3:48 · Explicit

         Buy        $1.29
         Album      Songs of Leonard Cohen · track 1 of 12
         Preview    play                                                        provided courtesy of iTunes
         Store      https://music.apple.com/us/album/11?i=11
         Released   27 Dec 1967

        back · play · compare                                                                         ? help
        """
    )
  }

  @Test func musicVideos() {
    #expect(
      shown(.musicVideo) == """

        Music videos “x” · United States                                                     1–2 of 2 · live

          1  Waiting for the Miracle (Live in London)   Leonard Cohen   Live in London  2009  7:48     $1.99
          2  First We Take Manhattan                    Leonard Cohen                         5:45  not sold

        1–2 opens · sort price · more in: country gb                                                  ? help

         Waiting for the Miracle (Live in London)
         Leonard Cohen · 2009 · Pop · 7:48 · Clean

         Buy        $1.99
         Album      Live in London · track 3 of 26
         Preview    play                                                        provided courtesy of iTunes
         Store      https://music.apple.com/us/music-video/181
         Released   31 Mar 2009

        back · play · compare                                                                         ? help
        """
    )
  }

  @Test func albums() {
    #expect(
      shown(.album) == """

        Albums “x” · United States                                                                                             1–2 of 2 · live

          1  Songs of Leonard Cohen                                Leonard Cohen                     Singer/Songwriter  1967  10 tracks  $9.99
          2  You Want It Darker (Paul Kalkbrenner Remix) - Single  Leonard Cohen & Paul Kalkbrenner  Dance              2017    1 track  $1.29

        1–2 opens · sort price · more in: country gb                                                                                    ? help

         Songs of Leonard Cohen
         Leonard Cohen · 1967 · Singer/Songwriter

         Buy        $9.99
         Tracks     10
         Store      https://music.apple.com/us/album/21
         Released   27 Dec 1967
         Copyright  ℗ 1967 Sony Music Entertainment Inc.

        back · next · more                                                                            ? help
        """
    )
  }

  @Test func artists() {
    #expect(
      shown(.artist) == """

        Artists “x” · United States                                                          1–2 of 2 · live

          1  Leonard Cohen                                                                 Singer/Songwriter
          2  The Royal Philharmonic Orchestra & Friends                                    Classical

        1–2 opens · more in: country gb · back                                                        ? help

         Leonard Cohen
         Singer/Songwriter

         Store      https://music.apple.com/us/artist/leonard-cohen/31

        back · next · more                                                                            ? help
        """
    )
  }

  @Test func podcasts() {
    #expect(
      shown(.podcast) == """

        Podcasts “x” · United States                                                         1–2 of 2 · live

          1  Films To Be Buried With         Brett Goldstein      Film Interviews  26 Nov 2026  380 episodes
          2  The Rewatchables                The Ringer           TV & Film         3 Nov 2026     1 episode

        1–2 opens · more in: country gb · back                                                        ? help

         Films To Be Buried With
         Brett Goldstein · Film Interviews · Explicit

         Episodes   380
         Newest     26 Nov 2026
         Feed       https://feeds.example.com/films-to-be-buried-with
         Store      https://podcasts.apple.com/us/podcast/id41

        back · next · more                                                                            ? help
        """
    )
  }

  @Test func podcastEpisodes() {
    #expect(
      shown(.podcastEpisode) == """

        Podcast episodes “x” · United States                                                 1–2 of 2 · live

          1  #380: What would be in your coffin             Films To Be Buried With        26 Nov 2026  1:10
          2  Heat                                           The Rewatchables                3 Nov 2026  2:01

        1–2 opens · more in: country gb · back                                                        ? help

         #380: What would be in your coffin
         2026 · Film Interviews · 1 h 10 min

         Show       Films To Be Buried With
         Episode    https://cdn.example.com/380.mp3
         Feed       https://feeds.example.com/films-to-be-buried-with
         Store      https://podcasts.apple.com/us/podcast/id41?i=1000000000043
         Released   26 Nov 2026

         • Grief
         • Popcorn

         With a guest.

        back · play · next                                                                            ? help
        """
    )
  }

  @Test func audiobooks() {
    #expect(
      shown(.audiobook) == """

        Audiobooks “x” · United States                                                         1–2 of 2 · live

          1  Do Androids Dream of Electric Sheep? (Unabridged)  Philip K. Dick  Sci-Fi & Fantasy  2007  $14.95
          2  Heart of Darkness                                  Joseph Conrad   Classics          2010   $4.95

        1–2 opens · sort price · more in: country gb                                                    ? help

         Do Androids Dream of Electric Sheep? (Unabridged)
         Philip K. Dick · 2007 · Sci-Fi & Fantasy

         Buy        $14.95
         Preview    play                                                        provided courtesy of iTunes
         Released   7 Nov 2007

        back · play · compare                                                                         ? help
        """
    )
  }

  @Test func books() {
    #expect(
      shown(.ebook) == """

        Books “x” · United States                                                            1–2 of 2 · live

          1  Do Androids Dream of Electric Sheep?          Philip K. Dick      Sci-Fi & Fantasy  2008  $9.99
          2  Emma                                          Jane Austen         Classics          1816   free

        1–2 opens · sort price · more in: country gb                                                  ? help

         Do Androids Dream of Electric Sheep?
         Philip K. Dick · 2008 · Sci-Fi & Fantasy

         Buy        $9.99
         Store      https://books.apple.com/us/book/id71
         Released   26 Feb 2008
         Rating     4.5 of 5, 1 rating
         Size       2.1 MB

        back · next · compare                                                                         ? help
        """
    )
  }

  @Test func apps() {
    #expect(
      shown(.app) == """

        Apps “x” · United States                                                             1–2 of 2 · live

          1  Cinema Diary: Films & Shows               Example Oy          12.4.1  188 MB  4.6 of 12k   free
          2  Kino                                      Lux Optics             2.0  1.2 GB  4.1 of 987  $9.99

        1–2 opens · sort price · more in: country gb                                                  ? help

         Cinema Diary: Films & Shows
         Example Oy · 2019 · Entertainment · 4+

         Buy        free
         Store      https://apps.apple.com/us/app/id61
         Released   3 Mar 2019
         Rating     4.6 of 5, 12k ratings
         Version    12.4.1
         Size       188 MB
         Needs      iOS 16.0

         Keep a diary.

        back · next · compare                                                                         ? help
        """
    )
  }

  @Test func macApps() {
    #expect(
      shown(.macApp) == """

        Mac apps “x” · United States                                                         1–2 of 2 · live

          1  Frame Counter                                 Example Oy                                  $4.99
          2  Plain Words: A Quiet Editor for Long Texts    Half Hitch Studio  3.1  24 MB  4.8 of 1.2k   free

        1–2 opens · sort price · more in: country gb                                                  ? help

         Frame Counter
         Example Oy

         Buy        $4.99
         Needs      macOS 13.0

        back · next · compare                                                                         ? help
        """
    )
  }
}
