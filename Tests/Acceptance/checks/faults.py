"""Every fault of the server against every command that asks it something."""
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
# One record comes in less time than there is: the comparison succeeds, and the first of two requests is kept.
FAST_ENOUGH = {("slow", "compare album:1441458047 gb,de,jp")}
PARTLY = {("slow", "more album:1441458047")}
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
        if (name, line) == ("slow", "home"):
            # The charts of none come in time: what is a failure and what is none, `chart_hosts` looks at.
            continue
        command(bench, bench.home(like=seed), name, line, opening, count)


def command(bench, home, name, line, opening, count):
    url, what = bench.url + "/fault/" + name, "%s of %s" % (line, name)
    status, sentence = expected(name, line)
    kept, asked = home.answers(), bench.server.requests("/fault/" + name)

    script = home.run(url, "--timeout", timeout(name), lines=line + "\n")
    bench.check(script.status == status, "%s in a script: %s" % (what, script))
    bench.check(not controls(script.out), "%s: a screen with %s" % (what, controls(script.out)))
    bench.check(not controls(script.err.encode()), "%s: words with controls: %r" % (what, script.err))
    if sentence:
        whole = sentence if status == 5 else opening + sentence
        bench.check(whole in script.err, "%s does not say %r: %r" % (what, whole, script.err))
        bench.check(not script.out, "%s shows something for a failure: %r" % (what, script.text[:200]))
        bench.check(home.answers() == kept or (name, line) in PARTLY, "%s: a failure is kept as an answer" % what)
    bench.check("Blade Runner" in home.screen("back"), "%s: the screen before is gone" % what)
    bench.check(not home.damage(), "%s: %s" % (what, home.damage()))

    paused = bench.server.requests("/fault/" + name)
    bench.check(paused > asked, "%s: the server was not asked" % what)
    data = home.run(url, "--timeout", timeout(name), "--reload", *line.split(), "--json")
    bench.check(data.status == status, "%s as data: %s" % (what, data))
    bench.check(not controls(data.out), "%s: data with %s" % (what, controls(data.out)))
    if status == 5:
        bench.check("It can be asked again in" in data.err, "%s does not say when: %r" % (what, data.err))
        bench.check(bench.server.requests("/fault/" + name) == paused, "%s: a pause and yet a request" % what)
    if sentence:
        bench.check(not data.out and sentence in data.err, "%s as data: %s" % (what, data))
    elif (name, line) in STRANGERS:
        bench.check(data.items == [] and "No item has" in data.err, "%s as data: %s" % (what, data))
    else:
        found = data.document["count"]
        bench.check(found == len(data.items) and (found == count if count else found), "%s: %s items" % (what, found))
        bench.check(len({(i["type"], i["id"], i["country"]) for i in data.items}) == found or line == "home",
                    "%s: an item twice" % what)
