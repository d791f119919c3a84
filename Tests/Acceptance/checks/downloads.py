"""Episodes and pictures on the disk: byte for byte or not at all, whatever their host does."""
import contextlib, os, sqlite3, urllib.request
from .detour import Detour

EPISODE = "podcast-episode:1000654145267"
# What a host may do to a request for a file, each with the statuses that say so.
HARD = {
    "html-200": (6,), "login-302": (6,), "404-html": (6,), "500-html": (6,), "503": (6,), "403-empty": (6,), "429": (6,),
    "empty-200": (6,), "huge": (6,), "gzip-bomb": (6,), "nested": (6,), "reset": (4,), "close": (4,),
    "redirect-loop": (4,), "redirect-file": (4,), "redirect-elsewhere": (4,),
}
# What assets themselves can do; with these the body comes as a text, which no episode is.
TEXTS = ("truncated", "stall", "slow", "drip")


def get(url):
    with urllib.request.urlopen(url) as reply:
        return reply.read()


@contextlib.contextmanager
def hosted(bench, place):
    """The healthy service, whose episodes are at another place of the server."""
    def route(path):
        if path.startswith(("/search", "/lookup")):
            return get(bench.url + path).replace(b"/asset/preview.m4a", place.encode())
        return bench.url + path
    with Detour(route) as detour:
        yield detour.url


def folder(home):
    path = home.path("Podcasts")
    os.makedirs(path, exist_ok=True)
    return path


def see(bench, home, url):
    seen = home.run(url, "search", "unbuttoned", "--entity", "podcastEpisode", "--json")
    bench.check(seen.status == 0 and seen.items, "an episode to download: %s" % seen)


def whole(bench, home, what):
    """Whether the folder holds the one file, byte for byte."""
    names = os.listdir(folder(home))
    bench.check(len(names) == 1 and names[0].endswith(" [1000654145267].m4a"), "%s: files %s" % (what, names))
    for name in names:
        with open(os.path.join(folder(home), name), "rb") as file:
            bench.check(file.read() == get(bench.url + "/asset/preview.m4a"), "%s: the file has other bytes" % what)


def faults(bench):
    """A host that gives no episode leaves no file, no part, and a status that says what it was."""
    cases = [("/fault/%s/preview.m4a" % name, statuses, name) for name, statuses in HARD.items()]
    cases += [("/fault/%s/asset/preview.m4a" % name, (6,), "asset " + name) for name in TEXTS]
    for place, statuses, name in cases:
        home = bench.home()
        with hosted(bench, place) as url:
            see(bench, home, url)
            run = home.run(url, "download", EPISODE, "to", folder(home))
        bench.check(run.status in statuses and "Could not download" in run.err, "%s: %s" % (name, run))
        bench.check(os.listdir(folder(home)) == [], "%s left %s" % (name, os.listdir(folder(home))))
        rows = home.run(bench.url, "downloads", "--json")
        bench.check([r["state"] for r in rows.items] == ["failed"], "%s: %s" % (name, rows))
    for name in ("no-length", "no-range"):
        home = bench.home()
        with hosted(bench, "/fault/%s/asset/preview.m4a" % name) as url:
            see(bench, home, url)
            run = home.run(url, "download", EPISODE, "to", folder(home))
        bench.check(run.status == 0, "%s: %s" % (name, run))
        whole(bench, home, name)
        again = home.run(bench.url, "download", EPISODE, "to", folder(home))
        bench.check(again.status == 0 and "is downloaded already" in again.err, "%s, again: %s" % (name, again))


def plant(bench, home, count, tag):
    """Leaves a part as an ended run does: some bytes, and in the store what they belong to."""
    [name] = os.listdir(folder(home))
    path = os.path.join(folder(home), name)
    with open(path, "rb") as file:
        data = file.read()
    part = path[:-len("m4a")] + "part"
    with open(part, "wb") as file:
        file.write((data + b"x" * count)[:count])
    os.remove(path)
    with contextlib.closing(sqlite3.connect(home.path("data/reprise/reprise.db"))) as database:
        database.execute("UPDATE download SET state = 'stopped', path = ?, done = ?, total = ?, validator = ?",
                         (part, count, len(data), tag))
        database.commit()


def going_on(bench):
    """Whatever comes for the rest of a part, the file is the one that the host has."""
    size = len(get(bench.url + "/asset/preview.m4a"))
    for fault in ("", "no-range", "bad-range", "no-length"):
        for count in (1, 5000, size - 1, size, size + 100):
            for tag in ('"v1"', '"v0"'):
                home, what = bench.home(), "a part of %d bytes, %s, %s" % (count, tag, fault or "a decent host")
                see(bench, home, bench.url)
                home.run(bench.url, "download", EPISODE, "to", folder(home))
                plant(bench, home, count, tag)
                place = ("/fault/%s" % fault if fault else "") + "/asset/preview.m4a"
                with hosted(bench, place) as url:
                    home.run(url, "search", "unbuttoned", "--entity", "podcastEpisode", "--reload")
                    run = home.run(url, "download", EPISODE, "to", folder(home))
                bench.check(run.status == 0, "%s: %s" % (what, run))
                whole(bench, home, what)


def pictures(bench):
    """A picture is saved in the largest size that the host has, under a name that is true, or not at all."""
    home = bench.home()
    see(bench, home, bench.url)
    run = home.run(bench.url, "artwork", EPISODE, "to", folder(home))
    names = os.listdir(folder(home))
    bench.check(run.status == 0 and len(names) == 1 and names[0].endswith(" 600x600].jpg"), "a picture: %s, %s" % (names, run))
    for name in names:
        with open(os.path.join(folder(home), name), "rb") as file:
            bench.check(file.read() == get(bench.url + "/asset/artwork/1/3000x3000bb.jpg"), "the picture has other bytes")
    again = home.run(bench.url, "artwork", EPISODE, "to", folder(home))
    bench.check(again.status == 0 and os.listdir(folder(home)) == names, "a picture again: %s" % again)

    home = bench.home()
    see(bench, home, bench.url + "/fault/bad-artwork")
    run = home.run(bench.url + "/fault/bad-artwork", "artwork", EPISODE, "to", folder(home))
    bench.check(run.status == 6 and os.listdir(folder(home)) == [], "no picture: %s, %s" % (os.listdir(folder(home)), run))
    small = home.run(bench.url + "/fault/bad-artwork", "artwork", EPISODE, "100x100", "to", folder(home))
    bench.check(small.status == 0 and len(os.listdir(folder(home))) == 1, "a small picture: %s" % small)
