extension RecordText {
  /// Moving pictures with music, or with dancing at least.
  static var musicVideos: String {
    #"""
    [
    {"wrapperType":"track", "kind":"music-video", "artistId":9000001230, "trackId":9000000301, \#
    "artistName":"Carmencita", "trackName":"Carmencita Dances", "trackCensoredName":"Carmencita \#
    Dances", "artistViewUrl":"https://music.apple.com/us/artist/carmencita/9000001230?uo=4", \#
    "trackViewUrl":"https://music.apple.com/us/music-video/carmencita-dances/9000000301?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000301.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000301/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000301/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000301/100x100bb.jpg", \#
    "trackPrice":1.99, "releaseDate":"1894-03-10T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":21119, "country":"USA", "currency":"USD", "primaryGenreName":"Latino"},
    {"wrapperType":"track", "kind":"music-video", "artistId":9000001231, "trackId":9000000302, \#
    "artistName":"W. K. L. Dickson", "trackName":"Dickson Experimental Sound Film", \#
    "trackCensoredName":"Dickson Experimental Sound Film", \#
    "artistViewUrl":"https://music.apple.com/us/artist/w-k-l-dickson/9000001231?uo=4", \#
    "trackViewUrl":"https://music.apple.com/us/music-video/dickson-experimental-sound-film/9000000\#
    302?uo=4", "previewUrl":"https://example.com/reprise/preview/9000000302.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000302/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000302/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000302/100x100bb.jpg", \#
    "trackPrice":1.99, "releaseDate":"1894-12-01T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":17538, "country":"USA", "currency":"USD", "primaryGenreName":"Classical"},
    {"wrapperType":"track", "kind":"music-video", "artistId":9000001232, "trackId":9000000303, \#
    "artistName":"Annabelle Whitford", "trackName":"Annabelle Serpentine Dance", \#
    "trackCensoredName":"Annabelle Serpentine Dance", \#
    "artistViewUrl":"https://music.apple.com/us/artist/annabelle-whitford/9000001232?uo=4", \#
    "trackViewUrl":"https://music.apple.com/us/music-video/annabelle-serpentine-dance/9000000303?u\#
    o=4", "previewUrl":"https://example.com/reprise/preview/9000000303.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000303/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000303/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000303/100x100bb.jpg", \#
    "trackPrice":1.49, "releaseDate":"1895-08-01T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":25957, "country":"USA", "currency":"USD", "primaryGenreName":"Dance"},
    {"wrapperType":"track", "kind":"music-video", "artistId":9000001233, "trackId":9000000304, \#
    "artistName":"Ella Lola", "trackName":"Turkish Dance", "trackCensoredName":"Turkish Dance", \#
    "artistViewUrl":"https://music.apple.com/us/artist/ella-lola/9000001233?uo=4", \#
    "trackViewUrl":"https://music.apple.com/us/music-video/turkish-dance/9000000304?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000304.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000304/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000304/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000304/100x100bb.jpg", \#
    "trackPrice":-1.0, "releaseDate":"1898-10-07T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":28376, "country":"USA", "currency":"USD", "primaryGenreName":"Dance"},
    {"wrapperType":"track", "kind":"music-video", "artistId":9000001211, \#
    "collectionId":9000000102, "trackId":9000000305, "artistName":"Erik Satie", \#
    "collectionName":"Gymnopédies - EP", "trackName":"Gymnopédie No. 1 (Pianola Roll)", \#
    "collectionCensoredName":"Gymnopédies - EP", "trackCensoredName":"Gymnopédie No. 1 (Pianola \#
    Roll)", "artistViewUrl":"https://music.apple.com/us/artist/erik-satie/9000001211?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/music-video/gymnopedie-no-1-pianola-roll/90000\#
    00305?uo=4", "trackViewUrl":"https://music.apple.com/us/music-video/gymnopedie-no-1-pianola-ro\#
    ll/9000000305?uo=4", "previewUrl":"https://example.com/reprise/preview/9000000305.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000305/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000305/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000305/100x100bb.jpg", \#
    "collectionPrice":2.97, "releaseDate":"1902-05-01T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":3, "trackNumber":4, "trackTimeMillis":124795, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical"}
    ]
    """#
  }
}
