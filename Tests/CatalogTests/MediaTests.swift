import Catalog
import Testing

struct MediaTests {
  @Test(
    arguments: [
      ("all", Media.all, nil, "everything"), ("everything", .all, nil, "everything"),
      ("movie", .movie, nil, "movies"), ("movies", .movie, nil, "movies"),
      ("film", .movie, nil, "movies"), ("films", .movie, nil, "movies"),
      ("tv", .tvShow, nil, "TV"), ("TV", .tvShow, nil, "TV"), ("tvshow", .tvShow, nil, "TV"),
      ("tvShow", .tvShow, nil, "TV"), ("tv-show", .tvShow, nil, "TV"),
      ("tv-shows", .tvShow, nil, "TV"), ("tvshows", .tvShow, nil, "TV"),
      ("season", .tvShow, .tvSeason, "TV seasons"), ("seasons", .tvShow, .tvSeason, "TV seasons"),
      ("music", .music, nil, "music"), ("song", .music, .song, "songs"),
      ("songs", .music, .song, "songs"), ("SONGS", .music, .song, "songs"),
      ("album", .music, .album, "albums"), ("albums", .music, .album, "albums"),
      ("artist", .music, .musicArtist, "artists"), ("artists", .music, .musicArtist, "artists"),
      ("video", .musicVideo, nil, "music videos"), ("videos", .musicVideo, nil, "music videos"),
      ("musicVideo", .musicVideo, nil, "music videos"),
      ("musicvideos", .musicVideo, nil, "music videos"),
      ("music-video", .musicVideo, nil, "music videos"),
      ("music-videos", .musicVideo, nil, "music videos"),
      ("podcast", .podcast, nil, "podcasts"), ("podcasts", .podcast, nil, "podcasts"),
      ("episode", .podcast, .podcastEpisode, "podcast episodes"),
      ("episodes", .podcast, .podcastEpisode, "podcast episodes"),
      ("audiobook", .audiobook, nil, "audiobooks"), ("audioBook", .audiobook, nil, "audiobooks"),
      ("audiobooks", .audiobook, nil, "audiobooks"), ("book", .ebook, nil, "books"),
      ("books", .ebook, nil, "books"), ("ebook", .ebook, nil, "books"),
      ("ebooks", .ebook, nil, "books"), ("app", .software, nil, "apps"),
      ("apps", .software, nil, "apps"), ("software", .software, nil, "apps"),
      ("mac", .software, .desktopSoftware, "Mac apps"),
      ("mac-app", .software, .desktopSoftware, "Mac apps"),
      ("mac-apps", .software, .desktopSoftware, "Mac apps"),
      ("macapp", .software, .desktopSoftware, "Mac apps"),
      ("macapps", .software, .desktopSoftware, "Mac apps"),
      ("shortFilm", .shortFilm, nil, "short films"), ("shortfilms", .shortFilm, nil, "short films"),
      ("short-film", .shortFilm, nil, "short films"),
      ("short-films", .shortFilm, nil, "short films"),
    ] as [(String, Media, Entity?, String)]
  )
  func everydayWordsAreUnderstood(word: String, media: Media, entity: Entity?, label: String)
    throws
  {
    let choice = try #require(MediaChoice(userWord: word))
    #expect(choice == MediaChoice(media: media, entity: entity))
    #expect(choice.label == label)
  }

  @Test(arguments: ["", " ", "movies ", "fİlm", "lists", "musicTrack", "x", "movies,tv"])
  func otherWordsAreNot(word: String) {
    #expect(MediaChoice(userWord: word) == nil)
  }

  @Test func everyMediaIsAWordInApplesSpelling() {
    for media in Media.allCases {
      #expect(MediaChoice(userWord: media.rawValue) == MediaChoice(media: media))
    }
    #expect(MediaChoice.userWords.count == 16)
    #expect(Set(MediaChoice.userWords.compactMap(MediaChoice.init(userWord:))).count == 16)
  }

  @Test func everyChoiceIsSoundAndHasItsLabel() {
    for media in Media.allCases {
      for entity in media.entities {
        #expect(!MediaChoice(media: media, entity: entity).label.isEmpty)
        #expect(SearchCombination.check(media: media, entity: entity, attribute: nil) == nil)
      }
    }
    #expect(MediaChoice(media: .movie, entity: .movie).label == "movies")
    #expect(MediaChoice(media: .all, entity: .musicVideo).label == "music videos")
  }

