"""What is asked of the service, and how often."""
import signal, subprocess, time
from .detour import Detour


def copies(bench):
    """An answer less than an hour old is not asked for again, unless it is wished anew."""
    home, before = bench.home(), bench.server.requests("/search")

    def asked():
        return bench.server.requests("/search") - before

    first = home.run(bench.url, "search", "bear", "--media", "mac", "--json")
    second = home.run(bench.url, "search", "bear", "--media", "mac", "--json")
    bench.check(asked() == 1, "the same search twice: %d requests" % asked())
    bench.check((first.document["source"], second.document["source"]) == ("live", "cache"), "the copy of an answer: %s" % second)
    bench.check(first.items == second.items, "the copy of an answer is another one")
    home.run(bench.url, "search", "bear", "--media", "mac", "--reload", "--json")
    bench.check(asked() == 2, "--reload: %d requests" % asked())
    script = home.run(bench.url, lines="bear media:mac limit:50\nreload\n")
    bench.check(asked() == 3 and script.status == 0, "reload: %d requests, %s" % (asked(), script))
    offline = home.run(bench.url, "search", "bear", "--media", "mac", "--offline", "--json")
    bench.check(asked() == 3 and [i["id"] for i in offline.items] == [i["id"] for i in first.items], "--offline: %d requests, %s" % (asked(), offline))


def shared_budget(bench):
    """All processes, profiles and stores of a user together send no more than a minute may have."""
    home, before = bench.home(), bench.server.requests("/search")
    places = ([], ["--profile", "other"], ["--store", home.path("elsewhere.db")], ["--private"], [], ["--profile", "other"])
    runs = [home.start(bench.url, *place, "search", "budget %d" % number, REPRISE_REQUESTS_PER_MINUTE="4")
            for number, place in enumerate(places)]
    end = time.monotonic() + 10
    while time.monotonic() < end and sum(run.poll() is not None for run in runs) < 4:
        time.sleep(0.05)
    # What could still go out has the time to.
    time.sleep(1)
    waiting = [run for run in runs if run.poll() is None]
    bench.check(len(waiting) == 2, "six processes with a budget of four: %d wait" % len(waiting))
    asked = bench.server.requests("/search") - before
    bench.check(asked == 4, "six processes with a budget of four: %d requests" % asked)
    for run in waiting:
        run.send_signal(signal.SIGINT)
        bench.check(run.wait(5) == 130, "a process that waits for the budget, interrupted: status %s" % run.returncode)
    for run in runs:
        run.communicate()

    charts = home.run(bench.url, "charts", "songs", "--json", REPRISE_REQUESTS_PER_MINUTE="4")
    bench.check(charts.status == 0, "the budget of the charts is another one: %s" % charts)


def minute(bench):
    """Of 25 searches at once the 21st waits for a minute."""
    with Detour(lambda path: bench.url + path) as detour:
        home = bench.home()
        runs = [home.start(detour.url, "search", "minute %d" % number, REPRISE_REQUESTS_PER_MINUTE=None) for number in range(25)]
        statuses = []
        for run in runs:
            try:
                run.communicate(timeout=100)
            except subprocess.TimeoutExpired:
                run.kill()
            statuses.append(run.returncode)
        times = sorted(detour.times)
    bench.check(statuses == [0] * 25, "25 searches at once: statuses %s" % statuses)
    bench.check(len(times) == 25, "25 searches at once: %d requests" % len(times))
    spans = [times[n + 20] - times[n] for n in range(len(times) - 20)]
    # It is counted when they are sent; on a busy machine the first ones arrive a little late.
    bench.check(all(span > 59 for span in spans), "21 requests within %s s" % min(spans, default=None))
    bench.check(times[-1] - times[0] < 75, "25 searches at once took %.0f s" % (times[-1] - times[0]))


def pause(bench):
    """After a refusal nobody asks until the pause is over, and everybody says for how long."""
    url = bench.url + "/fault/403-empty"
    home, before = bench.home(), bench.server.requests("/fault/403-empty")

    def asked():
        return bench.server.requests("/fault/403-empty") - before

    home.run(bench.url, lines="blade runner media:movie\n")
    first = home.run(url, "search", "michael")
    bench.check(first.status == 5 and asked() == 1, "refused: %d requests, %s" % (asked(), first))
    for place in ([], ["--profile", "other"], ["--store", home.path("elsewhere.db")]):
        for command in (["search", "michael"], ["charts", "songs"], ["lookup", "1441458047"]):
            run = home.run(url, *place, *command, "--json")
            seconds = [int(word) for word in run.err.split() if word.isdigit()]
            bench.check(run.status == 5 and not run.out and seconds and 0 < seconds[0] <= 30, "in the pause: %s" % run)
    bench.check(asked() == 1, "a request in the pause")

    terminal = home.terminal(url)
    bench.check(terminal.wait("Blade Runner") and terminal.wait("›"), "no last screen in a pause: %r" % terminal.output)
    terminal.type("something else\r")
    bench.check(terminal.wait("it can be asked again in ") and terminal.wait("›"),
                "the prompt in a pause: %r" % terminal.output[terminal.mark:])
    terminal.type("b\r")
    bench.check(terminal.wait("Blade Runner"), "back in a pause: %r" % terminal.output[terminal.mark:])
    terminal.type("quit\r")
    bench.check(terminal.end() == 0, "quit in a pause")
    bench.check(asked() == 1, "a request of the prompt in the pause")

    time.sleep(30)
    last = home.run(url, "search", "michael")
    bench.check(asked() == 2 and last.status == 5 and "in 60 s" in last.err, "after the pause: %d requests, %s" % (asked(), last))
