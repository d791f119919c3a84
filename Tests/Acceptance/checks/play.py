"""Playing with the real mpv: a preview to its end, `stop`, and that nothing plays on when the program is gone."""
import os, shutil, signal, time

# Without sound or picture; a preview that pauses at its first moment plays until it is ended.
MPV = "mpv --ao=null --vo=null"
ENDLESS = MPV + " --pause"


def is_missing(what):
    if shutil.which("mpv"):
        return False
    print("mpv is not installed: %s is left out" % what)
    return True


def children(pid):
    try:
        with open("/proc/%d/task/%d/children" % (pid, pid)) as f:
            return [int(word) for word in f.read().split()]
    except OSError:
        return []


def status(pid, name):
    """A field of what the system says of a process, None where there is no such process."""
    try:
        with open("/proc/%d/status" % pid) as f:
            return next((line.split(":")[1].strip() for line in f if line.startswith(name + ":")), None)
    except OSError:
        return None


def is_gone(pid):
    # A zombie may wait for whoever took it over.
    return (status(pid, "State") or "Z").startswith("Z")


def waits(condition, limit):
    end = time.monotonic() + limit
    while not condition():
        if time.monotonic() > end:
            return condition()
        time.sleep(0.01)
    return True


def playing(bench, player, line="play 1"):
    """A prompt at which mpv plays, and mpv's process id."""
    terminal = bench.home().terminal(bench.url, REPRISE_PLAYER=player)
    bench.check(terminal.wait("›"), "no prompt")
    terminal.type("lovely bones media:movie\r")
    bench.check(terminal.wait("›"), "no list: %r" % terminal.output)
    terminal.type(line + "\r")
    bench.check(terminal.wait("with mpv"), "it does not play: %r" % terminal.output[terminal.mark:])
    found = children(terminal.pid)
    bench.check(len(found) == 1, "players: %r" % found)
    return terminal, found[0] if found else 0


def to_its_end(bench):
    if is_missing("a preview to its end"):
        return
    home = bench.home()
    run = home.run(bench.url, "search", "lovely bones", "--media", "movie", "--limit", "1", "--json")
    number = str(run.items[0]["id"])
    run = home.run(bench.url, "play", number, "--json", REPRISE_PLAYER=MPV)
    bench.check(run.status == 0 and run.document["kind"] == "play" and str(run.items[0]["id"]) == number
                and "courtesy of iTunes:" in run.err, "a one-shot plays: %s" % run)
    bench.check(0.5 < run.seconds < 40, "a preview took %.1f s" % run.seconds)
    bench.check(bench.server.requests("/asset/preview") > 0, "nobody asked for the preview")
    wrong = home.run(bench.url, "play", number, REPRISE_PLAYER="mpv --no-such-option")
    bench.check(wrong.status == 1 and "mpv could not play" in wrong.err, "a wrong option: %s" % wrong)
    terminal, player = playing(bench, MPV)
    bench.check(waits(lambda: not children(terminal.pid), 40), "the preview has no end, or leaves a zombie")
    terminal.type("l\r")
    terminal.wait("›")
    bench.check(b"Playing the preview" not in terminal.output[terminal.mark:], "it still plays on the screen")
    terminal.type("\x04")
    bench.check(terminal.end() == 0, "^D did not end with 0")


def stopped(bench):
    if is_missing("stop"):
        return
    terminal, player = playing(bench, ENDLESS)
    blocked = status(player, "SigBlk")
    bench.check(blocked and int(blocked, 16) == 0, "signals are blocked: %s" % blocked)
    bench.check(os.getsid(player) == player, "no session of its own")
    for descriptor in range(3):
        target = os.readlink("/proc/%d/fd/%d" % (player, descriptor))
        bench.check(target == "/dev/null", "descriptor %d of mpv is %s" % (descriptor, target))
    terminal.type("half a line")
    bench.check(terminal.wait("half a line"), "the keys are not the prompt's")
    terminal.type("\x15stop\r")
    bench.check(terminal.wait("Stopped the preview"), "nothing is stopped: %r" % terminal.output[terminal.mark:])
    bench.check(waits(lambda: is_gone(player), 1), "mpv plays a second after stop")
    bench.check(waits(lambda: not children(terminal.pid), 1), "a zombie is left")
    terminal.type("play 1\r")
    bench.check(terminal.wait("with mpv"), "it does not play again")
    first = children(terminal.pid)
    terminal.type("play 1\r")
    bench.check(terminal.wait("with mpv"), "a second play hangs")
    bench.check(waits(lambda: len(children(terminal.pid)) == 1 and children(terminal.pid) != first, 1),
                "a second play does not replace the first")
    last = children(terminal.pid)
    terminal.type("quit\r")
    bench.check(terminal.end() == 0, "quit did not end with 0")
    bench.check(all(map(is_gone, last)), "mpv plays on after quit")


def gone(bench):
    """However the program goes, mpv goes with it within two seconds."""
    if is_missing("the end of the program"):
        return
    for number in (signal.SIGKILL, signal.SIGTERM, signal.SIGHUP):
        terminal, player = playing(bench, ENDLESS)
        os.kill(terminal.pid, number)
        ended = terminal.end(5)
        bench.check(ended is not None and os.WTERMSIG(ended) == number, "%s ended with %r" % (number.name, ended))
        bench.check(waits(lambda: is_gone(player), 2), "mpv plays on after %s" % number.name)
    terminal, player = playing(bench, ENDLESS)
    os.close(terminal.fd)
    bench.check(waits(lambda: is_gone(player), 3), "mpv plays on without the terminal")
    os.waitpid(terminal.pid, 0)
    script = bench.home().start(bench.url, "play", "273857038", REPRISE_PLAYER=ENDLESS)
    bench.check(waits(lambda: children(script.pid), 10), "a one-shot does not play")
    player = (children(script.pid) or [0])[0]
    time.sleep(0.7)
    script.send_signal(signal.SIGINT)
    out, err = script.communicate(timeout=10)
    bench.check(script.returncode == 130, "^C of a one-shot: %d, %r" % (script.returncode, err))
    bench.check(waits(lambda: is_gone(player), 2), "mpv plays on after ^C")
