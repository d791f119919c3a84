"""What the catalogue has, from searches and look-ups to what belongs to an item and what it costs elsewhere."""
from .bench import controls
from .detour import Detour

# For each type a search that gives items of it, and the words of the recorded first one, in the list and its detail.
TYPES = {
    "movie": ("blade runner media:movie", "Ridley Scott", "Buy        $9.99"),
    "tv-episode": ("lost media:tv", "LOST, Season 2", "Show       LOST"),
    "tv-season": ("revenge entity:tvSeason", "16 episodes", "Episodes   16"),
    "song": ("death on two legs entity:song", "3:43", "Album      A Night at the Opera"),
    "music-video": ("thriller entity:musicVideo", "album only", "Buy        album only"),
    "album": ("u2 entity:album", "tracks", "Tracks     13"),
    "artist": ("jack entity:musicArtist", "Jack Johnson", "Store      http"),
    "podcast": ("joe budden media:podcast", "The Joe Budden Net", "Feed       https://jbpod.libsyn.com/applepodcast"),
    "podcast-episode": ("episode entity:podcastEpisode", "3:36", "Show       The Joe Budden Podcast"),
    "audiobook": ("hemingway media:audiobook", "$19.95", "Buy        $19.95"),
    "ebook": ("alice media:book", "free", "Buy        free"),
    "app": ("doodle media:app", "20 MB", "Rating     4.5 of 5, 196k ratings"),
    "mac-app": ("bear entity:macSoftware", "Shiny Frog", "Needs      macOS 10.11"),
}
KEYS = """type id name creator creator_id collection collection_id genre released duration_ms track track_count rank price
rental_price hd_price hd_rental_price currency explicitness content_rating average_rating rating_count country store_url
preview_url artwork_url feed_url bundle_id version size_bytes description fetched_at rank_change watched_since below note""".split()


def types(bench):
    """Items of each type, as a list, as a detail and as data; what is searched can be looked up."""
    home = bench.home()
    for kind, (line, row, detail) in TYPES.items():
        screens = home.run(bench.url, lines=line + "\n1\n")
        bench.check(screens.status == 0 and not controls(screens.out), "%s: %s" % (kind, screens))
        listed, _, card = screens.text.partition("\n\n ")
        bench.check(row in screens.text, "a list of %s without %r: %s" % (kind, row, listed))
        bench.check(detail in screens.text, "a detail of %s without %r: %s" % (kind, detail, card))
        data = home.run(bench.url, "search", *line.split(), "--json")
        bench.check(data.items and {i["type"] for i in data.items} == {kind}, "%s as data: %s" % (kind, data))
        bench.check(all(list(i) == KEYS and i["id"] > 0 and i["name"] for i in data.items), "%s as data: other keys" % kind)
        first = data.items[0]
        found = home.run(bench.url, "lookup", str(first["id"]), "--json")
        bench.check([i["name"] for i in found.items] == [first["name"]], "%s looked up: %s" % (kind, found))


def belongings(bench):
    """What `more` brings, of each kind of thing to which something belongs."""
    home = bench.home()

    def more(what, *arguments):
        run = home.run(bench.url, "more", what, "--json", *arguments)
        bench.check(run.status == 0, "more %s: %s" % (what, run))
        return run.items

    songs = more("1441458047")
    bench.check(len(songs) == 18 and songs[0]["id"] == 1441458049, "the songs of an album: %d" % len(songs))
    bench.check([s["track"] for s in songs] == list(range(1, 13)) + list(range(1, 7)), "songs out of order: %s" % [s["track"] for s in songs])
    albums = more("78500")
    bench.check(len(albums) == 49 and {a["creator_id"] for a in albums} == {78500}, "the albums of an artist: %d" % len(albums))
    bench.check(is_descending(albums), "albums: not the newest first")
    episodes = more("tv-episode:81947350")
    bench.check([e["track"] for e in episodes] == list(range(1, 25)), "the episodes of a season: %s" % [e["track"] for e in episodes])
    episodes = more("1535809341")
    bench.check(len(episodes) == 200 and is_descending(episodes), "the episodes of a podcast: %d" % len(episodes))
    bench.check(all(0 < e["duration_ms"] < 86_400_000 for e in episodes), "an episode that lasts a day or nothing")
    apps = more("307727765")
    bench.check(apps and {a["creator"] for a in apps} == {"Lima Sky"}, "the apps of a developer: %s" % apps)
    books = more("379221860")
    bench.check(len(books) == 20 and {b["creator_id"] for b in books} == {2683818}, "the books of an author: %d" % len(books))
    empty = home.run(bench.url, "more", "tv-season:467196195", "--json")
    bench.check(empty.items == [] and "There are no episodes of “Revenge, Season 1”" in empty.err, "a season without episodes: %s" % empty)


