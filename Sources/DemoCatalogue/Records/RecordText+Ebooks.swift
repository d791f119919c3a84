extension RecordText {
  /// Books out of copyright, in seven languages.
  static var ebooks: String {
    #"""
    [
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000501/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000501/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/herman-melville/id9000001257?uo=4", \#
    "trackCensoredName":"Moby-Dick; or, The Whale", "fileSizeBytes":1284096, \#
    "formattedPrice":"Free", "trackViewUrl":"https://books.apple.com/us/book/moby-dick-or-the-whal\#
    e/id9000000501?uo=4", "kind":"ebook", "artistIds":[9000001257], "artistId":9000001257, \#
    "artistName":"Herman Melville", "genres":["Fiction & Literature", "Books"], "price":0.0, \#
    "description":"<p>A schoolmaster goes to sea and signs on with a captain who hunts one \#
    particular whale. Between the chase and the end of it there is room for everything: \#
    <i>cetology</i>, chowder, a sermon, a doubloon.</p><p>Sold badly in its first forty years. \#
    Nobody has found a short way through it since.</p>", "genreIds":["9031", "38"], \#
    "releaseDate":"1851-11-14T07:00:00Z", "currency":"USD", "trackId":9000000501, \#
    "trackName":"Moby-Dick; or, The Whale", "averageUserRating":4.5, "userRatingCount":812},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000502/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000502/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/bram-stoker/id9000001256?uo=4", \#
    "trackCensoredName":"Dracula", "fileSizeBytes":903168, "formattedPrice":"$0.99", \#
    "trackViewUrl":"https://books.apple.com/us/book/dracula/id9000000502?uo=4", "kind":"ebook", \#
    "artistIds":[9000001256], "artistId":9000001256, "artistName":"Bram Stoker", \#
    "genres":["Fiction & Literature", "Books"], "price":0.99, "description":"A solicitor's clerk \#
    writes down what he sees in a castle in Transylvania, and his letters are the first of many. \#
    The whole novel is diaries, telegrams and newspaper cuttings, put in order by those who \#
    survive it. <br /><br />The count himself is hardly ever in the room.", "genreIds":["9031", \#
    "38"], "releaseDate":"1897-05-26T07:00:00Z", "currency":"USD", "trackId":9000000502, \#
    "trackName":"Dracula", "averageUserRating":4.5, "userRatingCount":1530},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000503/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000503/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/mary-shelley/id9000001254?uo=4", \#
    "trackCensoredName":"Frankenstein; or, The Modern Prometheus", "fileSizeBytes":611328, \#
    "formattedPrice":"Free", "trackViewUrl":"https://books.apple.com/us/book/frankenstein-or-the-m\#
    odern-prometheus/id9000000503?uo=4", "kind":"ebook", "artistIds":[9000001254], \#
    "artistId":9000001254, "artistName":"Mary Shelley", "genres":["Sci-Fi & Fantasy", "Books"], \#
    "price":0.0, "description":"<b>A student makes a man and runs away from him.</b> Left to \#
    himself, the creature learns to speak by listening at a cottage wall, reads Milton, and comes \#
    to ask for what he is owed. Printed without the author's name in 1818, when she was twenty.", \#
    "genreIds":["9020", "38"], "releaseDate":"1818-01-01T07:00:00Z", "currency":"USD", \#
    "trackId":9000000503, "trackName":"Frankenstein; or, The Modern Prometheus", \#
    "averageUserRating":4.0, "userRatingCount":964},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000504/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000504/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/jane-austen/id9000001251?uo=4", \#
    "trackCensoredName":"Pride and Prejudice", "fileSizeBytes":727040, "formattedPrice":"Free", \#
    "trackViewUrl":"https://books.apple.com/us/book/pride-and-prejudice/id9000000504?uo=4", \#
    "kind":"ebook", "artistIds":[9000001251], "artistId":9000001251, "artistName":"Jane Austen", \#
    "genres":["Romance", "Books"], "price":0.0, "description":"It is a truth that every family in \#
    the neighbourhood acknowledges: a single man with a fortune must want a wife. Elizabeth \#
    Bennet refuses two proposals, one of them wisely. &ldquo;Light, and bright, and \#
    sparkling&rdquo; was its author's own complaint about it.", "genreIds":["9003", "38"], \#
    "releaseDate":"1813-01-28T07:00:00Z", "currency":"USD", "trackId":9000000504, \#
    "trackName":"Pride and Prejudice", "averageUserRating":4.5, "userRatingCount":2411},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000505/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000505/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/jane-austen/id9000001251?uo=4", \#
    "trackCensoredName":"Sense and Sensibility", "fileSizeBytes":699392, \#
    "formattedPrice":"$1.99", "trackViewUrl":"https://books.apple.com/us/book/sense-and-sensibilit\#
    y/id9000000505?uo=4", "kind":"ebook", "artistIds":[9000001251], "artistId":9000001251, \#
    "artistName":"Jane Austen", "genres":["Romance", "Books"], "price":1.99, "description":"Two \#
    sisters lose their house in one chapter and their hearts in the next few. One of them says so \#
    and the other does not. It was Austen's first printed novel, &#8220;by a Lady&#8221;, and she \#
    paid for the printing.", "genreIds":["9003", "38"], "releaseDate":"1811-10-30T07:00:00Z", \#
    "currency":"USD", "trackId":9000000505, "trackName":"Sense and Sensibility", \#
    "averageUserRating":4.0, "userRatingCount":655},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000506/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000506/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/h-g-wells/id9000001252?uo=4", \#
    "trackCensoredName":"The Time Machine", "fileSizeBytes":262144, "formattedPrice":"Free", \#
    "trackViewUrl":"https://books.apple.com/us/book/the-time-machine/id9000000506?uo=4", \#
    "kind":"ebook", "artistIds":[9000001252], "artistId":9000001252, "artistName":"H. G. Wells", \#
    "genres":["Sci-Fi & Fantasy", "Books"], "price":0.0, "description":"A man builds a machine of \#
    nickel, ivory and quartz and rides it to the year 802,701. There he finds small gentle people \#
    in ruined halls, and wells in the hillside with something breathing below. He has left his \#
    only way home on the lawn.", "genreIds":["9020", "38"], "releaseDate":"1895-05-07T07:00:00Z", \#
    "currency":"USD", "trackId":9000000506, "trackName":"The Time Machine", \#
    "averageUserRating":4.0, "userRatingCount":733},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000507/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000507/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/lewis-carroll/id9000001253?uo=4", \#
    "trackCensoredName":"Alice's Adventures in Wonderland", "fileSizeBytes":389120, \#
    "formattedPrice":"Free", "trackViewUrl":"https://books.apple.com/us/book/alices-adventures-in-\#
    wonderland/id9000000507?uo=4", "kind":"ebook", "artistIds":[9000001253], \#
    "artistId":9000001253, "artistName":"Lewis Carroll", "genres":["Children & Teens", "Books"], \#
    "price":0.0, "description":"Down a rabbit hole there is a hall of locked doors and a bottle \#
    without the word <i>poison</i> on it. Alice, who is seven and well brought up, argues with a \#
    caterpillar, a duchess and a pack of cards. The story was told first in a rowing boat, on a \#
    July afternoon in 1862.", "genreIds":["9010", "38"], "releaseDate":"1865-11-26T07:00:00Z", \#
    "currency":"USD", "trackId":9000000507, "trackName":"Alice's Adventures in Wonderland", \#
    "averageUserRating":4.5, "userRatingCount":1988},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000508/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000508/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/daniel-defoe/id9000001258?uo=4", \#
    "trackCensoredName":"The Life and Strange Surprizing Adventures of Robinson Crusoe, of York, \#
    Mariner: Who Lived Eight and Twenty Years, All Alone in an Un-inhabited Island on the Coast \#
    of America, Near the Mouth of the Great River of Oroonoque; Having Been Cast on Shore by \#
    Shipwreck, Wherein All the Men Perished but Himself", "fileSizeBytes":847872, \#
    "formattedPrice":"$2.99", "trackViewUrl":"https://books.apple.com/us/book/the-life-and-strange\#
    -surprizing-adventures-of-robinson-cruso/id9000000508?uo=4", "kind":"ebook", \#
    "artistIds":[9000001258], "artistId":9000001258, "artistName":"Daniel Defoe", \#
    "genres":["Fiction & Literature", "Books"], "price":2.99, "description":"A man alone makes a \#
    table, a calendar, a boat too heavy to launch, and an umbrella. Crusoe keeps accounts of his \#
    luck in two columns, debtor and creditor. The title page told the whole story, which did not \#
    stop anybody from buying it.", "genreIds":["9031", "38"], \#
    "releaseDate":"1719-04-25T07:00:00Z", "currency":"USD", "trackId":9000000508, \#
    "trackName":"The Life and Strange Surprizing Adventures of Robinson Crusoe, of York, Mariner: \#
    Who Lived Eight and Twenty Years, All Alone in an Un-inhabited Island on the Coast of \#
    America, Near the Mouth of the Great River of Oroonoque; Having Been Cast on Shore by \#
    Shipwreck, Wherein All the Men Perished but Himself", "averageUserRating":4.0, \#
    "userRatingCount":402},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000509/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000509/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/%E7%B4%AB%E5%BC%8F%E9%83%A8/id9000001260?uo\#
    =4", "trackCensoredName":"源氏物語", "fileSizeBytes":2236416, "formattedPrice":"Free", \#
    "trackViewUrl":"https://books.apple.com/us/book/%E6%BA%90%E6%B0%8F%E7%89%A9%E8%AA%9E/id9000000\#
    509?uo=4", "kind":"ebook", "artistIds":[9000001260], "artistId":9000001260, \#
    "artistName":"紫式部", "genres":["Fiction & Literature", "Books"], "price":0.0, \#
    "description":"帝の子でありながら臣下に下った光源氏の恋と栄華、そして翳りを、五十四帖にわたって描く。作者は宮廷に仕えた女性で、物語の後半は次の世代の宇治の恋へと移る。千年前\#
    の人の心の動きが、季節の移ろいとともに細やかに記されている。世界でもっとも古い長篇小説のひとつに数えられる。", "genreIds":["9031", "38"], \#
    "releaseDate":"1000-01-01T07:00:00Z", "currency":"USD", "trackId":9000000509, \#
    "trackName":"源氏物語", "averageUserRating":4.5, "userRatingCount":311},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000510/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000510/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/%E4%B8%8A%E7%94%B0%E7%A7%8B%E6%88%90/id9000\#
    001261?uo=4", "trackCensoredName":"雨月物語", "fileSizeBytes":331776, "formattedPrice":"$1.99", \#
    "trackViewUrl":"https://books.apple.com/us/book/%E9%9B%A8%E6%9C%88%E7%89%A9%E8%AA%9E/id9000000\#
    510?uo=4", "kind":"ebook", "artistIds":[9000001261], "artistId":9000001261, \#
    "artistName":"上田秋成", "genres":["Fiction & Literature", "Books"], "price":1.99, \#
    "description":"雨のあがった朧月の夜に編まれたという九つの怪談。死んだ妻は荒れた家で夫を待ち、亡霊となった友は約束の日に千里を越えて訪れる。中国の古い話と日本の古典を織り合わ\#
    せた、江戸時代の読本の名作。どの話も短く、夜にひとつずつ読むのがよい。", "genreIds":["9031", "38"], \#
    "releaseDate":"1776-04-01T07:00:00Z", "currency":"USD", "trackId":9000000510, \#
    "trackName":"雨月物語", "averageUserRating":4.5, "userRatingCount":129},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000511/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000511/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/%E6%9B%B9%E9%9B%AA%E8%8A%B9/id9000001262?uo\#
    =4", "trackCensoredName":"紅樓夢", "fileSizeBytes":3145728, "formattedPrice":"Free", \#
    "trackViewUrl":"https://books.apple.com/us/book/%E7%B4%85%E6%A8%93%E5%A4%A2/id9000000511?uo=4"\#
    , "kind":"ebook", "artistIds":[9000001262], "artistId":9000001262, "artistName":"曹雪芹", \#
    "genres":["Fiction & Literature", "Books"], "price":0.0, \#
    "description":"一塊無才補天的石頭來到人間，化作寶玉，在大觀園裡與黛玉、寶釵和眾多女子一同長大。園中的詩社、宴席與眼淚，寫盡一個大家族由盛而衰的過程。前八十回以抄本流傳，一百\#
    二十回的活字本在一七九一年刊行。人物多達數百，各有各的聲音。", "genreIds":["9031", "38"], \#
    "releaseDate":"1791-01-01T07:00:00Z", "currency":"USD", "trackId":9000000511, \#
    "trackName":"紅樓夢", "averageUserRating":4.5, "userRatingCount":276},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000512/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000512/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/%D9%85%D9%88%D9%84%D9%81-%D9%85%D8%AC%D9%87\#
    %D9%88%D9%84/id9000001267?uo=4", "trackCensoredName":"ألف ليلة وليلة", \#
    "fileSizeBytes":4194304, "formattedPrice":"Free", \#
    "trackViewUrl":"https://books.apple.com/us/book/%D8%A7%D9%84%D9%81-%D9%84%D9%8A%D9%84%D8%A9-%D\#
    9%88%D9%84%D9%8A%D9%84%D8%A9/id9000000512?uo=4", "kind":"ebook", "artistIds":[9000001267], \#
    "artistId":9000001267, "artistName":"مؤلف مجهول", "genres":["Fiction & Literature", "Books"], \#
    "price":0.0, "description":"تروي شهرزاد للملك كل ليلة حكاية لا تتمها إلا في الليلة التالية، \#
    فتنجو بحياتها ليلة بعد ليلة. في الحكايات تجار وصيادون وجنّ وملوك ومدن من نحاس. طُبعت في بولاق \#
    سنة ١٨٣٥، وجُمعت قبل ذلك عبر قرون من رواة كثيرين.", "genreIds":["9031", "38"], \#
    "releaseDate":"1835-01-01T07:00:00Z", "currency":"USD", "trackId":9000000512, \#
    "trackName":"ألف ليلة وليلة", "averageUserRating":4.0, "userRatingCount":88},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000513/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000513/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/franz-kafka/id9000001259?uo=4", \#
    "trackCensoredName":"Die Verwandlung", "fileSizeBytes":204800, "formattedPrice":"$0.99", \#
    "trackViewUrl":"https://books.apple.com/us/book/die-verwandlung/id9000000513?uo=4", \#
    "kind":"ebook", "artistIds":[9000001259], "artistId":9000001259, "artistName":"Franz Kafka", \#
    "genres":["Fiction & Literature", "Books"], "price":0.99, "description":"Gregor Samsa erwacht \#
    eines Morgens als Ungeziefer und denkt zuerst an den verpassten Zug. Die Familie gewöhnt sich \#
    an vieles, nur nicht an ihn. Der Verfasser bat den Verlag, das Tier auf dem Umschlag \#
    <em>nicht einmal von Ferne</em> zu zeigen.", "genreIds":["9031", "38"], \#
    "releaseDate":"1915-10-01T07:00:00Z", "currency":"USD", "trackId":9000000513, \#
    "trackName":"Die Verwandlung", "averageUserRating":4.0, "userRatingCount":540},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000514/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000514/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/%D0%BB%D0%B5%D0%B2-%D1%82%D0%BE%D0%BB%D1%81\#
    %D1%82%D0%BE%D0%B8/id9000001263?uo=4", "trackCensoredName":"Война и мир", \#
    "fileSizeBytes":3407872, "formattedPrice":"$3.99", \#
    "trackViewUrl":"https://books.apple.com/us/book/%D0%B2%D0%BE%D0%B8%D0%BD%D0%B0-%D0%B8-%D0%BC%D\#
    0%B8%D1%80/id9000000514?uo=4", "kind":"ebook", "artistIds":[9000001263], \#
    "artistId":9000001263, "artistName":"Лев Толстой", "genres":["Fiction & Literature", \#
    "Books"], "price":3.99, "description":"Пять семей, пятнадцать лет и одно нашествие. На балах \#
    говорят по-французски, под Бородином молчат, а Пьер Безухов всё не может решить, как жить. \#
    Толстой писал роман шесть лет и не любил, когда его называли романом.", "genreIds":["9031", \#
    "38"], "releaseDate":"1869-12-01T07:00:00Z", "currency":"USD", "trackId":9000000514, \#
    "trackName":"Война и мир", "averageUserRating":4.5, "userRatingCount":377},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000515/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000515/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/oscar-wilde/id9000001268?uo=4", \#
    "trackCensoredName":"The Picture of Dorian Gray", "fileSizeBytes":419840, \#
    "trackViewUrl":"https://books.apple.com/us/book/the-picture-of-dorian-gray/id9000000515?uo=4"\#
    , "kind":"ebook", "artistIds":[9000001268], "artistId":9000001268, "artistName":"Oscar \#
    Wilde", "genres":["Fiction & Literature", "Books"], "description":"A young man wishes that \#
    his portrait would grow old in his place, and it does. He stays handsome, the canvas in the \#
    locked schoolroom keeps the accounts. The magazine that printed it first cut some five \#
    hundred words without asking.", "genreIds":["9031", "38"], \#
    "releaseDate":"1890-06-20T07:00:00Z", "currency":"USD", "trackId":9000000515, \#
    "trackName":"The Picture of Dorian Gray", "averageUserRating":4.5, "userRatingCount":1204},
    {"artworkUrl60":"https://example.com/reprise/artwork/9000000516/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000516/100x100bb.jpg", \#
    "artistViewUrl":"https://books.apple.com/us/author/mary-wollstonecraft/id9000001269?uo=4", \#
    "trackCensoredName":"A Vindication of the Rights of Woman", "fileSizeBytes":458752, \#
    "formattedPrice":"Free", "trackViewUrl":"https://books.apple.com/us/book/a-vindication-of-the-\#
    rights-of-woman/id9000000516?uo=4", "kind":"ebook", "artistIds":[9000001269], \#
    "artistId":9000001269, "artistName":"Mary Wollstonecraft", "genres":["Politics & Current \#
    Events", "Books"], "price":0.0, "description":"Written in about six weeks as an answer to \#
    those who thought education wasted on half of mankind. Girls are taught to please, it says, \#
    and then blamed for being good at nothing else. Two editions were sold in its first year.", \#
    "genreIds":["9034", "38"], "releaseDate":"1792-01-01T07:00:00Z", "currency":"USD", \#
    "trackId":9000000516, "trackName":"A Vindication of the Rights of Woman"}
    ]
    """#
  }
}
