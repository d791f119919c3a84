extension Genre {
  /// The genres below each root, a line each: the number and the name in English.
  static let table: [Root: String] = [
    .podcasts: """
    1301 Arts
    1303 Comedy
    1304 Education
    1305 Kids & Family
    1309 TV & Film
    1310 Music
    1314 Religion & Spirituality
    1318 Technology
    1321 Business
    1324 Society & Culture
    1483 Fiction
    1487 History
    1488 True Crime
    1489 News
    1502 Leisure
    1511 Government
    1512 Health & Fitness
    1533 Science
    1545 Sports
    """,
    .music: """
    2 Blues
    3 Comedy
    4 Children's
    5 Classical
    6 Country
    7 Electronic
    8 Holiday
    10 Singer/Songwriter
    11 Jazz
    12 Latino
    13 New Age
    14 Pop
    15 R&B/Soul
    16 Soundtrack
    17 Dance
    18 Hip-Hop/Rap
    19 World
    20 Alternative
    21 Rock
    22 Christian & Gospel
    23 Vocal
    24 Reggae
    27 J-Pop
    29 Anime
    30 Kayokyoku
    50 Fitness
    51 K-Pop
    50000061 Spoken Word
    50000064 French Pop
    50000066 German Pop
    """,
    .musicVideos: """
    1606 Country
    1607 Electronic
    1612 Latino
    1614 Pop
    1615 R&B/Soul
    1618 Hip-Hop/Rap
    1620 Alternative
    1621 Rock
    """,
    .films: """
    4401 Action & Adventure
    4402 Anime
    4403 Classics
    4404 Comedy
    4405 Documentary
    4406 Drama
    4407 Foreign
    4408 Horror
    4409 Independent
    4410 Kids & Family
    4411 Musicals
    4412 Romance
    4413 Sci-Fi & Fantasy
    4414 Short Films
    4415 Special Interest
    4416 Thriller
    4417 Sports
    4418 Western
    4419 Urban
    4420 Holiday
    4421 Made for TV
    4422 Concert Films
    4423 Music Documentaries
    4424 Music Feature Films
    4425 Japanese Cinema
    4426 Jidaigeki
    4427 Tokusatsu
    4428 Korean
    4429 Russian
    4430 Turkish
    4431 Bollywood
    4432 Regional Indian
    4433 Middle Eastern
    4434 African
    """,
    .tv: """
    4000 Comedy
    4001 Drama
    4002 Animation
    4003 Action & Adventure
    4004 Classic
    4005 Kids
    4006 Nonfiction
    4007 Reality
    4008 Sci-Fi & Fantasy
    4009 Sports
    4010 Teens
    4011 Latino
    """,
    .audiobooks: """
    74 News
    75 Programs & Performances
    50000040 Fiction
    50000041 Arts & Entertainment
    50000042 Biographies & Memoirs
    50000043 Business & Personal Finance
    50000044 Kids & Young Adults
    50000045 Classics
    50000046 Comedy
    50000047 Drama & Poetry
    50000048 Speakers & Storytellers
    50000049 History
    50000050 Languages
    50000051 Mysteries & Thrillers
    50000052 Nonfiction
    50000053 Religion & Spirituality
    50000054 Science & Nature
    50000055 Sci-Fi & Fantasy
    50000056 Self Development
    50000057 Sports & Outdoors
    50000058 Technology
    50000059 Travel & Adventure
    50000069 Romance
    50000070 Latino
    """,
    .books: """
    9002 Nonfiction
    9003 Romance
    9004 Travel & Adventure
    9007 Arts & Entertainment
    9008 Biographies & Memoirs
    9009 Business & Personal Finance
    9010 Children & Teens
    9012 Humor
    9015 History
    9018 Religion & Spirituality
    9019 Science & Nature
    9020 Sci-Fi & Fantasy
    9024 Lifestyle & Home
    9025 Health, Mind & Body
    9026 Comics & Graphic Novels
    9027 Computers & Internet
    9028 Cookbooks, Food & Wine
    9029 Professional & Technical
    9030 Parenting
    9031 Fiction & Literature
    9032 Mysteries & Thrillers
    9033 Reference
    9034 Politics & Current Events
    9035 Sports & Outdoors
    """,
    .apps: """
    6000 Business
    6001 Weather
    6002 Utilities
    6003 Travel
    6004 Sports
    6005 Social Networking
    6006 Reference
    6007 Productivity
    6008 Photo & Video
    6009 News
    6010 Navigation
    6011 Music
    6012 Lifestyle
    6013 Health & Fitness
    6014 Games
    6015 Finance
    6016 Entertainment
    6017 Education
    6018 Books
    6020 Medical
    6021 Magazines & Newspapers
    6022 Catalogs
    6023 Food & Drink
    6024 Shopping
    6026 Developer Tools
    6027 Graphics & Design
    """,
  ]
}
