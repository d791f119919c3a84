"""What is watched: its commands as one-shots in every form, prices that change, and what is taken back."""
import gzip, json, urllib.request
from .bench import controls
from .detour import Detour
from .one_shots import BRIEF, cell, comma_table, tab_table, without_age

DEALS = "type id name country price was since below currency store_url".split()
PRICES = "type id country observed_at price rental_price hd_price currency".split()
HISTORY = "shown_at kind title type id country".split()
# Which of them answer with rows of their own, and with which columns.
ANSWERING = (("watchlist", None), ("refresh", None), ("deals", DEALS), ("history", HISTORY), ("history blade", HISTORY))
CHANGING = ("watch %s below 5", "note %s for the long flight", "watch %s below off", "unwatch %s")


def priced(bench, prices):
    """A way on to the healthy service, on which some items cost what `prices` says at the moment."""
    def route(path):
        request = urllib.request.Request(bench.url + path, headers={"Accept-Encoding": "identity"})
        with urllib.request.urlopen(request) as reply:
            body = reply.read()
        if reply.headers.get("Content-Encoding") == "gzip":
            body = gzip.decompress(body)
        document = json.loads(body)
        for record in document.get("results", []):
            if record.get("trackId") in prices:
                record["trackPrice"] = prices[record["trackId"]]
        return json.dumps(document).encode()
    return Detour(route)


def three(bench, home, url):
    """Three films on the watchlist; gives their names in scripts, their ids and their prices."""
    films = home.run(url, "search", "the", "media:movie", "--limit", "40", "--json").items
    films = [item for item in films if (item["price"] or 0) > 1][:3]
    for item in films:
        run = home.run(url, "watch", "movie:%d" % item["id"], "--json")
        bench.check(run.status == 0 and [i["id"] for i in run.items] == [item["id"]], "watch %d: %s" % (item["id"], run))
    bench.check(len(films) == 3, "there are no three films to watch")
    return [item["id"] for item in films], {item["id"]: item["price"] for item in films}


def forms(bench):
    """The forms of each command have the same rows, and none of them touches the saved screen."""
    home = bench.home()
    home.run(bench.url, lines="blade runner media:movie\n1\n")
    saved = home.screen()
    ids, prices = three(bench, home, bench.url)
    with priced(bench, {ids[0]: 0.49}) as detour:
        home.run(detour.url, "refresh")
    for line, own in ANSWERING + (("prices movie:%d" % ids[0], PRICES),):
        # Asked again it would be of another time, and the watchlist is in its place.
        words = ["watchlist"] if line == "refresh" else line.split()
        if line == "refresh":
            run = home.run(bench.url, "refresh", "--json")
            bench.check(run.status == 0 and run.document["kind"] == "watchlist" and run.document["source"] == "live", "refresh: %s" % run)
            with priced(bench, {ids[0]: 0.49}) as detour:
                home.run(detour.url, "refresh")
        alike(bench, home, line, words, own)
        bench.check(home.screen() == saved, "%s touched the saved screen" % line)
    for line in CHANGING:
        for option in ("--json", "--jsonl", "--csv", "--tsv", None):
            words = (line % ("movie:%d" % ids[1])).split() + ([option] if option else [])
            run = home.run(bench.url, *words)
            bench.check(run.status == 0 and str(ids[1]) in run.text and run.err, "%s: %s" % (words, run))
            bench.check(not controls(run.out, "\r\n\t"), "%s: controls" % words)
            if line.startswith("unwatch"):
                home.run(bench.url, "undo")
        if line.startswith("unwatch"):
            continue
        bench.check(home.run(bench.url, "undo").status == 0, "%s is not taken back" % line)
    bench.check(home.screen() == saved, "a change of the watchlist touched the saved screen")
    screen = home.terminal(bench.url, "deals")
    bench.check(screen.end(30) == 0 and b"$0.49" in screen.output, "deals on a terminal: %r" % screen.output)


