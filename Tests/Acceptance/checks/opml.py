"""Lists that leave and come in: OPML as other programs read it, and JSON from one home to another."""
import atexit, functools, json, os, shutil, subprocess, tempfile, venv
from xml.etree import ElementTree

SEARCH = ("search", "ann", "arbor", "media:podcasts")
NASTY = 'Tom & "Jerry" <b>\'s\' \u201cshow\u201d \U0001f3ac ]]> --'


def export(bench, home, format, name, *arguments):
    path = home.path(name)
    run = home.run(bench.url, *arguments, "export", format, path)
    bench.check(run.status == 0, "export %s: %s" % (format, run))
    with open(path, "rb") as file:
        return file.read()


def watching(bench):
    """A home that watches all podcasts of a search."""
    home = bench.home()
    items = home.run(bench.url, *SEARCH, "--json").items
    run = home.run(bench.url, lines=" ".join(SEARCH[1:]) + "\nwatch all\nnote 1 " + NASTY + "\n")
    bench.check(items and run.status == 0, "watch: %s" % run)
    return home, items


def outlines(data):
    return [(o.get("text"), o.get("xmlUrl")) for o in ElementTree.fromstring(data).iter("outline") if o.get("xmlUrl")]


def wanted(items):
    return sorted((item["name"], item["feed_url"]) for item in items if item["feed_url"])


def read_elsewhere(bench):
    """What is exported is what a reader of XML and a reader of OPML find in it."""
    home, items = watching(bench)
    data = export(bench, home, "opml", "feeds.opml")
    bench.check(sorted(outlines(data)) == wanted(items), "opml: other feeds than were watched: %r" % data)
    python = reader()
    if python is None:
        print("opml: listparser cannot be installed here, so that its reading is skipped", flush=True)
        return
    script = "import json, sys, listparser\n" \
             "found = listparser.parse(open(sys.argv[1], 'rb').read())\n" \
             "print(json.dumps([[f['title'], f['url']] for f in found['feeds']] + [['bozo', repr(found.get('bozo_exception'))]]))"
    run = subprocess.run([python, "-c", script, home.path("feeds.opml")], capture_output=True, text=True)
    *feeds, problem = json.loads(run.stdout or '[["bozo", "nothing"]]')
    bench.check(sorted(map(tuple, feeds)) == wanted(items) and problem[1] == "None", "listparser: %s %s" % (run.stdout, run.stderr))


@functools.lru_cache(maxsize=1)
def reader():
    """A Python that has listparser; None where it cannot be had."""
    folder = tempfile.mkdtemp(prefix="listparser-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    python = os.path.join(folder, "bin", "python")
    try:
        venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "listparser"], check=True, capture_output=True, timeout=120)
    except (OSError, subprocess.SubprocessError):
        return None
    return python


def homes(bench):
    """JSON and lines of it go from home to home without a byte of difference, and are taken back as one."""
    home, items = watching(bench)
    for format in ("json", "jsonl"):
        first = export(bench, home, format, "list." + format)
        other = bench.home()
        run = other.run(bench.url, "import", home.path("list." + format), "--json")
        bench.check(run.status == 0 and len(run.items) == len(items) and "%d new" % len(items) in run.err, "import: %s" % run)
        second = export(bench, other, format, "copy." + format)
        bench.check(first == second, "%s: the copy differs" % format)
        again = other.run(bench.url, "import", home.path("list." + format))
        bench.check("0 new, %d already watched" % len(items) in again.err, "import again: %s" % again)
        bench.check(other.run(bench.url, "undo").status == 0 and not other.run(bench.url, "watchlist").out, "undo of an import")
        bench.check(not other.damage(), "damage")


def subscriptions(bench):
    """Feeds of other programs wait, find their podcasts at the prompt, and go on where a kill has stopped it."""
    home = bench.home()
    items = [item for item in home.run(bench.url, *SEARCH, "--json").items if item["feed_url"]][:3]
    root = ElementTree.Element("opml", version="1.0")
    body = ElementTree.SubElement(root, "body")
    for item in items:
        address = item["feed_url"].replace("https://", "http://").rstrip("/") + "/"
        ElementTree.SubElement(body, "outline", title=item["name"], text="x", xmlUrl=address)
    ElementTree.SubElement(body, "outline", text=NASTY, xmlUrl="https://nowhere.example/feed")
    path = home.path("in.opml")
    ElementTree.ElementTree(root).write(path, encoding="utf-16")
    asked = bench.server.requests()
    run = home.run(bench.url, "import", path)
    bench.check(run.status == 0 and "%d new" % (len(items) + 1) in run.err, "import: %s" % run)
    bench.check(bench.server.requests() == asked, "a one-shot has looked for podcasts")
    waiting = home.run(bench.url, "watchlist", "--json").items
    bench.check([i["id"] for i in waiting] == [None] * (len(items) + 1) and waiting[-1]["name"] == NASTY, "waiting: %s" % waiting)
    killed = home.terminal(bench.url)
    bench.check(killed.wait("reprise"), "no prompt")
    killed.kill()
    screen = home.terminal(bench.url)
    bench.check(screen.wait("in Apple's catalogue", 30), "not looked for: %r" % screen.output)
    screen.type("q\r")
    bench.check(screen.end(5) == 0, "quit")
    found = home.run(bench.url, "watchlist", "--json").items
    bench.check(sorted(i["id"] or 0 for i in found) == sorted([i["id"] for i in items] + [0]), "found: %s" % found)
    bench.check(len(outlines(export(bench, home, "opml", "out.opml"))) == len(items) + 1, "those that wait are missing")
    bench.check(not home.damage(), "damage")
