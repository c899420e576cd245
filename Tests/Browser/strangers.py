"""Pages of somebody else on this machine, from which a browser can be made to send requests to the server."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PAGE = b"<!doctype html><title>A page of somebody else</title><h1>Somebody else</h1>"
# A frame whose page has no origin: what it sends says "Origin: null".
FRAME = PAGE + b'<iframe id=inner sandbox="allow-scripts allow-forms" srcdoc="<h1>Nobody</h1>"></iframe>'


class Pages(BaseHTTPRequestHandler):
    def do_GET(self):
        page = FRAME if self.path == "/frame" else PAGE
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_):
        """Says nothing."""


class Strangers(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        """A browser may leave before it has read everything."""


def served():
    """The port at which the pages are, under every name that means this machine; they end with the process."""
    server = Strangers(("127.0.0.1", 0), Pages)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port
