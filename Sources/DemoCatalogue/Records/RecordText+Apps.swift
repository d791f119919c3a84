extension RecordText {
  /// Invented apps, three of them by one developer.
  static var apps: String {
    #"""
    [
    {"artistViewUrl":"https://apps.apple.com/us/developer/paper-kite-software/id9000001291?uo=4", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000901/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000901/100x100bb.jpg", \#
    "isGameCenterEnabled":false, "screenshotUrls":["https://example.com/reprise/screens/9000000901\#
    /1/392x696bb.jpg", "https://example.com/reprise/screens/9000000901/2/392x696bb.jpg"], \#
    "ipadScreenshotUrls":[], "appletvScreenshotUrls":[], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000901/512x512bb.jpg", \#
    "advisories":[], "supportedDevices":["iPhone15-iPhone15", "iPadAir-iPadAir"], \#
    "features":["iosUniversal"], "kind":"software", "currency":"USD", "trackCensoredName":"Night \#
    Sky Almanac", "trackViewUrl":"https://apps.apple.com/us/app/night-sky-almanac/id9000000901?uo=\#
    4", "contentAdvisoryRating":"4+", "averageUserRating":4.8, "minimumOsVersion":"15.0", \#
    "languageCodesISO2A":["EN", "FR", "DE"], "fileSizeBytes":"48201728", \#
    "sellerUrl":"https://example.org/night-sky-almanac", \#
    "averageUserRatingForCurrentVersion":4.8, "userRatingCountForCurrentVersion":15230, \#
    "trackContentRating":"4+", "trackId":9000000901, "trackName":"Night Sky Almanac", \#
    "genreIds":["6017", "6006"], "isVppDeviceBasedLicensingEnabled":true, \#
    "formattedPrice":"Free", "primaryGenreName":"Education", \#
    "releaseDate":"2017-03-20T08:12:44Z", "currentVersionReleaseDate":"2026-02-11T17:03:20Z", \#
    "releaseNotes":"Meteor showers now carry the phase of the moon, so that you know whether to \#
    get up.", "primaryGenreId":6017, "sellerName":"Paper Kite Software", "description":"Hold it \#
    up and it tells you what you are looking at, without a login, an advertisement or a \#
    network.\n\nThe whole catalogue of naked-eye stars lives on the device, with rising and \#
    setting times for your place. At night the screen turns red and stays red.", \#
    "artistId":9000001291, "artistName":"Paper Kite Software", "genres":["Education", \#
    "Reference"], "price":0.0, "bundleId":"org.example.paperkite.nightsky", "version":"4.2.1", \#
    "wrapperType":"software", "userRatingCount":15230},
    {"artistViewUrl":"https://apps.apple.com/us/developer/paper-kite-software/id9000001291?uo=4", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000902/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000902/100x100bb.jpg", \#
    "isGameCenterEnabled":false, "screenshotUrls":["https://example.com/reprise/screens/9000000902\#
    /1/392x696bb.jpg", "https://example.com/reprise/screens/9000000902/2/392x696bb.jpg"], \#
    "ipadScreenshotUrls":[], "appletvScreenshotUrls":[], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000902/512x512bb.jpg", \#
    "advisories":[], "supportedDevices":["iPhone15-iPhone15", "iPadAir-iPadAir"], \#
    "features":["iosUniversal"], "kind":"software", "currency":"USD", "trackCensoredName":"Tide \#
    Clock", "trackViewUrl":"https://apps.apple.com/us/app/tide-clock/id9000000902?uo=4", \#
    "contentAdvisoryRating":"4+", "averageUserRating":4.6, "minimumOsVersion":"15.0", \#
    "languageCodesISO2A":["EN", "FR", "DE"], "fileSizeBytes":"9437184", \#
    "sellerUrl":"https://example.org/tide-clock", "averageUserRatingForCurrentVersion":4.6, \#
    "userRatingCountForCurrentVersion":2210, "trackContentRating":"4+", "trackId":9000000902, \#
    "trackName":"Tide Clock", "genreIds":["6001", "6002"], \#
    "isVppDeviceBasedLicensingEnabled":true, "formattedPrice":"$2.99", \#
    "primaryGenreName":"Weather", "releaseDate":"2018-05-01T07:00:11Z", \#
    "currentVersionReleaseDate":"2025-09-30T14:22:09Z", "releaseNotes":"A second dial for people \#
    who live between two harbours.", "primaryGenreId":6001, "sellerName":"Paper Kite Software", \#
    "description":"One hand, one dial: high water, low water, and how long until the next. Choose \#
    a harbour and put the phone away.\n\nPredictions are computed on the device from published \#
    constants. Not to be used for navigation, as the dial says itself.", "artistId":9000001291, \#
    "artistName":"Paper Kite Software", "genres":["Weather", "Utilities"], "price":2.99, \#
    "bundleId":"org.example.paperkite.tideclock", "version":"2.0", "wrapperType":"software", \#
    "userRatingCount":2210},
    {"artistViewUrl":"https://apps.apple.com/us/developer/paper-kite-software/id9000001291?uo=4", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000903/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000903/100x100bb.jpg", \#
    "isGameCenterEnabled":false, "screenshotUrls":["https://example.com/reprise/screens/9000000903\#
    /1/392x696bb.jpg", "https://example.com/reprise/screens/9000000903/2/392x696bb.jpg"], \#
    "ipadScreenshotUrls":[], "appletvScreenshotUrls":[], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000903/512x512bb.jpg", \#
    "advisories":[], "supportedDevices":["iPhone15-iPhone15", "iPadAir-iPadAir"], \#
    "features":["iosUniversal"], "kind":"software", "currency":"USD", \#
    "trackCensoredName":"Abacus+", "trackViewUrl":"https://apps.apple.com/us/app/abacus/id90000009\#
    03?uo=4", "contentAdvisoryRating":"4+", "averageUserRating":4.2, "minimumOsVersion":"14.0", \#
    "languageCodesISO2A":["EN", "FR", "DE"], "fileSizeBytes":"6291456", \#
    "sellerUrl":"https://example.org/abacus", "averageUserRatingForCurrentVersion":4.2, \#
    "userRatingCountForCurrentVersion":318, "trackContentRating":"4+", "trackId":9000000903, \#
    "trackName":"Abacus+", "genreIds":["6017", "6002"], "isVppDeviceBasedLicensingEnabled":true, \#
    "formattedPrice":"$0.99", "primaryGenreName":"Education", \#
    "releaseDate":"2019-11-08T09:40:00Z", "currentVersionReleaseDate":"2024-04-18T10:00:00Z", \#
    "releaseNotes":"The Russian abacus has its quarter-rouble wire back.", "primaryGenreId":6017, \#
    "sellerName":"Paper Kite Software", "description":"Three abacuses, a Chinese, a Japanese and \#
    a Russian one, with beads that click. Lessons lead from counting to square roots.\n\nA shake \#
    clears the frame, as it should.", "artistId":9000001291, "artistName":"Paper Kite Software", \#
    "genres":["Education", "Utilities"], "price":0.99, \#
    "bundleId":"org.example.paperkite.abacusplus", "version":"1.3", "wrapperType":"software", \#
    "userRatingCount":318},
    {"artistViewUrl":"https://apps.apple.com/us/developer/half-hitch-studio/id9000001292?uo=4", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000904/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000904/100x100bb.jpg", \#
    "isGameCenterEnabled":false, "screenshotUrls":["https://example.com/reprise/screens/9000000904\#
    /1/392x696bb.jpg", "https://example.com/reprise/screens/9000000904/2/392x696bb.jpg"], \#
    "ipadScreenshotUrls":[], "appletvScreenshotUrls":[], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000904/512x512bb.jpg", \#
    "advisories":[], "supportedDevices":["iPhone15-iPhone15", "iPadAir-iPadAir"], \#
    "features":["iosUniversal"], "kind":"software", "currency":"USD", "trackCensoredName":"Morse \#
    Lantern", "trackViewUrl":"https://apps.apple.com/us/app/morse-lantern/id9000000904?uo=4", \#
    "contentAdvisoryRating":"4+", "averageUserRating":4.4, "minimumOsVersion":"16.0", \#
    "languageCodesISO2A":["EN", "FR", "DE"], "fileSizeBytes":"3145728", \#
    "sellerUrl":"https://example.org/morse-lantern", "averageUserRatingForCurrentVersion":4.4, \#
    "userRatingCountForCurrentVersion":4120, "trackContentRating":"4+", "trackId":9000000904, \#
    "trackName":"Morse Lantern", "genreIds":["6002", "6017"], \#
    "isVppDeviceBasedLicensingEnabled":true, "formattedPrice":"Free", \#
    "primaryGenreName":"Utilities", "releaseDate":"2016-01-31T23:59:59Z", \#
    "currentVersionReleaseDate":"2025-12-01T08:30:00Z", "primaryGenreId":6002, "sellerName":"Half \#
    Hitch Studio", "description":"Type a sentence and the lamp blinks it; point the camera at \#
    another lamp and read it back. Learns your fist and slows down when you do.\n\nWorks across a \#
    bay, tested across a kitchen.", "artistId":9000001292, "artistName":"Half Hitch Studio", \#
    "genres":["Utilities", "Education"], "price":0.0, "bundleId":"com.example.halfhitch.morse", \#
    "version":"3.1.4", "wrapperType":"software", "userRatingCount":4120},
    {"artistViewUrl":"https://apps.apple.com/us/developer/half-hitch-studio/id9000001292?uo=4", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000905/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000905/100x100bb.jpg", \#
    "isGameCenterEnabled":false, "screenshotUrls":["https://example.com/reprise/screens/9000000905\#
    /1/392x696bb.jpg", "https://example.com/reprise/screens/9000000905/2/392x696bb.jpg"], \#
    "ipadScreenshotUrls":[], "appletvScreenshotUrls":[], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000905/512x512bb.jpg", \#
    "advisories":[], "supportedDevices":["iPhone15-iPhone15", "iPadAir-iPadAir"], \#
    "features":["iosUniversal"], "kind":"software", "currency":"USD", \#
    "trackCensoredName":"Railway Siding", "trackViewUrl":"https://apps.apple.com/us/app/railway-si\#
    ding/id9000000905?uo=4", "contentAdvisoryRating":"4+", "averageUserRating":4.9, \#
    "minimumOsVersion":"15.4", "languageCodesISO2A":["EN", "FR", "DE"], \#
    "fileSizeBytes":"188743680", "sellerUrl":"https://example.org/railway-siding", \#
    "averageUserRatingForCurrentVersion":4.9, "userRatingCountForCurrentVersion":8841, \#
    "trackContentRating":"4+", "trackId":9000000905, "trackName":"Railway Siding", \#
    "genreIds":["6014", "6003"], "isVppDeviceBasedLicensingEnabled":true, \#
    "formattedPrice":"$4.99", "primaryGenreName":"Games", "releaseDate":"2022-06-15T07:00:00Z", \#
    "currentVersionReleaseDate":"2023-01-20T11:11:11Z", "releaseNotes":"Yard 88 could be solved \#
    in nine moves. It cannot any more.", "primaryGenreId":6014, "sellerName":"Half Hitch Studio", \#
    "description":"Three sidings, eight wagons, one engine: put the train together in the order \#
    on the slip. The oldest shunting puzzle there is, in a hundred and twenty little yards.\n\nNo \#
    timers, no coins, nothing to buy inside.", "artistId":9000001292, "artistName":"Half Hitch \#
    Studio", "genres":["Games", "Travel"], "price":4.99, \#
    "bundleId":"com.example.halfhitch.siding", "version":"1.0.7", "wrapperType":"software", \#
    "userRatingCount":8841},
    {"artistViewUrl":"https://apps.apple.com/us/developer/%E6%B7%B1%E5%A4%9C%E6%9B%B8%E6%88%BF/id9\#
    000001277?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000906/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000906/100x100bb.jpg", \#
    "isGameCenterEnabled":false, "screenshotUrls":["https://example.com/reprise/screens/9000000906\#
    /1/392x696bb.jpg", "https://example.com/reprise/screens/9000000906/2/392x696bb.jpg"], \#
    "ipadScreenshotUrls":[], "appletvScreenshotUrls":[], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000906/512x512bb.jpg", \#
    "advisories":[], "supportedDevices":["iPhone15-iPhone15", "iPadAir-iPadAir"], \#
    "features":["iosUniversal"], "kind":"software", "currency":"USD", "trackCensoredName":"かな筆", \#
    "trackViewUrl":"https://apps.apple.com/us/app/%E3%81%8B%E3%81%AA%E7%AD%86/id9000000906?uo=4", \#
    "contentAdvisoryRating":"4+", "averageUserRating":4.7, "minimumOsVersion":"16.0", \#
    "languageCodesISO2A":["JA", "EN"], "fileSizeBytes":"52428800", \#
    "sellerUrl":"https://example.org/app906", "averageUserRatingForCurrentVersion":4.7, \#
    "userRatingCountForCurrentVersion":960, "trackContentRating":"4+", "trackId":9000000906, \#
    "trackName":"かな筆", "genreIds":["6017", "6006"], "isVppDeviceBasedLicensingEnabled":true, \#
    "formattedPrice":"$1.99", "primaryGenreName":"Education", \#
    "releaseDate":"2015-04-02T01:00:00Z", "currentVersionReleaseDate":"2026-01-05T03:00:00Z", \#
    "releaseNotes":"変体仮名を四十八字加えました。", "primaryGenreId":6017, "sellerName":"深夜書房", \#
    "description":"指でなぞって、平仮名と片仮名を筆の運びから覚えるための練習帳です。はね、とめ、はらいの強さを画面が確かめ、うまく書けた字だけが半紙に残ります。手本は活字ではな\#
    く、三人の書き手の字から作りました。広告はありません。", "artistId":9000001277, "artistName":"深夜書房", \#
    "genres":["Education", "Reference"], "price":1.99, "bundleId":"com.example.kanabrush", \#
    "version":"5.0", "wrapperType":"software", "userRatingCount":960},
    {"artistViewUrl":"https://apps.apple.com/us/developer/broadside-press-room/id9000001275?uo=4"\#
    , "artworkUrl60":"https://example.com/reprise/artwork/9000000907/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000907/100x100bb.jpg", \#
    "isGameCenterEnabled":false, "screenshotUrls":["https://example.com/reprise/screens/9000000907\#
    /1/392x696bb.jpg", "https://example.com/reprise/screens/9000000907/2/392x696bb.jpg"], \#
    "ipadScreenshotUrls":[], "appletvScreenshotUrls":[], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000907/512x512bb.jpg", \#
    "advisories":["Infrequent/Mild Sexual Content"], "supportedDevices":["iPhone15-iPhone15", \#
    "iPadAir-iPadAir"], "features":["iosUniversal"], "kind":"software", "currency":"USD", \#
    "trackCensoredName":"The Decameron Tonight", \#
    "trackViewUrl":"https://apps.apple.com/us/app/the-decameron-tonight/id9000000907?uo=4", \#
    "contentAdvisoryRating":"17+", "averageUserRating":3.9, "minimumOsVersion":"13.0", \#
    "languageCodesISO2A":["EN", "FR", "DE"], "fileSizeBytes":"15728640", \#
    "sellerUrl":"https://example.org/the-decameron-tonight", \#
    "averageUserRatingForCurrentVersion":3.9, "userRatingCountForCurrentVersion":74, \#
    "trackContentRating":"17+", "trackId":9000000907, "trackName":"The Decameron Tonight", \#
    "genreIds":["6006"], "isVppDeviceBasedLicensingEnabled":true, "primaryGenreName":"Reference", \#
    "releaseDate":"2021-02-14T18:00:00Z", "currentVersionReleaseDate":"2021-03-01T18:00:00Z", \#
    "primaryGenreId":6006, "sellerName":"Broadside Press Room", "description":"One of the hundred \#
    tales each evening, with the wicked ones left in. Ten people wait out a plague in a villa and \#
    tell each other stories to keep awake.\n\nFor readers who are old enough to know what the \#
    friar meant.", "artistId":9000001275, "artistName":"Broadside Press Room", \#
    "genres":["Reference"], "bundleId":"org.example.broadside.decameron", "version":"1.1", \#
    "wrapperType":"software", "userRatingCount":74},
    {"artistViewUrl":"https://apps.apple.com/us/developer/small-hours-botany/id9000001294?uo=4", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000908/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000908/100x100bb.jpg", \#
    "isGameCenterEnabled":false, "screenshotUrls":["https://example.com/reprise/screens/9000000908\#
    /1/392x696bb.jpg", "https://example.com/reprise/screens/9000000908/2/392x696bb.jpg"], \#
    "ipadScreenshotUrls":[], "appletvScreenshotUrls":[], \#
    "artworkUrl512":"https://example.com/reprise/artwork/9000000908/512x512bb.jpg", \#
    "advisories":[], "supportedDevices":["iPhone15-iPhone15", "iPadAir-iPadAir"], \#
    "features":["iosUniversal"], "kind":"software", "currency":"USD", \#
    "trackCensoredName":"Herbarium Pocket Press", \#
    "trackViewUrl":"https://apps.apple.com/us/app/herbarium-pocket-press/id9000000908?uo=4", \#
    "contentAdvisoryRating":"4+", "averageUserRating":4.5, "minimumOsVersion":"16.0", \#
    "languageCodesISO2A":["EN", "FR", "DE"], "fileSizeBytes":"94371840", \#
    "sellerUrl":"https://example.org/herbarium-pocket-press", \#
    "averageUserRatingForCurrentVersion":4.5, "userRatingCountForCurrentVersion":1502, \#
    "trackContentRating":"4+", "trackId":9000000908, "trackName":"Herbarium Pocket Press", \#
    "genreIds":["6006", "6008"], "isVppDeviceBasedLicensingEnabled":true, \#
    "formattedPrice":"$6.99", "primaryGenreName":"Reference", \#
    "releaseDate":"2020-03-21T10:15:30Z", "currentVersionReleaseDate":"2025-05-12T06:45:00Z", \#
    "releaseNotes":"Labels print in four sizes.", "primaryGenreId":6006, "sellerName":"Small \#
    Hours Botany", "description":"Photograph a leaf on a white page and keep it as a pressed \#
    specimen, with place, date and what you thought it was. Corrections are kept beside the first \#
    guess.\n\nSheets can be printed at life size.", "artistId":9000001294, "artistName":"Small \#
    Hours Botany", "genres":["Reference", "Photo & Video"], "price":6.99, \#
    "bundleId":"com.example.smallhours.herbarium", "version":"2.4.0", "wrapperType":"software", \#
    "userRatingCount":1502}
    ]
    """#
  }
}
