extension RecordText {
  /// Albums, extended plays and singles.
  static var albums: String {
    #"""
    [
    {"wrapperType":"collection", "collectionType":"Album", "artistId":9000001212, \#
    "collectionId":9000000101, "artistName":"Gustav Holst", "collectionName":"The Planets, Op. \#
    32", "collectionCensoredName":"The Planets, Op. 32", \#
    "artistViewUrl":"https://music.apple.com/us/artist/gustav-holst/9000001212?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/the-planets-op-32/9000000101?uo=4", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000101/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000101/100x100bb.jpg", \#
    "collectionPrice":6.99, "collectionExplicitness":"notExplicit", "trackCount":7, \#
    "copyright":"Public domain", "country":"USA", "currency":"USD", \#
    "releaseDate":"1918-09-29T08:00:00Z", "primaryGenreName":"Classical"},
    {"wrapperType":"collection", "collectionType":"Album", "artistId":9000001211, \#
    "collectionId":9000000102, "artistName":"Erik Satie", "collectionName":"Gymnopédies - EP", \#
    "collectionCensoredName":"Gymnopédies - EP", \#
    "artistViewUrl":"https://music.apple.com/us/artist/erik-satie/9000001211?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/gymnopedies-ep/9000000102?uo=4", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000102/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000102/100x100bb.jpg", \#
    "collectionPrice":2.97, "collectionExplicitness":"notExplicit", "trackCount":3, \#
    "copyright":"Public domain", "country":"USA", "currency":"USD", \#
    "releaseDate":"1888-08-18T08:00:00Z", "primaryGenreName":"Classical"},
    {"wrapperType":"collection", "collectionType":"Album", "artistId":9000001211, \#
    "collectionId":9000000103, "artistName":"Erik Satie", "collectionName":"Gnossiennes", \#
    "collectionCensoredName":"Gnossiennes", "artistViewUrl":"https://music.apple.com/us/artist/eri\#
    k-satie/9000001211?uo=4", "collectionViewUrl":"https://music.apple.com/us/album/gnossiennes/90\#
    00000103?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000103/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000103/100x100bb.jpg", \#
    "collectionPrice":-1.0, "collectionExplicitness":"notExplicit", "trackCount":6, \#
    "copyright":"Public domain", "country":"USA", "currency":"USD", \#
    "releaseDate":"1893-09-01T08:00:00Z", "primaryGenreName":"Classical"},
    {"wrapperType":"collection", "collectionType":"Album", "artistId":9000001211, \#
    "collectionId":9000000104, "artistName":"Erik Satie", "collectionName":"Sports et \#
    divertissements", "collectionCensoredName":"Sports et divertissements", \#
    "artistViewUrl":"https://music.apple.com/us/artist/erik-satie/9000001211?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/sports-et-divertissements/9000000104?uo=\#
    4", "artworkUrl60":"https://example.com/reprise/artwork/9000000104/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000104/100x100bb.jpg", \#
    "collectionPrice":5.99, "collectionExplicitness":"notExplicit", "trackCount":21, \#
    "copyright":"Public domain", "country":"USA", "currency":"USD", \#
    "releaseDate":"1914-05-20T08:00:00Z", "primaryGenreName":"Classical"},
    {"wrapperType":"collection", "collectionType":"Album", "artistId":9000001213, \#
    "collectionId":9000000105, "artistName":"Scott Joplin", "collectionName":"Piano Rags", \#
    "collectionCensoredName":"Piano Rags", "artistViewUrl":"https://music.apple.com/us/artist/scot\#
    t-joplin/9000001213?uo=4", "collectionViewUrl":"https://music.apple.com/us/album/piano-rags/90\#
    00000105?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000105/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000105/100x100bb.jpg", \#
    "collectionPrice":7.99, "collectionExplicitness":"notExplicit", "trackCount":12, \#
    "copyright":"Public domain", "country":"USA", "currency":"USD", \#
    "releaseDate":"1899-09-18T08:00:00Z", "primaryGenreName":"Jazz"},
    {"wrapperType":"collection", "collectionType":"Album", "artistId":9000001214, \#
    "collectionId":9000000106, "artistName":"Johann Sebastian Bach", "collectionName":"The \#
    Well-Tempered Clavier (Selections)", "collectionCensoredName":"The Well-Tempered Clavier \#
    (Selections)", "artistViewUrl":"https://music.apple.com/us/artist/johann-sebastian-bach/900000\#
    1214?uo=4", "collectionViewUrl":"https://music.apple.com/us/album/the-well-tempered-clavier-se\#
    lections/9000000106?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000106/60x6\#
    0bb.jpg", "artworkUrl100":"https://example.com/reprise/artwork/9000000106/100x100bb.jpg", \#
    "collectionPrice":3.96, "collectionExplicitness":"notExplicit", "trackCount":4, \#
    "copyright":"Public domain", "country":"USA", "currency":"USD", \#
    "releaseDate":"1722-01-01T08:00:00Z", "primaryGenreName":"Classical"},
    {"wrapperType":"collection", "collectionType":"Album", "artistId":9000001215, \#
    "collectionId":9000000107, "artistName":"Wolfgang Amadeus Mozart", "collectionName":"Canons \#
    for Merry Company", "collectionCensoredName":"Canons for Merry Company", \#
    "artistViewUrl":"https://music.apple.com/us/artist/wolfgang-amadeus-mozart/9000001215?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/canons-for-merry-company/9000000107?uo=4\#
    ", "artworkUrl60":"https://example.com/reprise/artwork/9000000107/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000107/100x100bb.jpg", \#
    "collectionPrice":1.98, "collectionExplicitness":"explicit", \#
    "contentAdvisoryRating":"Explicit", "trackCount":2, "copyright":"Public domain", \#
    "country":"USA", "currency":"USD", "releaseDate":"1782-01-01T08:00:00Z", \#
    "primaryGenreName":"Classical"},
    {"wrapperType":"collection", "collectionType":"Album", "artistId":9000001216, \#
    "collectionId":9000000108, "artistName":"Ludwig van Beethoven", "collectionName":"Für Elise - \#
    Single", "collectionCensoredName":"Für Elise - Single", \#
    "artistViewUrl":"https://music.apple.com/us/artist/ludwig-van-beethoven/9000001216?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/fur-elise-single/9000000108?uo=4", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000108/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000108/100x100bb.jpg", \#
    "collectionPrice":0.99, "collectionExplicitness":"notExplicit", "trackCount":1, \#
    "copyright":"Public domain", "country":"USA", "currency":"USD", \#
    "releaseDate":"1867-01-01T08:00:00Z", "primaryGenreName":"Classical"},
    {"wrapperType":"collection", "collectionType":"Album", "artistId":9000001217, \#
    "collectionId":9000000109, "artistName":"Lili Boulanger", "collectionName":"D'un matin de \#
    printemps - Single", "collectionCensoredName":"D'un matin de printemps - Single", \#
    "artistViewUrl":"https://music.apple.com/us/artist/lili-boulanger/9000001217?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/dun-matin-de-printemps-single/9000000109\#
    ?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000109/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000109/100x100bb.jpg", \#
    "collectionExplicitness":"notExplicit", "trackCount":1, "copyright":"Public domain", \#
    "country":"USA", "currency":"USD", "releaseDate":"1918-03-01T08:00:00Z", \#
    "primaryGenreName":"Classical"},
    {"wrapperType":"collection", "collectionType":"Album", "artistId":9000001211, \#
    "collectionId":9000000110, "artistName":"Erik Satie", "collectionName":"Parade", \#
    "collectionCensoredName":"Parade", "artistViewUrl":"https://music.apple.com/us/artist/erik-sat\#
    ie/9000001211?uo=4", "collectionViewUrl":"https://music.apple.com/us/album/parade/9000000110?u\#
    o=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000110/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000110/100x100bb.jpg", \#
    "collectionPrice":4.99, "collectionExplicitness":"notExplicit", "trackCount":6, \#
    "copyright":"Public domain", "country":"USA", "currency":"USD", \#
    "releaseDate":"1917-05-18T08:00:00Z", "primaryGenreName":"Classical"}
    ]
    """#
  }
}
