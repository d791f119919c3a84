#!/usr/bin/env python3
"""Runs the release binary against a server that replays recorded answers, healthy and faulty.

    replay.py BINARY SERVER RECORDED [WORDS]

With WORDS, only the checks whose names have them are run.
"""
import concurrent.futures, json, os, queue, subprocess, sys, time, traceback

sys.dont_write_bytecode = True
from checks import (
    bench, catalogue, chart_hosts, downloads, faults, manners, one_shots, opml, play, prompt, taking, watchlist)

# Most of the time is spent waiting for what never comes, so there are more at once than processors.
AT_ONCE = 8


def checks(listed, answers):
    """Each check by name; what waits longest comes first."""
    yield "a minute of searches", manners.minute
    for name in sorted(listed, key=lambda name: name not in faults.WAITING):
        yield "fault " + name, lambda b, name=name: faults.fault(b, name)
    for name in sorted(faults.HARD, key=lambda name: name not in faults.WAITING):
        yield "chart hosts " + name, lambda b, name=name: chart_hosts.standing_in(b, name)
    for module, names in (
        (chart_hosts, ("partly", "searched", "evil")),
        (manners, ("copies", "shared_budget", "pause")),
        (catalogue, ("types", "belongings", "comparison", "abroad", "partly", "retired")),
        (one_shots, ("forms", "on_a_terminal", "refused")),
        (watchlist, ("forms", "prices", "flutter")),
        (taking, ("forms",)),
        (opml, ("read_elsewhere", "homes", "subscriptions")),
        (downloads, ("faults", "going_on", "pictures")),
        (prompt, ("job", "session")),
        (play, ("to_its_end", "stopped", "gone")),
    ):
        for name in names:
            yield (module.__name__.split(".")[-1] + " " + name).replace("_", " "), getattr(module, name)
    for name, count in answers.items():
        yield "file " + name, lambda b, name=name, count=count: catalogue.files(b, name, count)
    for number in range(50):
        yield "killed %d" % number, lambda b, number=number: prompt.killed(b, number)


def answers(recorded):
    """The recorded answers to searches and look-ups, each with its number of records."""
    found = {}
    for name in sorted(os.listdir(recorded)):
        try:
            with open(os.path.join(recorded, name), encoding="utf-8") as f:
                found[name] = len(json.load(f)["results"])
        except (ValueError, KeyError, TypeError):
            continue
    return found


def run(name, check, binary, servers, failures):
    server = servers.get()
    work = bench.Bench(binary, server, failures)
    try:
        check(work)
    except Exception:
        work.check(False, "%s: %s" % (name, traceback.format_exc()))
    finally:
        servers.put(server)
        work.clear()


def main():
    binary, script, recorded = (os.path.abspath(a) for a in sys.argv[1:4])
    words = " ".join(sys.argv[4:])
    listed = subprocess.run([sys.executable, script, "--list-faults"], capture_output=True, text=True).stdout
    names = [line.split()[0] for line in listed.splitlines() if line.strip()]
    began, failures, servers = time.monotonic(), [], queue.Queue()
    started = [bench.Server(script, recorded) for _ in range(AT_ONCE)]
    for server in started:
        servers.put(server)
    try:
        # What is measured in fractions of a second has the machine for itself.
        for name, check in (("prompt cancelled", prompt.cancelled), ("prompt silent names", prompt.silent_names)):
            if words in name:
                run(name, check, binary, servers, failures)
        with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
            for name, check in checks(names, answers(recorded)):
                if words in name:
                    pool.submit(run, name, check, binary, servers, failures)
    finally:
        for server in started:
            server.stop()
    print("replay: %s after %.0f s" % ("all well" if not failures else "%d failed" % len(failures), time.monotonic() - began))
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
