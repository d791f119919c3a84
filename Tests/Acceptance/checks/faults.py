"""Every fault of the server against every command that asks it something."""
import re

from .bench import controls

OUT_OF_ORDER = "127.0.0.1 is out of order just now (status %d)."
LIMITED = "Apple limits requests just now."
SLOW = "127.0.0.1 took too long to answer."
LOST = "the connection to 127.0.0.1 was lost."
SHORT = "the answer of 127.0.0.1 was cut short."
STRANGE = "what came from 127.0.0.1 is not an answer."
LARGE = "the answer of 127.0.0.1 was too large."
PAGE = "a web page came in place of an answer."

# What a fault ends with, and why; the faults that are not here do not keep an answer from coming.
HARD = {
    "403-empty": (5, LIMITED), "403-list": (5, LIMITED), "429": (5, LIMITED),
    "404-html": (6, OUT_OF_ORDER % 404), "500-html": (6, OUT_OF_ORDER % 500), "502": (6, OUT_OF_ORDER % 502),
    "503": (6, OUT_OF_ORDER % 503), "504": (6, OUT_OF_ORDER % 504), "html-200": (6, PAGE), "login-302": (6, PAGE),
    "empty-200": (6, "the answer of 127.0.0.1 was empty."), "truncated": (6, SHORT), "cut-chunked": (6, SHORT),
    "cut-eof": (6, SHORT), "json-tail": (6, "more than an answer came from 127.0.0.1."), "not-results": (6, STRANGE),
    "results-object": (6, STRANGE), "slow": (4, SLOW), "drip": (4, SLOW), "stall": (4, SLOW), "hang": (4, SLOW),
    "reset": (4, LOST), "close": (4, LOST),
    "redirect-loop": (4, "127.0.0.1 led on from address to address without end."),
    "redirect-file": (4, "127.0.0.1 led on to file:///etc/hostname, which is not followed."),
    "redirect-elsewhere": (4, "no connection to 127.0.0.1 (it did not answer)."), "gzip-lie": (6, STRANGE),
    "gzip-bomb": (6, LARGE), "huge": (6, LARGE), "nested": (6, STRANGE),
}
# Those that end with the time for a request: run first, since they take longest.
WAITING = ("slow", "drip", "stall", "hang")

# A command, how its failure opens, and how many items come without a fault (None: some).
COMMANDS = (
    ("search michael media:music", "Could not search: ", None),
    ("lookup 1441458047 273857038 1441458049 1441458050 1441458051 1441458052 1441458055", "Could not look it up: ", 7),
    ("more album:1441458047", "Could not get what belongs to it: ", 18),
    ("compare album:1441458047 gb,de,jp", "Could not compare: ", 3),
    ("charts songs", "Could not get the chart: ", 50),
    ("charts podcasts", "Could not get the chart: ", 100),
    ("charts movies", "Could not get the chart: ", 25),
    ("home", "Could not get the charts: ", None),
)
# What is small comes in less time than there is: the comparison succeeds, and of the others a part is kept.
FAST_ENOUGH = {("slow", "compare album:1441458047 gb,de,jp")}
PARTLY = {("slow", "more album:1441458047"), ("slow", "home")}
# What is said of ids that no item has, of one or of several.
NOT_FOUND = re.compile("has the id|has one of these ids")
# The ids of the records are not those that were asked for.
STRANGERS = {("big-ids", line) for line, _, _ in COMMANDS if line.startswith(("lookup", "more", "compare"))}


def timeout(fault):
    """The seconds that a request may take: what is large needs some on a busy machine."""
    return "2" if fault in WAITING else "20"


def expected(fault, line):
    """Status and sentence; no sentence where an answer comes."""
    if (fault, line) in FAST_ENOUGH:
        return 0, None
    return HARD.get(fault, (0, None))


def fault(bench, name):
    """One fault, command by command, each in a home in which there is a screen to lose."""
    seed = bench.home()
    seed.run(bench.url, lines="blade runner media:movie\n")
    for line, opening, count in COMMANDS:
        home, before = bench.home(like=seed), bench.server.requests("/fault/" + name)
        in_a_script(bench, home, name, line, opening)
        asked = bench.server.requests("/fault/" + name)
        bench.check(asked > before, "%s of %s: the server was not asked" % (line, name))
        as_data(bench, home, name, line, count)
        if name in ("403-empty", "403-list", "429"):
            again = bench.server.requests("/fault/" + name) - asked
            bench.check(not again, "%s of %s: %d requests in the pause" % (line, name, again))


def in_a_script(bench, home, name, line, opening):
    """A failure is said in words, shown as nothing and kept as nothing; the screen before is one step back."""
    what, kept = "%s of %s in a script" % (line, name), home.answers()
    status, sentence = expected(name, line)
    run = home.run(bench.url + "/fault/" + name, "--timeout", timeout(name), lines=line + "\n")
    bench.check(run.status == status, "%s: %s" % (what, run))
    bench.check(not controls(run.out + run.err.encode()), "%s: written with %s" % (what, controls(run.out + run.err.encode())))
    if sentence:
        whole = sentence if status == 5 else opening + sentence
        bench.check(whole in run.err and not run.out, "%s does not say %r: %s" % (what, whole, run))
        bench.check(home.answers() == kept or (name, line) in PARTLY, "%s: a failure is kept as an answer" % what)
    bench.check("Blade Runner" in home.screen("back"), "%s: the screen before is gone" % what)
    bench.check(not home.damage(), "%s: %s" % (what, home.damage()))


def as_data(bench, home, name, line, count):
    """Standard output has the whole answer or nothing."""
    what = "%s of %s as data" % (line, name)
    status, sentence = expected(name, line)
    run = home.run(bench.url + "/fault/" + name, "--timeout", timeout(name), "--reload", *line.split(), "--json")
    bench.check(run.status == status and not controls(run.out), "%s: %s" % (what, run))
    if sentence:
        bench.check(sentence in run.err and not run.out, "%s does not say %r: %s" % (what, sentence, run))
        bench.check(status != 5 or "It can be asked again in" in run.err, "%s does not say when: %r" % (what, run.err))
    elif (name, line) in STRANGERS:
        # A comparison has a row for each country, with nothing in it.
        rows = [i["country"] for i in run.items if i["name"] is None and i["price"] is None]
        wanted = ["gb", "de", "jp"] if line.startswith("compare") else []
        bench.check(rows == wanted and len(run.items) == len(rows), "%s: %s" % (what, run))
        bench.check(NOT_FOUND.search(run.err), "%s does not say it: %s" % (what, run))
    else:
        values(bench, what, name, line, count, run.document)


def values(bench, what, name, line, count, document):
    """What survives a fault that does not keep an answer from coming."""
    items = document["items"]
    bench.check(document["count"] == len(items) and (len(items) == count if count else items), "%s: %d items" % (what, len(items)))
    # A title may be in several of the charts of a home screen.
    identities = {(i["type"], i["id"], i["country"]) for i in items}
    bench.check(len(identities) == len(items) or line == "home", "%s: an item twice" % what)
    if line.startswith("lookup"):
        bench.check([str(i["id"]) for i in items] == line.split()[1:], "%s: other ids or another order" % what)
        if name == "minus-one":
            bench.check({i["price"] for i in items} == {-1}, "%s: other prices" % what)
        if name == "dates":
            days = [i["released"] for i in items]
            bench.check(days[3:5] == ["2020-05-01", "2020-05-01"] and not any(days[:3]), "%s: the days %s" % (what, days))
