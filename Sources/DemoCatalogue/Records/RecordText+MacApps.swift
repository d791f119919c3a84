extension RecordText {
  /// Invented apps for the desk.
  static var macApps: String {
    #"""
    [
    {"artistViewUrl":"https://apps.apple.com/us/developer/paper-kite-software/id9000001291?mt=12&u\#
    o=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000951/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000951/100x100bb.jpg", \#
    "screenshotUrls":["https://example.com/reprise/screens/9000000951/1/800x500bb.jpg", \#
    "https://example.com/reprise/screens/9000000951/2/800x500bb.jpg"], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000951/512x512bb.jpg", \#
    "kind":"mac-software", "currency":"USD", "trackCensoredName":"Tide Clock for Mac", \#
    "trackViewUrl":"https://apps.apple.com/us/app/tide-clock-for-mac/id9000000951?mt=12&uo=4", \#
    "contentAdvisoryRating":"4+", "averageUserRating":4.5, "minimumOsVersion":"13.0", \#
    "languageCodesISO2A":["EN", "FR", "DE"], "fileSizeBytes":"12582912", \#
    "sellerUrl":"https://example.org/tide-clock-for-mac", \#
    "averageUserRatingForCurrentVersion":4.5, "userRatingCountForCurrentVersion":188, \#
    "trackContentRating":"4+", "trackId":9000000951, "trackName":"Tide Clock for Mac", \#
    "genreIds":["6001", "6002"], "isVppDeviceBasedLicensingEnabled":true, \#
    "formattedPrice":"$4.99", "primaryGenreName":"Weather", "releaseDate":"2020-10-10T07:00:00Z", \#
    "currentVersionReleaseDate":"2025-09-30T14:30:00Z", "releaseNotes":"The menu bar shows slack \#
    water.", "primaryGenreId":6001, "sellerName":"Paper Kite Software", "description":"The \#
    one-handed dial for the menu bar. High water arrives on your screen at the moment when it \#
    arrives in the harbour.\n\nReads the same harbours as the app on the telephone, and needs no \#
    network either.", "artistId":9000001291, "artistName":"Paper Kite Software", \#
    "genres":["Weather", "Utilities"], "price":4.99, \#
    "bundleId":"org.example.paperkite.tideclock.mac", "version":"1.2", "wrapperType":"software", \#
    "userRatingCount":188},
    {"artistViewUrl":"https://apps.apple.com/us/developer/staves-sons/id9000001295?mt=12&uo=4", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000952/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000952/100x100bb.jpg", \#
    "screenshotUrls":["https://example.com/reprise/screens/9000000952/1/800x500bb.jpg", \#
    "https://example.com/reprise/screens/9000000952/2/800x500bb.jpg"], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000952/512x512bb.jpg", \#
    "kind":"mac-software", "currency":"USD", "trackCensoredName":"Score Paper", \#
    "trackViewUrl":"https://apps.apple.com/us/app/score-paper/id9000000952?mt=12&uo=4", \#
    "contentAdvisoryRating":"4+", "averageUserRating":4.7, "minimumOsVersion":"14.0", \#
    "languageCodesISO2A":["EN", "FR", "DE"], "fileSizeBytes":"209715200", \#
    "sellerUrl":"https://example.org/score-paper", "averageUserRatingForCurrentVersion":4.7, \#
    "userRatingCountForCurrentVersion":2055, "trackContentRating":"4+", "trackId":9000000952, \#
    "trackName":"Score Paper", "genreIds":["6011", "6007"], \#
    "isVppDeviceBasedLicensingEnabled":true, "formattedPrice":"$29.99", \#
    "primaryGenreName":"Music", "releaseDate":"2012-07-25T12:00:00Z", \#
    "currentVersionReleaseDate":"2026-02-02T09:00:00Z", "releaseNotes":"Ossia staves no longer \#
    collide with lyrics.", "primaryGenreId":6011, "sellerName":"Staves & Sons", \#
    "description":"Write music as if with a pen: notes first, bars later. Staves bend where you \#
    need them, and whatever you crossed out can be read again.\n\nPrints on any paper, plays \#
    through any instrument, exports to MusicXML.", "artistId":9000001295, "artistName":"Staves & \#
    Sons", "genres":["Music", "Productivity"], "price":29.99, \#
    "bundleId":"com.example.staves.scorepaper", "version":"8.3.1", "wrapperType":"software", \#
    "userRatingCount":2055},
    {"artistViewUrl":"https://apps.apple.com/us/developer/half-hitch-studio/id9000001292?mt=12&uo=\#
    4", "artworkUrl60":"https://example.com/reprise/artwork/9000000953/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000953/100x100bb.jpg", \#
    "screenshotUrls":["https://example.com/reprise/screens/9000000953/1/800x500bb.jpg", \#
    "https://example.com/reprise/screens/9000000953/2/800x500bb.jpg"], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000953/512x512bb.jpg", \#
    "kind":"mac-software", "currency":"USD", "trackCensoredName":"Reel Cutter", \#
    "trackViewUrl":"https://apps.apple.com/us/app/reel-cutter/id9000000953?mt=12&uo=4", \#
    "contentAdvisoryRating":"4+", "averageUserRating":4.1, "minimumOsVersion":"13.0", \#
    "languageCodesISO2A":["EN", "FR", "DE"], "fileSizeBytes":"314572800", \#
    "sellerUrl":"https://example.org/reel-cutter", "averageUserRatingForCurrentVersion":4.1, \#
    "userRatingCountForCurrentVersion":407, "trackContentRating":"4+", "trackId":9000000953, \#
    "trackName":"Reel Cutter", "genreIds":["6008", "6027"], \#
    "isVppDeviceBasedLicensingEnabled":true, "formattedPrice":"$19.99", "primaryGenreName":"Photo \#
    & Video", "releaseDate":"2018-02-28T15:00:00Z", \#
    "currentVersionReleaseDate":"2024-11-19T10:10:10Z", "primaryGenreId":6008, "sellerName":"Half \#
    Hitch Studio", "description":"A cutting table for film that was shot at sixteen frames a \#
    second, or eighteen, or however fast the crank was turned. Change the speed by the scene and \#
    keep the flicker or lose it.\n\nTitle cards included, in nine worn typefaces.", \#
    "artistId":9000001292, "artistName":"Half Hitch Studio", "genres":["Photo & Video", "Graphics \#
    & Design"], "price":19.99, "bundleId":"com.example.halfhitch.reelcutter", "version":"3.0", \#
    "wrapperType":"software", "userRatingCount":407},
    {"artistViewUrl":"https://apps.apple.com/us/developer/broadside-press-room/id9000001275?mt=12&\#
    uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000954/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000954/100x100bb.jpg", \#
    "screenshotUrls":["https://example.com/reprise/screens/9000000954/1/800x500bb.jpg", \#
    "https://example.com/reprise/screens/9000000954/2/800x500bb.jpg"], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000954/512x512bb.jpg", \#
    "kind":"mac-software", "currency":"USD", "trackCensoredName":"Letterpress Desk", \#
    "trackViewUrl":"https://apps.apple.com/us/app/letterpress-desk/id9000000954?mt=12&uo=4", \#
    "contentAdvisoryRating":"4+", "averageUserRating":0, "minimumOsVersion":"12.0", \#
    "languageCodesISO2A":["EN", "FR", "DE"], "fileSizeBytes":"73400320", \#
    "sellerUrl":"https://example.org/letterpress-desk", "averageUserRatingForCurrentVersion":0, \#
    "userRatingCountForCurrentVersion":0, "trackContentRating":"4+", "trackId":9000000954, \#
    "trackName":"Letterpress Desk", "genreIds":["6027"], "isVppDeviceBasedLicensingEnabled":true, \#
    "formattedPrice":"Free", "primaryGenreName":"Graphics & Design", \#
    "releaseDate":"2019-08-08T08:08:08Z", "currentVersionReleaseDate":"2023-08-08T08:08:08Z", \#
    "releaseNotes":"Three new wood founts, one of them with a cracked R.", "primaryGenreId":6027, \#
    "sellerName":"Broadside Press Room", "description":"Set type by hand, letter by letter, \#
    backwards. Wood and metal founts with their real gaps: when the case has no more e's, you \#
    have to change the sentence.\n\nInk spreads as it would on damp paper.", \#
    "artistId":9000001275, "artistName":"Broadside Press Room", "genres":["Graphics & Design"], \#
    "price":0.0, "bundleId":"org.example.broadside.letterpress", "version":"1.9.2", \#
    "wrapperType":"software", "userRatingCount":0},
    {"artistViewUrl":"https://apps.apple.com/us/developer/small-hours-botany/id9000001294?mt=12&uo\#
    =4", "artworkUrl60":"https://example.com/reprise/artwork/9000000955/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000955/100x100bb.jpg", \#
    "screenshotUrls":["https://example.com/reprise/screens/9000000955/1/800x500bb.jpg", \#
    "https://example.com/reprise/screens/9000000955/2/800x500bb.jpg"], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000955/512x512bb.jpg", \#
    "kind":"mac-software", "currency":"USD", "trackCensoredName":"مرصد الليل", \#
    "trackViewUrl":"https://apps.apple.com/us/app/%D9%85%D8%B1%D8%B5%D8%AF-%D8%A7%D9%84%D9%84%D9%8\#
    A%D9%84/id9000000955?mt=12&uo=4", "contentAdvisoryRating":"4+", "averageUserRating":4.0, \#
    "minimumOsVersion":"14.0", "languageCodesISO2A":["AR", "EN"], "fileSizeBytes":"25165824", \#
    "sellerUrl":"https://example.org/app955", "averageUserRatingForCurrentVersion":4.0, \#
    "userRatingCountForCurrentVersion":12, "trackContentRating":"4+", "trackId":9000000955, \#
    "trackName":"مرصد الليل", "genreIds":["6017"], "isVppDeviceBasedLicensingEnabled":true, \#
    "formattedPrice":"$1.99", "primaryGenreName":"Education", \#
    "releaseDate":"2024-03-11T09:00:00Z", "currentVersionReleaseDate":"2024-03-11T09:00:00Z", \#
    "primaryGenreId":6017, "sellerName":"Small Hours Botany", "description":"خريطة للسماء بأسماء \#
    النجوم العربية كما وردت في كتب الفلكيين القدماء، مع شرح قصير لأصل كل اسم. يعمل من دون اتصال \#
    بالشبكة، وتتحول الشاشة إلى الأحمر ليلاً حتى لا تفقد العين اعتيادها على الظلام.", \#
    "artistId":9000001294, "artistName":"Small Hours Botany", "genres":["Education"], \#
    "price":1.99, "bundleId":"com.example.smallhours.marsad", "version":"1.0", \#
    "wrapperType":"software", "userRatingCount":12}
    ]
    """#
  }
}
