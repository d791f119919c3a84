"""The commands that take along, bring in and look after, as one-shots in every form; none touches the saved screen."""
import json, os
from .one_shots import comma_table, tab_table

EPISODE, PODCAST, FILM = 1000654145267, 1535809341, "movie:%d"
LINES = (
    "play %(film)s", "artwork %(film)s 100x100 to %(folder)s", "download %(episode)s to %(folder)s", "downloads",
    "watch %(film)s below 5", "note %(film)s for Anna", "export json %(file)s.json", "export jsonl %(file)s.jsonl", "export csv %(file)s.csv",
    "export md %(file)s.md", "export opml %(file)s.opml", "import %(kept)s", "undo", "profile", "doctor", "history", "downloads delete %(episode)s",
    "unwatch %(film)s", "forget %(film)s --yes",
)
# These change what the next one would find.
ONCE = ("undo", "downloads delete %(episode)s", "forget %(film)s --yes", "unwatch %(film)s")


def forms(bench):
    """Each form of a command's answer has as many rows as the others."""
    home = bench.home()
    os.mkdir(home.path("taken"))
    # A screen on which nothing of what is done can be seen.
    home.run(bench.url, lines="michael media:music\n")
    saved = home.screen()
    film = home.run(bench.url, "search", "blade runner", "media:movie", "--json").items[0]["id"]
    home.run(bench.url, "more", "podcast:%d" % PODCAST)
    home.run(bench.url, "watch", "podcast:%d" % PODCAST)
    words = {"film": FILM % film, "episode": EPISODE, "folder": home.path("taken/"), "kept": home.path("kept.jsonl")}
    home.run(bench.url, "export", "jsonl", words["kept"])
    for line in LINES:
        counts = {}
        for form in ("--json",) if line in ONCE else ("--json", "--jsonl", "--csv", "--tsv", ""):
            typed = (line % dict(words, file=home.path("out" + form))).split()
            run = home.run(bench.url, *typed, *([form] if form else []), REPRISE_PLAYER="true")
            bench.check(run.status == 0, "%s %s: %s" % (line, form, run))
            counts[form] = rows(form, run)
        bench.check(len(set(counts.values())) == 1 and counts["--json"] > 0, "%s: rows by form: %s" % (line, counts))
        bench.check(home.screen() == saved, "%s touched the saved screen" % line)


def rows(form, run):
    if form == "--json":
        return run.document["count"] if run.text else 0
    if form == "--jsonl":
        return len([json.loads(text) for text in run.text.splitlines()])
    if form == "--csv":
        return len(comma_table(run.text)) - 1
    return len(tab_table(run.text)) - (form == "--tsv")
