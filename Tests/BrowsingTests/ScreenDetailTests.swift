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

  @Test func aFilm() throws {
    #expect(
      try shown(Sample.movies[0]) == """

         Blade Runner (The Final Cut)
         Ridley Scott · 1982 · Sci-Fi & Fantasy · 1 h 57 min · R

         Buy        $9.99    HD $14.99
         Rent       $3.99    HD $4.99
         Preview    https://video-ssl.itunes.apple.com/itunes-assets/Video/mzvf_594.640
                    x354.h264lc.U.p.m4v
                    provided courtesy of iTunes
         Store      https://itunes.apple.com/us/movie/blade-runner/id594314564
         Released   25 Jun 1982

         In the smog-choked dystopian Los Angeles of 2019, blade runner Rick Deckard
         is called out of retirement to end the lives of four replicants who have
         come to Earth for answers.

         The film as its director meant it.

        back · compare · list                                                     ? help
        """
    )
  }

  @Test func aSong() throws {
    #expect(
      try shown(Sample.songs[0]) == """

         Suzanne
         Leonard Cohen · 1967 · Singer/Songwriter · 3:48 · Explicit

         Buy        $1.29
         Album      Songs of Leonard Cohen · track 1 of 12
         Preview    https://audio-ssl.itunes.apple.com/mzaf_11.plus.aac.p.m4a
                    provided courtesy of iTunes
         Store      https://music.apple.com/us/album/11?i=11
         Released   27 Dec 1967

        back · compare · list                                                     ? help
        """
    )
  }

  @Test func anAlbum() throws {
    #expect(
      try shown(Sample.album) == """

         Songs of Leonard Cohen
         Leonard Cohen · 1967 · Singer/Songwriter

         Buy        $9.99
         Tracks     10
         Store      https://music.apple.com/us/album/21
         Released   27 Dec 1967
         Copyright  ℗ 1967 Sony Music Entertainment Inc.

        back · more · compare                                                     ? help
        """
    )
  }

  @Test func anArtist() throws {
    #expect(
      try shown(Sample.artist) == """

         Leonard Cohen
         Singer/Songwriter

         Store      https://music.apple.com/us/artist/leonard-cohen/31

        back · more · list                                                        ? help
        """
    )
  }

  @Test func aPodcast() throws {
    #expect(
      try shown(Sample.podcasts[0]) == """

         Films To Be Buried With
         Brett Goldstein · Film Interviews · Explicit

         Episodes   380
         Newest     26 Nov 2026
         Feed       https://feeds.example.com/films-to-be-buried-with
         Store      https://podcasts.apple.com/us/podcast/id41

        back · more · list                                                        ? help
        """
    )
  }

  @Test func aPodcastEpisodeIsItsOwnPreview() throws {
    #expect(
      try shown(Sample.podcastEpisode) == """

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

        back · list                                                               ? help
        """
    )
  }

  @Test func anEpisode() throws {
    #expect(
      try shown(Sample.tvEpisode) == """

         Ozymandias
         2013 · Drama · 48 min · TV-14

         Buy        $1.99    HD $2.99
         Show       Breaking Bad
         Season     Breaking Bad, Season 5 · episode 14 of 16
         Released   15 Sep 2013

        back · compare · list                                                     ? help
        """
    )
  }

  @Test func aSeason() throws {
    #expect(
      try shown(Sample.tvSeason) == """

         Breaking Bad, Season 5
         Breaking Bad · 2012 · Drama

         Buy        $24.99
         Episodes   16
         Released   15 Jul 2012

        back · more · compare                                                     ? help
        """
    )
  }

  @Test func anApp() throws {
    #expect(
      try shown(Sample.apps[0]) == """

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

        back · compare · list                                                     ? help
        """
    )
  }

  @Test func aBook() throws {
    #expect(
      try shown(Sample.ebook) == """

         Do Androids Dream of Electric Sheep?
         Philip K. Dick · 2008 · Sci-Fi & Fantasy

         Buy        $9.99
         Store      https://books.apple.com/us/book/id71
         Released   26 Feb 2008
         Rating     4.5 of 5, 1 rating
         Size       2.1 MB

        back · compare · list                                                     ? help
        """
    )
  }

  @Test func anAudiobook() throws {
    #expect(
      try shown(Sample.audiobook) == """

         Do Androids Dream of Electric Sheep? (Unabridged)
         Philip K. Dick · 2007 · Sci-Fi & Fantasy

         Buy        $14.95
         Preview    https://audio-ssl.itunes.apple.com/mzaf_72.std.aac.p.m4a
                    provided courtesy of iTunes
         Released   7 Nov 2007

        back · compare · list                                                     ? help
        """
    )
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

  @Test func aMacApp() throws {
    #expect(
      try shown(Sample.macApp) == """

         Frame Counter
         Example Oy

         Buy        $4.99
         Needs      macOS 13.0

        back · compare · list                                                     ? help
        """
    )
  }

  @Test func aFilmInFortyColumns() throws {
    #expect(
      try shown(Sample.movies[0], among: Sample.movies, 40) == """

         Blade Runner (The Final Cut)
         Ridley Scott · 1982 · Sci-Fi & Fantasy
         1 h 57 min · R

         Buy        $9.99    HD $14.99
         Rent       $3.99    HD $4.99
         Preview    https://video-ssl.itunes.ap
                    ple.com/itunes-assets/Video
                    /mzvf_594.640x354.h264lc.U.
                    p.m4v
                    provided courtesy of iTunes
         Store      https://itunes.apple.com/us
                    /movie/blade-runner/id59431
                    4564
         Released   25 Jun 1982

         In the smog-choked dystopian Los
         Angeles of 2019, blade runner Rick
         Deckard is called out of retirement to
         end the lives of four replicants who
         have come to Earth for answers.

         The film as its director meant it.

        back · next · compare             ? help
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
