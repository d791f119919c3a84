"""A server in front of the one that replays: it sends each request to another place, or answers it itself."""
import threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Detour:
    """Asks `route` where each path leads: an address to go on to, or the bytes of an answer.

    Paths and times of the requests are noted. With `meeting`, a request waits until so many are there at once, or
    for three seconds; the first ones, as many as are to be `alone`, do not.
    """

    def __init__(self, route, meeting=1, alone=0):
        self.route, self.meeting, self.alone = route, meeting, alone
        self.paths, self.times = [], []
        self.together, self.most = 0, 0
        self.arrival = threading.Condition()
        detour = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *arguments):
                pass

            def do_GET(self):
                detour.meet(self.path)
                answer = detour.route(self.path)
                body = answer if isinstance(answer, bytes) else b""
                self.send_response(302 if isinstance(answer, str) else 200)
                if isinstance(answer, str):
                    self.send_header("Location", answer)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = "http://127.0.0.1:%d" % self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def meet(self, path):
        with self.arrival:
            self.paths.append(path)
            self.times.append(time.monotonic())
            self.together += 1
            self.most = max(self.most, self.together)
            self.arrival.notify_all()
            if len(self.paths) > self.alone:
                self.arrival.wait_for(lambda: self.most >= self.meeting, timeout=3)
            self.together -= 1

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.server.shutdown()
        self.server.server_close()
