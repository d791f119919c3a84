import Catalog
import TerminalText
import Testing

@testable import Browsing

/// A list and a detail of every type without columns, as `--plain` has them.
@Suite struct ScreenTypesReadOutTests {
  private func shown(_ type: ItemType) -> String {
    typeScreens(type, in: Sample.context(100, isLinear: true))
  }

  @Test func films() {
    #expect(
      shown(.movie) == """

        Movies “x”, United States, 1 to 4 of 4, live

        1. Blade Runner (The Final Cut), by Ridley Scott, 1982, 1 h 57 min, $9.99
        2. Blade Runner 2049, by Denis Villeneuve, 2017, 2 h 44 min, $14.99
        3. Dangerous Days: Making Blade Runner, by Charles de Lauzirika, 2007, 3 h 34 min, not sold
        4. ブレードランナー ブラックアウト2022, by 渡辺信一郎, 2017, 15 min, free

        Next: 1 to 4 opens a row; sort price; more in: country gb. Help: ?

        Blade Runner (The Final Cut)
        Film, by Ridley Scott, 1982, Sci-Fi & Fantasy, 1 h 57 min, rated R

        Buy: $9.99, HD $14.99
        Rent: $3.99, HD $4.99
        Preview: play, provided courtesy of iTunes
        Store: https://itunes.apple.com/us/movie/blade-runner/id594314564
        Released: 25 Jun 1982

        In the smog-choked dystopian Los Angeles of 2019, blade runner Rick Deckard is called out of
        retirement to end the lives of four replicants who have come to Earth for answers.

        The film as its director meant it.

        Next: back; play; compare. Help: ?
        """
    )
  }

  @Test func episodes() {
    #expect(
      shown(.tvEpisode) == """

        TV “x”, United States, 1 to 2 of 2, live

        1. Ozymandias, from Breaking Bad, Season 5, 15 Sep 2013, episode 14, 48 min, $1.99
        2. Pilot, from Breaking Bad, Season 1, 20 Jan 2008, episode 1, 58 min, free

        Next: 1 to 2 opens a row; sort price; more in: country gb. Help: ?

        Ozymandias
        Episode, 2013, Drama, 48 min, rated TV-14

        Buy: $1.99, HD $2.99
        Show: Breaking Bad
        Season: Breaking Bad, Season 5, episode 14 of 16
        Released: 15 Sep 2013

        Next: back; next; compare. Help: ?
        """
    )
  }

  @Test func seasons() {
    #expect(
      shown(.tvSeason) == """

        TV seasons “x”, United States, 1 to 2 of 2, live

        1. Breaking Bad, Season 5, by Breaking Bad, 2012, 16 episodes, $24.99
        2. The Making of a Very Long Title Indeed, Series 2, by The Making of a Very Long Title Indeed,
        2021, 1 episode, $4.99

        Next: 1 to 2 opens a row; sort price; more in: country gb. Help: ?

        Breaking Bad, Season 5
        Season, by Breaking Bad, 2012, Drama

        Buy: $24.99
        Episodes: 16
        Released: 15 Jul 2012

        Next: back; next; more. Help: ?
        """
    )
  }

  @Test func songs() {
    #expect(
      shown(.song) == """

        Songs “x”, United States, 1 to 4 of 4, live

        1. Suzanne, by Leonard Cohen, from Songs of Leonard Cohen, 3:48, $1.29
        2. Suzanne (Live at the Isle of Wight, 1970), by Leonard Cohen, from Live at the Isle of Wight 1970,
        4:22, album only
        3. Suzanne, by Nina Simone, from To Love Somebody, 4:21, $0.99
        4. Suzanne, by Fairport Convention, from Heyday: The BBC Radio Sessions 1968–1969, 1:02:05

        Next: 1 to 4 opens a row; sort price; more in: country gb. Help: ?

        Suzanne
        Song, by Leonard Cohen, 1967, Singer/Songwriter, 3:48, explicit

        Buy: $1.29
        Album: Songs of Leonard Cohen, track 1 of 12
        Preview: play, provided courtesy of iTunes
        Store: https://music.apple.com/us/album/11?i=11
        Released: 27 Dec 1967

        Next: back; play; compare. Help: ?
        """
    )
  }

  @Test func musicVideos() {
    #expect(
      shown(.musicVideo) == """

        Music videos “x”, United States, 1 to 2 of 2, live

        1. Waiting for the Miracle (Live in London), by Leonard Cohen, from Live in London, 7:48, $1.99
        2. First We Take Manhattan, by Leonard Cohen, 5:45, not sold

        Next: 1 to 2 opens a row; sort price; more in: country gb. Help: ?

        Waiting for the Miracle (Live in London)
        Video, by Leonard Cohen, 2009, Pop, 7:48, clean

        Buy: $1.99
        Album: Live in London, track 3 of 26
        Preview: play, provided courtesy of iTunes
        Store: https://music.apple.com/us/music-video/181
        Released: 31 Mar 2009

        Next: back; play; compare. Help: ?
        """
    )
  }

  @Test func albums() {
    #expect(
      shown(.album) == """

        Albums “x”, United States, 1 to 2 of 2, live

        1. Songs of Leonard Cohen, by Leonard Cohen, 1967, 10 tracks, $9.99
        2. You Want It Darker (Paul Kalkbrenner Remix) - Single, by Leonard Cohen & Paul Kalkbrenner, 2017,
        1 track, $1.29

        Next: 1 to 2 opens a row; sort price; more in: country gb. Help: ?

        Songs of Leonard Cohen
        Album, by Leonard Cohen, 1967, Singer/Songwriter

        Buy: $9.99
        Tracks: 10
        Store: https://music.apple.com/us/album/21
        Released: 27 Dec 1967
        Copyright: ℗ 1967 Sony Music Entertainment Inc.

        Next: back; next; more. Help: ?
        """
    )
  }

  @Test func artists() {
    #expect(
      shown(.artist) == """

        Artists “x”, United States, 1 to 2 of 2, live

        1. Leonard Cohen, Singer/Songwriter
        2. The Royal Philharmonic Orchestra & Friends, Classical

        Next: 1 to 2 opens a row; more in: country gb; back. Help: ?

        Leonard Cohen
        Artist, Singer/Songwriter

        Store: https://music.apple.com/us/artist/leonard-cohen/31

        Next: back; next; more. Help: ?
        """
    )
  }

  @Test func podcasts() {
    #expect(
      shown(.podcast) == """

        Podcasts “x”, United States, 1 to 2 of 2, live

        1. Films To Be Buried With, by Brett Goldstein, 26 Nov 2026, 380 episodes
        2. The Rewatchables, by The Ringer, 3 Nov 2026, 1 episode

        Next: 1 to 2 opens a row; more in: country gb; back. Help: ?

        Films To Be Buried With
        Podcast, by Brett Goldstein, Film Interviews, rated Explicit

        Episodes: 380
        Newest: 26 Nov 2026
        Feed: https://feeds.example.com/films-to-be-buried-with
        Store: https://podcasts.apple.com/us/podcast/id41

        Next: back; next; more. Help: ?
        """
    )
  }

  @Test func podcastEpisodes() {
    #expect(
      shown(.podcastEpisode) == """

        Podcast episodes “x”, United States, 1 to 2 of 2, live

        1. #380: What would be in your coffin, from Films To Be Buried With, 26 Nov 2026, 1 h 10 min
        2. Heat, from The Rewatchables, 3 Nov 2026, 2 h 1 min

        Next: 1 to 2 opens a row; more in: country gb; back. Help: ?

        #380: What would be in your coffin
        Episode, 2026, Film Interviews, 1 h 10 min

        Show: Films To Be Buried With
        Episode: https://cdn.example.com/380.mp3
        Feed: https://feeds.example.com/films-to-be-buried-with
        Store: https://podcasts.apple.com/us/podcast/id41?i=1000000000043
        Released: 26 Nov 2026

        • Grief
        • Popcorn

        With a guest.

        Next: back; play; next. Help: ?
        """
    )
  }

  @Test func audiobooks() {
    #expect(
      shown(.audiobook) == """

        Audiobooks “x”, United States, 1 to 2 of 2, live

        1. Do Androids Dream of Electric Sheep? (Unabridged), by Philip K. Dick, 2007, $14.95
        2. Heart of Darkness, by Joseph Conrad, 2010, $4.95

        Next: 1 to 2 opens a row; sort price; more in: country gb. Help: ?

        Do Androids Dream of Electric Sheep? (Unabridged)
        Audiobook, by Philip K. Dick, 2007, Sci-Fi & Fantasy

        Buy: $14.95
        Preview: play, provided courtesy of iTunes
        Released: 7 Nov 2007

        Next: back; play; compare. Help: ?
        """
    )
  }

  @Test func books() {
    #expect(
      shown(.ebook) == """

        Books “x”, United States, 1 to 2 of 2, live

        1. Do Androids Dream of Electric Sheep?, by Philip K. Dick, 2008, $9.99
        2. Emma, by Jane Austen, 1816, free

        Next: 1 to 2 opens a row; sort price; more in: country gb. Help: ?

        Do Androids Dream of Electric Sheep?
        Book, by Philip K. Dick, 2008, Sci-Fi & Fantasy

        Buy: $9.99
        Store: https://books.apple.com/us/book/id71
        Released: 26 Feb 2008
        Rating: 4.5 of 5, 1 rating
        Size: 2.1 MB

        Next: back; next; compare. Help: ?
        """
    )
  }

  @Test func apps() {
    #expect(
      shown(.app) == """

        Apps “x”, United States, 1 to 2 of 2, live

        1. Cinema Diary: Films & Shows, by Example Oy, 188 MB, rated 4.6 of 5, 12k ratings, free
        2. Kino, by Lux Optics, 1.2 GB, rated 4.1 of 5, 987 ratings, $9.99

        Next: 1 to 2 opens a row; sort price; more in: country gb. Help: ?

        Cinema Diary: Films & Shows
        App, by Example Oy, 2019, Entertainment, rated 4+

        Buy: free
        Store: https://apps.apple.com/us/app/id61
        Released: 3 Mar 2019
        Rating: 4.6 of 5, 12k ratings
        Version: 12.4.1
        Size: 188 MB
        Needs: iOS 16.0

        Keep a diary.

        Next: back; next; compare. Help: ?
        """
    )
  }

  @Test func macApps() {
    #expect(
      shown(.macApp) == """

        Mac apps “x”, United States, 1 to 2 of 2, live

        1. Frame Counter, by Example Oy, $4.99
        2. Plain Words: A Quiet Editor for Long Texts, by Half Hitch Studio, 24 MB, rated 4.8 of 5, 1.2k
        ratings, free

        Next: 1 to 2 opens a row; sort price; more in: country gb. Help: ?

        Frame Counter
        Mac app, by Example Oy

        Buy: $4.99
        Needs: macOS 13.0

        Next: back; next; compare. Help: ?
        """
    )
  }
}
