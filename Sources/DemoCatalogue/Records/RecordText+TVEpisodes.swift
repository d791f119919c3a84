extension RecordText {
  /// Invented episodes; one has no running time.
  static var tvEpisodes: String {
    #"""
    [
    {"wrapperType":"track", "kind":"tv-episode", "artistId":9000001281, \#
    "collectionId":9000000601, "trackId":9000000701, "artistName":"The Weather Desk of Port \#
    Merrow", "collectionName":"The Weather Desk of Port Merrow, Season 1", "trackName":"Fog, \#
    Clearing Later", "collectionCensoredName":"The Weather Desk of Port Merrow, Season 1", \#
    "trackCensoredName":"Fog, Clearing Later", \#
    "artistViewUrl":"https://itunes.apple.com/us/tv-show/the-weather-desk-of-port-merrow/id9000001\#
    281?uo=4", "collectionViewUrl":"https://itunes.apple.com/us/tv-season/fog-clearing-later/id900\#
    0000601?i=9000000701&uo=4", "trackViewUrl":"https://itunes.apple.com/us/tv-season/fog-clearing\#
    -later/id9000000601?i=9000000701&uo=4", "previewUrl":"https://example.com/reprise/preview/9000\#
    000701.m4v", "artworkUrl30":"https://example.com/reprise/artwork/9000000601/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000601/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000601/100x100bb.jpg", \#
    "collectionPrice":14.99, "trackPrice":1.99, "collectionHdPrice":19.99, "trackHdPrice":2.99, \#
    "releaseDate":"2021-09-16T07:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "discCount":1, "discNumber":1, "trackCount":6, \#
    "trackNumber":1, "trackTimeMillis":1470457, "country":"USA", "currency":"USD", \#
    "primaryGenreName":"Comedy", "contentAdvisoryRating":"TV-PG", "shortDescription":"A forecast \#
    of fog is believed for once, and the regatta is cancelled under a perfect sky.", \#
    "longDescription":"A forecast of fog is believed for once, and the regatta is cancelled under \#
    a perfect sky."},
    {"wrapperType":"track", "kind":"tv-episode", "artistId":9000001281, \#
    "collectionId":9000000601, "trackId":9000000702, "artistName":"The Weather Desk of Port \#
    Merrow", "collectionName":"The Weather Desk of Port Merrow, Season 1", "trackName":"The \#
    Barometer Sticks", "collectionCensoredName":"The Weather Desk of Port Merrow, Season 1", \#
    "trackCensoredName":"The Barometer Sticks", \#
    "artistViewUrl":"https://itunes.apple.com/us/tv-show/the-weather-desk-of-port-merrow/id9000001\#
    281?uo=4", "collectionViewUrl":"https://itunes.apple.com/us/tv-season/the-barometer-sticks/id9\#
    000000601?i=9000000702&uo=4", "trackViewUrl":"https://itunes.apple.com/us/tv-season/the-barome\#
    ter-sticks/id9000000601?i=9000000702&uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000702.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000601/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000601/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000601/100x100bb.jpg", \#
    "collectionPrice":14.99, "trackPrice":1.99, "collectionHdPrice":19.99, "trackHdPrice":2.99, \#
    "releaseDate":"2021-09-23T07:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "discCount":1, "discNumber":1, "trackCount":6, \#
    "trackNumber":2, "trackTimeMillis":1411014, "country":"USA", "currency":"USD", \#
    "primaryGenreName":"Comedy", "contentAdvisoryRating":"TV-PG", "shortDescription":"The \#
    instrument has said Change since Tuesday. Ida is sent for the only man who ever repaired \#
    it.", "longDescription":"The instrument has said Change since Tuesday. Ida is sent for the \#
    only man who ever repaired it."},
    {"wrapperType":"track", "kind":"tv-episode", "artistId":9000001281, \#
    "collectionId":9000000601, "trackId":9000000703, "artistName":"The Weather Desk of Port \#
    Merrow", "collectionName":"The Weather Desk of Port Merrow, Season 1", "trackName":"Gale \#
    Warning in the Choir", "collectionCensoredName":"The Weather Desk of Port Merrow, Season 1", \#
    "trackCensoredName":"Gale Warning in the Choir", \#
    "artistViewUrl":"https://itunes.apple.com/us/tv-show/the-weather-desk-of-port-merrow/id9000001\#
    281?uo=4", "collectionViewUrl":"https://itunes.apple.com/us/tv-season/gale-warning-in-the-choi\#
    r/id9000000601?i=9000000703&uo=4", "trackViewUrl":"https://itunes.apple.com/us/tv-season/gale-\#
    warning-in-the-choir/id9000000601?i=9000000703&uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000703.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000601/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000601/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000601/100x100bb.jpg", \#
    "collectionPrice":14.99, "trackPrice":1.99, "collectionHdPrice":19.99, "trackHdPrice":2.99, \#
    "releaseDate":"2021-09-30T07:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "discCount":1, "discNumber":1, "trackCount":6, \#
    "trackNumber":3, "trackTimeMillis":1531571, "country":"USA", "currency":"USD", \#
    "primaryGenreName":"Comedy", "contentAdvisoryRating":"TV-PG", "shortDescription":"A warning \#
    is read out in the wrong key, and half of the fleet goes home to look for its hats.", \#
    "longDescription":"A warning is read out in the wrong key, and half of the fleet goes home to \#
    look for its hats."},
    {"wrapperType":"track", "kind":"tv-episode", "artistId":9000001281, \#
    "collectionId":9000000601, "trackId":9000000704, "artistName":"The Weather Desk of Port \#
    Merrow", "collectionName":"The Weather Desk of Port Merrow, Season 1", "trackName":"Isobars", \#
    "collectionCensoredName":"The Weather Desk of Port Merrow, Season 1", \#
    "trackCensoredName":"Isobars", "artistViewUrl":"https://itunes.apple.com/us/tv-show/the-weathe\#
    r-desk-of-port-merrow/id9000001281?uo=4", \#
    "collectionViewUrl":"https://itunes.apple.com/us/tv-season/isobars/id9000000601?i=9000000704&u\#
    o=4", "trackViewUrl":"https://itunes.apple.com/us/tv-season/isobars/id9000000601?i=9000000704&\#
    uo=4", "previewUrl":"https://example.com/reprise/preview/9000000704.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000601/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000601/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000601/100x100bb.jpg", \#
    "collectionPrice":14.99, "trackPrice":1.99, "collectionHdPrice":19.99, "trackHdPrice":2.99, \#
    "releaseDate":"2021-10-07T07:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "discCount":1, "discNumber":1, "trackCount":6, \#
    "trackNumber":4, "trackTimeMillis":1472128, "country":"USA", "currency":"USD", \#
    "primaryGenreName":"Comedy", "contentAdvisoryRating":"TV-PG", "shortDescription":"Someone has \#
    been drawing on the weather maps. The drawings turn out to be better than the maps.", \#
    "longDescription":"Someone has been drawing on the weather maps. The drawings turn out to be \#
    better than the maps."},
    {"wrapperType":"track", "kind":"tv-episode", "artistId":9000001281, \#
    "collectionId":9000000601, "trackId":9000000705, "artistName":"The Weather Desk of Port \#
    Merrow", "collectionName":"The Weather Desk of Port Merrow, Season 1", "trackName":"Scattered \#
    Showers, Scattered People", "collectionCensoredName":"The Weather Desk of Port Merrow, Season \#
    1", "trackCensoredName":"Scattered Showers, Scattered People", \#
    "artistViewUrl":"https://itunes.apple.com/us/tv-show/the-weather-desk-of-port-merrow/id9000001\#
    281?uo=4", "collectionViewUrl":"https://itunes.apple.com/us/tv-season/scattered-showers-scatte\#
    red-people/id9000000601?i=9000000705&uo=4", \#
    "trackViewUrl":"https://itunes.apple.com/us/tv-season/scattered-showers-scattered-people/id900\#
    0000601?i=9000000705&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000705.m4v"\#
    , "artworkUrl30":"https://example.com/reprise/artwork/9000000601/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000601/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000601/100x100bb.jpg", \#
    "collectionPrice":14.99, "trackPrice":1.99, "collectionHdPrice":19.99, "trackHdPrice":2.99, \#
    "releaseDate":"2021-10-14T07:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "discCount":1, "discNumber":1, "trackCount":6, \#
    "trackNumber":5, "country":"USA", "currency":"USD", "primaryGenreName":"Comedy", \#
    "contentAdvisoryRating":"TV-PG", "shortDescription":"The office is locked out in the rain and \#
    has to forecast from the bus shelter.", "longDescription":"The office is locked out in the \#
    rain and has to forecast from the bus shelter."},
    {"wrapperType":"track", "kind":"tv-episode", "artistId":9000001281, \#
    "collectionId":9000000601, "trackId":9000000706, "artistName":"The Weather Desk of Port \#
    Merrow", "collectionName":"The Weather Desk of Port Merrow, Season 1", "trackName":"Port \#
    Merrow: Good", "collectionCensoredName":"The Weather Desk of Port Merrow, Season 1", \#
    "trackCensoredName":"Port Merrow: Good", \#
    "artistViewUrl":"https://itunes.apple.com/us/tv-show/the-weather-desk-of-port-merrow/id9000001\#
    281?uo=4", "collectionViewUrl":"https://itunes.apple.com/us/tv-season/port-merrow-good/id90000\#
    00601?i=9000000706&uo=4", "trackViewUrl":"https://itunes.apple.com/us/tv-season/port-merrow-go\#
    od/id9000000601?i=9000000706&uo=4", "previewUrl":"https://example.com/reprise/preview/90000007\#
    06.m4v", "artworkUrl30":"https://example.com/reprise/artwork/9000000601/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000601/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000601/100x100bb.jpg", \#
    "collectionPrice":14.99, "trackPrice":1.99, "collectionHdPrice":19.99, "trackHdPrice":2.99, \#
    "releaseDate":"2021-10-21T07:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "discCount":1, "discNumber":1, "trackCount":6, \#
    "trackNumber":6, "trackTimeMillis":1893242, "country":"USA", "currency":"USD", \#
    "primaryGenreName":"Comedy", "contentAdvisoryRating":"TV-PG", "shortDescription":"The last \#
    bulletin of the year, read live, with the whole harbour in the room.", "longDescription":"The \#
    last bulletin of the year, read live, with the whole harbour in the room."},
    {"wrapperType":"track", "kind":"tv-episode", "artistId":9000001282, \#
    "collectionId":9000000603, "trackId":9000000707, "artistName":"Lantern & Locks", \#
    "collectionName":"Lantern & Locks, Season 1", "trackName":"Walking Pace", \#
    "collectionCensoredName":"Lantern & Locks, Season 1", "trackCensoredName":"Walking Pace", \#
    "artistViewUrl":"https://itunes.apple.com/us/tv-show/lantern-locks/id9000001282?uo=4", \#
    "collectionViewUrl":"https://itunes.apple.com/us/tv-season/walking-pace/id9000000603?i=9000000\#
    707&uo=4", "trackViewUrl":"https://itunes.apple.com/us/tv-season/walking-pace/id9000000603?i=9\#
    000000707&uo=4", "previewUrl":"https://example.com/reprise/preview/9000000707.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000603/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000603/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000603/100x100bb.jpg", \#
    "collectionPrice":9.99, "trackPrice":1.99, "collectionHdPrice":12.99, "trackHdPrice":2.99, \#
    "releaseDate":"2019-02-04T08:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "discCount":1, "discNumber":1, "trackCount":6, \#
    "trackNumber":1, "trackTimeMillis":2853799, "country":"USA", "currency":"USD", \#
    "primaryGenreName":"Drama", "contentAdvisoryRating":"TV-14", "shortDescription":"Nell and \#
    Aoife start north with a piano, two days late, and someone is already waiting at the lock.", \#
    "longDescription":"Nell and Aoife start north with a piano, two days late, and someone is \#
    already waiting at the lock."},
    {"wrapperType":"track", "kind":"tv-episode", "artistId":9000001282, \#
    "collectionId":9000000603, "trackId":9000000708, "artistName":"Lantern & Locks", \#
    "collectionName":"Lantern & Locks, Season 1", "trackName":"The Staircase at Bell End", \#
    "collectionCensoredName":"Lantern & Locks, Season 1", "trackCensoredName":"The Staircase at \#
    Bell End", "artistViewUrl":"https://itunes.apple.com/us/tv-show/lantern-locks/id9000001282?uo=\#
    4", "collectionViewUrl":"https://itunes.apple.com/us/tv-season/the-staircase-at-bell-end/id900\#
    0000603?i=9000000708&uo=4", "trackViewUrl":"https://itunes.apple.com/us/tv-season/the-staircas\#
    e-at-bell-end/id9000000603?i=9000000708&uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000708.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000603/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000603/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000603/100x100bb.jpg", \#
    "collectionPrice":9.99, "trackPrice":1.99, "collectionHdPrice":12.99, "trackHdPrice":2.99, \#
    "releaseDate":"2019-02-11T08:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "discCount":1, "discNumber":1, "trackCount":6, \#
    "trackNumber":2, "trackTimeMillis":2794356, "country":"USA", "currency":"USD", \#
    "primaryGenreName":"Drama", "contentAdvisoryRating":"TV-14", "shortDescription":"Five locks, \#
    one key, and a lock-keeper who has seen the boat before under another name.", \#
    "longDescription":"Five locks, one key, and a lock-keeper who has seen the boat before under \#
    another name."},
    {"wrapperType":"track", "kind":"tv-episode", "artistId":9000001283, \#
    "collectionId":9000000604, "trackId":9000000709, "artistName":"Small Gardens, Big Weather", \#
    "collectionName":"Small Gardens, Big Weather, Series 1", "trackName":"A Balcony Facing \#
    North", "collectionCensoredName":"Small Gardens, Big Weather, Series 1", \#
    "trackCensoredName":"A Balcony Facing North", \#
    "artistViewUrl":"https://itunes.apple.com/us/tv-show/small-gardens-big-weather/id9000001283?uo\#
    =4", "collectionViewUrl":"https://itunes.apple.com/us/tv-season/a-balcony-facing-north/id90000\#
    00604?i=9000000709&uo=4", "trackViewUrl":"https://itunes.apple.com/us/tv-season/a-balcony-faci\#
    ng-north/id9000000604?i=9000000709&uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000709.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000604/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000604/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000604/100x100bb.jpg", \#
    "collectionPrice":7.99, "trackPrice":1.99, "releaseDate":"2023-05-11T07:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", "discCount":1, \#
    "discNumber":1, "trackCount":4, "trackNumber":1, "trackTimeMillis":1774913, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Nonfiction", "contentAdvisoryRating":"TV-G", \#
    "shortDescription":"Nothing is supposed to grow here but moss. Mr. Odede has grown eleven \#
    kinds of moss, and then a fig.", "longDescription":"Nothing is supposed to grow here but \#
    moss. Mr. Odede has grown eleven kinds of moss, and then a fig."}
    ]
    """#
  }
}
