"""What every check works with: the program in a home of its own, a server for it to ask, and a list of what failed."""
import contextlib, dataclasses, fcntl, json, os, pty, select, shutil, signal, sqlite3, struct, subprocess, sys, tempfile
import termios, time, unicodedata, urllib.request

DEAD = "http://127.0.0.1:9"
# Direction marks and line separators, which a terminal may obey although they are no control characters.
UNRULY = set("\u2028\u2029\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def controls(data, allowed="\n"):
    """The characters of an output that could move a cursor, change a colour or turn text around."""
    text = data.decode("utf-8")
    return sorted({c for c in text if c not in allowed and (unicodedata.category(c) == "Cc" or c in UNRULY)})


@dataclasses.dataclass
class Result:
    """What one run of the program left behind."""
    status: int
    out: bytes
    err: str
    seconds: float

    @property
    def text(self):
        return self.out.decode("utf-8")

    @property
    def document(self):
        """The JSON document; the type error of a check on None is told apart from a wrong value by its message."""
        return json.loads(self.out) if self.out else {"kind": None, "count": None, "items": []}

    @property
    def items(self):
        return self.document["items"]

    def __str__(self):
        return "status %d, standard output %r, standard error %r" % (self.status, self.text[:300], self.err)


class Home:
    """A folder in which the program keeps its things, with nothing of anybody else's."""

    def __init__(self, binary, folder):
        self.binary, self.folder = binary, folder
        os.makedirs(folder, exist_ok=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def environment(self, **more):
        kept = {k: v for k, v in os.environ.items()
                if not k.startswith("REPRISE_") and k not in ("NO_COLOR", "CLICOLOR_FORCE", "COLUMNS")}
        # A stand-in may be asked more often than Apple; the budget has checks of its own.
        kept.update(HOME=self.folder, XDG_DATA_HOME=self.path("data"), LANG="C.UTF-8", TERM="xterm-256color",
                    REPRISE_REQUESTS_PER_MINUTE="10000")
        kept.update(more)
        return {k: v for k, v in kept.items() if v is not None}

    def start(self, url, *arguments, **more):
        return subprocess.Popen([self.binary, "--endpoint", url, *arguments], stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=self.environment(**more))

    def run(self, url, *arguments, lines="", limit=60, **more):
        """Runs to the end; `lines` are what stands on standard input."""
        began = time.monotonic()
        p = subprocess.run([self.binary, "--endpoint", url, *arguments], input=lines.encode(), capture_output=True,
                           timeout=limit, env=self.environment(**more))
        return Result(p.returncode, p.stdout, p.stderr.decode("utf-8"), time.monotonic() - began)

    def terminal(self, url, *arguments, **more):
        return Terminal([self.binary, "--endpoint", url, *arguments], self.environment(**more))

    def screen(self, *lines):
        """What a start shows that reaches nobody, after some lines."""
        return self.run(DEAD, lines="".join(line + "\n" for line in lines)).text

    def answers(self):
        """How many answers are kept."""
        with contextlib.closing(sqlite3.connect(self.path("data/reprise/seen.db"))) as seen:
            return seen.execute("SELECT count(*) FROM answer").fetchone()[0]

    def damage(self):
        """What SQLite finds wrong with the files, nothing where all is well."""
        found = []
        for name in ("reprise.db", "seen.db", "limits.db"):
            path = self.path("data/reprise/" + name)
            if os.path.exists(path):
                with contextlib.closing(sqlite3.connect(path)) as database:
                    found += [row[0] for row in database.execute("PRAGMA quick_check") if row[0] != "ok"]
        return found


class Terminal:
    """The program on a terminal of 80 x 24; what it writes is kept raw."""

    def __init__(self, command, environment):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execve(command[0], command, environment)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.output, self.mark = b"", 0

    def type(self, text):
        self.mark = len(self.output)
        os.write(self.fd, text.encode())

    def read(self, wait):
        if not select.select([self.fd], [], [], wait)[0]:
            return True
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            return False
        self.output += data
        return bool(data)

    def wait(self, text, limit=5):
        """Whether the text is written after what was typed last."""
        end = time.monotonic() + limit
        while text.encode() not in self.output[self.mark:]:
            if time.monotonic() > end or not self.read(0.05):
                return text.encode() in self.output[self.mark:]
        return True

    def end(self, limit=3):
        """The status, or None if it still runs after the limit and has to be killed."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            self.read(0.01)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                # What it wrote last may still wait to be read.
                while select.select([self.fd], [], [], 0)[0] and self.read(0):
                    pass
                os.close(self.fd)
                return status
        self.kill()
        return None

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


class Server:
    """The server of recorded answers, a process of its own, so that its counts are those of one check alone."""

    def __init__(self, script, recorded):
        self.recorded = recorded
        self.process = subprocess.Popen([sys.executable, script, "--port", "0", "--recorded", recorded],
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.url = self.process.stdout.readline().split()[2]

    def requests(self, part=""):
        """How many requests came whose path has a part."""
        with urllib.request.urlopen(self.url + "/stats") as reply:
            counts = json.load(reply)
        return sum(n for path, n in counts.items() if path != "/stats" and part in path)

    def stop(self):
        self.process.kill()
        self.process.wait()


class Bench:
    """A server, and homes for the program; what goes wrong is noted, and the checks go on."""

    def __init__(self, binary, server, failures):
        self.binary, self.server, self.failures = binary, server, failures
        self.folder = tempfile.mkdtemp(prefix="replay-")
        self.count = 0

    @property
    def url(self):
        return self.server.url

    def home(self, like=None):
        """A new home, empty or with everything of another one."""
        self.count += 1
        folder = os.path.join(self.folder, str(self.count))
        if like:
            shutil.copytree(like.folder, folder)
        return Home(self.binary, folder)

    def check(self, condition, what):
        if not condition:
            self.failures.append(what)
            print("FAILED:", what, flush=True)

    def clear(self):
        shutil.rmtree(self.folder, ignore_errors=True)
