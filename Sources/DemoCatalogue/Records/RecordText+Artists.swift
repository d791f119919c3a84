extension RecordText {
  /// Composers, film makers, authors, a show, a podcaster and a developer.
  static var artists: String {
    #"""
    [
    {"wrapperType":"artist", "artistType":"Artist", "artistName":"Erik Satie", \#
    "artistLinkUrl":"https://music.apple.com/us/artist/erik-satie/9000001211?uo=4", \#
    "artistId":9000001211, "amgArtistId":9000001, "primaryGenreName":"Classical", \#
    "primaryGenreId":5},
    {"wrapperType":"artist", "artistType":"Artist", "artistName":"Gustav Holst", \#
    "artistLinkUrl":"https://music.apple.com/us/artist/gustav-holst/9000001212?uo=4", \#
    "artistId":9000001212, "amgArtistId":9000002, "primaryGenreName":"Classical", \#
    "primaryGenreId":5},
    {"wrapperType":"artist", "artistType":"Artist", "artistName":"Scott Joplin", \#
    "artistLinkUrl":"https://music.apple.com/us/artist/scott-joplin/9000001213?uo=4", \#
    "artistId":9000001213, "amgArtistId":9000003, "primaryGenreName":"Jazz", "primaryGenreId":11},
    {"wrapperType":"artist", "artistType":"Artist", "artistName":"Johann Sebastian Bach", \#
    "artistLinkUrl":"https://music.apple.com/us/artist/johann-sebastian-bach/9000001214?uo=4", \#
    "artistId":9000001214, "amgArtistId":9000014, "primaryGenreName":"Classical", \#
    "primaryGenreId":5},
    {"wrapperType":"artist", "artistType":"Artist", "artistName":"Wolfgang Amadeus Mozart", \#
    "artistLinkUrl":"https://music.apple.com/us/artist/wolfgang-amadeus-mozart/9000001215?uo=4", \#
    "artistId":9000001215, "amgArtistId":9000015, "primaryGenreName":"Classical", \#
    "primaryGenreId":5},
    {"wrapperType":"artist", "artistType":"Artist", "artistName":"Ludwig van Beethoven", \#
    "artistLinkUrl":"https://music.apple.com/us/artist/ludwig-van-beethoven/9000001216?uo=4", \#
    "artistId":9000001216, "amgArtistId":9000016, "primaryGenreName":"Classical", \#
    "primaryGenreId":5},
    {"wrapperType":"artist", "artistType":"Artist", "artistName":"Lili Boulanger", \#
    "artistLinkUrl":"https://music.apple.com/us/artist/lili-boulanger/9000001217?uo=4", \#
    "artistId":9000001217, "amgArtistId":9000017, "primaryGenreName":"Classical", \#
    "primaryGenreId":5},
    {"wrapperType":"artist", "artistType":"Movie Artist", "artistName":"Buster Keaton", \#
    "artistLinkUrl":"https://itunes.apple.com/us/artist/buster-keaton/id9000001201?uo=4", \#
    "artistId":9000001201},
    {"wrapperType":"artist", "artistType":"Movie Artist", "artistName":"Georges Méliès", \#
    "artistLinkUrl":"https://itunes.apple.com/us/artist/georges-melies/id9000001202?uo=4", \#
    "artistId":9000001202, "primaryGenreName":"Short Films", "primaryGenreId":4414},
    {"wrapperType":"artist", "artistType":"Author", "artistName":"Jane Austen", \#
    "artistLinkUrl":"https://books.apple.com/us/author/jane-austen/id9000001251?uo=4", \#
    "artistId":9000001251, "primaryGenreName":"Books", "primaryGenreId":38},
    {"wrapperType":"artist", "artistType":"Author", "artistName":"H. G. Wells", \#
    "artistLinkUrl":"https://books.apple.com/us/author/h-g-wells/id9000001252?uo=4", \#
    "artistId":9000001252, "primaryGenreName":"Books", "primaryGenreId":38},
    {"wrapperType":"artist", "artistType":"Author", "artistName":"紫式部", \#
    "artistLinkUrl":"https://books.apple.com/us/author/%E7%B4%AB%E5%BC%8F%E9%83%A8/id9000001260?uo\#
    =4", "artistId":9000001260},
    {"wrapperType":"artist", "artistType":"TV Show", "artistName":"The Weather Desk of Port \#
    Merrow", "artistLinkUrl":"https://itunes.apple.com/us/tv-show/the-weather-desk-of-port-merrow/\#
    id9000001281?uo=4", "artistId":9000001281, "primaryGenreName":"Comedy", \#
    "primaryGenreId":4000},
    {"wrapperType":"artist", "artistType":"Podcast Artist", "artistName":"Lantern Street Audio", \#
    "artistLinkUrl":"https://podcasts.apple.com/us/artist/lantern-street-audio/9000001271?uo=4", \#
    "artistId":9000001271, "primaryGenreName":"Podcasts", "primaryGenreId":26},
    {"wrapperType":"artist", "artistType":"Software Artist", "artistName":"Paper Kite Software", \#
    "artistLinkUrl":"https://apps.apple.com/us/developer/paper-kite-software/id9000001291?uo=4", \#
    "artistId":9000001291}
    ]
    """#
  }
}
