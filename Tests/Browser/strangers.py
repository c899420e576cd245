"""Pages of somebody else on this machine, from which a browser can be made to ask the server."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PAGE = b"<!doctype html><title>A page of somebody else</title><h1>Somebody else</h1>"
# A frame whose page is nobody's: what it sends says "Origin: null".
FRAME = PAGE + b'<iframe id=inner sandbox="allow-scripts allow-forms" srcdoc="<h1>Nobody</h1>"></iframe>'


class Desk(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(FRAME if self.path == "/frame" else PAGE)

    def log_message(self, *_):
        """Says nothing."""


def served():
    """The port at which they are, under every name that means this machine; they end with the process."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Desk)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port