  @Test func entitiesAndMediaAgree() {
    for entity in Entity.allCases {
      #expect(!entity.media.isEmpty, "\(entity)")
      #expect(entity.inferredMedia.entities.contains(entity), "\(entity)")
      #expect(entity.media == entity.media.filter { $0.entities.contains(entity) })
      #expect(Entity(userWord: entity.rawValue.lowercased()) == entity)
    }
    #expect(Entity.musicVideo.media == [.music, .musicVideo, .all])
    #expect(Entity.song.media == [.music])
    #expect(Entity.podcastEpisode.inferredMedia == .podcast)
    #expect(Entity(userWord: "songs") == nil)
  }

  @Test func defaultsBelongToTheirMedia() {
    for media in Media.allCases {
      if let entity = media.defaultEntity { #expect(media.entities.contains(entity)) }
      if let attribute = media.creatorAttribute { #expect(media.attributes.contains(attribute)) }
      #expect(Set(media.entities).count == media.entities.count)
      #expect(Set(media.attributes).count == media.attributes.count)
    }
    #expect(Media.music.defaultEntity == .musicTrack)
    #expect(Media.all.defaultEntity == nil)
    #expect(Media.ebook.creatorAttribute == nil)
    #expect(Media.all.attributes.count == 26)
  }

  @Test func everyAttributeIsUsedAndReadable() {
    let used = Set(Media.allCases.flatMap(\.attributes))
    #expect(used == Set(Attribute.allCases))
    for attribute in Attribute.allCases {
      #expect(Attribute(userWord: attribute.rawValue.uppercased()) == attribute)
    }
    #expect(Attribute(userWord: "artist term") == nil)
  }

  @Test(
    arguments: [
      (.music, .song, .artistTerm, nil),
      (.music, nil, nil, nil),
      (.all, nil, .artistTerm, nil),
      (.all, .song, nil, .entity(.song, media: .all)),
      (.music, .podcast, nil, .entity(.podcast, media: .music)),
      (.music, .podcast, .titleTerm, .entity(.podcast, media: .music)),
      (.ebook, .ebook, .authorTerm, .attribute(.authorTerm, media: .ebook)),
      (.all, nil, .softwareDeveloper, .attribute(.softwareDeveloper, media: .all)),
    ] as [(Media, Entity?, Attribute?, SearchCombination.Problem?)]
  )
  func combinationsAreChecked(
    media: Media,
    entity: Entity?,
    attribute: Attribute?,
    problem: SearchCombination.Problem?
  ) {
    #expect(SearchCombination.check(media: media, entity: entity, attribute: attribute) == problem)
  }

  @Test(
    arguments: [
      (.movie, nil, ["movie"]), (.tvShow, nil, ["tv-episode"]), (.tvShow, .tvSeason, ["tv-season"]),
      (.tvShow, .tvShow, ["artist"]), (.music, nil, ["song", "music-video"]),
      (.music, .song, ["song"]), (.music, .album, ["album"]), (.musicVideo, nil, ["music-video"]),
      (.podcast, nil, ["podcast"]), (.podcast, .podcastEpisode, ["podcast-episode"]),
      (.audiobook, nil, ["audiobook"]), (.ebook, nil, ["ebook"]), (.software, nil, ["app"]),
      (.software, .desktopSoftware, ["mac-app"]), (.shortFilm, nil, ["movie"]),
      (.music, .musicArtist, ["artist"]), (.all, .allArtist, ["artist"]),
    ] as [(Media, Entity?, Set<String>)]
  )
  func resultsHaveExpectedTypes(media: Media, entity: Entity?, types: Set<String>) {
    #expect(expectedTypes(media: media, entity: entity) == types)
  }

  @Test func everyTypeIsExpectedOfEverything() {
    let everything = expectedTypes(media: .all, entity: nil)
    #expect(everything.count == 13)
    for media in Media.allCases {
      for entity in media.entities {
        #expect(expectedTypes(media: media, entity: entity).isSubset(of: everything))
      }
    }
  }
}
