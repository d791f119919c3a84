#!/usr/bin/env python3
"""Runs the release binary against a server that replays recorded answers, healthy and faulty.

    replay.py BINARY SERVER RECORDED
"""
import json, os, pty, select, shutil, signal, socket, subprocess, sys, tempfile, time, fcntl, struct, termios
import urllib.request

BINARY, SERVER, RECORDED = (os.path.abspath(a) for a in sys.argv[1:4])
WORK = tempfile.mkdtemp()
EXPECTED = {
    "403-empty": {5}, "403-list": {5}, "429": {5}, "404-html": {6}, "500-html": {6}, "502": {6}, "503": {6},
    "503-once": {0}, "504": {6}, "html-200": {6}, "login-302": {6}, "empty-200": {6}, "truncated": {6},
    "cut-chunked": {6}, "cut-eof": {6}, "json-tail": {6}, "not-results": {6}, "results-object": {6},
    "slow": {4}, "drip": {4}, "stall": {4}, "hang": {4}, "reset": {4}, "close": {4}, "redirect-loop": {4},
    "redirect-file": {4}, "redirect-elsewhere": {4}, "gzip": {0}, "gzip-lie": {6}, "gzip-bomb": {6},
    "huge": {6, 4}, "nested": {6},
}
failures = []


def check(condition, what):
    if not condition:
        failures.append(what)
        print("FAILED:", what)


def environment(**more):
    env = {k: v for k, v in os.environ.items() if not k.startswith("REPRISE_") and k not in ("NO_COLOR", "CLICOLOR_FORCE")}
    # A stand-in may be asked more often than Apple; the budget itself has tests of its own.
    env.update(HOME=WORK, XDG_DATA_HOME=WORK + "/data", LANG="C.UTF-8", TERM="xterm-256color",
               REPRISE_REQUESTS_PER_MINUTE="10000", **more)
    return env


def run(*arguments, stdin=b"", limit=20, **more):
    began = time.monotonic()
    p = subprocess.run([BINARY, *arguments], input=stdin, capture_output=True, timeout=limit, env=environment(**more))
    return p.returncode, p.stdout, p.stderr, time.monotonic() - began


