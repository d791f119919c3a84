extension RecordText {
  /// Films, none younger than 1928.
  static var movies: String {
    #"""
    [
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000001, "artistName":"Fritz \#
    Lang", "trackName":"Metropolis", "trackCensoredName":"Metropolis", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/metropolis/id9000000001?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000001.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000001/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000001/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000001/100x100bb.jpg", \#
    "collectionPrice":9.99, "trackPrice":9.99, "trackRentalPrice":3.99, \#
    "collectionHdPrice":14.99, "trackHdPrice":14.99, "trackHdRentalPrice":4.99, \#
    "releaseDate":"1927-01-10T08:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "trackTimeMillis":9187919, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Sci-Fi & Fantasy", "contentAdvisoryRating":"NR", \#
    "shortDescription":"A city of towers stands on the backs of its workers.", \#
    "longDescription":"High above the streets the masters of Metropolis enjoy gardens and races, \#
    while far below whole shifts of workers feed the machines. When the ruler's son follows a \#
    teacher named Maria into the depths, he learns what the city costs, and an inventor builds a \#
    machine in her likeness. Fritz Lang's film took well over a year to shoot at Babelsberg; lost \#
    scenes came to light in Buenos Aires in 2008.", "hasITunesExtras":true},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000002, "artistName":"F. W. \#
    Murnau", "trackName":"Nosferatu", "trackCensoredName":"Nosferatu: A Symphony of Horror", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/nosferatu/id9000000002?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000002.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000002/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000002/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000002/100x100bb.jpg", \#
    "collectionPrice":7.99, "trackPrice":7.99, "trackRentalPrice":2.99, "collectionHdPrice":9.99, \#
    "trackHdPrice":9.99, "trackHdRentalPrice":3.99, "releaseDate":"1922-03-04T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":5655838, "country":"USA", "currency":"USD", "primaryGenreName":"Horror", \#
    "contentAdvisoryRating":"NR", "shortDescription":"A clerk sells a house to a count who sleeps \#
    by day.", "longDescription":"A young clerk crosses the mountains to sell a house to Count \#
    Orlok, and the count follows him home by sea with rats and plague in the hold. Murnau filmed \#
    in real streets and forests, and let a shadow on a staircase do what no mask could. A court \#
    ordered every copy destroyed because the story came from Dracula; enough of them survived.", \#
    "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "artistId":9000001201, "trackId":9000000003, \#
    "artistName":"Buster Keaton & Clyde Bruckman", "trackName":"The General", \#
    "trackCensoredName":"The General", "artistViewUrl":"https://itunes.apple.com/us/artist/buster-\#
    keaton/id9000001201?uo=4", "trackViewUrl":"https://itunes.apple.com/us/movie/the-general/id900\#
    0000003?uo=4", "previewUrl":"https://example.com/reprise/preview/9000000003.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000003/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000003/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000003/100x100bb.jpg", \#
    "collectionPrice":7.99, "trackPrice":7.99, "trackRentalPrice":2.99, "collectionHdPrice":9.99, \#
    "trackHdPrice":9.99, "trackHdRentalPrice":3.99, "releaseDate":"1926-12-31T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":4763757, "country":"USA", "currency":"USD", "primaryGenreName":"Comedy", \#
    "contentAdvisoryRating":"NR", "shortDescription":"One man, one locomotive, and an army \#
    between them.", "longDescription":"An engine driver whom the army would not take sees spies \#
    make off with his locomotive, and gives chase alone, on foot, by handcar and at last by rail. \#
    Keaton did the stunts himself on moving trains, and the bridge that falls with an engine on \#
    it was a real one. It lost money when it was new and is now on most lists of the best \#
    comedies.", "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "artistId":9000001201, "trackId":9000000004, \#
    "artistName":"Buster Keaton", "trackName":"Sherlock Jr.", "trackCensoredName":"Sherlock Jr.", \#
    "artistViewUrl":"https://itunes.apple.com/us/artist/buster-keaton/id9000001201?uo=4", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/sherlock-jr/id9000000004?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000004.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000004/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000004/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000004/100x100bb.jpg", \#
    "collectionPrice":4.99, "trackPrice":4.99, "trackRentalPrice":1.99, "collectionHdPrice":7.99, \#
    "trackHdPrice":7.99, "trackHdRentalPrice":2.99, "releaseDate":"1924-04-21T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":2731676, "country":"USA", "currency":"USD", "primaryGenreName":"Comedy", \#
    "contentAdvisoryRating":"NR", "shortDescription":"A projectionist dreams himself into the \#
    picture.", "longDescription":"A cinema projectionist who studies to be a detective is framed \#
    for the theft of a watch. Asleep beside his machine, he walks into the film on the screen, \#
    where the scenery changes under his feet with every cut. Forty-five minutes of tricks that \#
    editors still take apart to see how they were done.", "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "artistId":9000001202, "trackId":9000000005, \#
    "artistName":"Georges Méliès", "trackName":"Le Voyage dans la Lune", "trackCensoredName":"Le \#
    Voyage dans la Lune (A Trip to the Moon)", \#
    "artistViewUrl":"https://itunes.apple.com/us/artist/georges-melies/id9000001202?uo=4", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/le-voyage-dans-la-lune/id9000000005?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000005.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000005/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000005/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000005/100x100bb.jpg", \#
    "collectionPrice":0.99, "trackPrice":0.99, "trackRentalPrice":0.0, "collectionHdPrice":1.99, \#
    "trackHdPrice":1.99, "trackHdRentalPrice":0.99, "releaseDate":"1902-09-01T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":879595, "country":"USA", "currency":"USD", "primaryGenreName":"Short \#
    Films", "contentAdvisoryRating":"G", "shortDescription":"Astronomers are fired at the moon, \#
    and hit it in the eye.", "longDescription":"Six astronomers climb into a shell, are shot from \#
    a cannon and land in the right eye of the moon, where mushrooms grow as tall as umbrellas and \#
    the inhabitants burst in smoke. Méliès built the sets, played the leader and had some copies \#
    coloured by hand, frame by frame. Known in English as A Trip to the Moon.", \#
    "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000006, "artistName":"Robert \#
    Wiene", "trackName":"The Cabinet of Dr. Caligari", "trackCensoredName":"The Cabinet of Dr. \#
    Caligari", "trackViewUrl":"https://itunes.apple.com/us/movie/the-cabinet-of-dr-caligari/id9000\#
    000006?uo=4", "previewUrl":"https://example.com/reprise/preview/9000000006.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000006/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000006/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000006/100x100bb.jpg", \#
    "collectionPrice":7.99, "trackPrice":7.99, "trackRentalPrice":2.99, "collectionHdPrice":9.99, \#
    "trackHdPrice":9.99, "trackHdRentalPrice":3.99, "releaseDate":"1920-02-26T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":4667514, "country":"USA", "currency":"USD", "primaryGenreName":"Horror", \#
    "contentAdvisoryRating":"NR", "shortDescription":"At the fair a sleeper answers questions \#
    about death.", "longDescription":"A showman at a small-town fair exhibits Cesare, who is said \#
    to have slept for twenty-three years and to know the future. That night the murders begin. \#
    Streets, windows and even shadows were painted crooked on canvas, so that the town itself \#
    looks like something remembered in a fever.", "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000007, "artistName":"Fred C. \#
    Newmeyer & Sam Taylor", "trackName":"Safety Last!", "trackCensoredName":"Safety Last!", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/safety-last/id9000000007?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000007.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000007/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000007/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000007/100x100bb.jpg", \#
    "collectionPrice":6.99, "trackPrice":6.99, "trackRentalPrice":2.99, \#
    "releaseDate":"1923-04-01T08:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "trackTimeMillis":4435433, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Comedy", "contentAdvisoryRating":"NR", \#
    "shortDescription":"He only meant to go up one floor.", "longDescription":"A country boy in \#
    the city has written home about his success, and his fiancée comes to see it. To earn a bonus \#
    he arranges for a friend to climb the store's outside wall, and has to do it himself. Harold \#
    Lloyd hanging from the hands of a clock is one of the most copied pictures in cinema.", \#
    "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000008, "artistName":"Benjamin \#
    Christensen", "trackName":"Häxan", "trackCensoredName":"Häxan: Witchcraft Through the Ages", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/haxan/id9000000008?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000008.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000008/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000008/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000008/100x100bb.jpg", \#
    "collectionPrice":7.99, "trackPrice":7.99, "trackRentalPrice":2.99, "collectionHdPrice":9.99, \#
    "trackHdPrice":9.99, "trackHdRentalPrice":3.99, "releaseDate":"1922-09-18T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":6303352, "country":"USA", "currency":"USD", \#
    "primaryGenreName":"Documentary", "contentAdvisoryRating":"NR", "shortDescription":"An \#
    illustrated lecture on witches that forgets to be a lecture.", "longDescription":"What begins \#
    with engravings and a pointer turns into scenes of cauldrons, confessions and flying to the \#
    sabbath, with the director himself as the devil. Christensen had read the handbook of the \#
    witch hunters and asks what such trials would find today. It was the most expensive silent \#
    film made in Scandinavia and was cut or banned in several countries.", \#
    "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000009, "artistName":"Charlie \#
    Chaplin", "trackName":"The Kid", "trackCensoredName":"The Kid", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/the-kid/id9000000009?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000009.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000009/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000009/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000009/100x100bb.jpg", \#
    "collectionPrice":7.99, "trackPrice":7.99, "trackRentalPrice":2.99, "collectionHdPrice":9.99, \#
    "trackHdPrice":9.99, "trackHdRentalPrice":3.99, "releaseDate":"1921-01-21T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":4091271, "country":"USA", "currency":"USD", "primaryGenreName":"Comedy", \#
    "contentAdvisoryRating":"G", "shortDescription":"A tramp finds a baby and keeps him.", \#
    "longDescription":"A tramp finds an abandoned baby beside the dustbins and, after some \#
    attempts to pass him on, brings him up as his partner in the window trade: the boy breaks \#
    them, the man mends them. When the authorities come for the child, the comedy stops being \#
    one. It was Chaplin's first long film as director, and Jackie Coogan was six when it \#
    opened.", "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000010, "artistName":"Sergei \#
    Eisenstein", "trackName":"Battleship Potemkin", "trackCensoredName":"Battleship Potemkin \#
    (Броненосец «Потёмкин»)", "trackViewUrl":"https://itunes.apple.com/us/movie/battleship-potemki\#
    n/id9000000010?uo=4", "previewUrl":"https://example.com/reprise/preview/9000000010.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000010/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000010/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000010/100x100bb.jpg", \#
    "collectionPrice":7.99, "trackPrice":7.99, "trackRentalPrice":2.99, "collectionHdPrice":9.99, \#
    "trackHdPrice":9.99, "trackHdRentalPrice":3.99, "releaseDate":"1925-12-21T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":4459190, "country":"USA", "currency":"USD", "primaryGenreName":"Drama", \#
    "contentAdvisoryRating":"NR", "shortDescription":"Bad meat, a mutiny, and a flight of steps \#
    in Odessa.", "longDescription":"Sailors refuse to eat rotten meat and take over their ship; \#
    the town comes to the harbour to greet them, and soldiers march down the steps. Eisenstein \#
    made five acts of the events of 1905 and cut them by rhythm rather than by story. The pram on \#
    the Odessa steps has rolled through many films since.", "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000011, "artistName":"Charlie \#
    Chaplin", "trackName":"The Gold Rush", "trackCensoredName":"The Gold Rush", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/the-gold-rush/id9000000011?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000011.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000011/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000011/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000011/100x100bb.jpg", \#
    "collectionPrice":9.99, "trackPrice":9.99, "trackRentalPrice":2.99, \#
    "collectionHdPrice":12.99, "trackHdPrice":12.99, "trackHdRentalPrice":3.99, \#
    "releaseDate":"1925-06-26T08:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "trackTimeMillis":5727109, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Comedy", "contentAdvisoryRating":"G", \#
    "shortDescription":"A lone prospector dines on his boot.", "longDescription":"A prospector \#
    comes to the Klondike with a cane and a bowler hat, shares a cabin with two larger men, and \#
    falls for a dancer who does not see him. There is a boot for dinner, a dance of two bread \#
    rolls, and a house that balances on a cliff. The supper shoe was made of liquorice.", \#
    "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000012, "artistName":"F. W. \#
    Murnau", "trackName":"Sunrise: A Song of Two Humans", "trackCensoredName":"Sunrise: A Song of \#
    Two Humans", "trackViewUrl":"https://itunes.apple.com/us/movie/sunrise-a-song-of-two-humans/id\#
    9000000012?uo=4", "previewUrl":"https://example.com/reprise/preview/9000000012.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000012/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000012/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000012/100x100bb.jpg", \#
    "collectionPrice":9.99, "trackPrice":9.99, "trackRentalPrice":3.99, \#
    "collectionHdPrice":14.99, "trackHdPrice":14.99, "trackHdRentalPrice":4.99, \#
    "releaseDate":"1927-09-23T08:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "trackTimeMillis":5675028, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Romance", "contentAdvisoryRating":"NR", \#
    "shortDescription":"A farmer, his wife, and a day in the city.", "longDescription":"A farmer \#
    is talked into drowning his wife by a woman from the city, and cannot do it. What follows is \#
    one long day in which the two find each other again among trams, cafés and a fair. Murnau's \#
    first American film won an Academy Award at the very first ceremony, for unique and artistic \#
    picture.", "hasITunesExtras":true},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000013, "artistName":"Harry O. \#
    Hoyt", "trackName":"The Lost World", "trackCensoredName":"The Lost World", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/the-lost-world/id9000000013?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000013.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000013/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000013/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000013/100x100bb.jpg", \#
    "collectionPrice":6.99, "trackPrice":6.99, "trackRentalPrice":2.99, \#
    "releaseDate":"1925-02-02T08:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "trackTimeMillis":6282947, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Action & Adventure", "contentAdvisoryRating":"NR", \#
    "shortDescription":"Professor Challenger was right about the dinosaurs.", \#
    "longDescription":"An expedition climbs a plateau above the Amazon to prove that dinosaurs \#
    still live there, and brings one of them to London. Willis O'Brien moved the models frame by \#
    frame, years before he did the same for a giant ape. It comes from the novel by Arthur Conan \#
    Doyle.", "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000014, "artistName":"Rupert \#
    Julian", "trackName":"The Phantom of the Opera", "trackCensoredName":"The Phantom of the \#
    Opera", "trackViewUrl":"https://itunes.apple.com/us/movie/the-phantom-of-the-opera/id900000001\#
    4?uo=4", "previewUrl":"https://example.com/reprise/preview/9000000014.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000014/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000014/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000014/100x100bb.jpg", \#
    "collectionPrice":7.99, "trackPrice":7.99, "trackRentalPrice":2.99, "collectionHdPrice":9.99, \#
    "trackHdPrice":9.99, "trackHdRentalPrice":3.99, "releaseDate":"1925-09-06T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":5630866, "country":"USA", "currency":"USD", "primaryGenreName":"Horror", \#
    "contentAdvisoryRating":"NR", "shortDescription":"Someone under the stage is listening.", \#
    "longDescription":"Beneath the Paris Opera lives a man who teaches a young singer through the \#
    walls and removes those in her way. Lon Chaney designed his own make-up and kept it secret \#
    until the film opened. The masked ball was photographed in an early two-colour process, the \#
    rest is in shadow.", "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000015, "artistName":"Lotte \#
    Reiniger", "trackName":"The Adventures of Prince Achmed", "trackCensoredName":"The Adventures \#
    of Prince Achmed (Die Abenteuer des Prinzen Achmed)", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/the-adventures-of-prince-achmed/id9000000015\#
    ?uo=4", "previewUrl":"https://example.com/reprise/preview/9000000015.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000015/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000015/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000015/100x100bb.jpg", \#
    "collectionPrice":5.99, "trackPrice":5.99, "trackRentalPrice":1.99, "collectionHdPrice":7.99, \#
    "trackHdPrice":7.99, "trackHdRentalPrice":2.99, "releaseDate":"1926-05-02T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":4018785, "country":"USA", "currency":"USD", "primaryGenreName":"Kids & \#
    Family", "contentAdvisoryRating":"G", "shortDescription":"A flying horse, a sorcerer, and a \#
    pair of scissors.", "longDescription":"A sorcerer gives a prince a flying horse and does not \#
    say how to land it. Lotte Reiniger cut every figure out of black card with scissors, joined \#
    them with wire and moved them over lit glass for three years. It is the oldest animated \#
    feature that has survived.", "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000016, "artistName":"Winsor \#
    McCay", "trackName":"Gertie the Dinosaur", "trackCensoredName":"Gertie the Dinosaur", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/gertie-the-dinosaur/id9000000016?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000016.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000016/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000016/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000016/100x100bb.jpg", \#
    "collectionPrice":0.99, "trackPrice":0.99, "releaseDate":"1914-02-08T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":726704, "country":"USA", "currency":"USD", "primaryGenreName":"Short \#
    Films", "contentAdvisoryRating":"G", "shortDescription":"A drawn dinosaur who does as she is \#
    told, mostly.", "longDescription":"A cartoonist wagers that he can bring a dinosaur to life, \#
    and draws one who bows, drinks a lake and throws a mammoth by the tail. McCay toured with the \#
    film and spoke to Gertie from the stage, with a whip in his hand. Thousands of drawings on \#
    rice paper went into it.", "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000017, "artistName":"Edwin S. \#
    Porter", "trackName":"The Great Train Robbery", "trackCensoredName":"The Great Train \#
    Robbery", "trackViewUrl":"https://itunes.apple.com/us/movie/the-great-train-robbery/id90000000\#
    17?uo=4", "previewUrl":"https://example.com/reprise/preview/9000000017.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000017/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000017/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000017/100x100bb.jpg", \#
    "collectionPrice":0.0, "trackPrice":0.0, "trackRentalPrice":0.0, "collectionHdPrice":0.0, \#
    "trackHdPrice":0.0, "trackHdRentalPrice":0.0, "releaseDate":"1903-12-01T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":734623, "country":"USA", "currency":"USD", "primaryGenreName":"Short \#
    Films", "contentAdvisoryRating":"NR", "shortDescription":"Bandits, a train, a posse, in \#
    fourteen shots.", "longDescription":"Bandits tie up a telegraph operator, stop a train and \#
    ride away with the strongbox, and a posse rides after them. Scenes on a real train stand \#
    beside painted sets, and the cuts go back and forth in time. At the end, or at the beginning \#
    if the exhibitor liked, an outlaw fires straight at the audience.", "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000018, "artistName":"Carl \#
    Theodor Dreyer", "trackName":"La Passion de Jeanne d'Arc", "trackCensoredName":"La Passion de \#
    Jeanne d'Arc", "trackViewUrl":"https://itunes.apple.com/us/movie/la-passion-de-jeanne-darc/id9\#
    000000018?uo=4", "previewUrl":"https://example.com/reprise/preview/9000000018.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000018/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000018/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000018/100x100bb.jpg", \#
    "collectionPrice":9.99, "trackPrice":9.99, "trackRentalPrice":3.99, \#
    "collectionHdPrice":14.99, "trackHdPrice":14.99, "trackHdRentalPrice":4.99, \#
    "releaseDate":"1928-04-21T08:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "trackTimeMillis":4882542, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Drama", "contentAdvisoryRating":"NR", \#
    "shortDescription":"A trial, told almost entirely in faces.", "longDescription":"Dreyer took \#
    the words from the record of the trial of 1431 and the rest from the face of Renée \#
    Falconetti, close and without make-up. The original negative burned; a complete copy turned \#
    up in a cupboard of a hospital in Oslo in 1981. Known in English as The Passion of Joan of \#
    Arc.", "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "trackId":9000000019, "artistName":"衣笠貞之助", \#
    "trackName":"狂った一頁", "trackCensoredName":"狂った一頁 (A Page of Madness)", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/%E7%8B%82%E3%81%A3%E3%81%9F%E4%B8%80%E9%A0%8\#
    1/id9000000019?uo=4", "previewUrl":"https://example.com/reprise/preview/9000000019.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000019/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000019/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000019/100x100bb.jpg", \#
    "collectionPrice":4.99, "trackPrice":4.99, "trackRentalPrice":2.99, \#
    "releaseDate":"1926-09-24T08:00:00Z", "collectionExplicitness":"notExplicit", \#
    "trackExplicitness":"notExplicit", "trackTimeMillis":4290461, "country":"USA", \#
    "currency":"USD", "primaryGenreName":"Japanese Cinema", "contentAdvisoryRating":"NR", \#
    "shortDescription":"A man works as a porter where his wife is a patient.", \#
    "longDescription":"A former sailor has taken work in an asylum in order to be near his wife, \#
    who is a patient there and does not know him. The film uses no title cards at all and runs on \#
    superimpositions, quick cuts and memory. Thought lost for decades, it was found by its \#
    director in 1971, in a storehouse at home. Known in English as A Page of Madness.", \#
    "hasITunesExtras":false},
    {"wrapperType":"track", "kind":"feature-movie", "artistId":9000001201, "trackId":9000000020, \#
    "artistName":"Charles Reisner", "trackName":"Steamboat Bill, Jr.", \#
    "trackCensoredName":"Steamboat Bill, Jr.", \#
    "artistViewUrl":"https://itunes.apple.com/us/artist/buster-keaton/id9000001201?uo=4", \#
    "trackViewUrl":"https://itunes.apple.com/us/movie/steamboat-bill-jr/id9000000020?uo=4", \#
    "previewUrl":"https://example.com/reprise/preview/9000000020.m4v", \#
    "artworkUrl30":"https://example.com/reprise/artwork/9000000020/30x30bb.jpg", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000020/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000020/100x100bb.jpg", \#
    "collectionPrice":6.99, "trackPrice":6.99, "trackRentalPrice":2.99, "collectionHdPrice":9.99, \#
    "trackHdPrice":9.99, "trackHdRentalPrice":3.99, "releaseDate":"1928-05-12T08:00:00Z", \#
    "collectionExplicitness":"notExplicit", "trackExplicitness":"notExplicit", \#
    "trackTimeMillis":4238380, "country":"USA", "currency":"USD", "primaryGenreName":"Comedy", \#
    "contentAdvisoryRating":"G", "shortDescription":"A house falls on Buster Keaton, who is \#
    standing in the window.", "longDescription":"A river captain expects a strapping son and gets \#
    a student with a ukulele. Then a cyclone takes the town apart. The front of a house really \#
    does fall over Keaton, who stood on a nail in the ground so that the attic window would miss \#
    him.", "hasITunesExtras":false}
    ]
    """#
  }
}
