extension RecordText {
  /// Invented seasons; one of them is announced and not yet sold.
  static var tvSeasons: String {
    #"""
    [
    {"wrapperType":"collection", "collectionType":"TV Season", "artistId":9000001281, \#
    "collectionId":9000000601, "artistName":"The Weather Desk of Port Merrow", \#
    "collectionName":"The Weather Desk of Port Merrow, Season 1", "collectionCensoredName":"The \#
    Weather Desk of Port Merrow, Season 1", "artistViewUrl":"https://itunes.apple.com/us/tv-show/t\#
    he-weather-desk-of-port-merrow/id9000001281?uo=4", \#
    "collectionViewUrl":"https://itunes.apple.com/us/tv-season/the-weather-desk-of-port-merrow-sea\#
    son-1/id9000000601?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000601/60x60\#
    bb.jpg", "artworkUrl100":"https://example.com/reprise/artwork/9000000601/100x100bb.jpg", \#
    "collectionPrice":14.99, "collectionHdPrice":19.99, "collectionExplicitness":"notExplicit", \#
    "contentAdvisoryRating":"TV-PG", "trackCount":6, "copyright":"© Reprise Demonstration Films", \#
    "country":"USA", "currency":"USD", "releaseDate":"2021-09-16T07:00:00Z", \#
    "primaryGenreName":"Comedy", "longDescription":"The smallest weather office on the coast has \#
    three forecasters, one barometer and a harbour that believes none of them. Each episode is a \#
    day's forecast and what it did to the town. Nobody is ever quite wrong."},
    {"wrapperType":"collection", "collectionType":"TV Season", "artistId":9000001281, \#
    "collectionId":9000000602, "artistName":"The Weather Desk of Port Merrow", \#
    "collectionName":"The Weather Desk of Port Merrow, Season 2", "collectionCensoredName":"The \#
    Weather Desk of Port Merrow, Season 2", "artistViewUrl":"https://itunes.apple.com/us/tv-show/t\#
    he-weather-desk-of-port-merrow/id9000001281?uo=4", \#
    "collectionViewUrl":"https://itunes.apple.com/us/tv-season/the-weather-desk-of-port-merrow-sea\#
    son-2/id9000000602?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000602/60x60\#
    bb.jpg", "artworkUrl100":"https://example.com/reprise/artwork/9000000602/100x100bb.jpg", \#
    "collectionPrice":14.99, "collectionHdPrice":19.99, "collectionExplicitness":"notExplicit", \#
    "contentAdvisoryRating":"TV-PG", "trackCount":8, "copyright":"© Reprise Demonstration Films", \#
    "country":"USA", "currency":"USD", "releaseDate":"2031-03-06T08:00:00Z", \#
    "primaryGenreName":"Comedy", "longDescription":"The barometer goes to a museum and a machine \#
    arrives in its place. The harbour, which never believed the forecasters, now misses them. \#
    Announced, and not on sale yet."},
    {"wrapperType":"collection", "collectionType":"TV Season", "artistId":9000001282, \#
    "collectionId":9000000603, "artistName":"Lantern & Locks", "collectionName":"Lantern & Locks, \#
    Season 1", "collectionCensoredName":"Lantern & Locks, Season 1", \#
    "artistViewUrl":"https://itunes.apple.com/us/tv-show/lantern-locks/id9000001282?uo=4", \#
    "collectionViewUrl":"https://itunes.apple.com/us/tv-season/lantern-locks-season-1/id9000000603\#
    ?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000603/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000603/100x100bb.jpg", \#
    "collectionPrice":9.99, "collectionHdPrice":12.99, "collectionExplicitness":"notExplicit", \#
    "contentAdvisoryRating":"TV-14", "trackCount":6, "copyright":"© Reprise Demonstration Films", \#
    "country":"USA", "currency":"USD", "releaseDate":"2019-02-04T08:00:00Z", \#
    "primaryGenreName":"Drama", "longDescription":"Two sisters inherit a narrowboat and the debts \#
    painted under its name. They carry anything along the canals at walking pace: pianos, bees, a \#
    witness. A thriller in which nobody can go faster than four miles an hour."},
    {"wrapperType":"collection", "collectionType":"TV Season", "artistId":9000001283, \#
    "collectionId":9000000604, "artistName":"Small Gardens, Big Weather", "collectionName":"Small \#
    Gardens, Big Weather, Series 1", "collectionCensoredName":"Small Gardens, Big Weather, Series \#
    1", "artistViewUrl":"https://itunes.apple.com/us/tv-show/small-gardens-big-weather/id900000128\#
    3?uo=4", "collectionViewUrl":"https://itunes.apple.com/us/tv-season/small-gardens-big-weather-\#
    series-1/id9000000604?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000604/60\#
    x60bb.jpg", "artworkUrl100":"https://example.com/reprise/artwork/9000000604/100x100bb.jpg", \#
    "collectionPrice":7.99, "collectionExplicitness":"notExplicit", \#
    "contentAdvisoryRating":"TV-G", "trackCount":4, "copyright":"© Reprise Demonstration Films", \#
    "country":"USA", "currency":"USD", "releaseDate":"2023-05-11T07:00:00Z", \#
    "primaryGenreName":"Nonfiction", "longDescription":"Balconies, yards and one roof, and the \#
    gardeners who would not give up on them in the wettest year on record. Each programme follows \#
    one plot from January mud to the last tomato. There is no prize."},
    {"wrapperType":"collection", "collectionType":"TV Season", "artistId":9000001284, \#
    "collectionId":9000000605, "artistName":"Atlas für Nachteulen", "collectionName":"Atlas für \#
    Nachteulen, Staffel 1", "collectionCensoredName":"Atlas für Nachteulen, Staffel 1", \#
    "artistViewUrl":"https://itunes.apple.com/us/tv-show/atlas-fur-nachteulen/id9000001284?uo=4", \#
    "collectionViewUrl":"https://itunes.apple.com/us/tv-season/atlas-fur-nachteulen-staffel-1/id90\#
    00000605?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000605/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000605/100x100bb.jpg", \#
    "collectionPrice":-1.0, "collectionHdPrice":-1.0, "collectionExplicitness":"notExplicit", \#
    "contentAdvisoryRating":"TV-G", "trackCount":5, "copyright":"© Reprise Demonstration Films", \#
    "country":"USA", "currency":"USD", "releaseDate":"2020-11-20T08:00:00Z", \#
    "primaryGenreName":"Nonfiction", "longDescription":"Eine Reise durch die Nacht in fünf \#
    Städten: Bäckereien, Leitstellen, Sternwarten und die erste Straßenbahn. Gedreht wurde nur \#
    zwischen Mitternacht und sechs Uhr. Gesprochen wird wenig, zugehört viel."}
    ]
    """#
  }
}