class Terminal:
    """The program on a pty of 80 x 24; what it writes is kept raw."""

    def __init__(self, *arguments, **more):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execve(BINARY, [BINARY, *arguments], environment(**more))
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.output = b""
        self.mark = 0

    def type(self, text):
        self.mark = len(self.output)
        os.write(self.fd, text.encode())

    def wait(self, text, limit=5):
        end = time.monotonic() + limit
        while text.encode() not in self.output[self.mark:]:
            if time.monotonic() > end:
                return False
            if select.select([self.fd], [], [], 0.05)[0]:
                try:
                    data = os.read(self.fd, 65536)
                except OSError:
                    return False
                if not data:
                    return False
                self.output += data
        return True

    def end(self, limit=3):
        """The status, or None if it still runs after the limit."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            if select.select([self.fd], [], [], 0.01)[0]:
                try:
                    self.output += os.read(self.fd, 65536)
                except OSError:
                    pass
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                os.close(self.fd)
                return status
        return None

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


def store(name):
    return os.path.join(WORK, name + ".db")


def main_job(url):
    status, out, err, _ = run("--endpoint", url, "--store", store("a"), "search", "lovely bones", "--media", "movie", "--json")
    document = json.loads(out)
    first = document["items"][0]
    check(status == 0 and err == b"", "lovely bones: status %s, standard error %r" % (status, err))
    check(first["type"] == "movie" and first["price"] == 9.99 and first["currency"] == "USD" and first["id"] and first["name"]
          and first["description"], "lovely bones: the first item %r" % first)

    s = store("b")
    status, out, err, _ = run("--endpoint", url, "--store", s, stdin=b"blade runner media:movie\n1\n")
    text = out.decode()
    check(status == 0 and "Movies" in text and "Ridley Scott" in text and "Store" in text, "list and detail: %r" % text)
    dead = "http://127.0.0.1:9"
    status, out, err, _ = run("--endpoint", dead, "--store", s, stdin=b"list\n")
    check(status == 0 and b"Movies" in out and b"1\xe2\x80\x932 of 2" in out or b"of 2" in out, "list after a restart: %r %r" % (out, err))
    status, out, err, _ = run("--endpoint", dead, "--store", s)
    check(status == 0 and err == b"" and b"\x1b" not in out and out.strip(), "the restored screen: %r %r" % (out, err))


def faults(url, names):
    s = store("faults")
    # The server takes its time to pack the bomb, once.
    urllib.request.urlopen(url + "/fault/gzip-bomb/search?term=x").read(1)
    run("--endpoint", url, "--store", s, stdin=b"blade runner media:movie\n")
    for name in names:
        expected = EXPECTED.get(name, {0})
        status, out, err, took = run("--endpoint", url + "/fault/" + name, "--store", s, "--timeout", "3", "search", "michael", "--json")
        check(status in expected, "%s: status %d, not %s: %r" % (name, status, expected, err))
        check(took < 5, "%s: took %.1f s" % (name, took))
        if status == 0:
            document = json.loads(out)
            check(document["count"] > 0, "%s: an empty list" % name)
            check(b"\x1b" not in out and b"\xc2\x9b" not in out, "%s: a control character" % name)
        else:
            check(out == b"" and err, "%s: standard output %r, standard error %r" % (name, out[:80], err))
        status, out, err, took = run("--endpoint", url + "/fault/" + name, "--store", s, "--timeout", "3", stdin=b"michael\n")
        check(status in expected and took < 5, "%s in a script: status %d after %.1f s" % (name, status, took))
        check(b"\x1b" not in out, "%s in a script: an escape" % name)
        if status:
            check(b"michael" not in out, "%s in a script: a list for a failure: %r" % (name, out[:200]))
        status, out, _, _ = run("--endpoint", "http://127.0.0.1:9", "--store", s, stdin=b"back\n" if status == 0 else b"b\n")
        check(b"blade runner" in out.lower(), "%s: the screen before is gone: %r" % (name, out[:200]))
        run("--endpoint", url, "--store", s, stdin=b"blade runner media:movie\n")


def files(url):
    for name in sorted(os.listdir(RECORDED)):
        try:
            with open(os.path.join(RECORDED, name), encoding="utf-8") as f:
                results = json.load(f)["results"]
        except (ValueError, KeyError, TypeError):
            continue
        status, out, err, _ = run("--endpoint", "%s/file/%s" % (url, name), "--store", store("files"), "search", "x", "--json", "--limit", "200")
        check(status == 0, "%s: status %d %r" % (name, status, err))
        items = json.loads(out)["items"] if status == 0 else []
        check(len(items) == len(results), "%s: %d items of %d" % (name, len(items), len(results)))
        check(all(i["id"] and i["name"] for i in items), "%s: an item without id or name" % name)


def terminal(url):
    t = Terminal("--endpoint", url, "--store", store("pty"))
    check(t.wait("›"), "no prompt")
    t.type("blade runner media:movie\r")
    check(t.wait("Ridley Scott") and t.wait("›"), "no list at the prompt: %r" % t.output)
    t.type("1\r")
    check(t.wait("Store"), "no detail at the prompt")
    t.type("half a line")
    t.wait("half a line")
    t.type("\x03")
    check(t.wait("›"), "no fresh prompt after ^C: %r" % t.output[t.mark:])
    t.type("\x04")
    check(t.end() == 0, "^D did not end with 0")

    for number in range(50):
        s = store("kill%d" % number)
        t = Terminal("--endpoint", url, "--store", s)
        t.wait("›")
        t.type("blade runner media:movie\r")
        t.wait("Blade Runner")
        wanted = b"Ridley Scott"
        if number % 2:
            t.wait("›")
            t.type("1\r")
            t.wait("Store")
            wanted = b"Store"
        t.kill()
        _, out, err, _ = run("--endpoint", "http://127.0.0.1:9", "--store", s)
        check(wanted in out, "killed after a screen, run %d: %r %r" % (number, out[:200], err))


def cancelling(url, what, **more):
    t = Terminal("--endpoint", url, "--store", store("cancel"), **more)
    t.wait("›")
    t.type("blade runner\r")
    check(t.wait("cancels"), "%s: no loading line: %r" % (what, t.output))
    began = time.monotonic()
    t.type("\x03")
    check(t.wait("›"), "%s: no prompt after ^C" % what)
    took = time.monotonic() - began
    check(took < 0.1, "%s: ^C took %.3f s" % (what, took))
    began = time.monotonic()
    t.type("quit\r")
    check(t.end() == 0, "%s: quit did not end" % what)
    check(time.monotonic() - began < 0.5, "%s: quitting took %.2f s" % (what, time.monotonic() - began))


def silent_names():
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
    conf, hosts = WORK + "/resolv.conf", WORK + "/nsswitch.conf"
    with open(conf, "w") as f: f.write("nameserver 127.0.0.153\noptions timeout:30 attempts:5\n")
    with open(hosts, "w") as f: f.write("hosts: files dns\n")
    global BINARY
    wrapper, real = WORK + "/wrapped", BINARY
    with open(wrapper, "w") as f:
        f.write("#!/bin/sh\nexec unshare -m sh -c 'mount --bind %s /etc/resolv.conf && mount --bind %s /etc/nsswitch.conf && exec %s \"$@\"' sh \"$@\"\n"
                % (conf, hosts, real))
    os.chmod(wrapper, 0o755)
    if subprocess.run([wrapper, "--version"], capture_output=True).returncode:
        print("no mount namespace: the silent name server is left out")
        return
    BINARY = wrapper
    cancelling("https://silent.test", "a silent name server")
    BINARY = real


def main():
    server = subprocess.Popen([sys.executable, SERVER, "--port", "0", "--recorded", RECORDED],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        url = server.stdout.readline().split()[2]
        listed = subprocess.run([sys.executable, SERVER, "--list-faults"], capture_output=True, text=True).stdout
        main_job(url)
        files(url)
        faults(url, [line.split()[0] for line in listed.splitlines() if line.strip()])
        terminal(url)
        cancelling(url + "/fault/hang", "a server that hangs")
        silent_names()
    finally:
        server.kill()
        shutil.rmtree(WORK, ignore_errors=True)
    print("replay: %s" % ("all well" if not failures else "%d failed" % len(failures)))
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