def is_descending(items):
    days = [i["released"] for i in items]
    return days == sorted(days, reverse=True)


def comparison(bench):
    """A price in several countries: each in its currency, asked for at once."""
    with Detour(lambda path: bench.url + path) as detour:
        screens = bench.home().run(detour.url, lines="blade runner media:movie\ncompare 1 gb,de,jp\n")
    bench.check(len(detour.paths) == 4, "a search and a comparison of three countries: %s" % detour.paths)
    for price in ("United Kingdom   £7.99", "Germany         9,49 €", "Japan           ¥1,498"):
        bench.check(price in screens.text, "a comparison without %r: %s" % (price, screens))

    # The first answer says what the item is, so nothing else can be under way with it.
    with Detour(lambda path: bench.url + path, meeting=3, alone=1) as detour:
        data = bench.home().run(detour.url, "compare", "1441458047", "us,gb,de,jp", "--json")
    bench.check(len(detour.paths) == 4, "a comparison of four countries: %s" % detour.paths)
    bench.check(detour.most == 3, "the countries of a comparison are asked one after the other: %d at once" % detour.most)
    prices = [(i["country"], i["price"], i["currency"]) for i in data.items]
    bench.check(prices == [("us", 13.99, "USD"), ("gb", 11.19, "GBP"), ("de", 13.29, "EUR"), ("jp", 2098, "JPY")], "a comparison as data: %s" % data)


def abroad(bench):
    """What the user's own store does not have is compared in the stores that do."""
    def route(path):
        return b'{"resultCount":0,"results":[]}' if "country=us" in path.lower() else bench.url + path

    with Detour(route) as detour:
        data = bench.home().run(detour.url, "compare", "1441458047", "gb,de,jp", "--json")
    bench.check([i["price"] for i in data.items] == [11.19, 13.29, 2098], "an item that is sold abroad alone: %s" % data)


def partly(bench):
    """Where one of several requests fails, what the others bring is shown, and what is missing is said."""
    with Detour(lambda path: bench.url + ("/fault/503" if "country=JP" in path else "") + path) as detour:
        run = bench.home().run(detour.url, "compare", "1441458047", "gb,de,jp", "--json")
    bench.check(run.status == 0 and [i["price"] for i in run.items] == [11.19, 13.29, None], "a comparison without Japan: %s" % run)
    bench.check("Not asked (Japan): 127.0.0.1 is out of order just now (status 503)." in run.err, "a comparison without Japan: %r" % run.err)
    with Detour(lambda path: bench.url + ("/fault/503" if "entity=audiobook" in path else "") + path) as detour:
        run = bench.home().run(detour.url, "more", "379221860", "--json")
    bench.check(run.status == 0 and len(run.items) == 20, "books without audiobooks: %s" % run)
    bench.check("A part is missing: 127.0.0.1 is out of order just now (status 503)." in run.err, "books without audiobooks: %r" % run.err)


def retired(bench):
    """Films are in the charts where Apple's search has none of them."""
    url, home = bench.url + "/retired", bench.home()
    screens = home.run(url, lines="zootopia media:movie\n1\n")
    for words in ("1 of 1", "chart of", "Apple's search no longer answers for ", "these are from the charts.",
                  "Buy        $19.99", "Rent       $4.99"):
        bench.check(words in screens.text, "zootopia without %r: %s" % (words, screens))
    data = home.run(url, "search", "zootopia", "media:movie", "--json")
    film = data.items[0]
    bench.check((film["price"], film["rental_price"], film["rank"], data.document["source"]) == (19.99, 4.99, None, "chart"),
                "zootopia as data: %s" % data)
    bench.check("these are from the charts" in data.err, "zootopia as data says nothing of the charts: %r" % data.err)
    terminal = home.terminal(url)
    terminal.wait("›")
    terminal.type("zootopia media:all\r")
    bench.check(terminal.wait("media movie"), "a search of everything does not lead to the films: %r" % terminal.output)
    terminal.kill()


def files(bench, name, count):
    """Of a recorded answer every record is an item with an id and a name."""
    run = bench.home().run("%s/file/%s" % (bench.url, name), "search", "x", "--json", "--limit", "200")
    bench.check(run.status == 0, "%s: %s" % (name, run))
    bench.check(len(run.items) == count, "%s: %d items of %d" % (name, len(run.items), count))
    bench.check(all(i["id"] and i["name"] for i in run.items), "%s: an item without id or name" % name)
