extension RecordText {
  /// Readings of books that are free to read aloud.
  static var audiobooks: String {
    #"""
    [
    {"wrapperType":"audiobook", "artistId":9000001253, "collectionId":9000000401, \#
    "artistName":"Lewis Carroll", "collectionName":"Alice's Adventures in Wonderland \#
    (Unabridged)", "collectionCensoredName":"Alice's Adventures in Wonderland (Unabridged)", \#
    "artistViewUrl":"https://books.apple.com/us/author/lewis-carroll/id9000001253?uo=4", \#
    "collectionViewUrl":"https://books.apple.com/us/audiobook/alices-adventures-in-wonderland-unab\#
    ridged/id9000000401?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000401/60x6\#
    0bb.jpg", "artworkUrl100":"https://example.com/reprise/artwork/9000000401/100x100bb.jpg", \#
    "collectionPrice":0.99, "collectionExplicitness":"notExplicit", "trackCount":2, \#
    "copyright":"Public domain reading", "country":"USA", "currency":"USD", \#
    "releaseDate":"2006-01-17T08:00:00Z", "primaryGenreName":"Classics", \#
    "previewUrl":"https://example.com/reprise/preview/9000000401.m4a", "description":"A girl \#
    follows a rabbit who is late, and grows and shrinks her way through a country where every \#
    answer makes sense except as an answer. Read in twelve chapters by one voice, with the songs \#
    sung. Recorded in the manner of volunteers who read for the pleasure of it."},
    {"wrapperType":"audiobook", "artistId":9000001252, "collectionId":9000000402, \#
    "artistName":"H. G. Wells", "collectionName":"The Time Machine (Unabridged)", \#
    "collectionCensoredName":"The Time Machine (Unabridged)", \#
    "artistViewUrl":"https://books.apple.com/us/author/h-g-wells/id9000001252?uo=4", \#
    "collectionViewUrl":"https://books.apple.com/us/audiobook/the-time-machine-unabridged/id900000\#
    0402?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000402/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000402/100x100bb.jpg", \#
    "collectionPrice":4.95, "collectionExplicitness":"notExplicit", "trackCount":12, \#
    "copyright":"Public domain reading", "country":"USA", "currency":"USD", \#
    "releaseDate":"2007-08-01T07:00:00Z", "primaryGenreName":"Sci-Fi & Fantasy", \#
    "previewUrl":"https://example.com/reprise/preview/9000000402.m4a", "description":"An inventor \#
    tells his dinner guests where he has been since last Thursday: some eight hundred thousand \#
    years away. What he takes for paradise has a cellar. The first journey in fiction made by \#
    machine at a chosen speed."},
    {"wrapperType":"audiobook", "artistId":9000001255, "collectionId":9000000403, \#
    "artistName":"Arthur Conan Doyle", "collectionName":"The Adventures of Sherlock Holmes \#
    (Unabridged)", "collectionCensoredName":"The Adventures of Sherlock Holmes (Unabridged)", \#
    "artistViewUrl":"https://books.apple.com/us/author/arthur-conan-doyle/id9000001255?uo=4", \#
    "collectionViewUrl":"https://books.apple.com/us/audiobook/the-adventures-of-sherlock-holmes-un\#
    abridged/id9000000403?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000403/60\#
    x60bb.jpg", "artworkUrl100":"https://example.com/reprise/artwork/9000000403/100x100bb.jpg", \#
    "collectionPrice":9.95, "collectionExplicitness":"notExplicit", "trackCount":24, \#
    "copyright":"Public domain reading", "country":"USA", "currency":"USD", \#
    "releaseDate":"2008-10-12T07:00:00Z", "primaryGenreName":"Mysteries & Thrillers", \#
    "previewUrl":"https://example.com/reprise/preview/9000000403.m4a", "description":"Twelve \#
    cases from the rooms in Baker Street, from the scandal in which Holmes is beaten by Irene \#
    Adler to the matter of the copper beeches. Watson tells them as he saw them, which is the \#
    whole trick. Each story fits a long walk."},
    {"wrapperType":"audiobook", "artistId":9000001254, "collectionId":9000000404, \#
    "artistName":"Mary Shelley", "collectionName":"Frankenstein (Unabridged)", \#
    "collectionCensoredName":"Frankenstein (Unabridged)", \#
    "artistViewUrl":"https://books.apple.com/us/author/mary-shelley/id9000001254?uo=4", \#
    "collectionViewUrl":"https://books.apple.com/us/audiobook/frankenstein-unabridged/id9000000404\#
    ?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000404/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000404/100x100bb.jpg", \#
    "collectionPrice":7.95, "collectionExplicitness":"notExplicit", "trackCount":8, \#
    "copyright":"Public domain reading", "country":"USA", "currency":"USD", \#
    "releaseDate":"2009-10-31T07:00:00Z", "primaryGenreName":"Classics", \#
    "previewUrl":"https://example.com/reprise/preview/9000000404.m4a", "description":"A ship in \#
    the ice takes on board a man who has chased his own creation to the end of the world. He \#
    tells his story, and inside it the creature tells another. Begun in a wet summer on Lake \#
    Geneva, when the author was eighteen."},
    {"wrapperType":"audiobook", "artistId":9000001251, "collectionId":9000000405, \#
    "artistName":"Jane Austen", "collectionName":"Pride and Prejudice (Unabridged)", \#
    "collectionCensoredName":"Pride and Prejudice (Unabridged)", \#
    "artistViewUrl":"https://books.apple.com/us/author/jane-austen/id9000001251?uo=4", \#
    "collectionViewUrl":"https://books.apple.com/us/audiobook/pride-and-prejudice-unabridged/id900\#
    0000405?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000405/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000405/100x100bb.jpg", \#
    "collectionPrice":0.0, "collectionExplicitness":"notExplicit", "trackCount":61, \#
    "copyright":"Public domain reading", "country":"USA", "currency":"USD", \#
    "releaseDate":"2005-12-05T08:00:00Z", "primaryGenreName":"Classics", \#
    "previewUrl":"https://example.com/reprise/preview/9000000405.m4a", "description":"Five \#
    daughters, a house that none of them may inherit, and a new neighbour with a good income. \#
    Elizabeth Bennet is clever about everyone but one man, and he about everyone but her. \#
    Sixty-one short chapters, each with a turn in it."},
    {"wrapperType":"audiobook", "artistId":9000001264, "collectionId":9000000406, \#
    "artistName":"夏目漱石", "collectionName":"吾輩は猫である（朗読）", "collectionCensoredName":"吾輩は猫である（朗読）", \#
    "artistViewUrl":"https://books.apple.com/us/author/%E5%A4%8F%E7%9B%AE%E6%BC%B1%E7%9F%B3/id9000\#
    001264?uo=4", "collectionViewUrl":"https://books.apple.com/us/audiobook/%E5%90%BE%E8%BC%A9%E3%\#
    81%AF%E7%8C%AB%E3%81%A6%E3%81%82%E3%82%8B-%E6%9C%97%E8%AA%AD/id9000000406?uo=4", \#
    "artworkUrl60":"https://example.com/reprise/artwork/9000000406/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000406/100x100bb.jpg", \#
    "collectionPrice":10.0, "collectionExplicitness":"notExplicit", "trackCount":11, \#
    "copyright":"Public domain reading", "country":"USA", "currency":"USD", \#
    "releaseDate":"2012-02-14T08:00:00Z", "primaryGenreName":"Classics", \#
    "previewUrl":"https://example.com/reprise/preview/9000000406.m4a", \#
    "description":"名前のない猫が、飼い主の教師とその客たちの無駄話を縁側から観察する。明治の知識人を笑う長篇を、章ごとにゆっくりと朗読した。猫の語り口は最後までまじめである。途\#
    中から聴き始めても、どの章もひとつの夜話として楽しめるように区切ってある。"},
    {"wrapperType":"audiobook", "artistId":9000001265, "collectionId":9000000407, \#
    "artistName":"Voltaire", "collectionName":"Candide, ou l'Optimisme (intégral)", \#
    "collectionCensoredName":"Candide, ou l'Optimisme (intégral)", \#
    "artistViewUrl":"https://books.apple.com/us/author/voltaire/id9000001265?uo=4", \#
    "collectionViewUrl":"https://books.apple.com/us/audiobook/candide-ou-loptimisme-integral/id900\#
    0000407?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000407/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000407/100x100bb.jpg", \#
    "collectionPrice":5.95, "collectionExplicitness":"notExplicit", "trackCount":30, \#
    "copyright":"Public domain reading", "country":"USA", "currency":"USD", \#
    "releaseDate":"2010-03-22T08:00:00Z", "primaryGenreName":"Classics", \#
    "previewUrl":"https://example.com/reprise/preview/9000000407.m4a", "description":"Candide, \#
    élevé dans le meilleur des châteaux, en est chassé pour un baiser et fait le tour du monde en \#
    recevant des coups. Guerre, naufrage, tremblement de terre : son maître Pangloss a une \#
    explication pour tout. Trente chapitres brefs, lus d'une voix égale."},
    {"wrapperType":"audiobook", "artistId":9000001266, "collectionId":9000000408, \#
    "artistName":"Charlotte Perkins Gilman", "collectionName":"The Yellow Wallpaper \#
    (Unabridged)", "collectionCensoredName":"The Yellow Wallpaper (Unabridged)", \#
    "artistViewUrl":"https://books.apple.com/us/author/charlotte-perkins-gilman/id9000001266?uo=4"\#
    , "collectionViewUrl":"https://books.apple.com/us/audiobook/the-yellow-wallpaper-unabridged/id\#
    9000000408?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000408/60x60bb.jpg"\#
    , "artworkUrl100":"https://example.com/reprise/artwork/9000000408/100x100bb.jpg", \#
    "collectionExplicitness":"notExplicit", "trackCount":1, "copyright":"Public domain reading", \#
    "country":"USA", "currency":"USD", "releaseDate":"2011-09-09T07:00:00Z", \#
    "primaryGenreName":"Fiction", "previewUrl":"https://example.com/reprise/preview/9000000408.m4a\#
    ", "description":"A woman is ordered to rest in an upstairs room and to write nothing. She \#
    writes about the wallpaper. Six thousand words that take half an hour to hear and rather \#
    longer to put away."},
    {"wrapperType":"audiobook", "artistId":9000001252, "collectionId":9000000409, \#
    "artistName":"H. G. Wells", "collectionName":"The War of the Worlds (Unabridged)", \#
    "collectionCensoredName":"The War of the Worlds (Unabridged)", \#
    "artistViewUrl":"https://books.apple.com/us/author/h-g-wells/id9000001252?uo=4", \#
    "collectionViewUrl":"https://books.apple.com/us/audiobook/the-war-of-the-worlds-unabridged/id9\#
    000000409?uo=4", "artworkUrl60":"https://example.com/reprise/artwork/9000000409/60x60bb.jpg", \#
    "artworkUrl100":"https://example.com/reprise/artwork/9000000409/100x100bb.jpg", \#
    "collectionPrice":-1.0, "collectionExplicitness":"notExplicit", "trackCount":27, \#
    "copyright":"Public domain reading", "country":"USA", "currency":"USD", \#
    "releaseDate":"2014-04-01T07:00:00Z", "primaryGenreName":"Sci-Fi & Fantasy", \#
    "previewUrl":"https://example.com/reprise/preview/9000000409.m4a", "description":"Cylinders \#
    fall on Surrey, and what climbs out has no interest in talking. The narrator walks through \#
    the emptying suburbs with nothing to fight with. Wells had bicycled the roads first, choosing \#
    which houses to knock down."}
    ]
    """#
  }
}
