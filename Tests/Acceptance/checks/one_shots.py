"""Every command that answers with items, as one shot, in every form; none of them touches the saved screen."""
import csv, io, json
from .bench import controls

ANSWERING = (
    "search michael media:music", "lookup 1441458047 273857038", "more 1441458047", "compare 1441458047 gb,de,jp",
    "charts songs", "charts podcasts --limit 20", "home", "find blade", "273857038", "song:1441458049",
    "lookup https://music.apple.com/gb/album/x/1441458047?i=1441458049", "lookup upc:602527336558",
)
NEEDING_A_SESSION = ("next", "prev", "page 2", "back", "forward", "list", "redraw", "reload", "retry", "filter price<5", "sort price")
WRONG = ("country zz", "charts nosuch", "lookup abc", "more 1 2", "home x", "compare 1 gb,zz", "lookup isbn:123", "search", "--nosuch")
BRIEF = "type id name creator released price currency store_url".split()


def forms(bench):
    """The forms of one answer have the same items."""
    home = bench.home()
    home.run(bench.url, lines="blade runner media:movie\n1\n")
    saved = home.screen()
    for line in ANSWERING:
        bare = [word for word in line.split()]

        def run(*options):
            result = home.run(bench.url, *bare, *options)
            bench.check(result.status == 0, "%s %s: %s" % (line, options, result))
            return result

        document = run("--json").document
        items = document["items"]
        bench.check(document["schema"] == 1 and document["count"] == len(items) and document["query"], "%s --json: %s" % (line, document))
        lines = [json.loads(text) for text in run("--jsonl").text.splitlines()]
        bench.check(without_age(lines) == without_age(items), "%s: --jsonl has other items than --json" % line)
        keys = list(items[0]) if items else None
        wanted = [[cell(item[key]) for key in item if key != "fetched_at"] for item in items]
        for option, table in (("--csv", comma_table), ("--tsv", tab_table)):
            header, *rows = table(run(option).text)
            bench.check(keys is None or header == keys, "%s %s: the header %s" % (line, option, header))
            age = header.index("fetched_at")
            bench.check([row[:age] + row[age + 1:] for row in rows] == wanted, "%s %s: other rows than --json" % (line, option))
        brief = tab_table(run().text)
        bench.check(brief == [[cell(item[key]) for key in BRIEF] for item in items], "%s: other brief rows than --json" % line)
        chosen = tab_table(run("--fields", "name,id").text)
        bench.check(chosen == [["name", "id"]] + [[item["name"] or "", str(item["id"])] for item in items], "%s --fields" % line)
        bench.check(not controls(run("--json").out), "%s --json: controls" % line)
        screen = home.terminal(bench.url, *bare)
        bench.check(screen.end(30) == 0 and screen.output, "%s on a terminal" % line)
        bench.check(home.screen() == saved, "%s touched the saved screen" % line)


def on_a_terminal(bench):
    """What would take over a terminal does not, in whatever form it is shown there."""
    for option in ((), ("--json",), ("--jsonl",), ("--csv",), ("--tsv",), ("--fields", "name,creator")):
        screen = bench.home().terminal(bench.url + "/fault/controls", "search", "blade", "media:movie", "--color", "never", *option)
        bench.check(screen.end(30) == 0 and b"RED" in screen.output, "controls %s on a terminal: %r" % (option, screen.output))
        found = controls(screen.output, "\r\n\t" if option in (("--tsv",), ("--fields", "name,creator")) else "\r\n")
        bench.check(not found, "controls %s on a terminal: %s" % (option, found))


def without_age(items):
    return [{key: value for key, value in item.items() if key != "fetched_at"} for item in items]


def cell(value):
    """A value of JSON as the tables have it."""
    return "" if value is None else value if isinstance(value, str) else json.dumps(value)


def comma_table(text):
    return list(csv.reader(io.StringIO(text, newline="")))


def tab_table(text):
    plain = {"\\\\": "\\", "\\t": "\t", "\\n": "\n", "\\r": "\r"}

    def read(word):
        out, rest = "", word
        while rest:
            step = 2 if rest[:2] in plain else 1
            out, rest = out + plain.get(rest[:2], rest[0]), rest[step:]
        return out

    return [[read(word) for word in line.split("\t")] for line in text.split("\n")[:-1]]


def refused(bench):
    """What is no one-shot, and what is no command, ends with 2, asks nothing and says what to do."""
    home = bench.home()
    home.run(bench.url, lines="blade runner media:movie\n")
    saved, asked = home.screen(), bench.server.requests()
    for line in NEEDING_A_SESSION + WRONG:
        run = home.run(bench.url, *line.split())
        bench.check(run.status == 2 and not run.out and run.err, "%s: %s" % (line, run))
        if line in NEEDING_A_SESSION:
            bench.check("is for the prompt and for scripts" in run.err, "%s: %s" % (line, run))
    bench.check(bench.server.requests() == asked, "wrong words were sent")
    bench.check(home.screen() == saved, "wrong words touched the saved screen")
