extension RecordText {
  /// Invented shows; one keeps its feed to itself.
  static var podcasts: String {
    #"""
    [
    {"wrapperType":"track", "kind":"podcast", "artistId":9000001271, "collectionId":9000000801, \#
    "trackId":9000000801, "artistName":"Lantern Street Audio", "collectionName":"The Silent \#
    Reel", "trackName":"The Silent Reel", "collectionCensoredName":"The Silent Reel", \#
    "trackCensoredName":"The Silent Reel", "artistViewUrl":"https://podcasts.apple.com/us/artist/l\#
    antern-street-audio/9000001271?uo=4", "collectionViewUrl":"https://podcasts.apple.com/us/podca\#
    st/the-silent-reel/id9000000801?uo=4", "feedUrl":"https://example.org/silent-reel/feed.xml", \#
    "trackViewUrl":"https://podcasts.apple.com/us/podcast/the-silent-reel/id9000000801?uo=4", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000801/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000801/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000801/100x100bb.jpg", \#
    "collectionPrice":0.0, "trackPrice":0.0, "collectionHdPrice":0, \#
    "releaseDate":"2026-02-20T06:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"cleaned", "trackCount":13, "trackTimeMillis":2801, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"TV & Film", "contentAdvisoryRating":"Clean", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "genreIds":["1309", "26", "1324"], "genres":["TV & Film", "Podcasts", "Society & Culture"], \#
    "description":"<p>Two projectionists watch one silent film a fortnight and talk about how it \#
    was made, who paid for it and what the orchestra played. No film younger than the talkies, no \#
    scores out of ten.</p><p>Listen with the picture on, or in the dark. Letters to <a \#
    href=\"https://example.org/silent-reel\">the booth</a>.</p>"},
    {"wrapperType":"track", "kind":"podcast", "artistId":9000001271, "collectionId":9000000802, \#
    "trackId":9000000802, "artistName":"Lantern Street Audio", "collectionName":"Night Sky \#
    Almanac", "trackName":"Night Sky Almanac", "collectionCensoredName":"Night Sky Almanac", \#
    "trackCensoredName":"Night Sky Almanac", \#
    "artistViewUrl":"https://podcasts.apple.com/us/artist/lantern-street-audio/9000001271?uo=4", \#
    "collectionViewUrl":"https://podcasts.apple.com/us/podcast/night-sky-almanac/id9000000802?uo=4\#
    ", "feedUrl":"https://example.org/night-sky/feed.xml", \#
    "trackViewUrl":"https://podcasts.apple.com/us/podcast/night-sky-almanac/id9000000802?uo=4", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000802/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000802/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000802/100x100bb.jpg", \#
    "collectionPrice":0.0, "trackPrice":0.0, "collectionHdPrice":0, \#
    "releaseDate":"2026-03-01T18:30:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"cleaned", "trackCount":3, "trackTimeMillis":2802, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Science", "contentAdvisoryRating":"Clean", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000802/600x600bb.jpg", \#
    "genreIds":["1533", "26"], "genres":["Science", "Podcasts"], "description":"What to look for \#
    this week with no telescope and a patient neck. <b>Ten minutes</b> on the planets, the moon \#
    and one story about a star, recorded on a roof. Times are given for mid-northern latitudes \#
    &amp; a clear horizon."},
    {"wrapperType":"track", "kind":"podcast", "artistId":9000001272, "collectionId":9000000803, \#
    "trackId":9000000803, "artistName":"Quiet Harbour", "collectionName":"🌙 Bedtime Atlas", \#
    "trackName":"🌙 Bedtime Atlas", "collectionCensoredName":"🌙 Bedtime Atlas", \#
    "trackCensoredName":"🌙 Bedtime Atlas", "artistViewUrl":"https://podcasts.apple.com/us/artist/q\#
    uiet-harbour/9000001272?uo=4", "collectionViewUrl":"https://podcasts.apple.com/us/podcast/bedt\#
    ime-atlas/id9000000803?uo=4", "feedUrl":"https://example.com/bedtime-atlas/rss", \#
    "trackViewUrl":"https://podcasts.apple.com/us/podcast/bedtime-atlas/id9000000803?uo=4", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000803/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000803/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000803/100x100bb.jpg", \#
    "collectionPrice":0.0, "trackPrice":0.0, "collectionHdPrice":0, \#
    "releaseDate":"2026-02-27T20:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"cleaned", "trackCount":84, "trackTimeMillis":2803, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Kids & Family", "contentAdvisoryRating":"Clean", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000803/600x600bb.jpg", \#
    "genreIds":["1305", "26"], "genres":["Kids & Family", "Podcasts"], "description":"Each \#
    evening one slow walk through a place on the map, from a lighthouse in Chiloé to a market in \#
    Tashkent. Nothing happens, and then it is time to sleep. Made for children, kept by their \#
    parents."},
    {"wrapperType":"track", "kind":"podcast", "artistId":9000001273, "collectionId":9000000804, \#
    "trackId":9000000804, "artistName":"The Pianola Society", "collectionName":"Ragtime Roll \#
    Call", "trackName":"Ragtime Roll Call", "collectionCensoredName":"Ragtime Roll Call", \#
    "trackCensoredName":"Ragtime Roll Call", \#
    "artistViewUrl":"https://podcasts.apple.com/us/artist/the-pianola-society/9000001273?uo=4", \#
    "collectionViewUrl":"https://podcasts.apple.com/us/podcast/ragtime-roll-call/id9000000804?uo=4\#
    ", "feedUrl":"https://example.com/ragtime/feed.xml", \#
    "trackViewUrl":"https://podcasts.apple.com/us/podcast/ragtime-roll-call/id9000000804?uo=4", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000804/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000804/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000804/100x100bb.jpg", \#
    "collectionPrice":0.0, "trackPrice":0.0, "collectionHdPrice":0, \#
    "releaseDate":"2025-11-11T12:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"cleaned", "trackCount":41, "trackTimeMillis":2804, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Music", "contentAdvisoryRating":"Clean", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000804/600x600bb.jpg", \#
    "genreIds":["1310", "26"], "genres":["Music", "Podcasts"], "description":"A piano roll is put \#
    on, pumped by foot and argued over. From Joplin and James Scott to the lady composers whom \#
    the sheet music hid behind initials. Every roll is old enough to belong to everybody."},
    {"wrapperType":"track", "kind":"podcast", "collectionId":9000000805, "trackId":9000000805, \#
    "artistName":"Radio Stellwerk", "collectionName":"Eisenbahnen im Gespräch", \#
    "trackName":"Eisenbahnen im Gespräch", "collectionCensoredName":"Eisenbahnen im Gespräch", \#
    "trackCensoredName":"Eisenbahnen im Gespräch", \#
    "collectionViewUrl":"https://podcasts.apple.com/us/podcast/eisenbahnen-im-gesprach/id900000080\#
    5?uo=4", "feedUrl":"https://example.org/stellwerk/feed.rss", \#
    "trackViewUrl":"https://podcasts.apple.com/us/podcast/eisenbahnen-im-gesprach/id9000000805?uo=\#
    4", "artworkUrl30":"https://example.com/reprise/artwork/9000000805/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000805/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000805/100x100bb.jpg", \#
    "collectionPrice":0.0, "trackPrice":0.0, "collectionHdPrice":0, \#
    "releaseDate":"2026-01-15T04:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"cleaned", "trackCount":120, "trackTimeMillis":2805, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Leisure", "contentAdvisoryRating":"Clean", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000805/600x600bb.jpg", \#
    "genreIds":["1502", "26"], "genres":["Leisure", "Podcasts"], "description":"Zwei \#
    Stellwerkerinnen erzählen von Weichen, Signalen und Nachtschichten. Jede Folge nimmt eine \#
    Nebenstrecke von Anfang bis Ende, mit allen Bahnübergängen. <em>Verspätungen</em> werden \#
    begründet."},
    {"wrapperType":"track", "kind":"podcast", "artistId":9000001275, "collectionId":9000000806, \#
    "trackId":9000000806, "artistName":"Broadside Press Room", "collectionName":"Bawdy Ballads of \#
    Old London", "trackName":"Bawdy Ballads of Old London", "collectionCensoredName":"Bawdy \#
    Ballads of Old London", "trackCensoredName":"Bawdy Ballads of Old London", \#
    "artistViewUrl":"https://podcasts.apple.com/us/artist/broadside-press-room/9000001275?uo=4", \#
    "collectionViewUrl":"https://podcasts.apple.com/us/podcast/bawdy-ballads-of-old-london/id90000\#
    00806?uo=4", "feedUrl":"https://example.org/bawdy/feed.xml", \#
    "trackViewUrl":"https://podcasts.apple.com/us/podcast/bawdy-ballads-of-old-london/id9000000806\#
    ?uo=4", "artworkUrl30":"https://example.com/reprise/artwork/9000000806/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000806/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000806/100x100bb.jpg", \#
    "collectionPrice":0.0, "trackPrice":0.0, "collectionHdPrice":0, \#
    "releaseDate":"2025-06-06T09:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"explicit", "trackCount":22, "trackTimeMillis":2806, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"History", "contentAdvisoryRating":"Explicit", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000806/600x600bb.jpg", \#
    "genreIds":["1487", "26", "1310"], "genres":["History", "Podcasts", "Music"], \#
    "description":"Street songs of the seventeenth century with all their verses, including those \#
    that the Victorians left out. Sung first, explained after. Not for the school run."},
    {"wrapperType":"track", "kind":"podcast", "artistId":9000001276, "collectionId":9000000807, \#
    "trackId":9000000807, "artistName":"Maison des ondes", "collectionName":"L'Heure des \#
    archives", "trackName":"L'Heure des archives", "collectionCensoredName":"L'Heure des \#
    archives", "trackCensoredName":"L'Heure des archives", \#
    "artistViewUrl":"https://podcasts.apple.com/us/artist/maison-des-ondes/9000001276?uo=4", \#
    "collectionViewUrl":"https://podcasts.apple.com/us/podcast/lheure-des-archives/id9000000807?uo\#
    =4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/lheure-des-archives/id9000000807?uo\#
    =4", "artworkUrl30":"https://example.com/reprise/artwork/9000000807/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000807/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000807/100x100bb.jpg", \#
    "collectionPrice":0.0, "trackPrice":0.0, "collectionHdPrice":0, \#
    "releaseDate":"2026-02-28T05:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"cleaned", "trackCount":260, "trackTimeMillis":2807, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Society & Culture", "contentAdvisoryRating":"Clean", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000807/600x600bb.jpg", \#
    "genreIds":["1324", "26"], "genres":["Society & Culture", "Podcasts"], "description":"Une \#
    heure de sons retrouvés : voix de marchés, de gares, de veillées, et le silence qui les suit. \#
    Chaque document est présenté par la personne qui l'a classé. L'émission ne se trouve pas hors \#
    de cette application."},
    {"wrapperType":"track", "kind":"podcast", "artistId":9000001277, "collectionId":9000000808, \#
    "trackId":9000000808, "artistName":"深夜書房", "collectionName":"朗読の部屋", "trackName":"朗読の部屋", \#
    "collectionCensoredName":"朗読の部屋", "trackCensoredName":"朗読の部屋", \#
    "artistViewUrl":"https://podcasts.apple.com/us/artist/%E6%B7%B1%E5%A4%9C%E6%9B%B8%E6%88%BF/900\#
    0001277?uo=4", "collectionViewUrl":"https://podcasts.apple.com/us/podcast/%E6%9C%97%E8%AA%AD%E\#
    3%81%AE%E9%83%A8%E5%B1%8B/id9000000808?uo=4", \#
    "feedUrl":"https://example.com/roudoku/feed.xml", \#
    "trackViewUrl":"https://podcasts.apple.com/us/podcast/%E6%9C%97%E8%AA%AD%E3%81%AE%E9%83%A8%E5%\#
    B1%8B/id9000000808?uo=4", "artworkUrl30":"https://example.com/reprise/artwork/9000000808/30x30\#
    bb.jpg", "artworkUrl60":"https://example.com/reprise/artwork/9000000808/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000808/100x100bb.jpg", \#
    "collectionPrice":0.0, "trackPrice":0.0, "collectionHdPrice":0, \#
    "releaseDate":"2025-12-24T13:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"cleaned", "trackCount":33, "trackTimeMillis":2808, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Arts", "contentAdvisoryRating":"Clean", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000808/600x600bb.jpg", \#
    "genreIds":["1301", "26"], "genres":["Arts", "Podcasts"], \#
    "description":"著作権の切れた短い小説を、毎週ひとつ、静かな部屋で読みます。芥川、漱石、一葉のほか、忘れられた作家の小品も取り上げます。眠る前の二十分のための番組です。音楽は\#
    入れず、ページをめくる音だけを残しました。"}
    ]
    """#
  }
}
