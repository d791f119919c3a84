"""The two hosts of the charts: where one fails, the other stands in; and what they say cannot do harm."""
import glob, json, os
from .bench import controls
from .detour import Detour
from .faults import HARD, timeout

EVIL = "\x1b[31mRED\x1b]0;owned\x07 \x9b5m \u202egpj.exe\u2066 \r\n\tX\x7f\x85\u2028"
# What the newer host says of a chart that the recorded replies have only of the older one.
PODCASTS = json.dumps({"feed": {"title": "Top Podcasts", "results": [
    {"artistName": "One", "id": "101", "name": "First show", "kind": "podcasts", "url": "https://podcasts.apple.com/us/podcast/a/id101"},
    {"id": "102", "name": "Second show"}]}}).encode()


def standing_in(bench, fault):
    """The other host is asked in place of the faulty one, unless the fault is the limit that both share."""
    faulty, good = bench.url + "/fault/" + fault, bench.url

    def older_fails(path):
        return faulty + path if "/rss/" in path else PODCASTS

    def newer_fails(path):
        return faulty + path if "/api/" in path else good + path

    for chart, route, first, count in (("podcasts", older_fails, "/rss/", 2), ("songs", newer_fails, "/api/", 3)):
        with Detour(route) as detour:
            run = bench.home().run(detour.url, "--timeout", timeout(fault), "charts", chart, "--json")
        what = "charts %s with %s at %s" % (chart, fault, first)
        others = [path for path in detour.paths if first not in path]
        bench.check(first in detour.paths[0], "%s: the first request is %s" % (what, detour.paths[0]))
        bench.check(not controls(run.out + run.err.encode()), "%s: %s" % (what, run))
        if HARD[fault][0] == 5:
            bench.check(run.status == 5 and not others, "%s: %s, and asked %s" % (what, run, others))
        else:
            bench.check(run.status == 0 and len(others) == 1, "%s: %s, and asked %s" % (what, run, others))
            bench.check([i["rank"] for i in run.items] == list(range(1, count + 1)), "%s: %s" % (what, run))


def partly(bench):
    """Of the sections of the home screen those that fail say why, and the others are there."""
    with Detour(lambda path: bench.url + ("/fault/503" if "/rss/" in path else "") + path) as detour:
        home = bench.home()
        run = home.run(detour.url, lines="home\n")
    bench.check(run.status == 0 and "Top songs" in run.text and "Top albums" in run.text, "home without the older host: %s" % run)
    bench.check("out of order just now (status 503)" in run.text, "home does not say what is missing: %s" % run.text)


def searched(bench):
    """Films that are looked for in charts which cannot be had are a failure, and not nothing found."""
    for fault in ("503", "403-empty", "html-200", "close"):
        status, sentence = HARD[fault]
        with Detour(lambda path: bench.url + ("/fault/" + fault if "/rss/" in path else "/retired") + path) as detour:
            home = bench.home()
            for run in (home.run(detour.url, "search", "zootopia", "media:movie", "--json"),
                        home.run(detour.url, lines="zootopia media:movie\n")):
                bench.check(run.status == status and not run.out and sentence in run.err, "films in charts with %s: %s" % (fault, run))
    with Detour(lambda path: bench.url + ("/fault/503" if "topvideorentals" in path else "/retired") + path) as detour:
        run = bench.home().run(detour.url, "search", "zootopia", "media:movie", "--json")
        bench.check(run.status == 0 and len(run.items) == 1 and "A chart is missing: " in run.err, "films in one chart of two: %s" % run)


def evil(bench):
    """Texts of a chart that would take over the terminal."""
    feeds = {os.path.basename(path).split("-")[1]: path for path in glob.glob(bench.server.recorded + "/rss-top*.json")}

    def route(path):
        # A row that is opened is looked up as well.
        if "/rss/" not in path:
            return bench.url + path
        name = path.split("/")[3]
        with open(feeds[name], encoding="utf-8") as feed:
            return json.dumps(poisoned(json.load(feed))).encode()

    for chart in ("movies", "podcasts"):
        with Detour(route) as detour:
            run = bench.home().run(detour.url, lines="charts %s\n1\n" % chart)
            bench.check(run.status == 0 and "RED" in run.text, "an evil chart of %s: %s" % (chart, run))
            bench.check(not controls(run.out), "an evil chart of %s: a screen with %s" % (chart, controls(run.out)))
            run = bench.home().run(detour.url, "charts", chart, "--json")
            bench.check(EVIL in run.items[0]["name"], "an evil chart of %s: not as it came: %s" % (chart, run))
            bench.check(not controls(run.out, "\n\u202e\u2066\u2028"), "an evil chart of %s: data with %s" % (chart, controls(run.out)))


def poisoned(value):
    """A feed with escapes before every text that is read."""
    if isinstance(value, list):
        return [poisoned(one) for one in value]
    if isinstance(value, dict):
        return {key: EVIL + one if key == "label" and isinstance(one, str) and not one.startswith("http") else poisoned(one)
                for key, one in value.items()}
    return value
