"""HTTP/1.1 over plain sockets: it costs the machine little beside what is measured, and hides nothing."""

import json
import selectors
import socket
from time import perf_counter_ns

PATIENCE = 60


class Closed(Exception):
    """The other end closed the connection before there was an answer."""


class Answer:
    def __init__(self, head, body):
        lines = head.decode("latin-1").split("\r\n")
        self.status = int(lines[0].split(" ")[1])
        self.headers = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines[1:])]
        self.body = body

    def all(self, name):
        return [value for key, value in self.headers if key == name]

    def first(self, name):
        return next(iter(self.all(name)), None)


def request(method, path, fields=None, headers=None):
    """The bytes of a request."""
    body = b"" if fields is None else json.dumps(fields).encode()
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
    lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
    if fields is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


class Arriving:
    """The bytes of one answer, as far as they are there."""

    def __init__(self):
        self.bytes = bytearray()
        self.body = self.length = None

    def add(self, piece):
        """True when the answer is complete."""
        self.bytes += piece
        if self.body is None:
            end = self.bytes.find(b"\r\n\r\n")
            if end < 0:
                return False
            self.body, self.length = end + 4, 0
            for line in bytes(self.bytes[:end]).split(b"\r\n")[1:]:
                if line[:15].lower() == b"content-length:":
                    self.length = int(line[15:])
        return len(self.bytes) >= self.body + self.length

    @property
    def answer(self):
        return Answer(bytes(self.bytes[:self.body - 4]), bytes(self.bytes[self.body:]))


class Connection:
    """One that waits for each answer."""

    def __init__(self, port, source=None):
        """Opens it, from one of this machine's addresses."""
        origin = (source, 0) if source else None
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=origin)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def ask(self, method, path, fields=None, headers=None):
        return self.send(request(method, path, fields, headers))

    def send(self, bytes):
        try:
            self.socket.sendall(bytes)
            arriving = Arriving()
            while True:
                piece = self.socket.recv(1 << 16)
                if not piece:
                    raise Closed()
                if arriving.add(piece):
                    return arriving.answer
        except (ConnectionError, TimeoutError) as error:
            raise Closed() from error

    @property
    def is_open(self):
        """Whether the other end holds it."""
        self.socket.setblocking(False)
        try:
            return self.socket.recv(1, socket.MSG_PEEK) != b""
        except BlockingIOError:
            return True
        except ConnectionError:
            return False
        finally:
            self.socket.settimeout(PATIENCE)

    def close(self):
        self.socket.close()


def times(connections, bytes, seconds):
    """Asks on every connection, again as soon as there is an answer, for so many seconds: the same bytes, or what
    `bytes` gives each time. Gives the nanoseconds of each answer, and how many were no success."""
    following = bytes if callable(bytes) else lambda: bytes
    gathered, failed = [], 0
    arriving, begun = {}, {}
    with selectors.EpollSelector() as selector:
        for connection in connections:
            selector.register(connection.socket, selectors.EVENT_READ, connection)
        now = perf_counter_ns()
        end = now + int(seconds * 1e9)
        for connection in connections:
            arriving[connection], begun[connection] = Arriving(), perf_counter_ns()
            connection.socket.sendall(following())
        while arriving:
            for key, _ in selector.select(PATIENCE):
                connection = key.data
                piece = connection.socket.recv(1 << 18)
                now = perf_counter_ns()
                if not piece:
                    raise Closed()
                if not arriving[connection].add(piece):
                    continue
                gathered.append(now - begun[connection])
                failed += not arriving[connection].bytes.startswith((b"HTTP/1.1 2", b"HTTP/1.1 3"))
                if now >= end:
                    del arriving[connection]
                    continue
                arriving[connection] = Arriving()
                begun[connection] = perf_counter_ns()
                connection.socket.sendall(following())
    return gathered, failed
