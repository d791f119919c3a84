extension RecordText {
  /// Episodes, newest first within their show; one has no length.
  static var podcastEpisodes: String {
    #"""
    [
    {"country":"USA", "previewUrl":"https://example.org/audio/801/13.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2026:801/13", "description":"In 2008 a museum \#
    in Buenos Aires opened a can and found the missing half hour. We watch the scratched scenes \#
    next to the clean ones and decide that scratches are also information.", \#
    "shortDescription":"In 2008 a museum in Buenos Aires opened a can and found the missing half \#
    hour.", "trackId":9000000100013, "trackName":"13. Metropolis, Found Again", \#
    "releaseDate":"2026-02-20T06:00:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    1/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/13-metropolis-found-ag\#
    ain/id9000000801?i=9000000100013&uo=4", "episodeUrl":"https://example.org/audio/801/13.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "trackTimeMillis":4312000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/801/12.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2026:801/12", "description":"How high was he \#
    really? We count windows, find the roofs on a street map, and explain the mattress that the \#
    camera cannot see.", "shortDescription":"How high was he really? We count windows, find the \#
    roofs on a street map, and explain the mattress that the camera cannot see.", \#
    "trackId":9000000100012, "trackName":"12. The Clock in Safety Last!", \#
    "releaseDate":"2026-02-06T06:00:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    1/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/12-the-clock-in-safety\#
    -last/id9000000801?i=9000000100012&uo=4", \#
    "episodeUrl":"https://example.org/audio/801/12.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "trackTimeMillis":2988000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/801/11.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2026:801/11", "description":"A film that starts \#
    with a pointing stick and ends with a question. Guests bring a woodcut and a cauldron, both \#
    on loan.", "shortDescription":"A film that starts with a pointing stick and ends with a \#
    question.", "trackId":9000000100011, "trackName":"11. Häxan and the Lecture Hall", \#
    "releaseDate":"2026-01-23T06:00:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    1/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/11-haxan-and-the-lectu\#
    re-hall/id9000000801?i=9000000100011&uo=4", \#
    "episodeUrl":"https://example.org/audio/801/11.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "trackTimeMillis":3605000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/801/10.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2026:801/10", "description":"Three years, a \#
    sheet of glass and a stack of black card. We try to cut a horse and fail.", \#
    "shortDescription":"Three years, a sheet of glass and a stack of black card.", \#
    "trackId":9000000100010, "trackName":"10. Scissors: Lotte Reiniger", \#
    "releaseDate":"2026-01-09T06:00:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    1/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/10-scissors-lotte-rein\#
    iger/id9000000801?i=9000000100010&uo=4", "episodeUrl":"https://example.org/audio/801/10.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "trackTimeMillis":3120000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/801/9.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2025:801/9", "description":"The most expensive \#
    shot of its year lasted a few seconds and nobody was on board. What the river kept, and for \#
    how long.", "shortDescription":"The most expensive shot of its year lasted a few seconds and \#
    nobody was on board.", "trackId":9000000100009, "trackName":"9. A Train, a Bridge: The \#
    General", "releaseDate":"2025-12-26T06:00:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    1/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/9-a-train-a-bridge-the\#
    -general/id9000000801?i=9000000100009&uo=4", \#
    "episodeUrl":"https://example.org/audio/801/9.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "trackTimeMillis":2870000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/801/8.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2025:801/8", "description":"No make-up, no \#
    establishing shots, no mercy. On finding a masterpiece in a hospital cupboard.", \#
    "shortDescription":"No make-up, no establishing shots, no mercy.", "trackId":9000000100008, \#
    "trackName":"8. Faces: Jeanne d'Arc", "releaseDate":"2025-12-12T06:00:00Z", \#
    "artistIds":[9000001271], "contentAdvisoryRating":"Clean", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000801/60x60bb.jpg", \#
    "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/9000001271?mt=2&uo=4"\#
    , "trackViewUrl":"https://podcasts.apple.com/us/podcast/8-faces-jeanne-darc/id9000000801?i=900\#
    0000100008&uo=4", "episodeUrl":"https://example.org/audio/801/8.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "trackTimeMillis":3344000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/801/7.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2025:801/7", "description":"You asked why the \#
    picture flickers, who turned the crank and what happened to the pianist. This one went out \#
    live and was never timed.", "shortDescription":"You asked why the picture flickers, who \#
    turned the crank and what happened to the pianist.", "trackId":9000000100007, "trackName":"7. \#
    Letters to the Booth", "releaseDate":"2025-11-28T06:00:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    1/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/7-letters-to-the-booth\#
    /id9000000801?i=9000000100007&uo=4", "episodeUrl":"https://example.org/audio/801/7.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/801/6.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2025:801/6", "description":"Méliès, a shell, a \#
    wounded moon. We ask who coloured the frames and learn about two hundred women with \#
    brushes.", "shortDescription":"Méliès, a shell, a wounded moon.", "trackId":9000000100006, \#
    "trackName":"6. Moonshot, 1902", "releaseDate":"2025-11-14T06:00:00Z", \#
    "artistIds":[9000001271], "contentAdvisoryRating":"Clean", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000801/60x60bb.jpg", \#
    "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/9000001271?mt=2&uo=4"\#
    , "trackViewUrl":"https://podcasts.apple.com/us/podcast/6-moonshot-1902/id9000000801?i=9000000\#
    100006&uo=4", "episodeUrl":"https://example.org/audio/801/6.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "trackTimeMillis":1980000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/801/5.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2025:801/5", "description":"Painted shadows \#
    were cheaper than lamps, it is said. We measure the doors and find that nobody could use \#
    them.", "shortDescription":"Painted shadows were cheaper than lamps, it is said.", \#
    "trackId":9000000100005, "trackName":"5. Crooked Streets: Caligari", \#
    "releaseDate":"2025-10-31T06:00:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    1/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/5-crooked-streets-cali\#
    gari/id9000000801?i=9000000100005&uo=4", "episodeUrl":"https://example.org/audio/801/5.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "trackTimeMillis":3012000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/801/4.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2025:801/4", "description":"Odessa, a flight of \#
    steps and a rhythm that cutting rooms still count by. With a percussionist.", \#
    "shortDescription":"Odessa, a flight of steps and a rhythm that cutting rooms still count \#
    by.", "trackId":9000000100004, "trackName":"4. The Pram", \#
    "releaseDate":"2025-10-17T06:00:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    1/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/4-the-pram/id900000080\#
    1?i=9000000100004&uo=4", "episodeUrl":"https://example.org/audio/801/4.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "trackTimeMillis":3271000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/801/3.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2025:801/3", "description":"A man with a whip \#
    talks to a drawing. The first animal actor who never missed a cue.", "shortDescription":"", \#
    "trackId":9000000100003, "trackName":"3. Gertie Takes a Bow", \#
    "releaseDate":"2025-10-03T06:00:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    1/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/3-gertie-takes-a-bow/i\#
    d9000000801?i=9000000100003&uo=4", "episodeUrl":"https://example.org/audio/801/3.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "trackTimeMillis":1754000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/801/2.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2025:801/2", "description":"We eat liquorice \#
    for the sake of research. Notes on hunger as a subject for comedy.", "shortDescription":"We \#
    eat liquorice for the sake of research.", "trackId":9000000100002, "trackName":"2. Gold, \#
    Boots & Bread Rolls", "releaseDate":"2025-09-19T06:00:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    1/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/2-gold-boots-bread-rol\#
    ls/id9000000801?i=9000000100002&uo=4", "episodeUrl":"https://example.org/audio/801/2.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "trackTimeMillis":2655000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/801/1.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000801/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000801/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/silent-reel/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000801, "collectionName":"The Silent Reel", "genres":[{"name":"TV & Film", \#
    "id":"1309"}], "episodeGuid":"tag:example.org,2025:801/1", "description":"Why we are doing \#
    this, what a projectionist hears, and the first film either of us remembers falling asleep \#
    in.", "shortDescription":"Why we are doing this, what a projectionist hears, and the first \#
    film either of us remembers falling asleep in.", "trackId":9000000100001, "trackName":"1. \#
    House Lights Down", "releaseDate":"2025-09-05T06:00:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    1/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/1-house-lights-down/id\#
    9000000801?i=9000000100001&uo=4", "episodeUrl":"https://example.org/audio/801/1.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/the-silent-reel/id9000000801?mt=2&uo=\#
    4", "trackTimeMillis":2401000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/802/3.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000802/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000802/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/night-sky/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000802, "collectionName":"Night Sky Almanac", "genres":[{"name":"Science", \#
    "id":"1533"}], "episodeGuid":"tag:example.org,2026:802/3", "description":"Follow the pointers \#
    round the pole and read the hour to within twenty minutes. A nail and a string are all it \#
    takes.", "shortDescription":"", "trackId":9000000200003, "trackName":"The Plough Is a Clock", \#
    "releaseDate":"2026-03-01T18:30:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    2/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/the-plough-is-a-clock/\#
    id9000000802?i=9000000200003&uo=4", "episodeUrl":"https://example.org/audio/802/3.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/night-sky-almanac/id9000000802?mt=2&u\#
    o=4", "trackTimeMillis":611000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/802/2.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000802/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000802/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/night-sky/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000802, "collectionName":"Night Sky Almanac", "genres":[{"name":"Science", \#
    "id":"1533"}], "episodeGuid":"tag:example.org,2026:802/2", "description":"The brightest thing \#
    in the morning is not a plane. Where to stand, and how to see it by daylight.", \#
    "shortDescription":"The brightest thing in the morning is not a plane.", \#
    "trackId":9000000200002, "trackName":"Venus before Breakfast", \#
    "releaseDate":"2026-02-22T18:30:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    2/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/venus-before-breakfast\#
    /id9000000802?i=9000000200002&uo=4", "episodeUrl":"https://example.org/audio/802/2.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/night-sky-almanac/id9000000802?mt=2&u\#
    o=4", "trackTimeMillis":598000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/802/1.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000802/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000802/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/night-sky/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000802, "collectionName":"Night Sky Almanac", "genres":[{"name":"Science", \#
    "id":"1533"}], "episodeGuid":"tag:example.org,2026:802/1", "description":"Most people see \#
    six. A story about the seventh that is told on four continents.", "shortDescription":"Most \#
    people see six.", "trackId":9000000200001, "trackName":"Counting the Seven Sisters", \#
    "releaseDate":"2026-02-15T18:30:00Z", "artistIds":[9000001271], \#
    "contentAdvisoryRating":"Clean", "artworkUrl60":"https://example.com/reprise/artwork/900000080\#
    2/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/lantern-street-audio/90000\#
    01271?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/counting-the-seven-sis\#
    ters/id9000000802?i=9000000200001&uo=4", "episodeUrl":"https://example.org/audio/802/1.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/night-sky-almanac/id9000000802?mt=2&u\#
    o=4", "trackTimeMillis":624000, "kind":"podcast-episode", "wrapperType":"podcastEpisode"},
    {"country":"USA", "previewUrl":"https://example.org/audio/806/22.mp3", \#
    "artworkUrl600":"https://example.com/reprise/artwork/9000000806/600x600bb.jpg", \#
    "artworkUrl160":"https://example.com/reprise/artwork/9000000806/160x160bb.jpg", \#
    "episodeFileExtension":"mp3", "episodeContentType":"audio", \#
    "feedUrl":"https://example.org/bawdy/feed.xml", "closedCaptioning":"none", \#
    "collectionId":9000000806, "collectionName":"Bawdy Ballads of Old London", \#
    "genres":[{"name":"History", "id":"1487"}], "episodeGuid":"tag:example.org,2025:806/22", \#
    "description":"Every pot in this ballad is something else. Sung complete for the first time \#
    since the shop that printed it burned down.", "shortDescription":"Every pot in this ballad is \#
    something else.", "trackId":9000000600022, "trackName":"The Tinker's Full Inventory", \#
    "releaseDate":"2025-06-06T09:00:00Z", "artistIds":[9000001275], \#
    "contentAdvisoryRating":"Explicit", "artworkUrl60":"https://example.com/reprise/artwork/900000\#
    0806/60x60bb.jpg", "artistViewUrl":"https://itunes.apple.com/us/artist/broadside-press-room/90\#
    00001275?mt=2&uo=4", "trackViewUrl":"https://podcasts.apple.com/us/podcast/the-tinkers-full-in\#
    ventory/id9000000806?i=9000000600022&uo=4", \#
    "episodeUrl":"https://example.org/audio/806/22.mp3", \#
    "collectionViewUrl":"https://itunes.apple.com/us/podcast/bawdy-ballads-of-old-london/id9000000\#
    806?mt=2&uo=4", "trackTimeMillis":1888000, "kind":"podcast-episode", \#
    "wrapperType":"podcastEpisode"}
    ]
    """#
  }
}