def alike(bench, home, line, words, own):
    """One command in all forms."""
    def run(*options):
        result = home.run(bench.url, *words, *options)
        bench.check(result.status == 0, "%s %s: %s" % (line, options, result))
        return result

    document = run("--json").document
    items = document["items"]
    bench.check(document["schema"] == 1 and document["count"] == len(items) > 0, "%s --json: %s" % (line, document))
    bench.check(own is None or list(items[0]) == own, "%s --json: the keys %s" % (line, list(items[0])))
    lines = [json.loads(text) for text in run("--jsonl").text.splitlines()]
    bench.check(without_age(lines) == without_age(items), "%s: --jsonl has other items than --json" % line)
    wanted = [[cell(item[key]) for key in item] for item in items]
    for option, table in (("--csv", comma_table), ("--tsv", tab_table)):
        header, *rows = table(run(option).text)
        bench.check(header == list(items[0]) and rows == wanted, "%s %s: other rows than --json" % (line, option))
    brief = own or BRIEF
    bench.check(tab_table(run().text) == [[cell(item[key]) for key in brief] for item in items], "%s: other brief rows than --json" % line)
    bench.check(not controls(run("--json").out), "%s --json: controls" % line)


def prices(bench):
    """A price that falls is a deal with the old and the new one, and the last change is taken back."""
    home = bench.home()
    ids, before = three(bench, home, bench.url)
    bench.check(home.run(bench.url, "deals", "--fail-if-empty").status == 3, "there are deals before anything changed")
    with priced(bench, {ids[0]: 0.49}) as detour:
        run = home.run(detour.url, "refresh", "--json")
        bench.check(run.status == 0 and {i["id"]: i["price"] for i in run.items}[ids[0]] == 0.49, "refresh: %s" % run)
        bench.check(len(detour.paths) == 1, "three items took %s" % detour.paths)
    deals = home.run(bench.url, "deals", "--json").items
    bench.check([(d["id"], d["price"], d["was"]) for d in deals] == [(ids[0], 0.49, before[ids[0]])], "deals: %s" % deals)
    seen = home.run(bench.url, "prices", "movie:%d" % ids[0], "--json").items
    bench.check([p["price"] for p in seen] == [before[ids[0]], 0.49], "prices: %s" % seen)
    screen = home.run(bench.url, lines="deals\nprices 1\n").text
    bench.check("$0.49" in screen and "until" in screen and "since" in screen, "deals and prices as screens: %s" % screen)
    undone = home.run(bench.url, "undo")
    left = [i["id"] for i in home.run(bench.url, "watchlist", "--json").items]
    bench.check(undone.status == 0 and "Taken back: watching" in undone.err and left == ids[:2], "undo: %s, %s" % (undone, left))
    # What does not come is no price, and nothing is lost by it.
    for fault in ("403-empty", "html-200", "truncated", "close"):
        home.run(bench.url + "/fault/" + fault, "refresh")
        now = home.run(bench.url, "prices", "movie:%d" % ids[0], "--json").items
        bench.check(now == seen, "prices after %s: %s" % (fault, now))
        bench.check(home.run(bench.url, "watchlist", "--json").document["count"] == 2, "the watchlist after %s" % fault)
        home = bench.home(like=home) if fault == "403-empty" else home
    bench.check(not home.damage(), "the files are damaged: %s" % home.damage())


def flutter(bench):
    """A price that returns within a day to what it was is no deal, and was never another one."""
    home = bench.home()
    ids, before = three(bench, home, bench.url)
    prices = {}
    with priced(bench, prices) as detour:
        for price in (before[ids[0]], 0.49, before[ids[0]]):
            prices[ids[0]] = price
            bench.check(home.run(detour.url, "refresh").status == 0, "refresh at %s" % price)
        run = home.run(detour.url, "deals")
        bench.check(run.status == 0 and not run.out, "deals after a flutter: %s" % run)
        run = home.run(detour.url, "prices", "movie:%d" % ids[0])
        bench.check(len(run.text.splitlines()) == 1, "prices after a flutter: %s" % run)
