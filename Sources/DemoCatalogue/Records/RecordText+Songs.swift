extension RecordText {
  /// Songs: some albums are whole, of others a part is sold.
  static var songs: String {
    #"""
    [
    {"wrapperType":"track", "kind":"song", "artistId":9000001212, "collectionId":9000000101, \#
    "trackId":9000000201, "artistName":"Gustav Holst", "collectionName":"The Planets, Op. 32", \#
    "trackName":"Mars, the Bringer of War", "collectionCensoredName":"The Planets, Op. 32", \#
    "trackCensoredName":"Mars, the Bringer of War", \#
    "artistViewUrl":"https://music.apple.com/us/artist/gustav-holst/9000001212?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/mars-the-bringer-of-war/9000000101?i=900\#
    0000201&uo=4", "trackViewUrl":"https://music.apple.com/us/album/mars-the-bringer-of-war/900000\#
    0101?i=9000000201&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000201.m4a", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000101/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000101/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000101/100x100bb.jpg", \#
    "collectionPrice":6.99, "trackPrice":0.99, "releaseDate":"1914-08-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":7, "trackNumber":1, "trackTimeMillis":441213, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001212, "collectionId":9000000101, \#
    "trackId":9000000202, "artistName":"Gustav Holst", "collectionName":"The Planets, Op. 32", \#
    "trackName":"Venus, the Bringer of Peace", "collectionCensoredName":"The Planets, Op. 32", \#
    "trackCensoredName":"Venus, the Bringer of Peace", \#
    "artistViewUrl":"https://music.apple.com/us/artist/gustav-holst/9000001212?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/venus-the-bringer-of-peace/9000000101?i=\#
    9000000202&uo=4", "trackViewUrl":"https://music.apple.com/us/album/venus-the-bringer-of-peace/\#
    9000000101?i=9000000202&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000202.m4\#
    a", "artworkUrl30":"https://example.com/reprise/artwork/9000000101/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000101/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000101/100x100bb.jpg", \#
    "collectionPrice":6.99, "trackPrice":0.99, "releaseDate":"1914-10-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":7, "trackNumber":2, "trackTimeMillis":498826, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001212, "collectionId":9000000101, \#
    "trackId":9000000203, "artistName":"Gustav Holst", "collectionName":"The Planets, Op. 32", \#
    "trackName":"Mercury, the Winged Messenger", "collectionCensoredName":"The Planets, Op. 32", \#
    "trackCensoredName":"Mercury, the Winged Messenger", \#
    "artistViewUrl":"https://music.apple.com/us/artist/gustav-holst/9000001212?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/mercury-the-winged-messenger/9000000101?\#
    i=9000000203&uo=4", "trackViewUrl":"https://music.apple.com/us/album/mercury-the-winged-messen\#
    ger/9000000101?i=9000000203&uo=4", "previewUrl":"https://example.com/reprise/preview/900000020\#
    3.m4a", "artworkUrl30":"https://example.com/reprise/artwork/9000000101/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000101/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000101/100x100bb.jpg", \#
    "collectionPrice":6.99, "trackPrice":0.99, "releaseDate":"1916-07-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":7, "trackNumber":3, "trackTimeMillis":242439, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001212, "collectionId":9000000101, \#
    "trackId":9000000204, "artistName":"Gustav Holst", "collectionName":"The Planets, Op. 32", \#
    "trackName":"Jupiter, the Bringer of Jollity", "collectionCensoredName":"The Planets, Op. \#
    32", "trackCensoredName":"Jupiter, the Bringer of Jollity", \#
    "artistViewUrl":"https://music.apple.com/us/artist/gustav-holst/9000001212?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/jupiter-the-bringer-of-jollity/900000010\#
    1?i=9000000204&uo=4", "trackViewUrl":"https://music.apple.com/us/album/jupiter-the-bringer-of-\#
    jollity/9000000101?i=9000000204&uo=4", "previewUrl":"https://example.com/reprise/preview/90000\#
    00204.m4a", "artworkUrl30":"https://example.com/reprise/artwork/9000000101/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000101/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000101/100x100bb.jpg", \#
    "collectionPrice":6.99, "trackPrice":1.29, "releaseDate":"1914-12-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":7, "trackNumber":4, "trackTimeMillis":466052, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001212, "collectionId":9000000101, \#
    "trackId":9000000205, "artistName":"Gustav Holst", "collectionName":"The Planets, Op. 32", \#
    "trackName":"Saturn, the Bringer of Old Age", "collectionCensoredName":"The Planets, Op. 32", \#
    "trackCensoredName":"Saturn, the Bringer of Old Age", \#
    "artistViewUrl":"https://music.apple.com/us/artist/gustav-holst/9000001212?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/saturn-the-bringer-of-old-age/9000000101\#
    ?i=9000000205&uo=4", "trackViewUrl":"https://music.apple.com/us/album/saturn-the-bringer-of-ol\#
    d-age/9000000101?i=9000000205&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000\#
    205.m4a", "artworkUrl30":"https://example.com/reprise/artwork/9000000101/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000101/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000101/100x100bb.jpg", \#
    "collectionPrice":6.99, "trackPrice":0.99, "releaseDate":"1915-07-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":7, "trackNumber":5, "trackTimeMillis":571665, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001212, "collectionId":9000000101, \#
    "trackId":9000000206, "artistName":"Gustav Holst", "collectionName":"The Planets, Op. 32", \#
    "trackName":"Uranus, the Magician", "collectionCensoredName":"The Planets, Op. 32", \#
    "trackCensoredName":"Uranus, the Magician", \#
    "artistViewUrl":"https://music.apple.com/us/artist/gustav-holst/9000001212?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/uranus-the-magician/9000000101?i=9000000\#
    206&uo=4", "trackViewUrl":"https://music.apple.com/us/album/uranus-the-magician/9000000101?i=9\#
    000000206&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000206.m4a", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000101/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000101/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000101/100x100bb.jpg", \#
    "collectionPrice":6.99, "trackPrice":0.99, "releaseDate":"1915-10-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":7, "trackNumber":6, "trackTimeMillis":357278, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001212, "collectionId":9000000101, \#
    "trackId":9000000207, "artistName":"Gustav Holst", "collectionName":"The Planets, Op. 32", \#
    "trackName":"Neptune, the Mystic", "collectionCensoredName":"The Planets, Op. 32", \#
    "trackCensoredName":"Neptune, the Mystic", \#
    "artistViewUrl":"https://music.apple.com/us/artist/gustav-holst/9000001212?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/neptune-the-mystic/9000000101?i=90000002\#
    07&uo=4", "trackViewUrl":"https://music.apple.com/us/album/neptune-the-mystic/9000000101?i=900\#
    0000207&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000207.m4a", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000101/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000101/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000101/100x100bb.jpg", \#
    "collectionPrice":6.99, "trackPrice":0.99, "releaseDate":"1915-11-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":7, "trackNumber":7, "trackTimeMillis":432891, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001211, "collectionId":9000000102, \#
    "trackId":9000000208, "artistName":"Erik Satie", "collectionName":"Gymnopédies - EP", \#
    "trackName":"Gymnopédie No. 1 (Lent et douloureux)", "collectionCensoredName":"Gymnopédies - \#
    EP", "trackCensoredName":"Gymnopédie No. 1 (Lent et douloureux)", \#
    "artistViewUrl":"https://music.apple.com/us/artist/erik-satie/9000001211?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/gymnopedie-no-1-lent-et-douloureux/90000\#
    00102?i=9000000208&uo=4", "trackViewUrl":"https://music.apple.com/us/album/gymnopedie-no-1-len\#
    t-et-douloureux/9000000102?i=9000000208&uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000208.m4a", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000102/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000102/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000102/100x100bb.jpg", \#
    "collectionPrice":2.97, "trackPrice":1.29, "releaseDate":"1888-08-18T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":3, "trackNumber":1, "trackTimeMillis":186504, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001211, "collectionId":9000000102, \#
    "trackId":9000000209, "artistName":"Erik Satie", "collectionName":"Gymnopédies - EP", \#
    "trackName":"Gymnopédie No. 2 (Lent et triste)", "collectionCensoredName":"Gymnopédies - EP", \#
    "trackCensoredName":"Gymnopédie No. 2 (Lent et triste)", \#
    "artistViewUrl":"https://music.apple.com/us/artist/erik-satie/9000001211?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/gymnopedie-no-2-lent-et-triste/900000010\#
    2?i=9000000209&uo=4", "trackViewUrl":"https://music.apple.com/us/album/gymnopedie-no-2-lent-et\#
    -triste/9000000102?i=9000000209&uo=4", "previewUrl":"https://example.com/reprise/preview/90000\#
    00209.m4a", "artworkUrl30":"https://example.com/reprise/artwork/9000000102/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000102/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000102/100x100bb.jpg", \#
    "collectionPrice":2.97, "trackPrice":0.99, "releaseDate":"1895-01-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":3, "trackNumber":2, "trackTimeMillis":165117, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001211, "collectionId":9000000102, \#
    "trackId":9000000210, "artistName":"Erik Satie", "collectionName":"Gymnopédies - EP", \#
    "trackName":"Gymnopédie No. 3 (Lent et grave)", "collectionCensoredName":"Gymnopédies - EP", \#
    "trackCensoredName":"Gymnopédie No. 3 (Lent et grave)", \#
    "artistViewUrl":"https://music.apple.com/us/artist/erik-satie/9000001211?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/gymnopedie-no-3-lent-et-grave/9000000102\#
    ?i=9000000210&uo=4", "trackViewUrl":"https://music.apple.com/us/album/gymnopedie-no-3-lent-et-\#
    grave/9000000102?i=9000000210&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000\#
    210.m4a", "artworkUrl30":"https://example.com/reprise/artwork/9000000102/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000102/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000102/100x100bb.jpg", \#
    "collectionPrice":2.97, "trackPrice":0.99, "releaseDate":"1888-11-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":3, "trackNumber":3, "trackTimeMillis":150730, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001211, "collectionId":9000000103, \#
    "trackId":9000000211, "artistName":"Erik Satie", "collectionName":"Gnossiennes", \#
    "trackName":"Gnossienne No. 1 (Lent)", "collectionCensoredName":"Gnossiennes", \#
    "trackCensoredName":"Gnossienne No. 1 (Lent)", \#
    "artistViewUrl":"https://music.apple.com/us/artist/erik-satie/9000001211?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/gnossienne-no-1-lent/9000000103?i=900000\#
    0211&uo=4", "trackViewUrl":"https://music.apple.com/us/album/gnossienne-no-1-lent/9000000103?i\#
    =9000000211&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000211.m4a", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000103/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000103/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000103/100x100bb.jpg", \#
    "collectionPrice":-1.0, "trackPrice":0.99, "releaseDate":"1893-09-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":6, "trackNumber":1, "trackTimeMillis":209343, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001211, "collectionId":9000000103, \#
    "trackId":9000000212, "artistName":"Erik Satie", "collectionName":"Gnossiennes", \#
    "trackName":"Gnossienne No. 3 (Lent)", "collectionCensoredName":"Gnossiennes", \#
    "trackCensoredName":"Gnossienne No. 3 (Lent)", \#
    "artistViewUrl":"https://music.apple.com/us/artist/erik-satie/9000001211?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/gnossienne-no-3-lent/9000000103?i=900000\#
    0212&uo=4", "trackViewUrl":"https://music.apple.com/us/album/gnossienne-no-3-lent/9000000103?i\#
    =9000000212&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000212.m4a", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000103/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000103/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000103/100x100bb.jpg", \#
    "collectionPrice":-1.0, "trackPrice":-1.0, "releaseDate":"1893-09-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":6, "trackNumber":3, "trackTimeMillis":172956, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":false},
    {"wrapperType":"track", "kind":"song", "artistId":9000001213, "collectionId":9000000105, \#
    "trackId":9000000213, "artistName":"Scott Joplin", "collectionName":"Piano Rags", \#
    "trackName":"Maple Leaf Rag", "collectionCensoredName":"Piano Rags", \#
    "trackCensoredName":"Maple Leaf Rag", "artistViewUrl":"https://music.apple.com/us/artist/scott\#
    -joplin/9000001213?uo=4", "collectionViewUrl":"https://music.apple.com/us/album/maple-leaf-rag\#
    /9000000105?i=9000000213&uo=4", "trackViewUrl":"https://music.apple.com/us/album/maple-leaf-ra\#
    g/9000000105?i=9000000213&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000213.\#
    m4a", "artworkUrl30":"https://example.com/reprise/artwork/9000000105/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000105/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000105/100x100bb.jpg", \#
    "collectionPrice":7.99, "trackPrice":0.99, "releaseDate":"1899-09-18T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":12, "trackNumber":1, "trackTimeMillis":193569, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Jazz", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001213, "collectionId":9000000105, \#
    "trackId":9000000214, "artistName":"Scott Joplin", "collectionName":"Piano Rags", \#
    "trackName":"The Entertainer", "collectionCensoredName":"Piano Rags", \#
    "trackCensoredName":"The Entertainer", "artistViewUrl":"https://music.apple.com/us/artist/scot\#
    t-joplin/9000001213?uo=4", "collectionViewUrl":"https://music.apple.com/us/album/the-entertain\#
    er/9000000105?i=9000000214&uo=4", "trackViewUrl":"https://music.apple.com/us/album/the-enterta\#
    iner/9000000105?i=9000000214&uo=4", "previewUrl":"https://example.com/reprise/preview/90000002\#
    14.m4a", "artworkUrl30":"https://example.com/reprise/artwork/9000000105/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000105/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000105/100x100bb.jpg", \#
    "collectionPrice":7.99, "trackPrice":1.29, "releaseDate":"1902-12-29T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":12, "trackNumber":2, "trackTimeMillis":254182, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Jazz", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001213, "collectionId":9000000105, \#
    "trackId":9000000215, "artistName":"Scott Joplin", "collectionName":"Piano Rags", \#
    "trackName":"Solace (A Mexican Serenade)", "collectionCensoredName":"Piano Rags", \#
    "trackCensoredName":"Solace (A Mexican Serenade)", \#
    "artistViewUrl":"https://music.apple.com/us/artist/scott-joplin/9000001213?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/solace-a-mexican-serenade/9000000105?i=9\#
    000000215&uo=4", "trackViewUrl":"https://music.apple.com/us/album/solace-a-mexican-serenade/90\#
    00000105?i=9000000215&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000215.m4a"\#
    , "artworkUrl30":"https://example.com/reprise/artwork/9000000105/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000105/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000105/100x100bb.jpg", \#
    "collectionPrice":7.99, "trackPrice":0.69, "releaseDate":"1909-04-28T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":12, "trackNumber":3, "trackTimeMillis":387795, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Jazz", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001214, "collectionId":9000000106, \#
    "trackId":9000000216, "artistName":"Johann Sebastian Bach", "collectionName":"The \#
    Well-Tempered Clavier (Selections)", "trackName":"Prelude No. 1 in C Major, BWV 846", \#
    "collectionCensoredName":"The Well-Tempered Clavier (Selections)", \#
    "trackCensoredName":"Prelude No. 1 in C Major, BWV 846", \#
    "artistViewUrl":"https://music.apple.com/us/artist/johann-sebastian-bach/9000001214?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/prelude-no-1-in-c-major-bwv-846/90000001\#
    06?i=9000000216&uo=4", "trackViewUrl":"https://music.apple.com/us/album/prelude-no-1-in-c-majo\#
    r-bwv-846/9000000106?i=9000000216&uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000216.m4a", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000106/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000106/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000106/100x100bb.jpg", \#
    "collectionPrice":3.96, "trackPrice":0.99, "releaseDate":"1722-01-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":2, \#
    "discNumber":1, "trackCount":2, "trackNumber":1, "trackTimeMillis":135408, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001214, "collectionId":9000000106, \#
    "trackId":9000000217, "artistName":"Johann Sebastian Bach", "collectionName":"The \#
    Well-Tempered Clavier (Selections)", "trackName":"Fugue No. 2 in C Minor, BWV 847", \#
    "collectionCensoredName":"The Well-Tempered Clavier (Selections)", "trackCensoredName":"Fugue \#
    No. 2 in C Minor, BWV 847", "artistViewUrl":"https://music.apple.com/us/artist/johann-sebastia\#
    n-bach/9000001214?uo=4", "collectionViewUrl":"https://music.apple.com/us/album/fugue-no-2-in-c\#
    -minor-bwv-847/9000000106?i=9000000217&uo=4", \#
    "trackViewUrl":"https://music.apple.com/us/album/fugue-no-2-in-c-minor-bwv-847/9000000106?i=90\#
    00000217&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000217.m4a", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000106/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000106/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000106/100x100bb.jpg", \#
    "collectionPrice":3.96, "trackPrice":0.99, "releaseDate":"1722-01-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":2, \#
    "discNumber":1, "trackCount":2, "trackNumber":2, "trackTimeMillis":98021, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001214, "collectionId":9000000106, \#
    "trackId":9000000218, "artistName":"Johann Sebastian Bach", "collectionName":"The \#
    Well-Tempered Clavier (Selections)", "trackName":"Prelude No. 12 in F Minor, BWV 881", \#
    "collectionCensoredName":"The Well-Tempered Clavier (Selections)", \#
    "trackCensoredName":"Prelude No. 12 in F Minor, BWV 881", \#
    "artistViewUrl":"https://music.apple.com/us/artist/johann-sebastian-bach/9000001214?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/prelude-no-12-in-f-minor-bwv-881/9000000\#
    106?i=9000000218&uo=4", "trackViewUrl":"https://music.apple.com/us/album/prelude-no-12-in-f-mi\#
    nor-bwv-881/9000000106?i=9000000218&uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000218.m4a", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000106/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000106/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000106/100x100bb.jpg", \#
    "collectionPrice":3.96, "trackPrice":0.99, "releaseDate":"1742-01-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":2, \#
    "discNumber":2, "trackCount":2, "trackNumber":1, "trackTimeMillis":263634, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001214, "collectionId":9000000106, \#
    "trackId":9000000219, "artistName":"Johann Sebastian Bach", "collectionName":"The \#
    Well-Tempered Clavier (Selections)", "trackName":"Fugue No. 9 in E Major, BWV 878", \#
    "collectionCensoredName":"The Well-Tempered Clavier (Selections)", "trackCensoredName":"Fugue \#
    No. 9 in E Major, BWV 878", "artistViewUrl":"https://music.apple.com/us/artist/johann-sebastia\#
    n-bach/9000001214?uo=4", "collectionViewUrl":"https://music.apple.com/us/album/fugue-no-9-in-e\#
    -major-bwv-878/9000000106?i=9000000219&uo=4", \#
    "trackViewUrl":"https://music.apple.com/us/album/fugue-no-9-in-e-major-bwv-878/9000000106?i=90\#
    00000219&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000219.m4a", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000106/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000106/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000106/100x100bb.jpg", \#
    "collectionPrice":3.96, "trackPrice":0.99, "releaseDate":"1742-01-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":2, \#
    "discNumber":2, "trackCount":2, "trackNumber":2, "trackTimeMillis":181247, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001215, "collectionId":9000000107, \#
    "trackId":9000000220, "artistName":"Wolfgang Amadeus Mozart", "collectionName":"Canons for \#
    Merry Company", "trackName":"Leck mich im Arsch, K. 231", "collectionCensoredName":"Canons \#
    for Merry Company", "trackCensoredName":"L**k mich im A***h, K. 231", \#
    "artistViewUrl":"https://music.apple.com/us/artist/wolfgang-amadeus-mozart/9000001215?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/leck-mich-im-arsch-k-231/9000000107?i=90\#
    00000220&uo=4", "trackViewUrl":"https://music.apple.com/us/album/leck-mich-im-arsch-k-231/9000\#
    000107?i=9000000220&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000220.m4a", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000107/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000107/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000107/100x100bb.jpg", \#
    "collectionPrice":1.98, "trackPrice":0.99, "releaseDate":"1782-01-01T12:00:00Z", \#
    "collectionExplicitness":"explicit", "trackExplicitness":"explicit", "discCount":1, \#
    "discNumber":1, "trackCount":2, "trackNumber":1, "trackTimeMillis":142860, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "contentAdvisoryRating":"Explicit", \#
    "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001215, "collectionId":9000000107, \#
    "trackId":9000000221, "artistName":"Wolfgang Amadeus Mozart", "collectionName":"Canons for \#
    Merry Company", "trackName":"Lasst froh uns sein, K. 231", "collectionCensoredName":"Canons \#
    for Merry Company", "trackCensoredName":"Lasst froh uns sein, K. 231", \#
    "artistViewUrl":"https://music.apple.com/us/artist/wolfgang-amadeus-mozart/9000001215?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/lasst-froh-uns-sein-k-231/9000000107?i=9\#
    000000221&uo=4", "trackViewUrl":"https://music.apple.com/us/album/lasst-froh-uns-sein-k-231/90\#
    00000107?i=9000000221&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000221.m4a"\#
    , "artworkUrl30":"https://example.com/reprise/artwork/9000000107/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000107/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000107/100x100bb.jpg", \#
    "collectionPrice":1.98, "trackPrice":0.99, "releaseDate":"1804-01-01T12:00:00Z", \#
    "collectionExplicitness":"explicit", "trackExplicitness":"cleaned", "discCount":1, \#
    "discNumber":1, "trackCount":2, "trackNumber":2, "trackTimeMillis":142473, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "contentAdvisoryRating":"Clean", \#
    "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001216, "collectionId":9000000108, \#
    "trackId":9000000222, "artistName":"Ludwig van Beethoven", "collectionName":"Für Elise - \#
    Single", "trackName":"Bagatelle No. 25 in A Minor, WoO 59 \"Für Elise\"", \#
    "collectionCensoredName":"Für Elise - Single", "trackCensoredName":"Bagatelle No. 25 in A \#
    Minor, WoO 59 \"Für Elise\"", "artistViewUrl":"https://music.apple.com/us/artist/ludwig-van-be\#
    ethoven/9000001216?uo=4", "collectionViewUrl":"https://music.apple.com/us/album/bagatelle-no-2\#
    5-in-a-minor-woo-59-fur-elise/9000000108?i=9000000222&uo=4", \#
    "trackViewUrl":"https://music.apple.com/us/album/bagatelle-no-25-in-a-minor-woo-59-fur-elise/9\#
    000000108?i=9000000222&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000222.m4a\#
    ", "artworkUrl30":"https://example.com/reprise/artwork/9000000108/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000108/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000108/100x100bb.jpg", \#
    "collectionPrice":0.99, "trackPrice":0.99, "releaseDate":"1867-01-01T12:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":1, "trackNumber":1, "trackTimeMillis":177086, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Classical", "isStreamable":true},
    {"wrapperType":"track", "kind":"song", "artistId":9000001217, "collectionId":9000000109, \#
    "trackId":9000000223, "artistName":"Lili Boulanger", "collectionName":"D'un matin de \#
    printemps - Single", "trackName":"D'un matin de printemps", "collectionCensoredName":"D'un \#
    matin de printemps - Single", "trackCensoredName":"D'un matin de printemps", \#
    "artistViewUrl":"https://music.apple.com/us/artist/lili-boulanger/9000001217?uo=4", \#
    "collectionViewUrl":"https://music.apple.com/us/album/dun-matin-de-printemps/9000000109?i=9000\#
    000223&uo=4", "trackViewUrl":"https://music.apple.com/us/album/dun-matin-de-printemps/90000001\#
    09?i=9000000223&uo=4", "artworkUrl30":"https://example.com/reprise/artwork/9000000109/30x30bb.\#
    jpg", "artworkUrl60":"https://example.com/reprise/artwork/9000000109/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000109/100x100bb.jpg", \#
    "releaseDate":"1918-03-01T12:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "discCount":1, "discNumber":1, "trackCount":1, \#
    "trackNumber":1, "trackTimeMillis":292699, "country":"USA", "currency":"USD", \#
    "primaryGenreName":"Classical", "isStreamable":true}
    ]
    """#
  }
}
