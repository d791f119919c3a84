import Catalog
import TerminalText
import Testing

@testable import Browsing

/// A list and a detail of every type where there is little room.
@Suite struct ScreenTypesIn40Tests {
  private func shown(_ type: ItemType) -> String {
    typeScreens(type, in: Sample.context(40))
  }

  @Test func films() {
    #expect(
      shown(.movie) == """

        Movies “x”               1–4 of 4 · live

        1  Blade Runner (The Fi…  1982     $9.99
        2  Blade Runner 2049      2017    $14.99
        3  Dangerous Days: Maki…  2007  not sold
        4  ブレードランナー ブ…   2017      free

        1–4 opens · sort price · back     ? help

         Blade Runner (The Final Cut)
         Ridley Scott · 1982 · Sci-Fi & Fantasy
         1 h 57 min · R

         Buy        $9.99    HD $14.99
         Rent       $3.99    HD $4.99
         Preview    play
                    provided courtesy of iTunes
         Store      https://itunes.apple.com/
                    us/movie/blade-runner/
                    id594314564
         Released   25 Jun 1982

         In the smog-choked dystopian Los
         Angeles of 2019, blade runner Rick
         Deckard is called out of retirement to
         end the lives of four replicants who
         have come to Earth for answers.

         The film as its director meant it.

        back · play · compare             ? help
        """
    )
  }

  @Test func episodes() {
    #expect(
      shown(.tvEpisode) == """

        TV “x” · United States   1–2 of 2 · live

        1  Ozymandias    15 Sep 2013  E14  $1.99
        2  Pilot         20 Jan 2008   E1   free

        1–2 opens · sort price · back     ? help

         Ozymandias
         2013 · Drama · 48 min · TV-14

         Buy        $1.99    HD $2.99
         Show       Breaking Bad
         Season     Breaking Bad, Season 5 ·
                    episode 14 of 16
         Released   15 Sep 2013

        back · next · compare             ? help
        """
    )
  }

  @Test func seasons() {
    #expect(
      shown(.tvSeason) == """

        TV seasons “x”           1–2 of 2 · live

        1  Breaking Bad, Season 5   2012  $24.99
        2  The Making of a Very L…  2021   $4.99

        1–2 opens · sort price · back     ? help

         Breaking Bad, Season 5
         Breaking Bad · 2012 · Drama

         Buy        $24.99
         Episodes   16
         Released   15 Jul 2012

        back · next · more                ? help
        """
    )
  }

  @Test func songs() {
    #expect(
      shown(.song) == """

        Songs “x”                1–4 of 4 · live

        1  Suzanne           Leonard C…     3:48
        2  Suzanne (Live a…  Leonard C…     4:22
        3  Suzanne           Nina Simo…     4:21
        4  Suzanne           Fairport…   1:02:05

        1–4 opens · sort price · back     ? help

         Suzanne
         Leonard Cohen · 1967
         Singer/Songwriter · 3:48 · Explicit

         Buy        $1.29
         Album      Songs of Leonard Cohen ·
                    track 1 of 12
         Preview    play
                    provided courtesy of iTunes
         Store      https://music.apple.com/us/
                    album/11?i=11
         Released   27 Dec 1967

        back · play · compare             ? help
        """
    )
  }

  @Test func musicVideos() {
    #expect(
      shown(.musicVideo) == """

        Music videos “x”         1–2 of 2 · live

        1  Waiting for the M…  Leonard Co…  7:48
        2  First We Take Man…  Leonard Co…  5:45

        1–2 opens · sort price · back     ? help

         Waiting for the Miracle (Live in
         London)
         Leonard Cohen · 2009 · Pop · 7:48
         Clean

         Buy        $1.99
         Album      Live in London · track 3 of
                    26
         Preview    play
                    provided courtesy of iTunes
         Store      https://music.apple.com/us/
                    music-video/181
         Released   31 Mar 2009

        back · play · compare             ? help
        """
    )
  }

  @Test func albums() {
    #expect(
      shown(.album) == """

        Albums “x”               1–2 of 2 · live

        1  Songs of Leonard Cohen    1967  $9.99
        2  You Want It Darker (Pau…  2017  $1.29

        1–2 opens · sort price · back     ? help

         Songs of Leonard Cohen
         Leonard Cohen · 1967
         Singer/Songwriter

         Buy        $9.99
         Tracks     10
         Store      https://music.apple.com/us/
                    album/21
         Released   27 Dec 1967
         Copyright  ℗ 1967 Sony Music
                    Entertainment Inc.

        back · next · more                ? help
        """
    )
  }

  @Test func artists() {
    #expect(
      shown(.artist) == """

        Artists “x”              1–2 of 2 · live

        1  Leonard Cohen       Singer/Songwriter
        2  The Royal Philhar…  Classical

        1–2 opens · more in: country gb   ? help

         Leonard Cohen
         Singer/Songwriter

         Store      https://music.apple.com/us/
                    artist/leonard-cohen/31

        back · next · more                ? help
        """
    )
  }

  @Test func podcasts() {
    #expect(
      shown(.podcast) == """

        Podcasts “x”             1–2 of 2 · live

        1  Films To Be Buried W…  Brett Goldste…
        2  The Rewatchables       The Ringer

        1–2 opens · more in: country gb   ? help

         Films To Be Buried With
         Brett Goldstein · Film Interviews
         Explicit

         Episodes   380
         Newest     26 Nov 2026
         Feed       https://feeds.example.com/
                    films-to-be-buried-with
         Store      https://podcasts.apple.com/
                    us/podcast/id41

        back · next · more                ? help
        """
    )
  }

  @Test func podcastEpisodes() {
    #expect(
      shown(.podcastEpisode) == """

        Podcast episodes “x”     1–2 of 2 · live

        1  #380: What would…   26 Nov 2026  1:10
        2  Heat                 3 Nov 2026  2:01

        1–2 opens · more in: country gb   ? help

         #380: What would be in your coffin
         2026 · Film Interviews · 1 h 10 min

         Show       Films To Be Buried With
         Episode    https://cdn.example.com/
                    380.mp3
         Feed       https://feeds.example.com/
                    films-to-be-buried-with
         Store      https://podcasts.apple.com/
                    us/podcast/id41
                    ?i=1000000000043
         Released   26 Nov 2026

         • Grief
         • Popcorn

         With a guest.

        back · play · next                ? help
        """
    )
  }

  @Test func audiobooks() {
    #expect(
      shown(.audiobook) == """

        Audiobooks “x”           1–2 of 2 · live

        1  Do Androids Drea…  Philip K.…  $14.95
        2  Heart of Darkness  Joseph Co…   $4.95

        1–2 opens · sort price · back     ? help

         Do Androids Dream of Electric Sheep?
         (Unabridged)
         Philip K. Dick · 2007
         Sci-Fi & Fantasy

         Buy        $14.95
         Preview    play
                    provided courtesy of iTunes
         Released   7 Nov 2007

        back · play · compare             ? help
        """
    )
  }

  @Test func books() {
    #expect(
      shown(.ebook) == """

        Books “x”                1–2 of 2 · live

        1  Do Androids Drea…  Philip K.…   $9.99
        2  Emma               Jane Austen   free

        1–2 opens · sort price · back     ? help

         Do Androids Dream of Electric Sheep?
         Philip K. Dick · 2008
         Sci-Fi & Fantasy

         Buy        $9.99
         Store      https://books.apple.com/us/
                    book/id71
         Released   26 Feb 2008
         Rating     4.5 of 5, 1 rating
         Size       2.1 MB

        back · next · compare             ? help
        """
    )
  }

  @Test func apps() {
    #expect(
      shown(.app) == """

        Apps “x”                 1–2 of 2 · live

        1  Cinema Diary: Fil…  4.6 of 12k   free
        2  Kino                4.1 of 987  $9.99

        1–2 opens · sort price · back     ? help

         Cinema Diary: Films & Shows
         Example Oy · 2019 · Entertainment · 4+

         Buy        free
         Store      https://apps.apple.com/us/
                    app/id61
         Released   3 Mar 2019
         Rating     4.6 of 5, 12k ratings
         Version    12.4.1
         Size       188 MB
         Needs      iOS 16.0

         Keep a diary.

        back · next · compare             ? help
        """
    )
  }

  @Test func macApps() {
    #expect(
      shown(.macApp) == """

        Mac apps “x”             1–2 of 2 · live

        1  Frame Counter                   $4.99
        2  Plain Words: A Q…  4.8 of 1.2k   free

        1–2 opens · sort price · back     ? help

         Frame Counter
         Example Oy

         Buy        $4.99
         Needs      macOS 13.0

        back · next · compare             ? help
        """
    )
  }
}
