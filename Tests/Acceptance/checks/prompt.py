"""The prompt on a terminal: the way from a search to a detail and back, kept through anything, and left at any time."""
import os, shutil, socket, subprocess, time


def job(bench):
    """The first thing that anybody does with it, as data and as screens."""
    home = bench.home()
    run = home.run(bench.url, "search", "lovely bones", "--media", "movie", "--json")
    first = run.items[0]
    bench.check(run.status == 0 and not run.err, "lovely bones: %s" % run)
    bench.check((first["type"], first["price"], first["currency"]) == ("movie", 9.99, "USD") and first["description"],
                "lovely bones: the first item %r" % first)

    home = bench.home()
    run = home.run(bench.url, lines="blade runner media:movie\n1\n")
    bench.check(run.status == 0 and "Movies" in run.text and "Ridley Scott" in run.text and "Store" in run.text, "list and detail: %s" % run)
    restored = home.screen()
    bench.check("Store" in restored and "\x1b" not in restored, "the restored screen: %r" % restored)
    bench.check("of 2" in home.screen("list"), "the list after a restart")


def session(bench):
    terminal = bench.home().terminal(bench.url)
    bench.check(terminal.wait("›"), "no prompt")
    terminal.type("blade runner media:movie\r")
    bench.check(terminal.wait("Ridley Scott") and terminal.wait("›"), "no list at the prompt: %r" % terminal.output)
    terminal.type("1\r")
    bench.check(terminal.wait("Store"), "no detail at the prompt")
    terminal.type("half a line")
    terminal.wait("half a line")
    terminal.type("\x03")
    bench.check(terminal.wait("›"), "no fresh prompt after ^C: %r" % terminal.output[terminal.mark:])
    terminal.type("\x04")
    bench.check(terminal.end() == 0, "^D did not end with 0")


def killed(bench, number):
    """Whenever the program is killed, the next start shows the last screen."""
    home = bench.home()
    terminal = home.terminal(bench.url)
    terminal.wait("›")
    terminal.type("blade runner media:movie\r")
    terminal.wait("Blade Runner")
    wanted = "Ridley Scott"
    if number % 2:
        terminal.wait("›")
        terminal.type("1\r")
        terminal.wait("Store")
        wanted = "Store"
    terminal.kill()
    restored = home.screen()
    bench.check(wanted in restored, "killed after a screen, run %d: %r" % (number, restored))


def cancelled(bench):
    """Whatever is asked for, and however long it takes to come."""
    for fault in ("hang", "stall", "drip"):
        for line in ("blade runner", "charts songs", "more album:1441458047", "compare album:1441458047 gb,de,jp", "home"):
            cancelling(bench, "%s/fault/%s" % (bench.url, fault), "%s of %s" % (line, fault), line)


def cancelling(bench, url, what, line="blade runner", binary=None):
    """Ctrl-C is there at once whatever the network does, and so is the end."""
    home = bench.home()
    home.binary = binary or home.binary
    terminal = home.terminal(url)
    terminal.wait("›")
    terminal.type(line + "\r")
    bench.check(terminal.wait("cancels"), "%s: no loading line: %r" % (what, terminal.output))
    began = time.monotonic()
    terminal.type("\x03")
    bench.check(terminal.wait("›"), "%s: no prompt after ^C" % what)
    took = time.monotonic() - began
    bench.check(took < 0.1, "%s: ^C took %.3f s" % (what, took))
    began = time.monotonic()
    terminal.type("quit\r")
    bench.check(terminal.end() == 0, "%s: quit did not end" % what)
    bench.check(time.monotonic() - began < 0.5, "%s: quitting took %.2f s" % (what, time.monotonic() - began))


def silent_names(bench):
    """A name lookup that never answers: a name server of our own that says nothing, in a mount namespace of its own."""
    if os.geteuid() or not shutil.which("unshare"):
        print("not root: the silent name server is left out")
        return
    listener = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        listener.bind(("127.0.0.153", 53))
    except OSError as error:
        print("no silent name server:", error)
        return
    folder = bench.home().folder
    conf, hosts, wrapper = folder + "/resolv.conf", folder + "/nsswitch.conf", folder + "/wrapped"
    with open(conf, "w") as f: f.write("nameserver 127.0.0.153\noptions timeout:30 attempts:5\n")
    with open(hosts, "w") as f: f.write("hosts: files dns\n")
    with open(wrapper, "w") as f:
        f.write("#!/bin/sh\nexec unshare -m sh -c 'mount --bind %s /etc/resolv.conf && mount --bind %s /etc/nsswitch.conf && exec %s \"$@\"' sh \"$@\"\n"
                % (conf, hosts, bench.binary))
    os.chmod(wrapper, 0o755)
    if subprocess.run([wrapper, "--version"], capture_output=True).returncode:
        print("no mount namespace: the silent name server is left out")
        return
    cancelling(bench, "https://silent.test", "a silent name server", binary=wrapper)
